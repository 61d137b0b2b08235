import { describe, expect, test, vi } from "vitest";
import { around, distance, place, shared } from "../src/kit/placing";
import { fresh, merged, unpacked, type Deed } from "../src/table/deeds";
import { current, happened, holds, outdated, type Situation, type Step } from "../src/table/guide";
import { TONES, type Tone } from "../src/table/tones";
import type { Answer, State } from "../src/wire";

const deeds = (...numbers: number[]): Deed[] => numbers.map((n) => ({ n, seat: 0, events: [] }));
const numbers = (some: Deed[]) => some.map((deed) => deed.n);

describe("deeds", () => {
  test("what travels packed is read one by one", () => {
    const told = [
      [3, ["laid", 3], ["showed", [0, "wood-1"], [1, "silk-2"]], ["rest"]],
      [
        ["drew", [0, "stone-1"], [0]],
        ["season", "autumn", 22],
        ["rest", [], []],
      ],
      [],
      [["drew", 1]],
      [0],
    ];
    expect(unpacked(told, 12)).toEqual([
      {
        n: 7,
        seat: 3,
        events: [["laid", 3], ["showed", 0, "wood-1"], ["showed", 1, "silk-2"], ["rest"]],
      },
      { n: 8, seat: null, events: [["drew", 0, "stone-1"]] },
      { n: 9, seat: null, events: [["drew", 0], ["season", "autumn", 22], ["rest"], ["rest"]] },
      { n: 10, seat: null, events: [] },
      { n: 11, seat: null, events: [["drew", 1]] },
      { n: 12, seat: 0, events: [] },
    ]);
  });

  test("a state continues what is known", () => {
    expect(numbers(merged(deeds(1, 2), 2, deeds(3, 4)))).toEqual([1, 2, 3, 4]);
    expect(numbers(merged(deeds(1, 2), 2, []))).toEqual([1, 2]);
  });

  test("what comes twice is there once", () => {
    expect(numbers(merged(deeds(1, 2, 3), 1, deeds(2, 3, 4)))).toEqual([1, 2, 3, 4]);
  });

  test("a state from the beginning replaces everything, as after an undo", () => {
    expect(numbers(merged(deeds(1, 2, 3, 4), 0, deeds(1, 2)))).toEqual([1, 2]);
    expect(numbers(merged([], 0, deeds(1)))).toEqual([1]);
  });

  test("news is what was not known", () => {
    expect(numbers(fresh(deeds(1, 2), deeds(2, 3)))).toEqual([3]);
    expect(numbers(fresh([], deeds(1)))).toEqual([1]);
  });
});

describe("pace", () => {
  const state = (version: number, seat: number, offers: string[]): State => ({
    say: "state",
    table: "t",
    version,
    since: version - 1,
    acts: version,
    seat: 0,
    to_act: [0],
    view: {},
    offers,
    deeds: [[seat]],
    clocks: [],
    handovers: [],
    left: [],
    undo: null,
    ending: null,
  });

  /** A table whose page pauses for long, and what it says to the server. */
  async function sitDown() {
    vi.resetModules();
    const said: string[] = [];
    let hear: (message: Answer) => void = () => undefined;
    const ask = (message: { do: string; act?: string }) => {
      if (message.act) said.push(message.act);
      return Promise.resolve({ say: "done" });
    };
    const listen = (listener: { hear: typeof hear }) => (hear = listener.hear);
    vi.doMock("../src/table/connection.svelte", () => ({ connection: { ask, listen } }));
    vi.doMock("../src/table/pace", () => ({ pause: () => 1e6, rest: () => Promise.resolve() }));
    const { OpenTable } = await import("../src/table/table.svelte");
    const table = new OpenTable("t", "");
    hear({ ...state(1, 1, ["bid 1"]), since: 0, deeds: [] });
    hear({ ...state(2, 1, ["bid 2"]), since: 0 });
    return { table, said, hear: (told: State) => hear(told) };
  }

  test("what others do is shown after a pause, what I do at once", async () => {
    const { table, hear } = await sitDown();
    hear(state(3, 1, ["bid 2"]));
    expect(table.game?.version).toBe(2);
    hear(state(4, 0, []));
    expect(table.game?.version).toBe(4);
    expect(table.coming).toEqual([]);
  });

  test("a click counts for the offers that were shown, and for no others", async () => {
    const { table, said, hear } = await sitDown();
    hear(state(3, 1, ["bid 2"]));
    await table.act("bid 2");
    expect(said).toEqual(["bid 2"]);
    hear(state(4, 1, ["bid 2", "bid 3"]));
    await table.act("bid 2");
    expect(said).toEqual(["bid 2"]);
    expect(table.game?.version).toBe(4);
  });
});

describe("guide", () => {
  const steps: Step[] = [
    { say: "welcome" },
    { say: "hand", when: { phase: ["bid"], mine: true }, act: ["bid"] },
    { say: "tied", when: { event: "tied me" } },
    { say: "next", when: { reached: { turn: 2 } } },
  ];
  const now = (change: Partial<Situation> = {}): Situation => ({
    phase: "bid",
    offers: ["bid 3"],
    happened: new Set(),
    view: { turn: 1 },
    ...change,
  });
  const show = (seen: number[], change: Partial<Situation> = {}) =>
    steps[current(steps, new Set(seen), now(change))]?.say;

  test("steps come in order, each when its time has come", () => {
    expect(show([])).toBe("welcome");
    expect(show([0])).toBe("hand");
    expect(show([0], { offers: [] })).toBeUndefined();
    expect(show([0], { phase: "pick" })).toBeUndefined();
    expect(show([0, 1], { view: { turn: 2 } })).toBe("next");
    expect(show([0, 1], { view: { turn: 2 }, happened: new Set(["tied me"]) })).toBe("tied");
  });

  test("an act ends the steps that led to it, and no others", () => {
    expect(outdated(steps, "bid 7", now())).toEqual([0, 1]);
    expect(outdated(steps, "pick noble", now())).toEqual([]);
    expect(outdated(steps, "bid 7", now({ phase: "pick" }))).toEqual([]);
  });

  test("an act is not credited to a later step that asks for the same verb", () => {
    const second: Step = { say: "again", when: { mine: true, reached: { turn: 2 } }, act: ["bid"] };
    const both = [...steps, second];
    expect(outdated(both, "bid 7", now())).toEqual([0, 1]);
    expect(outdated(both, "bid 7", now({ view: { turn: 2 } }))).toEqual([0, 1, 3, 4]);
  });

  test("events are told with and without me", () => {
    const events = [
      { event: "tied", seat: 1 },
      { event: "won", seat: 0 },
    ];
    expect([...happened(events, 0)]).toEqual(["tied", "won", "won me"]);
    expect([...happened(events, null)]).toEqual(["tied", "won"]);
  });

  test("no condition always holds", () => {
    expect(holds(undefined, now())).toBe(true);
    expect(holds({ reached: { nothing: 1 } }, now())).toBe(false);
    expect(holds({ offer: "bid" }, now())).toBe(true);
    expect(holds({ offer: "pass" }, now())).toBe(false);
  });
});

describe("placing", () => {
  const view = { width: 400, height: 600 };
  const size = { width: 200, height: 100 };

  test("below if there is room, else above", () => {
    expect(place(size, { left: 100, top: 50, width: 50, height: 50 }, view).side).toBe("below");
    expect(place(size, { left: 100, top: 500, width: 50, height: 90 }, view).side).toBe("above");
  });

  test("it stays inside and covers neither the target nor what must be clicked", () => {
    const target = { left: 300, top: 100, width: 90, height: 60 };
    const clickable = [{ left: 0, top: 160, width: 400, height: 200 }];
    const spot = { ...size, ...place(size, target, view, clickable) };
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + spot.width).toBeLessThanOrEqual(view.width);
    expect(shared(spot, target)).toBe(0);
    expect(shared(spot, clickable[0]!)).toBe(0);
  });

  test("it moves sideways rather than far away", () => {
    const room = { width: 1280, height: 800 };
    const hand = { left: 240, top: 626, width: 580, height: 80 };
    const buttons = [{ left: 580, top: 568, width: 360, height: 56 }];
    const above = { ...size, ...place(size, hand, room, buttons) };
    expect(above).toMatchObject({ side: "above", left: hand.left, top: 514 });
    const plots = { left: 852, top: 626, width: 86, height: 80 };
    const left = { ...size, ...place(size, plots, { ...room, width: 960 }, buttons) };
    expect(left).toMatchObject({ side: "left", top: plots.top });
    expect(shared(left, buttons[0]!)).toBe(0);
  });

  test("it stands beyond what must be clicked, or on its border, rather than at a dock", () => {
    const target = { left: 10, top: 20, width: 380, height: 100 };
    const strip = [{ left: 0, top: 130, width: 400, height: 60 }];
    expect(place(size, target, view, strip)).toMatchObject({ side: "below", top: 202 });
    const border = [{ left: 0, top: 230, width: 400, height: 370 }];
    const spot = { ...size, ...place(size, target, view, border) };
    expect(distance(spot, target)).toBe(12);
    expect(shared(spot, target)).toBe(0);
  });

  test("boxes that touch or overlap are not apart", () => {
    const box = { left: 0, top: 0, width: 10, height: 10 };
    expect(distance(box, { left: 10, top: 5, width: 5, height: 5 })).toBe(0);
    expect(distance(box, { left: 13, top: 14, width: 5, height: 5 })).toBe(5);
  });

  test("around several things", () => {
    const one = { left: 10, top: 10, width: 10, height: 10 };
    const other = { left: 50, top: 30, width: 10, height: 10 };
    expect(around([one, other], 5)).toEqual({ left: 5, top: 5, width: 60, height: 40 });
    expect(around([])).toBeNull();
  });
});

describe("sounds", () => {
  const all = Object.entries(TONES) as [string, Tone[]][];

  test.each(all)("%s is short, quiet and within hearing", (_, tones) => {
    const end = Math.max(...tones.map((tone) => tone.at + tone.length));
    expect(end).toBeLessThanOrEqual(1.6);
    for (const tone of tones) {
      expect(tone.pitch).toBeGreaterThanOrEqual(100);
      expect(tone.pitch).toBeLessThanOrEqual(2000);
      expect(tone.loud).toBeGreaterThan(0.01);
    }
    expect(tones.reduce((sum, tone) => sum + tone.loud, 0)).toBeLessThanOrEqual(0.5);
  });
});

describe("settings", () => {
  test("sounds are off until somebody turns them on", async () => {
    const memory = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => memory.get(name) ?? null,
      setItem: (name: string, value: string) => memory.set(name, value),
    });
    const { settings } = await import("../src/app/settings.svelte");
    expect(settings.sound).toBe(false);
    settings.choose("sound", "on");
    expect([...memory]).toEqual([["paravent.sound", "on"]]);
  });
});

describe("router", () => {
  test("the words of a path", async () => {
    vi.stubGlobal("location", { hash: "#/table/k3f/inv%20ite" });
    vi.stubGlobal("addEventListener", () => undefined);
    const { partsOf, router } = await import("../src/app/router.svelte");
    expect(router.parts).toEqual(["table", "k3f", "inv ite"]);
    expect(partsOf("/")).toEqual([]);
    expect(partsOf("/rules/x/%E0%A4%A")).toEqual(["rules", "x", "%E0%A4%A"]);
  });
});

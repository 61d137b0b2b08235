/** What decided a game, and in which steps its scoring is told. */

import { describe, expect, test } from "vitest";
import { spread } from "../src/kit/spread";
import { byOrigin, idle, origins } from "../src/table/finale";
import { wrapped } from "../src/table/picture";
import {
  courseOf,
  courseTold,
  leads,
  sidesOf,
  turningPoints,
  widestGap,
  winnersOf,
} from "../src/table/verdict";
import { GameWords, Words } from "../src/text/words";
import type { Ending } from "../src/wire";

const ended = (
  scores: number[],
  places: number[],
  tallies: Record<string, number>[] = [],
): Ending => ({ scores, places, tallies, seed: "" });

describe("sides", () => {
  test("everybody is one, best first", () => {
    const sides = sidesOf(ended([3, 9, 9], [3, 1, 1]));
    expect(sides.map(({ seats }) => seats)).toEqual([[1], [2], [0]]);
    expect(winnersOf(sides).map(({ seats }) => seats)).toEqual([[1], [2]]);
  });

  test("partners win together", () => {
    const sides = sidesOf(ended([27, 36, 27, 36], [3, 1, 3, 1]), [
      [0, 2],
      [1, 3],
    ]);
    expect(winnersOf(sides).map(({ seats }) => seats)).toEqual([[1, 3]]);
    expect(sides.map(({ place }) => place)).toEqual([1, 2]);
    expect(courseOf([[1, 2, 1, 2]], sides)).toEqual([[2, 1]]);
  });
});

describe("the course of the points", () => {
  const two = sidesOf(ended([10, 8], [1, 2]));

  test("never behind", () => {
    const course = [
      [0, 0],
      [4, 2],
      [10, 8],
    ];
    expect(courseTold(course, two)).toEqual({ kind: "always" });
  });

  test("turned for good after the last tie", () => {
    const course = [
      [0, 0],
      [0, 3],
      [5, 3],
      [5, 5],
      [6, 5],
      [10, 8],
    ];
    expect(courseTold(course, two)).toEqual({ kind: "turned", n: 4 });
    expect(leads(course)).toEqual([{ kind: "lead", n: 2, side: 0, from: 1 }]);
  });

  test("only at the very end", () => {
    const course = [
      [0, 0],
      [4, 7],
      [10, 8],
    ];
    expect(courseTold(course, two)).toEqual({ kind: "last", rival: 1, ahead: 3 });
  });

  test("shared, or broken", () => {
    expect(courseTold([], sidesOf(ended([8, 8], [1, 1])))).toEqual({ kind: "shared" });
    expect(courseTold([], sidesOf(ended([8, 8], [2, 1])))).toEqual({ kind: "broken" });
  });

  test("the longest reigns, the last change and the greatest leap are marked", () => {
    const fronts = [0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0].map((side) => (side ? [1, 2] : [2, 1]));
    const found = turningPoints([[0, 0], ...fronts, [9, 1]]);
    expect(found.filter(({ kind }) => kind === "lead")).toHaveLength(4);
    expect(found.some(({ kind, n }) => kind === "lead" && n === 11)).toBe(true);
    expect(found.at(-1)).toEqual({ kind: "leap", n: 12, side: 0, points: 7 });
  });
});

describe("what counted most", () => {
  const tallies = [
    { coins: 5, gems: 9, partner: 3 },
    { coins: 1, gems: 2, partner: 8 },
    { coins: 2, gems: 1, partner: 14 },
    { coins: 4, gems: 4, partner: 3 },
  ];

  test("between the first and the second", () => {
    const sides = sidesOf(ended([14, 3, 3, 8], [1, 3, 4, 2]));
    const gap = widestGap(ended([14, 3, 3, 8], [1, 3, 4, 2], tallies), sides);
    expect(gap).toEqual({ origin: "gems", ours: 9, theirs: 4 });
  });

  test("between teams, without what partners only repeat", () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    const ending = ended([17, 11, 17, 11], [1, 3, 1, 3], tallies);
    const gap = widestGap(ending, sidesOf(ending, teams), ["partner"]);
    expect(gap).toEqual({ origin: "gems", ours: 10, theirs: 6 });
  });
});

const SHARED = "finale-nobody = Nobody: { $origins }.\nlist-and = { $head } and { $last }";

describe("steps", () => {
  const words = new GameWords(
    new Words("en", [SHARED], []),
    "some",
    "finale-coins = Coins!\ntally-gems = Gems\ntally-skills = Skills",
    "",
  );
  const tallies = [
    { coins: 2, gems: 0, skills: 0 },
    { coins: 0, gems: 0, skills: 0 },
  ];
  const ending = ended([2, 0], [1, 2], tallies);

  test("origins that brought nobody anything are one step", () => {
    expect(origins(ending)).toEqual(["coins", "gems", "skills"]);
    expect(idle(ending)).toEqual(["gems", "skills"]);
    const steps = byOrigin({ ending, words }, (origin, seat) => [`${origin} ${seat}`]);
    expect(steps.map(({ gains }) => gains)).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(steps[0]?.caption).toBe("Nobody: Gems and Skills.");
    expect(steps[1]).toEqual({ caption: "Coins!", gains: [2, 0], lights: ["coins 0"] });
  });
});

test("long sentences become lines", () => {
  expect(wrapped("one two three four", 9)).toEqual(["one two", "three", "four"]);
  expect(wrapped("Maximilienne-Charlotte", 9)).toEqual(["Maximilienne-Charlotte"]);
});

test("marks at the ends of lines keep apart, in order and above the end", () => {
  expect(spread([10, 100, 12], 18, 200)).toEqual([10, 100, 28]);
  expect(spread([99, 50, 99], 18, 100)).toEqual([82, 50, 100]);
});

/** What is pure on the board of Yongle: councils told by events, cards in piles, drawings. */

import { describe, expect, test } from "vitest";
import { lastCouncil } from "../src/games/yongle/council";
import { edifice } from "../src/games/yongle/edifices";
import { actWith } from "../src/games/yongle/hand";
import { piled } from "../src/games/yongle/look";
import { SITES } from "../src/games/yongle/plan";

describe("a council", () => {
  const met = [
    { event: "council" },
    { event: "declared", seat: 0, adviser: 1 },
    { event: "declared", seat: 1, adviser: 2 },
    { event: "declared", seat: 2, adviser: 1 },
    { event: "showed", seat: 1, card: "silk-1" },
    { event: "showed", seat: 2, card: "wood-3" },
    { event: "contested", seat: 0 },
    { event: "contested", seat: 2 },
    { event: "drew", seat: 0 },
    { event: "received", seat: 1, card: "wood-3", giver: 2 },
    { event: "wasted", card: "silk-1" },
    { event: "season", season: "spring", round: 4 },
    { event: "drew", seat: 0 },
  ];

  test("says who got what, and whose cards are lost", () => {
    const { shares, wasted, revealed } = lastCouncil(met, 3);
    expect(revealed).toBe(true);
    expect(wasted).toEqual(["silk-1"]);
    expect(shares.map((share) => share.adviser)).toEqual([1, 2, 1]);
    expect(shares[0]).toMatchObject({ contested: true, drew: 1, received: [] });
    expect(shares[1]).toMatchObject({ contested: false, received: ["wood-3"], lost: true });
    expect(shares[2]?.lost).toBe(false);
  });

  test("with somebody who wants cards for nothing loses them all the same", () => {
    const { shares } = lastCouncil(
      [
        { event: "council" },
        { event: "declared", seat: 0, adviser: 1 },
        { event: "declared", seat: 1, adviser: 0 },
        { event: "showed", seat: 1, card: "silk-1" },
        { event: "wasted", card: "silk-1" },
      ],
      2,
    );
    expect(shares.map((share) => share.lost)).toEqual([false, true]);
  });

  test("that has only begun reveals nothing of the one before", () => {
    const again = lastCouncil([...met, { event: "council" }, { event: "trusted", seat: 1 }], 3);
    expect(again.revealed).toBe(false);
    expect(again.shares.every((share) => share.adviser === null)).toBe(true);
  });
});

describe("cards", () => {
  test("of one kind lie on one pile", () => {
    expect(piled(["wood-1", "wood-1", "silk-3"])).toEqual([
      { card: "wood-1", count: 2 },
      { card: "silk-3", count: 1 },
    ]);
  });

  test("mean what the phase asks for; those that a search throws away are not mine", () => {
    expect(actWith("wood-2", "turn")).toBe("pay wood-2");
    expect(actWith("scheme-2", "turn")).toBe("scheme 2");
    expect(actWith("scheme-2", "levy")).toBe("discard scheme-2");
    expect(actWith("wood-2", "lay")).toBe("lay wood-2");
    expect(actWith("wood-2", "search")).toBe("pay wood-2");
  });
});

describe("the plan", () => {
  test("has a place and a drawing for all 31 buildings", () => {
    expect(SITES).toHaveLength(31);
    const drawings = SITES.map((name) =>
      edifice(name)
        .map((part) => part.path)
        .join(),
    );
    expect(new Set(drawings).size).toBe(31);
    expect(drawings.join("")).not.toMatch(/NaN|undefined/);
  });
});

/** What is pure on the board of China: lines drawn by hand, the steps of the final scoring. */

import { describe, expect, test } from "vitest";
import { latest } from "../src/games/china/fresh";
import { scenes } from "../src/games/china/finale";
import { onWall, outlines, road, type Point } from "../src/games/china/terrain";
import type { Board } from "../src/games/china/wire";

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const NEIGHBOUR: Point[] = [
  [100, 0],
  [200, 0],
  [200, 100],
  [100, 100],
];

describe("terrain", () => {
  test("a border that two provinces share is one line, read in both directions", () => {
    const shared = (path: string | undefined) => {
      const points = path?.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
      return [...new Set(points)].filter((point) => Math.abs(parseFloat(point) - 100) < 5);
    };
    const [one, two] = outlines([SQUARE, NEIGHBOUR]).map(shared);
    expect(one).toHaveLength(5);
    expect(one?.toSorted()).toEqual(two?.toSorted());
  });

  test("a road bends the same way from both ends", () => {
    const ends: [Point, Point] = [
      [10, 20],
      [90, 70],
    ];
    const bend = (path: string) => /Q([\d.]+ [\d.]+)/.exec(path)?.[1];
    expect(bend(road(...ends))).toBe(bend(road(ends[1], ends[0])));
    expect(bend(road(...ends))).not.toBe("50 45");
  });

  test("the wall goes up in the west, then east, and begins again after 50", () => {
    expect(onWall(50)).toEqual(onWall(0));
    expect(onWall(10)[0]).toBe(onWall(0)[0]);
    expect(onWall(10)[1]).toBeLessThan(onWall(0)[1]);
    expect(onWall(49)[1]).toBe(onWall(30)[1]);
    expect(onWall(49)[0]).toBeGreaterThan(onWall(30)[0]);
  });
});

describe("the final scoring", () => {
  const place = { provinces: ["wei"], x: 0, y: 0, junction: false };
  const board: Pick<Board, "towns"> = {
    towns: { wu: { ...place, port: true }, ye: { ...place, port: false } },
  };

  test("in steps, with what every seat gains", () => {
    const steps = scenes(
      [
        { event: "counted", place: "qi", cause: "full" },
        { event: "ranked", seat: 0, points: 9 },
        { event: "ended", reason: "deck" },
        { event: "counted", place: "wei", cause: "end", palaces: 3 },
        { event: "ranked", seat: 0, palaces: 2, points: 3 },
        { event: "ranked", seat: -1, palaces: 1, points: 2 },
        { event: "inherited", seat: 1, points: 2, colour: "red" },
        { event: "counted", place: "ports", cause: "end", palaces: 1 },
        { event: "visited", alliance: 3, province: "wei", neighbour: "chin" },
        { event: "allied", seat: 1, points: 5 },
        { event: "unallied", alliance: 4, province: "chin", neighbour: "shu" },
        { event: "visited", alliance: 5, province: "shu", neighbour: "chu" },
        { event: "allied", seat: 0, points: 2 },
        { event: "unallied", alliance: 6, province: "lu", neighbour: "chu" },
        { event: "linked", seat: 0, town: "ye" },
        { event: "linked", seat: 0, town: "wu" },
        { event: "chained", seat: 0, palaces: 4, points: 4 },
        { event: "gathered", tile: "green", tiles: 2 },
        { event: "rewarded", seat: 0, tile: "green", points: 6 },
        { event: "rewarded", seat: 1, tile: "green", points: 6 },
        { event: "gathered", tile: "orange", tiles: 1 },
        { event: "rewarded", seat: 0, tile: "orange", points: 6 },
      ],
      board,
    );
    expect(steps.map(({ gains }) => gains)).toEqual([
      { 0: 3, 1: 2 },
      {},
      { 1: 5 },
      { 0: 2 },
      {},
      { 0: 4 },
      { 0: 6, 1: 6 },
      { 0: 6 },
    ]);
    expect(steps[0]?.lights).toEqual(["province wei"]);
    expect(steps[1]?.lights).toEqual(["town wu"]);
    expect(steps[2]?.lights).toEqual(["alliance 3", "province wei", "province chin"]);
    expect(steps[5]?.lights).toEqual(["town ye", "town wu"]);
  });

  test("what nobody leads is told once", () => {
    const unallied = [1, 2, 3].map((alliance) => ({ event: "unallied", alliance }));
    const steps = scenes([{ event: "ended", reason: "deck" }, ...unallied], board);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.events).toEqual(unallied);
    expect(steps[0]?.lights).toEqual(["alliance 1", "alliance 2", "alliance 3"]);
  });

  test("nothing before the end", () => {
    expect(scenes([{ event: "counted", place: "qi", cause: "full" }], board)).toEqual([]);
  });
});

test("what others placed since my last card is fresh", () => {
  const story = [
    { event: "built", seat: 0, town: "ye" },
    { event: "took", seat: 0, card: "red" },
    { event: "sent", seat: 1, province: "wei" },
    { event: "took", seat: 1, card: "red" },
    { event: "built", seat: 2, town: "wu" },
  ];
  expect([...latest(story, 0, "turn")].sort()).toEqual(["dragon wei", "town wu"]);
  expect(latest(story, 0, "over").size).toBe(0);
});

/** Boards, guides and panels, found by folder: a game without a board of its own gets the generic one. */

import type { Component } from "svelte";
import type { Guide } from "../table/guide";
import type { Happening } from "../text/words";

/** A thing travels between two places of the board, named by their data-place. */
export interface Flight {
  from: string;
  to: string;
}

type Load<T> = Record<string, () => Promise<T>>;
const boards = import.meta.glob("./*/Board.svelte", { import: "default" }) as Load<Component>;
const flights = import.meta.glob("./*/flights.ts", { import: "flights" }) as Load<
  (happening: Happening) => Flight[]
>;
const guides = import.meta.glob("./*/guide.ts", { import: "guide" }) as Load<Guide>;
const panels = import.meta.glob("./*/Panel.svelte", { import: "default", eager: true }) as Record<
  string,
  Component
>;

export const PANELS = ["middle_kingdom", "middle_ages", "yongle", "madame_ching", "china"];

export function hasBoard(key: string): boolean {
  return `./${key}/Board.svelte` in boards;
}

export async function findBoard(key: string, plain = false): Promise<Component> {
  const generic = boards["./generic/Board.svelte"];
  const load = plain ? generic : (boards[`./${key}/Board.svelte`] ?? generic);
  if (!load) throw new Error("no generic board");
  return load();
}

export async function findFlights(key: string): Promise<(happening: Happening) => Flight[]> {
  return (await flights[`./${key}/flights.ts`]?.()) ?? (() => []);
}

export function hasGuide(key: string): boolean {
  return `./${key}/guide.ts` in guides;
}

/** The guided first game. */
export async function findGuide(key: string): Promise<Guide | null> {
  return (await guides[`./${key}/guide.ts`]?.()) ?? null;
}

export function findPanel(key: string): Component | null {
  return panels[`./${key}/Panel.svelte`] ?? null;
}

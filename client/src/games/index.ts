/**
 * Boards, guides and panels, found by folder: a game without a board or a panel of its own gets the
 * generic one.
 */

import type { Component } from "svelte";
import type { Guide } from "../table/guide";
import { Speech } from "../text/speech";
import type { Happening, Lang } from "../text/words";

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
const seatFields = import.meta.glob("./*/fields.ts", { import: "SEATS", eager: true }) as Record<
  string,
  string[]
>;
const panels = import.meta.glob("./*/Panel.svelte", { eager: true }) as Record<string, Panel>;
const mottos = import.meta.glob("./*/panel.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** A panel of the start page: its art, and the colours behind it. */
export interface Panel {
  default: Component;
  back: string;
}

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

/** Fields of a view whose numbers are seats: in any game, and in this one. */
export function findSeatFields(key: string): string[] {
  return ["seat", "mover", "order", "by", "owner", ...(seatFields[`./${key}/fields.ts`] ?? [])];
}

export function findPanel(key: string): Panel {
  const panel = panels[`./${key}/Panel.svelte`] ?? panels["./generic/Panel.svelte"];
  if (!panel) throw new Error("no generic panel");
  return panel;
}

/** What a game is about, in one line; nothing if its folder does not say. */
export function findMotto(key: string, lang: Lang): string {
  const file = mottos[`./${key}/panel.${lang}.ftl`] ?? "";
  return new Speech(lang, [file]).say("motto") ?? "";
}

/**
 * Boards, guides, primers and panels, found by folder: a game without a board or a panel of its own
 * gets the generic one.
 */

import type { Component } from "svelte";
import type { Teller } from "../table/finale";
import type { Guide } from "../table/guide";
import { Speech, type Details } from "../text/speech";
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
const primers = import.meta.glob("./*/Primer.svelte") as Load<Primer>;
const primerTexts = import.meta.glob("./*/primer.*.ftl", {
  query: "?raw",
  import: "default",
}) as Load<string>;
const guides = import.meta.glob("./*/guide.ts", { import: "guide" }) as Load<Guide>;
const finales = import.meta.glob("./*/finale.ts", { import: "finale" }) as Load<Teller>;
const panels = import.meta.glob("./*/Panel.svelte", { eager: true }) as Record<string, Panel>;
const mottos = import.meta.glob("./*/panel.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** The pictures that open the rules of a game, drawn by the components of its board. */
export interface Primer {
  /** Draws the picture of that name. */
  default: Component<{ picture: string }>;
  /** A turn in five pictures, and where points come from. */
  turn: string[];
  scoring: string[];
  /** Pictures that stand again beside a paragraph of the rules, by its number. */
  figures: Record<string, string>;
  /** The view that the pictures show; as much of it as they need. */
  view?: (board: object) => object;
  /** What the texts say of the board, because an owner of the box may correct it. */
  numbers?: (board: object) => Details;
}

/** A primer and its texts: `goal`, one by the name of each picture, and `end`. */
export interface Opening {
  primer: Primer;
  texts: Speech;
}

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

/** How a game tells its final scoring. */
export async function findFinale(key: string): Promise<Teller | null> {
  return (await finales[`./${key}/finale.ts`]?.()) ?? null;
}

export function hasGuide(key: string): boolean {
  return `./${key}/guide.ts` in guides;
}

/** The guided first game. */
export async function findGuide(key: string): Promise<Guide | null> {
  return (await guides[`./${key}/guide.ts`]?.()) ?? null;
}

/** What opens the rules; nothing for a game that has only its text. */
export async function findPrimer(key: string, lang: Lang): Promise<Opening | null> {
  const [primer, text] = await Promise.all([
    primers[`./${key}/Primer.svelte`]?.(),
    primerTexts[`./${key}/primer.${lang}.ftl`]?.(),
  ]);
  return primer && text !== undefined ? { primer, texts: new Speech(lang, [text]) } : null;
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

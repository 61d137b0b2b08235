/** How pages name players and their numbers. */

import { language } from "../text/language.svelte";

/** The page of an account; names need not be different. */
export const playerPath = (name: string, number: number) =>
  `/player/${encodeURIComponent(name)}${number > 1 ? `/${number}` : ""}`;

/** The page of whoever sits there at a rated table. */
export const seatPath = (name: string, table: string, seat: number) =>
  `/player/${encodeURIComponent(name)}/at/${table}/${seat}`;

export const decimal = (value: number) =>
  new Intl.NumberFormat(language.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);

/** One or several of which nobody knows which. */
export const either = (names: string[]) =>
  new Intl.ListFormat(language.lang, { type: "disjunction" }).format(names);

export const day = (at: number) =>
  new Date(at).toLocaleDateString(language.lang, { dateStyle: "medium" });

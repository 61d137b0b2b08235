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

export const day = (at: number) =>
  new Date(at).toLocaleDateString(language.lang, { dateStyle: "medium" });

/** Words in the rules, found whatever their accents and capitals. */

import type { RulesText } from "./rules";

/** A paragraph in which all words occur, and a piece of it around the first of them. */
export interface Hit {
  number: string;
  title: string;
  before: string;
  found: string;
  after: string;
}

const AROUND = 46; // letters on each side
const LIGATURES: Record<string, string> = {
  œ: "oe",
  æ: "ae",
  "’": "'",
  "\u202f": " ",
  "\u00a0": " ",
};

/** Plain small letters, and for each of them where it stands in the text. */
export function folded(text: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  for (let n = 0; n < text.length; n++) {
    const small = (text[n] ?? "").toLowerCase();
    const plain = LIGATURES[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
    letters += plain;
    for (let m = 0; m < plain.length; m++) places.push(n);
  }
  return { letters, places };
}

/** What is read of a paragraph: no signs of emphasis, and tables as their words. */
function plainly(markdown: string): string {
  return markdown
    .replace(/\*\*|[*`]/g, "")
    .replace(/\|?[-|]{3,}\|?/g, " ")
    .replace(/\s*\|\s*/g, " · ")
    .replace(/\s+/g, " ")
    .trim();
}

export function search(text: RulesText, asked: string): Hit[] {
  const words = folded(asked).letters.split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hits: Hit[] = [];
  for (const chapter of [...text.chapters, ...text.rulings])
    for (const one of chapter.paragraphs) {
      const read = plainly(one.text);
      const { letters, places } = folded(read);
      const around = folded(`${one.number} ${chapter.title}`).letters;
      if (!words.every((word) => letters.includes(word) || around.includes(word))) continue;
      const first = words.find((word) => letters.includes(word)) ?? "";
      const from = first ? (places[letters.indexOf(first)] ?? 0) : 0;
      const last = letters.indexOf(first) + first.length - 1;
      const to = first ? (places[last] ?? 0) + 1 : 0;
      const start = Math.max(0, from - AROUND);
      const end = Math.min(read.length, to + AROUND);
      hits.push({
        number: one.number,
        title: chapter.title,
        before: (start ? "…" : "") + read.slice(start, from),
        found: read.slice(from, to),
        after: read.slice(to, end) + (end < read.length ? "…" : ""),
      });
    }
  return hits;
}

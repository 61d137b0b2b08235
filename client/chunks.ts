/**
 * Which modules share a file. Every file that a page asks for costs a round trip, so what is needed
 * together comes together: the frame of all pages, the pictures of a game, its words, its rules.
 */

type Namer = (id: string) => string | null;

interface Group {
  name: string | Namer;
  debugName: string;
  tags?: ["$initial"];
  minShareCount?: number;
}

const RULES = /\/(rules|rulings|primer)\.\w+\.\w+\?/;

/** The words of the site or of a game, or what its page of rules says; in one language. */
const texts: Namer = (id) => {
  const lang = /[/.](en|fr)[/.].*\?raw$/.exec(id)?.[1];
  if (lang === undefined) return null;
  const game = /\/games\/(\w+)\//.exec(id)?.[1];
  return [game, RULES.test(id) ? "rules" : "words", lang].filter(Boolean).join(".");
};

/** A game's board, cards, primer, guide and end. */
const pictures: Namer = (id) => /\/src\/games\/(\w+)\/.*\.(svelte|ts|css)\b/.exec(id)?.[1] ?? null;

export const GROUPS: Group[] = [
  { name: "frame", debugName: "frame", tags: ["$initial"] },
  { name: texts, debugName: "texts" },
  { name: pictures, debugName: "pictures" },
  { name: "table", debugName: "table", minShareCount: 2 },
];

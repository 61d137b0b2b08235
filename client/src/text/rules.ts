/** The rules text and the rulings of a game, by number, as paravent/text/rules_text.py reads them. */

import type { Lang } from "./words";

export interface Paragraph {
  number: string;
  text: string;
}

export interface Chapter {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface RulesText {
  title: string;
  chapters: Chapter[];
  rulings: Chapter[];
}

type Files = Record<string, () => Promise<string>>;
const files = import.meta.glob("../../../src/paravent/games/*/text/{rules,rulings}.*.md", {
  query: "?raw",
  import: "default",
}) as Files;

/** The keys of all games with a rules text. */
export function gamesWithRules(): string[] {
  const keys = Object.keys(files).map((path) => /games\/([^/]+)\/text/.exec(path)?.[1] ?? "");
  return [...new Set(keys)];
}

export async function readRules(game: string, lang: Lang): Promise<RulesText | null> {
  const file = (name: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${game}/text/${name}.${lang}.md`))?.[1];
  const rules = await file("rules")?.();
  if (rules === undefined) return null;
  return parse(rules, (await file("rulings")?.()) ?? "");
}

export function parse(rules: string, rulings: string): RulesText {
  const text: RulesText = { title: "", chapters: [], rulings: [] };
  let chapter: Chapter | undefined;
  for (const line of rules.split("\n")) {
    const heading = /^## (R\d+) (.+)$/.exec(line);
    const start = /^\*\*(R\d+\.\d+)\*\* /.exec(line);
    const current = chapter?.paragraphs.at(-1);
    if (line.startsWith("# ")) text.title = line.slice(2).trim();
    else if (heading) {
      chapter = { number: heading[1] ?? "", title: heading[2] ?? "", paragraphs: [] };
      text.chapters.push(chapter);
    } else if (chapter && start) {
      chapter.paragraphs.push({
        number: start[1] ?? "",
        text: line.slice(start[0].length) + "\n",
      });
    } else if (current) current.text += line + "\n";
  }
  for (const line of rulings.split("\n")) {
    const heading = /^### (Q\d+) (.+)$/.exec(line);
    const ruling = text.rulings.at(-1);
    if (heading) {
      const number = heading[1] ?? "";
      text.rulings.push({
        number,
        title: heading[2] ?? "",
        paragraphs: [{ number, text: "" }],
      });
    } else if (ruling?.paragraphs[0] && !/^(status|touches|since): /.test(line)) {
      ruling.paragraphs[0].text += line + "\n";
    }
  }
  return text;
}

/** The text of a paragraph, of a whole chapter, or of a ruling. */
export function find(text: RulesText, number: string): Paragraph[] {
  const all = [...text.chapters, ...text.rulings];
  const chapter = all.find((one) => one.number === number);
  if (chapter) return chapter.paragraphs;
  return all.flatMap((one) => one.paragraphs).filter((one) => one.number === number);
}

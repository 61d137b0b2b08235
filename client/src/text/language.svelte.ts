/** The language of the page, and the files of messages, each fetched when it is needed. */

import { SvelteMap } from "svelte/reactivity";
import { remembered, remember } from "../app/memory";
import { GameWords, LANGUAGES, Words, type Kind, type Lang } from "./words";
import type { Details } from "./speech";

type Files = Record<string, () => Promise<string>>;
const pageFiles = import.meta.glob("../messages/**/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const coreFiles = import.meta.glob(
  "../../../src/paravent/text/*/{account,clubs,core,meeting,mistakes,puzzle,review,server}.ftl",
  {
    query: "?raw",
    import: "default",
  },
) as Files;
const gameFiles = import.meta.glob("../../../src/paravent/games/*/text/messages.*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const boardFiles = import.meta.glob("../games/*/messages.*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const eventFiles = import.meta.glob("../games/*/events.json", { import: "default" }) as Record<
  string,
  () => Promise<Record<string, Kind>>
>;

function matching(files: Files, part: string): Promise<string[]> {
  const found = Object.entries(files).filter(([path]) => path.includes(part));
  return Promise.all(found.map(([, load]) => load()));
}

async function shared(lang: Lang): Promise<string[]> {
  const parts = [matching(coreFiles, `/text/${lang}/`), matching(pageFiles, `/${lang}.ftl`)];
  return (await Promise.all(parts)).flat();
}

function firstChoice(): Lang {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, remembered("lang"), ...navigator.languages];
  const known = wishes.map((wish) =>
    LANGUAGES.find((lang) => wish?.toLowerCase().startsWith(lang)),
  );
  return known.find((lang) => lang !== undefined) ?? "en";
}

class Language {
  words = $state.raw<Words | null>(null);
  #games = new SvelteMap<string, GameWords>();

  get lang(): Lang {
    return this.words?.lang ?? "en";
  }

  async begin(): Promise<void> {
    await this.choose(firstChoice());
  }

  async choose(lang: Lang): Promise<void> {
    const [files, english] = await Promise.all([shared(lang), lang === "en" ? [] : shared("en")]);
    const words = new Words(lang, files, english);
    const games = await Promise.all([...this.#games.keys()].map((key) => load(words, key)));
    for (const game of games) this.#games.set(game.game, game);
    this.words = words;
    document.documentElement.lang = lang;
    remember("lang", lang);
  }

  /** The words of a game, as soon as they are there. */
  game(key: string): GameWords | null {
    return this.#games.get(key) ?? null;
  }

  async learn(key: string): Promise<void> {
    if (!this.words || this.#games.has(key)) return;
    this.#games.set(key, await load(this.words, key));
  }
}

async function load(words: Words, key: string): Promise<GameWords> {
  const written = (lang: Lang) =>
    Promise.all([
      matching(gameFiles, `/${key}/text/messages.${lang}.`),
      matching(boardFiles, `/${key}/messages.${lang}.ftl`),
    ]).then((files) => files.flat().join("\n"));
  const [english, file, kinds] = await Promise.all([
    written("en"),
    written(words.lang),
    eventFiles[`../games/${key}/events.json`]?.(),
  ]);
  return new GameWords(words, key, file, english, kinds);
}

export const language = new Language();

/** A shared message in the language of the page. */
export function t(message: string, details: Details = {}): string {
  return language.words?.say(message, details) ?? "";
}

/** Both languages say the same things, and everything that the page wants to say exists. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Guide } from "../src/table/guide";

const SOURCE = join(import.meta.dirname, "../src");
const TEXTS = join(import.meta.dirname, "../../src/paravent");

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" });
const read = (path: string) => readFileSync(join(SOURCE, path), "utf-8");

/** The messages of a file with their attributes: title, title.many. */
function messages(text: string): string[] {
  const body = new FluentResource(text).body;
  return body.flatMap((message) => [
    message.id,
    ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`),
  ]);
}

const english = files.filter((path) => /(^|[./\\])en\.ftl$/.test(path));

test.each(english)("%s is the same in French", (path) => {
  const french = read(path.replace(/en\.ftl$/, "fr.ftl"));
  expect(messages(french).sort()).toEqual(messages(read(path)).sort());
});

test.each(english)("%s: French puts no breakable blank before : ; ! ?", (path) => {
  const french = read(path.replace(/en\.ftl$/, "fr.ftl"));
  expect(french.split("\n").filter((line) => / [:;!?»]/.test(line))).toEqual([]);
});

test("what the page says exists", () => {
  const shared = ["clubs", "core", "mistakes", "puzzle", "review", "server"]
    .map((name) => readFileSync(join(TEXTS, `text/en/${name}.ftl`), "utf-8"))
    .flatMap(messages);
  const known = new Set([
    ...shared,
    ...["", "clubs/"].flatMap((part) => messages(read(`messages/${part}en.ftl`))),
  ]);
  const said = files
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]));
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((message) => !known.has(message ?? ""))).toEqual([]);
});

describe("guides", () => {
  const games = files
    .filter((path) => /^games[/\\][^/\\]+[/\\]guide\.ts$/.test(path))
    .map((path) => path.split(/[/\\]/)[1] ?? "");

  test.each(games)("%s has words for every step", async (game) => {
    const { guide } = (await import(`../src/games/${game}/guide.ts`)) as { guide: Guide };
    const known = messages(read(`games/${game}/messages.en.ftl`));
    expect(guide.steps.length).toBeGreaterThan(3);
    expect(guide.steps.map((step) => step.say).filter((say) => !known.includes(say))).toEqual([]);
  });
});

describe("finales", () => {
  const games = files
    .filter((path) => /^games[/\\][^/\\]+[/\\]finale\.ts$/.test(path))
    .filter((path) => read(path).includes("byOrigin"))
    .map((path) => path.split(/[/\\]/)[1] ?? "");

  test.each(games)("%s has words for every origin of points", (game) => {
    const known = messages(read(`games/${game}/messages.en.ftl`));
    const file = readFileSync(join(TEXTS, `games/${game}/text/messages.en.ftl`), "utf-8");
    const told = messages(file).filter((id) => id.startsWith("tally-"));
    expect(told.length).toBeGreaterThan(3);
    const wanted = told.map((id) => id.replace("tally-", "finale-"));
    expect(wanted.filter((id) => !known.includes(id))).toEqual([]);
  });
});

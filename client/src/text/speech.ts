/** Messages of one language from some Fluent files. */

import {
  FluentBundle,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";

export type Details = Record<string, unknown>;

export class Speech {
  readonly #bundle: FluentBundle;

  constructor(lang: string, files: string[], functions: Record<string, FluentFunction> = {}) {
    this.#bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  /** A message, or the attribute of it that `form` names; null if there is none. */
  say(message: string, details: Details = {}, form = ""): string | null {
    const found = this.#bundle.getMessage(message);
    const pattern = form ? found?.attributes[form] : found?.value;
    if (pattern === undefined || pattern === null) return null;
    return this.#bundle.formatPattern(pattern, plain(details), []);
  }
}

/** Fluent knows texts and numbers; anything else is written out. */
function plain(details: Details): Record<string, FluentVariable> {
  const known = Object.entries(details).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === "string" || typeof value === "number" ? value : String(value),
  ]);
  return Object.fromEntries(known);
}

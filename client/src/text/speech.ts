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
  readonly #ids: string[] = [];

  constructor(lang: string, files: string[], functions: Record<string, FluentFunction> = {}) {
    this.#bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const file of files) {
      const resource = new FluentResource(file);
      this.#bundle.addResource(resource);
      this.#ids.push(...resource.body.map((entry) => entry.id));
    }
  }

  /** The messages whose ids begin so. */
  ids(prefix: string): string[] {
    return this.#ids.filter((id) => id.startsWith(prefix));
  }

  /** A message, or the attribute of it that `form` names; null if there is none. */
  say(message: string, details: Details = {}, form = ""): string | null {
    const pattern = this.#pattern(message, form);
    return pattern === null ? null : this.#bundle.formatPattern(pattern, plain(details), []);
  }

  has(message: string, form = ""): boolean {
    return this.#pattern(message, form) !== null;
  }

  #pattern(message: string, form: string) {
    const found = this.#bundle.getMessage(message);
    return (form ? found?.attributes[form] : found?.value) ?? null;
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

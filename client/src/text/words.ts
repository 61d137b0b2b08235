/** Words: every sentence that people read. The same files and rules as paravent/text/words.py. */

import type { FluentFunction } from "@fluent/bundle";
import type { Deed } from "../table/deeds";
import { Speech, type Details } from "./speech";

export type Happening = Record<string, unknown> & { event: string };
export type Lang = "en" | "fr";
export const LANGUAGES: Lang[] = ["en", "fr"];

/** One sentence of the log, and the events that it tells. */
export interface Sentence {
  text: string;
  about: Happening[];
}

/** A kind of event: its fields, which of them are sealed, and whether it reveals what was. */
export interface Kind {
  fields: string[];
  sealed: string[];
  reveals: boolean;
}

/** DE($name) is for French, in any file. */
const FUNCTIONS: Record<string, FluentFunction> = { DE: ([name]) => frenchOf(String(name)) };
const ORDINALS = ["first", "second", "third", "fourth"];

export class Words {
  readonly #speech: Speech;
  readonly #english: Speech;

  constructor(
    readonly lang: Lang,
    files: string[],
    english: string[],
  ) {
    this.#speech = new Speech(lang, files, FUNCTIONS);
    this.#english = lang === "en" ? this.#speech : new Speech("en", english, FUNCTIONS);
  }

  say(message: string, details: Details = {}, form = ""): string {
    return (
      this.#speech.say(message, details, form) ??
      this.#english.say(message, details, form) ??
      missing(message, form)
    );
  }

  has(message: string): boolean {
    return this.#speech.has(message);
  }

  /** Ana, Bo and Cai. */
  listed(things: string[]): string {
    const last = things.at(-1) ?? "";
    const head = things.slice(0, -1);
    return head.length ? this.say("list-and", { head: head.join(", "), last }) : last;
  }

  /** Ana, 3; Bo, 2: a list of what has commas itself. */
  strung(things: string[]): string {
    return things.reduce(
      (head, last) => (head ? this.say("list-strung", { head, last }) : last),
      "",
    );
  }
}

/** The messages of one game. */
export class GameWords {
  readonly #speech: Speech;
  readonly #english: Speech;
  readonly #kinds: Record<string, Kind>;
  readonly #read = new WeakMap<Deed, Happening[]>(); // a deed is read once

  constructor(
    readonly words: Words,
    readonly game: string,
    file: string,
    english: string,
    kinds: Record<string, Kind> = {},
  ) {
    this.#speech = speak(words.lang, file);
    this.#english = words.lang === "en" ? this.#speech : speak("en", english);
    this.#kinds = kinds;
  }

  say(message: string, details: Details = {}, form = ""): string {
    return this.#find(message, details, form) ?? this.words.say(message, details, form);
  }

  has(message: string, form = ""): boolean {
    return this.#speech.has(message, form);
  }

  get title(): string {
    return this.#find("title", {}, "") ?? this.game;
  }

  noun(word: string, form = ""): string {
    return this.#find(`noun-${word}`, {}, form) ?? word;
  }

  /** What an actor is asked in a phase; with the form `more`, explained. */
  prompt(phase: string, form = ""): string {
    return this.#find(`prompt-${phase}`, {}, form) ?? "";
  }

  /** All that an actor may be asked. */
  prompts(form = ""): string[] {
    const ids = this.#speech.ids("prompt-");
    return ids.map((id) => this.#find(id, {}, form) ?? "").filter(Boolean);
  }

  /** What is going on in a phase. */
  now(phase: string): string {
    return this.#find(`phase-${phase}`, {}, "now") ?? "";
  }

  /** An act as a person would say it. */
  act(act: string): string {
    const [verb, details] = parts(act);
    return this.#find(`act-${verb}`, details, "") ?? act;
  }

  /** What an act would bring, if the game has a sentence for it. */
  preview(act: string, preview: Details): string {
    const [verb, details] = parts(act);
    return this.#find(`preview-${verb}`, { ...details, ...preview }, "") ?? "";
  }

  /** Why an act is refused, in one sentence; the rule is not named in it. */
  reason(code: string, details: Details, names: string[]): string {
    const message = `reason-${code}`;
    const told = { ...details };
    for (const [name, value] of Object.entries(details)) {
      if (Array.isArray(value))
        told[name] = this.words.listed(value.map((seat) => names[Number(seat)] ?? ""));
      else if (value !== null && typeof value === "object") {
        const items = Object.entries(value).map(([thing, count]) => ({ thing, count }));
        told[name] = this.words.listed(items.map((one) => this.say(message, one, "item")));
      }
    }
    return this.say(message, told);
  }

  /** What deeds tell, by the names of the fields; what is sealed is left out. */
  happenings(deeds: Deed[]): Happening[] {
    return deeds.flatMap((deed) => {
      const read = this.#read.get(deed) ?? deed.events.map((event) => this.#named(event));
      this.#read.set(deed, read);
      return read;
    });
  }

  #named([event, ...values]: Deed["events"][number]): Happening {
    const names = this.#kinds[String(event)]?.fields ?? [];
    const known = values.flatMap((value, n) => (value === null ? [] : [[names[n], value]]));
    return { event: String(event), ...Object.fromEntries(known) };
  }

  /** One happening as a sentence, for the reader in the seat `me`. */
  event(happening: Happening, names: string[], me: number | null): string {
    return this.#event(happening, names, me, this.#isHidden(happening) ? "hidden" : "");
  }

  /**
   * What happened, in sentences. Events of one kind in a row become one sentence where the message
   * has `many` and `item`, those of one seat where it has `each` and `item`, what is hidden of one
   * seat where it has `hidden-some`; sealed choices are left out once they have been revealed, and
   * so is what a message leaves empty, for whoever reads the other half of it.
   */
  story(happenings: Happening[], names: string[], me: number | null): Sentence[] {
    const sentences: Sentence[] = [];
    for (const run of this.#runs(this.#withoutStaleSeals(happenings))) {
      const first = run[0] as Happening;
      const [many] = this.#kin(first);
      const hidden = many === "hidden-many";
      const item = hidden ? "hidden-item" : "item";
      const message = `event-${first.event}`;
      if (run.length > 1 && this.has(message, many) && this.has(message, item)) {
        const items = run.map((one) => this.#event(one, names, me, item));
        const unlike = [...new Set(items)];
        if ((hidden ? unlike : items).length > 1) {
          const details = this.#details(first, names, me);
          details["items"] = items.join(", ");
          details["listed"] = this.words.listed(unlike);
          sentences.push({ text: this.say(message, details, many), about: run });
          continue;
        }
        if (hidden && this.has(message, "hidden-some")) {
          const details = { ...this.#details(first, names, me), count: run.length };
          sentences.push({ text: this.say(message, details, "hidden-some"), about: run });
          continue;
        }
      }
      for (const one of run) {
        const text = this.event(one, names, me);
        if (text) sentences.push({ text, about: [one] });
      }
    }
    return sentences;
  }

  #runs(happenings: Happening[]): Happening[][] {
    const runs: Happening[][] = [];
    for (const one of happenings) {
      const last = runs.at(-1)?.[0];
      const same = last?.event === one.event && `${this.#kin(last)}` === `${this.#kin(one)}`;
      if (same) runs.at(-1)?.push(one);
      else runs.push([one]);
    }
    return runs;
  }

  /** What is alike in happenings that are told together: the form that tells them, and the seat. */
  #kin(happening: Happening): [form: string, seat: unknown] {
    if (this.#isHidden(happening)) return ["hidden-many", null];
    return this.has(`event-${happening.event}`, "each")
      ? ["each", happening["seat"]]
      : ["many", null];
  }

  /** Leave out what was sealed if a later event of the same seat reveals the same. */
  #withoutStaleSeals(happenings: Happening[]): Happening[] {
    const revealed = new Map<unknown, Happening[]>();
    const kept: Happening[] = [];
    for (const happening of happenings.toReversed()) {
      const kind = this.#kinds[happening.event];
      const later = revealed.get(happening["seat"]) ?? [];
      revealed.set(happening["seat"], later);
      if (!kind?.sealed.length || !later.some((one) => tells(one, happening, kind.sealed)))
        kept.push(happening);
      if (kind?.reveals) later.push(happening);
    }
    return kept.reverse();
  }

  #event(happening: Happening, names: string[], me: number | null, form: string): string {
    return this.say(`event-${happening.event}`, this.#details(happening, names, me), form);
  }

  /** The fields, the names of the seats in them, and which one is the reader's own. */
  #details(happening: Happening, names: string[], me: number | null): Details {
    const details: Details = { you: "no" };
    for (const [field, value] of Object.entries(happening)) {
      details[field] = value;
      if (typeof value !== "number") continue;
      details[`${field}-name`] = names[value] ?? "";
      if (value === me && details["you"] === "no") details["you"] = field;
    }
    return details;
  }

  #isHidden(happening: Happening): boolean {
    const sealed = this.#kinds[happening.event]?.sealed ?? [];
    return sealed.some((field) => !(field in happening));
  }

  #find(message: string, details: Details, form: string): string | null {
    return this.#speech.say(message, details, form) ?? this.#english.say(message, details, form);
  }
}

/** The verb of an act, and its other words as details of a message. */
/** Whether a later event shows the sealed fields, with the values that they had if known. */
function tells(later: Happening, happening: Happening, sealed: string[]): boolean {
  return sealed.every(
    (field) => field in later && (!(field in happening) || later[field] === happening[field]),
  );
}

function parts(act: string): [verb: string, details: Details] {
  const [verb = "", ...rest] = act.split(" ");
  const details: Details = { thing: rest.join(" ") };
  rest.slice(0, ORDINALS.length).forEach((word, i) => (details[ORDINALS[i] ?? ""] = word));
  return [verb, details];
}

/**
 * NOUN($kind, form: "the") looks up the attribute `the` of `noun-<kind>`; PHASE and VERB alike.
 */
function speak(lang: string, file: string): Speech {
  const lookUp = (prefix: string) => (values: unknown[], options: Record<string, unknown>) => {
    const word = String(values[0]);
    return speech.say(`${prefix}-${word}`, {}, String(options["form"] ?? "")) ?? word;
  };
  const speech: Speech = new Speech(lang, [file], {
    NOUN: lookUp("noun"),
    PHASE: lookUp("phase"),
    VERB: lookUp("verb"),
    ...FUNCTIONS,
  });
  return speech;
}

/** De Lin, d’Ana. */
function frenchOf(name: string): string {
  return /^[aeiou]/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}

function missing(message: string, form: string): string {
  return form ? `⟦${message}.${form}⟧` : `⟦${message}⟧`;
}

/** What a person may set about the page; kept in the browser. */

import { remember, remembered } from "./memory";

/** What can be chosen, by setting, as the settings page lists it. */
export const CHOICES = {
  speed: ["instant", "quick", "normal", "slow"],
  confirm: ["off", "on"],
  explain: ["off", "on"],
  lasting: ["off", "bots", "on"],
  sound: ["off", "on"],
  notify: ["off", "on"],
  theme: ["auto", "light", "dark"],
  size: ["small", "normal", "large"],
  board: ["own", "plain"],
} as const;

const DEFAULTS: Chosen = {
  speed: "normal",
  confirm: "off",
  explain: "on",
  lasting: "bots",
  sound: "off",
  notify: "off",
  theme: "auto",
  size: "normal",
  board: "own",
};

export type Setting = keyof typeof CHOICES;
export type Choice<S extends Setting> = (typeof CHOICES)[S][number];
type Chosen = { [S in Setting]: Choice<S> };

function found<S extends Setting>(setting: S): Choice<S> {
  const known: readonly Choice<S>[] = CHOICES[setting];
  const kept = remembered(setting);
  return known.find((choice) => choice === kept) ?? (DEFAULTS[setting] as Choice<S>);
}

class Settings {
  #chosen = $state(
    Object.fromEntries((Object.keys(CHOICES) as Setting[]).map((s) => [s, found(s)])) as Chosen,
  );

  of<S extends Setting>(setting: S): Choice<S> {
    return this.#chosen[setting] as Choice<S>;
  }

  choose<S extends Setting>(setting: S, choice: Choice<S>): void {
    (this.#chosen as Record<Setting, string>)[setting] = choice;
    remember(setting, choice);
  }

  /** What style sheets must know. */
  apply(): void {
    const root = document.documentElement.dataset;
    const theme = this.of("theme");
    if (theme === "auto") delete root["theme"];
    else root["theme"] = theme;
    root["size"] = this.of("size");
  }

  get sound(): boolean {
    return this.of("sound") === "on";
  }

  get explain(): boolean {
    return this.of("explain") === "on";
  }

  /** Every board as lists and buttons. */
  get plain(): boolean {
    return this.of("board") === "plain";
  }
}

export const settings = new Settings();

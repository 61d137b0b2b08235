/** What a person may set about the page; kept in the browser. */

import { remember, remembered } from "./memory";

export type Theme = "auto" | "light" | "dark";
export const THEMES: Theme[] = ["auto", "light", "dark"];

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === remembered("theme")) ?? "auto");
  sound = $state(remembered("sound") === "on");
  explain = $state(remembered("explain") !== "off");
  plain = $state(remembered("board") === "plain"); // every board as lists and buttons

  paint(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.apply();
  }

  apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  ring(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  simplify(plain: boolean): void {
    this.plain = plain;
    remember("board", plain ? "plain" : "own");
  }

  coach(on: boolean): void {
    this.explain = on;
    remember("explain", on ? "on" : "off");
  }
}

export const settings = new Settings();

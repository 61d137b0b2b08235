/** The final scoring as a tour: province by province, alliance by alliance, chain by chain. */

import { getContext, setContext } from "svelte";
import type { Play } from "../../table/play";
import type { Happening } from "../../text/words";
import { SHEET, type Point } from "./terrain";
import type { View } from "./view";

export interface Step {
  events: Happening[];
  provinces: string[];
  alliance: number;
  towns: string[];
  gains: Record<number, number>;
  /** Nothing to see: the Emperor walks on. */
  empty: boolean;
}

const PAUSE = 2000;
const PAUSE_EMPTY = 450;
const TILE_EVENT = "rewarded";

/** What the events after the end tell, in steps; whoever scored is in `gains`. */
export function stepsOf(happenings: Happening[], view: View): Step[] {
  const ended = happenings.findLastIndex((one) => one.event === "ended");
  if (ended < 0) return [];
  const steps: Step[] = [];
  const begin = (event: Happening, more: Partial<Step>): Step => {
    const step = { events: [], provinces: [], alliance: 0, towns: [], gains: {}, empty: false };
    steps.push({ ...step, ...more });
    const last = steps.at(-1) as Step;
    last.events.push(event);
    return last;
  };
  const gain = (step: Step | undefined, event: Happening, points: number) => {
    const seat = Number(event["seat"]);
    if (!step) return;
    if (!step.events.includes(event)) step.events.push(event);
    if (seat >= 0) step.gains[seat] = (step.gains[seat] ?? 0) + points;
  };
  let linked: string[] = [];
  for (const event of happenings.slice(ended + 1)) {
    const named = (field: string) => String(event[field]);
    const points = Number(event["points"] ?? 0);
    const alliance = Number(event["alliance"] ?? 0);
    const pair = [named("province"), named("neighbour")];
    switch (event.event) {
      case "counted": {
        const ports = Object.entries(view.board.towns).filter(([, town]) => town.port);
        if (event["place"] === "ports") begin(event, { towns: ports.map(([name]) => name) });
        else begin(event, { provinces: [named("place")] });
        break;
      }
      case "visited":
        begin(event, { alliance, provinces: pair });
        break;
      case "unallied":
        begin(event, { alliance, provinces: pair, empty: true });
        break;
      case "linked":
        linked.push(named("town"));
        break;
      case "chained":
        gain(begin(event, { towns: linked }), event, points);
        linked = [];
        break;
      case TILE_EVENT: {
        const seat = Number(event["seat"]);
        const times = happenings.filter(
          (one) => one.event === TILE_EVENT && one["seat"] === seat,
        ).length;
        gain(begin(event, {}), event, (view.seats[seat]?.tally["bonus"] ?? 0) / times);
        break;
      }
      case "ranked":
      case "doubled":
      case "inherited":
      case "allied":
        gain(steps.at(-1), event, points);
    }
  }
  return steps;
}

export class Finale {
  at = $state(-1); // the step that is shown, -1 before and after
  going = $state(false);
  readonly #play: Play;
  #timer = 0;
  #whenOver: () => void = () => undefined;
  readonly steps = $derived.by(() =>
    this.#view.phase === "over" ? stepsOf(this.#play.happenings, this.#view) : [],
  );
  readonly step = $derived(this.steps[this.at]);

  constructor(play: Play) {
    this.#play = play;
  }

  get #view(): View {
    return this.#play.view as unknown as View;
  }

  /** Points of the seats as far as the tour has come. */
  get points(): number[] | undefined {
    if (!this.step) return undefined;
    const rest = this.steps.slice(this.at + 1);
    return this.#view.seats.map(({ points }, seat) =>
      rest.reduce((left, step) => left - (step.gains[seat] ?? 0), points),
    );
  }

  get text(): string {
    const { words, names, me } = this.#play;
    const told = words.story(this.step?.events ?? [], names, me);
    return told.map((sentence) => sentence.text).join(" ");
  }

  get alliance(): number {
    return this.step?.alliance ?? 0;
  }

  /** Where the Emperor stands: on the alliance that is visited, else where he came to last. */
  get throne(): Point {
    const { alliances } = this.#view.board;
    const visited = this.steps.slice(0, this.at + 1).findLast((step) => step.alliance);
    const seal = alliances[(visited?.alliance ?? 0) - 1];
    return seal ? [seal.x, seal.y] : [SHEET.x + SHEET.width - 30, 130];
  }

  shows(province: string): boolean {
    return this.step?.provinces.includes(province) ?? false;
  }

  dims(province: string): boolean {
    return (this.step?.provinces.length ?? 0) > 0 && !this.shows(province);
  }

  links(towns: string[]): boolean {
    return this.step?.towns.join(" ") === towns.join(" ");
  }

  marks(town: string): boolean {
    return this.step?.towns.includes(town) ?? false;
  }

  /** Play the tour from its beginning; afterwards the scores. */
  begin(whenOver: () => void = () => undefined): void {
    this.#whenOver = whenOver;
    if (!this.steps.length) return this.stop();
    this.at = 0;
    this.going = true;
    this.#wait();
  }

  go(by: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(this.steps.length - 1, this.at + by));
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.going = false;
  }

  resume(): void {
    this.going = true;
    this.#wait();
  }

  stop(): void {
    this.pause();
    this.at = -1;
    this.#whenOver();
    this.#whenOver = () => undefined;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const pause = this.step?.empty ? PAUSE_EMPTY : PAUSE;
    this.#timer = window.setTimeout(() => {
      if (this.at + 1 >= this.steps.length) return this.stop();
      this.at++;
      this.#wait();
    }, pause);
  }
}

const KEY = Symbol("finale");

export function provideFinale(finale: Finale): void {
  setContext(KEY, finale);
}

export function useFinale(): Finale {
  return getContext<Finale>(KEY);
}

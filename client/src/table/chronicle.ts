/** The story of a game in turns, and the moments at which one can look at it. */

import type { GameWords, Happening } from "../text/words";
import type { Handover } from "../wire";
import type { Deed } from "./deeds";

export interface Line {
  text: string;
  about: Happening[];
  /** Whose doing it is; null if it is nobody's or several people's. */
  seat: number | null;
  /** The act that it tells. */
  n: number;
}

export interface Turn {
  seat: number | null;
  /** The round that begins with it, if the game counts rounds. */
  round: number | null;
  /** Its first act. */
  n: number;
  lines: Line[];
}

const numberOr = <T>(value: unknown, other: T) => (typeof value === "number" ? value : other);

/** Whose turn each act belongs to: deals to the turn in which they were made. */
function turnsOf(words: GameWords, deeds: Deed[]): Map<Happening, Omit<Turn, "lines">> {
  const found = new Map<Happening, Omit<Turn, "lines">>();
  let turn: Omit<Turn, "lines"> = { seat: null, round: null, n: 0 };
  let round = 0;
  for (const deed of deeds) {
    const { n, seat } = deed;
    if (seat !== null && seat !== turn.seat) turn = { seat, round: null, n };
    for (const happening of words.happenings([deed])) {
      const told = numberOr(happening["round"], round);
      if (told > round) {
        round = told;
        turn = { seat: null, round, n };
      } else if (happening.event === "turn") {
        turn = { seat: numberOr(happening["seat"], null), round: null, n };
      }
      found.set(happening, turn);
    }
  }
  return found;
}

function doer(about: Happening[]): number | null {
  const seats = new Set(about.map((one) => numberOr(one["seat"], null)));
  return seats.size === 1 ? ([...seats][0] ?? null) : null;
}

/** What happened, turn by turn; `changed` words who took over a seat. */
export function chronicle(
  words: GameWords,
  deeds: Deed[],
  names: string[],
  me: number | null,
  handovers: Handover[] = [],
  changed: (handover: Handover) => string = () => "",
): Turn[] {
  const turns = turnsOf(words, deeds);
  const acts = new Map(
    deeds.flatMap((deed) => words.happenings([deed]).map((one) => [one, deed.n] as const)),
  );
  const chapters: Turn[] = [];
  let last: object | undefined;
  for (const { text, about } of words.story(words.happenings(deeds), names, me)) {
    const turn = turns.get(about[0] as Happening);
    if (turn && turn !== last) chapters.push({ ...turn, lines: [] });
    last = turn;
    const n = acts.get(about[0] as Happening) ?? 0;
    chapters.at(-1)?.lines.push({ text, about, seat: doer(about), n });
  }
  // Some games tell of a round only when another one is over: they begin with the first.
  const told = chapters.find((turn) => turn.round !== null)?.round ?? 1;
  if (chapters[0] && told > 1) chapters[0].round = told - 1;
  for (const one of handovers) {
    const line = { text: changed(one), about: [], seat: one.seat, n: one.n };
    const after = chapters.findLast((turn) => turn.n <= one.n);
    if (after) after.lines.push(line);
    else chapters.unshift({ seat: null, round: null, n: 0, lines: [line] });
  }
  return chapters;
}

/** The numbers of acts after which one looks: deals belong to the act before them. */
export function moments(deeds: Deed[]): number[] {
  const ends = deeds.filter((_, i) => deeds[i + 1]?.seat !== null || i === deeds.length - 1);
  return ends.map((deed) => deed.n);
}

/** My last act before others acted, however often I have acted since; 0 if there is none. */
export function lastOf(deeds: Deed[], seat: number | null): number {
  const others = deeds.findLastIndex((deed) => deed.seat !== null && deed.seat !== seat);
  return deeds.findLast((deed, i) => i < others && deed.seat === seat)?.n ?? 0;
}

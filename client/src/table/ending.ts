/** The end in words: who has won, and what decided it. */

import { language, t } from "../text/language.svelte";
import type { GameWords } from "../text/words";
import type { Ending } from "../wire";
import type { Turn } from "./chronicle";
import { courseTold, widestGap, winnersOf, type Lead, type Leap, type Side } from "./verdict";

/** Who reads, and what the words need to know. */
export interface Reader {
  names: string[];
  me: number | null;
  words: GameWords;
  turns: Turn[];
}

const listed = (things: string[]) => language.words?.listed(things) ?? things.join(", ");

export function nameOf(side: Side | undefined, names: string[]): string {
  return listed(side?.seats.map((seat) => names[seat] ?? "") ?? []);
}

/** How a sentence speaks of a side: to the reader, of one, or of several. */
function person(side: Side | undefined, me: number | null): string {
  if ((side?.seats.length ?? 0) > 1) return "many";
  return side?.seats[0] === me ? "you" : "one";
}

/** A side where it is no subject. */
function objectOf(side: Side | undefined, { names, me }: Reader): string {
  return person(side, me) === "you" ? t("table-you") : nameOf(side, names);
}

/** Lin wins. */
export function headline(sides: Side[], { names, me }: Reader): string {
  const winners = winnersOf(sides);
  const seats = winners.flatMap((side) => side.seats);
  const all = listed(seats.map((seat) => names[seat] ?? ""));
  if (winners.length > 1) return t("end-winner", { names: all, count: seats.length });
  const mine = me !== null && seats.includes(me);
  if (seats.length > 1) return mine ? t("end-team-yours") : t("end-team", { names: all });
  return mine ? t("end-you-win") : t("end-winner", { names: all, count: 1 });
}

/** In round 5, or after so many acts where a game counts none. */
export function momentTold(n: number, acts: number, { turns, words }: Reader): string {
  if (n === acts) return t("end-at-last");
  const round = turns.findLast((turn) => turn.round !== null && turn.n <= n)?.round;
  return round ? words.say("end-in-round", { round }) : t("end-after-act", { n, acts });
}

/** One or two sentences of what decided the game; `course` belongs to the sides. */
export function sentences(
  ending: Ending,
  sides: Side[],
  course: number[][],
  joint: string[],
  reader: Reader,
): string[] {
  const { me, names, words } = reader;
  const [first, second] = sides;
  const winner = { who: person(first, me), winner: nameOf(first, names) };
  const told = courseTold(course, sides);
  const points = first?.points ?? 0;
  const found: string[] = [];
  if (told?.kind === "shared") found.push(t("decided-shared", { points }));
  else if (told?.kind === "broken")
    found.push(
      t("decided-broken", {
        ...winner,
        points,
        names: listed(
          sides.filter((side) => side.points === points).map((side) => objectOf(side, reader)),
        ),
      }),
    );
  else if (told?.kind === "always") found.push(t("decided-always", winner));
  else if (told?.kind === "turned") {
    const moment = momentTold(told.n, course.length - 1, reader);
    found.push(t("decided-turned", { ...winner, moment }));
  } else if (told?.kind === "last") {
    const rival = sides[told.rival];
    const before =
      rival && told.ahead
        ? { rival: person(rival, me), other: nameOf(rival, names), ahead: told.ahead }
        : { rival: "none", other: "", ahead: 0 };
    found.push(t("decided-last", { ...winner, ...before }));
  }
  const gap = told?.kind === "broken" ? null : widestGap(ending, sides, joint);
  if (gap)
    found.push(
      t("decided-origin", {
        origin: words.say(`tally-${gap.origin}`),
        ours: minus(gap.ours),
        theirs: minus(gap.theirs),
        winner: objectOf(first, reader),
        other: objectOf(second, reader),
      }),
    );
  return found;
}

const minus = (points: number) => `${points}`.replace("-", "−");

/** What happened at a turning point. */
export function turnTold(turn: Lead | Leap, sides: Side[], acts: number, reader: Reader): string {
  const side = sides[turn.side];
  const who = { who: person(side, reader.me), name: nameOf(side, reader.names) };
  const moment = momentTold(turn.n, acts, reader);
  if (turn.kind === "leap") return t("turn-leap", { ...who, points: turn.points, moment });
  return t("turn-lead", { ...who, other: objectOf(sides[turn.from], reader), moment });
}

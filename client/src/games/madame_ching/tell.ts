/** The things of the board in words, for tips and for readers who see nothing. */

import type { GameWords } from "../../text/words";
import { seatOf, type Ching, type Mission, type Voyage } from "./fleet";
import type { Board, Outcome, Seat, Tile } from "./wire";

/** 12, light blue, map. */
export function cardTold(words: GameWords, board: Board, card: string): string {
  const face = board.cards[card];
  if (!face) return card;
  if (face.colour === "pilot") return words.noun(card);
  const parts = [card, words.noun(face.colour)];
  if (face.symbol) parts.push(words.noun(face.symbol));
  return parts.join(", ");
}

/** 2 coins, 1 red gem, 1 encounter card. */
export function rewardTold(words: GameWords, mission: Tile): string {
  const parts: string[] = [];
  if (mission.coins) parts.push(words.say("board-coins", { count: mission.coins }));
  for (const [gem, count] of Object.entries(mission.gems))
    parts.push(`${count} ${words.noun(gem, count > 1 ? "gems" : "gem")}`);
  if (mission.encounters)
    parts.push(words.say("board-encounter-cards", { count: mission.encounters }));
  return parts.join(", ");
}

/** A mission tile with who would reach it. */
export function missionTold(play: Ching, mission: Mission): string {
  const { words } = play;
  const details = { number: mission.number, reward: rewardTold(words, mission) };
  const owners = (junks: string[]) =>
    words.words.listed([
      ...new Set(junks.map((junk) => play.names[seatOf(play.board, junk)] ?? "")),
    ]);
  return [
    words.say("board-mission", details),
    mission.taken === null
      ? ""
      : words.say("board-mission-taken", { name: play.names[mission.taken] }),
    mission.reached.length ? words.say("board-reached", { names: owners(mission.reached) }) : "",
    mission.ahead.length ? words.say("board-ahead", { names: owners(mission.ahead) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The numbers of missions, each once: 23, 29. */
export function numbersOf(board: Board, tiles: string[]): string {
  const numbers = board.tiles
    .filter((one) => tiles.includes(one.tile))
    .map((one) => String(one.number));
  return [...new Set(numbers)].join(", ");
}

/** What an outcome means, sentence by sentence. */
export function outcomeTold(words: GameWords, board: Board, outcome: Outcome): string[] {
  const told: string[] = [];
  const space = words.noun(outcome.space);
  if (outcome.ends) told.push(words.say("board-ends", { space }));
  else if (outcome.way === "start") told.push(words.say("board-starts"));
  else told.push(words.say(`board-${outcome.way}`, { space }));
  if (outcome.encounters) told.push(words.say("board-crosses", { count: outcome.encounters }));
  if (outcome.hong_kong) told.push(words.say("board-plunders"));
  const missions = numbersOf(board, outcome.missions);
  const ahead = numbersOf(board, outcome.ahead);
  const skills = words.words.listed(outcome.skills.map((skill) => words.noun(skill)));
  if (missions) told.push(words.say(outcome.ends ? "board-brings" : "board-then", { missions }));
  if (ahead && outcome.way !== "start")
    told.push(words.say("board-with-kite", { missions: ahead }));
  if (skills)
    told.push(words.say(outcome.ends ? "board-teaches" : "board-then-skills", { skills }));
  if (outcome.fortune) told.push(words.say("board-fortune"));
  if (outcome.ends && !missions && !skills && !outcome.fortune) told.push(words.say("board-vain"));
  return told;
}

/** An expedition in one sentence. */
export function expeditionTold(words: GameWords, board: Board, expedition: Voyage): string {
  if (!expedition.space)
    return words.say("board-in-harbour", { junk: words.noun(expedition.junk, "her") });
  const cards = expedition.cards.map((card, n) =>
    expedition.turned.includes(n)
      ? words.say("board-turned", { card: cardTold(words, board, card) })
      : cardTold(words, board, card),
  );
  const told = [
    words.say("board-expedition", {
      junk: words.noun(expedition.junk, "her"),
      space: words.noun(expedition.space),
      cards: words.words.strung(cards),
    }),
  ];
  const missions = numbersOf(board, expedition.missions);
  if (missions) told.push(words.say("board-home", { missions }));
  if (expedition.skills.length) {
    const skills = words.words.listed(expedition.skills.map((skill) => words.noun(skill)));
    told.push(words.say("board-home-skills", { skills }));
  }
  return told.join(" ");
}

/** Points by origin: Coins 3, Skills 2. */
export function tallyTold(words: GameWords, seat: Seat): string {
  const parts = Object.entries(seat.tally)
    .filter(([, points]) => points)
    .map(([name, points]) => `${words.say(`tally-${name}`)} ${points}`);
  return words.say("board-points", { points: seat.points, list: parts.join(", ") || "0" });
}

/** A hand of somebody else: its size and what I know of it. */
export function handTold(words: GameWords, board: Board, seat: Seat): string {
  const told = [words.say("board-hand", { count: seat.hand_size + seat.sealed })];
  if (seat.sealed) told.push(words.say("board-has-chosen"));
  const list = (cards: string[]) =>
    words.words.strung(cards.map((card) => cardTold(words, board, card)));
  if (seat.hand.length) told.push(words.say("board-hand-known", { cards: list(seat.hand) }));
  if (seat.maybe.length) told.push(words.say("board-hand-maybe", { cards: list(seat.maybe) }));
  return told.join(" ");
}

/** The encounter cards of somebody else. */
export function heldTold(words: GameWords, seat: Seat): string {
  const told = [words.say("board-held", { count: seat.encounters_size })];
  const known = Object.entries(seat.encounters).map(
    ([kind, count]) => `${count} × ${words.noun(kind)}`,
  );
  if (known.length) told.push(words.say("board-held-known", { cards: known.join(", ") }));
  return told.join(" ");
}

/** The skills of a seat, face up and face down. */
export function skillsTold(words: GameWords, seat: Seat): string {
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([skill, count]) => (count > 1 ? `${count} × ${words.noun(skill)}` : words.noun(skill)))
      .join(", ");
  const [up, down] = [list(seat.ready), list(seat.spent)];
  if (!up && !down) return words.say("board-no-skills");
  return [
    up ? words.say("board-skills-up", { list: up }) : "",
    down ? words.say("board-skills-down", { list: down }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

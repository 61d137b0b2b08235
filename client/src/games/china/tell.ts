/** Sentences about provinces and alliances, for tips and for who cannot see the board. */

import type { Play } from "../../table/play";
import type { View, Wire } from "./wire";

/** The name of a house. */
export function called(play: Play, house: number): string {
  return play.names[house] ?? play.words.say("table-emperor");
}

/** Lin 3, You 1. */
export function counted(play: Play, numbers: number[]): string {
  return numbers
    .map((number, house) => ({ number, house }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => b.number - a.number)
    .map(({ number, house }) => `${called(play, house)} ${number}`)
    .join(", ");
}

/** Who has built in a province: palaces by house, and its spaces. */
export function builders({ board, view }: Play<Wire>, name: string) {
  const towns = board.provinces[name]?.towns ?? [];
  const palaces = Array.from({ length: board.houses }, () => 0);
  for (const town of towns) {
    const house = view.palaces[town];
    if (house !== undefined) palaces[house] = (palaces[house] ?? 0) + 1;
  }
  const free = towns.filter((town) => !(town in view.palaces)).length;
  return { palaces, free, all: towns.length };
}

/** How many emissaries there are in some provinces. */
export function guests(view: View, provinces: string[]): number {
  const all = provinces.flatMap((name) => view.provinces[name]?.emissaries ?? []);
  return all.reduce((sum, one) => sum + one, 0);
}

/** How a province stands. */
export function standing(play: Play<Wire>, name: string): string {
  const { view, board, words } = play;
  const province = view.provinces[name];
  if (!province) return "";
  const built = builders(play, name);
  const details = { province: words.noun(name), free: built.free, all: built.all };
  const told = [words.say("board-province", details)];
  const palaces = counted(play, built.palaces);
  if (palaces) told.push(words.say("board-palaces", { list: palaces }));
  const now = counted(play, province.now);
  const scored = view.scored.includes(name);
  if (now) told.push(words.say(scored ? "board-scored" : "board-now", { list: now }));
  const patron = view.patrons?.[name];
  if (view.patrons && province.now[board.players])
    told.push(
      patron === undefined
        ? words.say("board-no-patron")
        : words.say("board-patron", { name: called(play, patron) }),
    );
  const emissaries = counted(play, province.emissaries);
  if (emissaries) told.push(words.say("board-emissaries", { list: emissaries }));
  told.push(words.say("board-room", { room: province.room }));
  return told.join(" ");
}

/** What an alliance would bring. */
export function allied(play: Play<Wire>, number: number): string {
  const { view, board, words } = play;
  const seal = board.alliances[number - 1];
  if (!seal) return "";
  const [one = "", two = ""] = seal.provinces.map((name) => words.noun(name));
  const count = guests(view, seal.provinces);
  const told = words.say("board-alliance", { number, one, two, count });
  const list = counted(play, view.alliances[number] ?? []);
  return `${told} ${list ? words.say("board-now", { list }) : words.say("board-unallied")}`;
}

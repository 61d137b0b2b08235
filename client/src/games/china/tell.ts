/** Sentences about provinces and alliances, for tips and for who cannot see the board. */

import type { Play } from "../../table/play";
import type { View } from "./view";

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

/** How a province stands. */
export function standing(play: Play, view: View, name: string): string {
  const province = view.provinces[name];
  if (!province) return "";
  const { words } = play;
  const all = province.towns.length;
  const details = { province: words.noun(name), free: province.free, all };
  const told = [words.say("board-province", details)];
  const palaces = counted(play, province.palaces);
  if (palaces) told.push(words.say("board-palaces", { list: palaces }));
  const now = counted(play, province.now);
  if (now) told.push(words.say(province.scored ? "board-scored" : "board-now", { list: now }));
  if (view.influence && province.now[view.players])
    told.push(
      province.patron === null
        ? words.say("board-no-patron")
        : words.say("board-patron", { name: called(play, province.patron) }),
    );
  const emissaries = counted(play, province.emissaries);
  if (emissaries) told.push(words.say("board-emissaries", { list: emissaries }));
  told.push(words.say("board-room", { room: province.room }));
  return told.join(" ");
}

/** What an alliance would bring. */
export function allied(play: Play, view: View, number: number): string {
  const alliance = view.alliances[number - 1];
  if (!alliance) return "";
  const { words } = play;
  const [one = "", two = ""] = alliance.provinces.map((name) => words.noun(name));
  const told = words.say("board-alliance", { number, one, two, count: alliance.emissaries });
  const list = counted(play, alliance.now);
  return `${told} ${list ? words.say("board-now", { list }) : words.say("board-unallied")}`;
}

/** How the things of Madame Ching look: drawings by name. */

import kite from "icon:kite";
import lantern from "icon:asian-lantern";
import map from "icon:treasure-map";
import sword from "icon:curvy-knife";
import elite from "icon:three-friends";
import white from "icon:fluffy-cloud";
import lightBlue from "icon:waves";
import green from "icon:three-leaves";
import yellow from "icon:sun";
import red from "icon:flame";
import darkBlue from "icon:moon";
import pilot from "icon:ship-wheel";
import ching from "icon:swordwoman";
import thief from "icon:robber";
import siren from "icon:mermaid";
import traitor from "icon:hooded-assassin";
import seaDog from "icon:pirate-captain";
import oracle from "icon:crystal-ball";
import merchant from "icon:scales";
import treasure from "icon:open-treasure-chest";
import pearl from "icon:oyster-pearl";
import pagoda from "icon:pagoda";
import { MARKS } from "../../kit/marks";

export { pagoda, pearl, pilot };

export const SYMBOLS = ["map", "lantern", "kite", "sword"];
export const SKILLS = ["cartography", "night", "meteorology", "combat", "elite"];
export const GEMS = ["blue", "red", "white"];
export const JUNKS = ["red", "blue", "yellow", "beige"];

const DRAWINGS: Record<string, string> = {
  map,
  lantern,
  kite,
  sword,
  cartography: map,
  night: lantern,
  meteorology: kite,
  combat: sword,
  elite,
  ching,
  thief,
  siren,
  traitor,
  "sea-dog": seaDog,
  pilot,
  oracle,
  merchant,
  treasure,
  pearl,
  "hong-kong": pagoda,
};

/** The drawing of a symbol, a skill or an encounter; "siren-map" is a Siren. */
export function drawing(name: string): string {
  return DRAWINGS[name] ?? DRAWINGS[name.split("-")[0] ?? ""] ?? "";
}

/** What is written in the corner of an encounter card: the symbol of a Siren, the worth of a treasure. */
export function detail(kind: string): string {
  if (!/^(siren|pilot|treasure)-/.test(kind)) return "";
  return kind.split("-")[1] ?? "";
}

const EMBLEMS: Record<string, string> = {
  white,
  "light-blue": lightBlue,
  green,
  yellow,
  red,
  "dark-blue": darkBlue,
  pilot,
};

/** The mark of a colour, for those who cannot tell the colours apart. */
export function emblem(colour: string): string {
  return EMBLEMS[colour] ?? "";
}

/** The shape of a seat, in a box of 24 by 24. */
export function mark(seat: number): string {
  return MARKS[seat % MARKS.length] ?? "";
}

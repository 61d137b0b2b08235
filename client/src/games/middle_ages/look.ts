/** How the things of Middle Ages look: drawings by name. */

import alliance from "icon:shaking-hands";
import barbarians from "icon:viking-helmet";
import barracks from "icon:crossed-swords";
import births from "icon:stork-delivery";
import ceremonies from "icon:jeweled-chalice";
import chest from "icon:locked-chest";
import church from "icon:church";
import death from "icon:plague-doctor-profile";
import defences from "icon:stone-tower";
import earthquake from "icon:earth-crack";
import estate from "icon:medieval-village-01";
import field from "icon:wheat";
import goods from "icon:gems";
import grave from "icon:tombstone";
import harvests from "icon:sickle";
import market from "icon:shop";
import mill from "icon:windmill";
import palace from "icon:crown";
import peasant from "icon:farmer";
import rampart from "icon:defensive-wall";
import rebuilding from "icon:trowel";
import restoration from "icon:brick-pile";
import revolt from "icon:pitchfork";
import trades from "icon:anvil";
import triumph from "icon:laurel-crown";
import village from "icon:house";

export { chest, grave, peasant };

export const TYPES = [
  "field",
  "mill",
  "village",
  "rampart",
  "market",
  "barracks",
  "church",
  "palace",
];

const DRAWINGS: Record<string, string> = {
  field,
  mill,
  village,
  rampart,
  market,
  barracks,
  church,
  palace,
  peasant,
  chest,
  grave,
  "skilled-trades": trades,
  "precious-goods": goods,
  alliance,
  "barbarian-invasion": barbarians,
  "black-death": death,
  "new-defences": defences,
  "triumphant-return": triumph,
  "many-births": births,
  "peasant-revolt": revolt,
  restoration,
  "good-harvests": harvests,
  "rebuilding-aid": rebuilding,
  "vast-estate": estate,
  "lavish-ceremonies": ceremonies,
  earthquake,
};

export function drawing(name: string): string {
  return DRAWINGS[name] ?? "";
}

/** Numbers of rows as a scribe writes them. */
export const NUMERALS = ["", "I", "II", "III", "IV"];

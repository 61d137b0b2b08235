/** How the things of Middle Kingdom look: drawings and colours by name. */

import reset from "icon:cycle";
import dragon from "icon:sea-dragon";
import peasant from "icon:farmer";
import harvest from "icon:granary";
import abacus from "icon:abacus";
import noble from "icon:kimono";
import philosopher from "icon:meditation";
import market from "icon:shop";
import palace from "icon:pagoda";
import general from "icon:samurai-helmet";
import bureaucrat from "icon:scroll-quill";
import heir from "icon:jewel-crown";
import emperor from "icon:throne-king";
import prestige from "icon:lotus-flower";

export { prestige, reset };

export const TYPES = ["bureaucrat", "peasant", "merchant", "noble", "general"];
export const GOALS = ["palace", "harvest", "market", "heir", "emperor", "dragon"];
export const BIDS = ["reset", "1", "2", "3", "4", "5", "6", "7"];

const DRAWINGS: Record<string, string> = {
  bureaucrat,
  philosopher,
  peasant,
  merchant: abacus,
  noble,
  general,
  palace,
  harvest,
  market,
  heir,
  emperor,
  dragon,
};

/** The family of a card, for its colour and drawing: noble-3 is drawn as a noble. */
export function family(kind: string): string {
  return kind.replace(/-\d$/, "");
}

/** The type whose colour a card bears. */
export function suit(kind: string): string {
  return kind === "philosopher" ? "bureaucrat" : family(kind);
}

export function drawing(kind: string): string {
  return DRAWINGS[family(kind)] ?? "";
}

/** The number printed on a card, if any. */
export function printed(kind: string): string {
  return /-(\d)$/.exec(kind)?.[1] ?? "";
}

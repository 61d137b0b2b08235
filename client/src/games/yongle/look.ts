/** How the things of Yongle look: drawings by name, and cards in piles of one kind. */

import abacus from "icon:abacus";
import blockade from "icon:crossed-chains";
import camel from "icon:camel";
import candle from "icon:candle-flame";
import card from "icon:card-draw";
import carpenter from "icon:hand-saw";
import chest from "icon:open-treasure-chest";
import collapse from "icon:broken-wall";
import credit from "icon:laurel-crown";
import dragon from "icon:dragon-head";
import fire from "icon:fire";
import flood from "icon:flood";
import gate from "icon:temple-gate";
import guards from "icon:guards";
import incense from "icon:incense";
import kilns from "icon:fire-bowl";
import lantern from "icon:paper-lantern";
import levy from "icon:coins";
import moon from "icon:moon";
import padlock from "icon:padlock";
import pick from "icon:war-pick";
import plans from "icon:compass";
import porcelain from "icon:porcelain-vase";
import raft from "icon:raft";
import sabotage from "icon:hammer-break";
import scheme from "icon:domino-mask";
import scroll from "icon:tied-scroll";
import search from "icon:magnifying-glass";
import sherds from "icon:broken-pottery";
import ship from "icon:sailboat";
import shop from "icon:shop";
import silk from "icon:rolled-cloth";
import snow from "icon:snowflake-2";
import spade from "icon:spade";
import spring from "icon:vanilla-flower";
import stone from "icon:stone-block";
import summer from "icon:sun";
import summons from "icon:scroll-unfurled";
import autumn from "icon:maple-leaf";
import crown from "icon:imperial-crown";
import theft from "icon:robber-hand";
import wood from "icon:wood-pile";
import zeal from "icon:hammer-nails";

export { card, scheme, scroll };

export type Counts = Record<string, number>;

export const MATERIALS = ["wood", "stone", "porcelain", "silk"];
export const FAMILIES = ["religious", "merchant", "standard", "imperial"];
export const SEASONS = ["winter", "spring", "summer", "autumn"];

const DRAWINGS: Record<string, string> = {
  wood,
  stone,
  porcelain,
  silk,
  religious: incense,
  merchant: shop,
  standard: gate,
  imperial: dragon,
  winter: snow,
  spring,
  summer,
  autumn,
  theft,
  fire,
  search,
  levy,
  collapse,
  summons,
  ban: padlock,
  blockade,
  credit,
  sabotage,
  rafts: raft,
  quarries: pick,
  kilns,
  caravan: camel,
  shortage: sherds,
  inspection: crown,
  festival: incense,
  fair: lantern,
  census: abacus,
  mourning: candle,
  watch: guards,
  intrigue: moon,
  corvee: spade,
  zeal,
  tribute: chest,
  flood,
  plans,
  kuaixiang: carpenter,
  zhenghe: ship,
  plot: scheme,
};

export function drawing(name: string): string {
  return DRAWINGS[name] ?? "";
}

/** wood-2 is wood, scheme-1 is a scheme. */
export function materialOf(name: string): string {
  return name.split("-")[0] ?? "";
}

/** What is printed on a card. */
export function printedOn(name: string): number {
  return Number(name.split("-")[1]);
}

const TINTS: Record<string, string> = {
  wood: "#7d4e1c",
  stone: "#56606e",
  porcelain: "#1f4fa8",
  silk: "#9c2a68",
};

/** The colour of a material, on white. */
export function tint(material: string): string {
  return TINTS[material] ?? "#f6d98c";
}

export interface Pile {
  card: string;
  count: number;
}

/** Equal cards lie on one pile. */
export function piled(cards: string[]): Pile[] {
  const counts: Counts = {};
  for (const name of cards) counts[name] = (counts[name] ?? 0) + 1;
  return Object.entries(counts).map(([name, count]) => ({ card: name, count }));
}

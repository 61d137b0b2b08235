/** The first round of Yongle step by step, then what is new when it comes up. */

import type { Guide } from "../../table/guide";

const ROW = '[data-coach="row"]';
const HAND = '[data-coach="hand"]';
const COUNCIL = '[data-coach="council"]';

export const guide: Guide = {
  players: 3,
  steps: [
    { say: "guide-welcome" },
    { say: "guide-city", at: '[data-coach="city"]' },
    { say: "guide-favour", at: '[data-coach="favour"]' },
    { say: "guide-hand", at: HAND },
    { say: "guide-row", at: ROW, when: { phase: ["turn"], mine: true } },
    {
      say: "guide-turn",
      at: '[data-coach="turn"]',
      when: { phase: ["turn"], mine: true },
      act: ["draw", "build"],
    },
    {
      say: "guide-pay",
      at: '[data-coach="payment"]',
      when: { phase: ["pay"], mine: true },
    },
    { say: "guide-event", at: '[data-coach="event"]', when: { phase: ["turn"], mine: true } },
    { say: "guide-season", at: '[data-coach="season"]', when: { phase: ["turn"], mine: true } },
    { say: "guide-scheme", at: HAND, when: { offer: "scheme" } },
    { say: "guide-halls", at: '[data-coach="halls"]', when: { reached: { round: 2 } } },
    { say: "guide-rivals", at: '[data-coach="rivals"]', when: { reached: { round: 2 } } },
    { say: "guide-help", at: '[data-coach="hint"]', when: { reached: { round: 2 } } },
    { say: "guide-on", at: '[data-coach="rules"]', when: { reached: { round: 2 } } },
    { say: "guide-trust", at: COUNCIL, when: { phase: ["trust"], mine: true }, act: ["trust"] },
    { say: "guide-lay", at: COUNCIL, when: { phase: ["lay"], mine: true }, act: ["stake"] },
    { say: "guide-plot", at: '[data-coach="plots"]', when: { offer: "plot" } },
    { say: "guide-hit", at: '[data-coach="mine"]', when: { event: "hindered me" } },
    { say: "guide-family", at: '[data-coach="mine"]', when: { event: "bonus me" } },
    { say: "guide-last", at: '[data-coach="favour"]', when: { event: "triggered" } },
  ],
};

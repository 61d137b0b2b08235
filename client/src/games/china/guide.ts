/** The first turn of China step by step, then what is new when it comes up. */

import type { Guide } from "../../table/guide";

export const guide: Guide = {
  players: 3,
  steps: [
    { say: "guide-welcome" },
    { say: "guide-map", at: '[data-coach="map"]' },
    { say: "guide-hand", at: '[data-coach="hand"]' },
    {
      say: "guide-turn",
      at: '[data-coach="map"]',
      when: { phase: ["turn"], mine: true },
      act: ["palace", "emissary", "exchange"],
    },
    {
      say: "guide-pay",
      at: '[data-coach="pay"]',
      when: { phase: ["pay"], mine: true },
      act: ["pay"],
    },
    {
      say: "guide-draw",
      at: '[data-coach="market"]',
      when: { phase: ["draw"], mine: true },
      act: ["take", "draw"],
    },
    {
      say: "guide-rivals",
      at: '[data-coach="rivals"]',
      when: { mine: true, reached: { turn: 2 } },
    },
    { say: "guide-leads", at: '[data-coach="map"]', when: { mine: true, reached: { turn: 4 } } },
    { say: "guide-wall", at: '[data-coach="map"]', when: { mine: true, reached: { turn: 4 } } },
    { say: "guide-help", at: '[data-coach="hint"]', when: { mine: true, reached: { turn: 4 } } },
    { say: "guide-on", at: '[data-coach="rules"]', when: { mine: true, reached: { turn: 4 } } },
    { say: "guide-emissary", at: '[data-coach="map"]', when: { event: "sent", mine: true } },
    { say: "guide-alliance", at: '[data-coach="map"]', when: { event: "sent", mine: true } },
    { say: "guide-chain", at: '[data-coach="map"]', when: { mine: true, reached: { turn: 13 } } },
  ],
};

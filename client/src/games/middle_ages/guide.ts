/** The first round of Middle Ages step by step, then what is new when it comes up. */

import type { Guide } from "../../table/guide";

const NEXT_ROW = '[data-coach="rows"] .next';
const FIEF = '[data-coach="fief"]';

export const guide: Guide = {
  players: 3,
  options: { events: "good-harvests+many-births+skilled-trades+vast-estate" },
  steps: [
    { say: "guide-welcome" },
    { say: "guide-rows", at: '[data-coach="rows"]' },
    {
      say: "guide-first",
      at: NEXT_ROW,
      when: { phase: ["first"], mine: true },
      act: ["lord"],
    },
    {
      say: "guide-lord",
      at: NEXT_ROW,
      when: { phase: ["lord"], mine: true },
      act: ["lord"],
    },
    // Without act: who plays one of them must not miss the others.
    {
      say: "guide-scout",
      at: '[data-coach="rows"]',
      when: { phase: ["rampart"], mine: true },
    },
    {
      say: "guide-coin",
      at: '[data-coach="columns"]',
      when: { phase: ["church"], mine: true },
    },
    {
      say: "guide-plot",
      at: '[data-coach="supply"]',
      when: { phase: ["palace"], mine: true },
    },
    { say: "guide-fief", at: FIEF, when: { event: "collected me" } },
    { say: "guide-plate", at: '[data-coach="columns"]', when: { event: "collected me" } },
    { say: "guide-empty", at: FIEF, when: { event: "collected me" } },
    { say: "guide-events", at: '[data-coach="events"]', when: { reached: { round: 2 } } },
    { say: "guide-rivals", at: '[data-coach="rivals"]', when: { reached: { round: 2 } } },
    { say: "guide-help", at: '[data-coach="hint"]', when: { reached: { round: 2 } } },
    { say: "guide-on", at: '[data-coach="rules"]', when: { reached: { round: 2 } } },
    { say: "guide-attacked", at: '[data-coach="graveyard"]', when: { event: "destroyed me" } },
    { say: "guide-event", at: '[data-coach="events"]', when: { event: "happened" } },
  ],
};

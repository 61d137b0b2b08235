/** The first turn of Middle Kingdom step by step, then what is new when it comes up. */

import type { Guide } from "../../table/guide";

const MY_PLACE = '[data-place="seat {me}"]';

export const guide: Guide = {
  players: 4,
  steps: [
    { say: "guide-welcome" },
    { say: "guide-display", at: '[data-coach="display"]' },
    { say: "guide-goals", at: '[data-coach="goals"]' },
    {
      say: "guide-hand",
      at: '[data-coach="hand"]',
      when: { phase: ["bid"], mine: true },
      act: ["bid", "add"],
    },
    { say: "guide-rivals", at: '[data-coach="rivals"]', when: { event: "showed" } },
    { say: "guide-tied", at: MY_PLACE, when: { event: "tied me" } },
    { say: "guide-missed", at: MY_PLACE, when: { event: "missed me" } },
    {
      say: "guide-pick",
      at: '[data-coach="display"]',
      when: { phase: ["pick"], mine: true },
      act: ["pick"],
    },
    { say: "guide-mine", at: MY_PLACE, when: { event: "picked me" } },
    { say: "guide-help", at: '[data-coach="hint"]', when: { reached: { turn: 2 } } },
    { say: "guide-log", at: '[data-coach="log"]', when: { reached: { turn: 2 } } },
    { say: "guide-on", at: '[data-coach="rules"]', when: { reached: { turn: 2 } } },
    { say: "guide-claimed", at: '[data-coach="goals"]', when: { event: "claimed me" } },
    {
      say: "guide-reset",
      at: '[data-coach="hand"]',
      when: { phase: ["bid"], mine: true, reached: { turn: 4 } },
    },
  ],
};

/** The first round of Madame Ching step by step, then what is new when it comes up. */

import type { Guide } from "../../table/guide";

const HAND = '[data-coach="hand"]';
const CHART = '[data-coach="chart"]';

export const guide: Guide = {
  players: 3,
  steps: [
    { say: "guide-welcome" },
    { say: "guide-chart", at: CHART },
    { say: "guide-missions", at: '[data-coach="missions"]' },
    { say: "guide-choose", at: HAND, when: { phase: ["choose"], mine: true }, act: ["choose"] },
    { say: "guide-order", at: '[data-coach="turns"]', when: { event: "revealed me" } },
    { say: "guide-fan", at: '[data-coach="expedition"]', when: { event: "launched me" } },
    {
      say: "guide-take",
      at: '[data-coach="display"]',
      when: { phase: ["take"], mine: true },
      act: ["take"],
    },
    {
      say: "guide-second",
      at: HAND,
      when: { phase: ["choose"], mine: true, reached: { round: 2 } },
      act: ["choose"],
    },
    { say: "guide-help", at: '[data-coach="hint"]', when: { reached: { round: 3 } } },
    { say: "guide-rivals", at: '[data-coach="rivals"]', when: { reached: { round: 3 } } },
    { say: "guide-on", at: '[data-coach="rules"]', when: { reached: { round: 3 } } },
    { say: "guide-home", at: CHART, when: { event: "returned me" } },
    { say: "guide-skills", at: '[data-coach="skills"]', when: { phase: ["skills"], mine: true } },
    { say: "guide-encounters", at: '[data-coach="encounters"]', when: { event: "met me" } },
    { say: "guide-turn", at: '[data-question="turn"]', when: { phase: ["turn"], mine: true } },
    {
      say: "guide-attacked",
      at: '[data-question="defend"]',
      when: { phase: ["defend"], mine: true },
    },
  ],
};

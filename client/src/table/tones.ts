/** The sounds of a table as tones: when, how high, how long, how loud. */

export interface Tone {
  at: number; // seconds
  pitch: number; // hertz
  length: number; // seconds until it has died away
  loud: number; // of 1
  /** A wooden block, or a plucked string with its overtones. */
  timbre: "wood" | "string";
}

export type Sound = keyof typeof TONES;

const pluck = (at: number, pitch: number, length: number, loud: number): Tone => ({
  at,
  pitch,
  length,
  loud,
  timbre: "string",
});
const clack = (at: number, pitch: number): Tone => ({
  at,
  pitch,
  length: 0.09,
  loud: 0.16,
  timbre: "wood",
});

export const TONES = {
  /** Somebody laid something down. */
  act: [clack(0, 620), clack(0.045, 410)],
  /** It is my turn: a rising fifth. */
  turn: [pluck(0, 587.33, 0.7, 0.14), pluck(0.13, 880, 0.9, 0.16)],
  /** The game is over: up the five tones of the scale. */
  end: [
    pluck(0, 293.66, 1.2, 0.1),
    pluck(0.14, 440, 1.1, 0.1),
    pluck(0.28, 587.33, 1, 0.11),
    pluck(0.42, 880, 1.1, 0.13),
  ],
} satisfies Record<string, Tone[]>;

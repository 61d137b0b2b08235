/** Short sounds, made in the browser; silent unless somebody turns them on. */

import { settings } from "../app/settings.svelte";
import { NOTES, type Note, type Sound } from "./notes";

/** Overtones: how many times the pitch, how loud, how much of the length. */
const OVERTONES: Record<Note["timbre"], [times: number, loud: number, lasts: number][]> = {
  wood: [
    [1, 1, 1],
    [2.7, 0.4, 0.4],
  ],
  string: [
    [1, 1, 1],
    [2, 0.35, 0.6],
    [3.01, 0.15, 0.35],
  ],
};
const ATTACK = 0.004;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

export function ring(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  sing(context, NOTES[sound]);
}

export function sing(where: BaseAudioContext, notes: Note[]): void {
  for (const note of notes)
    for (const [times, loud, lasts] of OVERTONES[note.timbre]) {
      const start = where.currentTime + note.at;
      const end = start + note.length * lasts;
      const tone = where.createOscillator();
      const volume = where.createGain();
      tone.frequency.value = note.pitch * times;
      volume.gain.setValueAtTime(SILENCE, start);
      volume.gain.exponentialRampToValueAtTime(note.loud * loud, start + ATTACK);
      volume.gain.exponentialRampToValueAtTime(SILENCE, end);
      tone.connect(volume).connect(where.destination);
      tone.start(start);
      tone.stop(end);
    }
}

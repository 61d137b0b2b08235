/** Short sounds, made in the browser; silent unless somebody turns them on. */

import { settings } from "../app/settings.svelte";
import { TONES, type Sound, type Tone } from "./tones";

/** Overtones: how many times the pitch, how loud, how much of the length. */
const OVERTONES: Record<Tone["timbre"], [times: number, loud: number, lasts: number][]> = {
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
  sing(context, TONES[sound]);
}

export function sing(where: BaseAudioContext, tones: Tone[]): void {
  for (const tone of tones)
    for (const [times, loud, lasts] of OVERTONES[tone.timbre]) {
      const start = where.currentTime + tone.at;
      const end = start + tone.length * lasts;
      const voice = where.createOscillator();
      const volume = where.createGain();
      voice.frequency.value = tone.pitch * times;
      volume.gain.setValueAtTime(SILENCE, start);
      volume.gain.exponentialRampToValueAtTime(tone.loud * loud, start + ATTACK);
      volume.gain.exponentialRampToValueAtTime(SILENCE, end);
      voice.connect(volume).connect(where.destination);
      voice.start(start);
      voice.stop(end);
    }
}

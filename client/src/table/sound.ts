/** Two short sounds, made in the browser: my turn, and something happened. */

import { settings } from "../app/settings.svelte";

let context: AudioContext | null = null;

export function ring(kind: "turn" | "act"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const [pitch, length, loud] = kind === "turn" ? [660, 0.5, 0.12] : [220, 0.12, 0.08];
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = kind === "turn" ? "sine" : "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + length);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + length);
}

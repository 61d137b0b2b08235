/** Where puzzles come from: the server, or without a connection what this device has kept. */

import type { KeptPuzzle, PuzzleAnswer, PuzzleInfo } from "../wire";
import { api, Failed } from "./api";
import { offline } from "./offline";

interface Shown {
  puzzle: PuzzleInfo;
  board: object;
}

interface Puzzles {
  numbers(game: string): Promise<number[]>;
  find(game: string, number: number): Promise<Shown>;
  answer(game: string, number: number, act: string): Promise<PuzzleAnswer>;
}

const OURS = "paravent-"; // caches of the service worker: a new release begins a new one
const AWAY = { code: "unreachable", details: {}, text: "" };
const place = (game: string) => `/kept/puzzles/${game}`;

const served: Puzzles = {
  numbers: async (game) => (await api.puzzles(game)).numbers,
  async find(game, number) {
    const puzzle = await api.puzzle(game, number);
    return { puzzle, board: await api.board(game, puzzle.rules, puzzle.players, puzzle.options) };
  },
  answer: api.answerPuzzle,
};

const kept: Puzzles = {
  numbers: async (game) => (await read(game)).map(({ puzzle }) => puzzle.number),
  find: one,
  async answer(game, number, act) {
    const { answer } = await one(game, number);
    return { ...answer, right: act === answer.solution };
  },
};

export const puzzles = offline ? kept : served;

async function one(game: string, number: number): Promise<KeptPuzzle> {
  const found = (await read(game)).find(({ puzzle }) => puzzle.number === number);
  if (!found) throw new Failed(AWAY);
  return found;
}

/** What is kept of a game. */
async function read(game: string): Promise<KeptPuzzle[]> {
  const found = await caches.match(place(game)).catch(() => undefined);
  return found ? ((await found.json()) as KeptPuzzle[]) : [];
}

/** Keep some puzzles of every game, once for a release. */
export async function keepPuzzles(): Promise<void> {
  await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  if (names.length !== 1 || !names[0]) return; // a new release is coming just now
  const cache = await caches.open(names[0]);
  for (const { key } of await api.games()) {
    if (await cache.match(place(key))) continue;
    const found = await fetch(`/api/games/${key}/puzzles/kept`);
    if (found.ok) await cache.put(place(key), found);
  }
}

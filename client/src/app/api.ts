/** Requests to the JSON API; what fails comes as a Failed with a code and its details. */

import { language } from "../text/language.svelte";
import type {
  GameInfo,
  GuestInfo,
  JoinForm,
  Moment,
  ScoreSheet,
  SeatLink,
  TableForm,
  TableInfo,
  Trouble,
} from "../wire";

export class Failed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

const UNREACHABLE: Trouble = { code: "unreachable", details: {}, text: "" };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${language.lang}`;
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url, { method, headers, ...content }).catch(() => null);
  if (answer === null) throw new Failed(UNREACHABLE);
  if (!answer.ok)
    throw new Failed(((await answer.json().catch(() => UNREACHABLE)) ?? {}) as Trouble);
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const at = (table: string, what: string, invitation = "") =>
  `/tables/${encodeURIComponent(table)}${what}` +
  (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "");

export const api = {
  games: () => json<GameInfo[]>("GET", "/games"),
  board: ({ game, rules, seats, options }: TableInfo) => {
    const asked = { ...options, rules: String(rules), players: String(seats.length) };
    return json<object>("GET", `/games/${game}/board?${new URLSearchParams(asked)}`);
  },
  callMe: (name: string) => json<GuestInfo>("POST", "/session", { name }),
  table: (table: string, invitation: string) => json<TableInfo>("GET", at(table, "", invitation)),
  create: (form: TableForm) => json<TableInfo>("POST", "/tables", form),
  join: (table: string, form: JoinForm) => json<TableInfo>("POST", at(table, "/join"), form),
  start: (table: string) => json<TableInfo>("POST", at(table, "/start"), {}),
  leave: (table: string) => json<TableInfo>("POST", at(table, "/leave"), {}),
  rematch: (table: string) => json<TableInfo>("POST", at(table, "/rematch"), {}),
  linkSeat: (table: string) => json<SeatLink>("POST", at(table, "/link"), {}),
  takeSeat: (token: string) => json<TableInfo>("POST", "/seats/take", { token }),
  moment: (table: string, n: number, invitation: string) =>
    json<Moment>("GET", at(table, `/moments/${n}`, invitation)),
  scores: (table: string, invitation: string) =>
    json<ScoreSheet>("GET", at(table, "/scores", invitation)),
  log: async (table: string, invitation: string) =>
    (await ask("GET", at(table, "/log", invitation))).text(),
};

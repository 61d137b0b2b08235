/** Requests to the JSON API; what fails comes as a Failed with a code and its details. */

import { language } from "../text/language.svelte";
import type {
  AccountInfo,
  DeviceLink,
  GameInfo,
  GuestInfo,
  JoinForm,
  KeyForm,
  LeaderList,
  MailAsked,
  MailLinkInfo,
  MatchForm,
  Moment,
  PasskeyChallenge,
  PasskeyMade,
  PasskeyOffer,
  PasskeyUsed,
  People,
  PlayedGames,
  Profile,
  PlanForm,
  PlanInfo,
  ProposalForm,
  Proposals,
  PushForm,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleList,
  RecoveryCodes,
  ReminderInfo,
  ReportForm,
  ReportInfo,
  ReviewInfo,
  ScoreSheet,
  SeatChange,
  SeatLink,
  SessionInfo,
  Silenced,
  TableForm,
  TableInfo,
  TableList,
  TieForm,
  Trouble,
  VacationForm,
  VacationInfo,
} from "../wire";

export class Failed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

const UNREACHABLE: Trouble = { code: "unreachable", details: {}, text: "" };

export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${language.lang}`;
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url, { method, headers, ...content }).catch(() => null);
  if (answer === null) throw new Failed(UNREACHABLE);
  if (!answer.ok)
    throw new Failed(((await answer.json().catch(() => UNREACHABLE)) ?? {}) as Trouble);
  return answer;
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const at = (table: string, what: string, invitation = "") =>
  `/tables/${encodeURIComponent(table)}${what}` +
  (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "");

export const api = {
  games: () => json<GameInfo[]>("GET", "/games"),
  board: (game: string, rules: number, players: number, options: TableInfo["options"] = {}) => {
    const asked = { ...options, rules: String(rules), players: String(players) };
    return json<object>("GET", `/games/${game}/board?${new URLSearchParams(asked)}`);
  },
  puzzles: (game: string) => json<PuzzleList>("GET", `/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, number: number) =>
    json<PuzzleInfo>("GET", `/games/${encodeURIComponent(game)}/puzzles/${number}`),
  answerPuzzle: (game: string, number: number, act: string) =>
    json<PuzzleAnswer>("POST", `/games/${encodeURIComponent(game)}/puzzles/${number}`, { act }),
  callMe: (name: string) => json<GuestInfo>("POST", "/session", { name }),
  tables: () => json<TableList>("GET", "/tables"),
  openTables: async (wanted: Record<string, string>) =>
    (await json<TableList>("GET", `/tables?${new URLSearchParams(wanted)}`)).open,
  sessions: () => json<SessionInfo[]>("GET", "/sessions"),
  endSession: (id: string) => json<SessionInfo[]>("POST", "/sessions/end", { id }),
  logOut: () => json<SessionInfo[]>("DELETE", "/session"),
  linkDevice: () => json<DeviceLink>("POST", "/session/link", {}),
  takeDevice: (token: string) => json<GuestInfo>("POST", "/session/take", { token }),
  account: () => json<AccountInfo>("GET", "/account"),
  offerPasskey: () => json<PasskeyOffer>("POST", "/account/passkeys/offer", {}),
  addPasskey: (made: PasskeyMade) => json<AccountInfo>("POST", "/account/passkeys", made),
  askPasskey: () => json<PasskeyChallenge>("POST", "/account/enter/offer", {}),
  enterByPasskey: (used: PasskeyUsed) => json<GuestInfo>("POST", "/account/enter", used),
  askMail: (address: string) => json<MailAsked>("POST", "/account/mail", { address }),
  readMail: (token: string) => json<MailLinkInfo>("POST", "/account/mail/read", { token }),
  enterByMail: (token: string) => json<GuestInfo>("POST", "/account/mail/enter", { token }),
  newCodes: () => json<RecoveryCodes>("POST", "/account/codes", {}),
  enterByCode: (code: string) => json<GuestInfo>("POST", "/account/codes/enter", { code }),
  endKey: (form: KeyForm) => json<AccountInfo>("POST", "/account/keys/end", form),
  exported: async () => (await ask("GET", "/account/export")).text(),
  deleteMe: (name: string) => json<SessionInfo[]>("POST", "/account/delete", { name }),
  leaders: (game: string, players: number, page: number) =>
    json<LeaderList>(
      "GET",
      `/games/${encodeURIComponent(game)}/leaders?players=${players}&page=${page}`,
    ),
  myProfile: () => json<Profile>("GET", "/profile"),
  myGames: (before: number) => json<PlayedGames>("GET", `/profile/games?before=${before}`),
  player: (name: string, number: number) =>
    json<Profile>("GET", `/players/${encodeURIComponent(name)}?number=${number}`),
  playerAt: (name: string, table: string, seat: string) =>
    json<Profile>(
      "GET",
      `/players/${encodeURIComponent(name)}?table=${encodeURIComponent(table)}&seat=${encodeURIComponent(seat)}`,
    ),
  gamesOf: (name: string, number: number, before: number) =>
    json<PlayedGames>(
      "GET",
      `/players/${encodeURIComponent(name)}/games?number=${number}&before=${before}`,
    ),
  match: (form: MatchForm) => json<TableInfo>("POST", "/match", form),
  people: () => json<People>("GET", "/people"),
  tie: (form: TieForm) => json<People>("POST", "/people", form),
  proposals: () => json<Proposals>("GET", "/proposals"),
  propose: (form: ProposalForm) => json<TableInfo>("POST", "/proposals", form),
  accept: (table: string) =>
    json<TableInfo>("POST", `/proposals/${encodeURIComponent(table)}/accept`, {}),
  decline: (table: string) =>
    json<Proposals>("POST", `/proposals/${encodeURIComponent(table)}/decline`, {}),
  report: (table: string, form: ReportForm) => json<ReportInfo>("POST", at(table, "/report"), form),
  reminders: () => json<ReminderInfo>("GET", "/reminders"),
  remindDevice: (form: PushForm) => json<ReminderInfo>("POST", "/reminders/push", form),
  endDevice: (endpoint: string) => json<ReminderInfo>("POST", "/reminders/push/end", { endpoint }),
  remindByMail: (on: boolean) => json<ReminderInfo>("POST", "/reminders/mail", { on }),
  silence: (token: string) =>
    json<Silenced>("POST", `/reminders/silence?token=${encodeURIComponent(token)}`, {}),
  vacation: () => json<VacationInfo>("GET", "/vacation"),
  takeVacation: (form: VacationForm) => json<VacationInfo>("POST", "/vacation", form),
  endVacation: () => json<VacationInfo>("POST", "/vacation/end", {}),
  table: (table: string, invitation: string) => json<TableInfo>("GET", at(table, "", invitation)),
  create: (form: TableForm) => json<TableInfo>("POST", "/tables", form),
  join: (table: string, form: JoinForm) => json<TableInfo>("POST", at(table, "/join"), form),
  start: (table: string) => json<TableInfo>("POST", at(table, "/start"), {}),
  leave: (table: string) => json<TableInfo>("POST", at(table, "/leave"), {}),
  change: (table: string, form: SeatChange) => json<TableInfo>("POST", at(table, "/seats"), form),
  remove: (table: string, seat: number) => json<TableInfo>("POST", at(table, "/remove"), { seat }),
  cancel: (table: string) => json<TableInfo>("POST", at(table, "/cancel"), {}),
  standIn: (table: string, seat: number) =>
    json<TableInfo>("POST", at(table, "/stand-in"), { seat }),
  comeBack: (table: string) => json<TableInfo>("POST", at(table, "/back"), {}),
  rematch: (table: string) => json<TableInfo>("POST", at(table, "/rematch"), {}),
  plan: (table: string) => json<PlanInfo>("GET", at(table, "/plan")),
  makePlan: (table: string, form: PlanForm) => json<PlanInfo>("POST", at(table, "/plan"), form),
  linkSeat: (table: string) => json<SeatLink>("POST", at(table, "/link"), {}),
  takeSeat: (token: string) => json<TableInfo>("POST", "/seats/take", { token }),
  /** The table after so many acts, as I saw it, or once it is over as another seat did. */
  moment: (table: string, n: number, invitation: string, seat: number | null = null) => {
    const path = at(table, `/moments/${n}`, invitation);
    const eyes = seat === null ? "" : `${path.includes("?") ? "&" : "?"}seat=${seat}`;
    return json<Moment>("GET", path + eyes);
  },
  scores: (table: string, invitation: string) =>
    json<ScoreSheet>("GET", at(table, "/scores", invitation)),
  review: (table: string, invitation: string) =>
    json<ReviewInfo>("GET", at(table, "/review", invitation)),
  askReview: (table: string, invitation: string) =>
    json<ReviewInfo>("POST", at(table, "/review", invitation), {}),
  log: async (table: string, invitation: string) =>
    (await ask("GET", at(table, "/log", invitation))).text(),
};

// Made by tools/wire.py from src/paravent/server/schema.py; do not edit.

/** Who I am here and by what I keep the name; `name` is null for somebody without a session. `mail` tells whether this site can send letters: `away` means that it could not just now. */
export interface AccountInfo {
  name: string | null;
  passkeys: PasskeyInfo[];
  mails: string[];
  codes: number;
  mail: "away" | "off" | "ok";
}

/** Play; `version` is the one that I saw. */
export interface Act {
  do: "act";
  id?: string;
  table: string;
  version: number;
  act: string;
}

/** An offer with its chance of the first place and its interval, in hundredths of a percent. */
export interface Advice {
  act: string;
  chance: number;
  low: number;
  high: number;
}

/** The server answers. */
export interface Alive {
  ok: boolean;
  version: string;
}

/** How a seat's chance changed by deals, by what it gave away, and by all the rest. */
export interface Balance {
  luck: number;
  choices: number;
  others: number;
  accuracy: number;
  decisions: number;
  marks: Record<string, number>;
}

/** Behind somebody came a bot of a level, so often. */
export interface Beaten {
  level: string;
  times: number;
}

/** Which of my offers could I not take back by myself? */
export interface Bind {
  do: "binding";
  id?: string;
  table: string;
}

/** My offers that are no longer mine to take back once they are played, as far as I may know. */
export interface Binding {
  say: "binding";
  id?: string;
  table: string;
  version: number;
  acts: string[];
}

export interface Chat {
  do: "chat";
  id?: string;
  table: string;
  text: string;
}

/** Seat -1 is the audience, which players hear after the end. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Chatter {
  say: "chat";
  id?: string;
  table: string;
  lines: ChatLine[];
}

/** A person owes a decision since a time; at `until` a bot stands in. */
export interface Clock {
  seat: number;
  since: number;
  until: number;
}

/** The name of the club, by whoever is sure. */
export interface CloseForm {
  name: string;
}

/** A club with all that its members may know; for strangers the lists are empty. */
export interface Club {
  info: ClubInfo;
  invitation: string;
  members: MemberInfo[];
  tables: TableInfo[];
  tournaments: TournamentInfo[];
  feed: ClubNews[];
}

/** A new club, or what it is called from now on; anybody finds an `open` one and may join. */
export interface ClubForm {
  name: string;
  about?: string;
  open?: boolean;
}

/** A club in a list, or as a stranger may know it; `role` is empty for strangers. */
export interface ClubInfo {
  id: string;
  name: string;
  about: string;
  open: boolean;
  members: number;
  created: number;
  role: "" | "founder" | "member" | "officer";
}

export interface ClubList {
  mine: ClubInfo[];
  open: ClubInfo[];
}

/** Something that happened: of a game, the first `firsts` of the `names` have won. */
export interface ClubNews {
  kind: "begun" | "cancelled" | "founded" | "game" | "joined" | "tournament" | "won";
  at: number;
  names: string[];
  firsts: number;
  game: string;
  title: string;
  table: string;
  tournament: string;
}

/** One of my recovery codes. */
export interface CodeForm {
  code: string;
}

/** My answer to a seat that asked to take an act back. */
export interface Consent {
  do: "consent";
  id?: string;
  table: string;
  version: number;
  agree: boolean;
}

/** My name, so that nobody is deleted by a slip. */
export interface DeleteForm {
  name: string;
}

/** A token by which another device becomes me: once, until it expires. */
export interface DeviceLink {
  token: string;
  expires: number;
}

/** The request is carried out and stored. */
export interface Done {
  say: "done";
  id?: string;
  version?: number;
}

/** The session to end; all others but mine if none is named. */
export interface EndForm {
  id?: string;
}

/** How a game ended; `tallies` say where every point came from. */
export interface Ending {
  scores: number[];
  places: number[];
  tallies: Record<string, number>[];
  seed: string;
}

/** `account` is the number of the account of this name, 0 for a guest without one. */
export interface EntrantInfo {
  number: number;
  name: string;
  account: number;
  gone: boolean;
}

/** Nothing was done: the request was wrong. */
export interface Failure {
  say: "failed";
  id?: string;
  code: string;
  details: Record<string, unknown>;
  text: string;
}

/** What would my offers bring? */
export interface Foresee {
  do: "previews";
  id?: string;
  table: string;
}

/** A part of the value in which the first advice is better than the second. */
export interface Gain {
  part: string;
  value: number;
}

export interface GameInfo {
  key: string;
  title: string;
  rules: number;
  fewest: number;
  most: number;
  options: OptionInfo[];
  levels: string[];
  level: string;
}

/** Where somebody stands by so many games against bots that were measured, and none else. */
export interface Guess {
  game: string;
  players: number;
  mean: number;
  spread: number;
  games: number;
  levels: string[];
}

export interface GuestInfo {
  name: string;
}

/** Who plays in a seat changed before act `n + 1`, or `count` acts from there on were undone. Seat `by` let a bot stand in for a person (nobody did if the time ran out), a person came back, or left for good; or a seat took acts back, others' too, and all had agreed. */
export interface Handover {
  n: number;
  kind: "back" | "left" | "stand-in" | "undone";
  seat: number;
  at: number;
  by: number | null;
  level: string;
  count: number;
}

/** Whether people can play: `ok` if the database takes writes and bots act. `failing` is the number of tables whose bots could not act and try again. While the relay is down processes look at the database instead, more slowly. */
export interface Health {
  ok: boolean;
  version: string;
  database: "away" | "ok";
  bots: "failing" | "ok";
  failing: number;
  relay: "alone" | "down" | "up";
}

/** The language of answers. */
export interface Hello {
  do: "hello";
  id?: string;
  lang?: string;
}

export interface Hint {
  do: "hint";
  id?: string;
  table: string;
  version: number;
}

/** The best three of my offers, what is likely to follow the first, and why it rather than the second. If there is one offer alone, its interval says nothing. */
export interface Hinted {
  say: "hint";
  id?: string;
  table: string;
  version: number;
  advice: Advice[];
  line: Likely[];
  because: Gain[];
}

/** Clubs that are not open ask for their invitation. */
export interface JoinClub {
  invitation?: string;
}

/** The seat I want, else the first that is free; tables by link ask for the invitation. */
export interface JoinForm {
  seat?: number | null;
  invitation?: string;
}

/** A puzzle with its board and its answer, which whoever shows it keeps until somebody tries. */
export interface KeptPuzzle {
  puzzle: PuzzleInfo;
  board: Record<string, unknown>;
  answer: PuzzleAnswer;
}

/** The key to take away; codes go together. */
export interface KeyForm {
  kind: "codes" | "mail" | "passkey";
  id?: string;
}

/** An account in a list: `rating` is `mean` with three times `spread` taken off. Accounts may share a name: `number` says which of them it is, 1 for the oldest. */
export interface Leader {
  rank: number;
  name: string;
  number: number;
  rating: number;
  mean: number;
  spread: number;
  games: number;
}

/** A page of those who lead in a game with so many players, and where I stand. Of `bots` the strongest come first; `newcomer` is where everybody begins. */
export interface LeaderList {
  game: string;
  players: number;
  page: number;
  more: boolean;
  leaders: Leader[];
  me: Leader | null;
  bots: RankInfo[];
  newcomer: [number, number];
}

/** An act that is likely to follow. */
export interface Likely {
  seat: number;
  act: string;
}

/** What is new in the lobby: public tables as strangers see them, and mine. Acts alone change nothing about the public ones. `gone` and `left` are in that list no more. */
export interface Listed {
  say: "listed";
  id?: string;
  changed: TableInfo[];
  gone: string[];
  mine: TableInfo[];
  left: string[];
}

/** Tell me from now on which tables there are. */
export interface Lobby {
  do: "lobby";
  id?: string;
}

/** I no longer sit or watch there; `code` says why. */
export interface Lost {
  say: "lost";
  id?: string;
  table: string;
  code: string;
  details: Record<string, unknown>;
  text: string;
}

/** A letter is on its way, if there is anybody to write to: that is not told. */
export interface MailAsked {
  minutes: number;
  mail: "away" | "ok";
}

/** Where to send the link. */
export interface MailForm {
  address: string;
}

/** Whose name a link in a letter is for; `keep` if the address is to become a key of it. */
export interface MailLinkInfo {
  name: string;
  keep: boolean;
}

/** Whether letters remind me. */
export interface MailWish {
  on: boolean;
}

/** With whom I would play: a seat at a table that waits, or a table of my own until they come. With `meanwhile` I am busy: the table waits for me too when somebody has come. */
export interface MatchForm {
  game: string;
  players: number;
  pace?: "live" | "slow";
  hours?: 12 | 24 | 48 | 72 | 120 | 168 | 336;
  rated?: boolean;
  meanwhile?: boolean;
}

/** What a member is from now on; with `none` no member any more. Whoever makes somebody else the founder is an officer afterwards. */
export interface MemberForm {
  id: string;
  role: "founder" | "member" | "none" | "officer";
}

/** `number` is 0 for a guest without an account. */
export interface MemberInfo {
  id: string;
  name: string;
  number: number;
  role: "founder" | "member" | "officer";
  joined: number;
  online: boolean;
  me: boolean;
}

/** The table after its first `n` acts; `deeds` are what the last of them caused. */
export interface Moment {
  n: number;
  acts: number;
  to_act: number[];
  view: Record<string, unknown>;
  deeds: (number | (string | number | (string | number | null)[] | null)[])[][];
}

/** Who I want to be. */
export interface NameForm {
  name: string;
}

/** By number of players, what may be chosen, default first. If `pick` is not 0, so many different words of `picks`, joined by +, may be chosen instead. */
export interface OptionInfo {
  name: string;
  values: Record<string, string[]>;
  picks: string[];
  pick: number;
}

/** A table of a round: entrants by seat, and once it is over their places and points. */
export interface PairingTable {
  table: string;
  stage: "closed" | "open" | "over" | "running";
  entrants: number[];
  places: number[];
  points: number[];
}

/** What any passkey of this site may sign. */
export interface PasskeyChallenge {
  challenge: string;
  site: string;
}

export interface PasskeyInfo {
  id: string;
  device: string;
  created: number;
  used: number;
}

/** A new passkey, as the browser tells it. */
export interface PasskeyMade {
  id: string;
  client_data: string;
  attestation: string;
}

/** What a new passkey is made for; `known` are those that I have. */
export interface PasskeyOffer {
  challenge: string;
  site: string;
  user: string;
  name: string;
  algorithms: number[];
  known: string[];
}

/** A passkey has signed what it was asked to. */
export interface PasskeyUsed {
  id: string;
  client_data: string;
  authenticator: string;
  signature: string;
}

export interface People {
  friends: TieInfo[];
  blocked: TieInfo[];
}

export interface Ping {
  do: "ping";
  id?: string;
}

/** What I want to play next, having seen this version; nothing to forget my plan. It is dropped if something is dealt or revealed meanwhile, unless I want it `anyway`. */
export interface PlanForm {
  version: number;
  acts: string[];
  anyway?: boolean;
}

/** My plan at a table; `dropped` says why nothing of it will be played. `next` is what I may be offered after these acts, as far as I can know. */
export interface PlanInfo {
  acts: string[];
  anyway: boolean;
  dropped: "" | "illegal" | "revealed" | "undone";
  next: string[];
}

/** A finished game; `me` is the seat of whose list it is, `table` only told to those who may look at it. */
export interface PlayedGame {
  game: string;
  players: number;
  rated: boolean;
  voided: boolean;
  ending: "end" | "left";
  ended: number;
  me: number;
  seats: PlayedSeat[];
  table: string;
}

/** A page of finished games, the last first; `before` asks for the next page. */
export interface PlayedGames {
  games: PlayedGame[];
  before: number | null;
}

/** `points` are null if nobody played to the end. */
export interface PlayedSeat {
  name: string;
  level: string;
  place: number;
  points: number | null;
  left: boolean;
}

/** By offer what it would bring, where the game can tell; good for this version. */
export interface Previews {
  say: "previews";
  id?: string;
  table: string;
  version: number;
  previews: Record<string, Record<string, unknown>>;
}

/** What somebody has played; of `namesakes` accounts with this name it is number `number`. The number is 0 for me if I have no account; `guesses` are told to me alone. */
export interface Profile {
  name: string;
  number: number;
  namesakes: number;
  mine: boolean;
  since: number;
  records: Results[];
  standings: Standing[];
  guesses: Guess[];
  beaten: Beaten[];
  solved: Record<string, number>;
  played: PlayedGames;
}

/** What I would play with somebody, at which pace; times are as for a new table. */
export interface ProposalForm {
  name?: string;
  number?: number;
  table?: string;
  seat?: number;
  id?: string;
  game: string;
  pace?: "live" | "slow";
  hours?: 12 | 24 | 48 | 72 | 120 | 168 | 336;
  weekends?: boolean;
  minutes?: number;
  increment?: number | null;
  rated?: boolean;
}

/** What I was asked, or have asked (`mine`): who the other is, and the table that waits. The number is 0 for a guest without an account. */
export interface ProposalInfo {
  name: string;
  number: number;
  mine: boolean;
  state: "accepted" | "begun" | "declined" | "waiting" | "withdrawn";
  expires: number;
  table: TableInfo;
}

export interface Proposals {
  proposals: ProposalInfo[];
}

/** Somebody has proposed a game to me, or has answered: ask for `/api/proposals`. */
export interface Proposed {
  say: "proposed";
  id?: string;
}

export interface PushEnd {
  endpoint: string;
}

/** Where my browser is reached, as it tells its pages; keys in base64url. */
export interface PushForm {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The solution, the chances of the best acts, what follows, and what makes the difference. */
export interface PuzzleAnswer {
  right: boolean;
  solution: string;
  tried: Advice[];
  follows: Likely[];
  because: Gain[];
}

/** The act that somebody takes for the solution. */
export interface PuzzleForm {
  act: string;
}

/** A decision of `seat` after `n` acts, as that seat may see it. */
export interface PuzzleInfo {
  game: string;
  number: number;
  rules: number;
  players: number;
  options: Record<string, string>;
  seat: number;
  n: number;
  to_act: number[];
  view: Record<string, unknown>;
  offers: string[];
  previews: Record<string, Record<string, unknown>>;
  simulations: number;
}

/** The numbers of a game's puzzles. */
export interface PuzzleList {
  game: string;
  numbers: number[];
}

/** A level of bots on the same scale, or several that their games do not tell apart. `simulations`: so many for each decision stood for a level which thinks by the clock. */
export interface RankInfo {
  levels: string[];
  rating: number;
  mean: number;
  spread: number;
  games: number;
  simulations: Record<string, number>;
}

/** Why an act is not legal now; an empty `code` means that it is. */
export interface Reasoned {
  say: "why";
  id?: string;
  table: string;
  act: string;
  code: string;
  rule: string;
  details: Record<string, unknown>;
  text: string;
}

/** Told once: only their digests are stored. */
export interface RecoveryCodes {
  codes: string[];
}

/** Nothing was done: the act is not legal now. */
export interface Refusal {
  say: "refused";
  id?: string;
  table: string;
  act: string;
  code: string;
  rule: string;
  details: Record<string, unknown>;
  text: string;
}

/** How I am reminded; `key` is what browsers ask for. */
export interface ReminderInfo {
  key: string;
  devices: number;
  mail: "none" | "off" | "on" | "silent";
}

/** The seat whose person the host sends away before the start. */
export interface RemoveForm {
  seat: number;
}

/** What happened, and who did it if it was one of the players. */
export interface ReportForm {
  text: string;
  seat?: number | null;
}

/** By which whoever runs the site finds it. */
export interface ReportInfo {
  id: string;
}

/** Finished games of one kind, and in how many of them somebody came first or left. */
export interface Results {
  game: string;
  players: number;
  played: number;
  won: number;
  left: number;
}

/** How far a review is: `done` of so many `pieces`; the sheet once all are there. */
export interface ReviewInfo {
  state: "done" | "failed" | "none" | "waiting" | "working";
  done: number;
  pieces: number;
  sheet: ReviewSheet | null;
}

/** The review of a finished game; `chances` of all seats before each act and at the end. `limits` says from which loss on a decision has which mark. */
export interface ReviewSheet {
  simulations: number;
  chances: number[][];
  verdicts: Verdict[];
  balances: Balance[];
  turns: TurningPoint[];
  limits: Record<string, number>;
}

export interface RoundInfo {
  number: number;
  begins: number;
  until: number;
  tables: PairingTable[];
  byes: number[];
}

/** Begin, hold, go on, end the round with the tables as they stand, call it all off, or choose when it begins: at `starts`, or with 0 when told to. */
export interface RunForm {
  do: "begin" | "cancel" | "end-round" | "pause" | "resume" | "schedule";
  starts?: number;
}

/** Every seat's points after each act of a finished game. */
export interface ScoreSheet {
  scores: number[][];
}

/** Before the start: an open seat for a bot, or a bot's seat for a friend. */
export interface SeatChange {
  seat: number;
  kind: "bot" | "friend";
}

/** One seat of a new table: for me, for a friend, or for a bot of a level. */
export interface SeatForm {
  kind: "bot" | "friend" | "me";
  level?: string;
}

/** `level` is that of the bot; a person who has one is away, and the bot stands in. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  online: boolean;
  vacation?: number[];
}

/** Whoever brings this token first takes the seat. */
export interface SeatLink {
  token: string;
  path: string;
  expires: number;
}

/** A device on which I am known: its browser and system, and when it was here (to the day). */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface Silenced {
  ok: boolean;
}

/** Nothing was done: the game went on meanwhile. The present state comes with it. */
export interface Stale {
  say: "stale";
  id?: string;
  table: string;
}

/** The seat whose time has run out, to be played by a bot until its person is back. */
export interface StandInForm {
  seat: number;
}

/** A rating: `rating` is `mean` with three times `spread` taken off. `course` has mean and spread after each of the last rated games, the oldest first; `levels` are those of the bots which play most like it, if any were told apart. */
export interface Standing {
  game: string;
  players: number;
  rating: number;
  mean: number;
  spread: number;
  games: number;
  course: [number, number][];
  levels: string[];
}

/** Scores are in hundredths, `share` is the percentage of all points in the games played. */
export interface StandingInfo {
  entrant: number;
  rank: number;
  score: number;
  opponents: number;
  direct: number;
  share: number;
  games: number;
  firsts: number;
  byes: number;
}

/** How the game stands for the reader. `deeds` continue what the reader knew at version `since`; if that is 0 they are the whole game. The last of them is act number `acts`. `handovers` are always all of them. `left` is empty where time is for each decision. `undo` is `free` if my last act can be taken back, `ask` if others must agree, else null. */
export interface State {
  say: "state";
  id?: string;
  table: string;
  version: number;
  since: number;
  acts: number;
  seat: number | null;
  to_act: number[];
  view: Record<string, unknown>;
  offers: string[];
  deeds: (number | (string | number | (string | number | null)[] | null)[])[][];
  clocks: Clock[];
  handovers: Handover[];
  left: number[];
  undo: "ask" | "free" | null;
  ending: Ending | null;
}

/** A new table; at slow pace everybody has so many hours for a decision. Live, `minutes` are for a decision (0: as many as is usual here), or with an `increment` for the whole game: each decision adds so many seconds. */
export interface TableForm {
  game: string;
  seats: SeatForm[];
  options?: Record<string, string>;
  pace?: "live" | "slow";
  hours?: 12 | 24 | 48 | 72 | 120 | 168 | 336;
  weekends?: boolean;
  minutes?: number;
  increment?: number | null;
  level?: string;
  public?: boolean;
  help?: boolean;
  rated?: boolean;
  club?: string;
}

/** A table as the reader may know it; times are milliseconds since 1970. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  pace: "live" | "slow";
  patience: number;
  increment: number | null;
  weekends: boolean;
  left: number[];
  level: string;
  public: boolean;
  help: boolean;
  rated: boolean;
  auto: boolean;
  stage: "closed" | "open" | "over" | "running";
  seats: SeatInfo[];
  host: number | null;
  me: number | null;
  version: number;
  to_act: number[];
  clocks: Clock[];
  commitment: string;
  created: number;
  changed: number;
  result: number[];
  invitation: string;
  next: string;
  undo: UndoAsked | null;
  club: string;
  tournament: string;
  begins: number;
  watching: number;
}

export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
}

export interface TableNews {
  say: "table";
  id?: string;
  table: TableInfo;
}

export interface Tables {
  say: "lobby";
  id?: string;
  tables: TableList;
}

/** The token of a seat link. */
export interface TakeForm {
  token: string;
}

export interface TieForm {
  name?: string;
  number?: number;
  table?: string;
  seat?: number;
  id?: string;
  kind: "block" | "friend" | "none";
}

/** Somebody whom I know; `number` is 0 for a guest without an account. */
export interface TieInfo {
  id: string;
  kind: "block" | "friend";
  name: string;
  number: number;
  online: boolean;
}

/** A tournament with all that is known about it: also its export. */
export interface Tournament {
  info: TournamentInfo;
  club: string;
  options: Record<string, string>;
  pace: "live" | "slow";
  patience: number;
  increment: number | null;
  weekends: boolean;
  rated: boolean;
  limit: number;
  late: boolean;
  runs: boolean;
  me: number | null;
  out: boolean;
  may_enter: boolean;
  blocked: number[];
  entrants: EntrantInfo[];
  rounds: RoundInfo[];
  standings: StandingInfo[];
}

/** A new tournament of a club; times as those of a table. At each table there are `size` players, or where they do not come out even one less. A round lasts `limit` hours at most; 0 for as long as it takes. Only Swiss ones are told their `rounds`, and may be entered `late`. It begins by itself at the time `starts`, or with 0 when told to. */
export interface TournamentForm {
  name: string;
  game: string;
  kind: "knockout" | "robin" | "swiss";
  size: number;
  rounds?: number;
  options?: Record<string, string>;
  pace?: "live" | "slow";
  hours?: 12 | 24 | 48 | 72 | 120 | 168 | 336;
  weekends?: boolean;
  minutes?: number;
  increment?: number | null;
  rated?: boolean;
  limit?: number;
  starts?: number;
  late?: boolean;
}

/** A tournament in a list; `round` is how many have begun, of `rounds` if nobody leaves. */
export interface TournamentInfo {
  id: string;
  club: string;
  name: string;
  game: string;
  kind: "knockout" | "robin" | "swiss";
  size: number;
  stage: "cancelled" | "open" | "over" | "paused" | "running";
  entrants: number;
  round: number;
  rounds: number;
  created: number;
  starts: number;
  begun: number;
  ended: number;
  entered: boolean;
}

/** What went wrong: a code with its parameters, and the sentence that says it. */
export interface Trouble {
  code: string;
  details: Record<string, unknown>;
  text: string;
}

/** The act after `n` acts, and by how much it changed everybody's chance; deals have no `seat`. `together` if several chose at once, and this was the last of them. */
export interface TurningPoint {
  n: number;
  seat: number | null;
  act: string;
  together: boolean;
  gains: number[];
}

export interface Undo {
  do: "undo";
  id?: string;
  table: string;
  version: number;
}

/** A seat asks to take its last act back; these seats have not answered yet. */
export interface UndoAsked {
  seat: number;
  waiting: number[];
}

export interface Unwatch {
  do: "unwatch";
  id?: string;
  table: string;
}

/** From which day to which my clocks at slow tables stand still; both count. */
export interface VacationForm {
  first: string;
  last: string;
}

/** My vacation that is or comes next, if any, and how many days of this year are taken. */
export interface VacationInfo {
  since: number;
  until: number;
  used: number;
  days: number;
}

/** The decision after `n` acts, judged by what its seat knew, and the better act. `chance` and `best_chance` are those of winning after either, in hundredths of a percent. */
export interface Verdict {
  n: number;
  seat: number;
  act: string;
  best: string;
  chance: number;
  best_chance: number;
  lost: number;
  mark: "blunder" | "good" | "inaccuracy" | "mistake";
}

/** Tell me about a table from now on, and what happened since the version that I know. */
export interface Watch {
  do: "watch";
  id?: string;
  table: string;
  since?: number;
  invitation?: string;
}

/** What are all my offers worth by the end, to a bot in my seat? */
export interface Weigh {
  do: "weigh";
  id?: string;
  table: string;
  version: number;
}

/** The first message: who the server takes me for, and its time in milliseconds since 1970. */
export interface Welcome {
  say: "welcome";
  id?: string;
  name: string | null;
  version: string;
  at: number;
}

/** Why may I not do this now? */
export interface Why {
  do: "why";
  id?: string;
  table: string;
  act: string;
}

/** The entrant who goes; without a number that is me. */
export interface WithdrawForm {
  entrant?: number | null;
}

/** By offer what it is worth by the end, in hundredths of a point, as a bot guesses. */
export interface Worths {
  say: "worths";
  id?: string;
  table: string;
  version: number;
  worths: Record<string, number>;
}

export type Request = Hello | Watch | Unwatch | Act | Undo | Consent | Why | Foresee | Bind | Weigh | Hint | Chat | Lobby | Ping;

export type Answer = Welcome | TableNews | State | Done | Stale | Refusal | Failure | Reasoned | Previews | Binding | Worths | Hinted | Chatter | Tables | Listed | Proposed | Lost;

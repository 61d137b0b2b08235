/** Requests about clubs and tournaments. */

import { ask, json } from "../app/api";
import type {
  Club,
  ClubForm,
  ClubList,
  MemberForm,
  RunForm,
  Tournament,
  TournamentForm,
} from "../wire";

const clubAt = (id: string, what = "") => `/clubs/${encodeURIComponent(id)}${what}`;
const tournamentAt = (id: string, what = "") => `/tournaments/${encodeURIComponent(id)}${what}`;

export const clubs = {
  all: () => json<ClubList>("GET", "/clubs"),
  found: (form: ClubForm) => json<Club>("POST", "/clubs", form),
  one: (id: string, invitation: string) =>
    json<Club>("GET", clubAt(id, `?invitation=${encodeURIComponent(invitation)}`)),
  join: (id: string, invitation: string) => json<Club>("POST", clubAt(id, "/join"), { invitation }),
  leave: (id: string) => json<ClubList>("POST", clubAt(id, "/leave"), {}),
  member: (id: string, form: MemberForm) => json<Club>("POST", clubAt(id, "/members"), form),
  change: (id: string, form: ClubForm) => json<Club>("POST", clubAt(id, "/change"), form),
  inviteAnew: (id: string) => json<Club>("POST", clubAt(id, "/invitation"), {}),
  close: (id: string, name: string) => json<ClubList>("POST", clubAt(id, "/close"), { name }),
};

export const tournaments = {
  announce: (club: string, form: TournamentForm) =>
    json<Tournament>("POST", clubAt(club, "/tournaments"), form),
  one: (id: string) => json<Tournament>("GET", tournamentAt(id)),
  enter: (id: string) => json<Tournament>("POST", tournamentAt(id, "/enter"), {}),
  withdraw: (id: string, entrant: number | null = null) =>
    json<Tournament>("POST", tournamentAt(id, "/withdraw"), { entrant }),
  run: (id: string, what: RunForm["do"], starts = 0) =>
    json<Tournament>("POST", tournamentAt(id, "/run"), { do: what, starts }),
  file: async (id: string, what: "standings" | "rounds") =>
    (await ask("GET", tournamentAt(id, `/csv?what=${what}`))).text(),
};

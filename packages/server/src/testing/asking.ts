import type { FastifyInstance } from "fastify";
import type { Watcher } from "./worlds.ts";

/** A game on a server, of which someone asks. */
export interface Asked {
  readonly app: FastifyInstance;
  readonly game: string;
  readonly invitation: string;
  /** Addresses of profiles, where people have any. */
  readonly profiles?: readonly string[];
  readonly team?: string;
}

/** A sheet of someone else's, of which a watcher asks whether it is genuine. */
export interface Written {
  readonly receipt: unknown;
  readonly text: string | null;
}

/** How many turns are asked for: more than are played. */
const TURNS = 4;

/** Powers of the classic game are in the order of the alphabet. */
const channelOf = (pair: readonly string[]): string => pair.toSorted().join(" + ");

/** Every way of asking without changing anything, of which all watchers make use. */
export const ASKING: Readonly<Record<string, (room: Asked, pair: readonly string[]) => readonly string[]>> = {
  "/api/games": () => ["/api/games"],
  "/api/public-games": () => [
    "/api/public-games",
    "/api/public-games?list=watch",
    "/api/public-games?list=watch&limit=1&press=full",
    "/api/public-games?list=study",
  ],
  "/api/public-games/{id}/miniature": ({ game }) => [`/api/public-games/${game}/miniature?theme=dark`],
  // `tournament-secrecy.test.ts` asks about tournaments that there are.
  "/api/tournaments": () => ["/api/tournaments"],
  "/api/tournaments/{id}": () => ["/api/tournaments/none"],
  "/api/tournaments/{id}/codes": () => ["/api/tournaments/none/codes"],
  "/api/tournaments/{id}/results.csv": () => ["/api/tournaments/none/results.csv"],
  "/api/tournaments/{id}/standings.csv": () => ["/api/tournaments/none/standings.csv"],
  "/api/me": () => ["/api/me"],
  "/api/confirmations": () => ["/api/confirmations"],
  "/api/me/blocks": () => ["/api/me/blocks"],
  "/api/moderation/reports": () => ["/api/moderation/reports"],
  "/api/moderation/bans": () => ["/api/moderation/bans"],
  "/api/moderation/log": () => ["/api/moderation/log"],
  "/api/moderation/ratings": () => ["/api/moderation/ratings"],
  "/api/players/{id}": (room) => (room.profiles ?? []).map((address) => `/api/players/${address}`),
  "/api/games/{id}/players": ({ game }) => [`/api/games/${game}/players`],
  "/api/leaderboards": () => ["/api/leaderboards", "/api/leaderboards?pace=live"],
  "/api/me/profile": () => ["/api/me/profile"],
  "/api/me/friends": () => ["/api/me/friends"],
  "/api/me/vacations": () => ["/api/me/vacations"],
  "/api/me/teams": () => ["/api/me/teams"],
  "/api/teams/{id}": ({ team = "no-such-team" }) => [`/api/teams/${team}`],
  "/api/retention": () => ["/api/retention"],
  "/api/games/{id}/signals": ({ game }) => [`/api/games/${game}/signals`],
  "/api/keys": () => ["/api/keys"],
  "/api/hooks": () => ["/api/hooks"],
  "/api/me/export": () => ["/api/me/export"],
  "/api/me/passkeys": () => ["/api/me/passkeys"],
  "/api/me/sessions": () => ["/api/me/sessions"],
  "/api/me/notifications": () => ["/api/me/notifications"],
  "/api/session": () => ["/api/session"],
  "/api/unsubscribe": () => ["/api/unsubscribe?token=no-such-token"],
  "/healthz": () => ["/healthz"],
  "/api/games/{id}": ({ game }) => [`/api/games/${game}`, `/api/games/${game}?as=projector`],
  "/api/games/{id}/invitation": ({ game }) => [`/api/games/${game}/invitation`],
  "/api/games/{id}/codes": ({ game }) => [`/api/games/${game}/codes`],
  "/api/games/{id}/legal-orders": ({ game }, pair) =>
    ["", `?power=${pair[0]}`, "?about=A%20Par"].map((asked) => `/api/games/${game}/legal-orders${asked}`),
  "/api/games/{id}/preview": ({ game }) => [`/api/games/${game}/preview`],
  "/api/games/{id}/turns/{number}": ({ game }) =>
    Array.from({ length: TURNS }, (_, i) => `/api/games/${game}/turns/${i + 1}`).flatMap((url) => [
      url,
      `${url}?as=projector`,
    ]),
  "/api/games/{id}/record": ({ game }) => [
    `/api/games/${game}/record`,
    `/api/games/${game}/record?as=projector`,
    `/api/games/${game}/record?messages=true`,
  ],
  "/api/games/{id}/export": ({ game }) =>
    ["chancery", "py-diplomacy", "cicero"].flatMap((format) => [
      `/api/games/${game}/export?format=${format}`,
      `/api/games/${game}/export?format=${format}&as=projector`,
    ]),
  "/api/games/{id}/channels/{name}": ({ game }, pair) =>
    ["everybody", channelOf(pair), pair[0], "referee"].map(
      (name) => `/api/games/${game}/channels/${encodeURIComponent(name)}`,
    ),
};
/**
 * Heard by `Listening`; counts for the people who run the server, which the public can't see; and what begins with a key
 * that is random in each world, for which push.test.ts compares two.
 */
export const OTHERWISE = [
  "/api/connection",
  "/api/games/{id}/events",
  "/api/me/push",
  "/api/network",
  "/metrics",
];

/** Commands that are refused for everyone; people who may send them don't try. */
const refusals = (pair: readonly string[], token: string) => [
  { type: "save", power: "Narnia", text: "A Par H" },
  { type: "read", channel: channelOf(pair), count: 1 },
  { type: "read", channel: channelOf(pair), count: 99 },
  { type: "say", as: "Narnia", to: [pair[0]], text: "Who are you?" },
  { type: "go-to", turn: 99, reason: "curiosity" },
  { type: "replace", seat: 99, member: "Nobody", reason: "curiosity" },
  { type: "vote", vote: { how: "concession", to: "Narnia" } },
  { type: "take-over", token },
  { type: "resume" },
];

/** Everything someone gets to see, byte by byte, without the time of day. */
export async function answersTo(
  room: Asked,
  watcher: Watcher,
  pair: readonly string[],
  written: Written | null,
) {
  const { game, app } = room;
  const urls = Object.values(ASKING).flatMap((urlsOf) => urlsOf(room, pair));
  const asked = [
    ...urls.map((url) => ({ method: "GET" as const, url })),
    ...refusals(pair, "no-such-token").map((payload) => ({
      method: "POST" as const,
      url: `/api/games/${game}/commands`,
      payload,
    })),
    {
      method: "POST" as const,
      url: `/api/games/${game}/invitation`,
      payload: { invitation: room.invitation },
    },
    { method: "POST" as const, url: "/api/codes/delegation", payload: { code: "2345-6789" } },
    { method: "POST" as const, url: `/api/games/${game}/receipts`, payload: written ?? {} },
  ];
  const { browser, key } = watcher;
  const identity = key
    ? { authorization: `Bearer ${key}` }
    : browser.cookies
      ? { cookie: browser.cookies }
      : {};
  const answers: string[] = [];
  for (const request of asked) {
    const headers = { "sec-fetch-site": "same-origin", ...identity };
    const { statusCode, headers: given, body } = await app.inject({ ...request, headers });
    // It says what time it is.
    const { date: _, ...rest } = given;
    answers.push(`${request.method} ${request.url} ${statusCode} ${JSON.stringify(rest)}\n${body}`);
  }
  return answers;
}

/** Where a text begins to differ from another; answers are too long to be printed. */
export function aroundDifference(text: string, other: string): string {
  const first = [...text].findIndex((char, i) => char !== other[i]);
  return text === other ? "" : `${text.slice(0, 80)} … ${text.slice(Math.max(0, first - 80), first + 80)}`;
}

import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, guest, POWERS, type Seven, Site, sevenAt } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

/** Every answer that someone can get about a game, byte by byte. */
async function answersFor(who: Browser, game: string): Promise<string[]> {
  const paths = [
    "",
    "/turns/1",
    "/turns/2",
    "/channels/everybody",
    "/channels/France",
    "/preview",
    "/invitation",
  ];
  const urls = ["/api/games", "/api/me", ...paths.map((path) => `/api/games/${game}${path}`)];
  const responses = await Promise.all(urls.map((url) => who.get(url)));
  const refusals = await Promise.all(
    [
      { type: "process" },
      { type: "resume" },
      { type: "save", power: "Narnia", text: "A Par H" },
      { type: "go-to", turn: 1, reason: "curiosity" },
      { type: "read", channel: "France + Germany", count: 9 },
    ].map((command) => who.try(game, command)),
  );
  return [...responses, ...refusals].map(({ statusCode, headers, body }) =>
    [statusCode, headers["content-length"], headers.etag, body].join(" "),
  );
}

const secrets = [
  { type: "save", power: "France", text: "A Par - Bur\nA Mar S A Par - Bur" },
  { type: "save", power: "France", text: "nonsense" },
  { type: "save", power: "France", text: "" },
  { type: "vote", vote: { how: "draw" } },
  { type: "vote", vote: null },
  { type: "say", as: "France", to: ["Germany"], text: "Burgundy is mine" },
];

describe.each([
  {},
  { anonymous: true, showReady: false },
  { preset: "live", concession: true },
  { preset: "referee", refereeReads: true },
])("the secrets of France at a table with %j", (setup) => {
  let seven: Seven;
  beforeAll(async () => {
    seven = await sevenAt(app, setup);
  });
  const ready = "showReady" in setup ? [{ type: "ready", ready: true }] : [];

  test.each([...secrets, ...ready])("change no byte of any answer to others: %j", async (secret) => {
    const { game, by } = seven;
    const others = POWERS.filter(
      (power) => power !== "France" && !(secret.type === "say" && power === "Germany"),
    );
    const watchers = [...others.map((power) => by[power]), new Browser(app)];
    const before = await Promise.all(watchers.map((who) => answersFor(who, game)));
    const own = await answersFor(by.France, game);
    await by.France.do(game, secret);
    const after = await Promise.all(watchers.map((who) => answersFor(who, game)));
    expect(after).toEqual(before);
    expect(await answersFor(by.France, game)).not.toEqual(own);
  });
});

test("at an anonymous table nobody learns from their own name that someone else has the same", async () => {
  const host = await guest(app, "Ann");
  const { table, invitation } = (
    await host.send("POST", "/api/games", { setup: { anonymous: true } })
  ).json();
  const names: string[] = [];
  for (const name of ["Bob", "Bob", "Ann", "Eve"]) {
    const browser = await guest(app, name);
    const { table: seen } = await browser.do(table.game, { type: "join", role: "player", invitation });
    names.push(seen.you.name as string);
  }
  expect(new Set(names).size).toBe(4);
  for (const [i, name] of ["Bob", "Bob", "Ann", "Eve"].entries())
    expect(names[i]).toMatch(new RegExp(`^${name} ~[0-9a-z]{3}$`));
});

/** What France wants to say, in public, in private, and by a deal. */
const SAYINGS = [
  { to: "everybody", text: "Burgundy is mine" },
  { to: ["Germany"], text: "Burgundy is mine" },
  { to: ["Germany"], text: "Burgundy is mine", deal: { kind: "peace", through: 1903 } },
  { to: ["Germany"], text: "", deal: { kind: "peace", through: 1903 } },
];

test.each([
  { press: "none", open: [] },
  { press: "public", open: [0] },
  { press: "deals", open: [3] },
])("with press limited to $press the other channels are closed over the API", async ({ press, open }) => {
  const { game, by } = await sevenAt(app, { press, anonymous: true });
  const watchers = [by.Germany, by.Italy, new Browser(app)];
  for (const [i, saying] of SAYINGS.entries()) {
    const before = await Promise.all(watchers.map((who) => answersFor(who, game)));
    const answer = await by.France.try(game, { type: "say", as: "France", ...saying });
    const after = await Promise.all(watchers.map((who) => answersFor(who, game)));
    if (open.includes(i)) {
      expect(answer.statusCode).toBe(200);
      expect(after[0]).not.toEqual(before[0]);
    } else {
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, "press-closed"]);
      expect(after).toEqual(before);
    }
  }
});

/** What can be sent to a game, of a form that is read. */
const SENT: Readonly<Record<string, readonly object[]>> = {
  "/api/games/{id}/commands": [
    { type: "join", role: "player" },
    { type: "join", role: "spectator", invitation: "x".repeat(43) },
    { type: "wait", waiting: true },
    { type: "wait", waiting: false },
    { type: "take-place" },
    { type: "take-over", token: "x".repeat(43) },
    { type: "return" },
    { type: "leave" },
    { type: "appoint", member: "Nobody" },
    { type: "save", power: "France", text: "" },
    { type: "vote", vote: null },
    { type: "mute", power: "France", muted: true },
    { type: "process" },
    { type: "room", act: { do: "next" } },
  ],
  "/api/games/{id}/receipts": [
    {
      receipt: { game: "g", turn: 1, phase: "S1901M", power: "France", version: 1, at: 0, digest: "d" },
      text: "A Par H",
    },
  ],
  "/api/games/{id}/invitation": [{ invitation: "x".repeat(43) }],
  "/api/games/{id}/offer": [{ token: "x".repeat(43) }],
  "/api/games/{id}/codes": [{}],
  "/api/games/{id}/blocks": [{ power: "France" }, { name: "Player of France" }],
  "/api/games/{id}/reports": [{ channel: "everybody", message: 1, reason: "abuse", comment: "" }],
};

test("people who may not see a game get the same answers as if it didn't exist, on every route", async () => {
  const { game } = await sevenAt(app, { spectators: false });
  const { paths } = (await app.inject("/api/openapi.json")).json();
  const ofGames = Object.keys(paths).filter((path) => /^\/api\/(public-)?games\/\{id\}/.test(path));
  expect(ofGames.filter((path) => "post" in paths[path]).toSorted()).toEqual(Object.keys(SENT).toSorted());
  const eve = await guest(app, "Eve");
  const { secret } = (await eve.send("POST", "/api/keys", { name: "bot" })).json();
  const ways = [{ cookie: eve.cookie }, { authorization: `Bearer ${secret}` }, {}];
  const ask = async (who: object, method: "GET" | "POST", path: string, id: string, payload?: object) => {
    const filled = path.replace("{id}", id).replace("{number}", "1").replace("{name}", "everybody");
    const url = filled.replace(/export$/, "export?format=chancery");
    const headers = { "sec-fetch-site": "same-origin", ...who };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const { date: _, ...rest } = answer.headers;
    return { status: answer.statusCode, body: answer.body.replaceAll(id, "ID"), headers: rest };
  };
  for (const who of ways)
    for (const path of ofGames) {
      const asked = [
        ...("get" in paths[path] ? [["GET"] as const] : []),
        ...(SENT[path] ?? []).map((body) => ["POST", body] as const),
      ];
      for (const [method, body] of asked) {
        const refused = await ask(who, method, path, game, body);
        expect(refused, `${method} ${path} ${JSON.stringify(body)}`).toEqual(
          await ask(who, method, path, "0".repeat(32), body),
        );
        expect([401, 403, 404], refused.body).toContain(refused.status);
      }
    }
});

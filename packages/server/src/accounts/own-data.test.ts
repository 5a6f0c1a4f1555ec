import { readFileSync } from "node:fs";
import { auditLog } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Browser, guest, Site, sevenAt } from "../testing/index.ts";
import { Directed } from "../testing/tournaments.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

/** All that is kept of a game, written out. */
async function logOf(game: string): Promise<string> {
  const { games } = await site.store();
  const log = await games.load({ game, after: 0 });
  if (!log.ok) throw new Error(log.error.code);
  return JSON.stringify(log.value.events);
}

test("nothing of someone who leaves stays in the files, not even where it was deleted", async () => {
  const email = "seldom-seen@example.org";
  const registered = { name: "Seldom", email, password: "correct horse" };
  const seldom = new Browser(app);
  await seldom.send("POST", "/api/accounts", registered);
  const { outbox } = await site.store();
  await outbox.add({ notices: [{ key: "n", kind: "reset", recipient: email, body: {} }], now: site.time });
  const stays = () =>
    [site.file, `${site.file}-wal`].filter((file) => readFileSync(file).includes("seldom-seen"));
  expect(stays()).not.toEqual([]);
  const left = await seldom.send("POST", "/api/me/deletion", { password: "correct horse" });
  expect(left.statusCode).toBe(204);
  expect(stays()).toEqual([]);
});

test("an export is made game by game, and only as far as someone reads it", async () => {
  const ann = await guest(app, "Ann");
  for (let i = 0; i < 40; i++) await ann.send("POST", "/api/games", {});
  const load = vi.spyOn((await site.store()).games, "load");
  const headers = { cookie: ann.cookies };
  const answer = await app.inject({ url: "/api/me/export", headers, payloadAsStream: true });
  const stream = answer.stream();
  const parts = stream[Symbol.asyncIterator]();
  let text = String((await parts.next()).value);
  expect(load.mock.calls.length).toBeLessThan(40);
  for (let part = await parts.next(); !part.done; part = await parts.next()) text += String(part.value);
  expect(JSON.parse(text).games).toHaveLength(40);
  load.mockRestore();
});

test("people get everything about themselves, with their games as they see them, and nobody's secrets", async () => {
  const { game, by } = await sevenAt(app);
  const key = (await by.France.send("POST", "/api/keys", { name: "bot" })).json();
  const hook = (await by.France.send("POST", "/api/hooks", { url: "https://example.org/hook" })).json();
  const keys = { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: "c2VjcmV0LWF1dGgtISEhIQ" };
  await by.France.send("PUT", "/api/me/push", { endpoint: "https://example.org/push", keys });
  await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
  await by.France.do(game, { type: "say", as: "France", to: ["Italy"], text: "Shall we?" });
  await by.Germany.do(game, { type: "save", power: "Germany", text: "A Mun - Tyr" });
  await by.Germany.do(game, { type: "say", as: "Germany", to: ["Italy"], text: "Don't trust France" });
  await by.Italy.do(game, { type: "say", as: "Italy", to: "everybody", text: "Buy pasta" });
  const report = { channel: "everybody", message: 1, reason: "spam", comment: "Really" };
  await by.France.send("POST", `/api/games/${game}/reports`, report);
  await by.France.send("POST", `/api/games/${game}/blocks`, { power: "Italy" });
  const italy = (await by.Italy.get("/api/me")).json().id;
  const exported = await by.France.get("/api/me/export");
  expect(exported.headers["content-disposition"]).toContain("chancery.json");
  const data = exported.json();
  expect(data.person).toMatchObject({ name: "Player of France", email: null });
  expect(data.keys).toMatchObject([{ name: "bot", scope: "manage" }]);
  expect(data.sessions).toHaveLength(1);
  expect(data.hooks).toMatchObject([{ url: "https://example.org/hook" }]);
  expect(data.push).toMatchObject([{ endpoint: "https://example.org/push" }]);
  expect(data.blocks).toMatchObject([{ name: "Player of Italy", game }]);
  expect(data.reports).toMatchObject([
    { reason: "spam", comment: "Really", channel: "everybody", decision: null },
  ]);
  expect(data.sanctions).toEqual([]);
  expect(data.games).toHaveLength(1);
  expect(data.games[0]).toMatchObject({ game, you: { name: "Player of France" } });
  for (const own of ["A Par - Bur", "Shall we?"]) expect(exported.body).toContain(own);
  for (const secret of [
    "A Mun - Tyr",
    "trust France",
    by.France.token,
    italy,
    by.France.cookie?.split("=")[1] ?? "",
    key.secret,
    hook.secret,
    keys.auth,
  ])
    expect(exported.body).not.toContain(secret);
  // A key isn't enough to take everything.
  const headers = { authorization: `Bearer ${key.secret}` };
  expect((await app.inject({ url: "/api/me/export", headers })).statusCode).toBe(403);
});

test("what players told the directors of a tournament isn't in the directors' exports", async () => {
  const event = await Directed.create(app);
  await event.do({ type: "import", text: "name,email\nGuest,guest@example.org" });
  expect((await event.director.get(`/api/tournaments/${event.id}`)).body).toContain("guest@example.org");
  const { body } = await event.director.get("/api/me/export");
  expect(body).toContain("Spring Open");
  expect(body).not.toContain("guest@example.org");
});

test("an account that is deleted leaves its games whole, without its name in views or logs", async () => {
  const { game, by, players } = await sevenAt(app);
  await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
  for (const player of players) await player.do(game, { type: "ready", ready: true });
  const hosted = (await by.France.send("POST", "/api/games", { setup: {} })).json().table.game;
  const joined = await guest(app, "Host of another");
  const { table, invitation } = (await joined.send("POST", "/api/games", { setup: {} })).json();
  await by.France.do(table.game, { type: "join", role: "player", invitation });
  const before = (await by.Italy.get(`/api/games/${game}/turns/1`)).json();
  for (const each of [game, hosted, table.game]) expect(await logOf(each)).toContain("Player of France");
  const { secret } = (await by.France.send("POST", "/api/keys", { name: "bot" })).json();
  const headers = { authorization: `Bearer ${secret}` };
  const byKey = await app.inject({ method: "POST", url: "/api/me/deletion", headers, payload: {} });
  expect(byKey.statusCode).toBe(403);

  expect((await by.France.send("POST", "/api/me/deletion", {})).statusCode).toBe(204);

  const back = await new Browser(app).send("POST", "/api/session", { token: by.France.token });
  expect(back.statusCode).toBe(401);
  expect((await app.inject({ url: "/api/me", headers })).statusCode).toBe(401);
  for (const each of [game, hosted, table.game]) expect(await logOf(each)).not.toContain("Player of France");
  const log = await logOf(game);
  expect(auditLog(JSON.parse(log))).toEqual([]);
  const other = await site.open();
  for (const server of [app, other]) {
    by.Italy.app = server;
    const view = await by.Italy.view(game);
    expect(JSON.stringify(view)).not.toContain("Player of France");
    expect(view.seats[2]).toMatchObject({ powers: ["France"], isVacant: true });
    expect((await by.Italy.get(`/api/games/${game}/turns/1`)).json()).toEqual(before);
  }
  await by.Italy.do(game, { type: "say", as: "Italy", to: "everybody", text: "We play on" });
  expect((await joined.view(table.game)).players).toEqual(["Host of another"]);
});

test("people with a password show that it is them before they are deleted", async () => {
  const ann = new Browser(app);
  const email = "ann@example.org";
  await ann.send("POST", "/api/accounts", { name: "Ann", email, password: "correct horse" });
  const deletion = (password: string | null) => ann.send("POST", "/api/me/deletion", { password });
  for (const wrong of [null, "wrong horse"]) expect((await deletion(wrong)).statusCode).toBe(403);
  expect((await ann.get("/api/me")).statusCode).toBe(200);
  expect((await deletion("correct horse")).statusCode).toBe(204);
  expect((await ann.get("/api/me")).statusCode).toBe(401);
  const again = await new Browser(app).send("POST", "/api/accounts", {
    name: "A",
    email,
    password: "battery staple",
  });
  expect(again.statusCode).toBe(201);
});

import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser, guest, Site, sevenAt } from "../testing/index.ts";

const DAY = 24 * 3_600_000;
const site = new Site();
const administrators: string[] = [];
let app: FastifyInstance;
let moderator: Browser;

const idOf = async (browser: Browser): Promise<string> => (await browser.get("/api/me")).json().id;

beforeAll(async () => {
  app = await site.open(undefined, {}, { administrators });
  moderator = await guest(app, "Moderator");
  administrators.push(await idOf(moderator), "boss@example.org");
});
afterAll(() => site.remove());

const report = (browser: Browser, game: string, message: number, channel = "everybody") =>
  browser.send("POST", `/api/games/${game}/reports`, { channel, message, reason: "abuse", comment: "Rude" });

const queue = async (browser = moderator) => (await browser.get("/api/moderation/reports")).json();

const decide = (id: string, body: unknown, browser = moderator) =>
  browser.send("POST", `/api/moderation/reports/${id}`, body);

/** A game in which Germany insults everyone, and France reports it. Returns the report. */
async function insulted(setup = {}) {
  const seven = await sevenAt(app, setup);
  const { game, by } = seven;
  await by.England.do(game, { type: "say", as: "England", to: "everybody", text: "Good morning" });
  await by.Germany.do(game, { type: "say", as: "Germany", to: "everybody", text: "You fools" });
  await by.Italy.do(game, { type: "say", as: "Italy", to: ["Austria"], text: "A secret" });
  expect((await report(by.France, game, 2)).statusCode).toBe(204);
  const { open } = await queue();
  return { ...seven, reported: open.find((each: { game: string }) => each.game === game) };
}

test("moderators get reported messages with what was said around them, and nothing else of the game", async () => {
  const { reported, by } = await insulted();
  expect(reported).toMatchObject({
    reason: "abuse",
    comment: "Rude",
    channel: "everybody",
    reporter: { name: "Player of France" },
    accused: { id: await idOf(by.Germany), name: "Player of Germany", reports: 1, sanctions: 0 },
    context: [
      { from: "England", text: "Good morning", isReported: false },
      { from: "Germany", text: "You fools", isReported: true },
    ],
  });
  expect(JSON.stringify(await queue())).not.toContain("A secret");
});

test("only what others wrote to you can be reported, once", async () => {
  const { game, by } = await insulted();
  expect((await report(by.France, game, 2)).statusCode).toBe(204);
  expect((await queue()).open.filter((each: { game: string }) => each.game === game)).toHaveLength(1);
  expect((await report(by.Germany, game, 2)).statusCode).toBe(422);
  expect((await report(by.France, game, 9)).statusCode).toBe(404);
  expect((await report(by.France, game, 1, "Austria + Italy")).statusCode).toBe(404);
  expect((await report(new Browser(app), game, 2)).statusCode).toBe(401);
});

test("a report names the writer of a message, even if someone else has their seat by now", async () => {
  const { game, by, reported } = await insulted();
  await by.Germany.do(game, { type: "leave" });
  await report(by.Italy, game, 2);
  const again = (await queue()).open.find(
    (each: { game: string; id: string }) => each.game === game && each.id !== reported.id,
  );
  expect(again.accused.id).toBe(reported.accused.id);
});

test("to all but administrators there is no moderation", async () => {
  const { reported } = await insulted();
  const boss = new Browser(app);
  const account = { name: "Boss", email: "boss@example.org", password: "correct horse" };
  await boss.send("POST", "/api/accounts", account);
  const asked = ["reports", "bans", "log"].map((part) => `/api/moderation/${part}`);
  // An address counts only for the person who has confirmed it.
  for (const browser of [boss, await guest(app, "Anyone"), new Browser(app)]) {
    for (const url of asked) expect((await browser.get(url)).statusCode).toBe(404);
    expect((await decide(reported.id, { act: "dismiss", reason: "" }, browser)).statusCode).toBe(404);
    expect((await browser.get("/api/session")).json().isModerator).toBe(false);
  }
  const { persons } = await site.store();
  await persons.confirm({ id: await idOf(boss), email: account.email });
  for (const url of asked) expect((await boss.get(url)).statusCode).toBe(200);
  expect((await boss.get("/api/session")).json().isModerator).toBe(true);
});

test("moderators don't decide about themselves, or in games that they play", async () => {
  const { game, by, reported, players } = await insulted();
  administrators.push(await idOf(by.Turkey), await idOf(by.France));
  for (const partial of [by.Turkey, by.France]) {
    const { open, withheld } = await queue(partial);
    expect(open.map((each: { game: string }) => each.game)).not.toContain(game);
    expect(withheld).toBeGreaterThan(0);
    expect((await decide(reported.id, { act: "dismiss", reason: "" }, partial)).statusCode).toBe(404);
    expect((await partial.get(`/api/games/${game}/signals`)).statusCode).toBe(403);
  }
  // Once the game is over, players decide about it, though not about their own affairs.
  for (const player of players) await player.do(game, { type: "vote", vote: { how: "draw" } });
  administrators.push(await idOf(by.Germany));
  const isShownTo = async (browser: Browser) =>
    (await queue(browser)).open.some((each: { game: string }) => each.game === game);
  expect(await isShownTo(by.Turkey)).toBe(true);
  for (const partial of [by.France, by.Germany]) {
    expect(await isShownTo(partial)).toBe(false);
    expect((await decide(reported.id, { act: "dismiss", reason: "" }, partial)).statusCode).toBe(404);
  }
  administrators.splice(-3);
});

test("a warning is shown until its reader has seen it", async () => {
  const { by, reported } = await insulted();
  expect((await decide(reported.id, { act: "warn", reason: " " })).statusCode).toBe(400);
  expect((await decide(reported.id, { act: "warn", reason: "Be kind" })).statusCode).toBe(204);
  expect((await decide(reported.id, { act: "dismiss", reason: "" })).statusCode).toBe(409);
  const [warning] = (await by.Germany.get("/api/session")).json().warnings;
  expect(warning).toMatchObject({ reason: "Be kind" });
  expect((await by.France.send("POST", `/api/me/warnings/${warning.id}`)).statusCode).toBe(404);
  expect((await by.Germany.send("POST", `/api/me/warnings/${warning.id}`)).statusCode).toBe(204);
  expect((await by.Germany.get("/api/session")).json().warnings).toEqual([]);
});

test("banned people are told why and until when, and their games continue without them", async () => {
  const { game, by, reported, players } = await insulted();
  const { secret } = (await by.Germany.send("POST", "/api/keys", { name: "bot" })).json();
  const until = site.time + 3 * DAY;
  const other = await site.open();
  by.Germany.app = other;
  expect((await by.Germany.get(`/api/games/${game}`)).statusCode).toBe(200);
  by.Germany.app = app;
  expect((await decide(reported.id, { act: "ban", reason: "Insults", until: site.time })).statusCode).toBe(
    400,
  );
  expect((await decide(reported.id, { act: "ban", reason: "Insults", until })).statusCode).toBe(204);
  const order = { type: "save", power: "Germany", text: "A Mun H" };
  const refused = await by.Germany.try(game, order);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toMatchObject({
    code: "banned",
    message: "You're banned from this server until Jan 4, 2024, 12:00 PM UTC. Reason: Insults",
  });
  const headers = { authorization: `Bearer ${secret}` };
  expect((await app.inject({ url: `/api/games/${game}`, headers })).statusCode).toBe(403);
  expect((await by.Germany.get("/api/session")).json()).toMatchObject({ ban: { reason: "Insults", until } });
  expect((await by.Germany.get("/api/me/export")).json().sanctions).toMatchObject([{ reason: "Insults" }]);
  // Another server hears of it from the store within ten seconds.
  site.time += 10_000;
  by.Germany.app = other;
  expect((await by.Germany.get(`/api/games/${game}`)).statusCode).toBe(403);
  by.Germany.app = app;
  for (const player of players) await player.try(game, { type: "ready", ready: true });
  const later = await by.France.view(game);
  expect(later.seats[3]).toMatchObject({ powers: ["Germany"], isVacant: true });
  expect(later.chronicle.map(({ sentence }) => sentence)).toContain("Nobody plays Germany right now");
  expect(later.phase).toBe("F1901M");
  site.time = until;
  await by.Germany.do(game, { type: "return" });
  expect((await by.Germany.try(game, order)).statusCode).toBe(200);
});

test("a ban can be lifted, and every act is in the log", async () => {
  const { game, by, reported } = await insulted();
  const germany = await idOf(by.Germany);
  const decided = await decide(reported.id, { act: "ban", reason: "Insults" });
  expect(decided.statusCode, decided.body).toBe(204);
  expect((await by.Germany.get(`/api/games/${game}`)).json().error.message).toContain("Reason: Insults");
  const bans = (await moderator.get("/api/moderation/bans")).json().bans;
  expect(bans).toMatchObject([{ person: { id: germany, name: "Player of Germany" }, until: null }]);
  const lift = (reason: string) => moderator.send("POST", `/api/moderation/bans/${germany}`, { reason });
  expect((await lift("")).statusCode).toBe(400);
  expect((await lift("It was a joke")).statusCode).toBe(204);
  expect((await lift("Again")).statusCode).toBe(404);
  expect((await by.Germany.get(`/api/games/${game}`)).statusCode).toBe(200);
  const { acts, isIntact } = (await moderator.get("/api/moderation/log")).json();
  const [unban, ban] = acts;
  expect(unban).toMatchObject({ act: "unban", reason: "It was a joke", moderator: { name: "Moderator" } });
  expect(ban).toMatchObject({ act: "ban", person: { id: germany }, until: null });
  expect(isIntact).toBe(true);
});

test("deleting an account deletes its blocks and reports, and those about it; the log keeps the act", async () => {
  const { game, by, reported } = await insulted();
  await by.France.send("POST", `/api/games/${game}/blocks`, { power: "Germany" });
  await by.France.send("POST", "/api/me/deletion", {});
  const store = await site.store();
  expect((await queue()).open.map(({ id }: { id: string }) => id)).not.toContain(reported.id);
  expect(await store.reports.get(reported.id)).toEqual({ ok: true, value: null });
  await report(by.Italy, game, 2);
  const again = (await queue()).open.findLast((each: { game: string }) => each.game === game);
  await decide(again.id, { act: "warn", reason: "Last warning" });
  await by.Germany.send("POST", "/api/me/deletion", {});
  expect(await store.reports.get(again.id)).toEqual({ ok: true, value: null });
  const [{ person }] = (await moderator.get("/api/moderation/log")).json().acts;
  expect(person).toMatchObject({ name: null });
});

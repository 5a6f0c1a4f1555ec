import { ok } from "@chancery/engine";
import type { FinishedGame } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Context } from "../context.ts";
import { createMailer } from "../notices/mailer.ts";
import { account, concede, gameOf, playMoves } from "../testing/accounts.ts";
import { type Browser, guest, Site } from "../testing/index.ts";
import { judgeGame } from "./judge-game.ts";
import { rateGame } from "./rate-game.ts";

const DAY = 24 * 3_600_000;
const DUEL = { variant: "france-austria", rated: true };

let site: Site;
let app: FastifyInstance;
let moderator: Browser;
const administrators: string[] = [];
beforeEach(async () => {
  site = new Site();
  app = await site.open(undefined, {}, { administrators });
  moderator = await guest(app, "Moderator");
  administrators.push((await moderator.get("/api/me")).json().id);
});
afterEach(() => site.remove());

/** Housekeeping of a new server on the next day, until games have been rated. */
async function nextDay(more: object = {}): Promise<void> {
  site.time += DAY;
  const advance = vi.spyOn((await site.store()).ratings, "advance");
  const server = await site.open(undefined, {}, { administrators, ...more });
  await expect.poll(() => advance.mock.results.length).toBeGreaterThan(0);
  await advance.mock.results[0].value;
  await server.close();
  site.apps.pop();
  advance.mockRestore();
}

async function played(players: readonly Browser[], moves = 6, setup: object = DUEL): Promise<string> {
  const game = await gameOf(players, { ...setup });
  await playMoves(game, players, moves);
  await concede(game, players, "Austria");
  return game;
}

const idOf = async (browser: Browser): Promise<string> => (await browser.get("/api/me")).json().id;
const countsOf = async (game: string) => {
  const found = await (await site.store()).results.get(game);
  return found.ok ? found.value?.counts : found.error;
};
const gamesRated = async (browser: Browser) => {
  const found = await (await site.store()).ratings.of(await idOf(browser));
  return found.ok ? (found.value[0]?.games ?? 0) : found.error;
};
const advantages = async () => {
  const found = await (await site.store()).ratings.advantages("france-austria");
  return found.ok ? found.value.map(({ games }) => games) : found.error;
};
const held = async (by = moderator) => (await by.get("/api/moderation/ratings")).json();
const decide = (game: string, act: "count" | "exclude", reason = "Looked at it", by = moderator) =>
  by.send("POST", `/api/moderation/ratings/${game}`, { act, reason });

test("games that end before they were played count neither for people nor for powers", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  const short = await played([ann, bob], 5);
  await nextDay();
  expect([await countsOf(short), await gamesRated(ann), await advantages()]).toEqual(["short", 0, []]);
  const long = await played([ann, bob]);
  await nextDay();
  expect([await countsOf(long), await gamesRated(ann), await advantages()]).toEqual(["rated", 1, [1, 1]]);
});

test("moderators who didn't play it get a mail about a game that is held", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  bob.address = ann.address;
  administrators.push(await idOf(bob));
  const game = await played([ann, bob]);
  const { persons, outbox } = await site.store();
  for (const each of [ann, bob]) {
    const { id, email } = (await each.get("/api/me")).json();
    await persons.confirm({ id, email });
  }
  const add = vi.spyOn(outbox, "add");
  await nextDay({ mailer: createMailer("smtp://127.0.0.1:9", "Chancery <games@chancery.example>") });
  expect(await countsOf(game)).toBe("held");
  const held = add.mock.calls.flatMap(([{ notices }]) => notices).filter(({ kind }) => kind === "held");
  add.mockRestore();
  expect(held).toMatchObject([{ recipient: await idOf(moderator), body: { game } }]);
});

test("games of people who share a network wait for a moderator, who decides and can take it back", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  bob.address = ann.address;
  const game = await played([ann, bob]);
  await nextDay();
  expect([await countsOf(game), await gamesRated(ann)]).toEqual(["held", 0]);
  expect(await held()).toMatchObject({ games: [{ game, players: [{ name: "Ann" }, { name: "Bob" }] }] });
  expect((await decide(game, "count", " ")).statusCode).toBe(400);
  expect((await decide(game, "count", "Brothers", ann)).statusCode).toBe(404);
  expect((await decide(game, "count", "Brothers")).statusCode).toBe(204);
  expect((await decide(game, "count", "Again")).statusCode).toBe(409);
  expect((await held()).games).toEqual([]);
  await nextDay();
  expect([await gamesRated(ann), await advantages()]).toEqual([1, [1, 1]]);
  expect((await decide(game, "exclude", "One person after all")).statusCode).toBe(204);
  await nextDay();
  expect([await countsOf(game), await gamesRated(ann), await advantages()]).toEqual(["excluded", 0, []]);
  const { acts, isIntact } = (await moderator.get("/api/moderation/log")).json();
  expect(acts.map(({ act }: { act: string }) => act)).toEqual(["exclude", "count"]);
  expect(isIntact).toBe(true);
});

test("a shared device holds a game back as well, and so does an account that is gone", async () => {
  const [ann, bob, cleo] = [await account(app, "Ann"), await account(app, "Bob"), await account(app, "Cleo")];
  bob.device = ann.device;
  const shared = await played([ann, bob]);
  const gone = await played([ann, cleo]);
  const deleted = await cleo.send("POST", "/api/me/deletion", { password: "a password of some length" });
  expect(deleted.statusCode).toBe(204);
  await nextDay();
  expect([await countsOf(shared), await countsOf(gone)]).toEqual(["held", "held"]);
});

test("moderators don't decide about games they played in", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  bob.address = ann.address;
  const game = await played([ann, bob]);
  administrators.push(await idOf(ann));
  await nextDay();
  expect(await held(ann)).toEqual({ games: [], withheld: 1 });
  expect((await decide(game, "count", "It was me", ann)).statusCode).toBe(404);
});

test("a game that isn't rated can't be made to count", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  const casual = await played([ann, bob], 6, { variant: "france-austria" });
  const short = await played([ann, bob], 1);
  for (const game of [casual, short, "none"]) expect((await decide(game, "count")).statusCode).toBe(404);
});

test("games that were rated by earlier versions are judged once, and what doesn't count is taken back", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  const [short, long] = [await played([ann, bob], 1), await played([ann, bob])];
  const { results, ratings, backfills } = await site.store();
  await expect.poll(async () => backfills.isDone("judged")).toEqual({ ok: true, value: true });
  const before = await results.get(short);
  if (!before.ok || !before.value) throw new Error("no result");
  const { game: _, ...result } = before.value;
  // As an earlier version left them.
  await results.add(short, { ...result, counts: "rated" });
  site.time += DAY;
  await ratings.advance({ before: site.time, limit: 9, rate: rateGame });
  expect(await gamesRated(ann)).toBe(2);
  vi.spyOn(backfills, "isDone").mockResolvedValue({ ok: true, value: false });
  await nextDay();
  expect([await countsOf(short), await countsOf(long), await gamesRated(ann)]).toEqual(["short", "rated", 1]);
  expect(await advantages()).toEqual([1, 1]);
  vi.restoreAllMocks();
});

test("everyone needs a confirmed address where mail can be sent", async () => {
  const seats = ["ann", "bob", null].map((starter) => ({ starter }));
  const verdict = (hasMail: boolean, confirmed: readonly string[], known = ["ann", "bob"], isOld = false) => {
    const persons = known.map((id) => ({ id, isConfirmed: confirmed.includes(id) }));
    const store = {
      persons: { several: async () => ok(persons) },
      traces: { of: async () => ok({ traces: [], visits: [] }) },
    };
    return judgeGame({ store, hasMail } as unknown as Context, { seats } as unknown as FinishedGame, isOld);
  };
  expect(await verdict(true, ["ann", "bob"])).toBe("rated");
  expect(await verdict(true, ["ann"])).toBe("unconfirmed");
  expect(await verdict(false, [])).toBe("rated");
  expect(await verdict(true, ["ann"], ["ann"])).toBe("held");
  // Who has left since an old game can't be asked.
  expect(await verdict(true, ["ann"], ["ann"], true)).toBe("rated");
});

import type { YourGame } from "@chancery/api";
import { afterAll, expect, test, vi } from "vitest";
import { Metrics } from "../site/metrics.ts";
import { guest, Site } from "../testing/index.ts";
import { fold, Tables } from "./tables.ts";
import { yourGameOf } from "./your-game.ts";

const site = new Site();
afterAll(() => site.remove());

/** The version from which the first of two games is read once the second has been made. */
async function readFrom(most?: number): Promise<number | undefined> {
  const store = await site.store();
  const tables = new Tables(store, new Metrics(), () => site.time, { most });
  const host = { id: "ann", name: "Ann", role: "player" } as const;
  const games: string[] = [];
  for (let i = 0; i < 2; i++) {
    const created = await tables.create({}, host, false);
    if (created.ok) games.push(created.value.table.game);
  }
  const load = vi.spyOn(store.games, "load");
  expect((await tables.load(games[0])).ok).toBe(true);
  const [[{ after }]] = load.mock.calls;
  load.mockRestore();
  return after;
}

test("games are cached in memory up to a size", async () => {
  expect(await readFrom()).toBeGreaterThan(0);
  expect(await readFrom(1000)).toBeUndefined();
});

test("guests who never did anything are forgotten after a while, and finished games packed", async () => {
  const app = await site.open();
  const [ann, bob] = [await guest(app, "Ann"), await guest(app, "Bob")];
  const { id } = (await ann.get("/api/me")).json();
  const { game } = (await bob.send("POST", "/api/games", { setup: {} })).json().table;
  await bob.do(game, { type: "close", reason: "enough" });
  const before = await bob.view(game);
  site.time += 15 * 24 * 3_600_000;
  const later = await site.open();
  const store = await site.store();
  await vi.waitFor(async () => expect(await store.persons.get(id)).toEqual({ ok: true, value: null }));
  // Games come before guests, so there is nothing left to pack.
  expect(await store.games.packEnded(site.time)).toEqual({ ok: true, value: null });
  bob.app = later;
  expect((await bob.view(game)).chronicle).toEqual(before.chronicle);
});

test("lists show games without reading their logs, each person their own", async () => {
  const app = await site.open();
  const [ann, bob, cleo] = [await guest(app, "Ann"), await guest(app, "Bob"), await guest(app, "Cleo")];
  const setup = { options: { players: 2 }, anonymous: true };
  const { table, invitation } = (await ann.send("POST", "/api/games", { setup })).json();
  const { game } = table;
  await bob.do(game, { type: "join", role: "player", invitation });
  // Before the game, she is the only one who isn't in it.
  await cleo.do(game, { type: "wait", waiting: true, invitation });
  const store = await site.store();
  const listed = async (): Promise<readonly YourGame[]> => {
    const log = await store.games.load({ game });
    if (!log.ok) throw new Error(log.error.code);
    const load = vi.spyOn(store.games, "load");
    const told: YourGame[] = [];
    for (const person of [ann, bob, cleo]) {
      const { id } = (await person.get("/api/me")).json();
      const expected = yourGameOf(fold(null, log.value).table, id);
      const { yours } = (await person.get("/api/games")).json();
      expect(yours).toEqual(expected ? [expected] : []);
      told.push(...yours);
    }
    expect(load).not.toHaveBeenCalled();
    load.mockRestore();
    return told;
  };
  expect(await listed()).toMatchObject([{ status: "lobby" }, { status: "lobby" }, { waiting: { place: 1 } }]);
  await ann.do(game, { type: "start" });
  const [power] = (await bob.view(game)).seats.find(({ isYours }) => isYours)?.powers ?? [];
  await bob.do(game, { type: "say", as: power, to: "everybody", text: "A draw?" });
  await bob.do(game, { type: "ready", ready: true });
  expect(await listed()).toMatchObject([
    { status: "playing", unread: 1, isYourTurn: true },
    { status: "playing", unread: 0, isYourTurn: false, powers: expect.arrayContaining([power]) },
    { waiting: { place: 1 } },
  ]);
  for (const person of [ann, bob]) await person.do(game, { type: "vote", vote: { how: "draw" } });
  expect(await listed()).toMatchObject([{ status: "ended", unread: 1 }, { status: "ended", unread: 0 }, {}]);
});

test("what is kept of a game for its people is in no list of open games", async () => {
  const app = await site.open();
  const [ann, bob] = [await guest(app, "Ann"), await guest(app, "Bob")];
  const { id } = (await ann.get("/api/me")).json();
  await ann.send("POST", "/api/games", { setup: {}, isOpen: true });
  const lists = (await bob.get("/api/games")).json();
  expect(lists.open).toHaveLength(1);
  expect(JSON.stringify(lists)).not.toContain(id);
  expect(Object.keys(lists.open[0])).not.toContain("cards");
});

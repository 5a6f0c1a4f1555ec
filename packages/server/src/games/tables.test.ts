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
  const tables = new Tables(store, new Metrics(), () => site.time, 0, most);
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

test("lists show finished games without reading their logs, and the same as before", async () => {
  const app = await site.open();
  const people = [await guest(app, "Ann"), await guest(app, "Bob")];
  const [ann, bob] = people;
  const setup = { options: { players: 2 }, anonymous: true };
  const { table, invitation } = (await ann.send("POST", "/api/games", { setup })).json();
  const { game } = table;
  await bob.do(game, { type: "join", role: "player", invitation });
  await ann.do(game, { type: "start" });
  const [power] = (await bob.view(game)).seats.find(({ isYours }) => isYours)?.powers ?? [];
  await bob.do(game, { type: "say", as: power, to: "everybody", text: "A draw?" });
  for (const person of people) await person.do(game, { type: "vote", vote: { how: "draw" } });
  const store = await site.store();
  const log = await store.games.load({ game });
  if (!log.ok) throw new Error(log.error.code);
  const load = vi.spyOn(store.games, "load");
  for (const person of people) {
    const { id } = (await person.get("/api/me")).json();
    const expected = yourGameOf(fold(null, log.value).table, id, site.time);
    expect(expected?.powers.length).toBeGreaterThan(0);
    const { yours } = (await person.get("/api/games")).json();
    expect(yours).toEqual([expected]);
  }
  expect(load).not.toHaveBeenCalled();
  load.mockRestore();
  const [told] = (await ann.get("/api/games")).json().yours;
  expect(told).toMatchObject({ status: "ended", unread: 1 });
});

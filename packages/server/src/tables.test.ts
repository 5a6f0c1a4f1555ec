import { afterAll, expect, test, vi } from "vitest";
import { Metrics } from "./metrics.ts";
import { Tables } from "./tables.ts";
import { guest, Site } from "./testing.ts";

const site = new Site();
afterAll(() => site.remove());

/** From which version the first of two games is read once the second has been made. */
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

test("what is known of games is kept in memory up to a size", async () => {
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
  expect(await store.games.packEnded({ since: site.time, after: "" })).toEqual({ ok: true, value: null });
  bob.app = later;
  expect((await bob.view(game)).chronicle).toEqual(before.chronicle);
});

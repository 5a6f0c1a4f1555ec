import { afterAll, expect, test } from "vitest";
import { Browser, guest, type Seven, Site, sevenAt } from "../testing/index.ts";

const HOUR = 3_600_000;
const site = new Site();
const administrators: string[] = [];
afterAll(() => site.remove());

const signalsOf = async ({ referee, game }: Seven) =>
  (await referee?.get(`/api/games/${game}/signals`))?.json().signals;

/** A game with a game master, in which each plays from a network and with a device of their own. */
async function apart() {
  const app = await site.open(undefined, {}, { administrators });
  const seven = await sevenAt(app, { referee: true, preset: "correspondence" });
  for (const [i, player] of seven.players.entries()) player.address = `10.0.${i}.1`;
  return seven;
}

const act = (seven: Seven, power: string, text = "A Par H") =>
  seven.by[power].do(seven.game, { type: "save", power, text: text + site.time });

test("people who play from one network or device are pointed out to the game master and to moderators, and to nobody else", async () => {
  const seven = await apart();
  const { by, game } = seven;
  // What was noted while the game was set up is forgotten.
  const store = await site.store();
  await store.traces.purge(site.time + 1);
  site.time += 24 * HOUR;
  for (const power of Object.keys(by)) await act(seven, power);
  expect(await signalsOf(seven)).toEqual([]);
  by.Italy.address = by.Austria.address;
  by.Turkey.device = by.Russia.device;
  for (const power of ["Italy", "Turkey"]) await act(seven, power, "F");
  const sign = (code: string) => ({ code, together: 0, visits: 0 });
  expect(await signalsOf(seven)).toEqual([
    {
      seats: [0, 4],
      powers: ["Austria", "Italy"],
      names: ["Player of Austria", "Player of Italy"],
      signs: [sign("same-network")],
    },
    expect.objectContaining({ powers: ["Russia", "Turkey"], signs: [sign("same-device")] }),
  ]);
  const { app } = by.Italy;
  const [moderator, stranger] = [await guest(app, "Moderator"), await guest(app, "Stranger")];
  administrators.push((await moderator.get("/api/me")).json().id);
  expect((await moderator.get(`/api/games/${game}/signals`)).json().signals).toHaveLength(2);
  for (const other of [...seven.players, stranger])
    expect((await other.get(`/api/games/${game}/signals`)).statusCode).toBe(403);
  expect((await new Browser(app).get(`/api/games/${game}/signals`)).statusCode).toBe(401);
  // What is kept can't be read.
  const kept = await store.traces.of([(await by.Italy.get("/api/me")).json().id]);
  expect(kept).toMatchObject({
    value: { traces: [{ kind: "device" }, { kind: "network" }, { kind: "network" }] },
  });
  expect(JSON.stringify(kept)).not.toContain("10.0");
});

test("a whole game in one room is no sign, and what was noted is forgotten in time", async () => {
  const seven = await apart();
  const store = await site.store();
  await store.traces.purge(site.time + 1);
  site.time += 24 * HOUR;
  for (const player of seven.players) player.address = "10.1.0.1";
  for (const power of Object.keys(seven.by)) await act(seven, power);
  expect(await signalsOf(seven)).toEqual([]);
  const [one, other] = [seven.by.Italy, seven.by.Turkey];
  one.device = other.device;
  await act(seven, "Italy", "F");
  expect(await signalsOf(seven)).toHaveLength(1);
  site.time += 31 * 24 * HOUR;
  await site.open();
  await expect.poll(() => signalsOf(seven)).toEqual([]);
});

test("people who always come together are pointed out, once they have come often enough", async () => {
  const seven = await apart();
  const store = await site.store();
  await store.traces.purge(site.time + 1);
  for (let day = 1; day <= 6; day++) {
    site.time += 24 * HOUR;
    await act(seven, "Austria", `${day}`);
    site.time += 60_000;
    await act(seven, "Italy", `${day}`);
    site.time += 4 * HOUR;
    await act(seven, "France", `${day}`);
    if (day === 4) expect(await signalsOf(seven)).toEqual([]);
  }
  expect(await signalsOf(seven)).toMatchObject([
    { powers: ["Austria", "Italy"], signs: [{ code: "same-times", together: 6, visits: 6 }] },
  ]);
});

test("nothing happens to people because of a signal, and nobody else can tell that there is one", async () => {
  const seven = await apart();
  const { by, game } = seven;
  const seen = async () =>
    Promise.all(seven.players.map(async (player) => (await player.get(`/api/games/${game}`)).body));
  // They have different networks, then one.
  await act(seven, "Italy");
  const before = await seen();
  by.Italy.address = by.Austria.address;
  by.Italy.device = by.Austria.device;
  site.time += 7 * HOUR;
  await by.Italy.try(game, { type: "mute", power: "Austria", muted: true });
  await by.Italy.try(game, { type: "mute", power: "Austria", muted: false });
  expect((await signalsOf(seven)).map(({ powers }: { powers: string[] }) => powers)).toContainEqual([
    "Austria",
    "Italy",
  ]);
  const withoutTime = (views: readonly string[]) =>
    views.map((view) => ({ ...JSON.parse(view), clock: null }));
  expect(withoutTime(await seen())).toEqual(withoutTime(before));
  for (const power of ["Austria", "Italy"]) {
    await act(seven, power);
    expect((await by[power].get("/api/session")).json()).toMatchObject({ ban: null, warnings: [] });
  }
  const store = await site.store();
  expect(await store.reports.list({ isOpen: true, limit: 9 })).toEqual({ ok: true, value: [] });
});

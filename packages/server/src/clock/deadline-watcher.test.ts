import { afterEach, describe, expect, test, vi } from "vitest";
import { guest, Site, sevenAt } from "../testing/index.ts";
import { PULSE } from "./heartbeat.ts";

const MINUTE = 60_000;

const LIVE = {
  preset: "live",
  clock: { firstNegotiation: 1, laterNegotiation: 1, writing: 1, grace: 0, reminders: [] },
};

/** As servers are by default. */
const QUICK = { pulse: PULSE };

let site: Site;
afterEach(() => site.remove());

/** Lets time pass while the servers are up: something happens elsewhere, their clocks look up, and each says that it is up. */
async function pass(milliseconds: number, step = 30_000): Promise<void> {
  const { outages } = await site.store();
  const beat = vi.spyOn(outages, "beat");
  const upAt = (time: number) =>
    new Set(beat.mock.calls.flatMap(([{ server, now }]) => (now === time ? server : [])));
  for (let left = milliseconds; left > 0; left -= step) {
    site.time += Math.min(left, step);
    const someone = await guest(site.apps[0], "Somebody");
    await someone.send("POST", "/api/games", {});
    await expect.poll(() => upAt(site.time).size).toBe(site.apps.length);
    await Promise.all(beat.mock.results.map(({ value }) => value));
  }
  beat.mockRestore();
}

describe("the clock", () => {
  test("passes a deadline once, however many servers there are", async () => {
    site = new Site();
    const [one, two] = [await site.open(), await site.open()];
    const { game, by, players } = await sevenAt(one, LIVE);
    for (const player of players.slice(3)) player.app = two;
    expect((await by.France.view(game)).clock).toMatchObject({ stage: "negotiation", left: MINUTE });
    await pass(MINUTE);
    await expect.poll(async () => (await by.Turkey.view(game)).clock.stage).toBe("writing");
    await by.Turkey.do(game, { type: "save", power: "Turkey", text: "A Con - Bul" });
    await pass(MINUTE);
    await expect.poll(async () => (await by.Turkey.view(game)).phase).toBe("F1901M");
    const { turns, chronicle } = await by.France.view(game);
    expect(turns.map(({ phase }) => phase)).toEqual(["S1901M", "F1901M"]);
    expect(chronicle.filter(({ what }) => what === "processed")).toHaveLength(1);
    expect((await by.France.get(`/api/games/${game}/turns/1`)).json().result).toMatchObject({
      cause: "deadline",
    });
  });

  test("plays nothing out that fell due while no server was up, but moves it and says so", async () => {
    site = new Site();
    const { game, by } = await sevenAt(await site.open(), LIVE);
    await pass(30_000);
    await site.stop();
    site.time += 3 * 60 * MINUTE;
    by.France.app = await site.open();
    const view = await by.France.view(game);
    expect(view).toMatchObject({ phase: "S1901M", clock: { stage: "negotiation" } });
    expect(view.clock.deadline).toBeGreaterThan(site.time);
    expect(JSON.stringify(view.chronicle)).toContain("deadline-moved");
  });

  test("moves what fell due while it restarted, however soon it was back, and leaves time to come back", async () => {
    site = new Site();
    const { game, by } = await sevenAt(await site.open(undefined, {}, QUICK), LIVE);
    await pass(57_000, 2_000);
    await site.stop();
    site.time += 5_000;
    by.France.app = await site.open(undefined, {}, QUICK);
    const view = await by.France.view(game);
    expect(view).toMatchObject({ phase: "S1901M", clock: { stage: "negotiation", left: MINUTE } });
  });

  test("leaves time to come back if a deadline is near after a restart", async () => {
    site = new Site();
    const { game, by } = await sevenAt(await site.open(undefined, {}, QUICK), LIVE);
    await pass(50_000, 2_000);
    await site.stop();
    site.time += 5_000;
    by.France.app = await site.open(undefined, {}, QUICK);
    expect((await by.France.view(game)).clock.left).toBe(MINUTE);
  });

  test("goes on steadily when the machine's clock is set back, and live deadlines keep what is left", async () => {
    site = new Site();
    let steady = 0;
    const { game, by } = await sevenAt(
      await site.open(undefined, {}, { ...QUICK, steady: () => steady }),
      LIVE,
    );
    const { deadline } = (await by.France.view(game)).clock;
    site.time -= 120 * MINUTE;
    steady += 500;
    expect((await by.France.view(game)).clock).toMatchObject({ deadline, left: MINUTE - 500 });
    steady += 500;
    const someone = await guest(site.apps[0], "Somebody");
    await someone.send("POST", "/api/games", {});
    const left = async () => (await by.France.view(game)).clock;
    await expect.poll(async () => (await left()).deadline).toBeLessThan((deadline ?? 0) - 60 * MINUTE);
    // A second had passed, of which the clock that was set back says nothing.
    expect((await left()).left).toBeCloseTo(MINUTE, -4);
  });

  test("takes a machine that slept for one that was off", async () => {
    site = new Site();
    const { game, by } = await sevenAt(await site.open(), LIVE);
    site.time += 3 * 60 * MINUTE;
    await pass(1);
    await expect.poll(async () => (await by.France.view(game)).chronicle.at(-1)?.what).toBe("deadline-moved");
    expect(await by.France.view(game)).toMatchObject({ phase: "S1901M", clock: { stage: "negotiation" } });
  });
});

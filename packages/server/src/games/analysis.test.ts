import { type TableView, WRITTEN_FORMATS } from "@chancery/api";
import { formatPosition, type PositionJson } from "@chancery/engine";
import { replay } from "@chancery/interchange";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Browser, guest, type Seven, Site, sevenAt } from "../testing/index.ts";

let site: Site;
let app: FastifyInstance;
let seven: Seven;

const MOVES: Readonly<Record<string, string>> = {
  Austria: "A Vie - Gal\nA Bud - Ser\nF Tri - Alb",
  England: "F Lon - Nth\nF Edi - Nwg\nA Lvp - Yor",
  France: "A Par - Bur\nA Mar - Spa\nF Bre - Mid",
  Germany: "A Ber - Kie\nA Mun - Ruh\nF Kie - Den",
  Italy: "A Ven H\nA Rom - Apu\nF Nap - Ion",
  Russia: "A War - Ukr\nA Mos - Sev\nF Sev - Bla\nF StP/sc - Bot",
  Turkey: "A Con - Bul\nA Smy - Con\nF Ank - Arm",
};

beforeEach(async () => {
  site = new Site();
  app = await site.open();
  seven = await sevenAt(app);
});
afterEach(() => site.remove());

async function playSpring(moves = MOVES): Promise<void> {
  const { by, game } = seven;
  for (const [power, text] of Object.entries(moves)) await by[power].do(game, { type: "save", power, text });
  for (const player of Object.values(by)) await player.do(game, { type: "ready", ready: true });
}

const viewed = (): Promise<TableView> => seven.by.France.view(seven.game);
const present = async (): Promise<PositionJson> => (await viewed()).position as PositionJson;

type Placement = Pick<PositionJson, "units" | "centers">;
const placed = ({ units, centers }: Placement): Placement => ({ units, centers });

const asked = (browser: Browser, ...positions: readonly Placement[]) =>
  browser.send("POST", "/api/analysis", { positions: positions.map(placed) });

const refused = async (browser: Browser, ...positions: readonly Placement[]): Promise<number[]> => {
  const response = await asked(browser, ...positions);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().refused;
};

/** A position with some units of a power in other places. */
const changed = (position: Placement, power: string, units: readonly string[]): Placement => ({
  ...position,
  units: { ...position.units, [power]: units },
});

test("where a game began is open to all who play, and what came of it to none of them", async () => {
  const start = await present();
  expect(await refused(seven.by.France, start)).toEqual([]);
  await playSpring();
  const now = await present();
  expect(now.phase).toBe("F1901M");
  for (const player of seven.players) expect(await refused(player, start, now)).toEqual([1]);
  for (const player of seven.players) await player.do(seven.game, { type: "ready", ready: true });
  // What is past is still part of the game in progress.
  expect((await viewed()).phase).not.toBe("F1901M");
  expect(await refused(seven.by.France, now, await present(), start)).toEqual([0, 1]);
});

test("the present position is recognized with a unit elsewhere or a center less", async () => {
  await playSpring();
  const now = await present();
  const elsewhere = changed(now, "France", ["A Bur", "A Spa", "F Bre"]);
  const farther = changed(now, "France", ["A Pic", "A Gas", "F Eng"]);
  expect(await refused(seven.by.Turkey, elsewhere, farther)).toEqual([0]);
  const fewer = { ...now.centers, Turkey: now.centers.Turkey.slice(2) };
  expect(await refused(seven.by.Turkey, { ...now, centers: fewer })).toEqual([0]);
});

/** Which of the positions are present ones of games in progress. */
const presentOf = async (browser: Browser, ...positions: readonly Placement[]): Promise<number[]> =>
  (await asked(browser, ...positions)).json().present;

test("a present position is told from a past one, so that what only began alike stays open", async () => {
  const start = await present();
  await playSpring();
  const now = await present();
  const nearly = changed(now, "France", ["A Bur", "A Spa", "F Bre"]);
  expect(await presentOf(seven.by.Turkey, start, now, nearly)).toEqual([1, 2]);
  for (const player of seven.players) await player.do(seven.game, { type: "ready", ready: true });
  const later = changed(now, "France", ["A Mun", "A Mar", "F Eng"]);
  const farther = changed(later, "Italy", ["A Tyr", "A Tri", "F Tun"]);
  expect(await refused(seven.by.Turkey, now, farther)).toEqual([0]);
});

test("a start that the game master edited is part of the game, and the usual one isn't", async () => {
  seven = await sevenAt(app, { preset: "referee" });
  const usual = await present();
  const edited = changed(usual, "France", ["A Gas", "A Mar", "F Bre"]);
  await (seven.referee as Browser).do(seven.game, {
    type: "edit",
    position: edited,
    reason: "A set-up of our own",
  });
  expect(placed(await present())).toEqual(placed(edited));
  const answer = (await asked(seven.by.Turkey, usual, edited)).json();
  expect(answer).toEqual({ refused: [1], present: [1] });
});

test("a key is no way around it", async () => {
  await playSpring();
  const { secret } = (await seven.by.France.send("POST", "/api/keys", { name: "bot" })).json();
  const response = await app.inject({
    method: "POST",
    url: "/api/analysis",
    headers: { authorization: `Bearer ${secret}` },
    payload: { positions: [placed(await present())] },
  });
  expect(response.json()).toEqual({ refused: [0], present: [0] });
});

test("a record of a game in progress says so to everyone, and that of a finished one doesn't", async () => {
  await playSpring();
  const stranger = await guest(app, "Stranger");
  const record = async (browser: Browser, query = "") =>
    (await browser.get(`/api/games/${seven.game}/record${query}`)).json();
  for (const query of ["", "?as=projector"])
    for (const browser of [seven.by.France, stranger])
      expect(await record(browser, query)).toMatchObject({ isRunning: true });
  await endGame();
  expect(await record(seven.by.France)).not.toHaveProperty("isRunning");
});

test.each(WRITTEN_FORMATS)(
  "a game exported as %s and read again is refused to its players",
  async (format) => {
    await playSpring();
    const exported = await seven.by.France.get(`/api/games/${seven.game}/export?format=${format}`);
    const read = await seven.by.France.send("POST", `/api/import?format=${format}`, exported.json());
    expect(read.statusCode, read.body).toBe(200);
    const [{ record }] = read.json().games;
    // Formats of other programs have no place for the mark, so it's the position that counts.
    if (format === "chancery") expect(record).toMatchObject({ isRunning: true });
    const played = replay(record);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const { game, phases } = played.value;
    const [{ before, after }] = phases;
    const [start, now] = [before, after].map((state) => formatPosition(game.rules, state));
    expect(await refused(seven.by.Italy, start, now)).toEqual([1]);
  },
);

test("someone who takes over a seat is refused from then on", async () => {
  await playSpring();
  const now = await present();
  const { game, by, players } = seven;
  const successor = await guest(app, "Successor");
  await by.Italy.do(game, { type: "leave" });
  const [host] = players;
  const seat = (await host.view(game)).seats.find(({ powers }) => powers.includes("Italy"))?.seat;
  const { token } = await host.do(game, { type: "offer", seat });
  expect(await refused(successor, now)).toEqual([]);
  await successor.do(game, { type: "take-over", token });
  const others = players.filter((player) => player !== by.Italy);
  for (const other of others.slice(0, 4)) await other.do(game, { type: "admit", seat, isFor: true });
  expect(await refused(successor, now)).toEqual([0]);
});

test("after the game, all of it may be analyzed", async () => {
  await playSpring();
  const now = await present();
  expect(await refused(seven.by.France, now)).toEqual([0]);
  await endGame();
  expect(await refused(seven.by.France, now, await present())).toEqual([]);
});

test("people who don't play get the same answer, byte for byte, whatever others play", async () => {
  const watchers = [await guest(app, "Stranger"), new Browser(app)];
  await playSpring();
  const now = await present();
  const other = await new Site().open();
  const elsewhere = [await guest(other, "Stranger"), new Browser(other)];
  for (const [index, watcher] of watchers.entries()) {
    const [here, there] = [await asked(watcher, now), await asked(elsewhere[index], now)];
    expect(here.body).toBe(there.body);
    expect(here.statusCode).toBe(there.statusCode);
    expect(here.json()).toEqual({ refused: [], present: [] });
  }
  await other.close();
});

test("too many positions, and what isn't one, are refused", async () => {
  const now = placed(await present());
  expect((await asked(seven.by.France, ...Array(51).fill({ units: {}, centers: {} }))).statusCode).toBe(400);
  const odd = await seven.by.France.send("POST", "/api/analysis", {
    positions: [{ ...now, phase: "S1901M" }],
  });
  expect(odd.statusCode).toBe(400);
});

async function endGame(): Promise<void> {
  const { by, game } = seven;
  const [first, ...others] = Object.values(by);
  await first.do(game, { type: "vote", vote: { how: "draw" } });
  for (const each of others) await each.do(game, { type: "vote", vote: { how: "draw" } });
  expect((await viewed()).status).toBe("ended");
}

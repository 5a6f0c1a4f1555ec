import type { TableView } from "@chancery/api";
import { apply, type BotPlayer, type Command, decide, type Table } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Browser, guest, POWERS, Site, sevenAt } from "../testing/index.ts";
import { questionFor } from "./bot-players.ts";

const ODD = { thinking: new URL("../testing/odd-bot.ts", import.meta.url), timeout: 500 };
const HOUR = 3_600_000;

let site: Site;
beforeEach(() => {
  site = new Site();
});
afterEach(() => site.remove());

const open = (bots = {}): Promise<FastifyInstance> => site.open(undefined, {}, { bots });

/** A game of one person against bots, which has begun. */
async function against(app: FastifyInstance, level: string, setup: Record<string, unknown> = {}) {
  const ann = await guest(app, "Ann");
  const created = await ann.send("POST", "/api/games", { setup: { assignment: "chosen", ...setup } });
  const { game } = created.json().table as TableView;
  const [first] = created.json().table.seats[0].powers;
  await ann.do(game, { type: "choose", power: first });
  await ann.do(game, { type: "fill-with-bots", level });
  await ann.do(game, { type: "start" });
  return { ann, game };
}

const botsReady = async (who: Browser, game: string): Promise<boolean> =>
  (await who.view(game)).seats.every(({ bot, isReady }) => !bot || isReady);

test("bots hand in as soon as a phase opens, and the game continues once the people are ready", async () => {
  const { ann, game } = await against(await open(), "beginner");
  await expect.poll(() => botsReady(ann, game)).toBe(true);
  expect((await ann.view(game)).phase).toBe("S1901M");
  await ann.do(game, { type: "ready", ready: true });
  expect((await ann.view(game)).phase).toBe("F1901M");
  const { result } = (await ann.get(`/api/games/${game}/turns/1`)).json();
  const moved = POWERS.slice(1).filter((power) =>
    result.orders.some(
      (order: { power: string; text: string }) => order.power === power && / - /.test(order.text),
    ),
  );
  expect(moved).toEqual(POWERS.slice(1));
  expect(result.missing).toEqual([]);
  await expect.poll(() => botsReady(ann, game)).toBe(true);
});

test("in your list of games only people count as players", async () => {
  const ann = await guest(await open(), "Ann");
  const { game } = (await ann.send("POST", "/api/games", {})).json().table as TableView;
  await ann.do(game, { type: "fill-with-bots", level: "beginner" });
  const { yours } = (await ann.get("/api/games")).json();
  expect(yours).toMatchObject([{ game, players: 1, seats: 7 }]);
});

test("a bot answers a deal that it is offered when it is ready, and rewrites its orders if it agrees", async () => {
  const { ann, game } = await against(await open(), "beginner");
  await expect.poll(() => botsReady(ann, game)).toBe(true);
  const deal = { kind: "demilitarize", province: "Tyr", through: 1901 };
  for (const to of POWERS.slice(1)) {
    await ann.do(game, { type: "say", as: "Austria", to: [to], text: "", deal });
    const said = async () => (await ann.get(`/api/games/${game}/channels/Austria + ${to}`)).json().messages;
    await expect
      .poll(async () => (await said()).at(-1))
      .toMatchObject({ from: to, text: "", answer: { isWithdrawal: false, why: expect.any(String) } });
  }
  expect(await botsReady(ann, game)).toBe(true);
});

test("a short game against a bot is played to its end", async () => {
  const { ann, game } = await against(await open(), "club", { variant: "causeway" });
  let view = await ann.view(game);
  for (let phase = 0; phase < 100 && view.status === "playing"; phase++) {
    await expect.poll(() => botsReady(ann, game)).toBe(true);
    const before = (await ann.view(game)).turns.length;
    await ann.try(game, { type: "ready", ready: true });
    await expect
      .poll(async () => {
        view = await ann.view(game);
        return view.turns.length > before || view.status === "ended";
      })
      .toBe(true);
  }
  expect(view.ending).toMatchObject({ how: "victory", winners: ["Corvany"] });
});

test("servers beside each other play each bot's turn once", async () => {
  // One bot, with the powers of all others: bots that agree to deals with each other write their orders again.
  const [one, two] = [await open(), await open()];
  const { ann, game } = await against(one, "beginner", { reveal: { drafts: true }, options: { players: 2 } });
  for (let turn = 1; turn < 4; turn++) {
    ann.app = turn % 2 ? two : one;
    await expect.poll(() => botsReady(ann, game)).toBe(true);
    await ann.do(game, { type: "ready", ready: true });
  }
  await expect.poll(() => botsReady(ann, game)).toBe(true);
  await ann.do(game, { type: "close", reason: "Enough" });
  for (let turn = 1; turn < 4; turn++) {
    const { sheets } = (await ann.get(`/api/games/${game}/turns/${turn}`)).json();
    expect(sheets.map(({ receipt }: { receipt: { version: number } }) => receipt.version)).toEqual(
      sheets.map(() => 1),
    );
  }
});

test("a turn that begins because bots were the last to be ready is thought about once", async () => {
  const { ann, game } = await against(await open({ ...ODD, timeout: 60_000 }), "master", {
    variant: "causeway",
  });
  await ann.do(game, { type: "ready", ready: true });
  await site.stop();
  const { botTurns } = await site.store();
  const { take, putBack } = botTurns;
  let taken = 0;
  Object.assign(botTurns, {
    take: async (args: Parameters<typeof take>[0]) => {
      const games = await take(args);
      if (games.ok) taken += games.value.length;
      return games;
    },
    // The server that takes the next turn may be quicker.
    putBack: async (args: Parameters<typeof putBack>[0]) => {
      await expect.poll(() => taken).toBe(2);
      return putBack(args);
    },
  });
  ann.app = await open();
  await expect
    .poll(async () => (await ann.view(game)).phase === "F1901M" && (await botsReady(ann, game)))
    .toBe(true);
  expect(taken).toBe(2);
});

test.each(["beginner", "club", "master"])(
  "a %s that throws, dies or never ends holds up no game: its units hold, and it is logged",
  async (level) => {
    const lines: string[] = [];
    const logger = { level: "error", stream: { write: (line: string) => void lines.push(line) } };
    const app = await site.open(undefined, {}, { bots: ODD, logger });
    const { ann, game } = await against(app, level, { variant: "causeway" });
    await expect.poll(() => botsReady(ann, game)).toBe(true);
    await ann.do(game, { type: "ready", ready: true });
    expect((await ann.view(game)).phase).toBe("F1901M");
    const { result } = (await ann.get(`/api/games/${game}/turns/1`)).json();
    expect(result).toMatchObject({ missing: [] });
    expect((await ann.view(game)).seats).toMatchObject([{ bot: null }, { bot: { level } }]);
    expect(lines.join()).toContain("a bot failed; its units hold");
    expect(lines.join()).toContain(game);
  },
);

test("a bot's turn that was in progress when the server ended is played after the restart", async () => {
  const { ann, game } = await against(await open({ ...ODD, timeout: 60_000 }), "master", {
    variant: "causeway",
  });
  await site.stop();
  ann.app = await open();
  await expect.poll(() => botsReady(ann, game)).toBe(true);
});

test("a bot's turn that a dead server had taken is played when its time is over", async () => {
  const app = await open({ ...ODD, timeout: 60_000 });
  const { ann, game } = await against(app, "master", { variant: "causeway" });
  await site.stop();
  const taken = await (await site.store()).botTurns.take({ now: site.time, limit: 9, lease: 60_000 });
  expect(taken).toMatchObject({ ok: true, value: [{ game }] });
  ann.app = await open();
  expect(await botsReady(ann, game)).toBe(false);
  await site.stop();
  site.time += 60_000;
  ann.app = await open();
  await expect.poll(() => botsReady(ann, game)).toBe(true);
});

test("hosts who have had many Masters' turns wait, and play on later", async () => {
  let worked = 0;
  const options = { bots: { masters: 1 }, work: () => worked };
  const app = await site.open(undefined, {}, options);
  const first = await against(app, "master", { variant: "causeway" });
  await expect.poll(() => botsReady(first.ann, first.game)).toBe(true);
  await first.ann.do(first.game, { type: "ready", ready: true });
  const { botTurns } = await site.store();
  await expect.poll(() => botTurns.nextDue()).toEqual({ ok: true, value: site.time + 5_000 });
  expect(await botsReady(first.ann, first.game)).toBe(false);
  await site.stop();
  worked += 30_000;
  site.time += 5_000;
  first.ann.app = await site.open(undefined, {}, options);
  await expect.poll(() => botsReady(first.ann, first.game)).toBe(true);
});

test("bots that think for too long are replaced by quick ones before the deadline", async () => {
  const lines: string[] = [];
  const logger = { level: "error", stream: { write: (line: string) => void lines.push(line) } };
  const bots = { ...ODD, timeout: 60_000, spare: 24 * HOUR };
  const app = await site.open(undefined, {}, { bots, logger });
  const { ann, game } = await against(app, "master", { variant: "causeway", preset: "live" });
  expect((await ann.view(game)).clock.deadline).not.toBeNull();
  await expect.poll(() => botsReady(ann, game)).toBe(true);
  expect(lines.join()).toContain("a bug in a bot");
});

test("a bot stands in for a missing player, and hands the seat back with orders and messages", async () => {
  const setup = { standIn: "beginner", replacement: { afterMissed: 1 }, clock: { grace: 0, reminders: [] } };
  const app = await open();
  const { game, by, players } = await sevenAt(app, setup);
  const { England: bob, France: cleo } = by;
  await cleo.do(game, { type: "say", as: "France", to: ["England"], text: "The Channel?" });
  for (const player of players) if (player !== bob) await player.do(game, { type: "ready", ready: true });
  site.time += 48 * HOUR;
  await site.stop();
  // The clock starts again without an outage, as if it had run all the time.
  const beat = (await site.store()).outages.beat({ server: "x", now: site.time, tolerance: 1e12 });
  expect((await beat).ok).toBe(true);
  const again = await open();
  for (const player of players) player.app = again;
  await expect.poll(async () => (await cleo.view(game)).phase).toBe("F1901M");
  const seat = (await cleo.view(game)).seats.findIndex(({ powers }) => powers.includes("England"));
  await expect
    .poll(async () => (await cleo.view(game)).seats[seat])
    .toMatchObject({
      bot: { level: "beginner" },
      isReady: true,
    });
  await cleo.do(game, { type: "say", as: "France", to: ["England"], text: "Are you there?" });
  const { table } = await bob.do(game, { type: "return" });
  expect(table.sheets).toMatchObject([{ power: "England", receipt: { turn: 2, version: 1 } }]);
  expect(table.sheets[0].text).toMatch(/^[AF] /);
  expect(table.seats[seat]).toMatchObject({ bot: null, isYours: true, isReady: false });
  const channel = (await bob.get(`/api/games/${game}/channels/England + France`)).json();
  expect(channel.messages.map(({ text }: { text: string }) => text)).toEqual([
    "The Channel?",
    "Are you there?",
  ]);
});

test("in worlds that differ only in others' secrets, bots are asked the same", async () => {
  const app = await open({ ...ODD, timeout: 60_000 });
  const { ann, game } = await against(app, "master");
  const store = await site.store();
  const log = await store.games.load({ game, after: 0 });
  if (!log.ok) throw new Error(log.error.code);
  const table = log.value.events.reduce<Table | null>((before, entry) => apply(before, entry), null) as Table;
  const after = (before: Table, member: string, command: Command): Table => {
    const decided = decide(before, { member }, command, { now: site.time, digest: (text) => text });
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.table;
  };
  const [bot, other] = table.bots as readonly [BotPlayer, BotPlayer];
  const theirs = POWERS[table.seats.findIndex(({ holder }) => holder === other.id)];
  let world = after(table, table.host, { type: "save", power: "Austria", text: "A Vie - Tri" });
  world = after(world, table.host, { type: "say", as: "Austria", to: [theirs], text: "Together?" });
  world = after(world, other.id, { type: "save", power: theirs, text: "hold" });
  expect(questionFor(world, bot, 1)).toEqual(questionFor(table, bot, 2));
  expect((await ann.view(game)).status).toBe("playing");
});

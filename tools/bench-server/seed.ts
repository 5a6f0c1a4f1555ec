import { createHash } from "node:crypto";
import type { BotLevel } from "@chancery/api";
import { formatOrder, legalOrders, type Power } from "@chancery/engine";
import { apply, botsToMove, type Command, createTable, decide, type Entry, type Table } from "@chancery/game";
import { openStore, type Settings } from "@chancery/store";
import { type Dice, diceOf } from "@chancery/testkit";
import { gameOf, powersBySeat, stateOf } from "../../packages/game/src/game-of.ts";
import { currentTurn, sheetOf } from "../../packages/game/src/table.ts";
import { changeOf, FORMAT, type Hosted, type StoredEntry } from "../../packages/server/src/games/tables.ts";

const HOUR = 3_600_000;
const SEATS = 7;
/** How many random games are played; the others are copies of them. */
const PATTERNS = 25;
/** Phases that lie behind each game. */
const PHASES = 6;

/** Who plays, and by which session they're known. */
export interface Seeded {
  /** The games, each with the people on its seats, by number. */
  readonly games: readonly {
    readonly game: string;
    readonly people: readonly number[];
    readonly powers: readonly string[];
    /** What was written for each power. */
    readonly sheets: readonly string[];
    /** How many bots have something to do once the deadline has passed. */
    readonly bots: number;
  }[];
  readonly cookies: readonly string[];
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** How many seats of a game bots play, by its number, and how well. */
interface Bots {
  readonly level: BotLevel;
  readonly at: (game: number) => number;
}

/** Fills an empty store with games of seven that all have the same deadline, and with their people. */
export async function seed(
  settings: Settings,
  count: number,
  persons: number,
  deadline: number,
  bots: Bots = { level: "club", at: () => 0 },
): Promise<Seeded> {
  const opened = await openStore<StoredEntry, Hosted>(settings, { format: FORMAT });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const cookies = Array.from({ length: persons }, (_, i) => `session-of-person-${i}`);
  for (const [i, secret] of cookies.entries()) {
    const id = `person-${i}`;
    await store.persons.add({
      id,
      name: id,
      email: null,
      password: null,
      settings: {},
      link: null,
    });
    const device = { browser: null, system: null };
    const expires = deadline + 1000 * HOUR;
    await store.sessions.open({ secret, person: id, expires, now: Date.now(), device });
  }
  const patterns = Array.from({ length: PATTERNS }, (_, i) => {
    const { log, toMove } = playOne(i, deadline - HOUR, bots.level, bots.at(i));
    return { text: JSON.stringify(log), toMove };
  });
  const games: Seeded["games"][number][] = [];
  const todo = Array(count).keys();
  const writer = async (): Promise<void> => {
    for (const i of todo) {
      const game = `game-${i}`;
      const people = Array.from({ length: SEATS }, (__, seat) => (i * SEATS + seat) % persons);
      const { text, toMove } = patterns[i % PATTERNS];
      const log: Entry[] = JSON.parse(
        text.replaceAll("GAME", game).replaceAll(/PERSON(\d)/g, (___, seat) => {
          return `person-${people[Number(seat)]}`;
        }),
      );
      const kept: StoredEntry[] = log.map((entry, at) =>
        at === 0 ? { ...entry, invitation: { token: "none", isOpen: false } } : entry,
      );
      const change = changeOf(null, kept, deadline - HOUR);
      const created = await store.games.create({ game, change });
      if (!created.ok) throw new Error(created.error.code);
      const { table } = change.state;
      const powers = powersBySeat(table).map(([power]) => power);
      const turn = currentTurn(table);
      const sheets = powers.map((power) => sheetOf(turn, power)?.text ?? "");
      games[i] = { game, people, powers, sheets, bots: toMove };
    }
  };
  // As many as there are connections: a request that waits too long for one is refused.
  await Promise.all(Array.from({ length: 10 }, writer));
  await store.close();
  return { games, cookies };
}

interface Pattern {
  readonly log: readonly Entry[];
  readonly toMove: number;
}

/**
 * A random game whose current phase began at a moment and lasts an hour, with all orders written. Where there are
 * bots, they have moves to think about next.
 */
export function playOne(seed: number, now: number, level: BotLevel, bots: number): Pattern {
  const dice = diceOf(seed);
  const setup = {
    assignment: "chosen",
    clock: { hours: { moves: 1, retreats: 1, adjustments: 1 }, grace: 0, reminders: [] },
    missing: "hold",
    replacement: { afterMissed: 100 },
  };
  const host = { id: "PERSON0", name: "Person 0", role: "player" } as const;
  const created = createTable("GAME", setup, host, { now });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const log = [...created.value];
  let table = log.reduce<Table | null>(apply, null) as Table;
  const act = (member: string, command: Command): void => {
    const decided = decide(table, { member }, command, { now, digest });
    if (!decided.ok) return;
    log.push(...decided.value.entries);
    table = decided.value.table;
  };
  const people = SEATS - bots;
  for (let seat = 1; seat < people; seat++)
    act(`PERSON${seat}`, { type: "join", name: `Person ${seat}`, role: "player" });
  for (const [seat, [power]] of powersBySeat(table).slice(0, people).entries())
    act(`PERSON${seat}`, { type: "choose", power });
  act("PERSON0", { type: "fill-with-bots", level });
  act("PERSON0", { type: "start", seed });
  const holder = (seat: number): string => table.seats[seat].holder as string;
  const writeAll = (): void => {
    for (const [seat, powers] of powersBySeat(table).entries())
      for (const power of powers)
        act(holder(seat), { type: "save", power, text: sheetFor(table, power, dice) });
  };
  for (;;) {
    writeAll();
    const turn = table.turns.length;
    // So that bots have nothing left to do before the deadline.
    for (let seat = people; seat < SEATS; seat++) act(holder(seat), { type: "ready", ready: true });
    const next = turn > PHASES ? afterDeadline(table, now + HOUR) : null;
    if (next && (bots === 0 || currentTurn(next).phase.endsWith("M")))
      return { log, toMove: botsToMove(next).length };
    for (let seat = 0; seat < SEATS && table.turns.length === turn; seat++)
      act(holder(seat), { type: "ready", ready: true });
  }
}

function afterDeadline(table: Table, now: number): Table {
  const passed = decide(table, "clock", { type: "pass-deadline" }, { now, digest });
  if (!passed.ok) throw new Error(passed.error.code);
  return passed.value.table;
}

function sheetFor(table: Table, power: string, dice: Dice): string {
  const { rules } = gameOf(table);
  const index = rules.powers.findIndex(({ name }) => name === power) as Power;
  const choices = Map.groupBy(legalOrders(rules, stateOf(table), index), ({ unit, to }) => unit ?? to);
  return [...choices.values()].map((orders) => formatOrder(rules, dice.pick(orders))).join("\n");
}

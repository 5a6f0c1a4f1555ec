import { createHash } from "node:crypto";
import { formatOrder, legalOrders, type Power } from "@chancery/engine";
import { apply, type Command, createTable, decide, type Entry, type Table } from "@chancery/game";
import { openStore, type Settings } from "@chancery/store";
import { type Dice, diceOf } from "@chancery/testkit";
import { gameOf, powersBySeat, stateOf } from "../../packages/game/src/game-of.ts";
import { currentTurn, sheetOf } from "../../packages/game/src/table.ts";
import { changeOf, FORMAT, type Hosted, type StoredEntry } from "../../packages/server/src/tables.ts";

const HOUR = 3_600_000;
const SEATS = 7;
/** So many games of chance are played; the others are copies of them. */
const PATTERNS = 25;
/** Phases that lie behind each game. */
const PHASES = 6;

/** Who plays, and by which session he is known. */
export interface Seeded {
  /** The games, each with the people on its seats, by number. */
  readonly games: readonly {
    readonly game: string;
    readonly people: readonly number[];
    readonly powers: readonly string[];
    /** What was written for each power. */
    readonly sheets: readonly string[];
  }[];
  readonly cookies: readonly string[];
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Fills an empty store with games of seven that all have the same deadline, and with their people. */
export async function seed(
  settings: Settings,
  count: number,
  persons: number,
  deadline: number,
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
      isConfirmed: false,
    });
    await store.sessions.open({ secret, person: id, expires: deadline + 1000 * HOUR });
  }
  const patterns = Array.from({ length: PATTERNS }, (_, i) => JSON.stringify(playOne(i, deadline - HOUR)));
  const games: Seeded["games"][number][] = [];
  const todo = Array(count).keys();
  const writer = async (): Promise<void> => {
    for (const i of todo) {
      const game = `game-${i}`;
      const people = Array.from({ length: SEATS }, (__, seat) => (i * SEATS + seat) % persons);
      const log: Entry[] = JSON.parse(
        patterns[i % PATTERNS].replaceAll("GAME", game).replaceAll(/PERSON(\d)/g, (___, seat) => {
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
      games[i] = { game, people, powers, sheets: powers.map((power) => sheetOf(turn, power)?.text ?? "") };
    }
  };
  // As many as there are connections: whoever waits too long for one is refused.
  await Promise.all(Array.from({ length: 10 }, writer));
  await store.close();
  return { games, cookies };
}

/** A game of chance whose present phase began at a moment and lasts an hour, with all orders written. */
function playOne(seed: number, now: number): readonly Entry[] {
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
    log.push(...decided.value);
    table = decided.value.reduce(apply, table);
  };
  for (let seat = 1; seat < SEATS; seat++)
    act(`PERSON${seat}`, { type: "join", name: `Person ${seat}`, role: "player" });
  for (const [seat, [power]] of powersBySeat(table).entries())
    act(`PERSON${seat}`, { type: "choose", power });
  act("PERSON0", { type: "start", seed });
  const writeAll = (): void => {
    for (const [seat, powers] of powersBySeat(table).entries())
      for (const power of powers)
        act(`PERSON${seat}`, { type: "save", power, text: sheetFor(table, power, dice) });
  };
  while (table.turns.length <= PHASES) {
    writeAll();
    const turn = table.turns.length;
    for (let seat = 0; seat < SEATS && table.turns.length === turn; seat++)
      act(`PERSON${seat}`, { type: "ready", ready: true });
  }
  writeAll();
  return log;
}

function sheetFor(table: Table, power: string, dice: Dice): string {
  const { rules } = gameOf(table);
  const index = rules.powers.findIndex(({ name }) => name === power) as Power;
  const choices = Map.groupBy(legalOrders(rules, stateOf(table), index), ({ unit, to }) => unit ?? to);
  return [...choices.values()].map((orders) => formatOrder(rules, dice.pick(orders))).join("\n");
}

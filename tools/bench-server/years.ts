import { createHash } from "node:crypto";
import { formatOrder, legalOrders, type Power } from "@chancery/engine";
import { apply, type Command, createTable, decide, type Entry, type Table } from "@chancery/game";
import type { Dice } from "@chancery/testkit";
import { gameOf, powersBySeat, stateOf } from "../../packages/game/src/game-of.ts";
import { currentTurn } from "../../packages/game/src/table.ts";

/** How often each power's orders are saved before they are final. */
export const SAVES = 3;

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What the game and its people are called. */
export interface Names {
  readonly game: string;
  readonly person: (seat: number) => string;
}

/** As long as those that servers give. */
const NAMES: Names = {
  game: digest("game").slice(0, 32),
  person: (seat) => digest(`person ${seat}`).slice(0, 32),
};

/** A random classic game that ends in a draw after a year, without messages. */
export function playYears(
  dice: Dice,
  lastYear: number,
  { game, person }: Names = NAMES,
): { readonly log: readonly Entry[]; readonly table: Table } {
  const now = Date.UTC(2024, 0, 1);
  const port = { now, digest };
  const created = createTable(
    game,
    { assignment: "chosen", missing: "hold", replacement: { afterMissed: 100 } },
    { id: person(0), name: "Player 1", role: "player" },
    port,
  );
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const log: Entry[] = [...created.value];
  let table = log.reduce<Table | null>(apply, null) as Table;
  const act = (actor: { readonly member: string } | "clock", command: Command, at = now): void => {
    const decided = decide(table, actor, command, { ...port, now: at });
    if (!decided.ok) return;
    log.push(...decided.value.entries);
    table = decided.value.table;
  };
  const seats = powersBySeat(table);
  for (const [seat, [power]] of seats.entries()) {
    act({ member: person(seat) }, { type: "join", name: `Player ${seat + 1}`, role: "player" });
    act({ member: person(seat) }, { type: "choose", power });
  }
  act({ member: person(0) }, { type: "start", seed: 1 });
  while (table.status === "playing" && Number(/\d+/.exec(currentTurn(table).phase)) <= lastYear) {
    const turn = table.turns.length;
    for (const [seat, powers] of seats.entries())
      for (const power of powers)
        for (let save = 0; save < SAVES; save++) {
          const text = sheetFor(table, power, dice);
          if (text !== "") act({ member: person(seat) }, { type: "save", power, text });
        }
    for (let seat = 0; seat < seats.length && table.turns.length === turn; seat++)
      act({ member: person(seat) }, { type: "ready", ready: true });
    if (table.turns.length === turn) act("clock", { type: "pass-deadline" }, table.clock.deadline ?? now);
    if (table.turns.length === turn) throw new Error(`nothing ends ${currentTurn(table).phase}`);
  }
  for (const seat of seats.keys()) act({ member: person(seat) }, { type: "vote", vote: { how: "draw" } });
  if (table.status !== "ended") throw new Error("the game goes on after the draw");
  return { log, table };
}

function sheetFor(table: Table, power: string, dice: Dice): string {
  const { rules } = gameOf(table);
  const index = rules.powers.findIndex(({ name }) => name === power) as Power;
  const choices = Map.groupBy(legalOrders(rules, stateOf(table), index), ({ unit, to }) => unit ?? to);
  return [...choices.values()].map((orders) => formatOrder(rules, dice.pick(orders))).join("\n");
}

import { createHash } from "node:crypto";
import { formatOrder, legalOrders, type Power } from "@chancery/engine";
import { apply, type Command, createTable, decide, type Entry, type Table } from "@chancery/game";
import { type Dice, diceOf } from "@chancery/testkit";
import { gameOf, powersBySeat, stateOf } from "../../packages/game/src/game-of.ts";
import { currentTurn } from "../../packages/game/src/table.ts";
import { packLog } from "../../packages/store/src/packed-log.ts";

const LAST_YEAR = 1910;
const GAMES = 5;
const GOAL = 60;
/** How often each power's orders are saved before they are final. */
const SAVES = 3;

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What a finished game of ten years takes, without messages: as it is played, and once it is packed. */
export async function showGrowth(): Promise<void> {
  const kilobytes = (length: number): string => `${(length / 1000).toFixed(0).padStart(5)} KB`;
  console.log(`\nA classic game of ten years with ${SAVES} versions of every sheet (goal: ${GOAL} KB)`);
  for (let seed = 1; seed <= GAMES; seed++) {
    const { log, table } = playYears(diceOf(seed));
    const bodies = log.map((entry) => JSON.stringify(entry));
    const packed = await packLog(bodies);
    console.log(
      [
        `${String(log.length).padStart(6)} events`,
        `log ${kilobytes(bodies.reduce((sum, { length }) => sum + length, 0))}`,
        `state ${kilobytes(JSON.stringify(table).length)}`,
        `finished ${kilobytes(packed.length)}${packed.length > GOAL * 1000 ? " (goal missed)" : ""}`,
      ].join(", "),
    );
  }
}

function playYears(dice: Dice): { readonly log: readonly Entry[]; readonly table: Table } {
  const now = Date.UTC(2024, 0, 1);
  const port = { now, digest };
  const created = createTable(
    digest("game").slice(0, 32),
    { assignment: "chosen", missing: "hold", replacement: { afterMissed: 100 } },
    { id: idOf(0), name: "Player 1", role: "player" },
    port,
  );
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const log: Entry[] = [...created.value];
  let table = log.reduce<Table | null>(apply, null) as Table;
  const act = (actor: { readonly member: string } | "clock", command: Command, at = now): void => {
    const decided = decide(table, actor, command, { ...port, now: at });
    if (!decided.ok) return;
    log.push(...decided.value);
    table = decided.value.reduce(apply, table);
  };
  const seats = powersBySeat(table);
  for (const [seat, [power]] of seats.entries()) {
    act({ member: idOf(seat) }, { type: "join", name: `Player ${seat + 1}`, role: "player" });
    act({ member: idOf(seat) }, { type: "choose", power });
  }
  act({ member: idOf(0) }, { type: "start", seed: 1 });
  while (table.status === "playing" && Number(/\d+/.exec(currentTurn(table).phase)) <= LAST_YEAR) {
    const turn = table.turns.length;
    for (const [seat, powers] of seats.entries())
      for (const power of powers)
        for (let save = 0; save < SAVES; save++) {
          const text = sheetFor(table, power, dice);
          if (text !== "") act({ member: idOf(seat) }, { type: "save", power, text });
        }
    for (let seat = 0; seat < seats.length && table.turns.length === turn; seat++)
      act({ member: idOf(seat) }, { type: "ready", ready: true });
    if (table.turns.length === turn) act("clock", { type: "pass-deadline" }, table.clock.deadline ?? now);
    if (table.turns.length === turn) throw new Error(`nothing ends ${currentTurn(table).phase}`);
  }
  return { log, table };
}

const idOf = (seat: number): string => digest(`person ${seat}`).slice(0, 32);

function sheetFor(table: Table, power: string, dice: Dice): string {
  const { rules } = gameOf(table);
  const index = rules.powers.findIndex(({ name }) => name === power) as Power;
  const choices = Map.groupBy(legalOrders(rules, stateOf(table), index), ({ unit, to }) => unit ?? to);
  return [...choices.values()].map((orders) => formatOrder(rules, dice.pick(orders))).join("\n");
}

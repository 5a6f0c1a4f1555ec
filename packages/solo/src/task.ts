import type { TableView } from "@chancery/api";
import { type BotSeat, type SeatSight, sightOf } from "@chancery/bots";
import type { GameChoice } from "@chancery/contract";
import { type BotPlayer, botAt, botsToMove, type Table, talksOf, viewTable, viewTurn } from "@chancery/game";
import { YOU } from "./members.ts";
import type { SoloCard } from "./wanted.ts";

/** What is thought about: only what a seat may see. Plain data, as it is sent to another thread. */
export interface Task {
  readonly game: GameChoice;
  readonly sight: SeatSight;
  readonly bot: BotSeat;
}

/** A task, and whose it is. */
export interface Assignment {
  readonly turn: number;
  readonly member: string;
  readonly task: Task;
}

/** What bots have to do now. */
export const assignmentsIn = (table: Table, now: number): readonly Assignment[] =>
  botsToMove(table).flatMap((seat) => {
    const bot = botAt(table, seat);
    return (bot && assignmentFor(table, bot, now)) ?? [];
  });

function assignmentFor(table: Table, bot: BotPlayer, now: number): Assignment | null {
  const view = viewTable(table, { member: bot.id }, now);
  if (!view) return null;
  const { level, character, seed, id } = bot;
  const task = taskOf(table, view, id, { level, character, seed });
  return { turn: table.turns.length, member: id, task };
}

/** What the person could be advised about; null if they have nothing to order. */
export function taskOfPerson(table: Table, { seed }: SoloCard, now: number): Task | null {
  const view = table.status === "playing" ? viewTable(table, { member: YOU }, now) : null;
  if (!view?.sheets.some(({ isCalledUpon }) => isCalledUpon)) return null;
  return taskOf(table, view, YOU, { level: "master", character: "loyal", seed });
}

function taskOf(table: Table, view: TableView, member: string, bot: BotSeat): Task {
  const { variant, rulebook, options } = view.setup;
  const turnAt = (number: number) => viewTurn(table, { member }, number);
  const sight = sightOf(view, turnAt, talksOf(table, member));
  const turn = view.turns.length;
  // In a turn that was taken back, the orders from before don't count.
  const sheets = sight.sheets.map((sheet) =>
    sheet.receipt?.turn === turn ? sheet : { ...sheet, receipt: null },
  );
  return { game: { variant, rulebook, options }, sight: { ...sight, sheets }, bot };
}

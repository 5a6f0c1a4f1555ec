import type { Command } from "./command.ts";
import { callable, isNegotiating } from "./duties.ts";
import { openTo } from "./entitled.ts";
import { botAt, currentTurn, sheetOf, type Table } from "./table.ts";

/** Seats whose bots have something to do now: to order, or to say that they're ready. */
export function botsToMove(table: Table): readonly number[] {
  if (table.status !== "playing" || table.bots.length === 0) return [];
  return [...table.seats.keys()].filter((seat) => {
    const bot = botAt(table, seat);
    if (!bot) return false;
    const may = openTo(table, bot.id);
    if (may.includes("ready") && !table.ready.includes(seat)) return true;
    return !isNegotiating(table) && may.includes("save") && owesOrders(table, seat);
  });
}

const owesOrders = (table: Table, seat: number): boolean =>
  callable(table)[seat].some((power) => sheetOf(currentTurn(table), power) === undefined);

type BotCommand = Extract<Command, { readonly type: "save" | "ready" }>;

/** Of what a bot has come to do on a seat, what is still to be done. Someone may have been quicker. */
export function stillToDo(
  table: Table,
  seat: number,
  commands: readonly BotCommand[],
): readonly BotCommand[] {
  if (!botsToMove(table).includes(seat)) return [];
  const turn = currentTurn(table);
  return commands.filter((command) => command.type !== "save" || sheetOf(turn, command.power) === undefined);
}

import type { BotLevel, CommandInput, TableView } from "@chancery/api";
import { BrokenInvariant, type Game, type Notation, type Power, powerNamed } from "@chancery/engine";
import { linesOf } from "./bot.ts";
import { diceOf } from "./dice.ts";
import { budgetFor, levelNamed } from "./levels.ts";
import { situationSeen } from "./seen.ts";

/** The bot on a seat. */
export interface BotSeat {
  readonly level: BotLevel;
  readonly seed: number;
}

/** What bots do on their seats. */
export type BotCommand = Extract<CommandInput, { readonly type: "save" | "ready" }>;

/** What a bot looks at: parts of the view that its seat has of the game, as a person's would. */
export interface SeatSight {
  readonly position: TableView["position"];
  readonly turns: readonly Pick<TableView["turns"][number], "number">[];
  readonly clock: Pick<TableView["clock"], "isNegotiation">;
  readonly sheets: readonly Pick<TableView["sheets"][number], "power" | "isCalledUpon" | "receipt">[];
  readonly you: Pick<TableView["you"], "may">;
}

/**
 * What a bot does in the present turn: the commands a person would send on its seat. The same view and bot always come
 * to the same commands.
 */
export function playSeat(
  game: { readonly notation: Notation; readonly start: Game["start"] },
  sight: SeatSight,
  bot: BotSeat,
): readonly BotCommand[] {
  return commandsFor(sight, (power, turn) => sheetFor(game, sight, bot, power, turn));
}

/** What is done in place of a bot that fails: its units hold, and nobody waits for it. */
export const holdSeat = (sight: SeatSight): readonly BotCommand[] => commandsFor(sight, () => "");

function commandsFor(
  { you, clock, sheets, turns }: SeatSight,
  write: (power: string, turn: number) => string,
): readonly BotCommand[] {
  const turn = turns.at(-1)?.number ?? 0;
  const commands: BotCommand[] = [];
  if (you.may.includes("save") && !clock.isNegotiation)
    for (const { power, isCalledUpon, receipt } of sheets)
      if (isCalledUpon && receipt === null)
        commands.push({ type: "save", power, text: write(power, turn), turn });
  if (you.may.includes("ready")) commands.push({ type: "ready", ready: true, turn });
  return commands;
}

function sheetFor(
  { notation, start }: { readonly notation: Notation; readonly start: Game["start"] },
  { position }: SeatSight,
  { level, seed }: BotSeat,
  name: string,
  turn: number,
): string {
  const power = powerNamed(notation.rules, name) as Power;
  const seen = situationSeen(notation, start, { position }, power);
  if (!seen.ok) throw new BrokenInvariant(`a bot can't read the position: ${JSON.stringify(seen.error)}`);
  const dice = diceOf(seedFor(seed, turn, power));
  const decision = levelNamed(level).bot(seen.value, dice, budgetFor(level, seen.value));
  return linesOf(seen.value, decision).join("\n");
}

/** A seed of its own for every turn and power. */
const seedFor = (seed: number, turn: number, power: Power): number =>
  (seed ^ Math.imul(turn, 0x9e3779b1) ^ Math.imul(power + 1, 0x85ebca6b)) >>> 0;

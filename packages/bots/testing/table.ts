import type { BotCharacter, BotLevel } from "@chancery/api";
import { inLanguage, type OpenGame, openVariant } from "@chancery/contract";
import {
  apply,
  botAt,
  botsToMove,
  createTable,
  decide,
  stillToDo,
  type Table,
  talksOf,
  viewTable,
  viewTurn,
} from "@chancery/game";
import { type BotCommand, playSeat, sightOf } from "../src/seat.ts";
import { Reader } from "../src/talk/reading/read.ts";

export const PORT = { now: 1e12, digest: (text: string): string => String(text.length), seed: 11 };

/** A game, for tests: bots on seats, and other players. */
export function does(table: Table, member: string, command: Parameters<typeof decide>[2]): Table {
  const decided = decide(table, { member }, command, PORT);
  if (!decided.ok) throw new Error(`${member} ${command.type}: ${decided.error.code}`);
  return decided.value.table;
}

/** A game that Ann has opened, and in which messages can be sent. */
export function annsGame(setup: object): Table {
  const host = { id: "ann", name: "Ann", role: "player" } as const;
  const created = createTable("g", { preset: "correspondence", talk: "open", ...setup }, host, PORT);
  if (!created.ok) throw new Error(created.error.code);
  return created.value.reduce<Table | null>(apply, null) as Table;
}

/** The game that Ann plays as one power against bots. */
export function startedGame(
  power: string,
  level: BotLevel,
  characterOf: (seat: number) => BotCharacter,
  setup: object = { variant: "classic" },
): Table {
  let table = does(annsGame({ ...setup, assignment: "chosen" }), "ann", { type: "choose", power });
  for (let seat = 0; seat < table.seats.length; seat++)
    if (table.seats[seat].holder === null)
      table = does(table, "ann", { type: "add-bot", seat, level, character: characterOf(seat) });
  return does(table, "ann", { type: "start", seed: 4 });
}

const opened = new Map<string, OpenGame & { readonly reader: Reader }>();

export function gameOn({
  setup: { variant, rulebook, options },
}: Table): OpenGame & { readonly reader: Reader } {
  const key = JSON.stringify([variant, rulebook, options]);
  const known = opened.get(key);
  if (known) return known;
  const game = openVariant({ variant, rulebook, options });
  if (!game.ok) throw new Error("no such game");
  const read = { ...game.value, reader: new Reader(inLanguage(game.value, "de").notation) };
  opened.set(key, read);
  return read;
}

/** What a bot does on its seat, by what it sees. */
export function turnOf(table: Table, seat: number): { id: string; commands: readonly BotCommand[] } {
  const bot = botAt(table, seat);
  const view = bot && viewTable(table, { member: bot.id }, PORT.now);
  if (!view) throw new Error("a bot sees its game");
  const turnAt = (number: number) => viewTurn(table, { member: bot.id }, number);
  const sight = sightOf(view, turnAt, talksOf(table, bot.id));
  return { id: bot.id, commands: playSeat(gameOn(table), sight, bot) };
}

/** Lets all bots do what they have to do in the present turn. */
export function withBots(before: Table): Table {
  let table = before;
  for (let asked = 0; asked < 60; asked++) {
    const [seat] = botsToMove(table);
    if (seat === undefined || table.turns.length > before.turns.length) return table;
    const { id, commands } = turnOf(table, seat);
    for (const command of stillToDo(table, seat, commands as never)) table = does(table, id, command);
  }
  throw new Error("bots never end");
}

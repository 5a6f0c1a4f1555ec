import type { BotLevel } from "@chancery/api";
import { openVariant } from "@chancery/contract";
import {
  apply,
  type BotPlayer,
  botsToMove,
  createTable,
  decide,
  stillToDo,
  type Table,
  talksOf,
  viewTable,
} from "@chancery/game";
import { VARIANTS } from "@chancery/variants";
import { expect, test } from "vitest";
import { playSeat, sightOf } from "./seat.ts";

const PORT = { now: 1e12, digest: (text: string): string => String(text.length), seed: 11 };

function does(table: Table, member: string, command: Parameters<typeof decide>[2]): Table {
  const decided = decide(table, { member }, command, PORT);
  if (!decided.ok) throw new Error(`${member} ${command.type}: ${decided.error.code}`);
  return decided.value.reduce(apply, table);
}

/** A game of one person against bots. */
function soloGame(variant: string, level: BotLevel): Table {
  const host = { id: "ann", name: "Ann", role: "player" } as const;
  const created = createTable("g", { variant, preset: "correspondence", talk: "open" }, host, PORT);
  if (!created.ok) throw new Error(created.error.code);
  const table = created.value.reduce<Table | null>(apply, null) as Table;
  return does(does(table, "ann", { type: "fill-with-bots", level }), "ann", { type: "start", seed: 4 });
}

const opened = ({ setup: { variant, rulebook, options } }: Table) => {
  const game = openVariant({ variant, rulebook, options });
  if (!game.ok) throw new Error("no such game");
  return game.value;
};

/** What a bot does on its seat, by what it sees. */
function turnOf(table: Table, seat: number) {
  const bot = table.bots.find(({ id }) => id === table.seats[seat].holder) as BotPlayer;
  const view = viewTable(table, { member: bot.id }, PORT.now);
  if (!view) throw new Error("a bot sees its game");
  const talks = talksOf(table, bot.id);
  return { id: bot.id, commands: playSeat(opened(table), sightOf(view, talks), bot) };
}

const PLAIN = VARIANTS.filter(({ id }) => !id.startsWith("committee")).map(({ id }) => id);

test.each(PLAIN)(
  "in %s bots do all that is asked of them, turn after turn, and their orders are legal",
  (id) => {
    let table = soloGame(id, "beginner");
    for (let turn = 0; turn < 6 && table.status === "playing"; turn++) {
      const { length } = table.turns;
      // Bots that are ready still answer deals.
      for (let asked = 0; asked < 40 && table.turns.length === length; asked++) {
        const [seat] = botsToMove(table);
        if (seat === undefined) break;
        const { id: bot, commands } = turnOf(table, seat);
        expect(commands.at(-1)).toMatchObject({ type: "ready", ready: true, turn: length });
        for (const command of stillToDo(table, seat, commands as never)) table = does(table, bot, command);
        const view = viewTable(table, { member: bot }, PORT.now);
        expect(view?.sheets.flatMap(({ lines }) => lines.filter(({ fault }) => fault !== null))).toEqual([]);
      }
      expect(table.turns.length > length || botsToMove(table).length === 0).toBe(true);
      if (table.turns.length === length) table = does(table, "ann", { type: "ready", ready: true });
      expect(table.turns.length > length || table.status === "ended").toBe(true);
    }
  },
);

test("a bot does the same for the same seed and turn, and something else for another", () => {
  const table = soloGame("classic", "club");
  const [seat] = botsToMove(table);
  const [{ id, level, character, seed }] = table.bots.filter((bot) => bot.id === table.seats[seat].holder);
  const view = viewTable(table, { member: id }, PORT.now);
  if (!view) throw new Error("a bot sees its game");
  const written = (from: number) =>
    JSON.stringify(playSeat(opened(table), sightOf(view), { level, character, seed: from }));
  expect(written(seed)).toBe(written(seed));
  expect(new Set([1, 2, 3, 4, 5].map(written)).size).toBeGreaterThan(1);
});

test("in worlds that differ only in others' secrets, a bot on a seat does the same", () => {
  const table = soloGame("classic", "club");
  const [seat] = botsToMove(table);
  const powers = viewTable(table, { member: "ann" }, PORT.now)?.sheets.map(({ power }) => power) ?? [];
  const others = table.bots.filter(({ id }) => id !== table.seats[seat].holder);
  let other = table;
  for (const power of powers) other = does(other, "ann", { type: "save", power, text: "a secret" });
  const [{ id }] = others;
  const [theirs] = viewTable(table, { member: id }, PORT.now)?.sheets ?? [];
  other = does(other, id, { type: "save", power: theirs.power, text: "another" });
  other = does(other, "ann", { type: "say", as: powers[0], to: [theirs.power], text: "Let's attack them" });
  expect(turnOf(other, seat)).toEqual(turnOf(table, seat));
});

test("a bot leaves alone what has been written for its power, and says that it is ready", () => {
  const table = soloGame("classic", "beginner");
  const [seat] = botsToMove(table);
  const { id, commands } = turnOf(table, seat);
  const [save] = commands;
  const saved = does(table, id, save as never);
  expect(turnOf(saved, seat).commands).toEqual([commands.at(-1)]);
});

import type { BotLevel } from "@chancery/api";
import { type Power, powerNamed } from "@chancery/engine";
import { botsToMove, stillToDo, type Table, viewTable, viewTurn } from "@chancery/game";
import { VARIANTS } from "@chancery/variants";
import { expect, test } from "vitest";
import { annsGame, does, gameOn, PORT, startedGame, turnOf, withBots } from "../testing/table.ts";
import { stillnessIn } from "./past.ts";
import { playSeat, sightOf } from "./seat.ts";

/** A game of one person against bots. */
const soloGame = (variant: string, level: BotLevel): Table =>
  does(does(annsGame({ variant }), "ann", { type: "fill-with-bots", level }), "ann", {
    type: "start",
    seed: 4,
  });

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
    JSON.stringify(
      playSeat(
        gameOn(table),
        sightOf(view, () => null),
        { level, character, seed: from },
      ),
    );
  expect(written(seed)).toBe(written(seed));
  expect(new Set([1, 2, 3, 4, 5].map(written)).size).toBeGreaterThan(1);
});

test("a bot sees who moved in the last movement phases, and who never does", () => {
  let table = startedGame("France", "beginner", () => "loyal");
  while (table.turns.at(-1)?.phase !== "S1903M") {
    table = withBots(table);
    if (viewTable(table, { member: "ann" }, PORT.now)?.you.may.includes("ready"))
      table = does(table, "ann", { type: "ready", ready: true });
  }
  const [{ id }] = table.bots;
  const view = viewTable(table, { member: id }, PORT.now);
  if (!view) throw new Error("a bot sees its game");
  const { past } = sightOf(view, (number) => viewTurn(table, { member: id }, number));
  expect(past).toHaveLength(4);
  const { rules } = gameOn(table);
  expect(stillnessIn(rules, past).get(powerNamed(rules, "France") as Power)).toBe(1);
  for (const { present, moved } of past) expect(moved).toEqual(present.filter((name) => name !== "France"));
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

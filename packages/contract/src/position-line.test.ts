import { formatOrder, formatPosition, legalOrdersOf, type Power, type State } from "@chancery/engine";
import { type Dice, diceOf, haveRecords, positionOf, readRecords, sheetsOfChance } from "@chancery/testkit";
import { GAMES } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import { type OpenGame, openVariant } from "./open-variant.ts";
import { playOut } from "./play-out.ts";
import {
  formatPositionLine,
  formatPositionLink,
  type GamePosition,
  isPositionLine,
  parsePositionLine,
} from "./position-line.ts";
import { stateOf } from "./read-request.ts";
import { readSheets } from "./sheets.ts";

const back = (text: string) => {
  const read = parsePositionLine(text);
  return read.ok ? read.value : read.error.code;
};

const opened = (variant: string, rulebook: string): OpenGame => {
  const game = openVariant({ variant, rulebook, options: {} });
  if (!game.ok) throw new Error(variant);
  return game.value;
};

const EDITIONS = GAMES.flatMap(({ variant }) => variant.rulebooks.map((rulebook) => [variant.id, rulebook]));

/** Random lines for everyone. */
function lines(game: OpenGame, state: State, dice: Dice): Record<string, readonly string[]> {
  const { rules } = game;
  if (rules.powers.some(({ neutral }) => neutral) || state.phase.task === "A")
    return Object.fromEntries(
      [...sheetsOfChance(game, state, dice)].map(([power, sheet]) => [rules.powers[power].name, sheet]),
    );
  const units = state.phase.task === "R" ? state.dislodged.map(({ unit }) => unit) : state.units;
  const byPower: Record<string, string[]> = {};
  for (const unit of units) {
    const orders = legalOrdersOf(rules, state, unit);
    if (orders.length === 0) continue;
    const { name } = rules.powers[unit.power as Power];
    byPower[name] = [...(byPower[name] ?? []), formatOrder(rules, dice.pick(orders))];
  }
  return byPower;
}

describe.each(EDITIONS)("%s by %s", (variant, rulebook) => {
  test("comes back from a line, from an address, and as the same state, phase after phase", () => {
    const game = opened(variant, rulebook);
    for (let seed = 1; seed <= 3; seed++) {
      const dice = diceOf(seed);
      let state = game.start;
      for (let phase = 0; phase < 25 && !state.ending; phase++) {
        const position: GamePosition = {
          variant,
          rulebook,
          options: seed === 2 ? { firstYear: 1901, note: "a_b c/ü" } : {},
          state: formatPosition(game.rules, state),
        };
        const line = formatPositionLine(position);
        expect(line).not.toMatch(/[\n_]/);
        expect(isPositionLine(line)).toBe(true);
        expect(back(line)).toEqual(position);
        const link = formatPositionLink(position);
        expect(link).toMatch(/^[\w%/:,;=+~-]+$/);
        expect(back(link)).toEqual(position);
        // As some programs hand an address on.
        if (seed !== 2) expect(back(decodeURIComponent(link))).toEqual(position);
        const read = stateOf(game, position.state as never);
        expect(read.ok && formatPosition(game.rules, read.value)).toEqual(position.state);
        const sheets = readSheets(game.notation, state, lines(game, state, dice));
        if (!sheets.ok) throw new Error(JSON.stringify(sheets.error));
        state = playOut(game.notation, state, sheets.value).next;
      }
    }
  });
});

test("a line is short enough to read, and can be typed with spaces", () => {
  const state = {
    phase: "F1901R",
    units: { France: ["A Bur"], Germany: [] },
    centers: { France: ["Par"], Germany: ["Mun"] },
    dislodged: [
      { power: "Germany", unit: "A Mun", attackedFrom: "Bur", retreats: ["Ruh", "Tyr"] },
      { power: "Russia", unit: "F StP/nc", retreats: [] },
    ],
    contested: ["Sil"],
  };
  const line = formatPositionLine({ variant: "classic", rulebook: "2023", options: {}, state });
  expect(line).toBe(
    "classic/2023 F1901R France:ABur;Germany: France:Par;Germany:Mun dislodged=Germany:AMun~Bur~Ruh~Tyr,Russia:FStP/nc~ contested=Sil",
  );
  expect(back(` ${line.replaceAll(" ", "   ")} `)).toMatchObject({ state });
});

test.each([
  "",
  "classic",
  "classic/2023 S1901M",
  "classic/2023 S1901M - - field",
  "classic/2023 S1901M France - ",
  "classic/2023 S1901M - - own=%7B",
  "classic/2023 S1901M - - options=7",
  "classic/2023 S1901M %ZZ:APar -",
])("%j is no position", (text) => {
  expect(back(text)).toBe("no-position-line");
});

test.skipIf(!haveRecords())("every recorded position of real games comes back", () => {
  const game = opened("classic", "2023");
  for (const record of readRecords()) {
    const read = stateOf(game, positionOf(record) as never);
    if (!read.ok) throw new Error(record.id);
    const state = formatPosition(game.rules, read.value);
    const position = { variant: "classic", rulebook: "2023", options: {}, state };
    expect(JSON.stringify(back(formatPositionLine(position)))).toBe(JSON.stringify(position));
  }
});

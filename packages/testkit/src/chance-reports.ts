import { type PhaseReport, playOut, type Sheets } from "@chancery/contract";
import { createNotation, type Game, type Power, readOrder, readPosition, type State } from "@chancery/engine";
import { sheetsOfChance } from "./chance-sheets.ts";
import { committeeGame } from "./committee/committee.ts";
import { committeeOpening } from "./committee/committee-opening.ts";
import { committeeSheetsOfChance } from "./committee/committee-sheets.ts";
import { type Dice, diceOf } from "./dice.ts";
import { DISSOLUTION } from "./dissolution/dissolution.ts";

/** A game whose players write at random, and where it begins. */
interface ChanceGame extends Game {
  readonly sheets: (state: State, dice: Dice) => Iterable<readonly [power: string, lines: readonly string[]]>;
}

function committeeByChance(committee: "1901" | "1935", dice: Dice): ChanceGame {
  const game = committeeGame(committee);
  const notation = createNotation(game.rules);
  const opening = readPosition(notation, game.start, committeeOpening(game, dice));
  if (!opening.ok) throw new Error("the opening cannot be read");
  return {
    rules: game.rules,
    start: opening.value,
    sheets: (state, rolled) =>
      [...committeeSheetsOfChance(notation, state, rolled)].map(
        ([power, lines]) => [power, lines.map(({ text }) => text)] as const,
      ),
  };
}

const dissolutionByChance: ChanceGame = {
  ...DISSOLUTION,
  sheets: (state, dice) =>
    [...sheetsOfChance(DISSOLUTION, state, dice)].map(
      ([power, lines]) => [DISSOLUTION.rules.powers[power].name, lines] as const,
    ),
};

/** Reports of phases played at random, with unreadable text among the orders. */
export function* reportsOfChance(
  kind: "dissolution" | "1901" | "1935",
  seed: number,
  phases: number,
): Generator<Pick<Game, "rules"> & { readonly report: PhaseReport }> {
  const dice = diceOf(seed);
  const game = kind === "dissolution" ? dissolutionByChance : committeeByChance(kind, dice);
  const { rules } = game;
  const notation = createNotation(rules);
  let state = game.start;
  for (let played = 0; played < phases && !state.ending; played++) {
    const sheets = new Map<Power, Sheets extends ReadonlyMap<Power, infer S> ? S : never>();
    for (const [name, lines] of game.sheets(state, dice)) {
      const power = rules.powers.findIndex((each) => each.name === name) as Power;
      const read = lines.map((text) => ({ text, reading: readOrder(notation, state, power, text) }));
      sheets.set(power, read);
    }
    const { response, next } = playOut(notation, state, sheets);
    yield { rules, report: response };
    state = next;
  }
}

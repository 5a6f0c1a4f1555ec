import { diceOf } from "@chancery/bots";
import { centersOf, type Order, type Power, playPhase, type State } from "@chancery/engine";
import { readHumanGames } from "@chancery/testkit";
import { isKept, replayHumanGame, humanRules as rules, type Sheets } from "../corpus/human-games.ts";

/** A movement phase of a recorded game, and a power that gave all its units orders. */
export interface Sample {
  readonly state: State;
  readonly power: Power;
  readonly sheets: Sheets;
  readonly played: readonly Order[];
  /** The share that the power ended with. */
  readonly final: number;
}

/** One phase of each game that nothing was learned from, by chance. */
export function* samples(file: string, seed: number): Generator<Sample> {
  const dice = diceOf(seed);
  for (const game of dice.shuffled(readHumanGames(file).filter((_, index) => isKept(index)))) {
    const phases = replayHumanGame(game);
    const moves = phases.filter(({ state }) => state.phase.task === "M");
    if (moves.length < 4) continue;
    const { state, sheets } = moves[dice.below(moves.length)];
    const full = [...sheets].filter(([power, own]) => {
      const units = state.units.filter((unit) => unit.power === power).length;
      return units > 1 && own.length === units;
    });
    if (full.length === 0) continue;
    const [power, played] = full[dice.below(full.length)];
    const { after } = phases[phases.length - 1];
    yield { state, power, sheets, played, final: shareIn(after, power) };
  }
}

/** The share of the board by sum of squares; a solo is all of it. */
export function shareIn(state: State, power: Power): number {
  const centers = state.seats.flat().map((each) => centersOf(state, each));
  const own = centersOf(state, power);
  if (Math.max(...centers) >= 18) return own >= 18 ? 1 : 0;
  return own ** 2 / centers.reduce((sum, each) => sum + each ** 2, 0);
}

/** What comes of the turn if the power orders this, and everyone else what they did. */
export const after = ({ state, power, sheets }: Sample, own: readonly Order[]): State =>
  playPhase(rules, state, new Map([...sheets, [power, own]])).state;

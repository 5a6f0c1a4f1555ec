import { centersOf, type Game, type Power, playPhase, type State, type Submissions } from "@chancery/engine";
import type { Decision } from "./bot.ts";
import { diceOf } from "./dice.ts";
import { budgetFor, type LevelName, levelNamed } from "./levels.ts";
import { movesPlayed, type PastMoves, stillnessIn } from "./past.ts";
import type { LastMoves } from "./people/facts.ts";
import { sharesOf } from "./standing.ts";

/** Who plays, and how many positions it may look at each time; as many as usual if left out. */
export interface Contestant {
  readonly level: LevelName;
  readonly budget?: number | undefined;
}

/** One of a kind among others of another kind. */
export interface Pairing {
  readonly game: Game;
  readonly alone: Contestant;
  readonly others: Contestant;
  /** The last year that is played. */
  readonly until: number;
}

/** The result of the one. */
export interface Played {
  readonly power: Power;
  /** By sum of squares. */
  readonly share: number;
  readonly isSolo: boolean;
  readonly isAlive: boolean;
  /** Whether nobody has more centers. */
  readonly hasMost: boolean;
  readonly year: number;
}

/** The powers that someone plays. */
export const playedPowers = ({ start }: Game): Power[] => start.seats.flat();

/** Plays a game; the one plays a power that comes with the number of the game, each in turn. */
export function playMatch(pairing: Pairing, seed: number, number: number): Played {
  const { game, alone, others, until } = pairing;
  const powers = playedPowers(game);
  const one = powers[number % powers.length];
  const final = playOn(game, until, (state, power, past, last) => {
    const { level, budget } = power === one ? alone : others;
    const situation = { rules: game.rules, state, power, stillness: stillnessIn(game.rules, past), last };
    const dice = diceOf(throwsOf(seed, number, state, power));
    return levelNamed(level).bot(situation, dice, budget ?? budgetFor(level, situation));
  });
  return resultOf(game, final, one);
}

type Decide = (state: State, power: Power, past: readonly PastMoves[], last: LastMoves | null) => Decision;

function playOn({ rules, start }: Game, until: number, decide: Decide): State {
  const past: PastMoves[] = [];
  let last: LastMoves | null = null;
  let state = start;
  while (!state.ending && state.phase.year <= until) {
    const submissions: Submissions = new Map(
      state.seats.flat().map((power) => [power, decide(state, power, past, last).orders]),
    );
    if (state.phase.task === "M") {
      past.push(movesPlayed(rules, state, submissions));
      last = { units: state.units, orders: [...submissions.values()].flat() };
    }
    state = playPhase(rules, state, submissions).state;
  }
  return state;
}

/** A seed of its own for each game, phase and power. */
function throwsOf(seed: number, number: number, { phase }: State, power: Power): number {
  const { year, season, task } = phase;
  const moment = year * 256 + season.charCodeAt(0) + task.charCodeAt(0) * 3;
  return (
    (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca77) ^ Math.imul(moment, 0xc2b2ae3d)) +
    power
  );
}

function resultOf({ rules }: Game, state: State, one: Power): Played {
  const shares = sharesOf(rules, state);
  const { ending } = state;
  return {
    power: one,
    share: shares[one],
    isSolo: ending?.how === "victory" && ending.winners.length === 1 && ending.winners[0] === one,
    isAlive: centersOf(state, one) > 0,
    hasMost: shares[one] === Math.max(...shares),
    year: state.phase.year,
  };
}

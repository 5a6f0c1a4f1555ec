import { diceOf, levelNamed } from "@chancery/bots";
import { type Game, type Power, playPhase } from "@chancery/engine";
import { sharesOf } from "../../packages/bots/src/standing.ts";
import { type Features, featuresOf } from "../../packages/bots/src/value/features.ts";

/** A position before a Winter's builds, and the shares of the board that its game ended with. */
export interface Sample extends Features {
  readonly shares: readonly number[];
}

/** How many positions each bot looks at: a game has to be over in a few seconds. */
const BUDGET = 120;
/** How many games are among equals; in the others, half the seats are DumbBots'. */
const EQUALS = 0.6;
/** Games end by then at the latest, some years sooner or later. */
const [EARLIEST, YEARS] = [1912, 10];

/** Plays a game, and says what its positions were like. */
export function playSamples({ rules, start }: Game, seed: number): Sample[] {
  const dice = diceOf(seed);
  const isEqual = dice.next() < EQUALS;
  const powers = start.seats.flat();
  const levels = powers.map(() => {
    if (isEqual || dice.next() < 0.5) return "club";
    return dice.next() < 0.5 ? "dumbbot" : "dumbbot-py";
  });
  const last = EARLIEST + dice.below(YEARS);
  const seen: Features[] = [];
  let state = start;
  while (!state.ending && state.phase.year <= last) {
    if (state.phase.task === "A") seen.push(featuresOf(rules, state));
    const decide = (power: Power, index: number) =>
      levelNamed(levels[index]).bot({ rules, state, power }, diceOf(dice.below(2 ** 31)), BUDGET).orders;
    state = playPhase(
      rules,
      state,
      new Map(powers.map((power, index) => [power, decide(power, index)])),
    ).state;
  }
  const shares = sharesOf(rules, state);
  return seen.map((features) => ({ ...features, shares: powers.map((power) => shares[power]) }));
}

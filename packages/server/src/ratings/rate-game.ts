import {
  type Advantage,
  advantageKey,
  type FinishedGame,
  type Rating,
  type RatingBook,
  ratingKey,
} from "@chancery/store";
import { manifestOf } from "@chancery/variants";
import { rate } from "openskill";
import { plackettLuce } from "openskill/models";

/** Where everyone begins, and how little is known about them then. */
export const FIRST = { mu: 1500, sigma: 100 };
/** By how much people may have changed since their last game. */
const TAU = 1;
/** What is known of a power at first: little, or what many games of others have shown. */
const UNKNOWN_POWER = 30;
const KNOWN_POWER = 15;
/** 400 points are odds of ten to one, as in Elo's system. */
const ELO = 400 / Math.LN10;
/** How little is known of people who play regularly. */
const USUAL = 50;

/**
 * How much chance there is in a game of so many: as much as it takes for a difference between regular players to mean
 * the same in every game. The model divides differences by the root of all variances together.
 */
export const betaOf = (players: number): number => Math.sqrt(Math.max(100, ELO ** 2 / players - USUAL ** 2));

/** People are ranked by what they very probably can do at least. */
const provenOf = ({ mu, sigma }: { mu: number; sigma: number }): number => mu - 2 * sigma;

/**
 * Rates one game, by Weng and Lin's method with the model of Plackett and Luce. Each player forms a team with their
 * power, so what powers are worth is learned from the same games. People who left their seat count as last, and the
 * players who took over aren't rated.
 */
export function rateGame({ variant, pace, seats }: FinishedGame, { ratings, advantages }: RatingBook): void {
  const places = seats.flatMap(({ starter, person, share, powers }) =>
    starter === null ? [] : [{ starter, share: starter === person ? share : 0, power: powers.join() }],
  );
  if (places.length < 2) return;
  const people = places.map(({ starter: person }) => {
    const known = ratings.get(ratingKey({ person, variant, pace }));
    return known ?? { person, variant, pace, ...FIRST, proven: provenOf(FIRST), games: 0 };
  });
  const powers = places.map(
    ({ power }) => advantages.get(advantageKey({ variant, power })) ?? firstAdvantage(variant, power),
  );
  const teams = people.map(({ mu, sigma }, i) => [
    { mu, sigma: Math.hypot(sigma, TAU) },
    { mu: powers[i].mu, sigma: powers[i].sigma },
  ]);
  const rank = ranksOf(places.map(({ share }) => share));
  const rated = rate(teams, { rank, model: plackettLuce, beta: betaOf(places.length), tau: 0 });
  for (const [i, [player, power]] of rated.entries()) {
    const { person, games } = people[i];
    const { mu, sigma } = player;
    const rating: Rating = { person, variant, pace, mu, sigma, proven: provenOf(player), games: games + 1 };
    ratings.set(ratingKey(rating), rating);
    const advantage: Advantage = {
      ...powers[i],
      mu: power.mu,
      sigma: power.sigma,
      games: powers[i].games + 1,
    };
    advantages.set(advantageKey(advantage), advantage);
  }
  center(variant, advantages);
}

/** Places from 1 on, by shares; those with the same share have the same place. */
function ranksOf(shares: readonly number[]): number[] {
  const rounded = shares.map((share) => Math.round(share * 1e9));
  const places = [...new Set(rounded)].toSorted((a, b) => b - a);
  return rounded.map((share) => places.indexOf(share) + 1);
}

/** What a power is worth before there are any games. */
export function firstAdvantage(variant: string, power: string): Advantage {
  const known = manifestOf({ variant })?.advantages?.[power];
  const sigma = known === undefined ? UNKNOWN_POWER : KNOWN_POWER;
  return { variant, power, mu: known ?? 0, sigma, games: 0 };
}

/** Only differences between powers mean anything: on average there is no advantage. */
function center(variant: string, advantages: RatingBook["advantages"]): void {
  const own = [...advantages.values()].filter((each) => each.variant === variant);
  const mean = own.reduce((sum, { mu }) => sum + mu, 0) / own.length;
  for (const each of own) advantages.set(advantageKey(each), { ...each, mu: each.mu - mean });
}

import type { BoardResult, ScoringName } from "@chancery/api";
import { COUNT_YEARS, type Outcome, SYSTEMS } from "@chancery/game";
import type { GameFacts } from "./game-facts.ts";

type Facts = Pick<GameFacts, "powers" | "firstYear">;

export const countsYears = (scoring: ScoringName): boolean => COUNT_YEARS.includes(scoring);

/** What the result of a board is worth to each power, in the order of `powers`. */
export const pointsOf = (facts: Facts, scoring: ScoringName, result: BoardResult): readonly number[] =>
  SYSTEMS[scoring](outcomeOf(facts, result));

function outcomeOf({ powers, firstYear }: Facts, result: BoardResult): Outcome {
  const { ending } = result;
  const sides = powers.map((power) => {
    const centers = result.centers[power] ?? 0;
    const last = centers === 0 ? (result.eliminated[power] ?? result.year) : result.year;
    return { centers, years: last - firstYear + 1 };
  });
  const isSolo = ending.how === "solo" || ending.how === "concession";
  const shares = (power: string, seat: number): boolean =>
    ending.how === "draw" ? ending.powers.includes(power) : sides[seat].centers > 0;
  return {
    sides,
    solo: isSolo ? powers.indexOf(ending.power) : null,
    drawn: powers.flatMap((power, seat) => (shares(power, seat) ? [seat] : [])),
  };
}

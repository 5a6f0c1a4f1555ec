import { BrokenInvariant, formatUnit, type Game, type Power } from "@chancery/engine";
import { createDissolution } from "@chancery/variants";

const created = createDissolution("2021");
if (!created.ok) throw new BrokenInvariant("no rulebook 2021");
const { rules, start } = created.value;

/**
 * Dissolution with someone to order everyone's units, those of neutral powers too, so that whatever the points put
 * on them might come to can be resolved.
 */
export const DISSOLUTION: Game = {
  rules,
  start: { ...start, seats: rules.powers.map((_, index) => [index as Power]) },
};

/** A power by its two letters, or by its name if it has none. */
export const codeOf = (power: Power): string => {
  const { aliases, name } = rules.powers[power];
  return aliases[0] ?? name;
};

/** Where everyone stands in the Spring of 1992, by the codes of powers. */
export const dissolutionStart: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Map.groupBy(start.units, ({ power }) => codeOf(power))].map(([code, units]) => [
    code,
    units.map((unit) => formatUnit(rules, unit)),
  ]),
);

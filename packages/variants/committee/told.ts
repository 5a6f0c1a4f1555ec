import {
  formatUnit,
  type OwnFacts,
  type OwnReason,
  ownReason,
  type Power,
  type Rules,
  type Unit,
} from "@chancery/engine";

/** Something to be told: a sentence, the rules behind it, and the facts in names. */
export const told = (
  code: string,
  rules: readonly string[],
  why: string,
  facts: OwnFacts["facts"] = {},
): OwnFacts => ({ code, why, rules, facts });

export const because = (...facts: Parameters<typeof told>): OwnReason => ownReason(told(...facts));

export const nameOf = (rules: Rules, power: Power): string => rules.powers[power].name;

export const unitName = (rules: Rules, unit: Unit): string => formatUnit(rules, unit);

/** "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;

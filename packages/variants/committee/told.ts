import { type OwnFacts, type OwnReason, ownReason, type Power, type Rules } from "@chancery/engine";

/** Something to be told: its code, the rules behind it, and the facts in names. `messages` has the words. */
export const told = (code: string, rules: readonly string[], facts: OwnFacts["facts"] = {}): OwnFacts => ({
  code,
  rules,
  facts,
});

export const because = (...facts: Parameters<typeof told>): OwnReason => ownReason(told(...facts));

export const nameOf = (rules: Rules, power: Power): string => rules.powers[power].name;

import type { OwnFacts, Unit } from "@chancery/engine";
import { board } from "../board.ts";
import { POWERS } from "../powers.ts";

/** Something to be told: a sentence, the rules behind it, and the facts in names. */
export const told = (
  code: string,
  rules: readonly string[],
  why: string,
  facts: OwnFacts["facts"] = {},
): OwnFacts => ({ code, why, rules, facts });

/** A unit as it is written, `W Ram`. */
export const unitName = ({ kind, at }: Unit): string => `${kind.letter} ${board.locations[at].label}`;

/** "the Austrian A Aus". */
export const unitOf = (unit: Unit): string => `the ${POWERS[unit.power].adjective} ${unitName(unit)}`;

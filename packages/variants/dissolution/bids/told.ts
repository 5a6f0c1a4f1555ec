import type { Explanation, OwnFacts, Unit } from "@chancery/engine";
import { board } from "../board.ts";
import { POWERS } from "../powers.ts";

type Facts = OwnFacts["facts"];

/** Something to be told: a sentence, the rules behind it, and the facts in names. */
export const told = (code: string, rules: readonly string[], why: string, facts: Facts = {}): OwnFacts => ({
  code,
  why,
  rules,
  facts,
});

/** The same, written out when it is read: of most of a season nobody asks for every sentence. */
export const toTell = (code: string, explain: () => Explanation, factsOf: () => Facts = noFacts): OwnFacts =>
  new ToTell(code, explain, factsOf);

const noFacts = (): Facts => ({});

class ToTell implements OwnFacts {
  readonly code: string;
  readonly #explain: () => Explanation;
  readonly #factsOf: () => Facts;

  constructor(code: string, explain: () => Explanation, factsOf: () => Facts) {
    this.code = code;
    this.#explain = explain;
    this.#factsOf = factsOf;
  }

  get why(): string {
    return this.#explain().why;
  }

  get rules(): readonly string[] {
    return this.#explain().rules;
  }

  get facts(): Facts {
    return this.#factsOf();
  }
}

/** A unit as it is written, `W Ram`. */
export const unitName = ({ kind, at }: Unit): string => `${kind.letter} ${board.locations[at].label}`;

/** "the Austrian A Aus". */
export const unitOf = (unit: Unit): string => `the ${POWERS[unit.power].adjective} ${unitName(unit)}`;

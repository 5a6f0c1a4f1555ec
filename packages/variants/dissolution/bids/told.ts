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

/**
 * The same about some subject, written out when it is read: of most of a season nobody asks for every sentence.
 * The functions know nothing but the subject, so that none has to be made for each.
 */
export const toTell = <S>(
  code: string,
  subject: S,
  explain: (subject: S) => Explanation,
  factsOf: (subject: S) => Facts = noFacts,
): OwnFacts => new ToTell(code, subject, explain, factsOf);

const noFacts = (): Facts => ({});

class ToTell<S> implements OwnFacts {
  readonly code: string;
  readonly #subject: S;
  readonly #explain: (subject: S) => Explanation;
  readonly #factsOf: (subject: S) => Facts;

  constructor(
    code: string,
    subject: S,
    explain: (subject: S) => Explanation,
    factsOf: (subject: S) => Facts,
  ) {
    this.code = code;
    this.#subject = subject;
    this.#explain = explain;
    this.#factsOf = factsOf;
  }

  get why(): string {
    return this.#explain(this.#subject).why;
  }

  get rules(): readonly string[] {
    return this.#explain(this.#subject).rules;
  }

  get facts(): Facts {
    return this.#factsOf(this.#subject);
  }
}

/** A unit as it is written, `W Ram`. */
export const unitName = ({ kind, at }: Unit): string => `${kind.letter} ${board.locations[at].label}`;

/** "the Austrian A Aus". */
export const unitOf = (unit: Unit): string => `the ${POWERS[unit.power].adjective} ${unitName(unit)}`;

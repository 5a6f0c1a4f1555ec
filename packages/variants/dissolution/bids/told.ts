import type { OwnFacts, Unit } from "@chancery/engine";
import { board } from "../board.ts";

type Facts = OwnFacts["facts"];

/** Something to be told: its code, the rules behind it, and the facts in names. `../messages` has the words. */
export const told = (code: string, rules: readonly string[], facts: Facts = {}): OwnFacts => ({
  code,
  rules,
  facts,
});

/**
 * The same about some subject, named when it is read: of most of a season nobody asks for every fact. The functions
 * know nothing but the subject, so that none has to be made for each.
 */
export const toTell = <S>(
  code: string,
  subject: S,
  rulesOf: (subject: S) => readonly string[],
  factsOf: (subject: S) => Facts,
): OwnFacts => new ToTell(code, subject, rulesOf, factsOf);

class ToTell<S> implements OwnFacts {
  readonly code: string;
  readonly #subject: S;
  readonly #rulesOf: (subject: S) => readonly string[];
  readonly #factsOf: (subject: S) => Facts;

  constructor(
    code: string,
    subject: S,
    rulesOf: (subject: S) => readonly string[],
    factsOf: (subject: S) => Facts,
  ) {
    this.code = code;
    this.#subject = subject;
    this.#rulesOf = rulesOf;
    this.#factsOf = factsOf;
  }

  get rules(): readonly string[] {
    return this.#rulesOf(this.#subject);
  }

  get facts(): Facts {
    return this.#factsOf(this.#subject);
  }
}

/** A unit as it is written, `W Ram`. */
export const unitName = ({ kind, at }: Unit): string => `${kind.letter} ${board.locations[at].label}`;

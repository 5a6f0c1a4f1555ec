/**
 * Something that only the game itself can tell about: a code of its own, under which the rules are cited, and
 * the facts in names, as they leave the engine. The game makes the sentence (`OwnRules.tell`).
 */
export interface OwnFacts {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A reason of a game's own for what became of an order. */
export interface OwnReason {
  readonly code: "own";
  readonly own: OwnFacts;
}

export const ownReason = (code: string, facts: OwnFacts["facts"] = {}): OwnReason => ({
  code: "own",
  own: { code, facts },
});

/**
 * Something that only the game itself can tell about, and what it tells: a sentence and the rules it rests on, the
 * facts in names, as they leave the engine.
 */
export interface OwnFacts {
  readonly code: string;
  readonly why: string;
  readonly rules: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A reason of a game's own for what became of an order. */
export interface OwnReason {
  readonly code: "own";
  readonly own: OwnFacts;
}

export const ownReason = (own: OwnFacts): OwnReason => ({ code: "own", own });

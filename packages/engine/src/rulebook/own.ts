/**
 * Something that only the game itself knows about: a code, the rules it rests on, and the facts in names, as they leave
 * the engine. The words for the code are in the game's own messages.
 */
export interface OwnFacts {
  readonly code: string;
  readonly rules: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A reason of a game's own for the outcome of an order. */
export interface OwnReason {
  readonly code: "own";
  readonly own: OwnFacts;
}

/** A reason that only the game itself understands. */
export const ownReason = (own: OwnFacts): OwnReason => ({ code: "own", own });

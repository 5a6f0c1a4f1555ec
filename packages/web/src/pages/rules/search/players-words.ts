/** How players of one language look for something. Plain data: a language is added without touching the search. */
export interface PlayersWords {
  /** Words that a question has and a rule needn't: "how do I". */
  readonly silent: string;
  /** Endings of word forms, the longest ones first; what is left has at least so many letters. */
  readonly endings: RegExp;
  readonly shortest: number;
  /** Other spellings: what is replaced by what, before endings are taken off. */
  readonly spellings: readonly (readonly [pattern: RegExp, by: string])[];
  /** Whether words are built of others, so that one may stand anywhere in another. */
  readonly hasCompounds: boolean;
  /** Words for the same thing, with a comma between them. */
  readonly alike: readonly string[];
}

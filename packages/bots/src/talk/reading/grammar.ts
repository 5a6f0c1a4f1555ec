import type { Kind } from "./item.ts";

/**
 * How a language says what the reader looks for, as patterns over plain text (see `names.ts`). Readers of all languages work
 * the same; only these differ.
 */
export interface Grammar {
  /** Where a sentence goes on with a new clause. */
  readonly joints: RegExp;
  /** Subjects, at their first place in a clause. */
  readonly me: RegExp;
  readonly you: RegExp;
  readonly us: RegExp;
  readonly them: RegExp;
  /** Clauses that begin by telling the other what to do. */
  readonly imperative: RegExp;
  readonly request: RegExp;
  readonly advice: RegExp;
  readonly proposal: RegExp;
  /** What the speaker wants to be allowed. */
  readonly permission: RegExp;
  readonly offer: RegExp;
  readonly plan: RegExp;
  readonly past: RegExp;
  readonly not: RegExp;
  readonly condition: RegExp;
  /** Conditions that ask for nothing: "if you want". */
  readonly courtesy: RegExp;
  readonly hedge: RegExp;
  readonly idle: RegExp;
  readonly question: RegExp;
  readonly planQuestion: RegExp;
  readonly openQuestion: RegExp;
  readonly yes: RegExp;
  readonly willing: RegExp;
  readonly no: RegExp;
  readonly hesitation: RegExp;
  readonly doing: RegExp;
  readonly kinds: Readonly<Record<Exclude<Kind, "other" | "orders">, RegExp>>;
  /** Ways of leaving a place to someone. */
  readonly giving: RegExp;
  /** What is done against a power, without saying where; and words for taking a place by force. */
  readonly attack: RegExp;
  readonly assault: RegExp;
  /** The speaker offers to do something: "shall I?". */
  readonly shall: RegExp;
  readonly move: RegExp;
  readonly hold: RegExp;
  readonly between: string;
  readonly from: string;
  readonly with: string;
  readonly hindered: RegExp;
  readonly left: RegExp;
  readonly it: RegExp;
  /** What only frames a statement: "I think that". */
  readonly aside: RegExp;
  /** Refusals to do something unwelcome, which agree to a request not to. */
  readonly refusal: RegExp;
  /** Nouns that look like verbs, and what a move is for. */
  readonly nouns: RegExp;
  /** What third powers were told to do. */
  readonly told: RegExp;
  /** Clauses that say what something is good for. */
  readonly purpose: RegExp;
  /** Questions that want to know something, and all beginnings of questions: not everyone writes the mark. */
  readonly interrogative: RegExp;
  readonly asking: RegExp;
  /** What may follow a yes that agrees. */
  readonly assent: RegExp;
  readonly next: RegExp;
  readonly later: RegExp;
  readonly fall: RegExp;
  readonly spring: RegExp;
  readonly others: RegExp;
}

import type { Order, PositionJson, Rules, Status } from "@chancery/engine";

/** What a report says of an order, as far as results are marked by it. */
export interface Reported {
  readonly power: string;
  readonly status: Status;
  readonly results: readonly string[];
}

/** What is known after a phase, and perhaps what came later. */
export interface Known {
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /** The position that the phase led to. */
  readonly state: PositionJson;
}

/** How written-up results show an order that was not carried out. */
export interface Mark {
  readonly isUnderlined: boolean;
  /**
   * A word beside it where the rulebook wants one, so that neither line nor color is the only sign (R37): as a code.
   * Open is what depends on the retreats.
   */
  readonly tag: "illegal" | "void" | "failed" | "open" | null;
}

/** How results mark an order, where a game has a way of its own. */
export type MarkOrder = (rules: Rules, report: Reported, order: Order | null, known: Known) => Mark;

/** Whether an order failed or its unit was dislodged: results underline it (C23-18). */
export const hasFailed = ({ status, results }: Reported): boolean =>
  status === "fails" || results.includes("dislodged");

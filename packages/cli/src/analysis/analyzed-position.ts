import type { NamedBestOrders, NamedProspects } from "@chancery/analysis";
import type { PeoplePlayed } from "@chancery/analysis/people";

/** A position of a file with what the analysis says of it. */
export interface AnalyzedPosition {
  readonly id?: unknown;
  readonly phase: string;
  readonly depth: number;
  readonly seed: number;
  readonly shares: NamedProspects["shares"];
  /** For the power asked about, or for all powers of a single position. */
  readonly best: readonly (NamedBestOrders & {
    /** What people ordered for the power with the same units; null if too few games came to that. */
    readonly people: PeoplePlayed | null;
  })[];
  readonly positions: number;
}

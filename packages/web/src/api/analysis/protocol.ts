import type { NamedBestOrders, NamedLikely, NamedProspects } from "@chancery/analysis";
import type { GameChoice } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";

/** A question about a position. Plain data, because it's sent to a worker. */
export interface Question {
  readonly game: GameChoice;
  readonly position: PositionJson;
  readonly depth: number;
  readonly seed: number;
  /** Whose best orders are looked for; what everyone may expect if left out. */
  readonly power?: string;
  /** What that power is likely to order is asked instead. */
  readonly wants?: "likely";
  /** The orders that the power gave, to compare with. */
  readonly played?: readonly string[];
}

export type Found =
  | { readonly prospects: NamedProspects }
  | { readonly best: NamedBestOrders }
  /** Null where nothing was learned of that. */
  | { readonly likely: NamedLikely | null };

export type FromAnalyst = { readonly progress: number } | { readonly failure: string } | Found;

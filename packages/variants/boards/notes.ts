/**
 * What people who draw a board, or doubt it, need to know beyond its table. Lists are separated by blanks,
 * pairs are written as in the table.
 */
export interface BoardNotes {
  /** What a province or an edge may rest on: a word used below, and what it means. */
  readonly grounds: Readonly<Record<string, string>>;
  /** The ground of everything that is not listed below. */
  readonly otherwise: string;
  /** What the existence of a province rests on. */
  readonly provinces: Readonly<Record<string, string>>;
  /** What an edge, or a closed pair, rests on. */
  readonly edges: Readonly<Record<string, string>>;
  /** The same for the fleet's part of an edge where that is less sure than the army's. */
  readonly fleetLegs: Readonly<Record<string, string>>;
  /** Neighbors that share no drawn border: a short line is drawn across the gap between them. */
  readonly crossings: string;
  /** Neighbors between which fleets go by canal or river, sharing no shore. */
  readonly canals: string;
  /** Pairs that are not neighbors on purpose, so that nobody repairs them. */
  readonly closed: string;
  /** A word on an edge or a closed pair. */
  readonly remarks: Readonly<Record<string, string>>;
}

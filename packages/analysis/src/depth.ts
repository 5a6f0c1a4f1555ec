/** What one depth of an analysis spends. All of it is counted in positions, never in time. */
export interface Effort {
  /** How often a position is played out to see what everyone may expect. */
  readonly playOuts: number;
  /** How many positions each power's own search looks at before that; none at the first depth. */
  readonly ownSearch: number;
  /** How many positions the search for the best orders looks at. */
  readonly search: number;
  /** How many positions are looked at for each reply. */
  readonly reply: number;
}

const EFFORTS: readonly Effort[] = [
  { playOuts: 16, ownSearch: 0, search: 250, reply: 60 },
  { playOuts: 32, ownSearch: 60, search: 1_000, reply: 150 },
  { playOuts: 64, ownSearch: 200, search: 4_000, reply: 400 },
  { playOuts: 128, ownSearch: 600, search: 16_000, reply: 1_200 },
  { playOuts: 256, ownSearch: 2_000, search: 64_000, reply: 4_000 },
  { playOuts: 512, ownSearch: 8_000, search: 256_000, reply: 16_000 },
];

export const DEEPEST = EFFORTS.length;

/** What a depth from 1 to `DEEPEST` spends. */
export const effortAt = (depth: number): Effort => EFFORTS[Math.max(1, Math.min(DEEPEST, depth)) - 1];

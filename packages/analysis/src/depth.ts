/** What one depth of an analysis spends. All of it is counted in positions, never in time. */
export interface Effort {
  /** How often a position is played out to see what everyone may expect. */
  readonly playOuts: number;
  /** How many positions each power's own search looks at before that; none at the first depth. */
  readonly ownSearch: number;
  /** Against how many guesses at what others order the search tries plans. */
  readonly guesses: number;
  /** Against how many others the best of them are compared. */
  readonly trials: number;
  /** How many positions the search for the best orders looks at. */
  readonly search: number;
  /** How many positions are looked at for each reply. */
  readonly reply: number;
}

const EFFORTS: readonly Effort[] = [
  { playOuts: 16, ownSearch: 0, guesses: 6, trials: 16, search: 400, reply: 60 },
  { playOuts: 32, ownSearch: 60, guesses: 12, trials: 32, search: 1_200, reply: 150 },
  { playOuts: 64, ownSearch: 200, guesses: 24, trials: 64, search: 4_000, reply: 400 },
  { playOuts: 128, ownSearch: 600, guesses: 32, trials: 128, search: 16_000, reply: 1_200 },
  { playOuts: 256, ownSearch: 2_000, guesses: 48, trials: 256, search: 64_000, reply: 4_000 },
  { playOuts: 512, ownSearch: 8_000, guesses: 64, trials: 512, search: 256_000, reply: 16_000 },
];

export const DEEPEST = EFFORTS.length;

/** What a depth from 1 to `DEEPEST` spends. */
export const effortAt = (depth: number): Effort => EFFORTS[Math.max(1, Math.min(DEEPEST, depth)) - 1];

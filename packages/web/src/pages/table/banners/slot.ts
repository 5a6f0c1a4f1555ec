import { createContext } from "react";

/** What banners are about, the most urgent first. On a phone, one stands above the board and leads to the others. */
const RANKS = ["offline", "needs-you", "referee", "news", "past"] as const;
export type Rank = (typeof RANKS)[number];

export interface Entry {
  readonly id: string;
  readonly rank: Rank;
}

/** The banners in the order of their ranks; those of one rank as they came. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank));

export const placeOf = (rank: Rank): number => RANKS.indexOf(rank);

/** How a banner is shown: by itself, as the only one with the way to the rest, among all, or only read out. */
export interface Slot {
  readonly isFolded: boolean;
  /** How many more there are; null if this one doesn't lead to them. */
  readonly more: number | null;
}

export function slotOf(entries: readonly Entry[], id: string, isOneLine: boolean, isOpen: boolean): Slot {
  const [first, ...others] = inOrder(entries);
  if (!isOneLine || others.length === 0 || !first) return { isFolded: false, more: null };
  const isFirst = first.id === id;
  return { isFolded: !isFirst && !isOpen, more: isFirst ? others.length : null };
}

export interface Slots {
  readonly isOneLine: boolean;
  readonly isOpen: boolean;
  readonly entries: readonly Entry[];
  toggle(): void;
  /** Takes a place; what is returned gives it up. */
  enter(entry: Entry): () => void;
}

export const SlotsContext = createContext<Slots>({
  isOneLine: false,
  isOpen: false,
  entries: [],
  toggle: () => undefined,
  enter: () => () => undefined,
});

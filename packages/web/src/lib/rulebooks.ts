/** The editions of the ordinary game. */
export const RULEBOOKS = ["2023", "1971"] as const;

/** A game that has a page of rules and a sandbox. */
export interface Book {
  /** As it stands in addresses. */
  readonly id: BookId;
  readonly variant: string;
  readonly rulebook: string;
  readonly title: string;
  /** Whose game it is, where that is not a matter of course. */
  readonly credit?: string;
}

export type BookId = "2023" | "1971" | "dissolution" | "committee-1901" | "committee-1935";

export const BOOKS: readonly Book[] = [
  { id: "2023", variant: "classic", rulebook: "2023", title: "Classic 2023" },
  { id: "1971", variant: "classic", rulebook: "1971", title: "Classic 1971" },
  {
    id: "dissolution",
    variant: "dissolution",
    rulebook: "2021",
    title: "Dissolution",
    credit: "Dissolution is by W. Alex Ronke (CC BY-SA 4.0).",
  },
  { id: "committee-1901", variant: "committee-1901", rulebook: "1901", title: "Committee of 1901" },
  { id: "committee-1935", variant: "committee-1935", rulebook: "1935", title: "Committee of 1935" },
];

export const bookById = (id: string): Book | undefined => BOOKS.find((book) => book.id === id);

/** A game by its rules: what a setup, a table's rules and an entry of a list have in common. */
export interface PlayedBy {
  readonly variant: string;
  readonly rulebook: string;
}

/** The book of a game; undefined if these pages do not have it. */
export const bookOf = (game: PlayedBy): Book | undefined =>
  BOOKS.find(({ variant, rulebook }) => variant === game.variant && rulebook === game.rulebook);

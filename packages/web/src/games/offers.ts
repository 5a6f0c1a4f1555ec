import { localized, type PageLanguage } from "@chancery/messages";
import { GAMES } from "@chancery/variants";

/** A game as it is offered in lists. Pages get these from the build, and need no rules to show them. */
export interface Offer {
  /** As in the address of its form. */
  readonly id: string;
  /** As in the addresses of its rules and its sandbox. */
  readonly page: string;
  readonly board: string;
  readonly variant: string;
  readonly rulebook: string;
  readonly title: string;
  readonly summary: string;
  readonly credit: string | null;
  readonly shelf: string;
  /** Games of one family are shown beside each other. */
  readonly family: string;
}

/** Every game that can be set up, in the order of the start page. */
export const offersIn = (language: PageLanguage): readonly Offer[] =>
  GAMES.flatMap(({ variant, board, credit, shelf, ui, editions }) =>
    editions.map(({ id, page = id, rulebook, title, summary }) => ({
      id,
      page,
      board: board.table.id,
      variant: variant.id,
      rulebook,
      title: localized(title, language),
      summary: localized(summary, language),
      credit: credit ? localized(credit, language) : null,
      shelf,
      family: ui ?? variant.id,
    })),
  );

import type { Variant } from "@chancery/engine";
import { localized, type PageLanguage } from "@chancery/messages";
import { guestGame } from "./guests.ts";
import type { Edition, Manifest } from "./manifest.ts";
import { hasFailed, type MarkOrder } from "./mark.ts";
import { GAMES } from "./registry.ts";
import type { RoomFacts } from "./room-facts.ts";

/** The variants of all games, in the order people see them. */
export const VARIANTS: readonly Variant[] = GAMES.map(({ variant }) => variant);

/** What a setup, the rules of a game and an entry of a list have in common: they say which game it is. */
export interface Played {
  readonly variant: string;
}

/** A game by one of its rulebooks. */
export interface PlayedBy extends Played {
  readonly rulebook: string;
}

/** The manifest of a game; undefined for one that came from a program's file. */
export const manifestOf = ({ variant }: Played): Manifest | undefined =>
  GAMES.find((game) => game.variant.id === variant) ?? guestGame(variant);

export const editionOf = (played: PlayedBy): Edition | undefined =>
  manifestOf(played)?.editions.find(({ rulebook }) => rulebook === played.rulebook);

/** What people call a power, in headings and sentences. */
export function powerTitle(played: Played, name: string, language?: PageLanguage): string {
  const title = manifestOf(played)?.powers[name]?.title;
  return title ? localized(title, language) : name;
}

/** What a game is called in lists, headings and mail. */
export function titleOf(played: PlayedBy, language?: PageLanguage): string {
  const edition = editionOf(played);
  return edition ? localized(edition.title, language) : `${played.variant} ${played.rulebook}`.trim();
}

/** The room a variant is played in; null for games that need none. */
export const roomFacts = (variant: string): RoomFacts | null => manifestOf({ variant })?.room ?? null;

/** How results mark an order: one that failed or whose unit was dislodged is underlined (C23-18), unless the game has a way of its own. A unit without an order has none that could fail. */
export const markOf: MarkOrder = (rules, report, order, known) => {
  const own = report.results.includes("unordered") ? undefined : manifestOf(rules)?.mark;
  return own?.(rules, report, order, known) ?? { isUnderlined: hasFailed(report), tag: null };
};

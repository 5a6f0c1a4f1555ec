import { LANGUAGES, type Language } from "@chancery/messages";
import type { PublicGamesFilter } from "../../api/client.ts";

/** The lists there are, and the values of filters, as they stand in addresses. */
export const LISTS = ["join", "watch", "study"] as const;
export const PACES = ["live", "hours", "day", "days", "referee"] as const;
export const PRESSES = ["full", "public", "deals", "none"] as const;

export type GameList = (typeof LISTS)[number];

/** What is looked for, as the address of the page has it. */
export interface FindSearch {
  readonly list?: GameList;
  readonly game?: string;
  readonly edition?: string;
  readonly pace?: (typeof PACES)[number];
  readonly press?: (typeof PRESSES)[number];
  /** The language of the game; `language` is that of the page. */
  readonly spoken?: Language;
  readonly free?: number;
  readonly tag?: string;
  readonly text?: string;
  readonly rated?: "yes";
  readonly reliability?: number;
  /** Games that take people of this rating. */
  readonly rating?: number;
}

const LONGEST = 100;
const MOST_FREE = 20;
/** As much as a table can ask for. */
export const MOST_RATING = 5000;

/** Numbers in addresses are read as numbers, though they may be meant as words. */
const word = (value: unknown): string | undefined => {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" ? text.slice(0, LONGEST) : undefined;
};

const oneOf = <T>(value: unknown, values: readonly T[]): T | undefined =>
  values.find((each) => each === value);

const whole = (value: unknown, from: number, to: number): number | undefined =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to
    ? (value as number)
    : undefined;

/** Reads an address. What makes no sense is left out. */
export function readSearch(given: Record<string, unknown>): FindSearch {
  const list = oneOf(given.list, LISTS);
  const read = {
    list: list === "join" ? undefined : list,
    game: word(given.game),
    edition: word(given.edition),
    pace: oneOf(given.pace, PACES),
    press: oneOf(given.press, PRESSES),
    spoken: oneOf(given.spoken, LANGUAGES),
    free: whole(given.free, 1, MOST_FREE),
    tag: word(given.tag),
    text: word(given.text),
    rated: oneOf(given.rated, ["yes"] as const),
    reliability: whole(given.reliability, 0, 100),
    rating: whole(given.rating, 1, MOST_RATING),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** What to ask the server for. */
export const filterOf = ({
  spoken,
  list = "join",
  game,
  edition,
  ...rest
}: FindSearch): Partial<PublicGamesFilter> => ({
  list,
  ...rest,
  ...(spoken && { language: spoken }),
  ...(game && { variant: game }),
  ...(game && edition && { rulebook: edition }),
});

/** How many filters are set. */
export const countFilters = ({ list: _, ...filters }: FindSearch): number => Object.keys(filters).length;

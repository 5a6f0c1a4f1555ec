import type { YourGame } from "@chancery/api";
import { type GameCard, type Table, viewCard } from "@chancery/game";

/**
 * What lists say of a game to its people, kept with it: whoever asks for a list would otherwise have all its games read. Most
 * of it is the same for all of them.
 */
export interface Cards {
  readonly common: GameCard;
  /** In what it differs, by person; null for those who may not look. */
  readonly own: Readonly<Record<string, Partial<GameCard> | null>>;
}

/** What earlier versions kept, of finished games alone. */
export interface FinishedGame {
  readonly common: YourGame;
  readonly own: Readonly<Record<string, Partial<YourGame>>>;
}

/** Undefined if none of these people may look. */
export function cardsOf(table: Table, people: readonly string[]): Cards | undefined {
  const cards = people.map((id) => [id, viewCard(table, id)] as const);
  const common = cards.find(([, card]) => card)?.[1];
  if (!common) return undefined;
  const own = cards.map(([id, card]) => [id, card && differenceOf(common, card)]);
  return { common, own: Object.fromEntries(own) };
}

const differenceOf = (common: GameCard, card: GameCard): Partial<GameCard> =>
  Object.fromEntries(
    Object.entries(card).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(common[key as keyof GameCard]),
    ),
  );

/** What was kept for a person: null if they may not look, undefined if nothing was. */
export function keptFor(
  { cards, finished }: { readonly cards?: Cards; readonly finished?: FinishedGame },
  person: string,
): YourGame | null | undefined {
  const own = cards?.own[person];
  if (cards && own !== undefined) return own && yourGameFrom({ ...cards.common, ...own });
  const before = finished?.own[person];
  return finished && before && { ...finished.common, ...before };
}

/** What a person is told of a game; null if they may not see it. */
export function yourGameOf(table: Table, person: string): YourGame | null {
  const card = viewCard(table, person);
  return card && yourGameFrom(card);
}

const yourGameFrom = ({ names, you, waiting, ...card }: GameCard): YourGame => ({
  ...card,
  people: names.filter((name) => name !== you),
  ...(waiting && { waiting }),
});

import { type Grammar, NO_WORDS, type OrderWords, type Rules } from "@chancery/engine";
import { type Language, languageData, localized, type PlacesFile } from "@chancery/messages";
import { manifestOf } from "./games.ts";

type Names = Readonly<Record<string, readonly string[]>>;

/** The files of a language that orders are read by. */
export const ORDER_AREAS = ["order-words", "places"] as const;

/** `order-words.json`: the words that orders are written with. A language need not have them all. */
interface OrderWordsFile extends Partial<Grammar> {
  /** What else powers are called, besides their titles in the games. */
  readonly powers?: Names;
  /** What is added to the adjective of a power. */
  readonly adjectives?: readonly string[];
}

const filled = (own: Partial<Grammar>): Grammar => ({
  ...NO_WORDS,
  ...own,
  verbs: { ...NO_WORDS.verbs, ...own.verbs },
  directions: { ...NO_WORDS.directions, ...own.directions },
  seasons: { ...NO_WORDS.seasons, ...own.seasons },
  tasks: { ...NO_WORDS.tasks, ...own.tasks },
});

/** A language's words as they are needed to read the orders of one game; undefined if it has none. */
export function orderWordsOf(language: Language, rules: Rules): OrderWords | undefined {
  const words = languageData<OrderWordsFile>(language, "order-words");
  if (!words) return undefined;
  const { places = {}, onBoards = {} } = languageData<PlacesFile>(language, "places") ?? {};
  const { variant, board, powers } = rules;
  const cast = manifestOf({ variant })?.powers;
  const namesOf = (name: string): string[] => {
    const { title, adjective } = cast?.[name] ?? {};
    const stem = adjective && localized(adjective, language);
    const others = words.powers?.[name] ?? [];
    return [
      ...(title ? [localized(title, language)] : []),
      ...others,
      ...(stem ? (words.adjectives ?? [""]).map((ending) => stem + ending) : []),
    ];
  };
  const here = onBoards[board.id] ?? {};
  return {
    ...filled(words),
    places: { ...places, ...here },
    elsewhere: Object.keys(here).flatMap((name) => places[name] ?? []),
    powers: Object.fromEntries(powers.map(({ name }) => [name, namesOf(name)])),
  };
}

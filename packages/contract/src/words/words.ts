import type { Rules } from "@chancery/engine";
import { type MessageValues, type PageLanguage, placeName } from "@chancery/messages";

/** Messages that are looked up by codes. */
export interface Phrases {
  readonly byCode: (code: string, values?: MessageValues) => string | undefined;
}

/** All that is needed to put reports into words, in one language. Programs have every catalog, pages load theirs. */
export interface Words {
  readonly language: PageLanguage;
  /** Why orders came out as they did. */
  readonly explain: Phrases;
  /** What else happened. */
  readonly events: Phrases;
  /** Why a text could not be read. */
  readonly misreadings: Phrases;
  /** What is wrong with a request, a position or an option. */
  readonly faults: Phrases;
  /** What is worth another look in orders. */
  readonly findings: Phrases;
  /** The messages that a game brings for its own codes. */
  readonly game: (variant: string) => Phrases | undefined;
  /** What people call a power of a game. */
  readonly power: (variant: string, name: string) => string;
}

/** What things are called in sentences about one game. */
export interface Names {
  /** A power or a province by its name in reports; anything else as it is. */
  readonly show: (name: string) => string;
}

const known = new WeakMap<Rules, Map<Words, Names>>();

/** The names of places, units and powers in a language, for the rules of a game. */
export function namesFor(words: Words, rules: Rules): Names {
  const byWords = known.get(rules) ?? new Map<Words, Names>();
  known.set(rules, byWords);
  const found = byWords.get(words);
  if (found) return found;
  const game = words.game(rules.variant);
  const shown = new Map([
    ...rules.board.provinces.map(({ id, name: english, terrain }) => {
      const name = placeName(words.language, english, rules.board.id);
      return [id, terrain === "sea" ? (words.explain.byCode("sea", { name }) ?? name) : name] as const;
    }),
    ...rules.powers.map(
      ({ name }) => [name, game?.byCode(`power.${name}`) ?? words.power(rules.variant, name)] as const,
    ),
  ]);
  const names: Names = { show: (name) => shown.get(name) ?? name };
  byWords.set(words, names);
  return names;
}

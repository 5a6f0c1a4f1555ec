import type { Season, Task } from "../../state/phase.ts";
import { BOOKS, type Grammar, type OrderWords, type Verb } from "./order-words.ts";
import { type Token, tokenise, wordsOf } from "./words.ts";

const NONE: readonly never[] = [];

/** The words of the books, or of these and a language, prepared for looking up. */
export class Vocabulary {
  private readonly verbs: ReadonlyMap<string, readonly Verb[]>;
  /** The forms long enough to be recognized with a slip in them. */
  readonly longForms: readonly { readonly form: string; readonly verb: Verb }[];
  /** All words with a fixed meaning: no abbreviation or misspelling of a place is looked for in them. */
  readonly reserved: ReadonlySet<string>;
  readonly via: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
  readonly noise: ReadonlySet<string>;
  readonly joints: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
  readonly coast: ReadonlySet<string>;
  readonly seasons: ReadonlyMap<string, Season>;
  readonly tasks: ReadonlyMap<string, Task>;
  readonly titles: ReadonlySet<string>;
  readonly silence: ReadonlySet<string>;
  private readonly directions: ReadonlyMap<string, string>;
  private readonly coasts: ReadonlyMap<string, string>;
  private readonly own: OrderWords | null;
  /** Expressions of several words by their first one, the longest first. */
  private readonly expressions: ReadonlyMap<string, readonly (readonly string[])[]>;

  constructor(own: OrderWords | null) {
    this.own = own;
    const grammars: readonly Grammar[] = own ? [BOOKS, own] : [BOOKS];
    const forms = (words: readonly string[]): string[] => words.flatMap((word) => this.spellings(word));
    const set = (of: (grammar: Grammar) => readonly string[]): Set<string> =>
      new Set(forms(grammars.flatMap(of)));
    const map = <T extends string>(
      of: (grammar: Grammar) => Readonly<Record<T, readonly string[]>>,
    ): Map<string, T> =>
      new Map(
        grammars.flatMap((grammar) =>
          (Object.entries(of(grammar)) as [T, readonly string[]][]).flatMap(([key, words]) =>
            forms(words).map((word) => [word, key] as const),
          ),
        ),
      );
    this.verbs = verbsIn(grammars, forms);
    this.via = set(({ via }) => via);
    this.by = set(({ by }) => by);
    this.noise = set(({ noise }) => noise);
    this.joints = set(({ joints }) => joints);
    this.ends = set(({ ends }) => ends);
    this.coast = set(({ coast }) => coast);
    this.titles = set(({ titles }) => titles);
    this.silence = set(({ silence }) => silence);
    this.seasons = map(({ seasons }) => seasons);
    this.tasks = map(({ tasks }) => tasks);
    this.directions = map(({ directions }) => directions);
    this.coasts = map(({ coasts }) => coasts);
    this.reserved = new Set([...this.verbs.keys(), ...this.via, ...this.by, ...this.noise]);
    this.longForms = [...this.verbs].flatMap(([form, verbs]) =>
      form.length >= 4 && !form.includes(" ") ? verbs.map((verb) => ({ form, verb })) : [],
    );
    this.expressions = expressionsIn([...this.reserved]);
  }

  /** The verbs a word can be. */
  verbsOf(word: string): readonly Verb[] {
    return this.verbs.get(word) ?? NONE;
  }

  /** The letter of a point of the compass, written out or not; undefined for other words. */
  directionOf(word: string): string | undefined {
    return this.directions.get(word);
  }

  /** "nc", "Nordküste": a coast in one word, as boards name it. */
  coastOf(word: string): string | undefined {
    return this.coasts.get(word);
  }

  /** The words for a kind of unit besides its English name. */
  kindForms(name: string): readonly string[] {
    const { kinds = {} } = this.own ?? {};
    return (kinds[name.toLowerCase()] ?? NONE).flatMap((word) => this.spellings(word));
  }

  /** The ways to write a text, as words are compared: without marks above letters, or with other letters for them. */
  spellings(text: string): string[] {
    const { letters = {} } = this.own ?? {};
    const spelled = [...text.toLowerCase().normalize("NFC")]
      .map((letter) => letters[letter] ?? letter)
      .join("");
    return [...new Set([wordsOf(text).join(" "), wordsOf(spelled).join(" ")])];
  }

  /** The same for a name, in all its cases. */
  declined(name: string): string[] {
    const words = name.split(" ");
    const first = words.slice(0, -1).map((word) => [word, ...this.otherCases(word)]);
    const cases = Math.max(1, ...first.map(({ length }) => length));
    const names = Array.from({ length: cases }, (_, index) =>
      [...first.map((forms) => forms[index] ?? forms[0]), words[words.length - 1]].join(" "),
    );
    return names.flatMap((each) => this.spellings(each));
  }

  private otherCases(word: string): string[] {
    const { endings = {} } = this.own ?? {};
    const ending = Object.keys(endings).find((each) => /^\p{Lu}/u.test(word) && word.endsWith(each));
    return ending === undefined ? [] : endings[ending].map((other) => word.slice(0, -ending.length) + other);
  }

  /** The pieces of a text, with each expression of several words in one. */
  tokens(text: string): readonly Token[] {
    const tokens = tokenise(text);
    if (this.expressions.size === 0) return tokens;
    const joined: Token[] = [];
    for (let index = 0; index < tokens.length; ) {
      const length = this.expressionAt(tokens, index);
      const last = tokens[index + length - 1];
      const words = tokens.slice(index, index + length).map(({ text: word }) => word);
      joined.push(length === 1 ? last : { ...tokens[index], text: words.join(" "), end: last.end });
      index += length;
    }
    return joined;
  }

  /** How many words the expression that begins here has; one if none does. */
  private expressionAt(tokens: readonly Token[], index: number): number {
    const found = this.expressions
      .get(tokens[index].text)
      ?.find((words) =>
        words.every((word, at) => tokens[index + at]?.mark === "word" && tokens[index + at].text === word),
      );
    return found?.length ?? 1;
  }
}

function verbsIn(
  grammars: readonly Grammar[],
  forms: (words: readonly string[]) => string[],
): Map<string, readonly Verb[]> {
  const found = new Map<string, Verb[]>();
  for (const { verbs } of grammars)
    for (const [verb, words] of Object.entries(verbs) as [Verb, readonly string[]][])
      for (const form of forms(words)) {
        const known = found.get(form) ?? [];
        if (!known.includes(verb)) found.set(form, [...known, verb]);
      }
  return found;
}

function expressionsIn(words: readonly string[]): Map<string, readonly (readonly string[])[]> {
  const several = words.filter((word) => word.includes(" ")).map((word) => word.split(" "));
  const sorted = several.toSorted((a, b) => b.length - a.length);
  return Map.groupBy(sorted, ([first]) => first);
}

/** The words of the books alone. */
export const BOOK_WORDS = new Vocabulary(null);

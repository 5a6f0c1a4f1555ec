import type { Rule, Ruling } from "../ledger.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import type { PlayersWords } from "./players-words.ts";

const WORDS: Readonly<Record<string, PlayersWords>> = { en: ENGLISH, de: GERMAN };

/** The number of a rule ("CB-77") or the beginning of several ("CB"). */
const ID = /^[a-z]+\d*-[\d.a-z-]+$/;

/** Some words that mean the same: each a list of stems that all have to occur. */
type Term = readonly (readonly string[])[];

/** The stems of a text, and its words as they are. */
type Index = ReadonlySet<string>;

/** Finds rules by what players call things: in any spelling and form, and by the usual other words. */
export class RulesSearch {
  private readonly words: PlayersWords;
  private readonly silent: ReadonlySet<string>;
  /** Groups of words by the first stem of each. */
  private readonly groups = new Map<string, { readonly stems: readonly string[]; readonly term: Term }[]>();
  private readonly indexes = new WeakMap<object, Index>();

  constructor(language: string) {
    this.words = WORDS[language] ?? ENGLISH;
    this.silent = new Set(this.words.silent.split(" "));
    for (const line of this.words.alike) {
      const term = line.split(", ").map((phrase) => this.stemsIn(phrase));
      for (const stems of term) {
        const begun = this.groups.get(stems[0]) ?? [];
        begun.push({ stems, term });
        this.groups.set(
          stems[0],
          begun.sort((a, b) => b.stems.length - a.stems.length),
        );
      }
    }
  }

  rules(rules: readonly Rule[], query: string): readonly Rule[] {
    const asked = query.trim().toLowerCase();
    if (ID.test(asked)) {
      const named = rules.filter(({ id }) => `${id}-`.toLowerCase().startsWith(`${asked}-`));
      if (named.length > 0) return named;
    }
    const terms = this.termsIn(query);
    return rules.filter((rule) => this.holds(rule, terms, () => `${rule.section} ${rule.text}`));
  }

  rulings(rulings: readonly Ruling[], query: string): readonly Ruling[] {
    const asked = query.trim().toLowerCase();
    const named = rulings.filter(({ id }) => id.toLowerCase() === asked);
    if (named.length > 0) return named;
    const terms = this.termsIn(query);
    return rulings.filter((ruling) =>
      this.holds(ruling, terms, () => [ruling.title, ...ruling.text].join(" ")),
    );
  }

  private holds(key: object, terms: readonly Term[], text: () => string): boolean {
    const index = this.indexes.get(key) ?? new Set(this.stemsIn(text()));
    this.indexes.set(key, index);
    return terms.every((term) => term.some((stems) => stems.every((stem) => this.occurs(stem, index))));
  }

  /** Whether a word is in a text: as it is, or as the beginning of another, or, in some languages, within it. */
  private occurs(stem: string, index: Index): boolean {
    if (index.has(stem)) return true;
    if (stem.length < 4) return false;
    const { hasCompounds } = this.words;
    for (const each of index) if (hasCompounds ? each.includes(stem) : each.startsWith(stem)) return true;
    return false;
  }

  /** What is looked for, without the words around it. */
  private termsIn(query: string): readonly Term[] {
    const all = wordsIn(query);
    const telling = all.filter((word) => !this.silent.has(word));
    const stems = (telling.length > 0 ? telling : all).map((word) => this.stem(word));
    const terms: Term[] = [];
    for (let at = 0; at < stems.length; ) {
      const group = this.groups
        .get(stems[at])
        ?.find((each) => each.stems.every((stem, index) => stems[at + index] === stem));
      terms.push(group?.term ?? [[stems[at]]]);
      at += group?.stems.length ?? 1;
    }
    return terms;
  }

  private stemsIn = (text: string): string[] =>
    wordsIn(text)
      .filter((word) => !this.silent.has(word))
      .map((word) => this.stem(word));

  private stem(word: string): string {
    const { spellings, endings, shortest } = this.words;
    const spelled = spellings.reduce((before, [pattern, by]) => before.replace(pattern, by), word);
    if (/\d/.test(word)) return word;
    const stem = spelled.replace(endings, "");
    return stem.length >= shortest ? stem : spelled;
  }
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

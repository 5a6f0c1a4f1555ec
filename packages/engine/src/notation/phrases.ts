import type { Province } from "../board/board.ts";
import type { Power, UnitKind } from "../state/unit.ts";
import { type Found, findPlaces, findPowers, type Lexicon } from "./lexicon.ts";
import { slips } from "./spelling.ts";
import {
  directionOf,
  isCoastCode,
  isCoastWord,
  LONG_FORMS,
  NOISE,
  RESERVED,
  type Verb,
  verbsOf,
} from "./vocabulary.ts";
import { isHyphen, type Token } from "./words.ts";

/** Tokens `from` up to but not including `next`. */
export interface Phrase {
  readonly from: number;
  readonly next: number;
}

/** Words that name a place: one of `all`, where the position has to decide between several. */
export interface PlacePhrase extends Phrase {
  readonly all: readonly Province[];
  readonly how: Found<Province>["how"];
  /** Letters of the name as written. */
  readonly letters: number;
  /** As written: `nc`, `sc`; not always one that the place has. */
  readonly coast: string | null;
}

/** Words that name a unit. Kind, place and power may each be left out, but not all at once. */
export interface UnitPhrase extends Phrase {
  readonly kind: UnitKind | null;
  readonly power: Power | null;
  readonly place: PlacePhrase | null;
}

/** Words that name one power. */
export interface PowerPhrase extends Phrase {
  readonly power: Power;
  readonly how: Found<Power>["how"];
}

/** Finds phrases in one written text; `lenient` also finds misspelt ones. */
export class Phrases {
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly lenient: boolean;
  private readonly placesAt: (readonly PlacePhrase[])[] = [];
  private readonly powersAt: (readonly PowerPhrase[])[] = [];

  constructor(lexicon: Lexicon, tokens: readonly Token[], lenient: boolean) {
    this.lexicon = lexicon;
    this.tokens = tokens;
    this.lenient = lenient;
  }

  is(index: number, mark: Token["mark"]): boolean {
    return this.tokens[index]?.mark === mark;
  }

  word(index: number): string | null {
    const token = this.tokens[index];
    return token?.mark === "word" ? token.text : null;
  }

  isVerb(index: number, verb: Verb): boolean {
    const word = this.word(index);
    if (word === null) return false;
    if (verbsOf(word).includes(verb)) return true;
    if (!this.lenient || word.length < 4 || this.lexicon.reserved.has(word)) return false;
    return LONG_FORMS.some((long) => long.verb === verb && slips(word, long.form) < Number.POSITIVE_INFINITY);
  }

  /** The kind of unit a word names, by its letter or in full. */
  kind(index: number): UnitKind | null {
    const word = this.word(index);
    if (word === null) return null;
    const kind = this.lexicon.kinds.get(word);
    if (kind || !this.lenient || word.length < 4 || RESERVED.has(word)) return kind ?? null;
    for (const [form, near] of this.lexicon.kinds)
      if (form.length >= 4 && slips(word, form) < Number.POSITIVE_INFINITY) return near;
    return null;
  }

  /** Past words that change nothing. */
  skipNoise(index: number): number {
    let next = index;
    while (NOISE.some((noise) => noise === this.word(next))) next++;
    return next;
  }

  /** Groups of one word and more that begin here, as far as names go; a hyphen may stand between. */
  private groups(index: number): { readonly words: readonly string[]; readonly next: number }[] {
    const groups: { words: readonly string[]; next: number }[] = [];
    const words: string[] = [];
    let next = index;
    while (words.length < this.lexicon.longest) {
      const at = words.length > 0 && isHyphen(this.tokens, next) ? next + 1 : next;
      const word = this.word(at);
      if (word === null) break;
      words.push(word);
      next = at + 1;
      groups.push({ words: [...words], next });
    }
    return groups;
  }

  powers(index: number): readonly PowerPhrase[] {
    const known = this.powersAt[index];
    if (known) return known;
    const found = this.groups(index).flatMap(({ words, next }) => {
      const powers = findPowers(this.lexicon, words, this.lenient);
      return powers?.all.length === 1 ? [{ from: index, next, power: powers.all[0], how: powers.how }] : [];
    });
    this.powersAt[index] = found;
    return found;
  }

  /** Every way to read a place from here. */
  places(index: number): readonly PlacePhrase[] {
    const known = this.placesAt[index];
    if (known) return known;
    const found: PlacePhrase[] = [];
    for (const { words, next } of this.groups(index)) {
      const places = findPlaces(this.lexicon, words, this.lenient);
      const letters = words.join("").length;
      if (places) found.push(...this.withCoasts({ ...places, letters, from: index, next, coast: null }));
      if (words.length === 1) found.push(...this.glued(index, words[0]));
    }
    this.placesAt[index] = found;
    return found;
  }

  /** "StPnc": the coast run together with the name. */
  private glued(index: number, word: string): PlacePhrase[] {
    const coast = word.slice(-2);
    if (word.length < 5 || !isCoastCode(coast)) return [];
    const { board, exact } = this.lexicon;
    const all = (exact.get(word.slice(0, -2)) ?? []).filter((place) =>
      board.provinces[place].coasts.some((location) => board.locations[location].coast === coast),
    );
    return all.length > 0
      ? [{ all, how: "exact", letters: word.length, from: index, next: index + 1, coast }]
      : [];
  }

  /** The place alone, and the place with the coast written behind it in any of the usual ways. */
  private withCoasts(place: PlacePhrase): PlacePhrase[] {
    const { board } = this.lexicon;
    const split = place.all.some((province) => board.provinces[province].coasts.length > 0);
    const open = this.is(place.next, "open");
    const marked = open || this.is(place.next, "slash") || isHyphen(this.tokens, place.next);
    const first = marked ? place.next + 1 : place.next;
    const word = this.word(first);
    if (word === null) return [place];
    const direction = directionOf(word);
    const closed = (next: number, coast: string): PlacePhrase[] => {
      if (!open) return [place, { ...place, next, coast }];
      return this.is(next, "close") ? [place, { ...place, next: next + 1, coast }] : [place];
    };
    if (isCoastCode(word)) return closed(first + 1, word);
    if (direction === undefined) return [place];
    const after = this.word(first + 1);
    // "S C" without anything around it is a coast only where there are coasts.
    if (after !== null && isCoastWord(after) && (marked || split || after !== "c"))
      return closed(first + 2, `${direction}c`);
    if ((marked && !isHyphen(this.tokens, place.next)) || (split && word.length > 1))
      return closed(first + 1, `${direction}c`);
    return [place];
  }

  /** Every way to read a unit from here: "A Par", "Par", "FRENCH A Par", "Germany's army in Munich", "A". */
  units(index: number): UnitPhrase[] {
    const start = this.skipNoise(index);
    const found = this.unitsOf(start, index, null);
    for (const { power, next } of this.powers(start)) {
      const after = this.skipNoise(this.is(next, "colon") ? next + 1 : next);
      found.push(...this.unitsOf(after, index, power));
    }
    return found;
  }

  private unitsOf(index: number, from: number, power: Power | null): UnitPhrase[] {
    const found: UnitPhrase[] = [];
    const kind = this.kind(index);
    if (kind) {
      const at = this.skipNoise(index + 1);
      found.push({ from, next: index + 1, kind, power, place: null });
      for (const place of this.places(at)) found.push({ from, next: place.next, kind, power, place });
    }
    for (const place of this.places(index)) found.push({ from, next: place.next, kind: null, power, place });
    return found;
  }
}

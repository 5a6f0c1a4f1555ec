import type { Province } from "../../board/board.ts";
import type { Power, UnitKind } from "../../state/unit.ts";
import { hasCoast, readCoast } from "../lexicon/coast.ts";
import { type Found, findPlaces, findPowers, type Lexicon } from "../lexicon/lexicon.ts";
import type { Verb } from "../lexicon/order-words.ts";
import { isNear } from "../lexicon/spelling.ts";
import { isHyphen, type Token } from "../lexicon/words.ts";

/** Tokens `from` up to but not including `next`. */
export interface Phrase {
  readonly from: number;
  readonly next: number;
}

/** Words that name a place: one of `all`, where the position has to decide between several. */
export interface PlacePhrase extends Phrase, Found<Province> {
  /** Letters of the name as written. */
  readonly letters: number;
  /** As written: `nc`, `sc`; not always one that the place has. */
  readonly coast: string | null;
}

/** Whether so little of a name is left that only the position can confirm it. */
export const isWeak = ({ how, letters, all }: PlacePhrase): boolean =>
  (how === "near" && (letters < 5 || all.length > 1)) || (how === "prefix" && letters < 3);

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

/** Finds phrases in one written text; `lenient` also finds misspelled ones. */
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

  isJoint(index: number): boolean {
    return this.lexicon.joints.has(this.word(index) ?? "");
  }

  isVerb(index: number, verb: Verb): boolean {
    const word = this.word(index);
    if (word === null) return false;
    const { vocabulary, reserved } = this.lexicon;
    if (vocabulary.verbsOf(word).includes(verb)) return true;
    if (!this.lenient || word.length < 4 || reserved.has(word)) return false;
    return vocabulary.longForms.some((long) => long.verb === verb && isNear(word, long.form));
  }

  /** The kind of unit a word names, by its letter or in full. */
  kind(index: number): UnitKind | null {
    const word = this.word(index);
    if (word === null) return null;
    const kind = this.lexicon.kinds.get(word);
    if (kind || !this.lenient || word.length < 4 || this.lexicon.vocabulary.reserved.has(word))
      return kind ?? null;
    for (const [form, near] of this.lexicon.kinds) if (form.length >= 4 && isNear(word, form)) return near;
    return null;
  }

  /** Past words that change nothing. */
  skipNoise(index: number): number {
    let next = index;
    while (this.lexicon.noise.has(this.word(next) ?? "")) next++;
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
    if (word.length < 5 || this.lexicon.vocabulary.coastOf(coast) !== coast) return [];
    const named = this.lexicon.exact.get(word.slice(0, -2)) ?? [];
    const all = named.filter((province) => hasCoast(this.lexicon.board, province, coast));
    return all.length > 0
      ? [{ all, how: "exact", remote: [], letters: word.length, from: index, next: index + 1, coast }]
      : [];
  }

  /** The place alone, and the place with the coast that is written behind it. */
  private withCoasts(place: PlacePhrase): PlacePhrase[] {
    const { board } = this.lexicon;
    const isSplit = place.all.some((province) => board.provinces[province].coasts.length > 0);
    const found = readCoast(this, place.next, isSplit);
    if (!found) return [place];
    // A name as listed stands whatever coast is written behind it (DATC 4.B.6); otherwise the coast tells more.
    const all =
      place.how === "exact"
        ? place.all
        : place.all.filter((province) => hasCoast(board, province, found.coast));
    return all.length > 0 ? [place, { ...place, ...found, all }] : [place];
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

import type { Board, Province } from "../../board/board.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { Power, UnitKind } from "../../state/unit.ts";
import type { OrderWords } from "./order-words.ts";
import { isRemote, lettersOf, slips, slipsInPrefix, strange, tolerance } from "./spelling.ts";
import { BOOK_WORDS, Vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** One way of naming something. */
interface Name<T> {
  readonly of: T;
  readonly words: readonly string[];
  /** All words run together. */
  readonly key: string;
  /** The letters in it, each a bit. */
  readonly letters: number;
}

/** What written words can name, and how sure that is. */
export interface Found<T> {
  readonly all: readonly T[];
  /** `exact`: a name as listed; `prefix`: words broken off; `near`: misspelled. */
  readonly how: "exact" | "prefix" | "near";
  /** Those of `all` that stand in the way of others rather than being meant: misspelled in their first letter. */
  readonly remote: readonly T[];
}

/** All names a game knows, prepared for looking up. */
export interface Lexicon {
  readonly board: Board;
  readonly vocabulary: Vocabulary;
  readonly exact: ReadonlyMap<string, readonly Province[]>;
  readonly places: readonly Name<Province>[];
  /** Those of `places` in which some word begins with a letter. */
  readonly initials: ReadonlyMap<string, readonly Name<Province>[]>;
  readonly powers: readonly Name<Power>[];
  /** Names of powers as listed, and in the genitive: "Turkeys". */
  readonly exactPowers: ReadonlyMap<string, readonly Power[]>;
  readonly kinds: ReadonlyMap<string, UnitKind>;
  /** Words whose place in a name does not tell which name it is: Sea, Ocean, Gulf of. */
  readonly common: ReadonlySet<string>;
  readonly reserved: ReadonlySet<string>;
  /** Names that count as listed although they contain a word with a meaning of its own: "Golf von Lyon". */
  readonly compound: ReadonlySet<string>;
  /** Abbreviations that are never read, because they could mean several places, and names of places elsewhere. */
  readonly unclear: ReadonlySet<string>;
  /** Words that change nothing. */
  readonly noise: ReadonlySet<string>;
  /** Words between orders. */
  readonly joints: ReadonlySet<string>;
  /** What was lately looked up among the places: the words of a line are asked for again and again. */
  readonly known: Map<string, Found<Province> | null>;
  /** Words in the longest name of a place or power. */
  readonly longest: number;
}

/** How much of what was looked up is kept. */
const MOST_KNOWN = 1000;

/** Prepares the names of a game, as the books have them and, where words are given, as a language has them. */
export function compileLexicon({ board, powers, kinds }: Rules, words: OrderWords | null = null): Lexicon {
  const vocabulary = words ? new Vocabulary(words) : BOOK_WORDS;
  const inLanguage = (names: readonly string[] | undefined): string[] =>
    (names ?? []).flatMap((name) => vocabulary.declined(name));
  const places = board.provinces.flatMap(({ id, name, aliases }, index) =>
    [id, name, ...aliases, ...inLanguage(words?.places[name])].flatMap((text) =>
      namesIn(text, index as Province),
    ),
  );
  const exact = byKey(places);
  const powerNames = powers.flatMap(({ name, adjective, aliases }, index) =>
    [name, adjective, ...aliases, ...inLanguage(words?.powers[name])].flatMap((text) =>
      namesIn(text, index as Power),
    ),
  );
  const kindWords = new Map(
    kinds.flatMap((kind) =>
      [...kindForms(kind), ...vocabulary.kindForms(kind.name)].map((form) => [form, kind] as const),
    ),
  );
  const free = (all: ReadonlySet<string>): string[] => [...all].filter((word) => !exact.has(word));
  const joints = free(vocabulary.joints);
  const here = new Set(board.provinces.map(({ name }) => name));
  const absent = Object.entries(words?.places ?? {}).flatMap(([name, names]) =>
    here.has(name) ? [] : names,
  );
  const elsewhere = inLanguage([...absent, ...(words?.elsewhere ?? [])])
    .map((text) => wordsOf(text).join(""))
    .filter((key) => !exact.has(key));
  return {
    board,
    vocabulary,
    exact,
    compound: new Set(words ? places.map(({ words: each }) => each.join(" ")) : []),
    places,
    initials: byInitial(places),
    powers: powerNames,
    exactPowers: byKey(powerNames.flatMap((name) => [name, { ...name, key: `${name.key}s` }])),
    kinds: kindWords,
    common: commonWords(places),
    reserved: new Set([...vocabulary.reserved, ...joints, ...kindWords.keys()]),
    unclear: new Set([...board.unclear.map((text) => wordsOf(text).join("")), ...elsewhere]),
    noise: new Set(words ? free(vocabulary.noise) : vocabulary.noise),
    joints: new Set<string>(joints),
    known: new Map(),
    longest: Math.max(1, ...[...places, ...powerNames].map(({ words }) => words.length)),
  };
}

/** A name, and the same without "of", which is often left out. */
function namesIn<T>(text: string, of: T): Name<T>[] {
  const words = wordsOf(text);
  const short = words.filter((word) => word !== "of");
  const all = short.length > 0 && short.length < words.length ? [words, short] : [words];
  return all.map((words) => ({ of, words, key: words.join(""), letters: lettersOf(words.join("")) }));
}

function byKey<T>(names: readonly Name<T>[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const { key, of } of names) {
    const known = found.get(key) ?? [];
    if (!known.includes(of)) found.set(key, [...known, of]);
  }
  return found;
}

const kindForms = ({ letter, name }: UnitKind): string[] =>
  [letter, name, `${name}s`, name.replace(/y$/, "ies")].flatMap(wordsOf);

function byInitial(places: readonly Name<Province>[]): Map<string, Name<Province>[]> {
  const initials = new Map<string, Name<Province>[]>();
  for (const name of places)
    for (const letter of new Set(name.words.map((word) => word[0])))
      initials.set(letter, [...(initials.get(letter) ?? []), name]);
  return initials;
}

function commonWords(places: readonly Name<Province>[]): Set<string> {
  const owners = new Map<string, Set<Province>>();
  for (const { of, words } of places)
    for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(of));
  return new Set([...owners].flatMap(([word, of]) => (of.size > 2 || word === "of" ? [word] : [])));
}

/**
 * The provinces that some words name. A name as listed leaves no room for abbreviations, and an abbreviation
 * none for misspellings: a clear order is never corrected into another one.
 */
export function findPlaces(
  lexicon: Lexicon,
  words: readonly string[],
  lenient: boolean,
): Found<Province> | null {
  const asked = `${lenient ? "?" : ""}${words.join(" ")}`;
  let found = lexicon.known.get(asked);
  if (found === undefined) {
    found = lookUp(lexicon, words, lenient);
    if (lexicon.known.size >= MOST_KNOWN) lexicon.known.clear();
    lexicon.known.set(asked, found);
  }
  return found;
}

function lookUp(lexicon: Lexicon, words: readonly string[], lenient: boolean): Found<Province> | null {
  const key = words.join("");
  const exact = lexicon.exact.get(key);
  const mixed =
    words.length > 1 &&
    words.some((word) => lexicon.reserved.has(word)) &&
    !lexicon.compound.has(words.join(" "));
  if (exact && !mixed) return { all: exact, how: "exact", remote: [] };
  if (lexicon.unclear.has(key) || (words.length === 1 && lexicon.reserved.has(key))) return null;
  const letters = lettersOf(key);
  const broken = (lexicon.initials.get(key[0]) ?? []).filter(
    (name) => (letters & ~name.letters) === 0 && isPrefix(lexicon, words, name),
  );
  if (broken.length > 0) return { all: unique(broken), how: "prefix", remote: [] };
  if (!lenient || mixed || words.every((word) => lexicon.common.has(word))) return null;
  return nearest(lexicon, lexicon.places, words);
}

/** "Norw. Sea", "Mid-Atl", "Both.", "St P": every word begins the one it stands for, and none is left out between. */
function isPrefix(lexicon: Lexicon, words: readonly string[], { words: full, key }: Name<unknown>): boolean {
  if (words.length === 1 && words[0].length >= 2 && key.startsWith(words[0])) return true;
  if (words.join("").length < 3) return false;
  for (let skip = 0; skip + words.length <= full.length; skip++) {
    // What comes first may be left out where the rest says enough: Bothnia, Channel, but not Sea.
    if (skip > 0 && (lexicon.common.has(full[skip]) || words[0].length < 3)) continue;
    if (words.every((word, index) => full[skip + index].startsWith(word))) return true;
  }
  return false;
}

/** Those whose names are nearest to what was written, if any is near enough. */
function nearest<T>(lexicon: Lexicon, names: readonly Name<T>[], words: readonly string[]): Found<T> | null {
  let least = Number.POSITIVE_INFINITY;
  let found: Name<T>[] = [];
  const letters = words.map(lettersOf);
  const limits = words.map(({ length }) => tolerance(length));
  for (const name of names) {
    if (isBeyond(limits, letters, name.letters)) continue;
    const far = words.length === 1 ? slipsInWord(lexicon, words[0], name) : slipsInWords(words, name.words);
    if (far < least) found = [];
    if (far < least) least = far;
    if (far === least && far < Number.POSITIVE_INFINITY) found.push(name);
  }
  if (found.length === 0) return null;
  const all = unique(found);
  const clear = new Set(unique(found.filter(({ key }) => !isRemote(words.join(""), key))));
  return { all, how: "near", remote: all.filter((each) => !clear.has(each)) };
}

/** Whether one of some words has more letters that a name hasn't than it may have slips. Asked for every name, so it makes no garbage. */
function isBeyond(limits: readonly number[], words: readonly number[], name: number): boolean {
  for (let i = 0; i < words.length; i++) if (strange(words[i], name) > limits[i]) return true;
  return false;
}

function slipsInWord(lexicon: Lexicon, word: string, { words, key }: Name<unknown>): number {
  const whole = slipsInPrefix(word, key);
  const last = words[words.length - 1];
  if (words.length === 1 || word.length < 5 || lexicon.common.has(last)) return whole;
  return Math.min(whole, slips(word, last));
}

function slipsInWords(words: readonly string[], full: readonly string[]): number {
  if (words.length > full.length) return Number.POSITIVE_INFINITY;
  return words.reduce(
    (sum, word, index) => sum + (full[index].startsWith(word) ? 0 : slips(word, full[index])),
    0,
  );
}

/** The powers that some words name, by name, adjective or the beginning of either ("Turk."). */
export function findPowers(
  lexicon: Lexicon,
  words: readonly string[],
  lenient: boolean,
): Found<Power> | null {
  const key = words.join("");
  const exact = lexicon.exactPowers.get(key);
  if (exact) return { all: exact, how: "exact", remote: [] };
  if (words.some((word) => lexicon.reserved.has(word))) return null;
  const broken = key.length < 2 ? [] : lexicon.powers.filter((name) => name.key.startsWith(key));
  if (broken.length > 0) return { all: unique(broken), how: "prefix", remote: [] };
  return lenient && key.length >= 5 ? nearest(lexicon, lexicon.powers, [key]) : null;
}

const unique = <T>(names: readonly Name<T>[]): T[] => [...new Set(names.map(({ of }) => of))];

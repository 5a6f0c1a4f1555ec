import type { Notation, Power, Province } from "@chancery/engine";
import { ALSO_WORDS, NICKNAMES, PEOPLES } from "./nicknames.ts";

/** Marks that stand for names in a plain text. */
const PIECE =
  /\[\d+\]%?|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ`´][\p{L}\p{N}]+)*|[-‐‑‒–—−=]*[>→➔]|[-‐‑‒–—−]+|\/|[.!?…]+|[,;:()\n~+&<]/gu;

const plainly = (word: string): string => {
  const lower = word.toLowerCase();
  return /^[a-z0-9]*$/.test(lower)
    ? lower
    : lower
        .normalize("NFD")
        .replace(/[\p{M}'’ʼ`´]/gu, "")
        .replaceAll("ß", "ss");
};

interface Piece {
  readonly raw: string;
  readonly word: string;
}

/** Words after which only a place can stand. */
const BEFORE =
  /^(to|into|in|from|on|take|taking|takes|get|getting|tap|tapping|grab|hold|holding|support|supporting|cover|covering|cut|bounce|dmz|enter|leave|vacate|hit|via|towards?|for|of|try|send|my|your|mein|meine|dein|deine|nach|in|aus|von|auf|uber|unterstutze|halte|nehme|and|or|und|oder|s|c)$/;
/** Words before which it's one. */
const BEHIND = /^(->|-|sc|nc|ec|to|into|s|and|or|fleet|nach)$/;

const LONGEST = 4;
const SHORTEST_PREFIX = 4;
/** Misspellings are looked for in words of this length. */
const LONG = 6;
/** Words that look like misspelled names and are none. */
const NO_SLIPS = new Set(
  "german austrian ending moving marine parish england russian russians germans general normal venue serial party".split(
    " ",
  ),
);

/** All names of a game, in every spelling people use. */
export class Names {
  private readonly places = new Map<string, Province[]>();
  private readonly powers = new Map<string, Power>();
  private readonly initials = new Map<string, number>();
  private readonly prefixes = new Map<string, Province[]>();
  private readonly known = new Map<string, readonly Province[] | null>();
  readonly notation: Notation;

  constructor(notation: Notation) {
    this.notation = notation;
    const { rules, lexicon } = notation;
    const { provinces } = rules.board;
    for (const { of, words } of lexicon.places) this.add(words.join(" "), of);
    provinces.forEach(({ id, name, aliases }, index) => {
      for (const text of [id, name, ...aliases, ...(NICKNAMES[name] ?? [])])
        this.add(
          plainly(text)
            .replace(/[^\p{L}\p{N}]+/gu, " ")
            .trim(),
          index as Province,
        );
    });
    for (const [name, all] of [...this.places]) {
      if (name.includes(" ")) continue;
      for (let length = SHORTEST_PREFIX; length < name.length; length++) {
        const key = name.slice(0, length);
        const found = this.prefixes.get(key) ?? [];
        this.prefixes.set(key, [...new Set([...found, ...all])]);
      }
    }
    for (const { of, words } of lexicon.powers) this.powers.set(words.join(" "), of);
    rules.powers.forEach(({ name, adjective }, power) => {
      for (const text of [name, adjective, ...(PEOPLES[name] ?? [])]) {
        const word = plainly(text);
        this.powers.set(word, power as Power);
        this.powers.set(`${word}s`, power as Power);
      }
      this.initials.set(name[0], power);
    });
    // Where two powers have the same initial, it means neither.
    if (this.initials.size < rules.powers.length) this.initials.clear();
  }

  private add(name: string, of: Province): void {
    const found = this.places.get(name) ?? [];
    if (!found.includes(of)) this.places.set(name, [...found, of]);
  }

  /**
   * A message in a form that patterns are easily written for: lower case, without accents and apostrophes, places as `§12`,
   * powers as `¶3`, several powers in one word as `¤5` (bits). `near` says how likely a place is meant where a name
   * fits several.
   */
  plain(text: string, near: (province: Province) => number): string {
    const pieces: Piece[] = (
      text
        .slice(0, MOST_READ)
        .replace(/\bst\.? ?(?=p)/giu, "St ")
        .match(PIECE) ?? []
    ).map((raw) => ({
      raw,
      word: /^\[/.test(raw) ? "~" : /^[\p{L}\p{N}]/u.test(raw) ? plainly(raw) : markOf(raw),
    }));
    const parts: string[] = [];
    for (let at = 0; at < pieces.length; ) {
      const { part, next } = this.read(pieces, at, near, parts.at(-1) ?? "");
      if (part) parts.push(part);
      at = next;
    }
    return parts.join(" ");
  }

  private read(
    pieces: readonly Piece[],
    at: number,
    near: (province: Province) => number,
    before: string,
  ): { readonly part: string; readonly next: number } {
    for (let length = Math.min(LONGEST, pieces.length - at); length > 0; length--) {
      const words = pieces.slice(at, at + length).map(({ word }) => word);
      if (words.some((word) => !/^[\p{L}\p{N}]/u.test(word) && word !== "-")) continue;
      if (words[0] === "-" || words.at(-1) === "-") continue;
      const key = words.filter((word) => word !== "-").join(" ");
      if (words.includes("-") && !this.isHyphened(key, words)) continue;
      const power = this.powers.get(key);
      const places = this.lookUp(key, length);
      if (power !== undefined && (!places || this.isPower(pieces, at, before)))
        return { part: `¶${power}`, next: at + length };
      if (!places || !this.isPlace(pieces, at, length, before)) continue;
      const [place] = [...places].sort((one, other) => near(other) - near(one));
      return { part: `§${place}`, next: skipRest(pieces, at + length) };
    }
    const { raw, word } = pieces[at];
    const bits = this.several(raw);
    if (bits > 0) return { part: `¤${bits}`, next: at + 1 };
    if (/^[A-Z]$/.test(raw) && raw !== "I" && this.initials.has(raw) && !/^[AF]$/.test(raw))
      return { part: `¶${this.initials.get(raw)}`, next: at + 1 };
    // Letters of units before places say no more than the places do.
    if (/^[AaFf]$/.test(raw) && this.startsPlace(pieces, at + 1)) return { part: "", next: at + 1 };
    if (raw === "F" && this.initials.has("F")) return { part: `¶${this.initials.get("F")}`, next: at + 1 };
    return { part: word, next: at + 1 };
  }

  private startsPlace(pieces: readonly Piece[], at: number): boolean {
    const next = pieces[at];
    return (
      next !== undefined &&
      this.places.has(next.word) &&
      (!ALSO_WORDS.has(next.word) || /^[A-Z]/.test(next.raw))
    );
  }

  /** "Mid-Atlantic" is one name, "Bel-Hol" are two. */
  private isHyphened(key: string, words: readonly string[]): boolean {
    return this.places.has(key) && !words.every((word) => word === "-" || this.places.has(word));
  }

  private lookUp(key: string, length: number): readonly Province[] | null {
    const exact = this.places.get(key);
    if (exact) return exact;
    if (length > 1 || key.length < SHORTEST_PREFIX || COMMON.has(key)) return null;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const broken = this.prefixes.get(key);
    const found = broken?.length === 1 ? broken : this.misspelled(key);
    if (this.known.size > MOST_KNOWN) this.known.clear();
    this.known.set(key, found);
    return found;
  }

  private misspelled(key: string): readonly Province[] | null {
    if (key.length < LONG || NO_SLIPS.has(key) || this.powers.has(key)) return null;
    for (const [name, all] of this.places)
      if (name[0] === key[0] && Math.abs(name.length - key.length) < 2 && isNearly(name, key)) return all;
    return null;
  }

  /** Names of powers that are also names of places: "Eng". */
  private isPower(pieces: readonly Piece[], at: number, before: string): boolean {
    const next = pieces[at + 1]?.word ?? "";
    if (/^(hi|hey|hello|hallo|servus|moin)$/.test(before)) return true;
    return !BEFORE.test(before) && !/^(->|-)$/.test(before) && !/^(->|-)$/.test(next);
  }

  private isPlace(pieces: readonly Piece[], at: number, length: number, before: string): boolean {
    const { raw, word } = pieces[at];
    if (length > 1 || !ALSO_WORDS.has(word)) return true;
    const next = pieces[at + length]?.word ?? "";
    // The article in "in den Kanal".
    if (word === "den" && /^(\p{Lu}|ec\b)/u.test(pieces[at + length]?.raw ?? "") && raw !== "DEN")
      return false;
    if (word === "nap") return /^(->|-|to|in|into|from)$/.test(before) || /^(->|-)$/.test(next);
    if (/^[A-Z]/.test(raw) && (before !== "" || raw.length === 3))
      return !/^[A-Z][a-z]+$/.test(raw) || !isStart(before) || BEHIND.test(next);
    return /^(->|-)$/.test(before) || /^(->|-)$/.test(next) || BEFORE.test(before) || before.startsWith("§");
  }

  /** Several powers by their initials: AIR, RT. */
  private several(raw: string): number {
    if (!/^[A-Z]{2,4}$/.test(raw) || /^(GG|OK|LOL|NO|II+|ETA)$/.test(raw)) return 0;
    let bits = 0;
    for (const letter of raw) {
      const power = this.initials.get(letter);
      if (power === undefined || bits & (1 << power)) return 0;
      bits |= 1 << power;
    }
    return bits;
  }
}

/** How much of a message is read, and how many words are remembered. */
const MOST_READ = 2000;
const MOST_KNOWN = 5000;

const isStart = (before: string): boolean => before === "" || /^[.!?…,;:\n]/.test(before);

const markOf = (raw: string): string => {
  if (/[>→➔]/.test(raw)) return "->";
  if (/^[-‐‑‒–—−]/.test(raw)) return "-";
  if (raw === "/" || raw === "+" || raw === "&") return "and";
  if (raw === "\n") return ".";
  if (/\?/.test(raw)) return "?";
  if (/[.!…;]/.test(raw)) return raw.includes("!") ? "!" : ".";
  return raw;
};

/** "Sea" and coasts say nothing about which place is meant. */
function skipRest(pieces: readonly Piece[], at: number): number {
  if (/^(sea|bay|bight|ocean|meer)$/.test(pieces[at]?.word ?? "")) return at + 1;
  const coast = /^(nc|sc|ec|wc|northcoast|southcoast)$/;
  const direction = /^(north|south|east|nord|sud)$/;
  const word = (index: number): string => pieces[index]?.word ?? "";
  if (coast.test(word(at))) return at + 1;
  if (/^(-|and|\()$/.test(word(at)) && coast.test(word(at + 1))) return word(at) === "(" ? at + 3 : at + 2;
  if (direction.test(word(at)) && /^(coast|kuste)$/.test(word(at + 1))) return at + 2;
  return at;
}

/** Words that begin like names, or nearly are some. */
const COMMON = new Set(
  (
    "conv consider cont conta contr hold holdi kiel bust warm warn wall want ward black norm north nort south east west poll port port " +
    "portion bott both bothe pied seri serious serv service very move moved moving leave living lived alive live livin line roma romantic " +
    "tune syri swee sweet span spai ankle arme army armed arms gaining marine bare berl bolt budd bull burn clay cont done dena edit " +
    "finn final gain gasp gree greed green greet grea great hole iron kind lond long mars mart munch nape nasty over pare part party past " +
    "peace pick picked pier port press prus rome rumo rumor rumors ruse sere seve seven several silent silly sill tries trie trio tying " +
    "tyre unis veni venture vien vice wale wars wart york your young even then mean main alban alba mari mark market gali golf lion lions " +
    "irish fall spri spring aegis adri north turk turn truce trust test best rest west east engl engli french fran germ ital russ turke " +
    "apulia liver live norwe norw"
  )
    .split(" ")
    .filter((word) => !["kiel", "apulia", "norwe", "norw", "syri", "adri", "prus"].includes(word)),
);

/** Whether two words differ in one letter: one more, one less, another, or two that have changed places. */
function isNearly(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const least = Math.min(one.length, other.length) - start;
  while (end < least && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const left = one.length - start - end;
  const right = other.length - start - end;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

import type { Province } from "../board/board.ts";
import type { UnitKind } from "../state/unit.ts";

export const BLANK = 32;
export const DASH = 45;
const OPEN = 40;
const CLOSE = 41;
const SLASH = 47;
const [A, C, Z] = [..."acz"].map((letter) => letter.charCodeAt(0));
const COASTS: readonly number[] = [..."nsew"].map((letter) => letter.charCodeAt(0));

const isLetter = (code: number): boolean => (code | BLANK) >= A && (code | BLANK) <= Z;

/** Three letters, small or capital, in one number. */
const pack = (first: number, second: number, third: number): number =>
  ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);

/** A coast in the same way: its two letters; 0 for those that are written otherwise. */
export const packCoast = (coast: string | null): number =>
  coast !== null && /^[nsew]c$/.test(coast) ? pack(0, coast.charCodeAt(0), coast.charCodeAt(1)) : 0;

/** What a code of three letters can mean, by `pack`: an index into `meanings`, or -1. */
class Codes {
  readonly indices = new Int16Array(1 << 15).fill(-1);
  readonly meanings: (readonly Province[])[] = [];

  add(code: string, provinces: readonly Province[]): void {
    this.indices[pack(code.charCodeAt(0), code.charCodeAt(1), code.charCodeAt(2))] = this.meanings.length;
    this.meanings.push(provinces);
  }
}

const NOTHING: readonly Province[] = [];

/** Goes through a text letter by letter, without making anything on the way. */
export class Scanner {
  readonly codes = new Codes();
  /** By the code of the letter, small or capital. */
  private readonly kinds: (UnitKind | null)[] = Array.from({ length: 128 }, () => null);
  private text = "";
  private at = 0;
  /** The coast behind the place that was read last, packed; 0 for none. */
  coast = 0;

  constructor(kinds: readonly UnitKind[]) {
    for (const kind of kinds) {
      if (!/^[A-Za-z]$/.test(kind.letter)) continue;
      this.kinds[kind.letter.toLowerCase().charCodeAt(0)] = kind;
      this.kinds[kind.letter.toUpperCase().charCodeAt(0)] = kind;
    }
  }

  start(text: string): void {
    this.text = text;
    this.at = 0;
  }

  isEnd(): boolean {
    return this.at === this.text.length;
  }

  skipBlank(): void {
    if (this.text.charCodeAt(this.at) === BLANK) this.at++;
  }

  /** The next letter as a small one, or the next mark. */
  take(): number {
    const code = this.text.charCodeAt(this.at++);
    return isLetter(code) ? code | BLANK : code;
  }

  /** Takes a word given in small letters, in whatever case it is written. */
  word(word: string): boolean {
    for (let index = 0; index < word.length; index++) {
      const code = this.text.charCodeAt(this.at + index);
      if ((isLetter(code) ? code | BLANK : code) !== word.charCodeAt(index)) return false;
    }
    this.at += word.length;
    return true;
  }

  /** The letter of a kind of unit and a blank. */
  kind(): UnitKind | null {
    const kind = this.kinds[this.text.charCodeAt(this.at)];
    if (!kind || this.text.charCodeAt(this.at + 1) !== BLANK) return null;
    this.at += 2;
    return kind;
  }

  /** The provinces that a code of three letters can mean; none if it isn't one, or more letters follow. */
  provinces(): readonly Province[] {
    const { text } = this;
    const first = text.charCodeAt(this.at);
    const second = text.charCodeAt(this.at + 1);
    const third = text.charCodeAt(this.at + 2);
    if (!isLetter(first) || !isLetter(second) || !isLetter(third)) return NOTHING;
    this.at += 3;
    this.coast = 0;
    const next = text.charCodeAt(this.at);
    if (next === SLASH || next === OPEN) {
      if (!this.takeCoast(next === OPEN)) return NOTHING;
    } else if (!this.isEdge(next)) return NOTHING;
    const index = this.codes.indices[pack(first, second, third)];
    return index < 0 ? NOTHING : this.codes.meanings[index];
  }

  private takeCoast(bracketed: boolean): boolean {
    const { text } = this;
    const first = text.charCodeAt(this.at + 1);
    const second = text.charCodeAt(this.at + 2);
    if (!COASTS.includes(first | BLANK) || (second | BLANK) !== C) return false;
    this.coast = pack(0, first, second);
    this.at += 3;
    if (bracketed && this.take() !== CLOSE) return false;
    return this.isEdge(text.charCodeAt(this.at));
  }

  private isEdge(code: number): boolean {
    return code === BLANK || code === DASH || this.at >= this.text.length;
  }
}

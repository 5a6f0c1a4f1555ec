/** Longest words that are compared; no name is longer. */
const LONGEST = 40;

// Rows of the table of distances, reused: comparing a word with every name must not make garbage.
let older = new Uint8Array(LONGEST + 1);
let old = new Uint8Array(LONGEST + 1);
let fresh = new Uint8Array(LONGEST + 1);

/**
 * How many letters have to be added, dropped, changed or swapped with their neighbor to get from one word
 * to another; `limit + 1` if more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  const [height, width] = [a.length, b.length];
  if (Math.abs(height - width) > limit || height > LONGEST || width > LONGEST) return limit + 1;
  // Most words have nothing in common, which their letters show: each slip adds or removes one at most.
  const ours = lettersOf(a);
  const theirs = lettersOf(b);
  if (strange(ours, theirs) > limit || strange(theirs, ours) > limit) return limit + 1;
  for (let column = 0; column <= width; column++) old[column] = column;
  for (let row = 1; row <= height; row++) {
    const letter = a.charCodeAt(row - 1);
    fresh[0] = row;
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = letter === b.charCodeAt(column - 1);
      let cost = Math.min(old[column] + 1, fresh[column - 1] + 1, old[column - 1] + (same ? 0 : 1));
      if (!same && row > 1 && column > 1 && letter === b.charCodeAt(column - 2)) {
        if (a.charCodeAt(row - 2) === b.charCodeAt(column - 1)) cost = Math.min(cost, older[column - 2] + 1);
      }
      fresh[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [older, old, fresh] = [old, fresh, older];
  }
  return Math.min(old[width], limit + 1);
}

/** The letters of a word, each a bit; some share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** How many letters of one word are not in another: there are at least as many slips between them. */
export function strange(ours: number, theirs: number): number {
  let found = 0;
  for (let rest = ours & ~theirs; rest !== 0; rest &= rest - 1) found++;
  return found;
}

/** How many slips a word of this length may have and still be recognized. */
export const tolerance = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

/** Slips between a written word and a name, or Infinity if they are too many. */
export function slips(written: string, name: string): number {
  const limit = tolerance(written.length);
  if (limit === 0) return Number.POSITIVE_INFINITY;
  const found = distance(written, name, limit);
  return found > limit ? Number.POSITIVE_INFINITY : found;
}

/**
 * Whether a short word and a name differ in how they begin (other than by two letters that changed places):
 * so much else is near that this one can hardly be told from the rest.
 */
export const isRemote = (written: string, name: string): boolean =>
  written.length < 5 && written[0] !== name[0] && !(written[0] === name[1] && written[1] === name[0]);

/** Whether a word can hardly be anything but a misspelling of another. */
export const isNear = (written: string, form: string): boolean =>
  !isRemote(written, form) && slips(written, form) < Number.POSITIVE_INFINITY;

/** The slips for a name that may also be broken off: "Brugu" is near "Burgu(ndy)". */
export function slipsInPrefix(written: string, name: string): number {
  let least = slips(written, name);
  if (written.length < 4) return least;
  for (let length = written.length - 1; length <= written.length + 1 && length < name.length; length++)
    least = Math.min(least, slips(written, name.slice(0, length)));
  return least;
}

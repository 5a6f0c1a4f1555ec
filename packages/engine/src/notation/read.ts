import { fail, ok } from "../result.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { isSame } from "./meanings/choose.ts";
import type { Reading } from "./misreading.ts";
import type { Notation } from "./notation.ts";
import { readOwnLine } from "./own-lines.ts";
import { CERTAINTY, type Rated, readWords } from "./read-words.ts";

/**
 * Reads one order of a power for the phase of a state. A text with one meaning is followed however badly it
 * is written, one with two is refused (CB-38, C71-VII.4-1), and none is corrected into another.
 */
export function readOrder(notation: Notation, state: State, power: Power, text: string): Reading {
  const own = readOwnLine(notation, state, power, text, readOrdinary);
  if (own === "nothing") return fail({ code: "empty", text, at: 0, unit: null });
  return own ?? readOrdinary(notation, state, power, text);
}

/** The same for what every game knows. */
export function readOrdinary(notation: Notation, state: State, power: Power, text: string): Reading {
  const order = notation.quick.read(state, power, notation.position.of(state), text);
  return order === null ? readCarefully(notation, state, power, text) : ok(order);
}

/** A text that was read, and what it came to. */
interface LastReading {
  readonly state: State;
  readonly power: Power;
  readonly text: string;
  readonly reading: Reading;
}

/** What could not be followed at first sight is mostly read a second time, to see whether it is several orders. */
const last = new WeakMap<Notation, LastReading>();

/** The same without the short cut for strictly written orders; gives the same for those too. */
export function readCarefully(notation: Notation, state: State, power: Power, text: string): Reading {
  const known = last.get(notation);
  if (known?.text === text && known.state === state && known.power === power) return known.reading;
  const { books, lexicon } = notation;
  const byBooks = readWords(notation, books, state, power, text);
  const { reading } =
    books === lexicon ? byBooks : better(byBooks, readWords(notation, lexicon, state, power, text), text);
  last.set(notation, { state, power, text, reading });
  return reading;
}

/**
 * The reading that counts, of one by the books' words and one that knows a language as well. What the books call by its
 * name stays that; a name in the language is never taken for a misspelling of another; and two names that are equally
 * good are two meanings.
 */
function better(books: Rated, language: Rated, text: string): Rated {
  if (!books.reading.ok) return language.reading.ok || !isTwofold(books.reading) ? language : books;
  if (!language.reading.ok) {
    const least = isTwofold(language.reading) ? "exact" : "prefix";
    return books.certainty >= CERTAINTY.indexOf(least) ? books : language;
  }
  if (books.certainty !== language.certainty) return books.certainty > language.certainty ? books : language;
  const meanings = [books.reading.value, language.reading.value];
  const [first, second] = meanings;
  if (isSame(first, second)) return books;
  const unit = first.unit === second.unit ? first.unit : null;
  return { reading: fail({ code: "two-meanings", meanings, text, at: 0, unit }), certainty: 0 };
}

const isTwofold = (reading: Reading): boolean => !reading.ok && reading.error.code === "two-meanings";

import type { Location, Province } from "../board/board.ts";
import type { Fault } from "../fault.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Power, UnitKind } from "../state/unit.ts";
import { suits } from "./format.ts";
import { findPowers } from "./lexicon/lexicon.ts";
import { plain, tokenise, wordsOf } from "./lexicon/words.ts";
import type { Notation } from "./notation.ts";
import { Phrases } from "./sentences/phrases.ts";

/** A kind of unit and where it stands. */
export interface Piece {
  readonly kind: UnitKind;
  readonly at: Location;
}

/** Recent lookups: positions name the same things again and again. */
const memories = new WeakMap<Notation, Map<string, unknown>>();
const MOST_REMEMBERED = 4096;

function remembered<T>(notation: Notation, key: string, lookUp: () => T): T {
  let memory = memories.get(notation);
  if (!memory || memory.size >= MOST_REMEMBERED) {
    memory = new Map();
    memories.set(notation, memory);
  }
  const known = memory.get(key) as T | undefined;
  if (known !== undefined) return known;
  const found = lookUp();
  memory.set(key, found);
  return found;
}

/** The power some text names, in any usual spelling. */
export function readPower(notation: Notation, text: string): Result<Power, Fault> {
  return remembered(notation, `power ${text}`, () => {
    const { rules, books, lexicon } = notation;
    const words = wordsOf(text);
    const found = findPowers(books, words, false) ?? findPowers(lexicon, words, false);
    if (found?.all.length === 1) return ok(found.all[0]);
    return fail({ code: "unknown-power", text, powers: rules.powers.map(({ name }) => name) });
  });
}

/** The place all of the text names; a coast it names is kept where there is one. */
export const readPlace = (notation: Notation, text: string): Result<Location, Fault> =>
  remembered(notation, `place ${text}`, () => findPlace(notation, text, null));

/** A unit as it is written in positions: its kind, then its place with the coast where one is needed. */
export const readPiece = (notation: Notation, text: string): Result<Piece, Fault> =>
  remembered(notation, `piece ${text}`, () => findPiece(notation, text));

/**
 * Of several places with one name (Tyr), a unit can only be in one that suits it; otherwise the proper
 * abbreviation counts.
 */
function findPlace({ rules, books }: Notation, text: string, kind: UnitKind | null): Result<Location, Fault> {
  const { board } = rules;
  const phrases = new Phrases(books, tokenise(text), false);
  const whole = phrases.places(0).filter(({ next }) => next === phrases.tokens.length);
  const exact = whole.filter(({ how }) => how === "exact");
  const candidates = exact.length > 0 ? exact : whole;
  const named = [...new Set(candidates.flatMap(({ all }) => all))];
  const suited = named.filter((province) => !kind || suits(board, kind, province as number as Location));
  const proper = suited.filter((province) => plain(board.provinces[province].id) === plain(text.trim()));
  const provinces = proper.length > 0 ? proper : suited.length > 0 ? suited : named;
  if (provinces.length === 0) return fail({ code: "unknown-place", text: text.trim() });
  if (provinces.length > 1) {
    const places = provinces.map((province) => board.provinces[province].name);
    return fail({ code: "ambiguous-place", text: text.trim(), places });
  }
  const [province] = provinces;
  const coast = candidates.find((candidate) => candidate.coast !== null)?.coast;
  const at = board.provinces[province].coasts.find((location) => board.locations[location].coast === coast);
  return ok(at ?? (province as number as Location));
}

function findPiece(notation: Notation, text: string): Result<Piece, Fault> {
  const { rules, books } = notation;
  const { board, kinds } = rules;
  const [word] = text.trim().split(/\s+/, 1);
  const kind = books.kinds.get(word.toLowerCase());
  if (!kind) return fail({ code: "kind-missing", text, letters: kinds.map(({ letter }) => letter) });
  const place = findPlace(notation, text.trim().slice(word.length), kind);
  if (!place.ok) return place;
  const province = board.provinceOf[place.value] as Province;
  const { coasts, name } = board.provinces[province];
  const minds = kind.way === "water" && coasts.length > 0;
  const at = minds ? place.value : (province as number as Location);
  // What flies sorties over the sea, but has its base on land (DIS-3.3-2).
  const adrift = kind.way === "air" && kind.stationary && board.isSea[province] === 1;
  if (adrift || !suits(board, kind, at))
    return fail({ code: "cannot-stand", kind: kind.name, province: name });
  if (minds && at === (province as number)) {
    const units = coasts.map((location) => `${kind.letter} ${board.locations[location].label}`);
    return fail({ code: "coast-missing", province: name, units });
  }
  return ok({ kind, at });
}

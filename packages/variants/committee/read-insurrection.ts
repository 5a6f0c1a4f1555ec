import {
  fail,
  formatUnit,
  type LineReader,
  type Misreading,
  nearestName,
  type Own,
  ok,
  own,
  type Power,
  type Province,
  type Result,
  unitIn,
} from "@chancery/engine";
import type { Joining } from "./lines.ts";
import { nameOf, told } from "./told.ts";

const DASH = /\s*[-–—>]+\s*/g;
const KIND = "(?:(?:A|F|army|fleet)\\s+)?";
const JOINS = "(?:I|insurrection|joins?(?: (?:the|an))? insurrection(?: (?:of|in|for))?)";

/** "F I Lon-Russia", as the booklets print it (MB-225). */
const PRINTED = new RegExp(`^\\s*${KIND}${JOINS}\\s+(?<both>[^-–—>]+[-–—>].+?)\\s*$`, "id");
/** "F Lon I Russia", as other orders are written (R51). What stands before a colon is a heading. */
const USUAL = new RegExp(
  `^\\s*${KIND}(?<place>[^:]+?)\\s+${JOINS}(?:\\s*[-–—>]+\\s*|\\s+)(?<country>.+?)\\s*$`,
  "id",
);

/** A part of a line, and where it stands. */
interface Part {
  readonly text: string;
  readonly span: readonly [number, number];
}

/** Where the line names the unit's place and the country; null if it is no such order. */
function partsOf(reader: LineReader, text: string): readonly [place: Part, country: Part] | null {
  const both = PRINTED.exec(text)?.indices?.groups?.both;
  if (both) {
    const [from, end] = both;
    const cut = (at: number, length: number): readonly [Part, Part] => [
      { text: text.slice(from, from + at), span: [from, from + at] },
      { text: text.slice(from + at + length, end), span: [from + at + length, end] },
    ];
    // Names have dashes too: Mid-Atlantic, Austria-Hungary. The first dash that leaves two names is meant.
    const cuts = [...text.slice(from, end).matchAll(DASH)].map(({ index, 0: dash }) =>
      cut(index, dash.length),
    );
    const isNamed = ([place, country]: readonly [Part, Part]): boolean =>
      reader.place(place.text) !== null && reader.powerNamed(country.text) !== null;
    const isMeant = ([place, country]: readonly [Part, Part]): boolean =>
      reader.place(place.text) !== null && countryMeant(reader, country.text) !== null;
    return cuts.find(isNamed) ?? cuts.find(isMeant) ?? cuts[0];
  }
  const usual = USUAL.exec(text)?.indices?.groups;
  if (!usual) return null;
  const part = ([at, end]: [number, number]): Part => ({ text: text.slice(at, end), span: [at, end] });
  return [part(usual.place), part(usual.country)];
}

/** The country a line names; a misspelled name is read if it can mean only one (R31). */
function countryMeant(reader: LineReader, text: string): Power | null {
  const exact = reader.powerNamed(text);
  if (exact !== null) return exact;
  const names = reader.rules.powers.map(({ name }) => name);
  const near = nearestName(text, names);
  const isOnly = near !== undefined && nearestName(text, without(names, near)) === undefined;
  return isOnly ? reader.powerNamed(near) : null;
}

const without = (names: readonly string[], one: string): readonly string[] =>
  names.filter((name) => name !== one);

/** Reads the order to join an insurrection; null if the text is none. A wrong letter does no harm (R29). */
export function readInsurrection(reader: LineReader, text: string): Result<Own, Misreading> | null {
  const parts = partsOf(reader, text);
  if (!parts) return null;
  const { rules, state, power } = reader;
  const [{ text: place, span: placeAt }, { text: country, span: countryAt }] = parts;
  const wrong = (code: string, ids: readonly string[], [at, end]: readonly [number, number], facts = {}) =>
    fail({ code: "own", own: told(code, ids, facts), text: text.slice(at, end), at, unit: null } as const);
  if (state.phase.task !== "M") return wrong("insurrection-out-of-season", ["MB-230"], [0, text.length]);
  const at = reader.place(place);
  if (at === null) return wrong("unknown-place", ["MB-225"], placeAt, { nearest: [] });
  const unit = unitIn(state, rules.board.provinceOf, rules.board.provinceOf[at] as Province);
  if (!unit)
    return wrong("no-unit-in", ["MB-225"], placeAt, {
      province: rules.board.provinces[rules.board.provinceOf[at]].id,
    });
  if (unit.power !== power)
    return wrong("not-yours", ["MB-223"], placeAt, {
      unit: formatUnit(rules, unit),
      power: nameOf(rules, unit.power),
    });
  const lost = countryMeant(reader, country);
  if (lost === null) {
    return wrong("unknown-country", ["MB-225"], countryAt, {
      countries: rules.powers.map(({ name }) => name),
    });
  }
  const line: Joining = { kind: "insurrection", unit, country: lost };
  return ok(own(line));
}

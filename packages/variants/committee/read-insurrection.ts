import {
  fail,
  type LineReader,
  type Misreading,
  type Own,
  ok,
  own,
  type Province,
  type Result,
  unitIn,
} from "@chancery/engine";
import type { Joining } from "./lines.ts";
import { nameOf, told, unitName } from "./told.ts";

const DASH = "[-–—>]+";
const JOINS = "(?:I|insurrection|joins?(?: (?:the|an))? insurrection(?: (?:of|in|for))?)";

/** "F I Lon-Russia", as the booklets print it, and "F Lon I Russia", as other orders are written (MB-225, R51). */
const FORMS = [
  new RegExp(
    `^\\s*(?:(A|F|army|fleet)\\s+)?${JOINS}\\s+(?<place>[^-–—>]+?)\\s*${DASH}\\s*(?<country>.+?)\\s*$`,
    "id",
  ),
  new RegExp(
    `^\\s*(?:(A|F|army|fleet)\\s+)?(?<place>.+?)\\s+${JOINS}(?:\\s*${DASH}\\s*|\\s+)(?<country>.+?)\\s*$`,
    "id",
  ),
];

/** Reads the order to join an insurrection; null if the text is none. A wrong letter does no harm (R29). */
export function readInsurrection(reader: LineReader, text: string): Result<Own, Misreading> | null {
  const match = FORMS.map((form) => form.exec(text)).find((found) => found?.groups && found.indices?.groups);
  if (!match?.groups || !match.indices?.groups) return null;
  const { rules, state, power } = reader;
  const { place, country } = match.groups;
  const { place: placeAt, country: countryAt } = match.indices.groups;
  const wrong = (code: string, ids: readonly string[], why: string, [at, end]: readonly [number, number]) =>
    fail({ code: "own", own: told(code, ids, why), text: text.slice(at, end), at, unit: null } as const);
  if (state.phase.task !== "M")
    return wrong(
      "insurrection-out-of-season",
      ["MB-230"],
      "Units join an insurrection with the moves of Spring or Fall",
      [0, text.length],
    );
  const at = reader.place(place);
  if (at === null)
    return wrong("unknown-place", ["MB-225"], `There is no place "${place}" on the board`, placeAt);
  const unit = unitIn(state, rules.board.provinceOf, rules.board.provinceOf[at] as Province);
  if (!unit)
    return wrong(
      "no-such-unit",
      ["MB-225"],
      `No unit stands in ${rules.board.provinces[rules.board.provinceOf[at]].name}`,
      placeAt,
    );
  if (unit.power !== power)
    return wrong(
      "not-yours",
      ["MB-223"],
      `${unitName(rules, unit)} belongs to ${nameOf(rules, unit.power)}`,
      placeAt,
    );
  const lost = reader.powerNamed(country);
  if (lost === null) {
    const names = rules.powers.map(({ name }) => name).join(", ");
    return wrong(
      "unknown-country",
      ["MB-225"],
      `There is no country "${country}" (there are ${names})`,
      countryAt,
    );
  }
  const line: Joining = { kind: "insurrection", unit, country: lost };
  return ok(own(line));
}

import type { ParsedOrder } from "./parsed-order.ts";
import type { Parser } from "./parser.ts";

/** Builds, removals and waivers; a unit alone may be either of the first two, as in the books' sample games. */
export function adjustmentOrders(parser: Parser, index: number): ParsedOrder[] {
  const { phrases } = parser;
  const drafts: ParsedOrder[] = [];
  const [power] = phrases.powers(index);
  if (power) {
    const next = phrases.is(power.next, "colon") ? power.next + 1 : power.next;
    drafts.push(...adjustmentOrders(parser, next).map((draft) => ({ ...draft, power: power.power })));
  }
  const built = phrases.is(index, "plus") ? index + 1 : parser.verb(index, "build");
  const waived = parser.verb(built ?? index, "waive");
  if (waived !== null)
    drafts.push(parser.draft("waive", parser.verb(phrases.skipNoise(waived), "build") ?? waived, {}));
  if (built !== null) {
    for (const unit of parser.units(built))
      if (unit.place) drafts.push(parser.draft("build", unit.next, { unit }));
  }
  const minus = phrases.is(index, "dash");
  const gone = minus ? index + 1 : parser.verb(index, "disband");
  if (gone !== null)
    for (const unit of parser.units(gone)) drafts.push(parser.draft("disband", unit.next, { unit }));
  // A dash with a blank behind it may also be a mark in a list.
  const tight = phrases.tokens[index]?.end === phrases.tokens[index + 1]?.at;
  if (minus) return tight ? drafts : [...drafts, ...adjustmentOrders(parser, index + 1)];
  for (const unit of parser.units(index)) {
    if (unit.place) drafts.push(parser.ordered(unit));
    const at = parser.action(unit.next);
    const builds = parser.verb(at, "build");
    if (builds !== null && unit.place) drafts.push(parser.draft("build", builds, { unit }));
    const disbands = parser.verb(at, "disband");
    if (disbands !== null) drafts.push(parser.draft("disband", disbands, { unit }));
  }
  return drafts;
}

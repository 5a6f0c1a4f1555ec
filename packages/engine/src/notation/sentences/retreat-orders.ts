import type { ParsedOrder } from "./parsed-order.ts";
import { isApart, type Parser } from "./parser.ts";

/** Orders to retreat or to disband: where the unit is, and where it goes (C23-40). */
export function retreatOrders(parser: Parser, index: number): ParsedOrder[] {
  const drafts: ParsedOrder[] = [];
  const gone = parser.verb(index, "disband");
  if (gone !== null)
    for (const unit of parser.units(gone)) drafts.push(parser.draft("disband", unit.next, { unit }));
  for (const unit of parser.units(parser.verb(index, "retreat") ?? index)) {
    if (unit.place) drafts.push(parser.ordered(unit));
    const at = parser.action(unit.next);
    const disbands = parser.verb(parser.toward(at), "disband");
    if (disbands !== null) drafts.push(parser.draft("disband", disbands, { unit }));
    const toward = parser.toward(parser.verb(at, "retreat") ?? at);
    if (toward > at) {
      for (const to of parser.places(toward)) drafts.push(parser.draft("retreat", to.next, { unit, to }));
    } else if (unit.place && at === unit.next) {
      for (const to of parser.phrases.places(at))
        if (isApart(unit, to)) drafts.push(parser.draft("retreat", to.next, { unit, to }));
    }
  }
  return drafts;
}

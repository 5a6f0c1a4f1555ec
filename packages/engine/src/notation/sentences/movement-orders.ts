import type { UnitKind } from "../../state/unit.ts";
import type { ParsedOrder } from "./parsed-order.ts";
import { isApart, type Parser } from "./parser.ts";
import type { PlacePhrase, UnitPhrase } from "./phrases.ts";

/** Most places a written convoy route may have. */
const LONGEST_ROUTE = 12;

/** Orders to move, hold, support or convoy: the unit first, then what it does (CB-43). */
export function movementOrders(parser: Parser, index: number): ParsedOrder[] {
  const drafts: ParsedOrder[] = [];
  const { phrases } = parser;
  const written = (phrases.word(index) ?? "").length > 1;
  if (written && parser.verb(index, "hold") !== null) {
    for (const unit of parser.units(index + 1))
      if (unit.place) drafts.push(parser.draft("hold", unit.next, { unit }));
  }
  const start = written ? (parser.verb(index, "move") ?? index) : index;
  for (const unit of parser.units(start)) drafts.push(...actions(parser, unit));
  return drafts;
}

function actions(parser: Parser, unit: UnitPhrase): ParsedOrder[] {
  // A unit named by its kind alone is followed by what it does, so that "F Bla" stays a fleet in a place.
  const drafts = unit.place ? [parser.ordered(unit)] : [];
  const at = parser.action(unit.next);
  const held = parser.holds(at);
  if (held !== null) drafts.push(parser.draft("hold", held, { unit }));
  drafts.push(...moves(parser, unit, at));
  const supports = parser.verb(at, "support");
  if (supports !== null)
    for (const target of parser.units(supports)) drafts.push(...supporting(parser, unit, target));
  const convoys = parser.verb(at, "convoy");
  if (convoys !== null)
    for (const target of parser.units(convoys)) drafts.push(...aiding(parser, "convoy", unit, target));
  drafts.push(...runTogether(parser, unit, at));
  return drafts;
}

function moves(parser: Parser, unit: UnitPhrase, at: number): ParsedOrder[] {
  const toward = parser.toward(at);
  if (toward > at)
    return [
      ...parser.places(toward).flatMap((place) => arrivals(parser, unit, place, [])),
      ...lettered(parser, toward).flatMap((place) => onwards(parser, unit, place, [])),
    ];
  // The dash may be missing (CB-47), but hardly together with the place of the unit, or for a comma.
  if (!unit.place || at > unit.next) return [];
  const places = parser.phrases.places(at).filter((place) => isApart(unit, place));
  return places.flatMap((place) => goals(parser, unit, place, []));
}

/** The place is where the unit goes, with or without "via convoy". */
function goals(
  parser: Parser,
  unit: UnitPhrase,
  to: PlacePhrase,
  links: readonly PlacePhrase[],
): ParsedOrder[] {
  const drafts = [parser.draft("move", to.next, { unit, to, links, via: links.length > 0 })];
  const via = parser.via(to.next);
  if (!via) return drafts;
  return [
    ...drafts,
    parser.draft("move", via.next, { unit, to, links: [...links, ...via.links], via: true }),
  ];
}

/** The place is where the unit goes, or one on the way there: "A Lon - Nth - Nwy". */
const arrivals = (
  parser: Parser,
  unit: UnitPhrase,
  to: PlacePhrase,
  links: readonly PlacePhrase[],
): ParsedOrder[] => [...goals(parser, unit, to, links), ...onwards(parser, unit, to, links)];

/** The place is one on the way. */
function onwards(
  parser: Parser,
  unit: UnitPhrase,
  via: PlacePhrase,
  links: readonly PlacePhrase[],
): ParsedOrder[] {
  const toward = parser.toward(via.next);
  // The hyphen of Mid-Atlantic is not the dash of a route.
  const isBroken = parser.phrases
    .places(via.from)
    .some(({ next, coast }) => next > via.next && coast === null);
  if (toward === via.next || isBroken || links.length >= LONGEST_ROUTE) return [];
  const passed = [...links, via];
  return [
    ...parser.phrases.places(toward).flatMap((place) => arrivals(parser, unit, place, passed)),
    ...lettered(parser, toward).flatMap((place) => onwards(parser, unit, place, passed)),
  ];
}

/** On the way the unit may be named by its letter as well: "A Cai - W Asw - Khm". */
const lettered = ({ phrases }: Parser, index: number): readonly PlacePhrase[] =>
  phrases.kind(index) ? phrases.places(index + 1) : [];

function supporting(parser: Parser, unit: UnitPhrase, target: UnitPhrase): ParsedOrder[] {
  if (!target.place) return [];
  const drafts = [parser.draft("support", target.next, { unit, target })];
  const held = parser.holds(target.next);
  if (held !== null) drafts.push(parser.draft("support", held, { unit, target }));
  return [...drafts, ...aiding(parser, "support", unit, target)];
}

/** Support or convoy of a move: both ends of it are named (CB-87). */
function aiding(
  parser: Parser,
  type: "support" | "convoy",
  unit: UnitPhrase,
  target: UnitPhrase,
): ParsedOrder[] {
  if (!target.place) return [];
  const at = parser.phrases.skipNoise(target.next);
  const toward = parser.toward(at);
  const places =
    toward > at || type === "convoy"
      ? parser.places(toward)
      : parser.phrases.places(at).filter((place) => isApart(target, place));
  const goals = places.flatMap((to) => destinations(parser, to, []));
  return goals.flatMap(({ to, links }) => {
    const via = parser.via(to.next);
    const drafts = [parser.draft(type, to.next, { unit, target, to, links })];
    return via
      ? [...drafts, parser.draft(type, via.next, { unit, target, to, links: [...links, ...via.links] })]
      : drafts;
  });
}

interface Destination {
  readonly to: PlacePhrase;
  readonly links: readonly PlacePhrase[];
}

/** Where a move goes that is helped: its way may be written again, "C A Cai - Asw - Khm". */
function destinations(parser: Parser, to: PlacePhrase, links: readonly PlacePhrase[]): Destination[] {
  const here = { to, links };
  const toward = parser.toward(to.next);
  const isBroken = parser.phrases.places(to.from).some(({ next, coast }) => next > to.next && coast === null);
  if (toward === to.next || isBroken || links.length >= LONGEST_ROUTE) return [here];
  const onward = parser.phrases.places(toward).flatMap((next) => destinations(parser, next, [...links, to]));
  return [here, ...onward];
}

/** "SA" for "S A", as printed in IX.1 of the older book (CB-47). */
function runTogether(parser: Parser, unit: UnitPhrase, at: number): ParsedOrder[] {
  const word = parser.phrases.word(at);
  const kind: UnitKind | undefined =
    word?.length === 2 ? parser.phrases.lexicon.kinds.get(word[1]) : undefined;
  if (!kind) return [];
  return parser.phrases.places(at + 1).flatMap((place) => {
    const target: UnitPhrase = { from: at, next: place.next, kind, power: null, place };
    if (word?.[0] === "s") return supporting(parser, unit, target);
    return word?.[0] === "c" ? aiding(parser, "convoy", unit, target) : [];
  });
}

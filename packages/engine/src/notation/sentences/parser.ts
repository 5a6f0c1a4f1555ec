import type { Verb } from "../lexicon/order-words.ts";
import type { ParsedOrder, Stop } from "./parsed-order.ts";
import type { Phrases, PlacePhrase, UnitPhrase } from "./phrases.ts";

const WEIGHT: Readonly<Record<Stop["wanted"], number>> = { end: 0, unit: 1, place: 2, action: 3 };

/** The parts that sentences of all phases are made of. Remembers how far a text could be followed. */
export class Parser {
  readonly phrases: Phrases;
  /** The furthest point reached. */
  stop: Stop = { at: -1, wanted: "unit", unit: null };
  private unit: UnitPhrase | null = null;

  constructor(phrases: Phrases) {
    this.phrases = phrases;
  }

  draft(type: ParsedOrder["type"], next: number, parts: Partial<ParsedOrder>): ParsedOrder {
    this.want(next, "end");
    return {
      type,
      from: 0,
      next,
      power: null,
      unit: null,
      target: null,
      to: null,
      links: [],
      via: false,
      ...parts,
    };
  }

  /** Notes that something is expected here. */
  want(at: number, wanted: Stop["wanted"]): void {
    const { stop } = this;
    if (at > stop.at || (at === stop.at && WEIGHT[wanted] > WEIGHT[stop.wanted]))
      this.stop = { at, wanted, unit: this.unit };
  }

  /** The ordered unit has been read; now it should do something. */
  ordered(unit: UnitPhrase): ParsedOrder {
    this.unit = unit;
    this.want(this.action(unit.next), "action");
    return this.draft("bare", unit.next, { unit });
  }

  units(index: number): UnitPhrase[] {
    const units = this.phrases.units(index);
    if (!units.some(({ place }) => place))
      this.want(units[0]?.next ?? index, units.length > 0 ? "place" : "unit");
    return units;
  }

  places(index: number): readonly PlacePhrase[] {
    const places = this.phrases.places(this.phrases.skipNoise(index));
    if (places.length === 0) this.want(index, "place");
    return places;
  }

  /** A comma or colon may stand before what the unit does: "A Par, holds". */
  action(index: number): number {
    return this.phrases.is(index, "comma") || this.phrases.is(index, "colon") ? index + 1 : index;
  }

  /** Past dashes, arrows, "to", "moves to"; the same index if there is none. */
  toward(index: number): number {
    let next = index;
    while (this.phrases.is(next, "dash") || this.phrases.isVerb(next, "move")) next++;
    return next;
  }

  /** Past a verb, or null if it is not there. */
  verb(index: number, verb: Verb): number | null {
    return this.phrases.isVerb(index, verb) ? index + 1 : null;
  }

  /** Past "Holds", "- Holds", "to hold", "in holding". */
  holds(index: number): number | null {
    return this.verb(this.phrases.skipNoise(this.toward(index)), "hold");
  }

  /** Past "via convoy", "VIA", "(by convoy)", "via Nth", with the places named on the way. */
  via(index: number): { readonly next: number; readonly links: readonly PlacePhrase[] } | null {
    const open = this.phrases.is(index, "open");
    const first = open ? index + 1 : index;
    const word = this.phrases.word(first) ?? "";
    const { via, by } = this.phrases.lexicon.vocabulary;
    const stated = via.has(word);
    if (!stated && !by.has(word)) return null;
    const convoy = this.verb(first + 1, "convoy");
    if (convoy === null && !stated) return null;
    const route = convoy === null ? this.route(first + 1) : { next: convoy, links: [] };
    if (!open) return route;
    return this.phrases.is(route.next, "close") ? { ...route, next: route.next + 1 } : null;
  }

  private route(index: number): { readonly next: number; readonly links: readonly PlacePhrase[] } {
    const links: PlacePhrase[] = [];
    let next = index;
    let [link] = this.phrases.places(index);
    while (link) {
      links.push(link);
      next = link.next;
      [link] = this.phrases.places(this.toward(next));
    }
    return { next, links };
  }
}

/** Whether two names can stand beside each other without a dash: neither misspelled, nor one written twice. */
export function isApart({ place }: UnitPhrase, to: PlacePhrase): boolean {
  if (place?.how === "near" || to.how === "near") return false;
  return !to.all.every((province) => place?.all.includes(province));
}

import type { Orders } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";

/** A position with orders, and the rules that can be seen in it. The engine works out what happens. */
export interface RuleExample {
  readonly name: string;
  /** Null is the position in which a game begins. */
  readonly position: PositionJson | null;
  readonly orders: Orders;
  /** Ids ("CB-77"), ranges ("CB-77..81") and beginnings ("DIS-3.10*"), separated by spaces. */
  readonly rules: string;
  /** Where editions have boards of their own, the one that it belongs to. */
  readonly rulebook?: string;
  /** On the board of the game whose rules are borrowed. */
  readonly borrowed?: boolean;
}

/** What an example card shows; its title and text are messages of this name. */
type CardName = "standoff" | "support" | "cut" | "convoy" | "garrison" | "rotation";

/** An example that newcomers see first, with a title and a sentence. */
export interface ExampleCard {
  readonly name: CardName;
  readonly position: PositionJson;
  readonly orders: Orders;
  /** The part of the board that matters: left, top, right and bottom, from 0 to 1. */
  readonly part: readonly [number, number, number, number];
}

/** What shows the rules of a section that have no example of their own. */
export interface SectionExample {
  readonly primer: "delegates" | "officers";
}

/** The examples of a game, in `examples.ts` of its folder. */
export interface RuleExamples {
  readonly positions: readonly RuleExample[];
  /** Examples of the game whose rules are borrowed, by their names, and the rules that they show here. */
  readonly borrowed?: Readonly<Record<string, string>>;
  readonly sections?: Readonly<Record<string, SectionExample>>;
  readonly cards?: readonly ExampleCard[];
  /** Rules that no board can show, named like those of an example. */
  readonly offBoard?: string;
}

/** A position in Spring 1905, or in another phase, of which nothing but the units matters. */
export const position = (units: Orders, rest: Partial<PositionJson> = {}): PositionJson => ({
  phase: "S1905M",
  centers: {},
  ...rest,
  units: Object.fromEntries(Object.entries(units).map(([power, own]) => [power, [...own]])),
});

/** How exactly a pattern names a rule; 0 if it doesn't. */
function fits(pattern: string, id: string): number {
  if (pattern === id) return Number.POSITIVE_INFINITY;
  if (pattern.endsWith("*")) return id.startsWith(pattern.slice(0, -1)) ? pattern.length : 0;
  const range = /^(.+-)(\d+)\.\.(\d+)$/.exec(pattern);
  if (!range) return 0;
  const [, prefix, first, last] = range;
  const number = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN;
  return number >= Number(first) && number <= Number(last) ? pattern.length : 0;
}

/** How exactly some of the patterns name a rule; 0 if none does. */
export const fitOf = (patterns: string, id: string): number =>
  Math.max(...patterns.split(" ").map((pattern) => fits(pattern, id)));

/** The example that names a rule most exactly. */
export function exampleNaming(examples: readonly RuleExample[], id: string): RuleExample | null {
  let best: RuleExample | null = null;
  let most = 0;
  for (const example of examples) {
    const fit = fitOf(example.rules, id);
    if (fit > most) [best, most] = [example, fit];
  }
  return best;
}

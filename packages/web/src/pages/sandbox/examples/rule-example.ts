import type { PositionJson } from "@chancery/engine";
import type { Orders } from "@chancery/orders";
import type { Sandbox, SandboxSetup } from "../sandbox.ts";

/** A position with orders, and the rules that can be seen in it. What comes of it is for the engine to say. */
export interface RuleExample {
  readonly name: string;
  /** Null is the position in which a game begins. */
  readonly position: PositionJson | null;
  readonly orders: Orders;
  /** Ids ("CB-77"), ranges ("CB-77..81") and beginnings ("DIS-3.10*"), separated by spaces. */
  readonly rules: string;
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

/** The example that names a rule most exactly. */
export function exampleNaming(examples: readonly RuleExample[], id: string): RuleExample | null {
  let best: RuleExample | null = null;
  let most = 0;
  for (const example of examples) {
    const fit = Math.max(...example.rules.split(" ").map((pattern) => fits(pattern, id)));
    if (fit > most) [best, most] = [example, fit];
  }
  return best;
}

/** An example as a sandbox of a game. */
export const sandboxOf = ({ position: placed, orders }: RuleExample, setup: SandboxSetup): Sandbox => ({
  setup,
  phases: [{ ...(placed && { position: placed }), orders }],
});

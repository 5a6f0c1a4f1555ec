import type { Sandbox } from "../sandbox.ts";

/** What an example shows; its title and text are messages of this name. */
type ExampleName = "standoff" | "support" | "cut" | "convoy" | "garrison" | "rotation";

/** A position with orders that shows a rule. */
export interface Example {
  readonly name: ExampleName;
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly orders: Readonly<Record<string, readonly string[]>>;
  /** The part of the board that matters: left, top, right and bottom, from 0 to 1. */
  readonly part: readonly [number, number, number, number];
}

const WEST = [0.12, 0.36, 0.58, 0.74] as const;

/** Examples on the classic board, in the order in which one learns them. */
export const EXAMPLES: readonly Example[] = [
  {
    name: "standoff",
    units: { France: ["A Par"], Germany: ["A Mun"] },
    orders: { France: ["A Par - Bur"], Germany: ["A Mun - Bur"] },
    part: WEST,
  },
  {
    name: "support",
    units: { France: ["A Par", "A Mar"], Germany: ["A Mun"] },
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Mun - Bur"] },
    part: WEST,
  },
  {
    name: "cut",
    units: { France: ["A Par", "A Mar"], Germany: ["A Bur"], Italy: ["A Pie"] },
    orders: {
      France: ["A Par - Bur", "A Mar S A Par - Bur"],
      Germany: ["A Bur H"],
      Italy: ["A Pie - Mar"],
    },
    part: WEST,
  },
  {
    name: "convoy",
    units: { England: ["A Lon", "F Nth"] },
    orders: { England: ["A Lon - Nwy", "F Nth C A Lon - Nwy"] },
    part: [0.14, 0.08, 0.6, 0.5],
  },
  {
    name: "garrison",
    units: { France: ["A Bur", "A Par"], Germany: ["A Mun", "A Ruh"], Italy: ["A Mar", "A Gas"] },
    orders: {
      France: ["A Bur H", "A Par H"],
      Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"],
      Italy: ["A Mar - Bur", "A Gas S A Mar - Bur"],
    },
    part: WEST,
  },
  {
    name: "rotation",
    units: { England: ["F Nth"], Germany: ["A Hol", "F Bel"] },
    orders: { England: ["F Nth - Hol"], Germany: ["A Hol - Bel", "F Bel - Nth"] },
    part: [0.2, 0.24, 0.56, 0.56],
  },
];

/** An example as a sandbox by a rulebook. */
export const exampleSandbox = ({ units, orders }: Example, rulebook: string): Sandbox => ({
  setup: { variant: "classic", rulebook, options: {} },
  phases: [
    {
      position: {
        phase: "S1905M",
        units: Object.fromEntries(Object.entries(units).map(([power, own]) => [power, [...own]])),
        centers: {},
      },
      orders,
    },
  ],
});

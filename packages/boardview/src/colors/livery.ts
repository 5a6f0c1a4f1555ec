import type { Slot } from "@chancery/variants/boards";
import { PALETTE } from "./palette.ts";
import type { Theme } from "./theme.ts";

/** How a power is drawn in a theme. */
export interface Livery {
  /** Its units: the ground, what is drawn on it, and the second ring. */
  readonly ground: string;
  readonly figure: string;
  readonly ring: string;
  readonly land: string;
  /** Along the borders of its land. */
  readonly band: string;
  readonly line: string;
}

const DARK_FIGURE = "#14171a";
const LIGHT_FIGURE = "#ffffff";

/** Colors on which a light figure is read better than a dark one. */
const LIGHT_ON: ReadonlySet<Slot> = new Set<Slot>([
  "ink",
  "red",
  "blue",
  "green",
  "navy",
  "steel",
  "mauve",
  "magenta",
  "chocolate",
  "bronze",
]);

export function liveryOf({ name, land, ink, halo }: Theme, slot: Slot): Livery {
  const { color, light, dark, ring } = PALETTE[slot];
  const lightFigure = LIGHT_ON.has(slot);
  if (name === "print") {
    const [ground, figure] = lightFigure ? [ink, halo] : [halo, ink];
    return { ground, figure, ring: figure, land, band: ink, line: ink };
  }
  const shades = name === "light" ? light : dark;
  return {
    ground: color,
    figure: lightFigure ? LIGHT_FIGURE : DARK_FIGURE,
    ring: ring ?? (lightFigure ? LIGHT_FIGURE : DARK_FIGURE),
    land: shades.land,
    band: shades.line,
    line: shades.line,
  };
}

/** A color between two others. */
export function mix(one: string, other: string, part: number): string {
  if (part === 0) return one;
  const [a, b] = [one, other].map((color) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i] - value) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

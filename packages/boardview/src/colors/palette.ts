import type { Slot } from "@chancery/variants/boards";
import type { TileName } from "../ground/tiles.ts";
import type { EmblemName } from "../tokens/emblems.ts";

/** How a power is told from all others: colors for the eye, emblem and tile for those who see fewer of them. */
export interface Swatch {
  /** The color of its units, in every theme. */
  readonly color: string;
  /** Its land, and its arrows, on light and on dark paper. */
  readonly light: Shades;
  readonly dark: Shades;
  readonly emblem: EmblemName;
  readonly tile: TileName;
  /** A second ring in another color. */
  readonly ring?: string;
}

interface Shades {
  readonly land: string;
  readonly line: string;
}

export const PALETTE: Readonly<Record<Slot, Swatch>> = {
  ink: {
    color: "#23262b",
    light: { land: "#b5b8bc", line: "#23262b" },
    dark: { land: "#2d2f35", line: "#9a9da3" },
    emblem: "triangle",
    tile: "lattice",
  },
  red: {
    color: "#a1120f",
    light: { land: "#e5b3ac", line: "#a1120f" },
    dark: { land: "#5c241d", line: "#f47667" },
    emblem: "square",
    tile: "rising",
  },
  blue: {
    color: "#16368a",
    light: { land: "#a1b2d9", line: "#16368a" },
    dark: { land: "#21376b", line: "#759cf0" },
    emblem: "lozenge",
    tile: "falling",
  },
  sky: {
    color: "#75c3e7",
    light: { land: "#b9e1f3", line: "#2d7ea0" },
    dark: { land: "#446f83", line: "#7dc2e2" },
    emblem: "bars",
    tile: "level",
  },
  green: {
    color: "#2e6b49",
    light: { land: "#b9d8c3", line: "#2e6b49" },
    dark: { land: "#245850", line: "#72a887" },
    emblem: "disc",
    tile: "dots",
  },
  lime: {
    color: "#b1e69f",
    light: { land: "#d3efc8", line: "#518240" },
    dark: { land: "#52684b", line: "#b5e4a5" },
    emblem: "chevron",
    tile: "chevrons",
  },
  gold: {
    color: "#f2bb31",
    light: { land: "#fce0a8", line: "#956f04" },
    dark: { land: "#7c6432", line: "#eebc4b" },
    emblem: "sun",
    tile: "rings",
  },
  olive: {
    color: "#978551",
    light: { land: "#dacda9", line: "#867441" },
    dark: { land: "#54492b", line: "#ab9b6c" },
    emblem: "pales",
    tile: "upright",
  },
  magenta: {
    color: "#c04a7b",
    light: { land: "#f6cdda", line: "#c04a7b" },
    dark: { land: "#744958", line: "#e87aa4" },
    emblem: "trefoil",
    tile: "waves",
  },
  silver: {
    color: "#edeef6",
    light: { land: "#eff0f8", line: "#5d5f85" },
    dark: { land: "#68696e", line: "#edeef5" },
    emblem: "ring",
    tile: "specks",
  },
  navy: {
    color: "#1b2b4d",
    light: { land: "#9ba7bb", line: "#1b2b4d" },
    dark: { land: "#28344a", line: "#8a9dc2" },
    emblem: "compass",
    tile: "grid",
  },
  steel: {
    color: "#31507c",
    light: { land: "#b9d0e4", line: "#31507c" },
    dark: { land: "#2f4459", line: "#809fcb" },
    emblem: "star",
    tile: "steep",
    ring: "#d8433f",
  },
  cornflower: {
    color: "#7f97e8",
    light: { land: "#d0dafc", line: "#5c72bf" },
    dark: { land: "#505e8c", line: "#8399e2" },
    emblem: "hexagon",
    tile: "plusses",
  },
  orange: {
    color: "#d9741a",
    light: { land: "#f8ccb0", line: "#b65e06" },
    dark: { land: "#6f492e", line: "#e28641" },
    emblem: "wheel",
    tile: "broken",
  },
  mauve: {
    color: "#8466b0",
    light: { land: "#cdc1e6", line: "#8466b0" },
    dark: { land: "#544769", line: "#ab90d6" },
    emblem: "stripes",
    tile: "dashes",
  },
  tan: {
    color: "#c8a97a",
    light: { land: "#e9dcc8", line: "#8e7143" },
    dark: { land: "#5f5343", line: "#c5aa80" },
    emblem: "wreath",
    tile: "plain",
  },
  bronze: {
    color: "#9a5a26",
    light: { land: "#e6cbb8", line: "#9a5a26" },
    dark: { land: "#5e4838", line: "#cc8f62" },
    emblem: "wreath",
    tile: "plain",
  },
  chocolate: {
    color: "#5a3a2a",
    light: { land: "#d8beb1", line: "#5a3a2a" },
    dark: { land: "#4b3830", line: "#b69584" },
    emblem: "wreath",
    tile: "plain",
  },
};

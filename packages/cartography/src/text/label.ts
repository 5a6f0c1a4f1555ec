import { LABEL_LEADING, type LabelAnchor, type ProvinceRow } from "@chancery/variants/boards";
import { type Style, textWidth } from "./font.ts";
import { SIZES } from "./sizes.ts";
import type { Plate } from "./survey.ts";

/** Around a label, in em: left and right, above and below. */
const PAD = { x: 0.22, y: 0.08 };
/** What each line after the first costs of a wording's worth. */
const BREAK = 0.03;

/** A way to set the name of a province. */
export interface Wording {
  readonly lines: readonly string[];
  /** The whole name, not its abbreviation. */
  readonly full: boolean;
  /** Size in em, with padding. */
  readonly width: number;
  readonly height: number;
  /** How good this wording is, and the largest letters it may have. */
  readonly worth: number;
  readonly most: number;
}

export const styleOf = ({ terrain }: ProvinceRow): Style => (terrain === "sea" ? "italic" : "normal");

/** The plate that a label covers, without padding. */
export function plateOf({ at, size, angle, lines }: LabelAnchor, style: Style): Plate {
  return {
    at,
    angle,
    width: Math.max(...lines.map((line) => textWidth(line, style))) * size,
    height: lines.length * LABEL_LEADING * size,
  };
}

/** All ways to set a province's name on an area of so many px². */
export function wordingsOf(row: ProvinceRow, area: number): Wording[] {
  const style = styleOf(row);
  const sea = row.terrain === "sea";
  const most = sea
    ? Math.min(SIZES.letterSea, 12 + Math.sqrt(area) / 22)
    : Math.min(SIZES.letterLand, 10.5 + Math.sqrt(area) / 24);
  const make = (lines: readonly string[], full: boolean): Wording => ({
    lines,
    full,
    width: Math.max(...lines.map((line) => textWidth(line, style))) + 2 * PAD.x,
    height: lines.length * LABEL_LEADING + 2 * PAD.y,
    worth: 1 - BREAK * (lines.length - 1),
    most: full ? most : Math.min(most, SIZES.letterShort),
  });
  return [...lineBreaks(row.name).map((lines) => make(lines, true)), make([row.id], false)];
}

/** All ways to set a name in up to three lines. */
function lineBreaks(name: string): string[][] {
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, i) => i + 1);
  const line = (from: number, to: number): string => words.slice(from, to).join(" ");
  const dash = name.indexOf("-");
  return [
    [name],
    ...(dash > 2 ? [[name.slice(0, dash + 1), name.slice(dash + 1)]] : []),
    ...cuts.map((cut) => [line(0, cut), line(cut, words.length)]),
    ...cuts.flatMap((first) =>
      cuts
        .filter((second) => second > first)
        .map((second) => [line(0, first), line(first, second), line(second, words.length)]),
    ),
  ];
}

import { LABEL_LEADING, type Point } from "@chancery/variants/boards";
import type { Disc } from "./crowd.ts";

/** Widths of Inter's letters at weight 500, in em: all letters of a row are that wide. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.26, " ijl"],
  [0.28, "I"],
  [0.31, "!,.:';"],
  [0.35, "`t|()/[\\]"],
  [0.38, "fr"],
  [0.43, "1{}"],
  [0.46, "-_"],
  [0.5, '^"*?'],
  [0.55, "Lakxzs"],
  [0.58, "7FJcevy"],
  [0.6, "5Ehnou"],
  [0.62, "23689bdgpq"],
  [0.65, "#$0PRSZ&+4<=>BT~"],
  [0.7, "KAVXY"],
  [0.73, "DCGHU"],
  [0.76, "NOQ"],
  [0.82, "w"],
  [0.9, "mM"],
  [1, "@%W"],
];
const byLetter = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
const USUAL = 0.62;

const known = new Map<string, number>();

/** The width of a text in em, near enough to keep it clear of other things. */
export function widthOf(text: string): number {
  let width = known.get(text);
  if (width === undefined) {
    const letters = [...text.normalize("NFD").replace(/\p{M}/gu, "")];
    width = letters.reduce((sum, letter) => sum + (byLetter.get(letter) ?? USUAL), 0);
    known.set(text, width);
  }
  return width;
}

/** A text as it is set around a point. */
export interface Setting {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
  /** Clockwise, in degrees. */
  readonly angle: number;
}

/** Half the height of letters, in em. */
const HALF = 0.42;

/** What a text covers, as discs along its lines. */
export function discsOf({ at: [x, y], lines, size, angle }: Setting): Disc[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const radius = HALF * size;
  return lines.flatMap((line, row) => {
    const dy = (row - (lines.length - 1) / 2) * LABEL_LEADING * size;
    const reach = Math.max(0, (widthOf(line) * size) / 2 - radius);
    const count = Math.max(1, Math.ceil((2 * reach) / (1.4 * radius)) + 1);
    return Array.from({ length: count }, (_, i): Disc => {
      const dx = count === 1 ? 0 : reach * ((2 * i) / (count - 1) - 1);
      return { at: [x + dx * cos - dy * sin, y + dx * sin + dy * cos], radius };
    });
  });
}

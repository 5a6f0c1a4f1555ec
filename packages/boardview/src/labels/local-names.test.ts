import { LANGUAGES } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import {
  LABEL_BASELINE,
  LABEL_LEADING,
  type LabelAnchor,
  type Point,
  type Scene,
} from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { geometryOf } from "../../testing/boards.ts";
import { letterBox } from "../../testing/png.ts";
import { start1935, start1992, turn1902, turnOnCauseway } from "../../testing/scenes.ts";
import { allShapes, layerOf } from "../../testing/shapes.ts";
import { drawBoard } from "../board.ts";
import { areasOf } from "./areas.ts";
import type { Labels } from "./labels.ts";
import { geometryIn } from "./local-names.ts";

const SCENES: Readonly<Record<string, Scene>> = {
  classic: turn1902(),
  board1935: start1935(),
  dissolution: start1992(),
  causeway: turnOnCauseway(),
};
const CASES = Object.keys(SCENES).flatMap((board) => LANGUAGES.map((language) => ({ board, language })));

/** Corners of a box about letters as the font has them, turned with its label. */
function cornersOf({ at: [x, y], size, angle, lines }: LabelAnchor, row: number, isSea: boolean): Point[] {
  const { left, top, width, height } = letterBox(lines[row], isSea);
  const base = (row - (lines.length - 1) / 2) * LABEL_LEADING + LABEL_BASELINE;
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ].map(([dx, dy]): Point => [x + dx * cos - (base + dy) * sin, y + dx * sin + (base + dy) * cos]);
}

/** How deep two boxes lie in each other; at most 0 if they don't. */
function overlap(one: readonly Point[], other: readonly Point[]): number {
  const axes = [one, other].flatMap(([a, b, c]) => [
    [b[0] - a[0], b[1] - a[1]],
    [c[0] - b[0], c[1] - b[1]],
  ]);
  const depths = axes.map(([x, y]) => {
    const length = Math.hypot(x, y);
    const [[a, b], [c, d]] = [one, other].map((corners) => {
      const along = corners.map((corner) => (corner[0] * x + corner[1] * y) / length);
      return [Math.min(...along), Math.max(...along)];
    });
    return Math.min(b, d) - Math.max(a, c);
  });
  return Math.min(...depths);
}

/** How far a circle reaches into a box. */
function reach([a, b, , d]: readonly Point[], at: Point, radius: number): number {
  const away = [b, d].map(([x, y]) => {
    const [ux, uy] = [x - a[0], y - a[1]];
    const length = Math.hypot(ux, uy);
    const along = ((at[0] - a[0]) * ux + (at[1] - a[1]) * uy) / length;
    return Math.max(0, -along, along - length);
  });
  return radius - Math.hypot(...away);
}

const middleOf = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Names on a board, line by line, as boxes about their letters. */
function boxesOn(board: string, language: (typeof LANGUAGES)[number]) {
  const { board: table } = SCENES[board];
  const geometry = geometryIn(language, geometryOf(SCENES[board]), table);
  const boxes = table.provinces.flatMap(({ id, terrain }) => {
    const { label } = geometry.provinces.get(id)!;
    return label.lines.map((line, row) => ({ id, line, box: cornersOf(label, row, terrain === "sea") }));
  });
  return { table, geometry, boxes };
}

/** What English names, placed when the boards were made, allow themselves too, in px. */
const TOUCH = 1.5;

describe.each(CASES)("the names of $board in $language", ({ board, language }) => {
  const { geometry, boxes } = boxesOn(board, language);

  test("lie clear of each other, letter for letter as the font has them", () => {
    const over = boxes.flatMap(({ id, line, box }, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const depth = other.id === id ? 0 : overlap(box, other.box);
        return depth > TOUCH ? [`${line} / ${other.line}: ${depth}`] : [];
      }),
    );
    expect(over).toEqual([]);
  });

  test("lie clear of units, of marks of centers and of coasts", () => {
    const over = boxes.flatMap(({ line, box }) =>
      [...geometry.provinces].flatMap(([id, { unit, radius, center, coasts }]) =>
        [
          { at: unit, radius },
          ...Object.values(coasts).map(({ unit: at }) => ({ at, radius })),
          ...(center ? [{ at: center, radius: 6 }] : []),
        ].flatMap((spot) => {
          const depth = reach(box, spot.at, spot.radius);
          return depth > TOUCH ? [`${line} / ${id}: ${depth}`] : [];
        }),
      ),
    );
    expect(over).toEqual([]);
  });

  test("lie on the sheet, and most of each line in its province", () => {
    const { width, height } = geometry;
    const areas = areasOf(geometry);
    for (const { id, line, box } of boxes) {
      for (const [x, y] of box) {
        expect(x, line).toBeGreaterThanOrEqual(0);
        expect(y, line).toBeGreaterThanOrEqual(0);
        expect(x, line).toBeLessThanOrEqual(width);
        expect(y, line).toBeLessThanOrEqual(height);
      }
      const [from, to] = [middleOf(box[0], box[3]), middleOf(box[1], box[2])];
      const along = Array.from({ length: 21 }, (_, i): Point => {
        const part = i / 20;
        return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      });
      const inside = along.filter((point) => areas.contains(id, point)).length / along.length;
      expect(inside, line).toBeGreaterThan(0.75);
    }
  });
});

function written(language: "en" | "de" | "fr", labels: Labels): string[] {
  const scene = SCENES.classic;
  const { board: text } = messagesIn(language);
  const drawing = drawBoard(geometryOf(scene), scene, { theme: "light", labels, text });
  return allShapes(layerOf(drawing, "names")).flatMap((shape) =>
    shape.shape === "text" ? [shape.lines.join(" ")] : [],
  );
}

test("a board has its names in the reader's language, and abbreviations as the books have them", () => {
  expect(written("de", "full")).toEqual(
    expect.arrayContaining(["München", "Gascogne", "Nordsee", "Bottnischer Meerbusen", "Schweiz", "nc"]),
  );
  expect(written("fr", "full")).toEqual(
    expect.arrayContaining(["Munich", "Gascogne", "mer du Nord", "Suisse", "sc"]),
  );
  expect(written("en", "full")).toContain("Munich");
  const short = written("en", "short");
  expect(short).toContain("Mun");
  expect(written("de", "short").filter((each) => each !== "Schweiz")).toEqual(
    short.filter((each) => each !== "Switzerland"),
  );
});

test("English boards are as they were made", () => {
  for (const scene of Object.values(SCENES)) {
    const geometry = geometryOf(scene);
    expect(geometryIn("en", geometry, scene.board)).toBe(geometry);
  }
});

test("a name with too little room gives way to its abbreviation", () => {
  const { board } = SCENES.classic;
  const geometry = geometryOf(SCENES.classic);
  const belgium = geometry.provinces.get("Bel")!;
  const filled = { ...belgium, radius: 100 };
  const crowded = { ...geometry, provinces: new Map(geometry.provinces).set("Bel", filled) };
  const nameIn = (on: typeof geometry) => geometryIn("de", on, board).provinces.get("Bel")?.label.lines;
  expect(nameIn(geometry)).toEqual(["Belgien"]);
  expect(nameIn(crowded)).toEqual(["Bel"]);
});

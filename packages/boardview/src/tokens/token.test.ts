import type { Slot } from "@chancery/variants/boards";
import { UNIT_KINDS } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { allShapes } from "../../testing/shapes.ts";
import { PALETTE } from "../colors/palette.ts";
import { THEME, THEMES } from "../colors/theme.ts";
import { EMBLEMS } from "./emblems.ts";
import { FIGURES } from "./figures.ts";
import { drawToken, type TokenLook } from "./token.ts";

const drawn = (look: TokenLook, slot: Slot = "red") => drawToken(THEME.light, slot, look, [100, 200], 17);
const paths = (look: TokenLook, slot?: Slot): string[] =>
  allShapes(drawn(look, slot).shapes).flatMap((shape) => (shape.shape === "path" ? [shape.d] : []));
const circles = (look: TokenLook): number[] =>
  allShapes(drawn(look).shapes).flatMap((shape) => (shape.shape === "circle" ? [shape.r] : []));

test("a unit stands in its place, in its size", () => {
  expect(drawn({ kind: "army" }).place).toEqual({ at: [100, 200], scale: 17 / 20 });
});

test.each(UNIT_KINDS)("%s has a figure of its own, and its power's emblem", (kind) => {
  for (const part of FIGURES[kind]) expect(paths({ kind })).toContain(part);
  for (const other of UNIT_KINDS.filter((each) => each !== kind)) {
    expect(paths({ kind })).not.toContain(FIGURES[other][0]);
  }
  expect(paths({ kind })).toContain(EMBLEMS.square);
  expect(paths({ kind }, "tan")).not.toContain(EMBLEMS.square);
});

describe("what is special about a unit is seen by its shape:", () => {
  test("a stationary one has a square base", () => {
    expect(circles({ kind: "army" })).not.toHaveLength(0);
    expect(circles({ kind: "army", stationary: true })).toHaveLength(0);
  });

  test("an invulnerable one has a second ring", () => {
    const [plain, ringed] = [circles({ kind: "army" }), circles({ kind: "army", invulnerable: true })];
    expect(ringed).toHaveLength(plain.length + 1);
    expect(Math.min(...ringed)).toBeLessThan(Math.min(...plain));
  });

  test("a disabled one is struck out", () => {
    expect(paths({ kind: "wing", disabled: true })).toHaveLength(paths({ kind: "wing" }).length + 2);
  });

  test("a dislodged one leans and has a broken rim", () => {
    const token = drawn({ kind: "fleet", dislodged: true });
    expect(token.place?.angle).toBeDefined();
    expect(allShapes(token.shapes).some((shape) => shape.shape === "circle" && shape.dash)).toBe(true);
    expect(drawn({ kind: "fleet" }).place?.angle).toBeUndefined();
  });
});

test.each(THEMES)("in the %s theme a unit has a rim that sets it off", (name) => {
  const theme = THEME[name];
  for (const slot of Object.keys(PALETTE) as Slot[]) {
    const [rim] = drawToken(theme, slot, { kind: "army" }, [0, 0], 17).shapes;
    expect(rim).toMatchObject({ shape: "circle", stroke: theme.halo });
  }
});

test("in print nothing has a color", () => {
  for (const slot of Object.keys(PALETTE) as Slot[]) {
    for (const shape of allShapes(
      drawToken(THEME.print, slot, { kind: "army", invulnerable: true }, [0, 0], 17).shapes,
    )) {
      if (shape.shape === "group" || shape.shape === "text") continue;
      for (const ink of [shape.fill, shape.stroke]) {
        if (typeof ink === "string") expect(ink).toMatch(/^#(..)\1\1$/);
      }
    }
  }
});

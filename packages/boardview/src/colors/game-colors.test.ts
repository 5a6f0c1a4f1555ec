import { appearanceOf } from "@chancery/variants";
import { dissolutionBoard, dissolutionFacts, type Scene } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { GEOMETRY, geometryOf, lookOf } from "../../testing/boards.ts";
import { nameOfColor } from "../../testing/colors.ts";
import { start1992 } from "../../testing/scenes.ts";
import { allShapes, groupsIn } from "../../testing/shapes.ts";
import { TEXT } from "../../testing/text.ts";
import { drawBoard } from "../board.ts";
import { sceneOf } from "../scene-of.ts";
import { EMBLEMS } from "../tokens/emblems.ts";

/** All shapes of a power's first unit on the drawn board. */
function token(scene: Scene, power: string) {
  const drawing = drawBoard(geometryOf(scene), scene, { theme: "light", labels: "full", text: TEXT });
  const unit = groupsIn(drawing, "units").find(({ data }) => data?.power === power);
  if (!unit) throw new Error(`no unit of ${power} is drawn`);
  return allShapes(unit.shapes);
}

/** The color of a power's units on the drawn board. */
function colorOf(scene: Scene, power: string): string {
  const fills = token(scene, power).flatMap((shape) => ("fill" in shape ? [shape.fill] : []));
  const ground = fills.find((fill) => typeof fill === "string");
  if (!ground) throw new Error(`units of ${power} have no color`);
  return nameOfColor(ground);
}

/** The board of a committee with one army of each power. */
const boardWith = (variant: string, board: string, armies: Readonly<Record<string, string>>): Scene =>
  sceneOf(
    {
      phase: "S1901M",
      units: Object.fromEntries(Object.entries(armies).map(([power, at]) => [power, [`A ${at}`]])),
      centers: {},
    },
    appearanceOf({ variant, board: { id: board } }),
  );

describe("units of 1901", () => {
  const armies = {
    Austria: "Vie",
    England: "Lon",
    France: "Par",
    Germany: "Ber",
    Italy: "Rom",
    Russia: "Mos",
    Turkey: "Con",
  };
  const scene = boardWith("committee-1901", "classic", armies);

  test("have the colors of the booklet's table, the nearest there are (M01-14, M01-15, M01-16, M01-18, M01-19, M01-20, M01-21)", () => {
    expect(Object.keys(armies).map((power) => `${power}: ${colorOf(scene, power)}`)).toEqual([
      "Austria: pink",
      "England: purple",
      "France: blue",
      "Germany: dark green",
      "Italy: light green",
      "Russia: white",
      "Turkey: yellow",
    ]);
    expect(colorOf(boardWith("classic", "classic", armies), "Austria")).toBe("red");
    expect(colorOf(boardWith("./file.ts", "classic", armies), "Austria")).toBe("red");
  });

  test("have a color that belongs to their power alone (M01-10)", () => {
    expect(new Set(Object.keys(armies).map((power) => colorOf(scene, power))).size).toBe(7);
  });
});

test("units of 1935 have the colors of the booklet's table (M35-13, M35-14, M35-15, M35-16, M35-17, M35-18, M35-19, M35-20, M35-21)", () => {
  const armies = {
    "United Kingdom": "Lon",
    France: "Par",
    Italy: "Rom",
    Germany: "Ber",
    USSR: "Mos",
    Turkey: "Ank",
    Yugoslavia: "Ser",
    Spain: "Mad",
    Poland: "Kra",
  };
  const scene = boardWith("committee-1935", "board1935", armies);
  expect(Object.keys(armies).map((power) => `${power}: ${colorOf(scene, power)}`)).toEqual([
    "United Kingdom: light blue",
    "France: blue",
    "Italy: dark green",
    "Germany: black",
    "USSR: red",
    "Turkey: yellow",
    "Yugoslavia: light green",
    "Spain: orange",
    "Poland: white",
  ]);
});

describe("units of 1992", () => {
  const scene = start1992();

  test("of players have the rulebook's colors, silver being white and teal light blue (DIS-7.1-1, DIS-7.2-1, DIS-7.3-1, DIS-7.4-1, DIS-7.5-1, DIS-7.6-1, DIS-7.7-1, DIS-7.8-1, DIS-7.9-1, DIS-7.10-1)", () => {
    const colors = {
      Egypt: "black",
      Ethiopia: "light green",
      Iran: "white",
      Kazakhstan: "light blue",
      Pakistan: "dark green",
      Poland: "pink",
      Romania: "yellow",
      "Saudi Arabia": "olive",
      Ukraine: "blue",
      Yugoslavia: "red",
    };
    for (const [power, color] of Object.entries(colors)) expect(colorOf(scene, power), power).toBe(color);
  });

  test("of nuclear powers have them too, and those of the US Navy red rims (DIS-8.1-1, DIS-8.2-1, DIS-8.3-1, DIS-8.4-1, DIS-8.5-1)", () => {
    const colors = {
      NATO: "navy",
      Russia: "purple",
      India: "orange",
      Israel: "cornflower",
      "US Navy": "navy",
    };
    for (const [power, color] of Object.entries(colors)) expect(colorOf(scene, power), power).toBe(color);
    const rims = (power: string): string[] =>
      token(scene, power).flatMap((shape) =>
        "stroke" in shape && shape.stroke ? [nameOfColor(shape.stroke)] : [],
      );
    expect(rims("US Navy")).toContain("red");
    expect(rims("NATO")).not.toContain("red");
  });

  test("of minor powers are tan, bronze or chocolate, all with the same wreath (DIS-3.5-3)", () => {
    const { INDEPENDENTS, PAIRS } = dissolutionFacts;
    const nameOf = (id: string) => dissolutionBoard.provinces.find((row) => row.id === id)?.name ?? id;
    const minors = {
      tan: INDEPENDENTS.tan.map(nameOf),
      bronze: INDEPENDENTS.bronze.map(nameOf),
      chocolate: Object.keys(PAIRS),
    };
    const isWreathed = (power: string): boolean =>
      token(scene, power).some((shape) => shape.shape === "path" && shape.d === EMBLEMS.wreath);
    for (const [color, powers] of Object.entries(minors))
      for (const power of powers)
        expect([power, colorOf(scene, power), isWreathed(power)]).toEqual([power, color, true]);
    expect(isWreathed("Egypt")).toBe(false);
  });
});

test("a center has a broken ring for each of its points (DIS-1.4-4), and nuclear land keeps its color (DIS-6.1-1)", () => {
  const scene = start1992();
  const drawing = drawBoard(GEOMETRY.dissolution, scene, { theme: "light", labels: "full", text: TEXT });
  const broken = (id: string): number => {
    const center = groupsIn(drawing, "centers").find(({ data }) => data?.province === id);
    return JSON.stringify(center).split('"dash"').length - 1;
  };
  expect([broken("Irq"), broken("Riy")]).toEqual([1, 2]);
  const units = { Kazakhstan: ["A Ast"], Russia: ["A Mos"] };
  const trespassed = sceneOf(
    { phase: "S1992M", units, centers: {} },
    { ...lookOf("dissolution"), title: "" },
  );
  expect(trespassed.provinces.find(({ at }) => at === "Ast")?.owner).toBe("Russia");
});

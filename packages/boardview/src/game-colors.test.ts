import { appearanceOf, manifestOf } from "@chancery/variants";
import { dissolutionBoard, dissolutionFacts } from "@chancery/variants/boards";
import { expect, test } from "vitest";
import { GEOMETRY, lookOf } from "../testing/boards.ts";
import { start1992 } from "../testing/scenes.ts";
import { groupsIn } from "../testing/shapes.ts";
import { drawBoard } from "./board.ts";
import { PALETTE } from "./palette.ts";
import { sceneOf } from "./scene-of.ts";

const castOf = (variant: string) => manifestOf({ variant })?.powers ?? {};
const slot = (power: string): string => castOf("dissolution")[power].slot;

test("the powers of 1901 have the colours of the booklet's table, the nearest there are (M01-14, M01-15, M01-16, M01-18, M01-19, M01-20, M01-21)", () => {
  expect(Object.entries(castOf("committee-1901")).map(([power, row]) => `${power}: ${row.slot}`)).toEqual([
    "Austria: magenta",
    "England: mauve",
    "France: blue",
    "Germany: green",
    "Italy: lime",
    "Russia: silver",
    "Turkey: gold",
  ]);
  const position = { phase: "S1901M", units: { Austria: ["A Vie"] }, centers: {} };
  const slotIn = (variant: string) =>
    sceneOf(position, appearanceOf({ variant, board: { id: "classic" } })).powers.find(
      ({ name }) => name === "Austria",
    )?.slot;
  expect(["committee-1901", "classic", "./file.ts"].map(slotIn)).toEqual(["magenta", "red", "red"]);
});

test("so have the powers of 1935 (M35-13, M35-14, M35-15, M35-16, M35-17, M35-18, M35-19, M35-20, M35-21)", () => {
  expect(Object.entries(castOf("committee-1935")).map(([power, row]) => `${power}: ${row.slot}`)).toEqual([
    "United Kingdom: sky",
    "France: blue",
    "Italy: green",
    "Germany: ink",
    "USSR: red",
    "Turkey: gold",
    "Yugoslavia: lime",
    "Spain: orange",
    "Poland: silver",
  ]);
});

test("each power of 1901 has a colour that is its own alone (M01-10)", () => {
  const colours = Object.values(castOf("committee-1901")).map((row) => PALETTE[row.slot].colour);
  expect(colours).toHaveLength(7);
  expect(new Set(colours).size).toBe(7);
});

test("players have the rulebook's colours, teal being light blue (DIS-7.1-1, DIS-7.2-1, DIS-7.3-1, DIS-7.4-1, DIS-7.5-1, DIS-7.6-1, DIS-7.7-1, DIS-7.8-1, DIS-7.9-1, DIS-7.10-1)", () => {
  const players = [
    "Egypt",
    "Ethiopia",
    "Iran",
    "Kazakhstan",
    "Pakistan",
    "Poland",
    "Romania",
    "Saudi Arabia",
    "Ukraine",
    "Yugoslavia",
  ];
  expect(players.map(slot)).toEqual([
    "ink",
    "lime",
    "silver",
    "sky",
    "green",
    "magenta",
    "gold",
    "olive",
    "blue",
    "red",
  ]);
});

test("so have nuclear powers; the US Navy has red borders (DIS-8.1-1, DIS-8.2-1, DIS-8.3-1, DIS-8.4-1, DIS-8.5-1)", () => {
  expect(["NATO", "Russia", "India", "Israel", "US Navy"].map(slot)).toEqual([
    "navy",
    "mauve",
    "orange",
    "cornflower",
    "steel",
  ]);
  expect(PALETTE.steel).toHaveProperty("ring");
});

test("minor powers are tan, bronze or chocolate, all with the same wreath (DIS-3.5-3)", () => {
  const { INDEPENDENTS, PAIRS } = dissolutionFacts;
  const nameOf = (id: string): string => dissolutionBoard.provinces.find((row) => row.id === id)?.name ?? id;
  expect(new Set(INDEPENDENTS.tan.map(nameOf).map(slot))).toEqual(new Set(["tan"]));
  expect(new Set(INDEPENDENTS.bronze.map(nameOf).map(slot))).toEqual(new Set(["bronze"]));
  expect(new Set(Object.keys(PAIRS).map(slot))).toEqual(new Set(["chocolate"]));
  const wreathed = Object.entries(PALETTE).filter(([, { emblem }]) => emblem === "wreath");
  expect(wreathed.map(([name]) => name)).toEqual(["tan", "bronze", "chocolate"]);
});

test("a centre has a broken ring for each of its points (DIS-1.4-4), and nuclear land keeps its colour (DIS-6.1-1)", () => {
  const scene = start1992();
  const drawing = drawBoard(GEOMETRY.dissolution, scene, { theme: "light", labels: "full" });
  const broken = (id: string): number => {
    const centre = groupsIn(drawing, "centres").find(({ data }) => data?.province === id);
    return JSON.stringify(centre).split('"dash"').length - 1;
  };
  expect([broken("Irq"), broken("Riy")]).toEqual([1, 2]);
  const units = { Kazakhstan: ["A Ast"], Russia: ["A Mos"] };
  const trespassed = sceneOf(
    { phase: "S1992M", units, centers: {} },
    { ...lookOf("dissolution"), title: "" },
  );
  expect(trespassed.provinces.find(({ at }) => at === "Ast")?.owner).toBe("Russia");
});

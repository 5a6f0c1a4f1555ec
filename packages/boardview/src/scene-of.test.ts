import { formatPosition } from "@chancery/engine";
import { createClassic } from "@chancery/variants";
import { expect, test } from "vitest";
import { lookOf } from "../testing/boards.ts";
import { retreats1902, start1992, turn1902, winter1992 } from "../testing/scenes.ts";
import { sceneOf } from "./scene-of.ts";

const game = createClassic("2023");
if (!game.ok) throw new Error("no game");
const start = sceneOf(formatPosition(game.value.rules, game.value.start), lookOf("classic"));

test("the starting position becomes a scene", () => {
  expect(start.title).toBe("S1901M");
  expect(start.units).toHaveLength(22);
  expect(start.units).toContainEqual({ power: "Russia", kind: "fleet", at: "StP/sc" });
  expect(start.centers).toHaveLength(34);
  expect(start.centers).toContainEqual({ at: "Par", owner: "France" });
  expect(start.centers).toContainEqual({ at: "Bel", owner: null });
  expect(start.powers).toContainEqual({
    name: "Germany",
    title: "Germany",
    adjective: "German",
    slot: "ink",
  });
});

test("a center's land is its owner's, other land its country's while that is in the game", () => {
  const owner = (scene: typeof start, at: string) => scene.provinces.find((each) => each.at === at)?.owner;
  expect(owner(start, "Sil")).toBe("Germany");
  expect(owner(start, "Bel")).toBeUndefined();
  const later = sceneOf(
    { phase: "F1910M", units: { Germany: [], France: ["A Sil"] }, centers: { Germany: [], France: ["Ber"] } },
    lookOf("classic"),
  );
  expect(owner(later, "Ber")).toBe("France");
  expect(owner(later, "Sil")).toBeUndefined();
});

test("dislodged units appear a second time, beside the victor", () => {
  const inRumania = retreats1902().units.filter(({ at }) => at === "Rum");
  expect(inRumania).toEqual([
    { power: "Turkey", kind: "army", at: "Rum" },
    { power: "Russia", kind: "fleet", at: "Rum", dislodged: true },
  ]);
});

test("the scene of 1992 knows what units are like and what centers are worth", () => {
  const { units, centers, powers } = start1992([], ["Asw"]);
  const at = (place: string) => units.find((each) => each.at === place);
  expect(at("Asw")).toMatchObject({ kind: "wing", stationary: true, disabled: true });
  expect(at("Mos")).toMatchObject({ power: "Russia", stationary: true, invulnerable: true });
  expect(at("Kuw")).toEqual({ power: "US Navy", kind: "fleet", at: "Kuw", invulnerable: true });
  expect(at("Alb")).toEqual({ power: "Albania", kind: "army", at: "Alb", stationary: true });
  expect(at("War")).toEqual({ power: "Poland", kind: "army", at: "War" });
  expect(centers).toHaveLength(57);
  expect(centers.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(75);
  expect(centers).toContainEqual({ at: "Akt", owner: "Kazakhstan", points: 2, oil: true });
  expect(powers.find(({ name }) => name === "Libya")?.slot).toBe("chocolate");
});

test("the hexes of the Favor Map are their nuclear power's, the Perimeters nobody's", () => {
  const { provinces, units } = winter1992();
  expect(provinces).toHaveLength(100);
  expect(provinces.some(({ at }) => at.endsWith("0z"))).toBe(false);
  expect(units).toHaveLength(50);
  expect(units.every(({ kind }) => kind === "embassy")).toBe(true);
});

test("orders and highlights are passed on as they are", () => {
  expect(turn1902().orders).toHaveLength(36);
  expect(retreats1902().highlights[0]).toEqual({ at: "Par", kind: "selected" });
});

test("an invalid unit is refused", () => {
  expect(() =>
    sceneOf({ phase: "S1901M", units: { France: ["X Par"] }, centers: {} }, lookOf("classic")),
  ).toThrow("X Par");
});

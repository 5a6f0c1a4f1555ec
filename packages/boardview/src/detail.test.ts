import { LANGUAGES, type PageLanguage } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import type { Scene } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { geometryOf } from "../testing/boards.ts";
import { start1935, start1992, turn1902, turnOnCauseway, winter1992 } from "../testing/scenes.ts";
import { allShapes, groupsIn, layerOf } from "../testing/shapes.ts";
import { TEXT } from "../testing/text.ts";
import { drawBoard } from "./board.ts";
import type { Detail } from "./detail.ts";
import type { Drawing, Spot } from "./drawing.ts";
import { distance } from "./orders/route.ts";

const SCENES: Readonly<Record<string, Scene>> = {
  classic: turn1902(),
  board1935: start1935(),
  dissolution: start1992(),
  causeway: turnOnCauseway(),
  favor: winter1992(),
};

/** What a screen leaves for the board, and what has to be legible there. */
const SCREENS = {
  laptop: { width: 900, height: 664, label: 9, unit: 26 },
  desktop: { width: 1037, height: 844, label: 9, unit: 30 },
  projector: { width: 1280, height: 1040, label: 18, unit: 30 },
};

function shown(
  scene: Scene,
  screen: keyof typeof SCREENS,
  language: PageLanguage = "en",
): { drawing: Drawing; scale: number } {
  const { width, height, label, unit } = SCREENS[screen];
  const geometry = geometryOf(scene);
  const scale = Math.min(width / geometry.width, height / geometry.height);
  const detail: Detail = {
    scale,
    label: { least: label, most: 24 },
    unit: { least: unit, most: 60 },
    center: 8,
  };
  return {
    drawing: drawBoard(geometry, scene, {
      theme: "light",
      labels: "full",
      text: messagesIn(language).board,
      detail,
    }),
    scale,
  };
}

const spotsOf = (drawing: Drawing, kind: Spot["kind"]): Spot[] =>
  drawing.layers.flatMap(({ spots = [] }) => spots.filter((spot) => spot.kind === kind));

/** What the names cover. */
const namesOn = (drawing: Drawing) =>
  (drawing.layers.find(({ name }) => name === "names")?.spots ?? []).filter((spot) => spot.kind !== "head");

const CASES = Object.keys(SCENES).flatMap((board) =>
  (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).map((screen) => ({ board, screen })),
);

describe.each(CASES)("$board on a $screen", ({ board, screen }) => {
  const scene = SCENES[board];
  const { drawing, scale } = shown(scene, screen);
  const inAll = LANGUAGES.map((language) => ({ language, drawing: shown(scene, screen, language).drawing }));
  const { label, unit } = SCREENS[screen];

  test("has no letters too small to read", () => {
    const sizes = ["names", "legend"].flatMap((layer) =>
      allShapes(layerOf(drawing, layer)).flatMap((shape) => (shape.shape === "text" ? [shape.size] : [])),
    );
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(label - 0.01);
  });

  test("has units and marks that can be seen", () => {
    for (const { radius } of spotsOf(drawing, "unit"))
      expect(2 * radius * scale).toBeGreaterThanOrEqual(unit);
    for (const { place, shapes } of groupsIn(drawing, "centers")) {
      const radii = shapes.flatMap((shape) => (shape.shape === "circle" && shape.stroke ? [shape.r] : []));
      expect(2 * Math.max(...radii) * (place?.scale ?? 1) * scale).toBeGreaterThanOrEqual(7.99);
    }
  });

  test.each(inAll)("names nearly every province in $language", ({ drawing }) => {
    const named = new Set(namesOn(drawing).map(({ province }) => province));
    const share = named.size / scene.board.provinces.length;
    expect(share).toBeGreaterThanOrEqual(screen === "projector" ? 0.8 : 0.97);
  });

  test.each(inAll)("cuts no name off at the edge of the board in $language", ({ drawing }) => {
    const { width, height } = drawing;
    const over = namesOn(drawing).filter(
      ({ at: [x, y], radius }) => x < radius || y < radius || x > width - radius || y > height - radius,
    );
    expect(over).toEqual([]);
  });

  test.each(inAll)("keeps names off units and off each other in $language", ({ drawing }) => {
    const names = namesOn(drawing);
    for (const [i, { at, radius, province }] of names.entries()) {
      for (const piece of spotsOf(drawing, "unit"))
        expect(distance(at, piece.at)).toBeGreaterThan(piece.radius + radius * 0.9);
      for (const other of names.slice(i + 1))
        if (other.province !== province)
          expect(distance(at, other.at)).toBeGreaterThan((radius + other.radius) * 0.99);
    }
  });

  test("lets no unit hide another", () => {
    const units = spotsOf(drawing, "unit");
    for (const [i, one] of units.entries())
      for (const other of units.slice(i + 1))
        if ("province" in one && "province" in other && one.province !== other.province)
          expect(distance(one.at, other.at)).toBeGreaterThan((one.radius + other.radius) * 0.7);
  });
});

test("on a wall every province of 1935 has a name, even where its unit fills it, as in Gibraltar and Macedonia", () => {
  const scene = start1935();
  const geometry = geometryOf(scene);
  const detail: Detail = {
    scale: Math.min(1100 / geometry.width, 900 / geometry.height),
    label: { least: 18, most: 26 },
    unit: { least: 36, most: 64 },
    center: 12,
    namesCross: true,
  };
  const drawing = drawBoard(geometry, scene, { theme: "light", labels: "full", text: TEXT, detail });
  const named = new Set(namesOn(drawing).map(({ province }) => province));
  expect(scene.board.provinces.filter(({ id }) => !named.has(id))).toEqual([]);
});

test("letters and units stop growing when the board is looked at closely", () => {
  const scene = turn1902();
  const detail: Detail = {
    scale: 3,
    label: { least: 9, most: 20 },
    unit: { least: 26, most: 60 },
    center: 8,
  };
  const drawing = drawBoard(geometryOf(scene), scene, { theme: "light", labels: "full", text: TEXT, detail });
  const sizes = allShapes(layerOf(drawing, "names")).flatMap((shape) =>
    shape.shape === "text" ? [shape.size * 3] : [],
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20.01);
  for (const { radius } of spotsOf(drawing, "unit")) expect(radius * 6).toBeLessThanOrEqual(63);
});

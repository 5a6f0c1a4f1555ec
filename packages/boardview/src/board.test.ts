import type { Point, Scene, Slot } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { GEOMETRY, geometryOf } from "../testing/boards.ts";
import { retreats1902, start1935, start1992, turn1902, turn1992, winter1992 } from "../testing/scenes.ts";
import { allShapes, groupsIn, layerOf } from "../testing/shapes.ts";
import { TEXT } from "../testing/text.ts";
import { drawBoard, drawOrderLayers, drawPosition, stacked } from "./board.ts";
import { liveryOf } from "./colors/livery.ts";
import { PALETTE } from "./colors/palette.ts";
import { THEME, THEMES, type ThemeName } from "./colors/theme.ts";
import { type Drawing, type GroupShape, group } from "./drawing.ts";
import { outlinesOf } from "./ground/outlines.ts";
import { distance } from "./orders/route.ts";
import { seatsOf } from "./seats.ts";

const draw = (scene: Scene, options: Partial<Parameters<typeof drawBoard>[2]> = {}): Drawing =>
  drawBoard(geometryOf(scene), scene, {
    theme: "light",
    labels: "full",
    text: TEXT,
    ...options,
  });

const SCENES = { classic: turn1902(), board1935: start1935(), dissolution: start1992(), favor: winter1992() };
const BOARDS = Object.keys(SCENES) as (keyof typeof SCENES)[];

test("a position that stays while orders change shows the same as a board drawn at once", () => {
  const options = { theme: "light", labels: "full", text: TEXT } as const;
  const bare = drawPosition(
    GEOMETRY.classic,
    { ...turn1902(), orders: [], highlights: [] } as Scene,
    options,
  );
  for (const scene of [
    turn1902(),
    { ...turn1902([]), highlights: [{ at: "Mun", kind: "target" }] } as Scene,
  ]) {
    const orders = drawOrderLayers(GEOMETRY.classic, scene, options);
    expect(stacked(bare.layers, orders)).toEqual(draw(scene).layers);
  }
});

test("a target that takes more than a step has no wash, and a thinner rim", () => {
  const drawn = (isFar: boolean) =>
    JSON.stringify(
      draw({
        ...turn1902([]),
        highlights: [{ at: "Mun", kind: "target", ...(isFar && { isFar }) }],
      } as Scene).layers.filter(({ name }) => name === "washes" || name === "highlights"),
    );
  expect(drawn(false)).toContain('"opacity":0.18');
  expect(drawn(true)).not.toContain('"opacity":0.18');
  expect(drawn(true)).toContain('"dash":[2,6]');
});

test("layers lie in their order, the units above the arrows", () => {
  expect(draw(turn1902()).layers.map(({ name }) => name)).toEqual([
    "sea",
    "land",
    "impassable",
    "borders",
    "crossings",
    "washes",
    "legend",
    "centers",
    "orders",
    "highlights",
    "names",
    "heads",
    "units",
    "dislodged",
    "marks",
    "signs",
  ]);
});

describe.each(BOARDS)("the board %s", (board) => {
  const scene = SCENES[board];
  const drawing = draw(scene);
  const provinces = [...groupsIn(drawing, "sea"), ...groupsIn(drawing, "land")].filter(
    ({ data }) => data?.province,
  );

  test("has every province once, each reachable by keyboard and labeled", () => {
    const ids = provinces.map(({ data }) => data?.province);
    expect(ids.toSorted()).toEqual(scene.board.provinces.map(({ id }) => id).toSorted());
    for (const { focusable, role, label, data } of provinces) {
      expect(focusable).toBe(true);
      expect(role).toBe("img");
      expect(label).toContain(scene.board.provinces.find(({ id }) => id === data?.province)?.name);
    }
  });

  test("has an outline for every province", () => {
    for (const { shapes } of provinces) {
      for (const shape of shapes)
        expect(shape).toMatchObject({ shape: "path", d: expect.stringMatching(/^M/) });
    }
  });

  test("has every border once", () => {
    const { borders } = outlinesOf(GEOMETRY[board]);
    const unclipped = groupsIn(drawing, "borders").flatMap(({ shapes }) =>
      shapes.filter(({ shape }) => shape === "path"),
    );
    const lines = unclipped.flatMap((shape) => (shape.shape === "path" ? shape.d.split(/(?=M)/) : []));
    expect(lines.toSorted()).toEqual(borders.map(({ d }) => d).toSorted());
  });

  test("has a token for every unit, with its label", () => {
    const tokens = groupsIn(drawing, "units");
    expect(tokens).toHaveLength(scene.units.length);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
    for (const [i, { data, label }] of tokens.entries()) {
      expect(data).toMatchObject({
        unit: scene.units[i].at,
        power: scene.units[i].power,
        kind: scene.units[i].kind,
      });
      expect(label).toContain(scene.units[i].kind);
    }
  });

  test("has no duplicate ids, and no missing patterns or clips", () => {
    for (const theme of THEMES) {
      const { layers, patterns, clips } = draw(scene, { theme });
      const shapes = layers.flatMap((layer) => allShapes(layer.shapes));
      const groups = shapes.filter((shape): shape is GroupShape => shape.shape === "group");
      const ids = groups.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { clip } of groups) if (clip) expect(clips.map(({ id }) => id)).toContain(clip);
      for (const shape of shapes) {
        if (shape.shape === "path" && typeof shape.fill === "object") {
          expect(patterns.map(({ id }) => id)).toContain(shape.fill.pattern);
        }
      }
    }
  });

  test("is drawn the same every time, and does not depend on what was drawn before", () => {
    const again = JSON.stringify(draw(scene));
    draw(scene, { theme: "dark", labels: "short", text: TEXT });
    expect(JSON.stringify(draw(scene))).toBe(again);
  });

  test("has names in full, abbreviations, or none", () => {
    const words = (labels: "full" | "short" | "none") =>
      allShapes(layerOf(draw(scene, { labels }), "names")).flatMap((shape) =>
        shape.shape === "text" ? shape.lines : [],
      );
    expect(words("full").length).toBeGreaterThanOrEqual(scene.board.provinces.length);
    for (const { id } of scene.board.provinces) expect(words("short")).toContain(id);
    expect(words("none")).toEqual([]);
  });
});

test("pages where provinces can be pressed get buttons", () => {
  const [first] = groupsIn(draw(turn1902(), { interactive: true }), "sea").filter(
    ({ data }) => data?.province,
  );
  expect(first.role).toBe("button");
});

test("land is in its owner's color, in print in its owner's pattern", () => {
  const munich = (theme: "light" | "dark" | "print", patterns = false) =>
    groupsIn(draw(turn1902(), { theme, patterns }), "land")
      .find(({ data }) => data?.province === "Mun")
      ?.shapes.map((shape) => (shape.shape === "path" ? shape.fill : null));
  expect(munich("light")).toEqual([PALETTE.ink.light.land]);
  expect(munich("dark")).toEqual([PALETTE.ink.dark.land]);
  expect(munich("light", true)).toEqual([PALETTE.ink.light.land, { pattern: "ink" }]);
  expect(munich("print")).toEqual([THEME.print.land, { pattern: "ink" }]);
});

test("centers show their owner no matter who stands there (M01-11)", () => {
  const centers = groupsIn(draw(turn1902()), "centers");
  expect(centers).toHaveLength(34);
  const belgium = centers.find(({ data }) => data?.province === "Bel");
  const rumania = centers.find(({ data }) => data?.province === "Rum");
  expect(belgium?.data).toEqual({ province: "Bel" });
  expect(rumania?.data).toEqual({ province: "Rum", owner: "Russia" });
  expect(
    rumania?.shapes.some((shape) => shape.shape === "circle" && shape.fill === PALETTE.mauve.color),
  ).toBe(true);
});

test("in 1992 a center has a broken ring for each point, and oil a drop", () => {
  const centers = groupsIn(draw(start1992()), "centers");
  const rings = (province: string): number =>
    centers
      .find(({ data }) => data?.province === province)
      ?.shapes.filter((shape) => shape.shape === "circle" && shape.dash).length ?? 0;
  expect([rings("Sev"), rings("War")]).toEqual([1, 2]);
  const drops = centers
    .filter(({ shapes }) => shapes.some(({ shape }) => shape === "path"))
    .map(({ data }) => data?.province);
  expect(drops.toSorted()).toEqual(["Akt", "Aze", "Ben", "Dmm", "Irq", "Riy", "Shi", "UAE"]);
});

describe("orders", () => {
  const orders = (scene: Scene, theme: ThemeName = "light") =>
    groupsIn(draw(scene, { theme }), "orders").filter((each) => each.class === "order");
  const strokes = ({ shapes }: GroupShape): (string | undefined)[] =>
    allShapes(shapes).flatMap((shape) =>
      shape.shape === "path" || shape.shape === "circle" ? [shape.stroke] : [],
    );

  test("answer with their reason", () => {
    expect(orders(turn1902()).find(({ data }) => data?.order === "0")).toMatchObject({
      id: "order-0",
      data: { type: "move", state: "fails", power: "Austria" },
      label: "Austrian army Galicia moves to Ukraine, fails: Bounced 1v2 with A Ukr",
    });
  });

  test.each(THEMES)("keep their power's color however they fare, in the %s theme", (theme) => {
    const scene = turn1902();
    const slots = new Map(scene.powers.map(({ name, slot }) => [name, slot]));
    for (const [index, { power }] of scene.orders.entries()) {
      const line = orders(scene, theme).find(({ data }) => data?.order === String(index));
      const { line: color } = liveryOf(THEME[theme], slots.get(power) as Slot);
      expect(new Set(strokes(line as GroupShape))).toEqual(new Set([THEME[theme].casing, color]));
    }
  });

  test("that fail are thinner, broken and crossed; those without effect have another mark", () => {
    const scene = turn1902();
    const marks = groupsIn(draw(scene), "marks");
    const moves = { whole: [] as number[], broken: [] as number[] };
    for (const [index, { state, type }] of scene.orders.entries()) {
      const line = orders(scene).find(({ data }) => data?.order === String(index));
      const mark = marks.find(({ data }) => data?.order === String(index));
      const paths = allShapes(line?.shapes ?? []).filter((shape) => shape.shape === "path");
      const drawn = paths.find(({ stroke }) => stroke !== THEME.light.casing);
      if (type === "move" && drawn?.width && (drawn.dash?.[0] ?? 0) < 8)
        moves[drawn.dash ? "broken" : "whole"].push(drawn.width);
      if (drawn && (state === "fails" || state === "void")) expect(drawn.dash).toBeDefined();
      expect(Boolean(mark)).toBe(state === "fails" || state === "void");
      expect(strokes(mark ?? group([])).includes(THEME.light.cross)).toBe(state === "fails");
      if (mark) expect(mark.data).toEqual(line?.data);
    }
    expect(moves.broken.length).toBeGreaterThan(2);
    expect(Math.max(...moves.broken)).toBeLessThan(0.8 * Math.min(...moves.whole));
  });

  test("are read out once", () => {
    for (const scene of [turn1902(), retreats1902()]) {
      const drawing = draw(scene);
      const spoken = [...groupsIn(drawing, "orders"), ...groupsIn(drawing, "marks")].filter(
        ({ role }) => role,
      );
      const visible = scene.orders.flatMap(({ type }, i) => (type === "waive" ? [] : [String(i)]));
      expect(spoken.map(({ data }) => data?.order).toSorted()).toEqual(visible.toSorted());
    }
  });

  test("of different kinds differ in shape: convoys are dashed, retreats dotted", () => {
    const dashes = (scene: Scene, type: string) =>
      orders(scene)
        .filter(({ data }) => data?.type === type && (data.state === "succeeds" || type === "retreat"))
        .map(({ shapes }) =>
          allShapes(shapes).flatMap((shape) => (shape.shape === "path" && shape.dash ? [shape.dash[0]] : [])),
        );
    expect(dashes(turn1902(), "support-move").flat()).toEqual([]);
    expect(dashes(turn1902(), "move").filter((each) => each.length > 0)).toHaveLength(1);
    expect(dashes(retreats1902(), "retreat").every(([dash]) => dash < 1)).toBe(true);
  });
});

test("dislodged units lie above the others, each beside the one that took its place", () => {
  const dislodged = groupsIn(draw(retreats1902()), "dislodged");
  expect(dislodged.map(({ id }) => id)).toEqual([
    "dislodged-Bur-France",
    "dislodged-Tri-Austria",
    "dislodged-Rum-Russia",
  ]);
});

test("highlights let clicks through, and each kind has a shape of its own", () => {
  const drawing = draw(retreats1902());
  const highlights = [...groupsIn(drawing, "highlights"), ...groupsIn(drawing, "signs")];
  expect(highlights.map(({ data }) => data?.kind)).toEqual([
    "target",
    "target",
    "selected",
    "own",
    "warning",
  ]);
  expect(highlights.every(({ passive }) => passive)).toBe(true);
  const shapes = new Set(
    highlights.map((each) =>
      allShapes(each.shapes)
        .map((shape) => shape.shape)
        .join(),
    ),
  );
  expect(shapes.size).toBe(4);
});

test("the Favor Map names its powers; other boards need no legend", () => {
  const names = (scene: Scene) =>
    allShapes(layerOf(draw(scene), "legend")).flatMap((shape) => (shape.shape === "text" ? shape.lines : []));
  expect(names(winter1992())).toHaveLength(10);
  expect(names(turn1992())).toEqual([]);
});

test("dislodged units stand beside those that took their places, not over them", () => {
  const tokens = [...groupsIn(draw(retreats1902()), "units"), ...groupsIn(draw(retreats1902()), "dislodged")];
  const discs = tokens.map(({ place }) => ({ at: place?.at as Point, radius: 20 * (place?.scale ?? 1) }));
  for (const one of discs.slice(-3))
    for (const other of discs)
      if (one !== other) expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(one.radius + other.radius);
});

test("rings lie outside the rim of the unit, and clear of its province's mark", () => {
  const scene = {
    ...turn1902([]),
    highlights: turn1902().units.map(({ at }) => ({ at, kind: "own" as const })),
  };
  const drawing = draw(scene);
  const marks = groupsIn(drawing, "centers").map(({ place, data }) => ({ at: place?.at as Point, ...data }));
  for (const { at, radius } of units(drawing)) {
    const rings = groupsIn(drawing, "highlights")
      .flatMap(({ shapes }) => shapes)
      .filter((shape) => shape.shape === "circle")
      .filter((ring) => distance(ring.at, at) < 0.1);
    expect(rings.length).toBeGreaterThan(0);
    const edges = rings.map(({ r, width = 0 }) => [r - width / 2, r + width / 2]);
    expect(Math.min(...edges.map(([inner]) => inner))).toBeGreaterThan(radius * 1.1);
    const outer = Math.max(...edges.map(([, edge]) => edge));
    for (const mark of marks) expect(distance(mark.at, at)).toBeGreaterThan(outer);
  }
});

const units = (drawing: Drawing) =>
  drawing.layers.flatMap(({ spots = [] }) => spots.filter(({ kind }) => kind === "unit"));

test("a dislodged unit is ringed itself, not the one that took its place", () => {
  const scene = retreats1902();
  const { at } = scene.units.find(({ dislodged }) => dislodged) as { at: string };
  const rings = allShapes(
    layerOf(draw({ ...scene, highlights: [{ at, kind: "own" }] }), "highlights"),
  ).filter((shape) => shape.shape === "circle");
  const seats = seatsOf(GEOMETRY.classic, scene);
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) expect(ring).toMatchObject({ at: seats.ofDislodged(at).at });
});

test("a unit that was struck can be pressed where its sign is", () => {
  const scene = turn1992();
  const { layers } = drawBoard(geometryOf(scene), scene, { text: TEXT, theme: "light", labels: "full" });
  const heads = layers.flatMap(({ spots = [] }) => spots.filter(({ kind }) => kind === "head"));
  const ast = seatsOf(geometryOf(scene), scene).of("Ast");
  expect(Math.min(...heads.map(({ at }) => distance(at, ast.at)))).toBeLessThan(1);
});

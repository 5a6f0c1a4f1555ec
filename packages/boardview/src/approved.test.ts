/**
 * Pictures that somebody has looked at and found good. `npm run approve` draws them anew; look at them before
 * they are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { formatPosition } from "@chancery/engine";
import { createClassic } from "@chancery/variants";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { GEOMETRY } from "../testing/boards.ts";
import { toPng } from "../testing/png.ts";
import { retreats1902, start1935, turn1902, turn1992, winter1992 } from "../testing/scenes.ts";
import { type BoardOptions, drawBoard } from "./board.ts";
import type { Scene } from "./scene.ts";
import { sceneOf } from "./scene-of.ts";
import { type SvgOptions, toSvg } from "./svg.ts";

const APPROVED = new URL("../approved/", import.meta.url);
const APPROVING = process.env.APPROVE === "1";
const WIDTH = 1000;
/** How much a pixel may differ, and how many may differ more: letters come out slightly otherwise elsewhere. */
const TOLERANCE = { pixel: 0.15, share: 0.002 };

function classicStart(): Scene {
  const game = createClassic("2023");
  if (!game.ok) throw new Error("no game");
  return sceneOf(formatPosition(game.value.rules, game.value.start), {
    board: "classic",
    title: "Spring 1901",
  });
}

const PICTURES: Readonly<Record<string, readonly [Scene, Omit<BoardOptions, "labels">, SvgOptions?]>> = {
  "classic-start": [classicStart(), { theme: "light" }],
  "classic-turn": [turn1902(), { theme: "light" }, { crop: [480, 380, 1000, 760] }],
  "classic-retreats": [retreats1902(), { theme: "dark" }, { crop: [120, 560, 1300, 760] }],
  "board1935-start": [start1935(), { theme: "light", patterns: true }, { crop: [400, 240, 1100, 800] }],
  "dissolution-turn": [turn1992(), { theme: "light" }, { crop: [620, 560, 1000, 800] }],
  "dissolution-print": [turn1992(), { theme: "print" }, { crop: [260, 140, 1000, 800] }],
  "favor-winter": [winter1992(), { theme: "light" }],
};

function render(name: string): Buffer {
  const [scene, options, view] = PICTURES[name];
  const drawing = drawBoard(GEOMETRY[scene.board as keyof typeof GEOMETRY], scene, {
    labels: "full",
    ...options,
  });
  return toPng(toSvg(drawing, { ...view, width: WIDTH }));
}

/** Kept in fewer shades, which takes half the room and is not seen. */
function packed({ data, ...size }: PNG): Buffer {
  const few = Object.assign(new PNG(size), {
    data: data.map((value) => Math.min(255, Math.round(value / 8) * 8)),
  });
  return PNG.sync.write(few, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

test.each(Object.keys(PICTURES))("%s looks as approved", { timeout: 60_000 }, (name) => {
  const file = new URL(`${name}.png`, APPROVED);
  const bytes = render(name);
  if (APPROVING) {
    mkdirSync(APPROVED, { recursive: true });
    writeFileSync(file, packed(PNG.sync.read(bytes)));
  }
  const [drawn, approved] = [PNG.sync.read(bytes), PNG.sync.read(readFileSync(file))];
  expect([drawn.width, drawn.height]).toEqual([approved.width, approved.height]);
  const { width, height } = drawn;
  const different = pixelmatch(drawn.data, approved.data, undefined, width, height, {
    threshold: TOLERANCE.pixel,
  });
  expect(different / (width * height)).toBeLessThan(TOLERANCE.share);
});

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

/** How many colours a picture is kept in: the commonest. It takes half the room and is hardly seen. */
const COLOURS = 128;

function packed({ data, ...size }: PNG): Buffer {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const kept = [...counts].toSorted(([, a], [, b]) => b - a).map(([pixel]) => pixel);
  const common = kept.splice(0, COLOURS);
  const near = new Map(kept.map((pixel) => [pixel, nearest(pixel, common)]));
  const few = Uint32Array.from(pixels, (pixel) => near.get(pixel) ?? pixel);
  const picture = Object.assign(new PNG(size), { data: Buffer.from(few.buffer) });
  return PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

function nearest(pixel: number, among: readonly number[]): number {
  const apart = (other: number): number =>
    [0, 8, 16].reduce((sum, byte) => sum + (((pixel >> byte) & 255) - ((other >> byte) & 255)) ** 2, 0);
  return among.reduce((best, other) => (apart(other) < apart(best) ? other : best));
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

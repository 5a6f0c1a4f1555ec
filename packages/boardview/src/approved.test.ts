/**
 * Pictures that a person has approved. `npm run approve` redraws them; look at them before
 * they are committed.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { formatPosition } from "@chancery/engine";
import { createClassic } from "@chancery/variants";
import type { Scene } from "@chancery/variants/boards";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { geometryOf, lookOf } from "../testing/boards.ts";
import { packPng } from "../testing/palette-png.ts";
import { toPng } from "../testing/png.ts";
import {
  autumnKicks,
  retreats1902,
  start1935,
  start1992,
  turn1902,
  turn1992,
  turnOnCauseway,
  winter1992,
  winterResults,
} from "../testing/scenes.ts";
import { TEXT } from "../testing/text.ts";
import { type BoardOptions, drawBoard } from "./board.ts";
import { THEMES } from "./colors/theme.ts";
import { sceneOf } from "./scene-of.ts";
import { type SvgOptions, toSvg } from "./svg.ts";

const APPROVED = new URL("../approved/", import.meta.url);
const APPROVING = process.env.APPROVE === "1";
/** The whole sheet on a large screen, and on a phone. */
const WIDTHS = [2000, 780];
/** How much a pixel may differ, and how many may differ more: letters are drawn slightly differently elsewhere. */
const TOLERANCE = { pixel: 0.15, share: 0.002 };

function classicStart(): Scene {
  const game = createClassic("2023");
  if (!game.ok) throw new Error("no game");
  return sceneOf(formatPosition(game.value.rules, game.value.start), {
    ...lookOf("classic"),
    title: "Spring 1901",
  });
}

interface Picture {
  readonly name: string;
  readonly scene: Scene;
  readonly options: Omit<BoardOptions, "labels" | "text">;
  readonly view: SvgOptions;
}

const SHEETS: Readonly<Record<string, Scene>> = {
  "classic-start": classicStart(),
  "classic-turn": turn1902(),
  "board1935-start": start1935(),
  "dissolution-start": start1992(),
  "causeway-turn": turnOnCauseway(),
  favor: winter1992(),
  "favor-results": winterResults(),
  "favor-kicks": autumnKicks(),
};

/** Where the most has to fit into the least space. */
const CLOSE_UPS: readonly Picture[] = [
  {
    name: "close-balkans",
    scene: turn1902(),
    options: { theme: "light" },
    view: { crop: [900, 700, 800, 700] },
  },
  {
    name: "close-low-countries",
    scene: turn1902(),
    options: { theme: "light" },
    view: { crop: [480, 380, 800, 600] },
  },
  {
    name: "close-retreats",
    scene: retreats1902(),
    options: { theme: "dark" },
    view: { crop: [120, 560, 1300, 760] },
  },
  {
    name: "close-denmark",
    scene: start1935(),
    options: { theme: "light", patterns: true },
    view: { crop: [400, 240, 800, 600] },
  },
  {
    name: "close-caucasus",
    scene: turn1992(),
    options: { theme: "light" },
    view: { crop: [860, 430, 760, 560] },
  },
  {
    name: "close-gulf",
    scene: turn1992(),
    options: { theme: "print" },
    view: { crop: [1050, 880, 640, 560] },
  },
];

const PICTURES: readonly Picture[] = [
  ...Object.entries(SHEETS).flatMap(([name, scene]) =>
    THEMES.flatMap((theme) =>
      WIDTHS.map((width) => ({
        name: `${name}-${theme}-${width}`,
        scene,
        options: { theme },
        view: { width },
      })),
    ),
  ),
  ...CLOSE_UPS.map((picture) => ({ ...picture, view: { ...picture.view, width: 1000 } })),
];

function render({ scene, options, view }: Picture): Buffer {
  return toPng(toSvg(drawBoard(geometryOf(scene), scene, { labels: "full", text: TEXT, ...options }), view));
}

test.each(PICTURES)("$name looks as approved", (picture) => {
  const file = new URL(`${picture.name}.png`, APPROVED);
  const bytes = render(picture);
  if (APPROVING) {
    mkdirSync(APPROVED, { recursive: true });
    writeFileSync(file, packPng(PNG.sync.read(bytes)));
  }
  const [drawn, approved] = [PNG.sync.read(bytes), PNG.sync.read(readFileSync(file))];
  expect([drawn.width, drawn.height]).toEqual([approved.width, approved.height]);
  const { width, height } = drawn;
  const different = pixelmatch(drawn.data, approved.data, undefined, width, height, {
    threshold: TOLERANCE.pixel,
  });
  expect(different / (width * height)).toBeLessThan(TOLERANCE.share);
});

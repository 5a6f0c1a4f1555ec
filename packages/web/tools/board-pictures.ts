/** Draws boards while the application is built: light pictures that are there before the application is. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { drawBoard, type Scene, type Shape, type ThemeName, toSvg } from "@chancery/boardview";
import { openVariant } from "@chancery/contract";
import { translator } from "@chancery/messages";
import board from "@chancery/messages/en/board.ts";
import { BOARDS, GAMES } from "@chancery/variants";
import type { Arc, Geometry } from "@chancery/variants/boards";
import simplify from "simplify-js";
import type { Plugin } from "vite";
import { phaseScene, positionScene } from "../src/orders/scene.ts";
import { timelineOf } from "../src/pages/sandbox/timeline.ts";
import { OPENING } from "../src/pages/start/opening.ts";

const MODULE = join(import.meta.dirname, "../src/board/pictures.ts");

/** Lines lose bends smaller than this, in px of the board. */
const TOLERANCE = 5;

/** A board with the same provinces, drawn with fewer points. Neighbors share their lines, so no gaps open. */
function simplified(geometry: Geometry): Geometry {
  const simple = new Map(geometry.arcs.map((arc) => [arc, simplifiedArc(arc)]));
  const arcOf = (arc: Arc): Arc => simple.get(arc) ?? arc;
  return {
    ...geometry,
    arcs: geometry.arcs.map(arcOf),
    borders: geometry.borders.map((border) => ({ ...border, arc: arcOf(border.arc) })),
  };
}

const simplifiedArc = (arc: Arc): Arc =>
  simplify(
    arc.map(([x, y]) => ({ x, y })),
    TOLERANCE,
    true,
  ).map(({ x, y }) => [even(x), even(y)]);

/** Halfway between two of these lies a whole number, which is short to write. */
const even = (value: number): number => Math.round(value / 2) * 2;

/** Shapes without what only an application needs, and without shades that are cut out along coasts. */
function plain(shape: Shape): Shape[] {
  if (shape.shape !== "group") return [shape];
  if (shape.clip) return [];
  const { shapes, place } = shape;
  const inside = shapes.flatMap(plain);
  return place ? [{ shape: "group", shapes: inside, place }] : inside;
}

/** Provinces of one color as one path: nothing in these layers lies over anything else in them. */
function joined(shapes: readonly Shape[]): Shape[] {
  const paths = Map.groupBy(shapes, (shape) =>
    shape.shape === "path" ? JSON.stringify({ ...shape, d: "" }) : shape,
  );
  return [...paths.values()].map(([first, ...more]) =>
    first.shape === "path"
      ? { ...first, d: [first, ...more].map((each) => ("d" in each ? each.d : "")).join("") }
      : first,
  );
}

const JOINED = new Set(["sea", "land"]);

/** The sea is the ground of the picture. */
const LEFT_OUT = new Set(["sea", "legend", "highlights"]);

function draw(geometry: Geometry, scene: Scene, theme: ThemeName, labels: "none" | "full"): string {
  const drawing = drawBoard(geometry, scene, { theme, labels, id: "board", text: translator("en", board) });
  const layers = drawing.layers
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(({ name, shapes }) => {
      const all = shapes.flatMap(plain);
      return { name, shapes: JOINED.has(name) ? joined(all) : all };
    });
  return toSvg({ ...drawing, clips: [], patterns: [], layers }, { width: drawing.width })
    .replace(/<title.*?<\/title>\n?/s, "")
    .replace(/ (role|aria-labelledby|class)="[^"]*"/g, "");
}

/** The start of the first game on each board, and an opening. */
async function scenes(): Promise<
  { name: string; geometry: Geometry; scene: Scene; labels: "none" | "full" }[]
> {
  const starts = BOARDS.map(async (board) => {
    const game = GAMES.find((each) => each.board === board);
    const [edition] = game?.editions ?? [];
    const table = openVariant({
      variant: game?.variant.id ?? "",
      rulebook: edition?.rulebook ?? "",
      options: {},
    });
    if (!table.ok) throw new Error(`no game can be opened on the board ${board.table.id}`);
    const { rules, start } = table.value;
    const geometry = simplified(await board.geometry());
    return { name: board.table.id, geometry, scene: positionScene(rules, start), labels: "none" as const };
  });
  const timeline = timelineOf(OPENING);
  if (!timeline.ok) throw new Error(timeline.error);
  const { table, phases } = timeline.value;
  const geometry = await BOARDS.find(({ table: { id } }) => id === table.rules.board.id)?.geometry();
  if (!geometry) throw new Error("the opening has no board");
  const opening = {
    name: "opening",
    geometry: simplified(geometry),
    scene: phaseScene(table.rules, phases[0], { resolved: true }),
    labels: "full" as const,
  };
  return [opening, ...(await Promise.all(starts))];
}

/** The pictures by name, in both color schemes. */
async function pictures(): Promise<{ name: string; theme: ThemeName; file: string; svg: string }[]> {
  const all = await scenes();
  return all.flatMap(({ name, geometry, scene, labels }) =>
    (["light", "dark"] as const).map((theme) => {
      const svg = draw(geometry, scene, theme, labels);
      const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
      return { name, theme, file: `assets/board-${name}-${theme}-${hash}.svg`, svg };
    }),
  );
}

export function boardPictures(): Plugin {
  let isBuild = false;
  return {
    name: "board-pictures",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    async load(id) {
      if (id !== MODULE) return undefined;
      const urls: Record<string, Record<string, string>> = {};
      for (const { name, theme, file, svg } of await pictures()) {
        if (isBuild) this.emitFile({ type: "asset", fileName: file, source: svg });
        const url = isBuild ? `/${file}` : `data:image/svg+xml,${encodeURIComponent(svg)}`;
        urls[name] = { ...urls[name], [theme]: url };
      }
      const { opening, ...boards } = urls;
      return `export const opening = ${JSON.stringify(opening)};\nexport const boards = ${JSON.stringify(boards)};`;
    },
  };
}

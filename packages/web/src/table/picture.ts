import { drawBoard, type ThemeName, toSvg } from "@chancery/boardview";
import type { Rules } from "@chancery/engine";
import { geometryOf } from "../board/boards.ts";
import type { Played } from "../orders/played.ts";
import { bareScene, fullScene, sceneOrders } from "../orders/scene.ts";

/** The board of a phase as an SVG document. */
export function svgOf(rules: Rules, phase: Played, resolved: boolean, theme: ThemeName): string {
  const scene = fullScene(bareScene(rules, phase.state), sceneOrders(rules, phase, resolved), []);
  return toSvg(drawBoard(geometryOf(rules.board.id), scene, { theme, labels: "full" }));
}

/** How many px of the picture there are for each of the board. */
const SHARP = 2;

/** An SVG document as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // The page's policy lets pictures in as data, and from nowhere else.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
  );
}

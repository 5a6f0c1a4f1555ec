import { type Scene, type ThemeName, toSvg } from "@chancery/boardview";
import type { Played } from "@chancery/contract/orders";
import type { Rules } from "@chancery/engine";
import mediumItalic from "@fontsource/inter/files/inter-latin-500-italic.woff2?url";
import medium from "@fontsource/inter/files/inter-latin-500-normal.woff2?url";
import semibold from "@fontsource/inter/files/inter-latin-600-normal.woff2?url";
import { geometryOf } from "../board/boards.ts";
import { drawBoard } from "../board/draw.ts";
import { orders as text } from "../messages/orders.ts";
import type { BoardScene, VariantPlugin } from "./plugin.ts";
import { phaseScene } from "./scene.ts";

/** A board that can be taken elsewhere, and what it is called. */
export interface Picture extends BoardScene {
  readonly title: string;
  /** As it stands in names of files. */
  readonly name: string;
}

/**
 * The boards of a phase: the first, and the second where the game has one. Of a phase that has been resolved they show
 * what all may see: what came of nothing, such as points, is left out. `occupied` colors the land.
 */
export function picturesOf(
  rules: Rules,
  { second }: Pick<VariantPlugin, "second">,
  phase: Played,
  resolved: boolean,
  occupied: (scene: Scene) => Scene,
): readonly Picture[] {
  const geometry = geometryOf(rules.board.id);
  const first = {
    geometry,
    scene: occupied(phaseScene(rules, phase, { resolved, plain: resolved })),
    title: text("board"),
    name: "",
  };
  if (!second) return [first];
  const [title, other] = second.titles;
  const more = second.picture(rules, phase, resolved);
  return [
    { ...first, title },
    { ...more, title: other, name: `-${other.toLowerCase()}` },
  ];
}

/** The fonts of the boards' letters. */
const FONTS = [
  { url: medium, weight: 500, style: "normal" },
  { url: mediumItalic, weight: 500, style: "italic" },
  { url: semibold, weight: 600, style: "normal" },
];

/** A board as an SVG document, with its fonts in it: it may go where there are none, and pictures load nothing. */
export async function svgOf({ geometry, scene }: BoardScene, theme: ThemeName): Promise<string> {
  const drawing = drawBoard(geometry, scene, { theme, labels: "full" });
  // Without a size of its own a picture is as large as a stamp.
  const svg = toSvg(drawing, { width: drawing.width });
  const faces = await Promise.all(FONTS.map(faceOf));
  return svg.replace("<defs>", `<defs><style>${faces.join("")}</style>`);
}

async function faceOf({ url, weight, style }: (typeof FONTS)[number]): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const source = `url(data:font/woff2;base64,${encoded}) format("woff2")`;
  return `@font-face{font-family:Inter;font-weight:${weight};font-style:${style};src:${source}}`;
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

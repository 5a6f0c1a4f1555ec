/** Draws the application's icons from its SVG, in the shapes that systems want. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const web = join(import.meta.dirname, "..");

/** An icon: its size in px, and how the drawing is changed. */
interface Icon {
  readonly name: string;
  readonly size: number;
  readonly draw: (svg: string) => string;
}

/** To the edges, with the sign small enough for any shape that is cut out. */
const square = (svg: string, scale: number): string => {
  const [, ground, sign] = /^<svg[^>]*><title>.*?<\/title>(<rect[^>]*\/>)(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const shift = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground.replace(/ rx="[^"]*"/, "")}<g transform="translate(${shift} ${shift}) scale(${scale})">${sign}</g></svg>`;
};

const ICONS: readonly Icon[] = [
  // For the browsers that ask for /favicon.ico.
  { name: "tab", size: 48, draw: (svg) => svg },
  { name: "192", size: 192, draw: (svg) => svg },
  { name: "512", size: 512, draw: (svg) => svg },
  { name: "maskable", size: 512, draw: (svg) => square(svg, 0.8) },
  { name: "apple", size: 180, draw: (svg) => square(svg, 0.9) },
  // Systems show only its shape, in a color of theirs.
  {
    name: "badge",
    size: 96,
    draw: (svg) => svg.replace(/<rect[^>]*\/>/, "").replaceAll(/(stroke|fill)="#[\da-f]+"/g, '$1="#ffffff"'),
  },
];

export function writeIcons(): void {
  const svg = readFileSync(join(web, "public/icon.svg"), "utf8");
  const folder = join(web, "dist/icons");
  mkdirSync(folder, { recursive: true });
  for (const { name, size, draw } of ICONS) {
    const image = new Resvg(draw(svg), { fitTo: { mode: "width", value: size } }).render();
    writeFileSync(join(folder, `${name}.png`), image.asPng());
  }
}

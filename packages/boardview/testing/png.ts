import { Resvg } from "@resvg/resvg-js";

const fontFiles = [
  import.meta.resolve("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf"),
  import.meta.resolve("@expo-google-fonts/inter/500Medium_Italic/Inter_500Medium_Italic.ttf"),
  import.meta.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
].map((url) => decodeURIComponent(new URL(url).pathname));

/** A picture as PNG, the same on every machine: with the board's own font and no other. */
export const toPng = (svg: string): Buffer =>
  new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng();

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boxes = new Map<string, Box>();

/** What the letters of a line cover about the middle of its baseline, in em, as the board's font has them. */
export function letterBox(line: string, italic: boolean): Box {
  const key = `${italic} ${line}`;
  const known = boxes.get(key);
  if (known) return known;
  const style = `font-family="Inter" font-weight="500" font-size="100"${italic ? ' font-style="italic"' : ""}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400"><text x="2000" y="200" text-anchor="middle" ${style}>${line}</text></svg>`;
  const found = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).getBBox();
  if (!found) throw new Error(`no letters in ${line}`);
  const box = {
    left: (found.x - 2000) / 100,
    top: (found.y - 200) / 100,
    width: found.width / 100,
    height: found.height / 100,
  };
  boxes.set(key, box);
  return box;
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";

/** The faces that labels are set in: upright on land, italic at sea. The application must use the same. */
export type Style = "normal" | "italic";

const require = createRequire(import.meta.url);

/** Weight 500, in parts, one for each set of characters. */
const parts: Readonly<Record<Style, readonly Font[]>> = {
  normal: [
    load(require.resolve("@fontsource/inter/files/inter-latin-500-normal.woff")),
    load(require.resolve("@fontsource/inter/files/inter-latin-ext-500-normal.woff")),
  ],
  italic: [
    load(require.resolve("@fontsource/inter/files/inter-latin-500-italic.woff")),
    load(require.resolve("@fontsource/inter/files/inter-latin-ext-500-italic.woff")),
  ],
};

function load(file: string): Font {
  return opentype.parse(new Uint8Array(readFileSync(file)).buffer);
}

/** A glyph for each character, with the font it is from. */
export function glyphsOf(text: string, style: Style) {
  return [...text].map((character) => {
    const font = parts[style].find((part) => part.charToGlyphIndex(character) > 0);
    if (!font) throw new Error(`Inter has no "${character}"`);
    return { font, glyph: font.charToGlyph(character) };
  });
}

/** Width of a text in em. Letters are set side by side: kerning would only narrow it. */
export const textWidth = (text: string, style: Style): number =>
  glyphsOf(text, style).reduce(
    (sum, { font, glyph }) => sum + (glyph.advanceWidth ?? 0) / font.unitsPerEm,
    0,
  );

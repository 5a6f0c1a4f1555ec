import { Resvg } from "@resvg/resvg-js";

const fontFiles = [
  import.meta.resolve("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf"),
  import.meta.resolve("@expo-google-fonts/inter/500Medium_Italic/Inter_500Medium_Italic.ttf"),
  import.meta.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
].map((url) => decodeURIComponent(new URL(url).pathname));

/** A picture as PNG, the same on every machine: with the board's own font and no other. */
export const toPng = (svg: string): Buffer =>
  new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng();

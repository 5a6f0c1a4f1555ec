/** What people call a color, "#16368a": blue. */
export function nameOfColor(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  const lightness = (most + least) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  if (lightness > 0.88) return "white";
  if (lightness < 0.18 || saturation < 0.15) return "black";
  const turn =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const hue = (turn * 60 + 360) % 360;
  if (hue < 12 || hue > 350) return "red";
  if (hue < 32) return lightness < 0.3 ? "chocolate" : lightness < 0.42 ? "bronze" : "orange";
  if (hue < 60) return saturation > 0.6 ? "yellow" : lightness < 0.5 ? "olive" : "tan";
  if (hue < 170) return lightness < 0.5 ? "dark green" : "light green";
  if (hue < 210) return "light blue";
  if (hue < 250) return lightness > 0.5 ? "cornflower" : saturation > 0.6 ? "blue" : "navy";
  return hue < 310 ? "purple" : "pink";
}

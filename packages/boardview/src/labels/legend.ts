import type { Scene, Slot } from "@chancery/variants/boards";
import type { Theme } from "../colors/theme.ts";
import { type Detail, letterSize } from "../detail.ts";
import { group, type Shape, text } from "../drawing.ts";
import type { BoardGeometry } from "../seats.ts";
import { drawToken } from "../tokens/token.ts";
import { widthOf } from "./lettering.ts";

/** Signs that say whose part of the board it is. */
export function drawMarkers(
  theme: Theme,
  slots: ReadonlyMap<string, Slot>,
  { markers = [] }: BoardGeometry,
): Shape[] {
  return markers.flatMap(({ power, kind, at, radius }) => {
    const slot = slots.get(power);
    return slot ? [drawToken(theme, slot, { kind, invulnerable: true }, at, radius, { passive: true })] : [];
  });
}

/** Who is who, where the board leaves room for it: the powers with units on it. */
export function drawLegend(
  theme: Theme,
  { powers, units }: Pick<Scene, "powers" | "units">,
  { legend }: BoardGeometry,
  detail?: Detail,
): Shape[] {
  if (!legend) return [];
  const present = powers.filter(({ name }) => units.some(({ power }) => power === name));
  const size = letterSize(22, detail);
  const widest = Math.max(0, ...present.map(({ name, title }) => widthOf(title ?? name))) * size;
  const layout = [2, 1]
    .map((columns) => {
      const rows = Math.max(1, Math.ceil(present.length / columns));
      const [wide, high] = [legend.width / columns, legend.height / rows];
      return { rows, wide, high, radius: Math.min(24, high * 0.4) };
    })
    // On a small board there is no room for letters that can be read.
    .find(({ wide, high, radius }) => !detail || (wide >= 2 * radius + 12 + widest && high >= size * 1.1));
  if (!layout) return [];
  const { rows, wide, high, radius } = layout;
  const shapes = present.flatMap(({ name, title, slot }, i) => {
    const x = legend.at[0] - legend.width / 2 + Math.floor(i / rows) * wide + radius;
    const y = legend.at[1] - legend.height / 2 + ((i % rows) + 0.5) * high;
    const kind = units.find(({ power }) => power === name)?.kind ?? "army";
    return [
      drawToken(theme, slot, { kind }, [x, y], radius),
      text([x + radius + 12, y], [title ?? name], { size, fill: theme.text, start: true }),
    ];
  });
  return [group(shapes, { passive: true })];
}

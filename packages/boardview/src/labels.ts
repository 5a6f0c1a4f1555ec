import { type GroupShape, group, type Shape, text } from "./drawing.ts";
import { type Ground, landColour } from "./ground.ts";

export const LABELS = ["full", "short", "none"] as const;
export type Labels = (typeof LABELS)[number];

/** Abbreviations are for small screens, on which the whole board is small: there they have to be the larger. */
const SHORT = { least: 20, most: 27 };
const COAST = { full: 11, short: 15 };
const OFF = 12;

/** Names as far as they fit, abbreviations, or nothing. */
export function drawLabels(ground: Ground, labels: Labels): GroupShape[] {
  if (labels === "none") return [];
  const { theme, geometry, table } = ground;
  const names = table.provinces.flatMap(({ id, terrain }): Shape[] => {
    const anchors = geometry.provinces.get(id);
    if (!anchors) return [];
    const sea = terrain === "sea";
    const { at, size, angle, lines } = anchors.label;
    const halo = { colour: sea ? theme.sea : landColour(ground, id), width: 3 };
    const ink = { fill: sea ? theme.seaText : theme.text, italic: sea };
    const short = Math.min(SHORT.most, Math.max(SHORT.least, size));
    return [
      labels === "full"
        ? text(at, lines, { size, angle, halo, ...ink })
        : text(at, [id], { size: short, weight: 600, halo, ...ink }),
      ...Object.entries(anchors.coasts).map(([coast, { label }]) =>
        text(label, [coast], {
          size: COAST[labels],
          italic: true,
          fill: theme.seaText,
          halo: { colour: theme.sea, width: 2 },
        }),
      ),
    ];
  });
  const off = geometry.offBoard.map(({ at, text: name }) =>
    text(at, [name], { size: OFF, italic: true, fill: theme.offText }),
  );
  return [group([...off, ...names], { passive: true })];
}

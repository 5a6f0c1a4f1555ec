import { type Face, type Mosaic, ringOf } from "./mosaic.ts";
import { lineLength, ringArea } from "./shapes/plane.ts";
import { OFF } from "./spec.ts";

/** Pieces smaller than this, in px², become part of what surrounds them. */
const SMALLEST = { island: 40, offIsland: 60, water: 200, exclave: 350 };

/** Absorbs islets, ponds and exclaves that are too small to be seen. A province keeps its largest piece always. */
export function absorbSpecks({ arcs, faces }: Mosaic): Mosaic {
  const owned = faces.map(({ province, kind }) => ({ province, kind }));
  const areas = faces.map(({ rings }) => ringArea(ringOf(arcs, rings[0])));
  const lengths = arcs.map(lineLength);
  const sides: number[][] = arcs.map(() => []);
  for (const [i, face] of faces.entries()) for (const arc of arcsOf(face)) sides[arc].push(i);
  const order = areas.map((_, i) => i).sort((a, b) => areas[a] - areas[b]);

  for (let pass = 0; pass < 2; pass++) {
    const largest = new Map(order.map((i) => [`${owned[i].province} ${owned[i].kind}`, i]));
    for (const i of order) {
      const { province, kind } = owned[i];
      if (largest.get(`${province} ${kind}`) === i) continue;
      const shared = new Map<number, number>();
      for (const arc of arcsOf(faces[i])) {
        for (const other of sides[arc])
          if (other !== i) shared.set(other, (shared.get(other) ?? 0) + lengths[arc]);
      }
      const around = [...shared].sort((a, b) => b[1] - a[1]);
      if (around.length === 0) continue;
      const total = around.reduce((sum, [, length]) => sum + length, 0);
      const onLand = around.reduce(
        (sum, [other, length]) => sum + (owned[other].kind === "land" ? length : 0),
        0,
      );
      if (areas[i] < limit(province, kind, onLand / total)) owned[i] = { ...owned[around[0][0]] };
    }
  }
  return { arcs, faces: faces.map(({ rings }, i) => ({ ...owned[i], rings })) };
}

const arcsOf = ({ rings }: Face): number[] => rings.flat().map((index) => (index < 0 ? ~index : index));

function limit(province: string, kind: Face["kind"], landShare: number): number {
  if (kind === "water") return SMALLEST.water;
  if (province === OFF) return SMALLEST.offIsland;
  return landShare > 0.6 ? SMALLEST.exclave : SMALLEST.island;
}

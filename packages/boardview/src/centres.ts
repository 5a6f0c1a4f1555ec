import type { Point, SceneCentre, Slot } from "@chancery/variants/boards";
import { circle, type GroupShape, group, path, type Shape } from "./drawing.ts";
import type { Ground } from "./ground.ts";
import { liveryOf } from "./livery.ts";
import { distance, heading, move } from "./route.ts";
import { provinceOf } from "./seats.ts";

/** How large the marks are, and how far a unit's rim reaches beyond its radius. */
const RADIUS = { one: 6.2, two: 8.6 };
const RIM = 2.4;

/** A drop of oil about the origin. */
const DROP = "M0 -5.2C1.6 -2.4 3.6 -.6 3.6 1.6A3.6 3.6 0 0 1 -3.6 1.6C-3.6 -.6 -1.6 -2.4 0 -5.2Z";

/** The marks of the supply centres, filled in their owners' colours. */
export function drawCentres(
  ground: Ground,
  slots: ReadonlyMap<string, Slot>,
  centres: readonly SceneCentre[],
): GroupShape[] {
  return centres.flatMap((centre) => {
    const id = provinceOf(centre.at);
    const at = placeOf(ground, id, centre.points === 2 ? RADIUS.two : RADIUS.one);
    if (!at) return [];
    const shapes = centre.points ? rings(ground, slots, centre, centre.points) : star(ground, slots, centre);
    const data = { province: id, ...(centre.owner && { owner: centre.owner }) };
    return [group(shapes, { class: "centre", data, place: { at }, passive: true })];
  });
}

/** A mark too large for its place moves away from the unit beside it. */
function placeOf({ geometry }: Ground, id: string, size: number): Point | null {
  const anchors = geometry.provinces.get(id);
  if (!anchors?.centre) return null;
  const { unit, radius, centre } = anchors;
  const lacking = radius + RIM + size - distance(unit, centre);
  return lacking > 0 ? move(centre, heading(unit, centre), lacking) : centre;
}

const fillOf = ({ theme }: Ground, slots: ReadonlyMap<string, Slot>, owner: string | null): string => {
  const slot = owner === null ? undefined : slots.get(owner);
  return slot ? liveryOf(theme, slot).ground : theme.halo;
};

/** One clear mark: a ring with its owner's colour inside. */
function star(ground: Ground, slots: ReadonlyMap<string, Slot>, { owner }: SceneCentre): Shape[] {
  const { ink, halo } = ground.theme;
  return [
    circle([0, 0], RADIUS.one, { fill: halo, stroke: ink, width: 1.3 }),
    owner === null
      ? circle([0, 0], 2, { fill: ink })
      : circle([0, 0], 4, { fill: fillOf(ground, slots, owner), stroke: ink, width: 0.9 }),
  ];
}

/** A broken ring for each victory point; oil as a drop inside. */
function rings(
  ground: Ground,
  slots: ReadonlyMap<string, Slot>,
  { owner, oil }: SceneCentre,
  points: 1 | 2,
): Shape[] {
  const { ink, halo } = ground.theme;
  const fill = fillOf(ground, slots, owner);
  const ring = (r: number): Shape =>
    circle([0, 0], r, { stroke: ink, width: 1.3, dash: [2.6, 1.7], butt: true });
  return [
    circle([0, 0], (points === 2 ? RADIUS.two : RADIUS.one) + 0.6, { fill: halo }),
    ...(points === 2 ? [ring(RADIUS.two)] : []),
    ring(RADIUS.one - 0.2),
    oil
      ? path(DROP, { fill: owner === null ? halo : fill, stroke: ink, width: 1.2 })
      : circle([0, 0], 3.3, { fill, stroke: ink, width: 1 }),
  ];
}

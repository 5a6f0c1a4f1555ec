import type { Point, Scene, SceneCenter, Slot } from "@chancery/variants/boards";
import { liveryOf } from "../colors/livery.ts";
import { THEME, type ThemeName } from "../colors/theme.ts";
import { type Detail, markGrowth } from "../detail.ts";
import { circle, type GroupShape, group, type Layer, path, type Shape, type Spot } from "../drawing.ts";
import { areasOf } from "../labels/areas.ts";
import { distance, heading, move } from "../orders/route.ts";
import { provinceOf, type Seats } from "../seats.ts";
import type { Ground } from "./ground.ts";

/** How large the marks are, and how far rim and rings of a unit reach beyond its radius, in parts of it. */
const RADIUS = { one: 6.2, two: 8.6 };
const RIM = 0.1;
const RINGS = 0.42;
/** Directions to look for room in, from where the mark should be, in turns; and their cosines and sines. */
const TURNS = [0, 1 / 8, -1 / 8, 1 / 4, -1 / 4, 3 / 8, -3 / 8, 1 / 2];
const DIRECTIONS = TURNS.map((turn) => [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]);

/** A drop of oil about the origin. */
const DROP = "M0 -5.2C1.6 -2.4 3.6 -.6 3.6 1.6A3.6 3.6 0 0 1 -3.6 1.6C-3.6 -.6 -1.6 -2.4 0 -5.2Z";

/** The marks of the supply centers, filled in their owners' colors. */
export function drawCenters(
  ground: Ground,
  slots: ReadonlyMap<string, Slot>,
  centers: readonly SceneCenter[],
  seats: Seats,
  detail?: Detail,
): Layer {
  const spots: Spot[] = [];
  const shapes = centers.flatMap((center): GroupShape[] => {
    const id = provinceOf(center.at);
    const two = center.points === 2;
    const natural = two ? RADIUS.two : RADIUS.one;
    const scale = markGrowth(2 * natural - 0.4, detail);
    const radius = natural * scale;
    const at = placeOf(ground, seats, id, radius);
    if (!at) return [];
    const drawn = center.points ? rings(ground, slots, center, center.points) : star(ground, slots, center);
    const data = { province: id, ...(center.owner && { owner: center.owner }) };
    spots.push({ kind: "place", at, radius, province: id });
    const place = { at, ...(scale > 1 && { scale }) };
    return [group(drawn, { class: "center", data, place, passive: true })];
  });
  return { name: "centers", shapes, spots };
}

/** A mark moves away from the unit in its province, out of its rings, and round it if there is no room on that side. */
function placeOf({ geometry }: Ground, seats: Seats, id: string, size: number): Point | null {
  const anchors = geometry.provinces.get(id);
  if (!anchors?.center) return null;
  const here = seats.standing(id);
  if (!here) return anchors.center;
  const { at: unit, radius } = here;
  const { center } = anchors;
  const least = radius * (1 + RIM) + size;
  const best = radius * (1 + RINGS) + size;
  const away = Math.max(distance(unit, center), best);
  const usual = move(unit, heading(unit, center), away);
  if (distance(unit, center) >= best) return center;
  const areas = areasOf(geometry);
  const [dx, dy] = heading(unit, center);
  for (const far of [away, least])
    for (const [cos, sin] of DIRECTIONS) {
      const spot: Point = [unit[0] + (dx * cos - dy * sin) * far, unit[1] + (dx * sin + dy * cos) * far];
      if (areas.contains(id, spot) && seats.room(spot) >= size * 0.8) return spot;
    }
  return usual;
}

/** A mark alone, for lists beside a board. */
export function drawCenterBeside(
  theme: ThemeName,
  { powers }: Pick<Scene, "powers">,
  center: SceneCenter,
): GroupShape {
  const paper = { theme: THEME[theme] };
  const slots = new Map(powers.map(({ name, slot }) => [name, slot]));
  return group(center.points ? rings(paper, slots, center, center.points) : star(paper, slots, center));
}

type Paper = Pick<Ground, "theme">;

const fillOf = ({ theme }: Paper, slots: ReadonlyMap<string, Slot>, owner: string | null): string => {
  const slot = owner === null ? undefined : slots.get(owner);
  return slot ? liveryOf(theme, slot).ground : theme.halo;
};

/** One clear mark: a ring with its owner's color inside. */
function star(ground: Paper, slots: ReadonlyMap<string, Slot>, { owner }: SceneCenter): Shape[] {
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
  ground: Paper,
  slots: ReadonlyMap<string, Slot>,
  { owner, oil }: SceneCenter,
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

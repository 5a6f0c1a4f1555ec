import type { ProvinceRow } from "@chancery/variants/boards";
import { distance, type Point, radians } from "../shapes/plane.ts";
import { plateOf, styleOf } from "./label.ts";
import type { Placing } from "./place.ts";
import { SIZES } from "./sizes.ts";
import { clearance, type Plate, type Survey } from "./survey.ts";

/** Where everything stands that is drawn in a province. */
export interface Anchors extends Placing {
  /** Beside the unit that drove it out, which it may overlap a little. */
  readonly dislodged: Point;
  readonly coasts: Readonly<Record<string, CoastAnchors>>;
}

interface CoastAnchors extends Fleet {
  readonly dislodged: Point;
}

/** A fleet on a separate coast, and the coast's abbreviation beside it. */
interface Fleet {
  readonly unit: Point;
  readonly label: Point;
}

/** A province with all but its dislodged units. */
export interface Settled {
  readonly row: ProvinceRow;
  readonly placing: Placing;
  readonly fleets: Readonly<Record<string, Fleet>>;
}

/** Letters of a coast's abbreviation, in px, and the plate they need. */
export const COAST_LETTERS = 10;
const COAST_PLATE = { width: 14, height: 10, angle: 0 };
/** A fleet stands this near to the point its coast asks for, in px. */
const NEAR = 220;

/** Fleets on the separate coasts of a province, or null if one has no room. */
export function settleCoasts(
  survey: Survey,
  row: ProvinceRow,
  placing: Placing,
  wishes: Readonly<Record<string, Point>>,
): Settled | null {
  const plate = plateOf(placing.label, styleOf(row));
  const fleets: Record<string, Fleet> = {};
  for (const coast of row.coasts ?? []) {
    const unit = placeFleet(survey, row, placing, plate, wishes[coast]);
    if (!unit) return null;
    fleets[coast] = { unit, label: placeCoastLabel(survey, row, placing, plate, unit) };
  }
  return { row, placing, fleets };
}

/** The nearest place with room to the one wished for, clear of label, army and center. */
function placeFleet(
  survey: Survey,
  { id }: ProvinceRow,
  { radius, unit, center }: Placing,
  plate: Plate,
  wish: Point,
): Point | null {
  let best: Point | null = null;
  let nearest = NEAR;
  for (let y = wish[1] - NEAR; y <= wish[1] + NEAR; y += 2) {
    for (let x = wish[0] - NEAR; x <= wish[0] + NEAR; x += 2) {
      const at: Point = [x, y];
      const far = distance(at, wish);
      if (far >= nearest || survey.room(id, at) < radius + 0.5 || clearance(plate, at, radius) < SIZES.gap)
        continue;
      if (distance(at, unit) < 2 * radius + SIZES.gap) continue;
      if (center && distance(at, center) < radius + SIZES.center + SIZES.gap) continue;
      [nearest, best] = [far, at];
    }
  }
  return best;
}

function placeCoastLabel(
  survey: Survey,
  { id }: ProvinceRow,
  { radius, unit, center }: Placing,
  plate: Plate,
  fleet: Point,
): Point {
  const below = radius + COAST_PLATE.height / 2 + 2;
  const beside = radius + COAST_PLATE.width / 2 + 2;
  const score = (at: Point): number => {
    const own = { ...COAST_PLATE, at };
    const free =
      clearance(plate, at, COAST_PLATE.width / 2) > 0 &&
      clearance(own, unit, radius) > 0 &&
      (!center || clearance(own, center, SIZES.center) > 0);
    return (survey.holds(id, own) ? 1 : 0) + (free ? 2 : 0);
  };
  const sides: Point[] = [
    [0, below],
    [beside, 0],
    [-beside, 0],
    [0, -below],
  ];
  return bestOf(
    sides.map(([dx, dy]): Point => [fleet[0] + dx, fleet[1] + dy]),
    score,
  );
}

const bestOf = (places: readonly Point[], score: (at: Point) => number): Point =>
  places.reduce((best, at) => (score(at) > score(best) ? at : best));

/** Everything on the sheet that a dislodged unit should not cover. */
interface Furniture {
  readonly plates: readonly Plate[];
  readonly discs: readonly { readonly at: Point; readonly radius: number }[];
}

/** Adds the dislodged units, which keep off what stands in this and other provinces. */
export function completeAnchors(survey: Survey, settled: readonly Settled[]): Map<string, Anchors> {
  const furniture: Furniture = {
    plates: settled.flatMap(({ row, placing, fleets }) => [
      plateOf(placing.label, styleOf(row)),
      ...Object.values(fleets).map(({ label }) => ({ ...COAST_PLATE, at: label })),
    ]),
    discs: settled.flatMap(({ placing: { unit, radius, center }, fleets }) => [
      { at: unit, radius },
      ...(center ? [{ at: center, radius: SIZES.center }] : []),
      ...Object.values(fleets).map((fleet) => ({ at: fleet.unit, radius })),
    ]),
  };
  return new Map(
    settled.map(({ row, placing, fleets }) => {
      const beside = (unit: Point): Point => placeDislodged(survey, row.id, unit, placing.radius, furniture);
      const coasts = Object.fromEntries(
        Object.entries(fleets).map(([coast, fleet]) => [coast, { ...fleet, dislodged: beside(fleet.unit) }]),
      );
      return [row.id, { ...placing, dislodged: beside(placing.unit), coasts }];
    }),
  );
}

/** A dislodged unit overlaps the unit's place by about a third. */
function placeDislodged(
  survey: Survey,
  id: string,
  unit: Point,
  radius: number,
  { plates, discs }: Furniture,
): Point {
  const places = [1.35, 1.1].flatMap((reach) =>
    Array.from({ length: 24 }, (_, i) => radians(i * 15)).map(
      (turn): Point => [unit[0] + reach * radius * Math.cos(turn), unit[1] + reach * radius * Math.sin(turn)],
    ),
  );
  const near = 4 * radius;
  const others = discs.filter(({ at }) => at !== unit && distance(at, unit) < near);
  const labels = plates.filter((plate) => clearance(plate, unit, near) < 0);
  const score = (at: Point): number => {
    const outside = Math.max(
      0,
      radius - at[0],
      radius - at[1],
      at[0] - survey.width + radius,
      at[1] - survey.height + radius,
    );
    const covered =
      labels.reduce((sum, plate) => sum + Math.max(0, -clearance(plate, at, radius)), 0) +
      others.reduce((sum, disc) => sum + 1.5 * Math.max(0, radius + disc.radius - distance(at, disc.at)), 0);
    const hidden = 1.35 * radius - distance(at, unit);
    return (
      Math.min(survey.room(id, at), radius + 1) -
      covered -
      hidden -
      100 * outside -
      (at[1] > unit[1] ? 0.5 : 0)
    );
  };
  return bestOf(places, score);
}

import type { LabelAnchor, ProvinceRow } from "@chancery/variants/boards";
import { boxOf, distance, type Point, radians } from "../shapes/plane.ts";
import { type Wording, wordingsOf } from "./label.ts";
import { SIZES } from "./sizes.ts";
import { type Body, clearance, type Plate, type Survey } from "./survey.ts";

const ANGLES = [0, -10, 10, -20, 20, -32, 32, -45, 45, -60, 60];
/** Room between a unit and the border that is worth having, in px, and what each px less costs. */
const ELBOW = 8;
const CROWDED = 0.12;
/** What it costs if a fleet is not beside the name of its sea, and for each px between them. */
const APART = 1.5;
const FAR = 0.05;
/** What a degree of tilt costs of a label's worth. */
const TILT = 0.007;
/** Radii that are tried, the largest first. */
const radiiFrom = (largest: number): number[] =>
  Array.from({ length: 2 * (largest - SIZES.unitLeast) + 1 }, (_, i) => largest - i / 2);

/** What a board's source says of where things stand: near a point, if they can, or exactly there. */
export interface Given {
  readonly near?: Point;
  readonly unit?: Point;
  readonly label?: Point;
  readonly center?: Point;
}

/** Where a province's unit, center and label stand. */
export interface Placing {
  readonly radius: number;
  readonly unit: Point;
  readonly center: Point | null;
  readonly label: LabelAnchor;
}

/**
 * Finds a place for label, unit and center together. The whole name comes first, then the size of the unit,
 * then that of the letters.
 */
export function placeProvince(
  survey: Survey,
  row: ProvinceRow,
  body: Body,
  largest: number,
  given: Given = {},
): Placing | null {
  const wordings = wordingsOf(row, body.area);
  const most = given.unit ? survey.room(row.id, given.unit) : body.radius;
  for (const full of [true, false]) {
    for (const radius of radiiFrom(largest).filter((one) => one < most)) {
      const placing = search(
        survey,
        row,
        body,
        wordings.filter((wording) => wording.full === full),
        radius,
        given,
      );
      if (placing) return placing;
    }
  }
  return null;
}

function search(
  survey: Survey,
  row: ProvinceRow,
  body: Body,
  wordings: readonly Wording[],
  radius: number,
  given: Given,
): Placing | null {
  const wish = given.unit ?? given.near;
  const target = wish ?? body.pole;
  const pull = wish ? 0.035 : 0.012;
  const [x0, y0, x1, y1] = given.label ? [...given.label, ...given.label] : boxOf(body.rings[0]);
  const step = Math.max(2, Math.sqrt((x1 - x0) * (y1 - y0)) / 45);
  let best: Placing | null = null;
  let top = Number.NEGATIVE_INFINITY;
  for (let y = y0; y <= y1; y += step) {
    for (let x = x0; x <= x1; x += step) {
      const at: Point = [x, y];
      if (survey.room(row.id, at) < 0) continue;
      for (const wording of wordings) {
        for (const angle of ANGLES) {
          const worth = wording.worth * (1 - Math.abs(angle) * TILT);
          if (wording.most * worth <= top) continue;
          const found = largest(wording.most, (size) =>
            arrange(survey, row, { at, size, angle, lines: wording.lines }, wording, radius, target, given),
          );
          if (!found) continue;
          const middle: Point = [(x + found.unit[0]) / 2, (y + found.unit[1]) / 2];
          const score = found.label.size * worth - found.cost - Math.min(5, distance(middle, target) * pull);
          if (score <= top + 0.02) continue;
          top = score;
          best = { radius, unit: found.unit, center: found.center, label: found.label };
        }
      }
    }
  }
  return best;
}

/** The result of `attempt` for the largest letters for which there is one. */
function largest<T>(most: number, attempt: (size: number) => T | null): T | null {
  const whole = attempt(most);
  if (whole) return whole;
  let best = attempt(SIZES.letterLeast);
  if (!best) return null;
  let [low, high] = [SIZES.letterLeast as number, most];
  for (let n = 0; n < 5; n++) {
    const size = (low + high) / 2;
    const found = attempt(size);
    if (found) [best, low] = [found, size];
    else high = size;
  }
  return best;
}

interface Arrangement {
  readonly label: LabelAnchor;
  readonly unit: Point;
  readonly center: Point | null;
  /** How much worse this is than a unit above its label, in px of letters. */
  readonly cost: number;
}

/** Unit and center about a label, or nothing if they do not fit. */
function arrange(
  survey: Survey,
  row: ProvinceRow,
  label: LabelAnchor,
  wording: Wording,
  radius: number,
  target: Point,
  given: Given,
): Arrangement | null {
  const plate: Plate = {
    at: label.at,
    angle: label.angle,
    width: wording.width * label.size,
    height: wording.height * label.size,
  };
  if (!survey.holds(row.id, plate)) return null;
  const [dx, dy] = [plate.width / 2 + radius + SIZES.gap, plate.height / 2 + radius + SIZES.gap];
  const poses: [number, number, number][] = [
    [0, -dy, 0],
    [0, dy, 0.5],
    [-plate.width / 4, -dy, 0.3],
    [plate.width / 4, -dy, 0.3],
    [-plate.width / 4, dy, 0.8],
    [plate.width / 4, dy, 0.8],
    [dx, 0, 1],
    [-dx, 0, 1],
  ];
  const [cos, sin] = [Math.cos(radians(label.angle)), Math.sin(radians(label.angle))];
  let best: Arrangement | null = null;
  const consider = (unit: Point, pose: number): void => {
    const space = survey.room(row.id, unit) - radius;
    const cost = pose + Math.max(0, ELBOW - space) * CROWDED;
    if (space < 0.5 || (best && cost >= best.cost)) return;
    const mark = row.center
      ? placeCenter(survey, row.id, plate, unit, radius, given.center)
      : { at: null, cost: 0 };
    if (!mark || (best && cost + mark.cost >= best.cost)) return;
    best = { label, unit, center: mark.at, cost: cost + mark.cost };
  };
  const off = clearance(plate, target, radius);
  if (given.unit) {
    if (off > SIZES.gap) consider(given.unit, off * FAR);
    return best;
  }
  for (const [u, v, cost] of poses)
    consider([label.at[0] + u * cos - v * sin, label.at[1] + u * sin + v * cos], cost);
  if (row.terrain === "sea" && off > SIZES.gap) consider(target, APART + off * FAR); // at sea it may stand further off
  return best;
}

/** The center's mark: beside the unit or beside the label, clear of both. */
function placeCenter(
  survey: Survey,
  id: string,
  plate: Plate,
  unit: Point,
  radius: number,
  given: Point | undefined,
): { at: Point; cost: number } | null {
  const reach = radius + SIZES.center + SIZES.gap;
  const [cos, sin] = [Math.cos(radians(plate.angle)), Math.sin(radians(plate.angle))];
  const beside = plate.width / 2 + SIZES.center;
  const around = Array.from({ length: 24 }, (_, i) => radians(i * 15)).map((angle) => ({
    at: [unit[0] + reach * Math.cos(angle), unit[1] + reach * Math.sin(angle)] as Point,
    cost: (1 - Math.cos(angle)) * 0.1 + Math.abs(Math.sin(angle)) * 0.4,
  }));
  const along = [-1, 1].map((side) => ({
    at: [plate.at[0] + side * beside * cos, plate.at[1] + side * beside * sin] as Point,
    cost: 0.9,
  }));
  let best: { at: Point; cost: number } | null = null;
  for (const mark of given ? [{ at: given, cost: 0 }] : [...around, ...along]) {
    if (best && mark.cost >= best.cost) continue;
    if (survey.room(id, mark.at) < SIZES.center + 1) continue;
    if (clearance(plate, mark.at, SIZES.center) < 0 || distance(mark.at, unit) < reach - 0.01) continue;
    best = mark;
  }
  return best;
}

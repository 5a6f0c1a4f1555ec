import type { BoardTable } from "@chancery/engine";
import type { Point } from "../boards/curves.ts";
import { neighborsIn } from "./neighbors.ts";

const ROUNDS = 400;
const SPREADING = 200;
/** How often it's looked whether a province is in the way of a line: as often as any real board needs. */
const MOST_LOOKS = 60_000_000;

interface Body {
  readonly id: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/**
 * Puts provinces where springs between neighbors and a push between all come to rest (Fruchterman and Reingold, 1991),
 * then moves them apart until each has room, and out of the way of lines between others. No chance is involved.
 */
export function layOut(
  table: BoardTable,
  gap: number,
): { readonly points: ReadonlyMap<string, Point>; readonly width: number; readonly height: number } {
  const bodies = table.provinces.map(({ id }, i): Body => {
    // Seeds of a sunflower: even, and never twice in one place.
    const [turn, far] = [i * 2.399963, Math.sqrt(i + 0.5) * gap * 0.6];
    return { id, x: Math.cos(turn) * far, y: Math.sin(turn) * far, dx: 0, dy: 0 };
  });
  const byId = new Map(bodies.map((body) => [body.id, body]));
  const springs = neighborsIn(table).flatMap(([a, b]): [Body, Body][] => {
    const [one, other] = [byId.get(a), byId.get(b)];
    return one && other ? [[one, other]] : [];
  });
  // Springs are shorter than the gap, because the push between all draws large boards out.
  const rest = gap * 0.7;
  for (let round = 0; round < ROUNDS; round++) {
    for (const body of bodies) body.dx = body.dy = 0;
    eachPair(bodies, (one, other, x, y, length) => push(one, other, x, y, (rest * rest) / length / length));
    for (const [one, other] of springs) {
      const [x, y] = [one.x - other.x, one.y - other.y];
      push(one, other, x, y, -Math.hypot(x, y) / rest);
    }
    const most = gap * (1 - round / ROUNDS);
    for (const body of bodies) {
      const length = Math.hypot(body.dx, body.dy) || 1;
      body.x += (body.dx / length) * Math.min(length, most);
      body.y += (body.dy / length) * Math.min(length, most);
    }
  }
  const looks = springs.length * bodies.length;
  for (let round = 0; round < SPREADING; round++) {
    if (round * looks < MOST_LOOKS)
      for (const [one, other] of springs) for (const body of bodies) clear(body, one, other, gap * 0.45);
    eachPair(bodies, (one, other, x, y, length) => {
      if (length >= gap) return;
      const by = (gap - length) / 2 / length;
      one.x += x * by;
      one.y += y * by;
      other.x -= x * by;
      other.y -= y * by;
    });
  }
  return onSheet(bodies, gap);
}

function eachPair(
  bodies: readonly Body[],
  act: (one: Body, other: Body, x: number, y: number, length: number) => void,
): void {
  for (let i = 0; i < bodies.length; i++)
    for (let j = 0; j < i; j++) {
      const [x, y] = [bodies[i].x - bodies[j].x, bodies[i].y - bodies[j].y];
      act(bodies[i], bodies[j], x, y, Math.max(Math.hypot(x, y), 0.01));
    }
}

/** Moves a body a little from the line between two others, if it's in its way. */
function clear(body: Body, one: Body, other: Body, room: number): void {
  if (body === one || body === other) return;
  const [x, y] = [other.x - one.x, other.y - one.y];
  const along = ((body.x - one.x) * x + (body.y - one.y) * y) / (x * x + y * y || 1);
  if (along <= 0 || along >= 1) return;
  const [offX, offY] = [body.x - one.x - along * x, body.y - one.y - along * y];
  const off = Math.max(Math.hypot(offX, offY), 0.01);
  if (off >= room) return;
  body.x += (offX / off) * (room - off) * 0.5;
  body.y += (offY / off) * (room - off) * 0.5;
}

function push(one: Body, other: Body, x: number, y: number, by: number): void {
  one.dx += x * by;
  one.dy += y * by;
  other.dx -= x * by;
  other.dy -= y * by;
}

function onSheet(bodies: readonly Body[], margin: number) {
  const [left, top] = [Math.min(...bodies.map(({ x }) => x)), Math.min(...bodies.map(({ y }) => y))];
  const points = new Map(
    bodies.map(({ id, x, y }): [string, Point] => [
      id,
      [Math.round(x - left + margin / 1.5), Math.round(y - top + margin / 1.5)],
    ]),
  );
  const far = (axis: 0 | 1): number => Math.max(...[...points.values()].map((point) => point[axis]));
  return { points, width: Math.ceil(far(0) + margin / 1.5), height: Math.ceil(far(1) + margin / 1.5) };
}

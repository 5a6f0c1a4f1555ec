import type { Point } from "@chancery/variants/boards";

/** A round spot on the board. */
export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

const CELL = 64;
const keyOf = (column: number, row: number): number => column * 4096 + row;

/** A board, as far as it reaches. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** What has been put on a board so far, as discs: finds out whether others would lie over it, or beyond its edge. */
export class Crowd {
  private readonly cells = new Map<number, Disc[]>();
  private readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  add(discs: readonly Disc[]): void {
    for (const disc of discs)
      for (const key of cellsOf(disc)) {
        const cell = this.cells.get(key);
        if (cell) cell.push(disc);
        else this.cells.set(key, [disc]);
      }
  }

  isFree(discs: readonly Disc[]): boolean {
    return discs.every(
      (disc) =>
        isWithin(disc, this.frame) &&
        cellsOf(disc).every((key) => !this.cells.get(key)?.some((other) => meets(disc, other))),
    );
  }
}

const isWithin = ({ at: [x, y], radius }: Disc, { width, height }: Frame): boolean =>
  x >= radius && y >= radius && x <= width - radius && y <= height - radius;

const meets = (one: Disc, other: Disc): boolean => {
  const [dx, dy] = [one.at[0] - other.at[0], one.at[1] - other.at[1]];
  const reach = one.radius + other.radius;
  return dx * dx + dy * dy < reach * reach;
};

function cellsOf({ at: [x, y], radius }: Disc): number[] {
  const keys: number[] = [];
  for (let column = Math.floor((x - radius) / CELL); column <= Math.floor((x + radius) / CELL); column++)
    for (let row = Math.floor((y - radius) / CELL); row <= Math.floor((y + radius) / CELL); row++)
      keys.push(keyOf(column, row));
  return keys;
}

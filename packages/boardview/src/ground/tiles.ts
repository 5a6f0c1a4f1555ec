import { circle, type Paint, type Pattern, path, type Shape } from "../drawing.ts";

/** What a power's land is covered with where color does not do: a tile, its size and by how much it is turned. */
interface Tile {
  readonly size: number;
  readonly angle?: number;
  /** Lines, or outlines to be filled. */
  readonly lines?: string;
  readonly dots?: readonly (readonly [number, number, number])[];
  readonly open?: boolean;
}

const TILES = {
  plain: { size: 8 },
  rising: { size: 9, angle: -45, lines: "M0 4.5H9" },
  falling: { size: 9, angle: 45, lines: "M0 4.5H9" },
  level: { size: 9, lines: "M0 4.5H9" },
  upright: { size: 9, lines: "M4.5 0V9" },
  steep: { size: 10, angle: 20, lines: "M5 0V10" },
  broken: { size: 12, angle: 45, lines: "M1 3H7M7 9H13" },
  lattice: { size: 9, angle: 45, lines: "M0 4.5H9M4.5 0V9" },
  grid: { size: 13, lines: "M0 6.5H13M6.5 0V13" },
  dots: { size: 9, angle: 45, dots: [[4.5, 4.5, 1.1]] },
  specks: { size: 17, angle: 30, dots: [[8.5, 8.5, 0.8]] },
  rings: { size: 13, angle: 45, dots: [[6.5, 6.5, 2.3]], open: true },
  plusses: { size: 14, angle: 0, lines: "M4.5 7H9.5M7 4.5V9.5" },
  dashes: { size: 13, lines: "M1 3.5H7M7.5 10H13.5" },
  chevrons: { size: 14, lines: "M3 8.5L7 5L11 8.5" },
  waves: { size: 14, lines: "M0 7Q3.5 3 7 7T14 7" },
} as const satisfies Readonly<Record<string, Tile>>;

export type TileName = keyof typeof TILES;

/** A pattern of that tile. */
export function patternOf(id: string, name: TileName, ink: string, width: number): Pattern {
  const { size, angle, lines, dots = [], open }: Tile = TILES[name];
  const pen: Paint = { stroke: ink, width };
  const shapes: Shape[] = [
    ...(lines ? [path(lines, pen)] : []),
    ...dots.map(([x, y, r]) => circle([x, y], r, open ? pen : { fill: ink })),
  ];
  return { id, size, ...(angle && { angle }), shapes };
}

/** The least and the most something may measure, in px of the screen. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** How large a board is on a screen, and how large things on it have to be there to be seen and pressed. */
export interface Detail {
  /** Px of the screen per px of the board; the board may be shown somewhat larger. */
  readonly scale: number;
  /** Letters. */
  readonly label: Range;
  /** Units, across. */
  readonly unit: Range;
  /** Marks of centers, across. */
  readonly center: number;
  /** Whether a name may stand beside the unit that fills its province, over the border. Not where places are pressed. */
  readonly namesCross?: boolean;
}

/** No unit becomes larger than this many times what its place was made for. */
const MOST_UNIT = 2.4;
/** Units are measured by their ground, which is a little smaller than their rim. */
const GROUND = 0.96;
/** Square ones have less of it, and make up for that. */
const SQUARE = 1.1;

const within = (natural: number, { least, most }: Range, scale: number): number =>
  Math.min(Math.max(natural, least / scale), Math.max(most, least) / scale);

/** The radius of a unit whose place has room for one of that radius. */
export const unitRadius = (natural: number, detail?: Detail): number =>
  detail
    ? Math.min(within(natural * 2 * GROUND, detail.unit, detail.scale) / 2 / GROUND, natural * MOST_UNIT)
    : natural;

/** How large a unit is drawn whose seat is that large. */
export const drawnRadius = (radius: number, isSquare: boolean, detail?: Detail): number =>
  detail && isSquare ? radius * SQUARE : radius;

/** The size of letters that were made that large. */
export const letterSize = (natural: number, detail?: Detail): number =>
  detail ? within(natural, detail.label, detail.scale) : natural;

/** By how much a mark has to grow that measures so much across. */
export const markGrowth = (across: number, detail?: Detail): number =>
  detail ? Math.max(1, detail.center / detail.scale / across) : 1;

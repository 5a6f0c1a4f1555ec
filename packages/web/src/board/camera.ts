/** What part of a board is seen: its origin on the screen, in px, and px of the screen per px of the board. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far one can go in, as px of the screen per px of the board. */
const CLOSEST = 3;
/** On a tall or small screen the board starts larger than it fits, up to this many times. */
const TALL = 2.2;
/** No wider than this, in px: a phone, of which a panel may have left no more than a strip. */
const SMALL = 560;

/** So little of the board may be cut off to fill the screen: units stand near its edges. */
const TRIM = 1.01;

/**
 * Shows the whole board; on a tall or small screen only as much that units are not too small to be pressed, about the
 * point that matters most.
 */
export function whole(
  screen: Size,
  board: Size,
  [px, py]: readonly [number, number] = [board.width / 2, board.height / 2],
  tall = TALL,
): Camera {
  const least = leastScale(screen, board);
  const filling = Math.max(screen.width / board.width, screen.height / board.height);
  const k = startOf(screen, board, { least, filling, tall });
  return kept({ k, x: screen.width / 2 - px * k, y: screen.height / 2 - py * k }, screen, board);
}

function startOf(
  screen: Size,
  board: Size,
  { least, filling, tall }: { readonly least: number; readonly filling: number; readonly tall: number },
): number {
  if (screen.height > screen.width) return Math.min(filling, least * tall);
  if (screen.width <= SMALL && tall > 1) return (screen.width / board.width) * tall;
  return filling < least * TRIM ? filling : least;
}

const leastScale = (screen: Size, board: Size): number =>
  Math.min(screen.width / board.width, screen.height / board.height);

/** Goes in or out about a point of the screen, which stays where it is. */
export function zoom(
  camera: Camera,
  factor: number,
  at: readonly [number, number],
  screen: Size,
  board: Size,
): Camera {
  const k = Math.min(CLOSEST, Math.max(leastScale(screen, board), camera.k * factor));
  const by = k / camera.k;
  return kept({ k, x: at[0] - (at[0] - camera.x) * by, y: at[1] - (at[1] - camera.y) * by }, screen, board);
}

export const pan = (camera: Camera, dx: number, dy: number, screen: Size, board: Size): Camera =>
  kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, screen, board);

/** Keeps the board on the screen: what is smaller than it stays inside, what is larger covers it. */
function kept({ x, y, k }: Camera, screen: Size, board: Size): Camera {
  return { k, x: within(x, screen.width, board.width * k), y: within(y, screen.height, board.height * k) };
}

function within(offset: number, screen: number, board: number): number {
  const room = screen - board;
  return room >= 0 ? room / 2 : Math.min(0, Math.max(room, offset));
}

/** So far inside the screen what is brought in stays clear of its edges, and of what lies there; in px. */
const MARGIN = 70;

/**
 * Moves as little as needed for a point of the board to be well inside the screen, and others about it as well if
 * there is room for all of them.
 */
export function reveal(
  camera: Camera,
  [px, py]: readonly [number, number],
  screen: Size,
  board: Size,
  others: readonly (readonly [number, number])[] = [],
): Camera {
  const { k } = camera;
  const towards = (offset: number, places: readonly number[], length: number): number => {
    const first = offset + Math.min(...places) * k;
    const last = offset + Math.max(...places) * k;
    if (last - first > length - 2 * MARGIN) return 0;
    return first < MARGIN ? MARGIN - first : Math.min(0, length - MARGIN - last);
  };
  const bring = (from: Camera, xs: readonly number[], ys: readonly number[]): Camera =>
    pan(from, towards(from.x, xs, screen.width), towards(from.y, ys, screen.height), screen, board);
  const all = [[px, py], ...others];
  const about = bring(
    camera,
    all.map(([x]) => x),
    all.map(([, y]) => y),
  );
  return bring(about, [px], [py]);
}

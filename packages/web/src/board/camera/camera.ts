/** Which part of a board shows: its origin on the screen, in px, and px of the screen per px of the board. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What lies over the edges of the screen, in px. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

type Place = readonly [number, number];

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** How far you can zoom in, as px of the screen per px of the board. */
const CLOSEST = 3;
/** On a tall or small screen the board starts larger than it fits, up to this many times. */
const TALL = 2.2;
/** No wider than this, in px: a phone, where a panel may leave no more than a strip. */
const SMALL = 560;

/** How little of the board may be cut off to fill the screen: units stand near its edges. */
const TRIM = 1.01;

/** How much of the board to show around what matters, in px of the board. */
const ABOUT = 110;
/** The limits of the first zoom on small screens, as px of the screen per px of the board. */
const OPENING = { least: 0.42, most: 1 };

/** What to begin with. */
export interface Opening {
  /** What matters most: shown first where not all of the board can be. */
  readonly focus?: readonly Place[];
  /** How many times larger than it fits the board may start. */
  readonly tall?: number | undefined;
}

/** Shows the whole board; on a small screen what matters most, large enough to press. */
export function opened(screen: Size, board: Size, { focus = [], tall = TALL }: Opening = {}): Camera {
  const least = leastScale(screen, board);
  if (focus.length > 0 && tall > 1 && screen.width <= SMALL) {
    const box = boxOf(focus);
    const fitting = Math.min(
      screen.width / (box.right - box.left + 2 * ABOUT),
      screen.height / (box.bottom - box.top + 2 * ABOUT),
    );
    const k = Math.max(least, Math.min(OPENING.most, Math.max(OPENING.least, fitting)));
    return centered([(box.left + box.right) / 2, (box.top + box.bottom) / 2], k, screen, board);
  }
  const filling = Math.max(screen.width / board.width, screen.height / board.height);
  const k = startOf(screen, board, { least, filling, tall });
  return centered([board.width / 2, board.height / 2], k, screen, board);
}

const centered = ([px, py]: Place, k: number, screen: Size, board: Size): Camera =>
  kept({ k, x: screen.width / 2 - px * k, y: screen.height / 2 - py * k }, screen, board);

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

/** Zooms about a point of the screen, which stays where it is. */
export function zoom(
  camera: Camera,
  factor: number,
  at: Place,
  screen: Size,
  board: Size,
  insets = NO_INSETS,
): Camera {
  const least = Math.min(camera.k, leastScale(screen, board));
  const k = Math.min(CLOSEST, Math.max(least, camera.k * factor));
  const by = k / camera.k;
  const next = { k, x: at[0] - (at[0] - camera.x) * by, y: at[1] - (at[1] - camera.y) * by };
  return kept(next, screen, board, insets);
}

export const pan = (
  camera: Camera,
  dx: number,
  dy: number,
  screen: Size,
  board: Size,
  insets = NO_INSETS,
): Camera => kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, screen, board, insets);

/** Keeps the board on the screen: what is smaller than it stays inside, what is larger covers it, insets aside. */
function kept({ x, y, k }: Camera, screen: Size, board: Size, insets = NO_INSETS): Camera {
  return {
    k,
    x: within(x, screen.width, board.width * k, insets.left, insets.right),
    y: within(y, screen.height, board.height * k, insets.top, insets.bottom),
  };
}

function within(offset: number, screen: number, board: number, before: number, after: number): number {
  const room = screen - board;
  const [least, most] = [Math.min(room, 0) - after, Math.max(room, 0) + before];
  if (before + after > 0) return Math.min(most, Math.max(least, offset));
  return room >= 0 ? room / 2 : Math.min(0, Math.max(room, offset));
}

/** How far inside the screen to bring things, clear of its edges and of what lies there, in px. */
const MARGIN = 70;

/** Moves as little as needed for a point of the board to be well inside the screen. */
export function reveal(camera: Camera, [px, py]: Place, screen: Size, board: Size): Camera {
  const towards = (offset: number, place: number, length: number): number => {
    const at = offset + place * camera.k;
    return at < MARGIN ? MARGIN - at : Math.min(0, length - MARGIN - at);
  };
  return pan(
    camera,
    towards(camera.x, px, screen.width),
    towards(camera.y, py, screen.height),
    screen,
    board,
  );
}

/** How much of the screen around a unit's middle belongs to it, in px. */
const UNIT = 24;

/**
 * Moves as little as needed for all places to be seen beside what lies over the edges of the screen, and goes out if they
 * are too far apart.
 */
export function framed(
  camera: Camera,
  places: readonly Place[],
  screen: Size,
  board: Size,
  insets: Insets,
): Camera {
  if (places.length === 0) return camera;
  const box = boxOf(places);
  const wide = screen.width - insets.left - insets.right - 2 * UNIT;
  const high = screen.height - insets.top - insets.bottom - 2 * UNIT;
  const fitting = Math.min(
    wide / Math.max(1, box.right - box.left),
    high / Math.max(1, box.bottom - box.top),
  );
  const middle: Place = [
    camera.x + ((box.left + box.right) / 2) * camera.k,
    camera.y + ((box.top + box.bottom) / 2) * camera.k,
  ];
  const k = Math.min(camera.k, Math.max(fitting, 0.05));
  const by = k / camera.k;
  const from =
    by < 1
      ? { k, x: middle[0] - (middle[0] - camera.x) * by, y: middle[1] - (middle[1] - camera.y) * by }
      : camera;
  const towards = (first: number, last: number, least: number, most: number): number =>
    first < least ? least - first : Math.min(0, most - last);
  const dx = towards(
    from.x + box.left * k,
    from.x + box.right * k,
    insets.left + UNIT,
    screen.width - insets.right - UNIT,
  );
  const dy = towards(
    from.y + box.top * k,
    from.y + box.bottom * k,
    insets.top + UNIT,
    screen.height - insets.bottom - UNIT,
  );
  if (dx === 0 && dy === 0 && by === 1) return camera;
  const room = {
    top: insets.top + UNIT,
    right: insets.right + UNIT,
    bottom: insets.bottom + UNIT,
    left: insets.left + UNIT,
  };
  return kept({ ...from, x: from.x + dx, y: from.y + dy }, screen, board, room);
}

function boxOf(places: readonly Place[]): Insets {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

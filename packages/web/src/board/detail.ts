import type { Detail } from "@chancery/boardview";

/** What a board is looked at on: a page, a wall that a whole room looks at, or paper that is held in hand. */
export type Medium = "page" | "projector" | "paper";

interface View {
  readonly medium: Medium;
  /** The window, in px. */
  readonly width: number;
  readonly height: number;
  /** Whether larger pieces and letters are wanted. */
  readonly larger: boolean;
}

/** Windows no wider than this are phones. */
const PHONE = 760;
/** Windows at least this large are desktops. */
const DESKTOP = { width: 1400, height: 800 };

/** Walls are read from the last row whatever their resolution: on finer ones everything has more px. */
const WALL = { width: 1920, height: 1080 };

/** The sizes of pieces, letters and centers on what doesn't depend on the window; in px. */
const SIZES = {
  projector: { unit: { least: 36, most: 64 }, label: { least: 18, most: 26 }, center: 12 },
  paper: { unit: { least: 20, most: 26 }, label: { least: 9, most: 14 }, center: 6 },
} as const;

/** How much larger pieces and letters are drawn for people who want them larger. */
const LARGER = { unit: 1.35, label: 1.25 };

/** Steps of scale at which a board is redrawn. */
const STEP = 1.12;

/** The step that a scale has reached. */
export const stepOf = (scale: number): number =>
  STEP ** Math.floor(Math.log(scale * 1.0001) / Math.log(STEP));

/** How large things have to be on a board that is shown at a scale. */
export function detailOf(scale: number, { medium, width, height, larger }: View): Detail {
  if (medium === "paper") return { scale: stepOf(scale), ...SIZES.paper };
  const isPhone = width <= PHONE;
  const isDesktop = width >= DESKTOP.width && height >= DESKTOP.height;
  const page = {
    unit: { least: isDesktop || isPhone ? 30 : 26, most: 52 },
    label: { least: isPhone ? 11 : isDesktop ? 10 : 9, most: 18 },
    center: 8,
  };
  const { unit, label, center } = medium === "projector" ? SIZES.projector : page;
  const wall = medium === "projector" ? Math.max(1, Math.min(width / WALL.width, height / WALL.height)) : 1;
  const [pieces, letters] = larger ? [LARGER.unit * wall, LARGER.label * wall] : [wall, wall];
  return {
    scale: stepOf(scale),
    unit: { least: unit.least * pieces, most: unit.most * pieces },
    label: { least: label.least * letters, most: label.most * letters },
    center: center * pieces,
    namesCross: medium === "projector",
  };
}

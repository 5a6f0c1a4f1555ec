import type { Detail } from "@chancery/boardview";

/** What a board is looked at on: a page, or a wall that a whole room looks at. */
export type Medium = "page" | "projector";

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

/** How much larger pieces and letters are drawn for people who want them larger. */
const LARGER = { unit: 1.35, label: 1.25 };

/** Steps of scale at which a board is redrawn. */
const STEP = 1.12;

/** The step that a scale has reached. */
export const stepOf = (scale: number): number =>
  STEP ** Math.floor(Math.log(scale * 1.0001) / Math.log(STEP));

/** How large things have to be on a board that is shown at a scale. */
export function detailOf(scale: number, { medium, width, height, larger }: View): Detail {
  const isPhone = width <= PHONE;
  const isDesktop = width >= DESKTOP.width && height >= DESKTOP.height;
  const unit = medium === "projector" ? 36 : isDesktop || isPhone ? 30 : 26;
  const label = medium === "projector" ? 18 : isPhone ? 11 : isDesktop ? 10 : 9;
  const wall = medium === "projector" ? Math.max(1, Math.min(width / WALL.width, height / WALL.height)) : 1;
  const [pieces, letters] = larger ? [LARGER.unit * wall, LARGER.label * wall] : [wall, wall];
  return {
    scale: stepOf(scale),
    unit: { least: unit * pieces, most: (medium === "projector" ? 64 : 52) * pieces },
    label: { least: label * letters, most: (medium === "projector" ? 26 : 18) * letters },
    centre: (medium === "projector" ? 12 : 8) * pieces,
  };
}

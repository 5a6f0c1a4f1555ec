import type { Insets } from "./camera/camera.ts";

/** Between what lies over the board and what has to be seen beside it; in px. */
const GAP = 10;
/** About the middle of a place, so much has to be seen; in px. */
const PLACE = 20;

/** Where more of the screen is covered than this part of it, nothing can be shown beside that. */
const MOST = 0.8;

/** How much of the screen's edges is covered by what is docked there. */
export function insetsOf(screen: HTMLElement): Insets {
  const frame = screen.getBoundingClientRect();
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const element of screen.querySelectorAll<HTMLElement>("[data-dock]")) {
    const { height, top } = element.getBoundingClientRect();
    const covered = frame.bottom - top + GAP;
    if (height > 0 && covered < MOST * frame.height) insets.bottom = Math.max(insets.bottom, covered);
  }
  return insets;
}

/** What tools at the sides take up, if any of these points of the screen lies under them. */
export function toolsOver(
  screen: HTMLElement,
  points: readonly (readonly [number, number])[],
): Partial<Insets> | null {
  const frame = screen.getBoundingClientRect();
  const sides: { left?: number; right?: number } = {};
  // Some lie beside the board's own screen, over the same place.
  for (const element of (screen.closest("main") ?? screen).querySelectorAll("[data-tools]")) {
    const tools = element.getBoundingClientRect();
    if (tools.width === 0 || tools.right < frame.left || tools.left > frame.right) continue;
    const isUnder = points.some(
      ([x, y]) =>
        x > tools.left - PLACE &&
        x < tools.right + PLACE &&
        y > tools.top - PLACE &&
        y < tools.bottom + PLACE,
    );
    if (!isUnder) continue;
    if (tools.left - frame.left > frame.right - tools.right) sides.right = frame.right - tools.left + GAP;
    else sides.left = tools.right - frame.left + GAP;
  }
  return sides.left || sides.right ? sides : null;
}

import type { Insets } from "./camera.ts";

/** Between what lies over the board and what has to be seen beside it; in px. */
const GAP = 10;
/** About the middle of a place, so much has to be seen; in px. */
const PLACE = 20;

/** How much of the screen's edges is covered by what is docked there. */
export function insetsOf(screen: HTMLElement): Insets {
  const frame = screen.getBoundingClientRect();
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const element of screen.querySelectorAll<HTMLElement>("[data-dock]")) {
    const { height, top } = element.getBoundingClientRect();
    if (height > 0) insets.bottom = Math.max(insets.bottom, frame.bottom - top + GAP);
  }
  return insets;
}

/** How wide the tools at the right are, if any of these points of the screen lies under them; else 0. */
export function toolsOver(screen: HTMLElement, points: readonly (readonly [number, number])[]): number {
  const frame = screen.getBoundingClientRect();
  const tools = screen.querySelector("[data-tools]")?.getBoundingClientRect();
  if (!tools) return 0;
  const isUnder = points.some(
    ([x, y]) => x > tools.left - PLACE && y > tools.top - PLACE && y < tools.bottom + PLACE,
  );
  return isUnder ? frame.right - tools.left + GAP : 0;
}

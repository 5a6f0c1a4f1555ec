import { withSolo } from "./outcome.ts";

/** The powers in the draw share 100 points. */
export const drawSize = withSolo(100, ({ sides, drawn }) =>
  sides.map((_, player) => (drawn.includes(player) ? 100 / drawn.length : 0)),
);

import { sum, withSolo } from "./outcome.ts";

/** 100 points are shared by the squares of the centers. */
export const sumOfSquares = withSolo(100, ({ sides }) => {
  const squares = sides.map(({ centers }) => centers ** 2);
  return squares.map((square) => (100 * square) / sum(squares));
});

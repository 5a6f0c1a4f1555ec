/** Lines of a chart with their names at the ends, so that nobody has to know the colors. */

/** Where the points of each line lie, in px. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const xOf = ({ left, right }: Frame, index: number, count: number): number =>
  count < 2 ? left : left + (index / (count - 1)) * (right - left);

export const yOf = ({ top, bottom }: Frame, value: number, most: number): number =>
  bottom - (value / most) * (bottom - top);

/**
 * Heights for labels that want to stand at certain heights but need so much room each: as near as can be, in the same
 * order, and inside the frame.
 */
export function spread(wanted: readonly number[], room: number, { top, bottom }: Frame): readonly number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b] || a - b);
  const placed: number[] = [];
  let least = top;
  for (const index of order) {
    placed.push(Math.max(wanted[index], least));
    least = placed[placed.length - 1] + room;
  }
  let most = bottom;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i], most);
    most = placed[i] - room;
  }
  const heights = new Array<number>(wanted.length);
  for (const [i, index] of order.entries()) heights[index] = placed[i];
  return heights;
}

/** Years that are written below the chart: so many that they do not touch. */
export const ticksOf = (years: readonly number[], fitting: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(years.length / fitting));
  return years.filter((_, index) => (years.length - 1 - index) % step === 0);
};

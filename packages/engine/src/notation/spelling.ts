/**
 * How many letters have to be added, dropped, changed or swapped with their neighbour to get from one word
 * to another; `limit + 1` if more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const fresh = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(old[column] + 1, fresh[column - 1] + 1, old[column - 1] + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && !same;
      if (swapped) cost = Math.min(cost, older[column - 2] + 1);
      fresh.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    older = old;
    old = fresh;
  }
  return Math.min(old[b.length], limit + 1);
}

/** How many slips a word of this length may have and still be recognised. */
export const tolerance = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

/**
 * Slips between a written word and a name, or Infinity if they are too many. In short words the first
 * letter must be right (or have changed places with the second): too much else would be near.
 */
export function slips(written: string, name: string): number {
  const limit = tolerance(written.length);
  if (limit === 0) return Number.POSITIVE_INFINITY;
  if (written.length < 5 && written[0] !== name[0] && !(written[0] === name[1] && written[1] === name[0]))
    return Number.POSITIVE_INFINITY;
  const found = distance(written, name, limit);
  return found > limit ? Number.POSITIVE_INFINITY : found;
}

/** The same for a name that may also be broken off: "Brugu" is near "Burgu(ndy)". */
export function slipsInPrefix(written: string, name: string): number {
  let least = slips(written, name);
  if (written.length < 4) return least;
  for (let length = written.length - 1; length <= written.length + 1 && length < name.length; length++)
    least = Math.min(least, slips(written, name.slice(0, length)));
  return least;
}

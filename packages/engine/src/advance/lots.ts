/**
 * Draws lots: the same seed always gives the same order, so that a draw can be repeated and checked. This is
 * the only use of randomness (CB-3, CB-4).
 */
export function drawLots<T>(lots: readonly T[], seed: number): T[] {
  const drawn = [...lots];
  let value = seed >>> 0;
  const next = (below: number): number => {
    // A small generator with good spread (SplitMix32).
    value = (value + 0x9e3779b9) >>> 0;
    let mixed = value;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = next(last + 1);
    [drawn[last], drawn[other]] = [drawn[other], drawn[last]];
  }
  return drawn;
}

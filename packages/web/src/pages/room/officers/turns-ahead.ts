/** The turns to come, one of which the officers announce as the last. */
export function turnsAhead(phase: string, count: number): readonly string[] {
  const year = Number(phase.slice(1, 5));
  const isSpring = phase.startsWith("S");
  return Array.from({ length: count }, (_, i) => {
    const half = (isSpring ? 0 : 1) + i + 1;
    return `${half % 2 === 0 ? "S" : "F"}${year + Math.floor(half / 2)}`;
  });
}

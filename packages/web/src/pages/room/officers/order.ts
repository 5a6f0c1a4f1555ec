/** The list with one name moved to another place. */
export function moved(order: readonly string[], power: string, to: number): readonly string[] {
  const others = order.filter((each) => each !== power);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), power, ...others.slice(at)];
}

/** Those who speak, as the officers ordered them: who came later is last, and who is gone is left out (R16). */
export const speakingOrder = (wanted: readonly string[], speakers: readonly string[]): readonly string[] => [
  ...wanted.filter((power) => speakers.includes(power)),
  ...speakers.filter((power) => !wanted.includes(power)),
];

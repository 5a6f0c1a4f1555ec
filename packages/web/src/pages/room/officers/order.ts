/** The list with one name moved to another place. */
export function moved(order: readonly string[], power: string, to: number): readonly string[] {
  const others = order.filter((each) => each !== power);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), power, ...others.slice(at)];
}

const two = (number: number): string => String(number).padStart(2, "0");

/** A moment as fields of forms have it, by the clock of the device: "2026-03-14T10:00". */
export function localMoment(at: number): string {
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that somebody chose; null if none. */
export function readMoment(text: string): number | null {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}

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

/** A moment's time of day, by the clock of the device: "15:40". */
export const timeOfDay = (at: number): string => localMoment(at).slice(-5);

/** The next moment at which it is that time of day; null if none is given. */
export function momentAfter(time: string, now: number): number | null {
  if (!/^\d{2}:\d{2}/.test(time)) return null;
  const date = new Date(now);
  const [hours, minutes] = time.split(":").map(Number);
  date.setHours(hours, minutes, 0, 0);
  if (date.getTime() <= now) date.setDate(date.getDate() + 1);
  return date.getTime();
}

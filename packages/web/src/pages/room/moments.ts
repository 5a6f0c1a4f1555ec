const two = (number: number): string => String(number).padStart(2, "0");

/** A moment in the format of form fields, by the device's clock: "2026-03-14T10:00". */
export function localMoment(at: number): string {
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment in a form field; null if it is empty. */
export function readMoment(text: string): number | null {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}

/** The time of day of a moment, by the device's clock: "15:40". */
export const timeOfDay = (at: number): string => localMoment(at).slice(-5);

/** The next moment with that time of day; null if none is given. */
export function momentAfter(time: string, now: number): number | null {
  if (!/^\d{2}:\d{2}/.test(time)) return null;
  const date = new Date(now);
  const [hours, minutes] = time.split(":").map(Number);
  date.setHours(hours, minutes, 0, 0);
  if (date.getTime() <= now) date.setDate(date.getDate() + 1);
  return date.getTime();
}

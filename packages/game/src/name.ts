export const LONGEST_NAME = 60;

/** A name as it is shown, or null if it is none. */
export function readName(given: string): string | null {
  const name = given.trim().replaceAll(/\s+/g, " ");
  return name.length > 0 && name.length <= LONGEST_NAME ? name : null;
}

import { isVisible } from "@chancery/contract";

export const LONGEST_NAME = 60;

/** A name as it's displayed, or null if it isn't valid. */
export function readName(given: string): string | null {
  const name = given.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  return name.length > 0 && name.length <= LONGEST_NAME && isVisible(name) ? name : null;
}

/** How many letters and digits a code has. */
const LENGTH = 8;

/** Only letters and digits: case and anything in between don't matter. */
export const plainCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

/** In two halves, as printed, however it was typed. */
export function formatCode(text: string): string {
  const plain = plainCode(text).slice(0, LENGTH);
  const half = LENGTH / 2;
  return plain.length > half ? `${plain.slice(0, half)}-${plain.slice(half)}` : plain;
}

export const isWhole = (code: string): boolean => plainCode(code).length === LENGTH;

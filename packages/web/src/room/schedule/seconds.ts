const PLACE = "chancery.speech-seconds";
const STANDARD = 60;

/** How long speeches were the last time these officers announced some: a proposal, no more. */
export function usualSeconds(): number {
  const kept = Number(localStorage.getItem(PLACE));
  return Number.isInteger(kept) && kept > 0 ? kept : STANDARD;
}

export function rememberSeconds(seconds: number): void {
  try {
    localStorage.setItem(PLACE, String(seconds));
  } catch {
    // Then the usual time is proposed.
  }
}

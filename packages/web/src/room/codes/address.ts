const PLACE = "chancery.address";

const isHereOnly = (origin: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);

/**
 * Where others come in: the address that was chosen, or the one by which this page was opened, or else the first by
 * which the server is found in its networks. Null if only this machine reaches it.
 */
export function addressFor(
  origin: string,
  addresses: readonly string[],
  chosen: string | null,
): string | null {
  if (chosen !== null && addresses.includes(chosen)) return chosen;
  return isHereOnly(origin) ? (addresses[0] ?? null) : origin;
}

/** The screen in the room is opened by the officers' browser, and shows the address that they have seen to be right. */
export function rememberAddress(address: string | null): void {
  try {
    if (address === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, address);
  } catch {
    // Then the screen shows where it was opened itself.
  }
}

export const chosenAddress = (): string | null => localStorage.getItem(PLACE);

/** What a screen in the room can say about the way in, without asking for anything that is the officers'. */
export function knownAddress(): string | null {
  const chosen = chosenAddress();
  return addressFor(location.origin, chosen === null ? [] : [chosen], chosen);
}

/** The page on which a code is typed, and the link that has it typed already: secrets stand behind the #. */
export const joinPage = (address: string): string => `${address}/join`;
export const codeLink = (address: string, code: string): string => `${joinPage(address)}#${code}`;
/** As people read and type it. */
export const shortAddress = (address: string): string => address.replace(/^http:\/\//, "");

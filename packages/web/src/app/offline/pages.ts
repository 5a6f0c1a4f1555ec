/** A game page for any game: they are all the same until the game itself is opened. */
const GAME = "/games/solo-any";
/** A page that shows nothing of its own before the application has loaded. */
const OTHER = "/play";

/** The pages that are kept. */
export const OFFLINE_PAGES = ["/", OTHER, GAME] as const;

/** The addresses that open without a network, and which page is kept for them. */
const ADDRESSES: readonly (readonly [RegExp, (typeof OFFLINE_PAGES)[number]])[] = [
  [/^\/$/, "/"],
  [/^\/games\/[^/]+$/, GAME],
  [/^\/(play|games|sandbox\/[^/]+)$/, OTHER],
];

export const OFFLINE_ADDRESSES = ADDRESSES.map(([address]) => address);

/** Under which address the page of an address is kept; null if it isn't. */
export const offlinePage = ({ pathname }: Pick<URL, "pathname">): string | null =>
  ADDRESSES.find(([address]) => address.test(pathname))?.[1] ?? null;

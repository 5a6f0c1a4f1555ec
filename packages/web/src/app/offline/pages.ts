/** A game page for any solo game: they are all the same until the game itself is opened. */
const GAME = "/games/solo-any";

/** The pages that open without a network. */
export const OFFLINE_PAGES = ["/", "/play", GAME] as const;

/** Under which address the page of an address is kept; null if it isn't. */
export function offlinePage({ pathname }: Pick<URL, "pathname">): string | null {
  if (pathname.startsWith("/games/solo-")) return GAME;
  return OFFLINE_PAGES.find((page) => page === pathname) ?? null;
}

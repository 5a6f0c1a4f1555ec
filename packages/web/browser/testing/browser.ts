import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Debian's browsers. The one without windows draws the same and is faster. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * For tests, which only look at what is drawn: boards in one piece, as Chromium would compute their long outlines again
 * for every small tile. Nobody's own browser does, so what measures time goes without.
 */
const LARGE_TILES = ["--default-tile-width=2048", "--default-tile-height=2048"];

/** What hasn't happened by then won't happen, even on a slow machine; in milliseconds. */
export const PATIENCE = 60_000;

/** Starts a browser for tests. */
export const openBrowser = (): Promise<Browser> => openPlainBrowser(...LARGE_TILES);

/** Starts a browser as people have it, with further flags if any are given. */
export const openPlainBrowser = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? "chromium",
    args: [...FLAGS, ...flags],
    timeout: PATIENCE,
  });

/**
 * Measures games against the computer in a real browser: `npm run bench:solo`. For each game, how long it takes from
 * pressing "Start game" to a board that takes orders, by someone who has read the page and by someone who presses at once;
 * and how long bots keep a player waiting who is ready at once. Numbers depend on the machine and on what else it does.
 *
 *   npm run bench:solo -- --level club
 *   npm run bench:solo -- --only "Dissolution 1992"
 */
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { openPlainBrowser, PATIENCE } from "../browser/testing/browser.ts";
import { openSite, type Stage } from "../browser/testing/site.ts";

const GAMES = ["Classic 2023", "Dissolution 1992", "Committee 1901", "Committee 1935"];

const { values } = parseArgs({
  options: { level: { type: "string", default: "master" }, only: { type: "string" } },
});
const level = `${values.level[0].toUpperCase()}${values.level.slice(1)}`;

const site = await openSite({}, openPlainBrowser);
try {
  console.log(`| game (${level}) | start, page read | start, at once | first turn |\n|---|---|---|---|`);
  for (const game of GAMES.filter((each) => values.only === undefined || each === values.only)) {
    const page = await opened(site.stage(), game, true);
    const [read, waited] = [await started(page), await firstTurn(page)];
    await page.context().close();
    const other = await opened(site.stage(), game, false);
    const atOnce = await started(other);
    await other.context().close();
    console.log(`| ${game} | ${inSeconds(read)} | ${inSeconds(atOnce)} | ${inSeconds(waited)} |`);
  }
} finally {
  await site.close();
}

/** The page on which a game is chosen. */
async function opened(stage: Stage, game: string, isRead: boolean): Promise<Page> {
  const page = await stage.open("/play");
  await page.getByLabel("Game", { exact: true }).selectOption({ label: game });
  await page.getByText(level, { exact: true }).click();
  if (isRead) await page.waitForLoadState("networkidle");
  return page;
}

/** Starts the game; the milliseconds until its units can be pressed, by the page's own clock. */
async function started(page: Page): Promise<number> {
  const start = page.getByRole("button", { name: "Start game" });
  await start.evaluate((button) =>
    button.addEventListener("click", () => {
      const pressed = performance.now();
      const look = (): void => {
        const isThere = location.pathname.startsWith("/games/") && document.querySelector("aside h1");
        if (!isThere || !document.querySelector(".layer-units .unit")) requestAnimationFrame(look);
        // A frame later it has been painted, and what it listens to is set up.
        else
          requestAnimationFrame(() =>
            setTimeout(() => Object.assign(globalThis, { took: performance.now() - pressed })),
          );
      };
      look();
    }),
  );
  await start.click();
  const took = await page.waitForFunction(() => (globalThis as { took?: number }).took);
  return (await took.jsonValue()) as number;
}

/** How long a player waits for the first result who is ready at once, in milliseconds. */
async function firstTurn(page: Page): Promise<number> {
  const before = await page.locator("aside h1").innerText();
  const from = performance.now();
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  const anyway = page.getByRole("button", { name: "Ready anyway" });
  const isOn = page.waitForFunction(
    (text) => document.querySelector("aside h1")?.textContent !== text,
    before,
    {
      timeout: 10 * PATIENCE,
    },
  );
  await Promise.race([isOn, anyway.click({ timeout: 10 * PATIENCE }).catch(() => undefined)]);
  await isOn;
  return performance.now() - from;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

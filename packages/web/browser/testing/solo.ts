import type { Page } from "playwright-core";
import { soon } from "./tables.ts";

/** How people play against the computer. */

/** Starts a game from the start page. */
export async function startSolo(page: Page, game = "", side = "France", character = "Mixed"): Promise<void> {
  await page.getByRole("link", { name: /Play against the computer/ }).click();
  if (game !== "") await page.getByLabel("Game", { exact: true }).selectOption({ label: game });
  await page.getByLabel("Side").selectOption({ label: side });
  await page.getByText(character, { exact: true }).click();
  await page.getByRole("button", { name: "Start game" }).click();
  // The page before has a board as well.
  await page.waitForURL(/\/games\/solo-/);
  await page.locator("aside h1").waitFor();
}

export const phaseOf = (page: Page): Promise<string> => page.locator("aside h1").innerText();

export const isOver = (page: Page): Promise<boolean> => page.getByText("The game is over.").isVisible();

/** Is ready, whatever is missing, and waits until there is something to order again or the game is over. */
export async function ready(page: Page): Promise<void> {
  const before = await phaseOf(page);
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  const anyway = page.getByRole("button", { name: "Ready anyway" });
  await soon(async () => (await anyway.isVisible()) || (await phaseOf(page)) !== before).toBe(true);
  if (await anyway.isVisible()) await anyway.click();
  await soon(async () => (await isOver(page)) || (await phaseOf(page)) !== before).toBe(true);
}

/** Asks what a master would play, and takes it over. */
export async function followHint(page: Page): Promise<void> {
  await page.getByRole("button", { name: "What would a master play?" }).click();
  const hint = page.getByRole("region", { name: "What a master would play" });
  await hint.getByRole("button", { name: "Use these orders" }).click();
  await hint.waitFor({ state: "detached" });
}

/** Offers peace to a power that is known to accept it. */
export async function makePeace(page: Page, power: string): Promise<void> {
  await page.getByRole("tab", { name: "Players" }).click();
  await soon(() => page.getByText("loyal", { exact: true }).count()).toBe(6);
  await page.getByRole("tab", { name: /Messages/ }).click();
  await page.getByRole("button", { name: `Write to ${power} (bot)` }).click();
  await page.getByRole("button", { name: "Offer a deal" }).click();
  await page.getByRole("button", { name: "Send offer" }).click();
  await page.getByText("That suits us.").waitFor();
  await page.getByRole("button", { name: "All conversations" }).click();
  await page.getByRole("tab", { name: "Orders" }).click();
}

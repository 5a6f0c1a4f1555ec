import type { Page } from "playwright-core";
import { expect } from "vitest";
import { listed } from "./board.ts";
import { soon } from "./tables.ts";

/** What people do on the page, and what they should see then. */

export const TURN = ["A Par - Bur", "A Mar S A Par - Bur", "A Mun - Bur"];
const RESULTS = ["✓ A Par - Bur moved", "✓ A Mar S A Par - Bur supported", "✕ A Mun - Bur bounced"];

export const resolve = (page: Page) => page.getByRole("button", { name: "Resolve", exact: true }).click();
export const goOn = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
export const phase = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

export async function type(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: "Text" }).click();
  await page.getByLabel("Orders as text").fill(text);
  await page.getByRole("tab", { name: "Orders" }).click();
}

export async function expectTurn(page: Page): Promise<void> {
  await soon(() => listed(page)).toEqual(expect.arrayContaining(TURN));
}

export async function expectResults(page: Page): Promise<void> {
  await soon(() => listed(page)).toEqual(expect.arrayContaining(RESULTS));
}

/** What is being played: in committees several stages have the name of one turn. */
const stageOf = async (page: Page): Promise<string> =>
  [await phase(page), ...(await page.locator('section[aria-label="Clock"] strong').allTextContents())].join(
    ": ",
  );

/** Is ready, whatever is missing. */
export async function beReady(page: Page): Promise<void> {
  const before = await stageOf(page);
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  const anyway = page.getByRole("button", { name: "Ready anyway" });
  const done = page.getByRole("button", { name: "Not ready" });
  await soon(
    async () => (await anyway.isVisible()) || (await done.isVisible()) || (await stageOf(page)) !== before,
  ).toBe(true);
  if (await anyway.isVisible()) await anyway.click();
}

/** Answers a question that needs a reason. */
export async function confirm(page: Page, yes: string, reason?: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  if (reason !== undefined) {
    await soon(() => dialog.getByRole("button", { name: yes }).isDisabled()).toBe(true);
    await dialog.getByLabel("Reason").fill(reason);
  }
  await dialog.getByRole("button", { name: yes }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Writes a player's orders as text. */
export async function write(page: Page, orders: readonly string[]): Promise<void> {
  await page.getByText("Text", { exact: true }).click();
  await page.getByLabel("Orders as text").fill(orders.join("\n"));
  await page.getByText("List", { exact: true }).click();
}

/** Pages of a document, by what it says of them. */
export async function pagesOf(page: Page): Promise<number> {
  const document = await page.pdf({ preferCSSPageSize: true });
  return [...document.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}

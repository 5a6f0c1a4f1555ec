import type { Page } from "playwright-core";
import { expect } from "vitest";
import { listed } from "./browser.ts";
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

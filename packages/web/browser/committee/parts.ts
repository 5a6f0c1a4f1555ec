import type { Locator, Page } from "playwright-core";

/** How people find things on the pages of a committee. */

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  bypassCSP: true,
} as const;
export const WALL = { viewport: { width: 1920, height: 1080 } } as const;

export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole("button", { name, exact: typeof name === "string" });

export const press = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  button(place, name).click();

/** Something to be filled in. */
export const field = (place: Page | Locator, name: string): Locator =>
  place.getByRole("textbox", { name, exact: true });

/** Something to be chosen from a list. */
export const choice = (place: Page | Locator, name: string): Locator =>
  place.getByRole("combobox", { name, exact: true });

/** A card by its title: a treaty, a goal, a conference. */
export const card = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true });

/** Opens what is folded up. */
export async function unfold(folded: Locator): Promise<void> {
  const isOpen = await folded.locator("details").evaluate((details: HTMLDetailsElement) => details.open);
  if (!isOpen) await folded.locator("summary").click();
}

/** Waits until something says so, in these words alone. */
export const says = (place: Page | Locator, words: string): Promise<void> =>
  place.getByText(words, { exact: true }).first().waitFor();

export const title = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();

/** By how much a page is too wide for its screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

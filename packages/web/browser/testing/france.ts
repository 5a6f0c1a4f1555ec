import type { Page } from "playwright-core";
import { pressProvince, unit } from "./board.ts";

/** What a player of France does on the page, and what the others order meanwhile. */

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const SPRING = {
  Germany: "A Mun - Bur\nF Kie - Den\nA Ber - Kie",
  England: "F Lon - Nth\nF Edi - Nrg\nA Lvp - Yor",
};

export const saved = (page: Page) => page.getByRole("button", { name: /^Saved/ });
export const ready = (page: Page) => page.getByRole("button", { name: "Ready", exact: true });

/** France attacks Burgundy with support, by mouse. */
export async function order(page: Page): Promise<void> {
  await unit(page, "Par").click();
  await pressProvince(page, "Bur");
  await unit(page, "Mar").click();
  await page.getByRole("button", { name: "Support S" }).click();
  await unit(page, "Par").click();
}

export const ATTACK = "A Par - Bur\nA Mar S A Par - Bur";

import type { Page } from "playwright-core";
import type { Stage } from "./site.ts";

/** How someone hosts a game, on the page for it. */

export const pathOf = (link: string): string => {
  const { pathname, hash } = new URL(link);
  return pathname + hash;
};

export interface Hosting {
  readonly players?: number;
  readonly settings?: (page: Page) => Promise<void>;
}

/** Sets a table up, and gives the page with its lobby and the link to join. */
export async function host(
  stage: Stage,
  { players = 2, settings }: Hosting = {},
): Promise<{ page: Page; link: string }> {
  const page = await stage.open("/host/classic-2023");
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("radiogroup", { name: "Players" }).getByText(String(players), { exact: true }).click();
  await settings?.(page);
  // Who presses twice wants one table.
  await page.getByRole("button", { name: "Create game" }).dblclick();
  const field = page.getByRole("textbox", { name: "Invitation link" });
  return { page, link: await field.inputValue() };
}

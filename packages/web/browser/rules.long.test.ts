import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findingsInBoth } from "./testing/access.ts";
import { pagesOf } from "./testing/acts.ts";
import { test } from "./testing/stage.ts";
import { soon } from "./testing/tables.ts";

test("all books are searched at once in the reader's language, and a rule's example opens in the sandbox", async ({
  stage,
}) => {
  const page = await stage.open("/rules?language=de", { bypassCSP: true });
  await page.getByLabel("Alle Bücher durchsuchen").fill("Konvoi Flotte vertrieben");
  await page.getByText(/Regeln und Auslegungen$/).waitFor();
  expect(await page.getByRole("region", { name: /Komitee|Committee/ }).count()).toBeGreaterThan(0);
  const hit = page.getByRole("region", { name: /2023/ });
  await hit.locator("summary").first().click();
  const link = hit.getByRole("link", { name: "In der Sandbox öffnen" });
  await soon(() => link.getAttribute("href")).toMatch(/#s=1\./);
  expect(await findingsInBoth(page)).toEqual([]);
  await page.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
  await page.locator(".layer-units:visible").first().waitFor();
  await soon(() => page.locator(".order").count()).toBeGreaterThan(0);
});

test("the editions stand side by side, with the same orders resolved by both", async ({ stage }) => {
  const page = await stage.open("/rules/editions", { bypassCSP: true });
  const topic = page.getByRole("region", { name: "A convoy with several routes" });
  await topic.getByText("The same orders, two results").click();
  await topic.getByText("A Lon - Bel: Moved.").waitFor();
  await topic.getByText("A Lon - Bel: Convoy disrupted: F Eng was dislodged.").waitFor();
  expect(await findingsInBoth(page)).toEqual([]);
});

const PRIMERS = ["dissolution", "delegates", "officers"];

/** Whether something printed lies outside its sheet. */
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("primers are printed on two pages each, the one for delegates on one, and can be tried", async ({
  stage,
}) => {
  for (const primer of PRIMERS) {
    const page = await stage.open(`/learn/primers/${primer}`, { bypassCSP: true });
    await page.locator("main section h3").first().waitFor();
    expect([primer, await findingsInBoth(page)]).toEqual([primer, []]);
    expect([primer, await pagesOf(page)]).toEqual([primer, primer === "delegates" ? 1 : 2]);
    expect(await isWide(page)).toBe(false);
  }
  const page = await stage.open("/learn/primers/officers");
  await page.getByText("Position 1").click();
  await page.getByRole("link", { name: "Open in the sandbox" }).waitFor();
  const reader = await stage.open("/learn/primers/dissolution");
  await reader.getByRole("link", { name: "Try it" }).click();
  await reader.getByRole("button", { name: "Resolve the turn" }).click();
  await reader.getByText("Your army isn't in Khartoum.").waitFor();
  await reader.getByRole("button", { name: "Show me" }).click();
  await reader.getByRole("button", { name: "Resolve the turn" }).click();
  await reader.getByRole("heading", { name: "Well done" }).waitFor();
});

test("lessons can be used by everybody", async ({ stage }) => {
  const page = await stage.open("/learn", { bypassCSP: true });
  await page.getByRole("link", { name: "Start the first lesson" }).waitFor();
  expect(await findingsInBoth(page)).toEqual([]);
  await page.getByRole("link", { name: "Start the first lesson" }).click();
  await page.locator(".layer-units:visible").first().waitFor();
  expect(await findingsInBoth(page)).toEqual([]);
  // By keyboard alone: the board, a unit, a neighbor, the button.
  await page.locator('.province[data-province="Eld"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('.province[data-province="Cau"]').focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "A Eld - Cau", exact: true }).waitFor();
  await page.getByRole("button", { name: "Resolve the turn" }).focus();
  await page.keyboard.press("Enter");
  await soon(() => page.evaluate(() => document.activeElement?.textContent ?? "")).toBe("Well done");
  expect(await findingsInBoth(page)).toEqual([]);
});

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { faultsOf } from "./testing/access.ts";
import { unit } from "./testing/board.ts";
import { test } from "./testing/stage.ts";
import { openTab, soon } from "./testing/tables.ts";
import { flyToKhartoum, tenSeated } from "./testing/ten-seats.ts";

const saved = (page: Page) => page.getByRole("button", { name: /^Saved/ }).waitFor();
const points = (page: Page) => page.getByRole("region", { name: "Diplomacy Points" });

/** Pages of Dissolution by keys, by touch, and for people with low vision. */
describe("Dissolution", () => {
  test("is ordered by keys and by touch, and lines of points change places", async ({ stage }) => {
    const { game, by } = await tenSeated(stage);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const page = await by.Yugoslavia.visit(game, "", phone);
    // It opens on your own country, with units that a finger can press.
    const own = await by.Yugoslavia.ask<{ position: { units: Record<string, string[]> } }>(
      "GET",
      `/api/games/${game}`,
    );
    for (const at of own.position.units.Yugoslavia) {
      const box = await unit(page, at.split(" ")[1]).boundingBox();
      const board = await page.locator("[data-board]").first().boundingBox();
      if (!box || !board) throw new Error("nothing to see");
      expect(box.width).toBeGreaterThanOrEqual(25.95);
      expect(box.x).toBeGreaterThanOrEqual(board.x);
      expect(box.x + box.width).toBeLessThanOrEqual(board.x + board.width);
      expect(box.y).toBeGreaterThanOrEqual(board.y);
      expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height);
    }
    await unit(page, "Aus").tap();
    await page.getByRole("button", { name: "Hold" }).tap();
    await saved(page);
    const wide = await by.Yugoslavia.visit(game);
    await wide.locator('.province[data-province="Hun"]').focus();
    await wide.keyboard.press("h");
    await points(wide).getByText("0 of 2 left").waitFor();
    await wide.getByRole("button", { name: "Move up: A Hun H" }).click();
    await soon(async () => {
      const { sheets } = await by.Yugoslavia.ask<{ sheets: { text: string }[] }>("GET", `/api/games/${game}`);
      return sheets[0].text;
    }).toBe("1 DP: A Hun H\n1 DP: A Aus H");
    // What is dropped by keys leaves the focus with the line beside it.
    await wide.getByRole("button", { name: "Remove 1 DP: A Aus H" }).focus();
    await wide.keyboard.press("Enter");
    await wide.getByText("1 of 2 left").waitFor();
    await soon(() => wide.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "One point less on A Hun H",
    );
    await openTab(wide, "Standings");
    const row = wide.getByRole("row", { name: /^Saudi Arabia/ });
    expect((await row.innerText()).replace(/\s+/g, " ")).toMatch(/^Saudi Arabia .*oil/);
  });

  test("has a key to its marks, and says of each center what it is worth", async ({ stage }) => {
    const page = await stage.open("/sandbox/dissolution");
    await page.locator(".unit").first().waitFor();
    await page.getByRole("button", { name: "Map key" }).first().click();
    const key = page.getByRole("region", { name: "Map key" });
    for (const mark of ["Center worth one point", "Center worth two points", "Center with oil"])
      await key.getByRole("listitem").filter({ hasText: mark }).locator("svg *").first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await soon(() => key.count()).toBe(0);
    await page.getByRole("button", { name: "Show the whole board" }).first().click();
    const chip = page.locator("[data-chip]").first();
    for (const [id, worth] of [
      ["Cai", /2 points/],
      ["Riy", /oil/],
    ] as const) {
      await unit(page, id).hover();
      await soon(() => chip.innerText()).toMatch(worth);
    }
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`can be used by everybody (${colorScheme})`, async ({ stage }) => {
      const table = await tenSeated(stage);
      const { game, by, referee } = table;
      const page = await by.Egypt.visit(game, "", { colorScheme, bypassCSP: true });
      await flyToKhartoum(page);
      await unit(page, "Khm").click();
      await page.getByRole("button", { name: "Hold H" }).click();
      await saved(page);
      expect(await faultsOf(page)).toEqual([]);
      await table.allReady();
      const rita = await referee.visit(game, "", { colorScheme, bypassCSP: true });
      await rita.getByLabel("Turn", { exact: true }).fill("0");
      await rita.getByRole("tab", { name: "Results" }).click();
      await rita.getByRole("region", { name: "Ledger of Diplomacy Points" }).waitFor();
      expect(await faultsOf(rita)).toEqual([]);
      await openTab(rita, "Standings");
      expect(await faultsOf(rita)).toEqual([]);
    });
  }
});

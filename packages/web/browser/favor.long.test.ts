import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { faultsOf } from "./testing/access.ts";
import { listed, pressProvince, unit } from "./testing/board.ts";
import { test } from "./testing/stage.ts";
import { soon } from "./testing/tables.ts";
import { tenSeated } from "./testing/ten-seats.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const verb = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Both boards of Dissolution. */
describe("the Favor Map at a table", () => {
  test("comes first on a phone if only embassies take orders, and orders are given by finger", async ({
    stage,
  }) => {
    const table = await tenSeated(stage);
    await table.goTo("W1992A");
    const page = await table.by.Egypt.visit(table.game, "", { ...PHONE, bypassCSP: true });
    await soon(() => page.getByRole("radio", { name: "Favor" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Show the whole board" }).last().tap();
    await page.locator('.unit[data-unit="N2k"]').tap();
    await page.getByRole("button", { name: /^Move/ }).tap();
    await pressProvince(page, "N3h");
    await page.getByRole("button", { name: /^Saved/ }).waitFor();
    const { sheets } = await table.by.Egypt.ask<{ sheets: { power: string; text: string | null }[] }>(
      "GET",
      `/api/games/${table.game}`,
    );
    expect(sheets.find(({ power }) => power === "Egypt")?.text).toBe("E N2k - N3h");
    expect(await faultsOf(page)).toEqual([]);
  });
});

test("embassies are ordered by keys alone, and the focus stays near what goes away", async ({ stage }) => {
  const table = await tenSeated(stage);
  await table.goTo("W1992A");
  const page = await table.by.Egypt.visit(table.game);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as (HTMLElement & SVGElement) | null;
      return element?.dataset.province ?? element?.getAttribute("aria-label") ?? element?.innerText ?? "";
    });
  await page.getByText("5 embassies without orders").waitFor();
  await page.keyboard.press("n");
  await soon(focused).toBe("N2k");
  await page.keyboard.press("h");
  await page.keyboard.press("n");
  await soon(focused).toBe("U1s");
  // A menu button disappears when pressed: the arrow keys continue from the embassy.
  await verb(page, "Move M").focus();
  await page.keyboard.press("Enter");
  await soon(focused).toBe("U1s");
  // Escape goes back one step at a time.
  await page.getByText("moves where?").first().waitFor();
  await page.keyboard.press("Escape");
  await verb(page, "Move M").waitFor();
  await page.keyboard.press("Escape");
  await soon(() => verb(page, "Move M").count()).toBe(0);
  await page.locator('.province[data-province="B1q"]').focus();
  await page.keyboard.press("h");
  await page.getByText("3 embassies without orders").waitFor();
  await page.getByRole("button", { name: "Remove E N2k H" }).focus();
  await page.keyboard.press("Enter");
  await soon(focused).toContain("E N2k");
  await page.getByText("4 embassies without orders").waitFor();
});

describe("hosting Dissolution", () => {
  test("places embassies by hand or at random, and shows them in the lobby before powers are chosen", async ({
    stage,
  }) => {
    const page = await stage.open("/host/dissolution", { bypassCSP: true });
    await page.getByLabel("Your name").fill("Ann");
    await page.getByText("By hand", { exact: true }).click();
    await page.locator('.unit[data-unit="N2k"]').last().click();
    await pressProvince(page, "N2j");
    await page.getByLabel("Layout as text").waitFor();
    await soon(() => page.getByLabel("Layout as text").inputValue()).toContain("Egypt: N2j U1s I1r B1q R1p");
    expect(await faultsOf(page)).toEqual([]);
    await page.getByText("More settings").click();
    await page.getByLabel("Who plays which power").selectOption({ label: "Players choose" });
    await page.getByLabel("Victory points to win").fill("20");
    await page.getByRole("button", { name: "Create game" }).click();
    await page.getByRole("heading", { name: "The Favor Map at the start" }).waitFor();
    await soon(() => page.locator('.unit[data-unit="N2j"]').count()).toBe(1);
    await page.getByText("Favor: NATO 2 · US Navy 1 · Israel 1 · India 1 · Russia 1").waitFor();
    await page.getByRole("button", { name: "Choose Egypt" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

describe("a sandbox of Dissolution", () => {
  test("edits embassies, orders all sides, and is shared by a link", async ({ stage }) => {
    const page = await stage.open("/sandbox/dissolution", { bypassCSP: true });
    // In Spring embassies get no orders: the map has all the room, and Favor grows out of its corner.
    const inset = page.getByRole("button", { name: "Show Favor" });
    await inset.waitFor();
    expect(await page.locator('.unit[data-unit="N2k"]').count()).toBe(0);
    await inset.click();
    await page.locator('.unit[data-unit="N2k"]').waitFor();
    await page.getByRole("button", { name: "Edit position" }).click();
    await page.locator('.unit[data-unit="N2k"]').click();
    await pressProvince(page, "N5a");
    await page.locator('.unit[data-unit="N5a"]').waitFor();
    await page.getByText("Kicks this year, and points").click();
    const kicked = page.getByLabel("Poland's embassy with Russia was kicked");
    await kicked.click();
    await soon(() => kicked.isChecked()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByText("Winter", { exact: true }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("E R1r was kicked this year and must hold").waitFor();
    await page.locator('.unit[data-unit="N5a"]').click();
    await verb(page, "Move M").click();
    await pressProvince(page, "N4e");
    await soon(() => listed(page)).toEqual(expect.arrayContaining([expect.stringContaining("E N5a - N4e")]));
    await page.getByRole("button", { name: "Share and save" }).click();
    const shown = page.getByLabel("Link to this sandbox");
    await expect.poll(() => shown.inputValue()).toContain("#");
    const link = new URL(await shown.inputValue());
    const other = await stage.open(link.pathname + link.hash);
    await other.locator('.unit[data-unit="N5a"]').waitFor();
    await soon(() => listed(other)).toEqual(expect.arrayContaining([expect.stringContaining("E N5a - N4e")]));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).click();
    expect((await listed(page)).some((line) => line.includes("E N5a - N4e"))).toBe(false);
  });

  test("has its own settings, and gives points for any power by clicks", async ({ stage }) => {
    const page = await stage.open("/sandbox/dissolution", { bypassCSP: true });
    await page.getByRole("button", { name: "Settings" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("By hand", { exact: true }).click();
    await dialog.locator('.unit[data-unit="N2k"]').click();
    await pressProvince(page, "N2j", "[role=dialog]");
    await dialog.getByLabel("Victory points to win").fill("90");
    await dialog.getByText("These settings don't work").waitFor();
    await soon(() => dialog.getByRole("button", { name: "Start over" }).isDisabled()).toBe(true);
    await dialog.getByLabel("Victory points to win").fill("20");
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Start over" }).click();
    await page.getByRole("button", { name: "Show Favor" }).click();
    await page.locator('.unit[data-unit="N2j"]').waitFor();

    // Whose points is chosen before or while the unit is in hand; until then none are given.
    await unit(page, "Irq").click();
    await verb(page, "Hold H").click();
    await page.getByText("Choose whose points to spend").first().waitFor();
    await page.getByLabel("Whose points").selectOption({ label: "Iran: 4 of 4 left" });
    await verb(page, "Hold H").click();
    await page.getByRole("group", { name: "Points on A Irq H" }).waitFor();
    await verb(page, "Spend points of Egypt").click();
    await unit(page, "Irq").click();
    await pressProvince(page, "Syr");
    await soon(() => listed(page)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/A Irq H 1 point for Iraq/),
        expect.stringMatching(/A Irq - Syr/),
      ]),
    );
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Resolve" }).click();
    // Everyone's orders are reported, those of neutral units too.
    await page.getByText(/neutral units held/).waitFor();
    await soon(() => page.getByRole("region", { name: "Ledger of Diplomacy Points" }).innerText()).toMatch(
      /Iraq, tied, so the default order/,
    );
  });

  test("and those of the committees open in one click from the start page", async ({ stage }) => {
    for (const title of ["Dissolution 1992", "Committee 1901", "Committee 1935"]) {
      const page = await stage.open("/");
      await page.getByRole("link", { name: `Sandbox: ${title}` }).click();
      await page.getByRole("button", { name: "Resolve" }).waitFor();
      await soon(() => page.locator(".unit").count()).toBeGreaterThan(15);
    }
  });
});

test("the rules of Dissolution are read and searched, with credit to their author", async ({ stage }) => {
  const page = await stage.open("/rules/dissolution", { bypassCSP: true });
  await page
    .getByText("Dissolution is by W. Alex Ronke, 2017–2021, under CC BY-SA 4.0 and GFDL 1.2.")
    .waitFor();
  await page.getByLabel("Search the rules").fill("DIS-11.5.4-1");
  await page.locator('[data-rule="DIS-11.5.4-1"]').waitFor();
  await soon(() => page.locator("[data-rule]").count()).toBeLessThan(5);
  expect(await faultsOf(page)).toEqual([]);
});

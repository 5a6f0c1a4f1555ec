import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findingsInBoth } from "./testing/access.ts";
import { pressProvince, unit } from "./testing/board.ts";
import { test } from "./testing/stage.ts";
import { openTab, POWERS, type SeatedTable, seat, soon } from "./testing/tables.ts";

/** Opens the conversation with a power. */
async function talkTo(page: Page, power: string): Promise<void> {
  await openTab(page, "Messages");
  await page.getByRole("button", { name: `Write to ${power}` }).click();
  await page.getByRole("button", { name: "Offer a deal" }).click();
}

/** How many moves are drawn. */
const drawn = (page: Page): Promise<number> => page.locator('.order[data-type="move"]').count();

async function resolveWith({ by, game }: SeatedTable, orders: Record<string, string>): Promise<void> {
  for (const [power, text] of Object.entries(orders))
    await by[power as (typeof POWERS)[number]].do(game, { type: "save", power, text });
  for (const power of POWERS) await by[power].do(game, { type: "ready", ready: true });
}

const card = (page: Page) => page.getByRole("region", { name: "Deal", exact: true });

describe("a deal", () => {
  test("about orders is drawn for its recipient, accepted, and seen to be kept", async ({ stage }) => {
    const table = await seat(stage);
    const { game, by } = table;
    const france = await by.France.visit(game, "", { bypassCSP: true });
    await talkTo(france, "Germany");
    await france.getByLabel("Deal", { exact: true }).selectOption("orders");
    await unit(france, "Par").click();
    await pressProvince(france, "Bur");
    await unit(france, "Mun").click();
    await pressProvince(france, "Ruh");
    await soon(() => drawn(france)).toBe(2);
    expect(await findingsInBoth(france)).toEqual([]);
    await france.getByRole("button", { name: "Send offer" }).click();
    await card(france).getByText("Waiting for Germany").waitFor();
    await soon(() => drawn(france)).toBe(0);

    const germany = await by.Germany.visit(game, "", { bypassCSP: true });
    await openTab(germany, "Messages");
    await germany.getByText("France: Deal offered").click();
    expect(await card(germany).innerText()).toContain("Germany: A Mun - Ruh");
    expect(await findingsInBoth(germany)).toEqual([]);
    await card(germany).getByRole("button", { name: "Show on the board" }).click();
    await soon(() => drawn(germany)).toBe(2);
    await card(germany).getByRole("button", { name: "Show on the board" }).click();
    await germany.mouse.move(0, 0);
    await soon(() => drawn(germany)).toBe(0);
    await card(germany).getByRole("button", { name: "Accept" }).click();
    await germany.getByText("Accepted the deal.").waitFor();
    await card(france).getByText("Accepted", { exact: true }).waitFor();

    await resolveWith(table, { France: "A Par - Bur", Germany: "A Mun - Ruh" });
    await card(france).getByText("Kept", { exact: true }).waitFor();
    await card(germany).getByText("Kept", { exact: true }).waitFor();
  });

  test("about a province is made on a phone, and seen to be broken", async ({ stage }) => {
    const table = await seat(stage);
    const { game, by } = table;
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const france = await by.France.visit(game, "", phone);
    await talkTo(france, "Germany");
    await france.getByLabel("Deal", { exact: true }).selectOption("demilitarize");
    await france.getByLabel("Province").selectOption("Bur");
    await france.getByRole("button", { name: "Send offer" }).click();
    await card(france).getByText("Burgundy stays empty through 1902.").waitFor();
    const answer = { message: 1, accept: true };
    await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text: "", answer });
    await card(france).getByText("Accepted", { exact: true }).waitFor();
    await resolveWith(table, { Germany: "A Mun - Bur" });
    await card(france).getByText("Broken by Germany in Spring 1901").waitFor();
    expect(await card(france).innerText()).toContain("Against the deal: A Mun - Bur");
  });
});

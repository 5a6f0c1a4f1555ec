import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { tooSmall } from "./testing/access.ts";
import { beReady } from "./testing/acts.ts";
import { listed, pressProvince, unit } from "./testing/board.ts";
import { ATTACK, order, PHONE, ready, saved } from "./testing/france.ts";
import { seatedAs, sevenSeated } from "./testing/seats.ts";
import { test } from "./testing/stage.ts";
import { soon } from "./testing/tables.ts";

/** Orders France's attack without a connection. */
async function orderOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await order(page);
  await page.getByText("Kept here, not sent yet").waitFor();
}

/** A player at a real table. */
describe("orders at a table", () => {
  test("are given by mouse, saved as they are given, and still there after a reload", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    await page.getByText("3 of 3 units without orders").waitFor();
    await order(page);
    await saved(page).waitFor();
    await soon(() => seated.saved("France")).toBe(ATTACK);
    await page.getByText("1 of 3 units without orders").waitFor();
    await page.reload();
    await page.getByText("1 of 3 units without orders").waitFor();
    await soon(() => listed(page)).toEqual(expect.arrayContaining(["A Par - Bur", "A Mar S A Par - Bur"]));
    await unit(page, "Mun").click();
    await page.getByText("A Mun is German. You play France").first().waitFor();
    await page.keyboard.press("Control+z");
    await saved(page).click();
    const receipt = page.getByRole("article");
    await receipt.getByText("version").waitFor();
    await receipt.getByRole("button", { name: "Verify" }).click();
    await receipt.getByText("Genuine").waitFor();
  });

  test("are typed, with mistakes marked where they are, and saved as they were written", async ({
    stage,
  }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    await page.getByText("Text", { exact: true }).click();
    await page.getByLabel("Orders as text").fill("Army Paris to Burgundy\nA Mar S A Par-Burglary");
    await page.getByLabel("Mistakes").getByText("Burgundy").waitFor();
    await soon(() => seated.saved("France")).toBe("Army Paris to Burgundy\nA Mar S A Par-Burglary");
    await page.reload();
    await page.locator(".layer-units").waitFor();
    await soon(() => listed(page)).toContain("A Par - Bur");
    await page.getByText("A Mar S A Par-Burglary:").waitFor();
  });

  test("for several powers go to the sheet of each", async ({ stage }) => {
    const four = ["England", "Austria", "Germany", "Italy"] as const;
    const seated = await seatedAs(stage, four, { options: { players: 4 } });
    const page = await seated.open("Austria");
    await page.getByText("Austria and France", { exact: true }).waitFor();
    await order(page);
    await unit(page, "Vie").click();
    await pressProvince(page, "Gal");
    await soon(() => seated.saved("Austria")).toBe("A Vie - Gal");
    await soon(() => seated.saved("France", "Austria")).toBe(ATTACK);
    await page.getByText("Text", { exact: true }).click();
    const text = page.getByLabel("Orders as text");
    await soon(() => text.inputValue()).toBe(`Austria:\nA Vie - Gal\n\nFrance:\n${ATTACK}\n`);
    await text.fill("A Bud - Ser\nF Bre - Mid\nGermany: A Mun H");
    await page.getByLabel("Mistakes").getByText("You don't play Germany").waitFor();
    await soon(() => seated.saved("France", "Austria")).toBe("F Bre - Mid");
    await soon(() => seated.saved("Austria")).toBe("A Bud - Ser");
  });

  test("are kept without a connection, and sent when it is back", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    const complaints = stage.complaints.length;
    await orderOffline(page);
    expect(await seated.saved("France")).toBeNull();
    await page.context().setOffline(false);
    await saved(page).waitFor();
    await soon(() => seated.saved("France")).toBe(ATTACK);
    // A browser that is cut off says so.
    stage.complaints.length = complaints;
  });

  test("that were changed on another device are decided by the player", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    const complaints = stage.complaints.length;
    await orderOffline(page);
    await seated.do("France", { type: "save", power: "France", text: "A Par - Pic" });
    await page.context().setOffline(false);
    await page.getByText("The orders of France were changed on another device").waitFor();
    await soon(() => seated.saved("France")).toBe("A Par - Pic");
    await page.getByRole("button", { name: "Keep my orders" }).click();
    await saved(page).waitFor();
    await soon(() => seated.saved("France")).toBe(ATTACK);
    stage.complaints.length = complaints;
  });
});

test("orders are tried in a sandbox beside the game, and brought back", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const page = await seated.open("France");
  await unit(page, "Par").click();
  await pressProvince(page, "Bur");
  await saved(page).waitFor();
  const [sandbox] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Try it in a sandbox" }).click(),
  ]);
  await soon(() => listed(sandbox)).toContain("A Par - Bur");
  // The game stays where it was.
  expect(new URL(page.url()).pathname).toBe(`/games/${seated.game}`);
  await unit(sandbox, "Mar").click();
  await pressProvince(sandbox, "Spa");
  await unit(sandbox, "Mun").click();
  await pressProvince(sandbox, "Ruh");
  await sandbox.getByRole("button", { name: "Use these orders in the game" }).click();
  await sandbox.getByText("Orders from your sandbox:").waitFor();
  expect(await seated.saved("France")).toBe("A Par - Bur");
  await sandbox.getByRole("button", { name: "Use them" }).click();
  await soon(async () => (await seated.saved("France"))?.split("\n").sort()).toEqual([
    "A Mar - Spa",
    "A Par - Bur",
  ]);
  await soon(() => sandbox.getByText("Orders from your sandbox:").count()).toBe(0);
  // A game that is only watched leads back as well.
  const [other] = await Promise.all([
    sandbox.context().waitForEvent("page"),
    sandbox.getByRole("button", { name: "Try it in a sandbox" }).click(),
  ]);
  await other.getByRole("link", { name: "Back to the game" }).click();
  await other.getByText("1 of 3 units without orders").waitFor();
});

test("a stranger sees the table without its secrets, and changes nothing", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  await seated.do("France", { type: "save", power: "France", text: ATTACK });
  const page = await seated.open(null);
  await page.getByText("Spectator", { exact: true }).waitFor();
  await soon(() => ready(page).count()).toBe(0);
  await unit(page, "Par").click();
  await page.getByText("A Par is French. You don't play a power here").first().waitFor();
  await soon(() => page.locator(".order").count()).toBe(0);
  expect(await page.content()).not.toContain("A Mar S A Par");
});

test("a phone orders, sees that it is saved, and is ready", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const page = await seated.open("France", PHONE);
  await unit(page, "Par").tap();
  await pressProvince(page, "Bur");
  await saved(page).waitFor();
  await beReady(page);
  await page.getByRole("button", { name: "Not ready" }).waitFor();
  await soon(() => seated.saved("France")).toBe("A Par - Bur");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  // What the clock says more has room where there is some.
  const clock = page.getByRole("button", { name: /of 7 ready/ });
  await clock.tap();
  const details = page.getByRole("dialog").filter({ hasText: "Deadline" });
  await soon(async () => (await details.boundingBox())?.height ?? 0).toBeGreaterThan(300);
  await clock.tap();
  await page.getByRole("button", { name: "Expand panel" }).tap();
  // The panel takes space from the board, not from what the board is about.
  const isSeen = (): Promise<boolean> =>
    unit(page, "Par").evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 8, y + 8));
    });
  await soon(isSeen).toBe(true);
  expect(await tooSmall(page)).toEqual([]);
});

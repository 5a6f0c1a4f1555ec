import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { confirm } from "./testing/acts.ts";
import { pressProvince, unit } from "./testing/board.ts";
import { cutOff } from "./testing/cut-off.ts";
import { test } from "./testing/stage.ts";
import { openTab, present, recordOn, seat, soon } from "./testing/tables.ts";

const phase = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

/** What a game master does, and what the room sees of it. */
describe("a game master", () => {
  test("enters paper orders, previews, resolves, corrects with a reason, rolls back and restores", async ({
    stage,
  }) => {
    const { game, by, referee } = await seat(stage, { preset: "referee", talk: "open" });
    const desk = await referee.visit(game);
    const player = await by.Italy.visit(game);
    await openTab(desk, "Game master");
    await desk
      .getByText("Still waiting for Austria, England, France, Germany, Italy, Russia, and Turkey.")
      .waitFor();

    // Slips of paper, one of them with a slip of the pen.
    await desk.getByRole("button", { name: "Enter orders from paper" }).click();
    await desk.getByText("Text", { exact: true }).click();
    const area = desk.getByLabel("Orders as text");
    await area.fill(
      "FRANCE\nArmy Paris to Burgundy\nA Mar S A Par-Bur\nGERMANY: A Mun - Burglary, F Kie - Den",
    );
    await soon(() => desk.locator("mark").allInnerTexts()).toEqual(["Burglary"]);
    await area.fill("FRANCE\nArmy Paris to Burgundy\nA Mar S A Par-Bur\nGERMANY: A Mun - Bur, F Kie - Den");
    await desk.getByRole("button", { name: "Save changes" }).click();
    await confirm(desk, "Change orders", "handed in on paper");
    await openTab(desk, "Game master");
    await desk.getByText("2 orders, entered by the game master").first().waitFor();
    await desk.getByText("Still waiting for Austria, England, Italy, Russia, and Turkey.").waitFor();

    // What would happen, seen by nobody else.
    await desk.getByRole("button", { name: "Preview" }).click();
    const preview = desk.getByRole("dialog");
    await preview.getByText("A Mun - Bur").waitFor();
    await soon(() => preview.locator("aside").innerText()).toMatch(/A Mun - Bur\s+bounced/);
    await soon(() => preview.locator('.order[data-type="move"][data-state="fails"]').count()).toBe(1);
    await soon(() => phase(player)).toBe("Spring 1901");
    await preview.getByRole("button", { name: "Resolve now" }).click();
    await desk.getByText("Orders are missing from Austria").waitFor();
    await confirm(desk, "Resolve now");
    await soon(() => present(player)).toBe("Fall 1901");

    // The result is corrected: the difference is shown, and to the players as well.
    await desk.getByRole("button", { name: "Correct the last result" }).click();
    const editor = desk.getByRole("dialog");
    await editor.locator('.unit[data-unit="Den"]').first().click();
    await pressProvince(desk, "Swe", "[role=dialog]");
    await editor.getByRole("button", { name: "Done" }).click();
    await soon(() => editor.getByLabel("Changes").innerText()).toMatch(
      /Germany\s+no longer\s+F Den\s+now\s+F Swe/,
    );
    await confirm(desk, "Correct result", "the slip said Sweden");
    await soon(async () => {
      await present(player);
      return unit(player, "Swe").count();
    }).toBe(1);
    await openTab(player, "Players");
    await soon(() => recordOn(player)).toContain(
      "The game master corrected the last result: the slip said Sweden",
    );
    await player.getByRole("button", { name: "Show changes" }).first().click();
    await soon(() => player.getByLabel("Changes").innerText()).toMatch(
      /Germany\s+no longer\s+F Den\s+now\s+F Swe/,
    );

    // Back to the spring, and forward again to what was played.
    await desk.getByRole("button", { name: "Roll back to Spring 1901, turn 1" }).click();
    await confirm(desk, "Roll back", "once more");
    await soon(() => present(player)).toBe("Spring 1901");
    await soon(() => unit(player, "Mun").count()).toBe(1);
    await desk.getByRole("button", { name: "Restore Fall 1901, turn 3" }).click();
    await confirm(desk, "Restore", "after all not");
    await soon(() => present(player)).toBe("Fall 1901");
    await unit(player, "Swe").waitFor();
    await soon(() => recordOn(player)).toContain("after all not");

    await desk.getByLabel("Message to everyone").fill("Lunch at one");
    await desk.getByRole("button", { name: "Announce" }).click();
    await soon(() => recordOn(player)).toContain("The game master announced: Lunch at one");
  });

  test("changes a player's orders only on purpose, with a reason that the player sees, and the player restores them", async ({
    stage,
  }) => {
    const { game, by, referee } = await seat(stage, { preset: "referee", talk: "open" });
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur\nF Bre - MAO" });
    await by.France.do(game, { type: "ready", ready: true });
    const player = await by.France.visit(game);
    const desk = await referee.visit(game);
    await openTab(desk, "Orders");
    // The board is only read until the game master says whose orders to edit.
    await desk.getByText("A Par - Bur").waitFor();
    for (const name of [/^Clear all/, /^Remove/])
      expect(await desk.getByRole("button", { name }).count()).toBe(0);
    await pressProvince(desk, "Par");
    expect(await desk.getByRole("button", { name: "Save changes" }).count()).toBe(0);

    await desk.getByRole("button", { name: "Edit France's orders" }).click();
    await desk.getByRole("button", { name: "Clear all orders" }).click();
    await player.getByText("A Par - Bur").waitFor();
    await desk.getByRole("button", { name: "Save changes" }).click();
    await soon(() =>
      desk.getByRole("dialog").getByRole("button", { name: "Change orders" }).isDisabled(),
    ).toBe(true);
    await confirm(desk, "Change orders", "a wrong click");

    const banner = player.getByRole("region", { name: "The game master changed France's orders." });
    await soon(() => banner.innerText()).toMatch(/Not ready[\s\S]*a wrong click[\s\S]*A Par - Bur/);
    await player.getByRole("button", { name: "Ready", exact: true }).waitFor();
    await banner.getByRole("button", { name: "Restore my orders" }).click();
    await banner.waitFor({ state: "detached" });
    await desk.getByText("A Par - Bur").waitFor();

    // What the player writes meanwhile is not written over unseen.
    await desk.getByRole("button", { name: "Edit France's orders" }).click();
    await desk.getByRole("button", { name: "Remove F Bre - MAO" }).click();
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Pic" });
    await desk.getByText("The orders of France changed while you were editing").waitFor();
    await desk.getByRole("button", { name: "Use the new orders" }).click();
    await desk.getByRole("button", { name: "Stop editing" }).click();
    await desk.getByText("A Par - Pic").waitFor();

    // Nor what they changed themselves in another tab.
    const other = await referee.visit(game);
    await openTab(other, "Orders");
    for (const tab of [desk, other]) {
      await tab.getByRole("button", { name: "Edit France's orders" }).click();
      await tab.getByRole("button", { name: "Clear all orders" }).click();
    }
    await desk.getByRole("button", { name: "Save changes" }).click();
    // A reason that is too long isn't cut off.
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("x".repeat(5000));
    await dialog.getByText("Remove 4,000 characters.").waitFor();
    await soon(() => dialog.getByRole("button", { name: "Change orders" }).isDisabled()).toBe(true);
    await confirm(desk, "Change orders", "in one tab");
    await other.getByText("The orders of France changed while you were editing").waitFor();
    await other.getByRole("button", { name: "Keep my changes" }).click();
    await other.getByRole("button", { name: "Stop editing" }).click();

    // The turn ends while the game master is editing: nothing changes unseen, and nothing is lost unseen.
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Gas" });
    await desk.getByText("A Par - Gas").waitFor();
    await desk.getByRole("button", { name: "Edit France's orders" }).click();
    await desk.getByRole("button", { name: "Clear all orders" }).click();
    await referee.do(game, { type: "process" });
    const late = desk.getByRole("region", { name: "Your changes weren't saved." });
    await soon(() => late.innerText()).toMatch(/France[\s\S]*A Par - Gas/);
    await late.getByRole("button", { name: "Got it" }).click();
    await late.waitFor({ state: "detached" });
  });

  test("rolls back by a button that says so and can't be pressed by mistake", async ({ stage }) => {
    const { game, by, referee } = await seat(stage, { preset: "referee", talk: "open" });
    for (const player of Object.values(by)) await player.do(game, { type: "ready", ready: true });
    const desk = await referee.visit(game);
    await openTab(desk, "Game master");
    const back = desk.getByRole("button", { name: "Roll back to Spring 1901, turn 1" });
    expect(await back.innerText()).toBe("Roll back");
    const box = await back.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(28);
    expect(box?.width).toBeGreaterThanOrEqual(72);
    await back.click();
    await soon(() => desk.getByRole("dialog").getByRole("button", { name: "Roll back" }).isDisabled()).toBe(
      true,
    );
  });

  test("has a screen that shows all results, however many, and cuts none off", async ({ stage }) => {
    const { game, by, referee } = await seat(stage, { preset: "referee", talk: "open" });
    const { position } = await referee.ask<{ position: { units: Record<string, string[]> } }>(
      "GET",
      `/api/games/${game}`,
    );
    for (const [power, player] of Object.entries(by)) {
      const text = position.units[power].map((unit) => `${unit} S A Mun - Bur`).join("\n");
      await player.do(game, { type: "save", power, text });
      await player.do(game, { type: "ready", ready: true });
    }
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
    ]) {
      const screen = await referee.visit(game, "/projector", { viewport });
      await screen.getByRole("region", { name: "Last results" }).getByText("A Mun").first().waitFor();
      await soon(() => cutOff(screen)).toEqual([]);
    }
  });

  test("has a screen in the room that updates by itself and shows nothing secret", async ({ stage }) => {
    const { game, by, referee } = await seat(stage, { preset: "referee", talk: "open" });
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    await by.France.do(game, { type: "say", as: "France", to: ["Germany"], text: "Psst, Burgundy" });
    const screen = await referee.visit(game, "/projector");
    const seen: string[] = [];
    screen.on("response", async (response) => {
      if (response.url().includes("/api/games/") && !response.url().includes("/events"))
        // Answers to a page that has been left can't be read anymore.
        seen.push(response.url(), await response.text().catch(() => ""));
    });
    await screen.reload();
    await screen.getByText("The game master ends this phase.").waitFor();
    await soon(() => seen.length).toBeGreaterThan(0);
    expect(seen.join()).toContain("as=projector");
    expect(seen.join()).not.toMatch(/A Par - Bur|Psst/);
    await soon(() => screen.locator(".order").count()).toBe(0);
    for (const player of Object.values(by)) await player.do(game, { type: "ready", ready: true });
    await soon(() => phase(screen)).toBe("Fall 1901");
    await screen.getByText("Spring 1901: results").waitFor();
    await soon(() => screen.locator('.order[data-type="move"][data-state="succeeds"]').count()).toBe(1);
    await screen.getByRole("button", { name: "Show position" }).click();
    await unit(screen, "Bur").waitFor();
    expect(seen.join()).not.toContain("Psst");
  });
});

import { describe, expect } from "vitest";
import { findings } from "./testing/access.ts";
import { test } from "./testing/stage.ts";
import { openTab, person, recordOn, seat, soon } from "./testing/tables.ts";

describe("bots in games among people", () => {
  test("fill the empty seats with one click, are labeled, and play at once", async ({ stage }) => {
    const ann = await person(stage, "Ann");
    const { table } = await ann.ask<{ table: { game: string } }>("POST", "/api/games", { setup: {} });
    const page = await ann.visit(table.game);
    await page.getByRole("button", { name: "Fill the empty seats with bots" }).click();
    await page.getByText(/joined · 6 bots$/).waitFor();
    await soon(() => page.getByText("Bot · Club", { exact: true }).count()).toBe(6);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove Bot · Club" }).first().click();
    await page.getByText(/joined · 5 bots$/).waitFor();
    await page.getByLabel("Level of the bots").selectOption({ label: "Beginner" });
    await page.getByRole("button", { name: "Add one bot" }).click();
    await page.getByRole("button", { name: "Start game" }).click();
    await openTab(page, "Players");
    await soon(() => page.getByText("Bot · Club", { exact: true }).count()).toBe(5);
    await page.getByText("Bot · Beginner", { exact: true }).waitFor();
    await soon(() => page.getByText("ready", { exact: true }).count()).toBe(6);
  });

  test("stand in for a player who leaves, and hand the seat back with its orders", async ({ stage }) => {
    const { game, by } = await seat(stage, { standIn: "beginner" });
    const italy = await by.Italy.visit(game);
    await openTab(italy, "Players");
    await italy.getByRole("button", { name: "Leave game" }).click();
    const dialog = italy.getByRole("dialog");
    await dialog.getByText("A bot plays for you until you come back").waitFor();
    await dialog.getByRole("button", { name: "Leave game" }).click();
    const host = await by.Austria.visit(game);
    await openTab(host, "Players");
    await host.getByText("Bot · Beginner", { exact: true }).waitFor();
    await soon(() => recordOn(host)).toContain("A bot stands in for Italy");
    await host.getByRole("button", { name: "Change the player of Italy" }).click();
    await host.getByRole("menuitem", { name: "Invite a replacement" }).waitFor();
    await host.keyboard.press("Escape");
    await soon(async () => {
      const { seats } = await by.Austria.ask<{ seats: { bot: object | null; isReady: boolean }[] }>(
        "GET",
        `/api/games/${game}`,
      );
      return seats.find(({ bot }) => bot)?.isReady;
    }).toBe(true);
    await italy.getByRole("button", { name: "Return to the game" }).click();
    await host.getByText("Player of Italy", { exact: true }).waitFor();
    await soon(() => host.getByText("Bot · Beginner", { exact: true }).count()).toBe(0);
    const { sheets } = await by.Italy.ask<{ sheets: { text: string | null }[] }>("GET", `/api/games/${game}`);
    expect(sheets[0].text).toMatch(/^[AF] \w+/);
    await openTab(italy, "Orders");
    await italy
      .getByText("not ready")
      .first()
      .or(italy.getByRole("button", { name: "Ready" }))
      .first()
      .waitFor();
  });

  test("are assigned and removed by a game master", async ({ stage }) => {
    const { game, by, referee } = await seat(stage, { referee: true });
    await by.Italy.do(game, { type: "leave" });
    const page = await referee.visit(game);
    await openTab(page, "Players");
    await page.getByRole("button", { name: "Change the player of Italy" }).click();
    await page.getByRole("menuitem", { name: "Assign a bot · Master" }).click();
    await page.getByText("Bot · Master", { exact: true }).waitFor();
    await soon(() => recordOn(page)).toContain("A bot plays Italy");
    await page.getByRole("button", { name: "Change the player of Italy" }).click();
    await page.getByRole("menuitem", { name: "Remove bot" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove bot" }).click();
    await soon(() => recordOn(page)).toContain("The bot no longer plays Italy");
    await soon(() => page.getByText("Bot · Master", { exact: true }).count()).toBe(0);
  });
});

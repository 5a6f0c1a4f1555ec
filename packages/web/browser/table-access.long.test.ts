import { expect } from "vitest";
import { findings } from "./testing/access.ts";
import { beReady } from "./testing/acts.ts";
import { unit } from "./testing/board.ts";
import { order, SPRING, saved } from "./testing/france.ts";
import { Keys } from "./testing/keys.ts";
import { sevenSeated } from "./testing/seats.ts";
import { test } from "./testing/stage.ts";
import { showNews, soon } from "./testing/tables.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`a table can be used by everybody (${colorScheme})`, async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France", { colorScheme, bypassCSP: true });
    await order(page);
    await saved(page).waitFor();
    expect(await findings(page)).toEqual([]);
    await saved(page).click();
    await page.getByRole("dialog").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await seated.others("France", SPRING);
    for (const dialog of ["Ready", "Keyboard shortcuts"]) {
      await page.getByRole("button", { name: dialog, exact: true }).click();
      await page.getByRole("dialog").waitFor();
      expect([dialog, await findings(page)]).toEqual([dialog, []]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await beReady(page);
    await showNews(page);
    await unit(page, "Mun").click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await findings(page)).toEqual([]);
  });
}

test("a turn can be played from what a screen reader says", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const page = await seated.open("France");
  const board = page.getByRole("group", { name: "Spring 1901" }).first();
  const place = (name: RegExp) => board.getByRole("button", { name }).first();
  const told = () => page.getByRole("status").allInnerTexts();
  await place(/^Paris\b.*French army/).press("Enter");
  await soon(told).toContainEqual(expect.stringMatching(/^Army in Paris: Hold, Move, Support/));
  await page
    .getByRole("group", { name: "Army in Paris" })
    .getByRole("button", { name: "Move M" })
    .press("Enter");
  await place(/^Burgundy\b/).press("Enter");
  await soon(told).toContain("A Par - Bur");
  await place(/^Marseilles\b/).press("Enter");
  await page
    .getByRole("group", { name: "Army in Marseilles" })
    .getByRole("button", { name: "Support S" })
    .press("Enter");
  await place(/^Paris\b/).press("Enter");
  await soon(told).toContain("A Mar S A Par - Bur");
  const panel = page.getByRole("complementary");
  await soon(() => panel.getByRole("listitem").allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining("A Mar S A Par - Bur")]),
  );
  await seated.others("France", SPRING);
  await panel.getByRole("button", { name: "Ready", exact: true }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Ready anyway" }).press("Enter");
  await soon(told).toContainEqual(expect.stringMatching(/Spring 1901 resolved/));
  await page.getByRole("button", { name: "View results" }).press("Enter");
  await panel.getByRole("heading", { name: "Spring 1901", level: 1 }).waitFor();
  const mine = panel.getByRole("button", { name: /A Par - Bur\s*moved/ });
  await mine.press("Enter");
  await page.getByRole("region", { name: "Why: A Par - Bur" }).waitFor();
  expect(await panel.ariaSnapshot()).toMatch(
    /heading "France"[\s\S]*button .*A Par - Bur moved.* \[expanded\]/,
  );
  await page.getByRole("button", { name: "Back to the current turn" }).press("Enter");
  await panel.getByRole("heading", { name: "Fall 1901", level: 1 }).waitFor();
});

/** A player without a mouse, from the list of games to the next year. */
test("a turn and its builds are played by keys alone, and the focus is always visible", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const spring = "F Sev - Bla\nA Mos - Sev\nA War - Ukr\nF Stp/sc - Bot";
  await seated.others(null, { Russia: spring, Austria: "A Bud - Rum" });
  const page = await seated.look("Russia", "/games");
  const keys = new Keys(page);
  await keys.press(/Fall 1901/);
  await page.getByText("4 of 4 units without orders").waitFor();
  await keys.go("n");
  await keys.walk("Sev", "m", ["ArrowLeft", "Ukr"], ["ArrowDown", "Rum"], ["ArrowDown", "Bul"], "Enter");
  await page.getByText("3 of 4 units without orders").waitFor();
  await keys.go("n");
  await keys.walk("Ukr", "s", ["ArrowDown", "Rum"], "Enter", "Enter", "n");
  await keys.walk("Bla", "c", ["ArrowUp", "Sev"], "Enter", "n");
  await keys.walk("Bot", "h");
  await page.getByText("All units have orders").waitFor();
  await keys.go("Control+z");
  await page.getByText("1 of 4 units without orders").waitFor();
  await keys.go("Control+y");
  const given = ["A Sev - Bul", "A Ukr S A Rum", "F Bla C A Sev - Bul", "F Bot H"];
  await soon(async () => (await seated.saved("Russia"))?.split("\n").sort()).toEqual(given);

  await seated.others("Russia");
  await keys.press("Ready");
  await keys.press("View results");
  await keys.press(/A Sev - Bul\s*moved$/);
  await page.getByRole("region", { name: "Why: A Sev - Bul" }).waitFor();
  await keys.press("Back to the current turn");

  await page.getByText("1 build left").waitFor();
  await keys.go("n");
  await keys.walk("Mos", ["n", "Sev"], "Enter");
  await keys.isAt("Build army");
  await keys.go("Enter");
  await page.getByText("All orders in").waitFor();
  await seated.others("Russia");
  await keys.press("Ready");
  await soon(async () => (await seated.view("Russia")).phase).toBe("S1902M");
  await keys.to(/^(Bulgaria|Ukraine|Gulf of Bothnia|Black Sea|Moscow|Sevastopol|Warsaw)/);
});

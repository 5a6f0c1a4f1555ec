import type { Page } from "playwright-core";
import { expect } from "vitest";
import { goOn, phase, resolve } from "./testing/acts.ts";
import { PHONE } from "./testing/france.ts";
import { test } from "./testing/stage.ts";
import { present, seat, soon } from "./testing/tables.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const share = (page: Page, power: string) => page.getByRole("row", { name: new RegExp(`^${power} \\d+%`) });

test("a position is analyzed, a branch tried and commented, and all of it shared as a link", async ({
  stage,
}) => {
  const page = await stage.open("/analysis?start=2023");
  await share(page, "France").waitFor();
  // What games of people came to is known at once.
  await page.getByText("Depth 6 of 6").waitFor();

  await tab(page, "People").click();
  await page.getByLabel("Power").selectOption("France");
  await page.getByRole("columnheader", { name: "Likely orders" }).waitFor();
  await page.getByText(/^In [\d,]+ games of 5,616, this power had/).waitFor();
  await page.getByText(/Droidippy/).waitFor();

  await tab(page, "Best orders").click();
  const plans = page.getByRole("list").filter({ hasText: "Expected share" }).first();
  await plans
    .getByText(/points against usual orders/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await plans.getByRole("button", { name: "Show on board" }).first().click();
  await page.locator('.order[data-type="move"]').first().waitFor();
  await plans.getByRole("button", { name: "Try these orders" }).first().click();
  await resolve(page);
  await goOn(page);
  await soon(() => phase(page)).toBe("Fall 1901");

  await tab(page, "Branches").click();
  await page.getByLabel("Comment on Fall 1901").fill("France is well placed.");
  await page.getByRole("button", { name: /^Branch 1, / }).waitFor();
  await page.getByRole("button", { name: "Share and save" }).click();
  const link = await page.getByLabel("Link to this analysis").inputValue();
  expect(link).toMatch(/\/analysis#a=1\.[\w-]+$/);

  await page.close();
  const other = await stage.open(link.replace(stage.address, ""), PHONE);
  await tab(other, "Branches").click();
  await other.getByRole("button", { name: /^Branch 1, / }).click();
  await goOn(other);
  await tab(other, "Branches").click();
  await soon(() => other.getByLabel("Comment on Fall 1901").inputValue()).toBe("France is well placed.");
});

test("a game in progress is refused to its players by every way there is, and open to all when it's over", async ({
  stage,
}) => {
  const { game, by } = await seat(stage);
  const moves = {
    France: "A Par - Bur\nA Mar - Spa\nF Bre - Mid",
    Turkey: "A Con - Bul",
    Germany: "A Mun - Ruh",
  };
  const ready = async (game: string): Promise<void> => {
    for (const player of Object.values(by)) await player.do(game, { type: "ready", ready: true });
  };
  const playSpring = async (game: string): Promise<void> => {
    for (const [power, text] of Object.entries(moves))
      await by[power as keyof typeof moves].do(game, { type: "save", power, text });
    await ready(game);
  };
  await playSpring(game);
  const refusal = (page: Page) => page.getByRole("heading", { name: "This is a game in progress" });

  // The game's own address.
  const direct = await by.France.look(`/analysis?game=${game}`);
  await refusal(direct).waitFor();
  // A saved record.
  const record = await by.France.ask("GET", `/api/games/${game}/record`);
  await direct.getByLabel("Paste an analysis").fill(JSON.stringify(record));
  await direct.getByRole("button", { name: "Open pasted text" }).click();
  await refusal(direct).waitFor();
  // The same without its mark, as a player could make it.
  const unmarked = { ...(record as object), isRunning: undefined };
  await direct.getByLabel("Paste an analysis").fill(JSON.stringify(unmarked));
  await direct.getByRole("button", { name: "Open pasted text" }).click();
  await goOn(direct);
  await refusal(direct).waitFor();
  await tab(direct, "Best orders").click();
  await refusal(direct).waitFor();
  await tab(direct, "People").click();
  await refusal(direct).waitFor();
  // What would come of it next.
  await resolve(direct);
  await goOn(direct);
  await soon(() => phase(direct)).toBe("Winter 1901 builds");
  await refusal(direct).waitFor();
  // A link to the analysis, no matter who made it.
  await direct.getByRole("button", { name: "Share and save" }).click();
  const link = await direct.getByLabel("Link to this analysis").inputValue();
  await direct.close();
  const shared = await by.Turkey.look(link.replace(stage.address, ""));
  await share(shared, "France").waitFor();
  await goOn(shared);
  await refusal(shared).waitFor();
  await shared.close();
  // The sandbox beside the game.
  const table = await by.France.visit(game);
  await soon(() => present(table)).toBe("Fall 1901");
  const [sandbox] = await Promise.all([
    table.context().waitForEvent("page"),
    table.getByRole("button", { name: "Try it in a sandbox" }).click(),
  ]);
  await soon(() => phase(sandbox)).toBe("Fall 1901");
  await sandbox.getByRole("button", { name: "Analyze this position" }).click();
  await refusal(sandbox).waitFor();
  await sandbox.close();
  // There's no such link at the table itself.
  expect(await table.getByText(/Analyze/).count()).toBe(0);

  await by.France.do(game, { type: "save", power: "France", text: "A Spa - Por\nA Bur - Bel\nF Mid - Iri" });
  await ready(game);
  for (const player of Object.values(by)) await player.do(game, { type: "vote", vote: { how: "draw" } });
  await table.getByRole("link", { name: "Analyze this game" }).click();
  await share(table, "France").waitFor();
  await goOn(table);
  await soon(() => phase(table)).toBe("Fall 1901");
  await share(table, "France").waitFor();

  // Another game that began like it closes only what both have in common, and what is tried there.
  const other = await seat(stage, {}, by);
  await playSpring(other.game);
  await table.reload();
  await share(table, "France").waitFor();
  await goOn(table);
  await refusal(table).waitFor();
  await goOn(table);
  await soon(() => phase(table)).toBe("Winter 1901 builds");
  await share(table, "France").waitFor();
});

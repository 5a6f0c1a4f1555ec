import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "../testing/access.ts";
import { test } from "../testing/stage.ts";
import { Person, person, soon } from "../testing/tables.ts";

/** How many pages a printed document has. */
const pagesIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Whether a printed page ends with a heading, away from what it is about. */
const lonely = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("article :is(h2, h3)")]
      .filter((heading) => getComputedStyle(heading).breakAfter !== "avoid")
      .map((heading) => heading.textContent ?? ""),
  );

/** What can be printed, for rooms that want paper. */
test("officers print order slips, goals, the conference form and the table on A4 (MB-63, MB-261, MB-271)", async ({
  stage,
}) => {
  const oda = await person(stage, "Oda");
  const setup = { variant: "committee-1901", rulebook: "1901", preset: "referee" };
  const { table } = await oda.ask<{ table: { game: string } }>("POST", "/api/games", {
    setup,
    role: "referee",
  });
  const { game } = table;
  const { codes } = await oda.ask<{ codes: { power: string; code: string }[] }>(
    "GET",
    `/api/games/${game}/codes`,
  );
  const code = codes.find(({ power }) => power === "France")?.code;
  await new Person(stage).ask("POST", "/api/codes", { code, name: "Flora" });
  const goal = { power: "France", title: "The Latin sister", text: "Help Italy.", value: 2 };
  await oda.do(game, { type: "room", act: { do: "give-goal", ...goal } });
  await oda.do(game, { type: "start" });
  const page = await oda.visit(game, "", { bypassCSP: true });
  const paper = async (name: string): Promise<number> => {
    expect(await findings(page)).toEqual([]);
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    expect(await lonely(page)).toEqual([]);
    return pagesIn(await page.pdf({ preferCSSPageSize: true }));
  };
  await page.goto(`${stage.address}/games/${game}/paper`);
  const slip = page.getByRole("article").locator("section").filter({ hasText: "Flora" });
  await slip.getByText("Spring 1901").waitFor();
  await soon(() => slip.getByRole("listitem").allInnerTexts()).toEqual(["A Bre", "A Mar", "A Par"]);
  expect(await paper("Order slips")).toBeLessThan(7);
  await page.getByRole("link", { name: "Guide", exact: true }).click();
  await page.getByRole("heading", { name: /^Delegate's guide/ }).waitFor();
  for (const part of ["How a turn runs", "Writing orders", "Treaties", "Political goals", "Who wins"])
    await page.getByRole("heading", { name: part }).waitFor();
  expect(await paper("Guide")).toBe(1);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await page.locator("article .layer-names").waitFor();
  const abbreviations = page.getByRole("article").getByRole("term");
  // The map shows each of them.
  const named = await page.locator("article .layer-names text").allTextContents();
  expect((await abbreviations.allTextContents()).filter((each) => !named.includes(each))).toEqual([]);
  await soon(() => abbreviations.allInnerTexts()).toEqual(expect.arrayContaining(["Bur", "Mid", "StP"]));
  await page.getByText("Mid-Atlantic Ocean").last().waitFor();
  expect(await paper("Map")).toBeLessThanOrEqual(2);
  await page.getByRole("link", { name: "Goals", exact: true }).click();
  await page.getByRole("heading", { name: "Political goals of France" }).waitFor();
  await page.getByText("The Latin sister").waitFor();
  // What is secret has a page of its own for each delegation.
  expect(await paper("Goals")).toBe(7);
  await page.getByRole("link", { name: "Conference form", exact: true }).click();
  await page.getByRole("heading", { name: "Conference organizing form" }).waitFor();
  expect(await paper("Conference form")).toBe(1);
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await page.getByRole("columnheader", { name: "Other points" }).waitFor();
  expect(await paper("Table")).toBe(1);
});

import { openVariant } from "@chancery/contract";
import { stateAt } from "@chancery/contract/orders";
import { formatOrder, formatPosition, legalOrdersOf, type PositionJson } from "@chancery/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { formatLink } from "../src/pages/sandbox/sharing/share.ts";
import { pagesOf, resolve } from "./testing/acts.ts";
import type { Stage } from "./testing/site.ts";
import { test } from "./testing/stage.ts";
import { seat } from "./testing/tables.ts";

/** Opens a sandbox in which everyone has something to order for every unit on a full board. */
async function crowded(stage: Stage, variant: string, rulebook: string, page: string): Promise<Page> {
  const setup = { variant, rulebook, options: {} };
  const game = openVariant(setup);
  if (!game.ok) throw new Error(`there is no ${variant}`);
  const { rules, start } = game.value;
  const powers = rules.powers.flatMap(({ name, neutral }) => (neutral ? [] : [name]));
  const opening = formatPosition(rules, start);
  const there = Object.values(opening.units).flat();
  const more = rules.board.centers
    .map((center) => rules.board.provinces[center].id)
    .filter((id) => !there.some((unit) => unit.slice(2).startsWith(id)))
    .map((id) => `A ${id}`);
  const units = Object.fromEntries(
    powers.map((power, i) => [
      power,
      [...there, ...more].filter((unit, place) =>
        opening.units[power]?.includes(unit)
          ? true
          : !powers.some((other) => opening.units[other]?.includes(unit)) && place % powers.length === i,
      ),
    ]),
  );
  const position: PositionJson = { ...opening, units };
  const state = stateAt(game.value, position);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const orders = Object.fromEntries(powers.map((power): [string, string[]] => [power, []]));
  for (const unit of state.value.units) {
    const legal = legalOrdersOf(rules, state.value, unit);
    // Orders that need many words, and mostly fail.
    const chosen = legal.find(({ type }) => type === "support") ?? legal[legal.length - 1];
    orders[rules.powers[unit.power].name].push(formatOrder(rules, chosen));
  }
  expect(Object.values(orders).flat().length).toBeGreaterThanOrEqual(34);
  return stage.open(`/sandbox/${page}#${await formatLink({ setup, phases: [{ position, orders }] })}`);
}

/** Presses the button that prints, which takes away what was made for the paper when it's done; here it never is. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.locator("body[data-printed]").waitFor();
}

/** Text that lies outside the page. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator("[data-print]").evaluate((sheet) => {
    const { right, bottom } = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll("h1, h2, p")]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.right > right + 1 || box.bottom > bottom + 1;
      })
      .map((each) => each.textContent ?? "");
  });

const BUSIEST = [
  ["classic", "2023", "2023", 34],
  ["dissolution", "2021", "dissolution", 71],
] as const;

for (const [variant, rulebook, address, units] of BUSIEST)
  test(`the busiest position of ${variant} is printed on one page, with its orders and with its results`, async ({
    stage,
  }) => {
    const page = await crowded(stage, variant, rulebook, address);
    await page.locator(".layer-units:visible").first().waitFor();
    for (const isResolved of [false, true]) {
      if (isResolved) await resolve(page);
      await page.getByRole("button", { name: "Share and save" }).click();
      await print(page);
      const sheet = page.locator("[data-print]");
      expect(await sheet.locator("section p").count()).toBeGreaterThanOrEqual(units);
      expect(await sheet.locator("svg .layer-orders path").count()).toBeGreaterThan(0);
      expect(await cutOff(page)).toEqual([]);
      expect(await pagesOf(page)).toBe(1);
      await page.reload();
      await page.locator(".layer-units:visible").first().waitFor();
    }
  });

test("a game is printed on one page", async ({ stage }) => {
  const { game, by } = await seat(stage);
  const page = await by.France.visit(game);
  await page.getByRole("button", { name: "Export" }).click();
  await print(page);
  expect(await page.locator("[data-print] section h2").allTextContents()).toEqual(["France"]);
  expect(await pagesOf(page)).toBe(1);
});

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { beReady, confirm, write } from "./testing/acts.ts";
import { listed, pressProvince } from "./testing/board.ts";
import { host, pathOf } from "./testing/hosting.ts";
import type { Stage } from "./testing/site.ts";
import { test } from "./testing/stage.ts";
import { openTab, POWERS, type Power, present, recordOn, soon } from "./testing/tables.ts";

/** The sample game that is printed in the rulebook of 2023, as the cases have it. */

type ByPower = Readonly<Record<string, readonly string[]>>;

interface Case {
  readonly id: string;
  readonly orders: ByPower;
  readonly expected: { readonly positions?: ByPower; readonly positionsAfter?: ByPower };
}

const { cases }: { cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL("../../../docs/rules/classic.cases.json", import.meta.url), "utf8"),
);

function printed(id: string): Case {
  const found = cases.find((each) => each.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
}

const after = ({ expected }: Case): ByPower => expected.positions ?? expected.positionsAfter ?? {};

/** "AUSTRIA A BUD" and so on, in order; coasts are left out, which the book does not print either. */
const sorted = (units: readonly string[]): string[] => [...units].sort();
const flat = (units: ByPower): string[] =>
  sorted(
    Object.entries(units).flatMap(([power, all]) =>
      all.map((each) => `${power} ${each.replace(/\(.*\)/, "")}`),
    ),
  );

/** The units that a page shows, other than those that have been dislodged. */
const shown = async (page: Page): Promise<string[]> =>
  sorted(
    await page
      .locator(".layer-units .unit")
      .evaluateAll((units) =>
        units.map((each) =>
          `${each.getAttribute("data-power")} ${each.getAttribute("data-kind") === "fleet" ? "F" : "A"} ${each.getAttribute("data-province")}`.toUpperCase(),
        ),
      ),
  );

/** Provinces as the board calls them: the cases write all letters large. */
async function namesOn(page: Page): Promise<(name: string) => string> {
  const ids = await page
    .locator(".province")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-province") ?? ""));
  return (name) => {
    const id = ids.find((each) => each.toUpperCase() === name.replace(/\(.*\)/, "").toUpperCase());
    if (id === undefined) throw new Error(`no ${name} on the board`);
    return id;
  };
}

type Hand = (page: Page, orders: readonly string[]) => Promise<void>;

/** By mouse on the board, with a key for the unit's action. */
const press: Hand = async (page, orders) => {
  const id = await namesOn(page);
  const rows = async () => (await listed(page)).map((row) => row.toUpperCase().replace(/ (-|R) /, "-"));
  for (const order of orders) {
    const build = /^BUILD ([AF]) (\S+)$/.exec(order);
    if (build) {
      await pressProvince(page, id(build[2]));
      const kind = page.getByRole("button", { name: build[1] === "A" ? "Build army" : "Build fleet" });
      // Inland there is nothing to choose from.
      if (await kind.count()) await kind.click();
      await soon(() => rows()).toContain(order);
      continue;
    }
    const [, at, verb, whom, to] =
      /^[AF] (\S+?)(?: ([HSC])(?: [AF] ([A-Z]+))?)?(?:-(\S+))?$/.exec(order) ?? [];
    await pressProvince(page, id(at));
    if (verb) await page.keyboard.press(verb.toLowerCase());
    const menu = page.locator("[role=group][data-fixed]");
    // What follows from orders that are known already is not asked.
    const question = async (): Promise<string> => ((await menu.count()) ? menu.innerText() : "");
    if (whom && /which unit/.test(await question())) await pressProvince(page, id(whom));
    if (!verb || /where/.test(await question())) await pressProvince(page, id(to ?? whom));
    await soon(() => rows()).toContain(order);
  }
};

/** The others play by pen. */
const BY_MOUSE: ReadonlySet<Power> = new Set(["England", "France"]);

/** Eight boards are drawn at once. */
const SMALL = { viewport: { width: 1100, height: 720 } };

/** Seven people and a referee, who came together by a link. */
async function gather(stage: Stage): Promise<{ players: Record<Power, Page>; desk: Page }> {
  const { page: first, link } = await host(stage, {
    players: 7,
    settings: async (form) => {
      await form.getByText("More settings").click();
      await form.getByLabel("Who plays which power").selectOption({ label: "Players choose" });
      await form.getByRole("checkbox", { name: "Game master" }).check();
    },
  });
  const desk = await stage.open(pathOf(link), SMALL);
  await desk.getByLabel("Your name").fill("Rita");
  await desk.getByRole("button", { name: "Watch" }).click();
  await first.getByLabel("Game master", { exact: true }).selectOption("Rita");
  await first.getByRole("button", { name: "Appoint" }).click();
  const players = { Austria: first } as Record<Power, Page>;
  await Promise.all(
    POWERS.map(async (power) => {
      const page = power === "Austria" ? first : await stage.open(pathOf(link), SMALL);
      players[power] = page;
      if (page !== first) {
        await page.getByLabel("Your name").fill(`Player of ${power}`);
        await page.getByRole("button", { name: "Join game" }).click();
      }
      await page.getByRole("button", { name: `Choose ${power}` }).click();
    }),
  );
  await desk.getByRole("button", { name: "Start game" }).click();
  for (const page of [desk, ...Object.values(players)]) await page.locator(".layer-units").waitFor();
  return { players, desk };
}

test("seven people and a referee play the sample game, each in a browser (CB-170, CB-171, CB-172, CB-173)", async ({
  stage,
}) => {
  const { players, desk } = await gather(stage);
  const everybody = [desk, ...Object.values(players)];
  const expectBoards = async (units: readonly string[]): Promise<void> => {
    for (const page of everybody) {
      await soon(async () => {
        await present(page);
        return shown(page);
      }).toEqual(units);
    }
  };
  /** All who have something to order do so and are ready, and all see what the book prints. */
  const play = async (id: string, next: string): Promise<void> => {
    const { orders, ...rest } = printed(id);
    const order = async (power: Power): Promise<void> => {
      const own = orders[power.toUpperCase()] ?? [];
      if (own.length === 0) return;
      await present(players[power]);
      await (BY_MOUSE.has(power) ? press : write)(players[power], own);
      await beReady(players[power]);
    };
    await Promise.all(POWERS.filter((power) => !BY_MOUSE.has(power)).map(order));
    for (const power of BY_MOUSE) await order(power);
    for (const page of everybody) await soon(() => present(page)).toBe(next);
    await expectBoards(flat(after({ orders, ...rest })));
  };
  await talk(players);
  await play("SG23-S01", "Fall 1901");
  await correctAndGoBack(desk, players.Italy, expectBoards);
  await play("SG23-F01", "Winter 1901 builds");
  await play("SG23-W01", "Spring 1902");
  await play("SG23-S02", "Fall 1902");
  await play("SG23-F02", "Fall 1902 retreats");
  await play("SG23-F02R", "Winter 1902 builds");
  await play("SG23-W02", "Spring 1903");
});

/** A word to everyone, and one to a single ear. */
async function talk({
  France: france,
  Germany: germany,
  Turkey: turkey,
}: Record<Power, Page>): Promise<void> {
  for (const page of [france, germany, turkey]) await openTab(page, "Messages");
  await france.getByRole("button", { name: "New conversation" }).click();
  await france.getByRole("button", { name: /^Germany/ }).click();
  await france.getByRole("button", { name: "Write to Germany" }).click();
  await france.getByLabel("Message to Germany").fill("You may have Belgium.");
  await france.getByRole("button", { name: "Send" }).click();
  await germany.getByRole("button", { name: /^France/ }).click();
  await germany.getByRole("log").getByText("You may have Belgium.").waitFor();
  await turkey.getByRole("button", { name: /^Everyone/ }).click();
  await turkey.getByLabel("Message to everyone").fill("Peace to all of you.");
  await turkey.getByRole("button", { name: "Send" }).click();
  await france.getByRole("button", { name: "All conversations" }).click();
  await france.getByRole("button", { name: /^Everyone/ }).click();
  await france.getByRole("log").getByText("Peace to all of you.").waitFor();
  await turkey.getByRole("button", { name: "All conversations" }).click();
  await soon(() => turkey.getByRole("button", { name: /^(France|Germany)/ }).count()).toBe(0);
  expect(await turkey.content()).not.toContain("Belgium.");
  for (const page of [france, germany, turkey]) await openTab(page, "Orders");
}

/** The game master moves the German fleet to Sweden by mistake, and then undoes it. */
async function correctAndGoBack(
  desk: Page,
  player: Page,
  expectBoards: (units: readonly string[]) => Promise<void>,
): Promise<void> {
  const right = flat(after(printed("SG23-S01")));
  const wrong = sorted(right.map((each) => each.replace("GERMANY F DEN", "GERMANY F SWE")));
  await openTab(desk, "Game master");
  await desk.getByRole("button", { name: "Correct the last result" }).click();
  const editor = desk.getByRole("dialog");
  await editor.locator('.unit[data-unit="Den"]').first().click();
  await pressProvince(desk, "Swe", "[role=dialog]");
  await editor.getByRole("button", { name: "Done" }).click();
  await confirm(desk, "Correct result", "the slip said Sweden");
  await expectBoards(wrong);
  await desk.getByRole("button", { name: "Restore Fall 1901, turn 2" }).click();
  await confirm(desk, "Restore", "it said Denmark after all");
  await expectBoards(right);
  await openTab(player, "Players");
  const record = await recordOn(player);
  expect(record).toContain("the slip said Sweden");
  expect(record).toContain("it said Denmark after all");
  await openTab(player, "Orders");
}

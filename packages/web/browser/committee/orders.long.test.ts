import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { formatLink } from "../../src/pages/sandbox/sharing/share.ts";
import { findings } from "../testing/access.ts";
import { resolve } from "../testing/acts.ts";
import { isInView, listed, unit } from "../testing/board.ts";
import { test } from "../testing/stage.ts";
import { openTab, soon } from "../testing/tables.ts";
import { meet } from "./meet.ts";
import { button, PHONE, press, WALL } from "./parts.ts";

const setup = { variant: "committee-1901", rulebook: "1901", options: {} };

/** Russia is lost to Turkey, and England might help it. */
const POSITION = {
  phase: "S1905M",
  units: { England: ["F Lon", "A Lvp"], Turkey: ["A Con", "F Sev"] },
  centers: { England: ["Lon", "Lvp"], Turkey: ["Con", "Sev", "Mos", "War", "StP"] },
  lost: { Russia: "Turkey" },
};

/** Orders that only the committees know. */
test("units join an insurrection by hand, a lost country puts its revival in order, and failed help is underlined (MB-225, MB-245, R37)", async ({
  stage,
}) => {
  const link = await formatLink({ setup, phases: [{ position: POSITION, orders: {} }] });
  const page = await stage.open(`/sandbox/committee-1901#${link}`, { bypassCSP: true });
  await unit(page, "Lon").click();
  await page.getByRole("button", { name: "Join Russia's insurrection I", exact: true }).waitFor();
  // Nothing is lost by one press: it says what it costs first.
  await page.keyboard.press("i");
  await page.getByRole("button", { name: /^Give up this unit and join Russia's insurrection/ }).waitFor();
  await page.keyboard.press("i");
  const form = page.getByRole("region", { name: "Order to revive" });
  for (const center of ["Moscow", "St. Petersburg"])
    await form.getByRole("button", { name: center, exact: true }).click();
  await form
    .getByRole("combobox", { name: "What rises in St. Petersburg" })
    .selectOption("Fleet, south coast");
  await form.getByRole("button", { name: "Move up: St. Petersburg" }).click();
  await form.getByText("Revive 1 F StP/sc, 2 A Mos").waitFor();
  await soon(() => listed(page)).toContain("F I Lon-Russia");
  expect(await findings(page)).toEqual([]);
  await resolve(page);
  await page.getByText("The insurrection in Russia failed").first().waitFor();
  const vain = page.locator("[data-vain] em");
  await soon(() => vain.allTextContents()).toEqual(["F I Lon-Russia", "Revive 1 F StP/sc, 2 A Mos"]);
});

test("in a room a change of the position keeps the stage, a rising is joined and revived on phones, and the first to read is told so (MB-225, M01-24, R18)", async ({
  stage,
}) => {
  const powers = ["England", "Turkey", "Russia"];
  const { game, officer, delegates } = await meet(stage, "committee-1901", powers);
  const act = (wanted: object) => officer.do(game, { type: "room", act: wanted });
  await officer.do(game, { type: "edit", position: POSITION, reason: "four years later" });
  await act({ do: "announce-speeches", order: powers, seconds: 60 });
  for (const wanted of ["next", "end-stage", "end-stage"]) await act({ do: wanted });
  const wall = await officer.visit(game, "/projector", WALL);
  const [england, turkey, russia] = await Promise.all(
    delegates.map((delegate) => delegate.visit(game, "", PHONE)),
  );
  const units = { ...POSITION.units, Turkey: ["A Con", "F Sev", "A Arm"] };
  await officer.do(game, { type: "edit", position: { ...POSITION, units }, reason: "an army was missing" });
  for (const page of [wall, england]) {
    await page.getByText("The officers changed the position").first().waitFor();
    await page.getByText("an army was missing").first().waitFor();
  }
  await wall.getByText("Order writing", { exact: true }).waitFor();
  await press(england, "Got it");
  await openTab(england, "Orders");
  await press(england, "Collapse panel");
  await unit(england, "Lon").tap();
  await button(england, "Join Russia's insurrection").tap();
  await button(england, "Give up this unit and join Russia's insurrection").tap();
  await england.getByText("1 of 2 units without orders").waitFor();
  await england.getByText(/^Saved/).waitFor();

  // A country without units looks at its home. Its delegation is told at once, and what it can do now.
  await press(russia, "Got it");
  await russia.getByText("You have lost Russia.").waitFor();
  await press(russia, "What you can do");
  expect(await russia.getByText("You have lost Russia.").count()).toBe(0);
  await press(russia.getByRole("region", { name: "Russia is lost" }), "Write your order to revive");
  await russia.getByText("No order to revive yet").waitFor();
  await press(russia, "Collapse panel");
  await soon(() => isInView(russia, "Mos")).toBe(true);
  await press(russia, "Expand panel");
  await press(russia.getByRole("region", { name: "Order to revive" }), "Moscow");
  await russia.getByText("All orders in").waitFor();
  await russia.getByText(/^Saved/).waitFor();

  const desk = await officer.visit(game, "", { viewport: { width: 1280, height: 720 } });
  // A deadline says in which zone it is.
  await desk.getByText(/^Until \d+:\d\d [AP]M \S+$/).waitFor();
  for (const delegate of delegates) await delegate.do(game, { type: "ready", ready: true });
  await expectOneLine(desk.getByRole("list", { name: "Reading order" }).getByRole("listitem"), powers.length);
  await act({ do: "next" });
  const { room } = await officer.ask<{ room: { reading: { order: string[] } } }>("GET", `/api/games/${game}`);
  const pages: Record<string, Page> = { England: england, Turkey: turkey, Russia: russia };
  const [first, second] = room.reading.order;
  await openTab(pages[first], "Room");
  await openTab(pages[second], "Room");
  await pages[first].getByRole("region", { name: "Read your orders now" }).waitFor();
  expect(await pages[second].getByText("Read your orders now").count()).toBe(0);
});

/** Whatever stands in a row stands on one line, within the panel. */
async function expectOneLine(rows: Locator, count: number): Promise<void> {
  await soon(() => rows.count()).toBe(count);
  const broken = await rows.evaluateAll((items) =>
    items.flatMap((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const parts = [...item.children].map((part) => part.getBoundingClientRect());
      const isOut = parts.some((part) => part.left < left - 1 || part.right > right + 1);
      return isOut || bottom - top > 36 ? [`${item.textContent}: ${bottom - top}px`] : [];
    }),
  );
  expect(broken).toEqual([]);
}

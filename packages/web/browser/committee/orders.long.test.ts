import { expect } from "vitest";
import { formatLink } from "../../src/pages/sandbox/share.ts";
import { findings } from "../access.ts";
import { resolve } from "../acts.ts";
import { listed, unit } from "../board.ts";
import { test } from "../stage.ts";
import { soon } from "../tables.ts";

const setup = { variant: "committee-1901", rulebook: "1901", options: {} };

/** Russia is lost to Turkey, and England might help it. */
const POSITION = {
  phase: "S1905M",
  units: { England: ["F Lon", "A Lvp"], Turkey: ["A Con", "F Sev"] },
  centers: { England: ["Lon", "Lvp"], Turkey: ["Con", "Sev", "Mos", "War", "StP"] },
  lost: { Russia: "Turkey" },
};

/** Orders that only the committees know. */
test("units join an insurrection by hand, a lost country puts its revival in order, and what was in vain is underlined (MB-225, MB-245, R37)", async ({
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
  for (const centre of ["Moscow", "St. Petersburg"])
    await form.getByRole("button", { name: centre, exact: true }).click();
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

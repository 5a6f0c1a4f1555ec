import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Stage } from "../testing/site.ts";
import { openTab, soon } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { field, PHONE, press } from "./parts.ts";

/** What goes wrong at a weekend: delegations come late, phones are lost, and the server is cut off. */

/** A delegation comes while others speak: it takes over from its bot, and speaks after all others (R13, R16). */
export async function comeLate(stage: Stage, committee: Committee): Promise<void> {
  const [power] = committee.agenda.bots;
  await committee.completeLate(stage);
  const { desk, wall } = committee;
  await desk.getByRole("list").getByText(power, { exact: true }).first().waitFor();
  await wall
    .getByRole("region", { name: "Speakers" })
    .getByText(new RegExp(`${power}$`))
    .first()
    .waitFor();
}

/** A phone is lost: the partner or an officer makes a code, and all goes on where it was on another one. */
export async function loseThePhone(
  stage: Stage,
  committee: Committee,
  { power, by }: { readonly power: string; readonly by: "partner" | "officer" },
): Promise<void> {
  const helper = by === "partner" ? committee.phone(power, 1) : await codesOf(committee);
  if (by === "partner") await openTab(helper, "Room");
  const rows = helper.getByRole("list", { name: "Delegations" }).getByRole("listitem");
  await press(by === "partner" ? helper : rows.filter({ hasText: power }), "Move to a new phone");
  const dialog = helper.getByRole("dialog");
  await dialog.getByRole("radio", { name: new RegExp(`^${power} 2`) }).check();
  await press(dialog, "Make a code");
  const code = await dialog.getByRole("code").innerText();
  await press(dialog, "Done");
  if (by === "officer") await helper.close();
  const phone = await stage.open("/join", { ...PHONE, colorScheme: "dark" });
  await phone.getByLabel("Code").fill(code);
  await press(phone, `Move ${power} 2 to this phone`);
  await phone.locator(".layer-units").waitFor();
  await committee.replacePhone(power, 2, phone);
  // Nobody else is told.
  expect(committee.sent.join()).not.toContain("new phone");
}

/** The officers' page of codes, which is opened beside their desk. */
async function codesOf({ desk }: Committee): Promise<Page> {
  await openTab(desk, "Schedule");
  const [codes] = await Promise.all([
    desk.context().waitForEvent("page"),
    desk.getByRole("link", { name: "Codes", exact: true }).click(),
  ]);
  return codes;
}

/**
 * The server is cut off while delegations write: what has been written is there again, and what is written meanwhile
 * is sent as soon as it's back.
 */
export async function cutOffServer(
  stage: Stage,
  committee: Committee,
  { power, orders }: { readonly power: string; readonly orders: readonly string[] },
): Promise<void> {
  const { desk, wall } = committee;
  const phone = await committee.atPresent(power);
  await openTab(phone, "Orders");
  await phone.getByText("Text", { exact: true }).click();
  await stage.restart(async () => {
    await field(phone, "Orders as text").fill(orders.join("\n"));
  });
  await phone.getByText(/^Saved/).waitFor();
  await phone.getByText("List", { exact: true }).click();
  await phone.getByText(orders[0], { exact: true }).first().waitFor();
  for (const page of [desk, wall])
    await page.getByText("Order writing", { exact: true }).filter({ visible: true }).first().waitFor();
  // The pages hear of what happens next, as before.
  await press(desk, "Pause clock");
  await wall.getByText("Paused: Order writing").waitFor();
  await press(desk, "Resume clock");
  await soon(() => wall.getByText("Paused: Order writing").count()).toBe(0);
}

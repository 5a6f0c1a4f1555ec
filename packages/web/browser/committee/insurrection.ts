import type { Page } from "playwright-core";
import { unit } from "../testing/board.ts";
import { openTab, soon } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { button, press } from "./parts.ts";

/** A lost country rises again with the units that others send (MB-225 to MB-247). */

/** The lost country puts its home centers in order on a phone; nobody waits for it (MB-243 to MB-246, R76). */
export async function orderRevival(
  committee: Committee,
  power: string,
  { centers, filed }: { readonly centers: readonly string[]; readonly filed: string },
): Promise<void> {
  const phone = await committee.atPresent(power);
  await openTab(phone, "Orders");
  const form = phone.getByRole("region", { name: "Order to revive" });
  for (const center of centers) await press(form, center);
  await form.getByText(filed).waitFor();
  await phone.getByText(/^Saved/).waitFor();
  // It is waited for until it says that it is done (R76).
  await press(phone, "Ready");
  await button(phone, "Not ready").waitFor();
}

/** It stands on the board again, as the wall shows; and who helped has left it. */
export async function expectRisen(
  { wall }: Committee,
  { risen, left }: { readonly risen: readonly string[]; readonly left: readonly string[] },
): Promise<void> {
  await showPosition(wall);
  await Promise.all(risen.map((place) => unit(wall, place).waitFor()));
  for (const place of left) await soon(() => unit(wall, place).count()).toBe(0);
}

/** The wall shows the orders for a while after a turn is resolved. */
export async function showPosition(wall: Page): Promise<void> {
  const show = button(wall, "Show position");
  await show.or(button(wall, "Show last results")).waitFor();
  // It may be just about to do so by itself.
  if (await show.isVisible()) await show.click({ timeout: 5_000 }).catch(() => undefined);
  await button(wall, "Show last results").waitFor();
}

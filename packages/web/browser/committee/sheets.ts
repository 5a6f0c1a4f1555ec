import { expect } from "vitest";
import { faultsOf } from "../testing/access.ts";
import { beReady } from "../testing/acts.ts";
import { openTab, soon } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { button, field, press } from "./parts.ts";

/** Orders: written on phones or on paper, closed, opened, read or shown, and resolved (MB-33, MB-63 to MB-65, MB-176). */

/** Writes on a phone. */
export async function write(committee: Committee, power: string, orders: readonly string[]): Promise<void> {
  const phone = await committee.atPresent(power);
  await openTab(phone, "Orders");
  await phone.getByText("Text", { exact: true }).click();
  await field(phone, "Orders as text").fill(orders.join("\n"));
  await phone.getByText("List", { exact: true }).click();
  await phone.getByText(/^Saved/).waitFor();
}

/** Delegations write, each on one phone, and say that they are done. */
export async function writeAll(
  committee: Committee,
  orders: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const written = Object.entries(orders).map(async ([power, own]) => {
    if (own.length > 0) await write(committee, power, own);
    await beReady(await committee.atPresent(power));
  });
  await Promise.all(written);
}

/** The partner sees what is written, on their own phone. */
export async function partnerSees(committee: Committee, power: string, order: RegExp): Promise<void> {
  const partner = await committee.atPresent(power, 2);
  await openTab(partner, "Orders");
  await partner.getByText(order).first().waitFor();
}

/** The officers type in a slip of paper that has the wrong date and a place that there is not (MB-36, R23). */
export async function enterSlip(
  { desk, agenda }: Committee,
  power: string,
  orders: readonly string[],
): Promise<void> {
  await press(desk, `Paper orders from ${power}`);
  const slip = desk.getByRole("dialog");
  const text = field(slip, `Orders of ${power}`);
  await text.fill(`${orders[0]}\n${orders[1].slice(0, 5)} - Nowhere`);
  await soon(() => slip.locator("mark").allInnerTexts()).toEqual(["Nowhere"]);
  await field(slip, "Date on the paper").fill(`Fall ${agenda.year}`);
  await soon(() => button(slip, "Enter orders").isDisabled()).toBe(true);
  await slip.getByLabel(/^The date is a mistake/).check();
  await text.fill(orders.join("\n"));
  await slip.getByRole("status", { name: "Understood as" }).getByText(orders.join(" · ")).waitFor();
  expect(await faultsOf(desk)).toEqual([]);
  await press(slip, "Enter orders");
  await slip.waitFor({ state: "detached" });
}

/** The wall has not been told of what is on the sheets. */
export const expectSecret = ({ sent }: Committee, orders: RegExp): void =>
  expect(sent.join()).not.toMatch(orders);

/** Nor does the officers' own board show it, which others may see over their shoulders, but where they look for it. */
export async function expectCovered({ desk }: Committee): Promise<void> {
  const arrows = desk.getByRole("main").locator("[data-order]");
  for (const tab of ["Conferences", "Schedule"]) {
    await openTab(desk, tab);
    expect(await arrows.count()).toBe(0);
  }
  await openTab(desk, "Orders");
  await arrows.first().waitFor({ state: "attached" });
  await openTab(desk, "Schedule");
  await arrows.first().waitFor({ state: "detached" });
}

export async function openSheets({ desk }: Committee): Promise<void> {
  await desk
    .getByRole("region", { name: "Schedule" })
    .getByText("Order resolution: orders are closed")
    .waitFor();
  await press(desk, "Reveal all orders");
}

/** 1901: each delegation reads its own sheet aloud, and the wall shows it then (M01-24). */
export async function readAloud(committee: Committee, order: readonly string[]): Promise<void> {
  const { desk, wall } = committee;
  for (const power of order) {
    await wall
      .getByText(new RegExp(`^(${power} is reading|The officers read the orders of ${power})$`))
      .waitFor();
    await press(desk, `Mark ${power} as read`);
    await wall.getByRole("region", { name: "Orders" }).getByRole("heading", { name: power }).waitFor();
  }
}

/** 1935: the officers reveal the sheets, and go through them on the wall (M35-24). */
export async function reveal(committee: Committee, order: readonly string[]): Promise<void> {
  const { desk, wall } = committee;
  for (const power of order) {
    await wall.getByText(`${power} is next`).waitFor();
    await press(desk, `Show ${power}'s orders`);
    await wall.getByRole("region", { name: "Orders" }).getByRole("heading", { name: power }).waitFor();
  }
}

/** Someone heard something else than is written, which counts (M01-25). */
export async function objectTo(
  committee: Committee,
  by: string,
  power: string,
  heard: string,
): Promise<void> {
  const phone = committee.phone(by);
  await openTab(phone, "Room");
  const sheet = phone
    .getByRole("region", { name: "Revealed orders" })
    .getByRole("listitem")
    .filter({ hasText: power });
  await sheet.getByText(power, { exact: true }).click();
  await press(sheet, "Report a misreading");
  await field(sheet, "What was read aloud").fill(heard);
  await press(sheet, "Report");
  await committee.desk.getByRole("list", { name: "Reported misreadings" }).getByText(heard).waitFor();
}

/** The officers resolve, with sheets still unread if they want. After a turn's moves its retreats or adjustments follow. */
export async function resolve(committee: Committee, turn: string, stage: string): Promise<void> {
  await press(committee.desk, /^Resolve (orders|now)$/);
  await showAll(committee, stage === "Retreat and disbanding" ? "retreats" : "gaining and losing units");
  await committee.turnIs(turn, stage);
}

/** Shows all results at once and continues. */
export async function showAll({ desk }: Committee, next: string): Promise<void> {
  await press(desk, "Show all results");
  await press(desk, `On to ${next}`);
}

/** Then they read the results, power by power, before the next turn starts; nobody knows any before (MB-33). */
export async function goThrough(
  committee: Committee,
  {
    results,
    turn,
    next,
  }: {
    readonly results: readonly (readonly [power: string, order: string | RegExp])[];
    readonly turn: string;
    readonly next: string;
  },
): Promise<void> {
  const { desk, wall } = committee;
  const shown = wall.getByRole("region", { name: "Results", exact: true });
  await press(desk, /^Resolve (orders|now)$/);
  await wall.getByText("Order resolution: results").waitFor();
  await committee.turnIs(turn);
  const [first] = results;
  for (const [power, order] of results) {
    await press(desk, `Show ${power}'s results`);
    await shown.getByText(order).waitFor();
    if (power !== first[0]) await soon(() => shown.getByText(first[1]).count()).toBe(0);
  }
  const phone = committee.phone(committee.agenda.delegations[0]);
  await openTab(phone, "Room");
  const told = phone.getByRole("region", { name: "Results so far" });
  await soon(async () => (await told.allInnerTexts()).join()).toContain(results.at(-1)?.[0]);
  await showAll(committee, next);
  await shown.waitFor({ state: "detached" });
  await committee.turnIs(next);
}

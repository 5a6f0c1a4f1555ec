import { expect } from "vitest";
import { openTab, soon } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { field, press } from "./parts.ts";

/** The negotiation has its time, which the officers lengthen and stop, and ends before it if all agree (MB-48 to MB-50). */

export async function openNegotiation({ desk, wall }: Committee, minutes: number): Promise<void> {
  await press(desk, "Start the diplomatic phase");
  const clock = wall.getByRole("timer").getByText(new RegExp(`^(${minutes}:00|${minutes - 1}:)`));
  await clock.waitFor();
}

/** Takes back the step that led away from a place, with a reason that all see until the turn continues (R18). */
export async function takeBack(committee: Committee, place: string, reason: string): Promise<void> {
  const { desk, wall } = committee;
  await press(desk, `Back to ${place}`);
  const dialog = desk.getByRole("dialog");
  expect(await field(dialog, "Reason").inputValue()).not.toBe("");
  await field(dialog, "Reason").fill(reason);
  await press(dialog, "Go back");
  await dialog.waitFor({ state: "detached" });
  const phone = committee.phone(committee.agenda.delegations[0]);
  await openTab(phone, "Room");
  for (const [where, page] of Object.entries({ wall, phone }))
    await soon(async () => [
      where,
      await page.getByText(`went back a step: ${reason}`).filter({ visible: true }).count(),
    ]).toEqual([where, expect.toSatisfy((count: number) => count > 0)]);
}

/** Stops the clock with a reason, which the wall and the phones show, and starts it again. */
export async function pauseFor(committee: Committee, reason: string): Promise<void> {
  const { desk, wall } = committee;
  await press(desk, "Pause with a reason");
  await desk.getByRole("menuitem", { name: reason }).click();
  for (const page of [wall, committee.phone(committee.agenda.delegations[0])])
    await page.getByText(`${reason}.`).filter({ visible: true }).first().waitFor();
  await press(desk, "Resume clock");
  await wall.getByText("Diplomatic phase", { exact: true }).waitFor();
}

/** More and less time, a time of the officers' own, a pause, and on again. */
export async function workTheClock({ desk, wall }: Committee, minutes: number): Promise<void> {
  await press(desk, "Add 1 minute");
  await wall
    .getByRole("timer")
    .getByText(new RegExp(`^${minutes}:`))
    .waitFor();
  await press(desk, "Add 5 minutes");
  await press(desk, "Take away 5 minutes");
  await press(desk, "Set…");
  await desk.getByRole("textbox", { name: "Minutes left" }).fill("7");
  await press(desk, "Set clock");
  await wall
    .getByRole("timer")
    .getByText(/^(7:00|6:)/)
    .waitFor();
  await press(desk, "Take away 1 minute");
  await wall
    .getByRole("timer")
    .getByText(/^(6:00|5:)/)
    .waitFor();
  await press(desk, "Pause clock");
  await wall.getByText("Paused: Diplomatic phase").waitFor();
  await wall.getByText("One moment, please.").waitFor();
  await press(desk, "Resume clock");
  await wall.getByText("Diplomatic phase", { exact: true }).waitFor();
}

/** Something for all to know, which the wall shows, and a ruling, which stays in the record (MB-27). */
export async function announce({ desk, wall }: Committee, said: string, ruled: string): Promise<void> {
  await press(desk, "Announce");
  await field(desk, "Message to everyone").fill(said);
  await press(desk.getByRole("dialog"), "Announce");
  await wall.getByText(said).waitFor();
  await press(desk, "Ruling");
  await field(desk, "Decision of the officers").fill(ruled);
  await press(desk.getByRole("dialog"), "Publish ruling");
  await desk.getByRole("dialog").waitFor({ state: "detached" });
}

/**
 * All agree to end it, each on a phone of its delegation, but one that says so aloud; the last one ends it. Where
 * nobody has asked for extra speeches, orders are written next (MB-46, R15, R17).
 */
export async function agreeToEnd(committee: Committee, asked: string | null = null): Promise<void> {
  const [last, aloud, ...others] = committee.delegations;
  if (asked !== null) {
    await openTab(committee.phone(asked), "Room");
    await press(committee.phone(asked), "Request extra speeches");
    await committee.phone(asked).getByText("You asked for extra speeches.").waitFor();
  }
  await press(committee.desk, `Said aloud: ${aloud}`);
  await Promise.all(
    others.map(async (power) => {
      const phone = await committee.atPresent(power);
      await press(phone, "Agree to end early");
    }),
  );
  const { present } = committee;
  await committee.wall.getByText(`${present - 1} of ${present} agree to end early`).waitFor();
  const phone = await committee.atPresent(last);
  await openTab(phone, "Room");
  await phone.getByText(`Still waiting for ${last}.`).waitFor();
  await press(phone, "Agree to end early");
  await committee.wall
    .getByText(asked === null ? "Order writing" : "Requests for extra speeches", { exact: true })
    .waitFor();
}

/** The officers end a stage although its time is not up and not all are done (R18). */
export async function overrule({ desk, wall }: Committee, word: string, then: string): Promise<void> {
  await press(desk, word);
  await wall.getByText(then, { exact: true }).waitFor();
}

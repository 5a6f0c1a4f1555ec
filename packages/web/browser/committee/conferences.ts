import { expect } from "vitest";
import { faultsOf } from "../testing/access.ts";
import { openTab, soon } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { card, choice, field, press, says } from "./parts.ts";

/** Conferences: thirteen steps to a room of its own, and what is done there (MB-256 to MB-270). */

export interface Conference {
  readonly name: string;
  readonly by: string;
  /** Who takes part besides; the first of them supports it. */
  readonly others: readonly string[];
  readonly preliminary: string;
  readonly goal: string;
  /** Where to hold it, and what is known about that place. */
  readonly place: readonly [province: string, said: string];
  /** A province with someone else's unit, and what the page says about it. */
  readonly hostile: readonly [province: string, unit: string];
}

/** The steps to a conference, each in its turn (MB-256 to MB-262). */
export async function prepare(committee: Committee, plan: Conference): Promise<void> {
  const { desk } = committee;
  const phone = committee.phone(plan.by);
  const supporter = committee.phone(plan.others[0]);
  const asked = plan.others.join(" and ");
  await openTab(phone, "Conferences");
  await press(phone, "Plan a conference");
  await field(phone, "Preliminary goal").fill(plan.preliminary);
  for (const power of plan.others) await press(phone, power);
  await press(phone, "Ask for support");
  await card(phone, plan.preliminary).getByText(`No supporters yet. Asked: ${asked}.`).waitFor();
  await openTab(supporter, "Room");
  await press(supporter, `${plan.by} asks you to support a conference`);
  await press(supporter, "Support conference");
  await field(phone, "Final goal").fill(plan.goal);
  await press(phone, "Set final goal");
  await settlePlace(committee, plan);
  const missing = plan.others.slice(1);
  for (const power of missing) await press(phone, power);
  await press(phone, "Invite delegations");
  const everybody = new Intl.ListFormat("en").format([plan.by, ...plan.others]);
  await says(card(phone, plan.name), everybody);
  await press(phone, "Hand in form and request a room");
  await openTab(desk, "Conferences");
  await press(desk, "Grant a room and open it");
  await card(desk, plan.name).getByText("In session").waitFor();
}

/** The page says whose units are in each place (MB-258, MB-259). */
async function settlePlace(committee: Committee, { by, name, place, hostile }: Conference): Promise<void> {
  const phone = committee.phone(by);
  await field(phone, "Name").fill(name);
  await choice(phone, "Province").selectOption(`${hostile[0]} (${hostile[1]})`);
  await phone.getByText(`At the venue: ${hostile[1]}. The delegation has to be invited`).waitFor();
  await choice(phone, "Province").selectOption(place[0]);
  await phone.getByText(place[1]).waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  await press(phone, "Set venue and name");
}

/** Each participant sends its second delegate; the first stays in the Situation Room (MB-264, MB-265). */
export async function sendDelegates(committee: Committee, { name, by, others }: Conference): Promise<void> {
  const sent = [by, ...others].map(async (power) => {
    const phone = committee.phone(power, 2);
    await openTab(phone, "Room");
    await press(phone, `Send a delegate to ${name}`);
    await press(phone, `Attend for ${power}`);
    await card(phone, name).getByText(`${power}: ${power} 2`).waitFor();
  });
  await Promise.all(sent);
}

/** In the conference room, while the others write in silence (MB-266, R98, R100). */
export async function confer(committee: Committee, plan: Conference): Promise<void> {
  const { desk, wall } = committee;
  const phone = committee.phone(plan.by, 2);
  const [power] = plan.others;
  const supporter = committee.phone(power, 2);
  await wall.getByText(plan.name).first().waitFor();
  await says(card(phone, plan.name), "In session");
  await press(desk, "Edit agenda and speakers");
  await field(desk, "Agenda").fill("1. A common protest");
  await choice(desk, "Add a speaker").selectOption(power);
  await press(desk, "Save agenda and speakers");
  await supporter.getByText("1. A common protest").waitFor();
  await press(desk, `Give ${power} the floor`);
  await supporter.getByText("You have the floor").waitFor();
  await field(supporter, "Statement for the minutes").fill("We have come to listen.");
  await press(supporter, "Add to the minutes");
  await phone.getByRole("log").getByText("We have come to listen.").waitFor();
  await press(phone, "Make a motion");
  await field(phone, "Motion").fill("We protest together.");
  await press(phone, "Put to the vote");
  // More than half of two or three are two.
  for (const voter of [phone, supporter]) await press(voter, "Vote for");
  await phone.getByText("Carried").waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  // Who stayed in the Situation Room plays on and reads nothing of it.
  expect(await committee.phone(power).content()).not.toContain("We have come to listen.");
  await committee.atPresent(plan.by, 2);
  await openTab(phone, "Orders");
  await phone.getByText("You're in the conference room. Your partner writes the orders.").waitFor();
  await openTab(phone, "Conferences");
}

/** The place is conquered: the officers cut it short, wherever its business stands (MB-267, R95). */
export async function cutShort(committee: Committee, { name, by, others }: Conference): Promise<void> {
  // The officers are asked where they lead the turn, which waits for the answer.
  await openTab(committee.desk, "Schedule");
  await committee.desk.getByText(`First say whether the venue of ${name} was conquered.`).waitFor();
  await press(committee.desk, "Yes, end the conference");
  for (const power of [by, ...others]) await says(card(committee.phone(power, 2), name), "Ended early");
  await committee.wall.getByText("closed: its venue was conquered").waitFor();
}

/** To continue after that, all steps are taken again, with the earlier answers filled in (MB-268, R96). */
export async function beginAgain(committee: Committee, { name, by, goal }: Conference): Promise<void> {
  const phone = committee.phone(by, 2);
  await press(card(phone, name), "Plan it again");
  await soon(() => field(phone, "Preliminary goal").inputValue()).toBe(goal);
  await press(phone, "Ask for support");
  await card(phone, goal).getByText("Step 2 of 13").waitFor();
}

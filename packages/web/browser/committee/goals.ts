import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faultsOf } from "../testing/access.ts";
import { openTab } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { card, choice, field, press, says } from "./parts.ts";

/** Political goals: given and proposed, judged by two officers, claimed, awarded and announced (MB-250 to MB-255). */

export interface Goal {
  readonly power: string;
  readonly title: string;
  readonly text: string;
}

const goalOn = (page: Page, { title }: Goal) => card(page, `Goal: ${title}`);

/** Before the event a delegation proposes a goal, and both officers have to agree on what it is worth (MB-251, R80). */
export async function propose(committee: Committee, goal: Goal): Promise<void> {
  const phone = committee.phone(goal.power);
  await press(phone, "Propose a goal");
  await field(phone, "Goal").fill(goal.title);
  await field(phone, "What has to be done").fill(goal.text);
  await press(phone, "Propose");
  await goalOn(phone, goal).getByText("Waiting for the officers").waitFor();
}

export async function allow({ desk, second, phone }: Committee, goal: Goal): Promise<void> {
  const [first, other] = [goalOn(desk, goal), goalOn(second, goal)];
  await press(first, "Decide");
  await first.getByRole("radiogroup", { name: "Worth" }).getByText("2").click();
  await press(first, "Allow");
  // The second officer begins with what the first one thinks.
  await other.getByText("Oda: allow for 2 points").waitFor();
  await press(other, "Decide");
  await press(other, "Allow");
  await says(goalOn(phone(goal.power), goal), "Open");
}

/** The officers want it in other words, which the delegation finds (R80). */
export async function sendBack(
  { desk, second, phone }: Committee,
  goal: Goal,
  { reason, better }: { readonly reason: string; readonly better: string },
): Promise<void> {
  for (const officer of [desk, second]) {
    const own = goalOn(officer, goal);
    await press(own, "Decide");
    await own.getByRole("radiogroup", { name: "Decision" }).getByText("Return").click();
    await field(own, "Reason").fill(reason);
    await press(own, "Return");
    if (officer === desk) await goalOn(second, goal).getByText("Oda: return for rewording").waitFor();
  }
  const returned = goalOn(phone(goal.power), goal);
  await returned.getByText(`The officers: ${reason}`).waitFor();
  await press(returned, "Reword");
  await field(returned, "What has to be done").fill(better);
  await press(returned, "Submit again");
  await goalOn(desk, goal).getByText(better).waitFor();
}

/** The officers give a goal, of which only its delegation learns (MB-250, MB-253). */
export async function give(
  committee: Committee,
  { power, title, text }: Goal,
  stranger: string,
): Promise<void> {
  const { desk } = committee;
  await press(desk, "Give a goal");
  await choice(desk, "Delegation").last().selectOption(power);
  await field(desk, "Goal").fill(title);
  await field(desk, "What has to be done").fill(text);
  await press(desk, `Give to ${power}`);
  await card(committee.phone(power), `Goal: ${title}`).waitFor();
  expect(await faultsOf(desk)).toEqual([]);
  expect(await committee.phone(stranger).content()).not.toContain(title);
}

/** They put right what they gave, and withdraw what they pasted for the wrong delegation; its place is free again. */
export async function correct(
  { desk }: Committee,
  goal: Goal,
  { wrong }: { readonly wrong: Goal },
): Promise<void> {
  await press(goalOn(desk, goal), "Edit");
  await field(desk, "What has to be done").fill(`${goal.text} Soon.`);
  await field(desk, "Reason").fill("it was vague");
  await press(desk, "Save changes");
  await desk.getByRole("button", { name: "Save changes" }).waitFor({ state: "detached" });
  await goalOn(desk, goal).getByText(`${goal.text} Soon.`).waitFor();
  await press(desk, "Paste a list");
  await field(desk, "Goals, one per line").fill(`${wrong.power}; ${wrong.title}; ${wrong.text}; 2`);
  await press(desk, "Give 1 goal");
  await press(goalOn(desk, wrong), "Withdraw");
  await field(desk, "Reason").fill("meant for another");
  await desk.getByRole("form", { name: "Withdraw" }).getByRole("button", { name: "Withdraw" }).click();
  await goalOn(desk, wrong).getByText("Withdrawn").waitFor();
}

/** The officers limit what goals may bring, before the first award (R83). */
export async function setCap({ desk }: Committee, most: number): Promise<void> {
  const rules = desk.getByRole("region", { name: "Points", exact: true });
  await press(rules, "Change");
  await field(rules, "Most points from goals").fill(String(most));
  await press(rules, "Save");
  await rules.getByText(`Goals earn a power at most ${most} points.`).waitFor();
}

/** The goal is claimed with what is in the record, awarded, and announced when the officers think fit (MB-255, R81, R82). */
export async function award(
  committee: Committee,
  goal: Goal,
  {
    evidence,
    reason,
    stranger,
  }: { readonly evidence: string; readonly reason: string; readonly stranger: string },
): Promise<void> {
  const { desk, wall } = committee;
  const phone = committee.phone(goal.power);
  const other = committee.phone(stranger);
  await openTab(phone, "Goals");
  await press(goalOn(phone, goal), "Claim points");
  await field(phone, "Evidence").fill(evidence);
  await press(phone, "Submit claim");
  await openTab(desk, "Goals");
  await goalOn(desk, goal).getByText(evidence).waitFor();
  await press(desk, "Answer claim");
  await field(desk, "Reason").fill(reason);
  await press(desk, "Award");
  await says(goalOn(phone, goal), "Awarded 2, not announced");
  await openTab(other, "Goals");
  for (const page of [other, wall]) expect(await page.content()).not.toContain(goal.title);
  await press(goalOn(desk, goal), "Announce");
  await says(goalOn(other, goal), "Awarded 2");
  expect(await faultsOf(phone)).toEqual([]);
}

/** An award that was an error is struck (R84). */
export async function strike({ desk, phone }: Committee, goal: Goal, reason: string): Promise<void> {
  const given = goalOn(desk, goal);
  await press(given, "Award without a claim");
  await field(given, "Reason").fill("as it seemed");
  await press(given, "Award");
  await press(given, "Remove points");
  await field(given, "Reason").fill(reason);
  await press(given, /^Remove \d points?$/);
  await openTab(phone(goal.power), "Goals");
  await says(goalOn(phone(goal.power), goal), "Open");
  await goalOn(phone(goal.power), goal).getByText(`The officers: ${reason}`).waitFor();
}

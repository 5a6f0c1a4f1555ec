import { expect } from "vitest";
import { faultsOf } from "../testing/access.ts";
import { openTab, soon } from "../testing/tables.ts";
import type { Committee } from "./committee.ts";
import { button, card, field, press, says, unfold } from "./parts.ts";

/** Treaties bind nobody; the parties can log a breach (MB-59 to MB-61, R101 to R104). */

export interface Pact {
  readonly title: string;
  readonly by: string;
  readonly with: string;
  /** A delegation that must not learn of it. */
  readonly outsider: string;
  readonly articles: readonly [string, string];
  readonly lasts: string;
}

/** A secret treaty that nobody else learns of. A draft is still there after looking at something else. */
export async function makeSecretly(committee: Committee, pact: Pact): Promise<void> {
  const [one, other] = [committee.phone(pact.by), committee.phone(pact.with)];
  await openTab(one, "Treaties");
  await press(one, "Write a treaty");
  await field(one, "Title").fill(pact.title);
  await press(one, pact.with);
  await field(one, "Article 1").fill(pact.articles[0]);
  await press(one, "Add an article");
  await field(one, "Article 2").fill(pact.articles[1]);
  await field(one, "Duration").fill(pact.lasts);
  await openTab(one, "Room");
  await openTab(one, "Treaties");
  await press(one, "Continue your draft");
  await soon(() => field(one, "Article 2").inputValue()).toBe(pact.articles[1]);
  await press(one, "Propose and sign");
  await card(one, pact.title).getByText(`Waiting for ${pact.with}`).waitFor();
  await openTab(other, "Room");
  await press(other, `Sign “${pact.title}”?`);
  await button(other, "Sign").focus();
  await other.keyboard.press("Enter");
  await says(card(other, pact.title), "In force");
  expect(await faultsOf(other)).toEqual([]);
  await says(card(one, pact.title), "In force");
  await expectUnknown(committee, pact);
}

/** Another wording has to be signed by all again; until it is, the one that was signed stays in force (R101). */
export async function amend(committee: Committee, pact: Pact, article: string): Promise<void> {
  const [one, other] = [committee.phone(pact.by), committee.phone(pact.with)];
  const own = card(other, pact.title);
  await press(own, "Amend");
  await field(other, "Article 2").fill(article);
  await press(other, "Propose the amended text");
  await press(own, "Sign version 2");
  await unfold(card(one, pact.title));
  await press(card(one, pact.title), "Sign version 2");
  await card(one, pact.title).getByText(article).waitFor();
  await says(card(one, pact.title), "In force");
}

/** A party declines another wording, which nobody can sign then; the one in force stays so (R101). */
export async function decline(committee: Committee, pact: Pact, article: string): Promise<void> {
  const [one, other] = [committee.phone(pact.by), committee.phone(pact.with)];
  await press(card(other, pact.title), "Amend");
  await field(other, "Article 2").fill(article);
  await press(other, "Propose the amended text");
  await unfold(card(one, pact.title));
  await press(card(one, pact.title), "Decline");
  await press(one.getByRole("dialog"), "Decline");
  for (const phone of [one, other])
    await says(card(phone, pact.title), `In force. Amendment declined by ${pact.by}`);
}

async function expectUnknown(committee: Committee, { title, outsider }: Pact): Promise<void> {
  const stranger = committee.phone(outsider);
  await openTab(stranger, "Treaties");
  await stranger.getByText("You aren't party to any treaty").waitFor();
  for (const page of [stranger, committee.wall]) expect(await page.content()).not.toContain(title);
  expect(JSON.stringify(await committee.view(stranger))).not.toContain(title);
  expect(committee.sent.join()).not.toContain(title);
}

/** It was broken: the board shows it, one party logs it, the other answers; nobody else learns of it (MB-61, R104). */
export async function logBreach(
  committee: Committee,
  pact: Pact,
  { order, turn, answer }: { readonly order: string; readonly turn: string; readonly answer: string },
): Promise<void> {
  const [one, other] = [committee.phone(pact.by), committee.phone(pact.with)];
  await openTab(one, "Treaties");
  const own = card(one, pact.title);
  await unfold(own);
  const shown = own.getByText(
    `The board shows: ${pact.with} ordered ${order} against ${pact.by} in ${turn}.`,
  );
  await press(shown, "Log as a breach");
  await press(own, "Log breach");
  await says(own, "Breach alleged");
  await openTab(other, "Room");
  await press(other, `You're accused of breaking “${pact.title}”`);
  await unfold(card(other, pact.title));
  await field(other, "Your answer").fill(answer);
  await press(other, "Answer");
  await own.getByText(answer).waitFor();
  await says(own, "Breach alleged and answered");
  await expectUnknown(committee, pact);
}

/** The betrayed party stops keeping it, and shows it to all (R102, R104). */
export async function denounceAndPublish(committee: Committee, { title, by, outsider }: Pact): Promise<void> {
  const phone = committee.phone(by);
  await press(card(phone, title), "Denounce");
  await press(phone.getByRole("dialog"), "Denounce");
  await card(phone, title).getByText("denounced it").waitFor();
  await press(card(phone, title), "Publish");
  await press(phone.getByRole("dialog"), "Publish");
  await committee.wall.getByRole("list", { name: "Conference and treaties" }).getByText(title).waitFor();
  await card(committee.phone(outsider), title).getByText(`Published by ${by}`).waitFor();
}

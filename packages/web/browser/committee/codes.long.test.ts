import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "../testing/access.ts";
import { forgetRefusals } from "../testing/refusals.ts";
import type { Stage } from "../testing/site.ts";
import { test } from "../testing/stage.ts";
import { openTab, person, soon } from "../testing/tables.ts";
import { expectPressed } from "./acts.ts";
import { enter } from "./committee.ts";
import { meet } from "./meet.ts";
import { button, choice, field, overflow, PHONE, press } from "./parts.ts";

/** The way in: codes that are printed, shown and typed, and people the officers seat by hand (MB-1, R12). */
test("officers hand out codes on a sheet: each lets two in, typed or by its QR code, and nobody else (MB-1, R12)", async ({
  stage,
}) => {
  const oda = await person(stage, "Oda");
  const { table, invitation } = await oda.ask<{ table: { game: string }; invitation: string }>(
    "POST",
    "/api/games",
    { setup: { variant: "committee-1901", preset: "referee" }, role: "referee" },
  );
  const { game } = table;
  const desk = await oda.visit(game, "", { bypassCSP: true });
  // Only this machine can reach the server of this test, and the page says so; in a school it has other addresses.
  await desk.getByText("Only this computer can reach the server.").waitFor();
  await desk.context().route("**/api/games/*/codes", async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), addresses: ["http://192.168.1.20:1901"] };
    await route.fulfill({ response, json });
  });
  await desk.reload();
  await desk.getByText("192.168.1.20:1901/join").waitFor();
  await desk.getByRole("img", { name: "QR code for the join page" }).waitFor();
  // Fellow officers come by a code of their own.
  await desk.getByRole("img", { name: "QR code for officers and spectators" }).waitFor();
  expect(await findings(desk)).toEqual([]);

  // The sheet of codes, to print and cut up; codes that have leaked are replaced.
  const [sheet] = await Promise.all([
    desk.context().waitForEvent("page"),
    desk.getByRole("link", { name: "Print codes" }).click(),
  ]);
  const cards = sheet.getByRole("list", { name: "Codes" }).getByRole("listitem");
  await soon(() => cards.count()).toBe(7);
  const codeOf = async (power: string): Promise<string> =>
    (await cards.filter({ hasText: power }).getByRole("code").innerText()).trim();
  const old = await codeOf("Italy");
  expect(await findings(sheet)).toEqual([]);
  await press(sheet, "Replace codes");
  await press(sheet.getByRole("dialog"), "Replace codes");
  await soon(() => codeOf("Italy")).not.toBe(old);
  const code = await codeOf("Italy");

  const [first, second] = await Promise.all(
    ([1, 2] as const).map((number) => enter(stage, code, { power: "Italy", number })),
  );
  expect(await overflow(first)).toBe(0);
  const before = stage.complaints.length;
  const third = await stage.open(`/join#${code}`, PHONE);
  await third.getByLabel("Your name").fill("Third");
  await press(third, "Join as Italy");
  await third.getByText("This delegation is full.").waitFor();
  for (const wrong of ["AAAA-AAAA", old]) {
    await third.getByLabel("Code").fill(wrong);
    await third.getByText("No delegation has this code").waitFor();
  }

  // A delegate who leaves makes room for another, who needs the new code.
  await second.context().close();
  await press(sheet, "Remove Italy 2 from Italy");
  await field(sheet.getByRole("dialog"), "Reason").fill("went home");
  await press(sheet.getByRole("dialog"), "Remove delegate");
  await button(sheet, "Remove Italy 2 from Italy").waitFor({ state: "detached" });
  await soon(() => codeOf("Italy")).not.toBe(code);
  await third.getByLabel("Code").fill(await codeOf("Italy"));
  await press(third, "Join as Italy");
  await third.getByRole("heading", { name: "Italy", exact: true }).waitFor();
  await forgetRefusals(stage, before);

  // People who joined by the link are assigned by hand.
  const nora = await stage.open(`/join/${game}#${invitation}`, PHONE);
  await nora.getByLabel("Your name").fill("Nora");
  await press(nora, "Join");
  const hand = desk.getByRole("form", { name: "Assign to a delegation" });
  await choice(hand, "Person").selectOption("Nora");
  await choice(hand, "Delegation").selectOption("France");
  await press(hand, "Assign");
  await nora.getByRole("heading", { name: "France", exact: true }).waitFor();
  await desk.getByText("2 of 7 delegations are here, 3 delegates in all.").waitFor();

  await moveToNewPhone(stage, desk, nora);
  await desk.getByText("2 of 7 delegations are here, 3 delegates in all.").waitFor();

  // Bots play for the others, until a delegate joins.
  await choice(desk, "Level of the bots").selectOption({ label: "Beginner" });
  await press(desk, "Fill the empty delegations with bots");
  await desk.getByText("5 bots play too.").waitFor();
  await soon(() => desk.getByText("Bot · Beginner").count()).toBe(5);
  expect(await findings(desk)).toEqual([]);
  await press(desk, "Remove Bot · Beginner from Turkey");
  await desk.getByText("4 bots play too.").waitFor();
  await expectPressed(stage, "codes");
});

/** Nora's phone is broken: the officers make a code for another one, which the old one learns of. */
async function moveToNewPhone(stage: Stage, desk: Page, old: Page): Promise<void> {
  const before = stage.complaints.length;
  const row = desk
    .getByRole("list", { name: "Delegations" })
    .getByRole("listitem")
    .filter({ hasText: "Nora" });
  await press(row, "Move to a new phone");
  const dialog = desk.getByRole("dialog");
  await soon(() => dialog.getByRole("radio", { name: "Nora" }).isChecked()).toBe(true);
  expect(await findings(desk)).toEqual([]);
  await press(dialog, "Make a code");
  await dialog.getByRole("img", { name: "Code for the new phone" }).waitFor();
  const code = await dialog.getByRole("code").innerText();
  expect(await findings(desk)).toEqual([]);
  await press(dialog, "Done");
  const phone = await stage.open("/join", PHONE);
  await phone.getByLabel("Code").fill(code);
  await phone.getByText("Nora's seat moves to this phone.").waitFor();
  expect(await findings(phone)).toEqual([]);
  await press(phone, "Move Nora to this phone");
  await phone.getByRole("heading", { name: "France", exact: true }).waitFor();
  await old.getByRole("heading", { name: "Your seat has moved" }).waitFor();
  expect(await findings(old)).toEqual([]);
  await old.context().close();
  await forgetRefusals(stage, before);
}

test("partners write to each other, and no other delegation reads it (MB-1)", async ({ stage }) => {
  const { game, officer, delegates } = await meet(stage, "committee-1901", ["France", "France", "Italy"]);
  const [first, second, other] = delegates;
  const phone = await first.visit(game, "", PHONE);
  await openTab(phone, "Room");
  await press(phone, "Message your partner");
  await phone.getByRole("textbox", { name: /^Message to/ }).fill("I go to the conference");
  await press(phone, "Send");
  await phone.getByRole("log").getByText("I go to the conference").waitFor();
  const partner = await second.visit(game, "", PHONE);
  await soon(() => partner.getByRole("tab", { name: /^Messages/ }).innerText()).toMatch(/1/);
  await openTab(partner, "Messages");
  await partner.getByText("I go to the conference").first().waitFor();
  expect(JSON.stringify(await other.ask("GET", `/api/games/${game}`))).not.toContain(
    "I go to the conference",
  );
  // What the officers announce is seen on the tab on which orders are written.
  await press(phone, "All conversations");
  await openTab(phone, "Orders");
  await officer.do(game, { type: "announce", text: "Lunch at one" });
  await phone.getByRole("region", { name: "News from" }).getByText("Lunch at one").waitFor();
  await soon(() => phone.getByRole("tab", { name: "Orders", selected: true }).count()).toBe(1);
});

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findingsInBoth } from "../testing/access.ts";
import type { Stage } from "../testing/site.ts";
import { test } from "../testing/stage.ts";
import { openTab, Person, person, soon } from "../testing/tables.ts";
import { expectPressed } from "./acts.ts";
import { button, card, choice, field, PHONE, press, says } from "./parts.ts";

const NAME = "Congress of Vienna";

interface View {
  readonly table: { readonly room: { readonly conferences: readonly { readonly conference: string }[] } };
}

interface Planned {
  readonly desk: Page;
  readonly france: Page;
  readonly italy: Page;
  readonly austria: Page;
}

/** A negotiation in which France plans a congress that Italy supports; two officers, and one delegate each. */
async function plan(stage: Stage): Promise<Planned> {
  const [oda, olaf] = [await person(stage, "Oda"), await person(stage, "Olaf")];
  const setup = { variant: "committee-1901", preset: "referee" };
  const { table, invitation } = await oda.ask<{ table: { game: string }; invitation: string }>(
    "POST",
    "/api/games",
    { setup, role: "referee" },
  );
  const { game } = table;
  await olaf.do(game, { type: "join", role: "spectator", invitation });
  await oda.do(game, { type: "appoint", member: "Olaf" });
  const { codes } = await oda.ask<{ codes: { power: string; code: string }[] }>(
    "GET",
    `/api/games/${game}/codes`,
  );
  const come = async (power: string): Promise<Person> => {
    const delegate = new Person(stage);
    const code = codes.find((each) => each.power === power)?.code;
    await delegate.ask("POST", "/api/codes", { code, name: `${power} 1` });
    return delegate;
  };
  const [france, italy, austria] = [await come("France"), await come("Italy"), await come("Austria")];
  await oda.do(game, { type: "start" });
  const act = (who: Person, wanted: object) => who.do<View>(game, { type: "room", act: wanted });
  const order = ["Austria", "France", "Italy"];
  await act(oda, { do: "announce-speeches", order, seconds: 60 });
  for (const _ of [...order, "the negotiation"]) await act(oda, { do: "next" });
  const goal = "Divide Europe";
  const planned = await act(france, { do: "plan-conference", goal, asked: ["Italy"], after: null });
  const { conference } = planned.table.room.conferences[0];
  await act(italy, { do: "support-conference", conference });
  await act(france, { do: "fix-goal", conference, goal });
  const open = async (who: Person, options = {}): Promise<Page> => {
    const page = await who.visit(game, "", { ...options, bypassCSP: true });
    await openTab(page, "Conferences");
    return page;
  };
  const pages = [open(oda), ...[france, italy, austria].map((who) => open(who, PHONE))];
  const [desk, ...phones] = await Promise.all(pages);
  return { desk, france: phones[0], italy: phones[1], austria: phones[2] };
}

/** In a place where someone's army stands: it means no harm, and then its country takes part too (MB-259, R87). */
async function settle({ desk, france, italy, austria }: Planned): Promise<void> {
  await field(france, "Name").fill(NAME);
  await choice(france, "Type").selectOption("Congress");
  await choice(france, "Province").selectOption("Vienna (army of Austria)");
  await press(france, "Set venue and name");
  await press(france, "Invite delegations");
  await card(france, NAME).getByText("Austria has a unit in Vienna.").waitFor();
  await press(austria, "Declare our unit friendly");
  await card(france, NAME).getByText("No unit in Vienna is hostile.").waitFor();
  await press(france, "Hand in form and request a room");
  // No room without a reason; then one, under two officers (MB-262, R90).
  await press(desk, "Refuse a room");
  await field(desk, "Reason").fill("Austria is not asked");
  await press(desk, "Refuse a room");
  await card(france, NAME).getByText("Refused: Austria is not asked").waitFor();
  await italy.getByText("Refused", { exact: true }).waitFor();
}

/** Someone asks for extra speeches, so the delegations keep talking while the officers decide (R15). */
async function endDiplomacy(desk: Page, austria: Page): Promise<void> {
  await openTab(austria, "Room");
  await press(austria, "Request extra speeches");
  await austria.getByText("You asked for extra speeches.").waitFor();
  await openTab(austria, "Conferences");
  await openTab(desk, "Schedule");
  await press(desk, "End the diplomatic phase");
}

async function open({ desk, france, italy, austria }: Planned): Promise<void> {
  await press(france, "Hand in form and request a room");
  await press(desk, "Grant a room for later");
  await card(desk, NAME).getByText("Not open yet").waitFor();
  await desk.getByText("Chair: Oda", { exact: true }).waitFor();
  await press(desk, "Change chair");
  await desk.getByLabel("Olaf").check();
  await press(desk, "Set chair");
  await desk.getByText("Chair: Oda and Olaf").waitFor();
  await press(france, "Attend for France");
  await press(italy, "Attend for Italy");
  await endDiplomacy(desk, austria);
  await openTab(desk, "Conferences");
  await press(desk, "Open conference");
  await says(card(austria, NAME), "In session");
}

/** A list of speakers, on which one puts oneself and from which one is struck; the floor, a caucus, a time (R92, R98). */
async function speak({ desk, france, italy }: Planned): Promise<void> {
  await press(italy, "Ask for the floor");
  await button(desk, "Give Italy the floor").waitFor();
  await press(italy, "Leave the list");
  await button(desk, "Give Italy the floor").waitFor({ state: "detached" });
  await press(desk, "Edit agenda and speakers");
  await press(france, "Ask for the floor");
  await press(desk, "Remove France");
  await choice(desk, "Add a speaker").selectOption("Italy");
  await press(desk, "Save agenda and speakers");
  const list = france.getByRole("list", { name: "Speakers' list" });
  await soon(() => list.allInnerTexts()).toEqual(["Italy"]);
  await press(desk, "Give Italy the floor");
  await italy.getByText("You have the floor").waitFor();
  await press(desk, "End speech");
  await france.getByText("The speakers' list is empty.").waitFor();
  await press(desk, "Hold a caucus");
  await field(desk, "Topic").fill("The Rhine");
  await press(desk, "Start caucus");
  await france.getByText("Caucus: The Rhine. 60 seconds per speaker.").waitFor();
  await press(desk, "End caucus");
  await france.getByText("Caucus:").waitFor({ state: "detached" });
  await press(desk, "Set end time");
  // Hours away, whatever time it is.
  const later = new Date(Date.now() + 6 * 60 * 60_000).toTimeString().slice(0, 5);
  await desk.getByLabel("Latest end time (optional)").fill(later);
  await press(desk, "Set end time");
  await france.getByText(/^Ends by /).waitFor();
}

/** Other rules need two thirds (M01-75); what came of it becomes a treaty that all may read (R99, R102). */
async function conclude({ desk, france, italy, austria }: Planned): Promise<void> {
  await press(italy, "Make a motion");
  await choice(italy, "Type of motion").selectOption("Change the rules of procedure");
  await field(italy, "Motion").fill("Nobody speaks twice.");
  await press(italy, "Put to the vote");
  await press(italy, "Vote for");
  await france.getByText("1 for, 0 against, 2 delegations").waitFor();
  await france.getByText("Moved by Italy. It passes with 2 votes in favor.").waitFor();
  await press(italy, "Withdraw motion");
  await france.getByText("Withdrawn", { exact: true }).waitFor();
  // One delegation is silent: the officers who preside close the vote.
  await press(france, "Make a motion");
  await field(france, "Motion").fill("Let nobody cross the Rhine.");
  await press(france, "Put to the vote");
  await press(italy, "Vote against");
  await press(desk, "Close the vote");
  await italy.getByText("Failed", { exact: true }).waitFor();
  await press(desk, "Close conference");
  await field(desk, "Reason").fill("its work is done");
  await field(desk, "Outcome document (optional)").fill("The Rhine is free.");
  await press(desk, "Close conference");
  await says(card(austria, NAME), "Closed: its work is done.");
  expect(await austria.content()).not.toContain("The Rhine is free.");
  await card(italy, NAME).getByText("The Rhine is free.").waitFor();
  await press(france, "Draft a treaty from it");
  await press(france, "Continue your draft");
  await press(france, "Propose and sign");
  const act = `Act of the ${NAME}`;
  await openTab(italy, "Treaties");
  await press(card(italy, act), "Sign");
  await openTab(austria, "Treaties");
  await says(card(austria, act), "Public");
}

test("a congress is refused a room, gets one, speaks by its list, and ends with a treaty (MB-259, MB-262, M01-75, R90, R92, R98, R99)", async ({
  stage,
}) => {
  const planned = await plan(stage);
  await settle(planned);
  await open(planned);
  await speak(planned);
  await conclude(planned);
  await expectPressed(stage, "a congress");
});

test("a conference of two ends when one walks out (M01-73, R88)", async ({ stage }) => {
  const planned = await plan(stage);
  const { desk, france, italy, austria } = planned;
  await field(france, "Name").fill(NAME);
  await choice(france, "Province").selectOption("Tyrolia");
  await press(france, "Set venue and name");
  await press(france, "Invite delegations");
  await press(france, "Hand in form and request a room");
  await press(desk, "Grant a room and open it");
  await says(card(italy, NAME), "In session");
  await press(italy, "Attend for Italy");
  await endDiplomacy(desk, austria);
  // It is open to whoever is still missing, whatever the Situation Room does meanwhile.
  await openTab(france, "Room");
  await press(france, "Attend for France");
  await openTab(desk, "Conferences");
  await italy.getByText("All 13 steps").click();
  for (const page of [italy, desk]) expect(await findingsInBoth(page)).toEqual([]);
  await press(italy, "Leave conference room");
  await says(card(austria, NAME), "Closed: Too few delegations are left.");
  await expectPressed(stage, "a conference of two");
});

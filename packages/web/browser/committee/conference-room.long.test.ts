import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Stage } from "../site.ts";
import { test } from "../stage.ts";
import { openTab, Person, person, soon } from "../tables.ts";
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
    const page = await who.visit(game, "", options);
    await openTab(page, "Conferences");
    return page;
  };
  const pages = [open(oda), ...[france, italy, austria].map((who) => open(who, PHONE))];
  const [desk, ...phones] = await Promise.all(pages);
  return { desk, france: phones[0], italy: phones[1], austria: phones[2] };
}

/** In a place where somebody's army stands: it means no harm, and then its country takes part too (MB-259, R87). */
async function settle({ desk, france, italy, austria }: Planned): Promise<void> {
  await field(france, "Name").fill(NAME);
  await choice(france, "Kind").selectOption("congress");
  await choice(france, "Province").selectOption("Vienna (A of Austria)");
  await press(france, "Settle place and name");
  await press(france, "Invite");
  await card(france, NAME).getByText("A unit of Austria stands in Vienna.").waitFor();
  await press(austria, "Our unit there means no harm");
  await card(france, NAME).getByText("No unit in Vienna is hostile.").waitFor();
  await press(france, "File the form and ask for a room");
  // No room without a reason; then one, under two officers (MB-262, R90).
  await press(desk, "Refuse");
  await field(desk, "Why not").fill("Austria is not asked");
  await press(desk, "Refuse");
  await card(france, NAME).getByText("Refused: Austria is not asked").waitFor();
  await italy.getByText("Refused", { exact: true }).waitFor();
}

async function open({ desk, france, italy, austria }: Planned): Promise<void> {
  await press(france, "File the form and ask for a room");
  await press(desk, "Give a room");
  await desk.getByText("Presiding: Oda", { exact: true }).waitFor();
  await press(desk, "Change who presides");
  await desk.getByLabel("Olaf").check();
  await press(desk, "Set");
  await desk.getByText("Presiding: Oda and Olaf").waitFor();
  await press(france, "Go there for France");
  await press(italy, "Go there for Italy");
  await openTab(desk, "Schedule");
  await press(desk, "End the diplomatic phase");
  await openTab(desk, "Conferences");
  await says(card(austria, NAME), "In session");
}

/** A list of speakers, on which one puts oneself and from which one is struck; the floor, a caucus, a time (R92, R98). */
async function speak({ desk, france, italy }: Planned): Promise<void> {
  await press(italy, "Ask for the floor");
  await button(desk, "Give Italy the floor").waitFor();
  await press(italy, "Withdraw");
  await button(desk, "Give Italy the floor").waitFor({ state: "detached" });
  await press(desk, "Agenda and speakers");
  await press(france, "Ask for the floor");
  await press(desk, "Remove France");
  await choice(desk, "Add a speaker").selectOption("Italy");
  await press(desk, "Set");
  const list = france.getByRole("list", { name: "List of speakers" });
  await soon(() => list.allInnerTexts()).toEqual(["Italy"]);
  await press(desk, "Give Italy the floor");
  await italy.getByText("You have the floor").waitFor();
  await press(desk, "End the speech");
  await france.getByText("Nobody is on the list.").waitFor();
  await press(desk, "Caucus");
  await field(desk, "Subject").fill("The Rhine");
  await press(desk, "Begin the caucus");
  await france.getByText("Caucus: The Rhine, 60 seconds each.").waitFor();
  await press(desk, "End the caucus");
  await france.getByText("Caucus:").waitFor({ state: "detached" });
  await press(desk, "Set a time to end");
  // Hours away, whatever time it is.
  const later = new Date(Date.now() + 6 * 60 * 60_000).toTimeString().slice(0, 5);
  await desk.getByLabel(/^Ends at the latest/).fill(later);
  await press(desk, "Set");
  await france.getByText(/^It ends at .* at the latest/).waitFor();
}

/** Other rules need two thirds (M01-75); what came of it becomes a treaty that all may read (R99, R102). */
async function conclude({ desk, france, italy, austria }: Planned): Promise<void> {
  await press(italy, "Make a motion");
  await choice(italy, "What it is about").selectOption("Other rules of procedure");
  await field(italy, "Motion").fill("Nobody speaks twice.");
  await press(italy, "Put it to the vote");
  await press(italy, "Vote for it");
  await france.getByText("1 for, 0 against, of 2").waitFor();
  await press(france, "Vote against it");
  await italy.getByText("Lost", { exact: true }).waitFor();
  await press(desk, "Close the conference");
  await field(desk, "Reason").fill("its work is done");
  await field(desk, "Outcome document (may be left out)").fill("The Rhine is free.");
  await press(desk, "Close it");
  await says(card(austria, NAME), "Closed: its work is done.");
  expect(await austria.content()).not.toContain("The Rhine is free.");
  await card(italy, NAME).getByText("The Rhine is free.").waitFor();
  await press(france, "Write it down as a treaty");
  await press(france, "Continue your draft");
  await press(france, "Propose and sign");
  const act = `Act of the ${NAME}`;
  await press(card(france, act), "Sign");
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
  await press(france, "Settle place and name");
  await press(france, "Invite");
  await press(france, "File the form and ask for a room");
  await press(desk, "Give a room");
  await press(france, "Go there for France");
  await press(italy, "Go there for Italy");
  await openTab(desk, "Schedule");
  await press(desk, "End the diplomatic phase");
  await says(card(italy, NAME), "In session");
  await italy.getByText("The thirteen steps").click();
  await press(italy, "Leave the conference room");
  await says(card(austria, NAME), "Closed: too few are left.");
  await expectPressed(stage, "a conference of two");
});

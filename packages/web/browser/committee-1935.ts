import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings } from "./access.ts";
import type { Stage } from "./browser.ts";
import { present } from "./sample-game.ts";
import { openTab, Person, person } from "./tables.ts";

/** A year of the committee of 1935: officers, a screen in the room, and four delegations of two, each on a phone. */

const DELEGATIONS = ["France", "Germany", "Italy", "Poland"] as const;
type Delegation = (typeof DELEGATIONS)[number];

interface View {
  readonly phase: string;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, bypassCSP: true };
const DESK = { viewport: { width: 1100, height: 720 }, bypassCSP: true };

class Committee {
  readonly game: string;
  readonly oda: Person;
  readonly olaf: Person;
  readonly people = new Map<string, Person>();
  readonly phones = new Map<string, Page>();

  private constructor(game: string, oda: Person, olaf: Person) {
    this.game = game;
    this.oda = oda;
    this.olaf = olaf;
  }

  /** Two officers set it up, and the delegates come in by codes. */
  static async convene(stage: Stage): Promise<Committee> {
    const [oda, olaf] = [await person(stage, "Oda"), await person(stage, "Olaf")];
    const setup = { variant: "committee-1935", rulebook: "1935", preset: "referee" };
    const { table, invitation } = await oda.ask<{ table: { game: string }; invitation: string }>(
      "POST",
      "/api/games",
      { setup, role: "referee" },
    );
    const committee = new Committee(table.game, oda, olaf);
    await olaf.do(table.game, { type: "join", role: "spectator", invitation });
    await oda.do(table.game, { type: "appoint", member: "Olaf" });
    const { codes } = await oda.ask<{ codes: { power: string; code: string }[] }>(
      "POST",
      `/api/games/${table.game}/codes`,
    );
    for (const power of DELEGATIONS)
      for (const number of [1, 2]) {
        const delegate = new Person(stage);
        const code = codes.find((each) => each.power === power)?.code;
        await delegate.ask("POST", "/api/codes", { code, name: `${power} ${number}` });
        committee.people.set(`${power} ${number}`, delegate);
      }
    return committee;
  }

  delegate(power: Delegation, number: 1 | 2): Person {
    return this.people.get(`${power} ${number}`) as Person;
  }

  phone(power: Delegation, number: 1 | 2 = 1): Page {
    return this.phones.get(`${power} ${number}`) as Page;
  }

  /** Every delegate opens the page of the game. Germany, and all second delegates, prefer the dark. */
  async openPhones(): Promise<void> {
    for (const [name, delegate] of this.people) {
      const colorScheme = /Germany|2/.test(name) ? ("dark" as const) : ("light" as const);
      this.phones.set(name, await delegate.visit(this.game, "", { ...PHONE, colorScheme }));
    }
  }

  /** What the officers do with their schedule. */
  officers(act: object): Promise<unknown> {
    return this.oda.do(this.game, { type: "room", act });
  }

  view(who: Person = this.oda): Promise<View> {
    return who.ask("GET", `/api/games/${this.game}`);
  }

  /** Extra speeches are asked for by phone and refused, so that orders are written at once. */
  async toWriting(): Promise<void> {
    await this.officers({ do: "next" });
    const phone = this.phone("Poland");
    await openTab(phone, "Room");
    await press(phone, "Ask for extra speeches");
    await phone.getByText("Poland asked for extra speeches").waitFor();
    await this.officers({ do: "decide-extra", granted: false });
    await phone.getByText("Write your orders in silence").waitFor();
  }

  /** Sheets are closed, opened for everybody, and resolved. */
  async resolve(): Promise<void> {
    for (const _ of ["sealed", "revealed", "resolved"]) await this.officers({ do: "next" });
  }
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** Something to be filled in. */
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** A card by its title: a treaty, a goal, a conference. */
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

async function write(page: Page, orders: readonly string[]): Promise<void> {
  await present(page);
  await openTab(page, "Orders");
  await page.getByText("Text", { exact: true }).click();
  await field(page, "Orders as text").fill(orders.join("\n"));
  await press(page, "Ready");
  await page.getByRole("button", { name: "Not after all" }).waitFor();
}

const STRESA = "Goal: The Stresa front";

/** Before the event: France proposes a goal, and both officers have to agree on what it is worth (MB-251, R80). */
async function propose(committee: Committee): Promise<void> {
  const { game, oda, olaf } = committee;
  const phone = await committee.delegate("France", 1).visit(game, "", PHONE);
  await press(phone, "Propose a goal");
  await field(phone, "Goal").fill("The Stresa front");
  await field(phone, "What has to be done for it").fill(
    "Hold a conference with Italy on the armament of Germany.",
  );
  await press(phone, "Propose");
  await card(phone, STRESA).getByText("Before the officers").waitFor();
  expect(await findings(phone)).toEqual([]);
  const desks = [await oda.visit(game, "", DESK), await olaf.visit(game, "", DESK)];
  const [first, second] = desks.map((desk) => card(desk, STRESA));
  await first.getByRole("button", { name: "Judge" }).click();
  await first.getByRole("radiogroup", { name: "Worth" }).getByText("2").click();
  await first.getByRole("button", { name: "Allow it" }).click();
  // The second officer begins with what the first one thinks.
  await second.getByText("Oda would allow it, for 2 points").waitFor();
  await second.getByRole("button", { name: "Judge" }).click();
  await second.getByRole("button", { name: "Allow it" }).click();
  await card(phone, STRESA).getByText("Open", { exact: true }).waitFor();
  await press(desks[0], "Give a goal");
  await desks[0].getByRole("combobox", { name: "Delegation", exact: true }).selectOption("Germany");
  await field(desks[0], "Goal").fill("Anschluss");
  await press(desks[0], "Give it to Germany");
  await card(desks[0], "Goal: Anschluss").waitFor();
  expect(await findings(desks[0])).toEqual([]);
  expect(await phone.content()).not.toContain("Anschluss");
  for (const page of [phone, ...desks]) await page.context().close();
}

/** Speeches: each phone says who speaks; one delegation is done early, one yields (MB-41 to MB-43). */
async function speak(committee: Committee, screen: Page): Promise<void> {
  const officers = (act: object) => committee.officers(act);
  const [italy, france, poland] = [
    committee.phone("Italy"),
    committee.phone("France"),
    committee.phone("Poland"),
  ];
  await officers({ do: "announce-speeches", order: ["Italy", "France", "Poland", "Germany"], seconds: 300 });
  await italy.getByText("You are next.").waitFor();
  await officers({ do: "next" });
  await italy.getByText("You have the floor").waitFor();
  await france.getByText("You are next.").waitFor();
  await screen.getByText("Italy").first().waitFor();
  await press(italy, "We are done");
  await france.getByText("Nobody has the floor").waitFor();
  await officers({ do: "next" });
  await france
    .getByRole("combobox", { name: "Leave the rest of your time to", exact: true })
    .selectOption("Poland");
  await press(france, "Yield to Poland");
  await poland.getByText("You have the floor").waitFor();
  for (const _ of ["Poland", "Germany", "diplomacy"]) await officers({ do: "next" });
  await poland.getByText("Talk to whomever you like").waitFor();
}

const PACT = "Pact of the Rhine";

/** A secret treaty of France and Germany, of which nobody else learns (MB-59, MB-60, R101, R102). */
async function makePact(committee: Committee, screen: Page): Promise<void> {
  const [france, germany, poland] = [
    committee.phone("France"),
    committee.phone("Germany"),
    committee.phone("Poland"),
  ];
  await openTab(france, "Treaties");
  await press(france, "Write a treaty");
  await field(france, "Title").fill(PACT);
  await press(france, "Germany");
  await field(france, "Article 1").fill("Neither attacks the other.");
  await press(france, "Add an article");
  await field(france, "Article 2").fill("Burgundy is French.");
  await field(france, "How long it lasts").fill("to the end of 1936");
  // What is begun is there again for who has looked at something else.
  await openTab(france, "Room");
  await openTab(france, "Treaties");
  await press(france, "Go on with your draft");
  expect(await field(france, "Article 2").inputValue()).toBe("Burgundy is French.");
  await press(france, "Put it to the others");
  await card(france, PACT).getByRole("button", { name: "Sign", exact: true }).click();
  await card(france, PACT).getByText("Waits for Germany").waitFor();
  await press(germany, `Sign "${PACT}"?`);
  await germany.getByRole("button", { name: "Sign", exact: true }).focus();
  await germany.keyboard.press("Enter");
  await card(germany, PACT).getByText("In force", { exact: true }).waitFor();
  expect(await findings(germany)).toEqual([]);
  await card(france, PACT).getByText("In force", { exact: true }).waitFor();
  await openTab(poland, "Treaties");
  await poland.getByText("You are party to no treaty").waitFor();
  for (const page of [poland, screen]) expect(await page.content()).not.toContain(PACT);
  expect(JSON.stringify(await committee.view(committee.delegate("Poland", 1)))).not.toContain(PACT);
}

const CONFERENCE = "Conference of Stresa";
const PRELIMINARY = "Stop the armament of Germany";

/** The steps to a conference of France, Italy and Poland in Austria (MB-256 to MB-262, M35-59). */
async function prepare(committee: Committee, desk: Page): Promise<void> {
  const [france, italy] = [committee.phone("France"), committee.phone("Italy")];
  await openTab(france, "Conferences");
  await press(france, "Plan a conference");
  await field(france, "Preliminary goal").fill(PRELIMINARY);
  for (const power of ["Italy", "Poland"]) await press(france, power);
  await press(france, "Ask for support");
  await card(france, PRELIMINARY).getByText("Nobody supports it yet. Asked: Italy and Poland.").waitFor();
  await openTab(italy, "Room");
  await press(italy, "France asks you to support a conference");
  await press(italy, "Support it");
  await field(france, "Definite goal").fill("A protest of the three");
  await press(france, "Settle the goal");
  await field(france, "Name").fill(CONFERENCE);
  const place = france.getByRole("combobox", { name: "Province" });
  await place.fill("Munich");
  await france.getByRole("option", { name: /^Munich/ }).click();
  await france.getByText("A of Germany stands there").waitFor();
  await place.fill("Austria");
  await france.getByRole("option", { name: "Austria" }).click();
  await france.getByText("No unit stands there.").waitFor();
  expect(await findings(france)).toEqual([]);
  await press(france, "Settle place and name");
  await press(france, "Poland");
  await press(france, "Invite");
  await card(france, CONFERENCE).getByText("France, Italy and Poland.", { exact: true }).waitFor();
  await press(france, "File the form and ask for a room");
  await openTab(desk, "Conferences");
  await press(desk, "Give a room");
  await card(desk, CONFERENCE).getByText("Opens with the next phase").waitFor();
  for (const power of ["France", "Italy", "Poland"] as const) {
    const second = committee.phone(power, 2);
    await press(second, `Send a delegate to ${CONFERENCE}`);
    await press(second, `Go there for ${power}`);
    await card(second, CONFERENCE).getByText(`${power}: ${power} 2`).waitFor();
  }
}

/** In the conference room, while the others write in silence (MB-264 to MB-266, R98, R100). */
async function confer(committee: Committee, desk: Page): Promise<void> {
  const [france, italy, poland] = (["France", "Italy", "Poland"] as const).map((power) =>
    committee.phone(power, 2),
  );
  await card(france, CONFERENCE).getByText("In session").waitFor();
  await press(desk, "Agenda and speakers");
  await field(desk, "Agenda").fill("1. A common protest");
  await desk.getByRole("combobox", { name: "Add a speaker", exact: true }).selectOption("Italy");
  await press(desk, "Set");
  await italy.getByText("1. A common protest").waitFor();
  await press(desk, "Give Italy the floor");
  await italy.getByText("You have the floor").waitFor();
  await field(italy, "Say for the minutes").fill("Italy stands at the Brenner.");
  await press(italy, "Say");
  await france.getByRole("log").getByText("Italy stands at the Brenner.").waitFor();
  await press(poland, "Make a motion");
  await field(poland, "Motion").fill("The three protest together.");
  await press(poland, "Put it to the vote");
  for (const page of [france, italy]) await press(page, "Vote for it");
  await france.getByText("Carried").waitFor();
  expect(await findings(france)).toEqual([]);
  // Who stayed in the Situation Room plays on and reads nothing of it.
  const first = committee.phone("Italy");
  expect(await first.content()).not.toContain("Brenner");
  await openTab(france, "Orders");
  await france.getByText("You are in the conference room: your partner writes the orders.").waitFor();
  await openTab(france, "Conferences");
}

/** The treaty is broken: the board shows it, France logs it, Germany answers (MB-61, R104). */
async function logBreach(committee: Committee): Promise<void> {
  const [france, germany] = [committee.phone("France"), committee.phone("Germany")];
  await openTab(france, "Treaties");
  const pact = card(france, PACT);
  await pact.locator("summary").click();
  await pact.getByText("The board shows: Germany ordered A Als - Bur against France in Fall 1935.").waitFor();
  await press(france, "Log it as a breach");
  await press(france, "Log the breach");
  await pact.getByText("Breach alleged", { exact: true }).waitFor();
  await openTab(germany, "Room");
  await press(germany, `You are said to have broken "${PACT}"`);
  await card(germany, PACT).locator("summary").click();
  await field(germany, "What you say to it").fill("A manoeuvre.");
  await press(germany, "Answer");
  await pact.getByText("A manoeuvre.").waitFor();
  await openTab(committee.phone("Poland"), "Treaties");
  expect(await committee.phone("Poland").content()).not.toContain(PACT);
}

/** The goal is claimed with the conference as evidence, awarded, and announced (MB-255, R81, R82). */
async function award(committee: Committee, desk: Page): Promise<void> {
  const france = committee.phone("France");
  await openTab(france, "Goals");
  await card(france, STRESA).getByRole("button", { name: "Claim the points" }).click();
  await field(france, "Evidence").fill("Spring 1935: the Conference of Stresa.");
  await press(france, "Hand in the claim");
  await openTab(desk, "Goals");
  await desk.getByText("Spring 1935: the Conference of Stresa.").waitFor();
  await press(desk, "Answer the claim");
  await field(desk, "Reason").fill("It was held, though cut short");
  await press(desk, "Award");
  await card(france, STRESA).getByText("Awarded 2, not announced").waitFor();
  const poland = committee.phone("Poland");
  await openTab(poland, "Goals");
  expect(await poland.content()).not.toContain("The Stresa front");
  await press(desk, "Announce");
  await card(poland, STRESA).getByText("Awarded 2", { exact: true }).waitFor();
  expect(await findings(france)).toEqual([]);
}

export function testCommittee1935(stage: () => Stage): void {
  test("a committee plays a year of 1935, each delegate on a phone (MB-1, MB-61, MB-264, MB-267, MB-271, M35-24)", async () => {
    const committee = await Committee.convene(stage());
    const { game, oda } = committee;
    await propose(committee);
    await oda.do(game, { type: "start" });
    const desk = await oda.visit(game, "", DESK);
    const screen = await oda.visit(game, "/projector", DESK);
    await committee.openPhones();
    await committee.officers({ do: "announce-end", turn: "F1935" });
    await speak(committee, screen);
    await makePact(committee, screen);
    await prepare(committee, desk);
    await committee.toWriting();
    await screen.getByText(CONFERENCE).first().waitFor();
    await confer(committee, desk);
    await write(committee.phone("France"), ["A Par - Bur"]);
    await write(committee.phone("Germany"), ["A Fkf - Als"]);
    await committee.officers({ do: "next" });
    await committee.officers({ do: "next" });
    // All sheets are open, on every phone at once.
    const italy = committee.phone("Italy");
    await openTab(italy, "Room");
    await italy.getByRole("region", { name: "Open sheets" }).getByText("Germany").click();
    await italy.getByText("A Fkf - Als").waitFor();
    await committee.officers({ do: "next" });
    await italy.getByText("This turn has speeches if a delegation asks for them.").waitFor();
    expect((await committee.view()).phase).toBe("F1935M");

    await committee.officers({ do: "next" });
    await committee.toWriting();
    await write(committee.phone("Germany"), ["A Mun - Aus", "A Als - Bur"]);
    await committee.resolve();
    await openTab(desk, "Conferences");
    await press(desk, "Yes, cut it short");
    for (const phone of [committee.phone("France", 2), committee.phone("Poland", 2)])
      await card(phone, CONFERENCE).getByText("Cut short", { exact: true }).waitFor();
    await screen.getByText("closed: its area has been conquered").waitFor();
    if ((await committee.view()).phase === "W1935A") await oda.do(game, { type: "process" });
    expect((await committee.view()).phase).toBe("S1936M");

    await logBreach(committee);
    await award(committee, desk);
    await committee.officers({ do: "conclude", reason: "the weekend is over" });
    await screen.getByText("France won: the highest score.").waitFor();
    const france = committee.phone("France", 2);
    await openTab(france, "Room");
    await press(france, "The final table");
    await france.getByText("France won: the highest score.").waitFor();
    const row = france.getByRole("row", { name: /^France/ });
    expect((await row.innerText()).replace(/\s+/g, " ")).toContain("5 2 goals 2 7");
    const goals = france.getByRole("region", { name: "Goals and awards" });
    await goals.getByText("The Stresa front").waitFor();
    await goals.getByText("Anschluss").waitFor();
    expect(await findings(france)).toEqual([]);
  }, 600_000);
}

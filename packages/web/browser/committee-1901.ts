import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings } from "./access.ts";
import { type Stage, unit } from "./browser.ts";
import { forgetRefusals, pathOf } from "./lobby.ts";
import { present } from "./sample-game.ts";
import { openTab, person, recordOn, soon } from "./tables.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const WALL = { viewport: { width: 1920, height: 1080 } } as const;

/** The delegations that have come; England, Russia and Turkey have none, and stand still (R13). */
const DELEGATIONS = ["Austria", "France", "Germany", "Italy"] as const;
type Delegation = (typeof DELEGATIONS)[number];

/** The year begins without Italy: Austria has taken all of it, and stands in Venice and Apulia. */
const LOST_ITALY = {
  units: { Austria: ["A Vie", "A Bud", "F Tri", "A Ven", "A Apu"], Italy: [] },
  centers: { Austria: ["Vie", "Bud", "Tri", "Ven", "Rom", "Nap"], Italy: [] },
  lost: { Italy: "Austria" },
};

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const press = (page: Page | Locator, name: string | RegExp): Promise<void> => button(page, name).click();
const title = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** A table of the API, as somebody's page would ask for it. */
const viewFor = (page: Page, game: string) =>
  page.evaluate(async (url) => (await fetch(url)).json(), `/api/games/${game}`);

async function command(page: Page, game: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([url, text]) =>
      (await fetch(url, { method: "POST", body: text, headers: { "content-type": "application/json" } }))
        .status,
    [`/api/games/${game}/commands`, JSON.stringify(body)],
  );
  expect([body, status]).toEqual([body, 200]);
}

interface Committee {
  readonly game: string;
  readonly desk: Page;
  readonly wall: Page;
  /** Both delegates of each delegation, each with a phone. */
  readonly phones: Readonly<Record<Delegation, readonly [Page, Page]>>;
}

/** Officers open a committee; a screen is hung up; eight people come in by code, some by typing it, some by its QR code. */
async function gather(stage: Stage): Promise<Committee> {
  const desk = await stage.open("/", { bypassCSP: true });
  await desk.getByRole("link", { name: /^Committee 1901/ }).click();
  await desk.getByLabel("Your name").fill("Oda");
  await desk.getByLabel("Speeches").fill("45");
  await desk.getByLabel("Later ones").fill("20");
  await desk.getByLabel("Most points a country can have from goals").fill("6");
  await press(desk, "Open the committee");
  await desk.getByText("0 of 7 delegations are here").waitFor();
  await desk.getByText("Goals bring no power more than 6 points.", { exact: true }).waitFor();
  expect(await button(desk, "Begin the committee").isDisabled()).toBe(true);
  const game = new URL(desk.url()).pathname.split("/")[2];

  // A second officer looks on first, and is appointed.
  const link = await desk.getByRole("textbox", { name: "Link for officers and onlookers" }).inputValue();
  const second = await stage.open(pathOf(link));
  await second.getByLabel("Your name").fill("Olaf");
  await press(second, "Come in");
  await press(desk, "Make an officer");
  await desk.getByText("Oda and Olaf").waitFor();
  await second.context().close();

  // The server of this test is found from this machine alone, which is said; in a school it has other addresses.
  await desk.getByText("Only this computer reaches the server.").waitFor();
  await desk.route("**/api/games/*/codes", async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), addresses: ["http://192.168.1.20:1901"] };
    await route.fulfill({ response, json });
  });
  await desk.reload();
  await desk.getByText("192.168.1.20:1901/join").waitFor();
  await desk.getByRole("img", { name: "QR code of the page on which codes are typed" }).waitFor();
  expect(await findings(desk)).toEqual([]);

  // The sheet of codes, to be printed and cut.
  const sheet = await desk.context().newPage();
  await sheet.goto(new URL(`/games/${game}/codes`, desk.url()).href);
  const cards = sheet.getByRole("list", { name: "Codes" }).getByRole("listitem");
  await soon(() => cards.count()).toBe(7);
  const codeOf = async (power: string): Promise<string> =>
    (await cards.filter({ hasText: power }).getByRole("code").innerText()).trim();
  expect(await codeOf("France")).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  expect(await findings(sheet)).toEqual([]);
  const codes = new Map<string, string>();
  for (const power of DELEGATIONS) codes.set(power, await codeOf(power));

  const wall = await desk.context().newPage();
  await wall.setViewportSize(WALL.viewport);
  await wall.goto(new URL(`/games/${game}/projector`, desk.url()).href);
  await wall.getByRole("list", { name: "Delegations" }).waitFor();

  const enter = async (power: Delegation, number: 1 | 2): Promise<Page> => {
    const code = codes.get(power) ?? "";
    const isTyped = number === 1;
    const phone = await stage.open(isTyped ? "/join" : `/join#${code}`, { ...PHONE, bypassCSP: true });
    if (isTyped) await phone.getByLabel("Code").fill(code.toLowerCase().replace("-", " "));
    await phone.getByLabel("Your name").fill(`${power} ${number}`);
    expect(await overflow(phone)).toBe(0);
    await press(phone, `Come in for ${power}`);
    await phone.getByRole("heading", { name: power, exact: true }).waitFor();
    return phone;
  };
  const phones = {} as Record<Delegation, readonly [Page, Page]>;
  for (const power of DELEGATIONS) phones[power] = [await enter(power, 1), await enter(power, 2)];

  // Nobody else comes in by a code that is used up, or by none.
  const before = stage.complaints.length;
  const third = await stage.open(`/join#${codes.get("Italy")}`, PHONE);
  await third.getByLabel("Your name").fill("Third");
  await press(third, "Come in for Italy");
  await third.getByText("Somebody else already sits there.").waitFor();
  await third.getByLabel("Code").fill("AAAA-AAAA");
  await third.getByText("no delegation has this code").waitFor();
  forgetRefusals(stage, before);
  await third.context().close();

  await wall.getByText("Italy 1, Italy 2").waitFor();
  await sheet.getByText("Italy 2").waitFor();
  await sheet.close();
  await desk.getByText("4 of 7 delegations are here, 8 delegates in all.").waitFor();
  await press(desk, "Begin the committee");
  await press(desk.getByRole("dialog"), "Begin");
  await soon(() => title(wall)).toBe("Spring 1901");
  for (const pair of Object.values(phones))
    for (const phone of pair) await phone.locator(".layer-units").waitFor();
  return { game, desk, wall, phones };
}

const everybody = ({ phones }: Committee): Page[] => Object.values(phones).flat();

/** Everybody says so, on the phone of one delegate or the other. */
async function allAre(
  committee: Committee,
  words: string,
  who: readonly Delegation[] = DELEGATIONS,
): Promise<void> {
  for (const [i, power] of who.entries()) {
    const phone = committee.phones[power][i % 2];
    await present(phone);
    await press(phone, words);
  }
}

/** Writes on a phone. */
async function write(phone: Page, orders: string): Promise<void> {
  await present(phone);
  await openTab(phone, "Orders");
  await phone.getByText("Text", { exact: true }).click();
  await phone.getByLabel("Orders as text").fill(orders);
  await phone.getByText("List", { exact: true }).click();
  await phone.getByText(/^Saved/).waitFor();
}

/** The officers type in a slip of paper. */
async function enterSlip(desk: Page, power: string, date: string, orders: string): Promise<void> {
  await press(desk, `Paper slip of ${power}`);
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Date on the slip").fill(date);
  await dialog.getByLabel(`Orders of ${power}`).fill(orders);
  await press(dialog, "Take the slip");
  await dialog.waitFor({ state: "detached" });
}

/** Has all delegations speak, one after the other, as they were announced. */
async function hearAll({ desk, wall }: Committee, order: readonly string[]): Promise<void> {
  for (const [i, power] of order.entries()) {
    if (i > 0) await press(desk, `Call ${power}`);
    await desk.getByRole("listitem").filter({ hasText: "has the floor" }).getByText(power).waitFor();
    await wall.getByRole("region", { name: "Speakers" }).getByText(power).first().waitFor();
    const next = order[i + 1];
    if (next) await wall.getByText(`Next ${next}`).waitFor();
  }
}

/** Marks the sheets as they are read, and has the orders resolved. */
async function readAll({ desk, wall }: Committee, order: readonly string[], next: string): Promise<void> {
  await press(desk, "Open all sheets");
  for (const power of order) {
    await wall.getByText(`${power} reads`).waitFor();
    await press(desk, `${power} has read`);
    await wall.getByRole("region", { name: "Sheets" }).getByRole("heading", { name: power }).waitFor();
  }
  await press(desk, "Resolve the orders");
  await soon(() => title(wall)).toBe(next);
}

export function testCommittee1901(stage: () => Stage): void {
  test("the pages of a committee can be used by everybody in the dark, on a phone and on the wall", async () => {
    const dark = { colorScheme: "dark", bypassCSP: true } as const;
    const form = await stage().open("/host/committee-1935", dark);
    await form.getByText("More settings").click();
    await form.locator(".layer-units").waitFor();
    expect(await findings(form)).toEqual([]);
    const oda = await person(stage(), "Oda");
    const { table } = await oda.ask<{ table: { game: string } }>("POST", "/api/games", {
      setup: { variant: "committee-1935" },
      role: "referee",
    });
    const { game } = table;
    const lobby = await oda.visit(game, "", { ...dark, ...PHONE });
    await lobby.getByRole("list", { name: "Delegations" }).waitFor();
    expect(await findings(lobby)).toEqual([]);
    expect(await overflow(lobby)).toBe(0);
    const { codes } = await oda.ask<{ codes: { power: string; code: string }[] }>(
      "GET",
      `/api/games/${game}/codes`,
    );
    const guest = await stage().open(`/join#${codes[0].code}`, { ...dark, ...PHONE });
    await guest.getByLabel("Your name").fill("Uma");
    await guest.getByText("United Kingdom", { exact: true }).waitFor();
    expect(await findings(guest)).toEqual([]);
    await press(guest, "Come in for United Kingdom");
    await guest.getByRole("heading", { name: "United Kingdom" }).waitFor();
    await oda.do(game, { type: "start" });
    const wall = await oda.visit(game, "/projector", { ...dark, ...WALL });
    await openTab(lobby, "Schedule");
    await press(lobby, "Announce to all");
    await press(lobby, "Begin the speeches");
    await wall.getByRole("region", { name: "Speakers" }).getByText("United Kingdom").waitFor();
    expect(await findings(wall)).toEqual([]);
    expect(await findings(lobby)).toEqual([]);
    expect(await overflow(lobby)).toBe(0);
    // Nine countries find room on the wall.
    const last = await wall.getByRole("row").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(WALL.viewport.height);
  });

  test("officers and four delegations play a year of the committee of 1901 in a room (MB-30, MB-37, MB-38, MB-41, MB-46, MB-50, M01-24, MB-176, MB-227, MB-237, MB-271)", async () => {
    const committee = await gather(stage());
    const { game, desk, wall, phones } = committee;
    const seen: string[] = [];
    wall.on("response", async (response) => {
      if (response.url().includes("/api/games/") && !response.url().includes("/events"))
        seen.push(await response.text().catch(() => ""));
    });
    // The position of a game that has been going on for a while.
    const { position } = await viewFor(desk, game);
    const edited = {
      ...position,
      units: { ...position.units, ...LOST_ITALY.units },
      centers: { ...position.centers, ...LOST_ITALY.centers },
      lost: LOST_ITALY.lost,
    };
    await command(desk, game, { type: "edit", position: edited, reason: "as the session before ended" });
    await soon(() => unit(wall, "Apu").count()).toBe(1);

    // Speeches: the order is set by keys, the time is as it was agreed.
    expect(await button(desk, "Begin the speeches").isDisabled()).toBe(true);
    await button(desk, /^Move Italy/).focus();
    for (let i = 0; i < 3; i++) await desk.keyboard.press("ArrowUp");
    expect(await findings(desk)).toEqual([]);
    await press(desk, "Announce to all");
    await wall.getByText("Speeches of 45 seconds").waitFor();
    const speakers = ["Italy", "Austria", "France", "Germany"];
    await press(desk, "Begin the speeches");
    await hearAll(committee, speakers);
    await press(desk, "Open the negotiation");

    // The negotiation: a minute more, a pause, an announcement; then all agree to end it.
    await press(desk, "+ 1 minute");
    await wall
      .getByRole("timer")
      .getByText(/^3[01]:/)
      .waitFor();
    await press(desk, "Pause");
    await wall.getByText("Paused: negotiation").waitFor();
    await press(desk, "Start the clock");
    await press(desk, "Announce");
    await desk.getByLabel("What everybody shall know").fill("The photograph is taken at noon");
    await press(desk.getByRole("dialog"), "Announce");
    await wall.getByText("The photograph is taken at noon").waitFor();
    await press(desk, "Ruling");
    await desk.getByLabel("What the officers decide").fill("Apulia has one coast");
    await press(desk.getByRole("dialog"), "Rule");
    expect(await findings(wall)).toEqual([]);
    await allAre(committee, "Done talking");

    // Extra speeches are asked for, and refused: orders are written.
    await openTab(phones.Germany[0], "Room");
    await press(phones.Germany[0], "Ask for extra speeches");
    await press(desk, "Refuse: orders are written now");
    await wall.getByText("Writing in silence").waitFor();

    // On phones, where both delegates see the sheet; and on paper, with a slip of the pen.
    await write(phones.France[0], "A Mar - Spa\nA I Par - Italy\nA I Bre - Italy");
    await openTab(phones.France[1], "Orders");
    await phones.France[1]
      .getByText(/A I Par ?- ?Italy/)
      .first()
      .waitFor();
    await write(phones.Italy[1], "Revive 1 A Rom, 2 F Nap");
    await write(phones.Germany[1], "F Kie - Den\nA Mun - Bur");
    await press(desk, "Paper slip of Austria");
    const slip = desk.getByRole("dialog");
    await slip.getByLabel("Orders of Austria").fill("A Ven H\nA Apu - Nowhere");
    expect(await slip.locator("mark").allInnerTexts()).toEqual(["Nowhere"]);
    await slip.getByLabel("Date on the slip").fill("Fall 1901");
    expect(await button(slip, "Take the slip").isDisabled()).toBe(true);
    await slip.getByLabel(/^A slip of the pen/).check();
    await slip.getByLabel("Orders of Austria").fill("A Ven H\nA Apu H");
    await slip.getByRole("status", { name: "Understood as" }).getByText("A Ven H · A Apu H").waitFor();
    expect(await findings(desk)).toEqual([]);
    await press(slip, "Take the slip");
    await slip.waitFor({ state: "detached" });
    expect(seen.join()).not.toMatch(/A I Par|A Apu H|Revive/);
    // Nobody waits for a country that is lost (R76).
    await allAre(committee, "Ready", ["Austria", "France", "Germany"]);

    // Reading: in the officers' order, and the screen shows each sheet as it is read.
    await desk.getByRole("region", { name: "Schedule" }).getByText("The sheets are closed").waitFor();
    await button(desk, /^Move Italy/).focus();
    for (const to of ["3", "2", "1"]) {
      await desk.keyboard.press("ArrowUp");
      await button(desk, new RegExp(`^Move Italy, now ${to} of 4`)).waitFor();
      await button(desk, /^Move Italy/).focus();
    }
    expect(seen.join()).not.toMatch(/A I Par|A Apu H|Revive/);
    await readAll(committee, ["Italy", "Austria", "France", "Germany"], "Fall 1901");
    expect(seen.join()).toMatch(/A I Par/);

    // The officers go through the results, power by power, and then show all of them.
    const shown = wall.getByRole("region", { name: "Results", exact: true });
    await press(desk, "One by one: Austria");
    await shown.getByText("A Ven H").waitFor();
    await press(desk, "Show France");
    await shown.getByText("A Mar - Spa").waitFor();
    expect(await shown.getByText("A Ven H").count()).toBe(0);
    await press(desk, "All");
    await shown.waitFor({ state: "detached" });

    // Two French armies have gone to Italy, which is back on the board.
    await press(wall, "Show the position");
    await unit(wall, "Rom").waitFor();
    await unit(wall, "Nap").waitFor();
    expect(await unit(wall, "Par").count()).toBe(0);
    await openTab(phones.Italy[0], "Seats");
    await soon(() => recordOn(phones.Italy[0])).toContain("correct the date of a sheet of Austria");
    expect(await recordOn(phones.Italy[0])).toContain("The officers rule: Apulia has one coast");

    await playFall(committee);
    await close(committee);
  }, 600_000);
}

/** Speeches only because they are asked for; extra ones that are granted; a unit is dislodged and retreats; the winter. */
async function playFall(committee: Committee): Promise<void> {
  const { desk, wall, phones } = committee;
  await desk.getByText("Nobody has asked for speeches").waitFor();
  await press(desk, "Closing");
  await desk.getByLabel("Last turn").selectOption({ label: "after Spring 1902" });
  await press(desk.getByRole("dialog"), "Announce the last turn");
  await wall.getByText("after Spring 1902").waitFor();
  await present(phones.Italy[0]);
  await openTab(phones.Italy[0], "Room");
  await press(phones.Italy[0], "Ask for speeches");
  await press(desk, "Announce to all");
  await press(desk, "Begin the speeches");
  await hearAll(committee, DELEGATIONS);
  await press(desk, "Open the negotiation");
  await wall
    .getByRole("timer")
    .getByText(/^(20:00|19:)/)
    .waitFor();
  await allAre(committee, "Done talking");
  await openTab(phones.France[0], "Room");
  await press(phones.France[0], "Ask for extra speeches");
  await press(desk, "Grant extra speeches");
  await press(desk, "Announce to all");
  await press(desk, "Begin the extra speeches");
  await hearAll(committee, DELEGATIONS);
  await press(desk, "Begin the writing");

  await enterSlip(desk, "Austria", "Fall 1901", "A Ven - Rom\nA Apu S A Ven - Rom");
  await write(phones.Italy[0], "A Rom H\nF Nap H");
  await allAre(committee, "Ready");
  await readAll(committee, DELEGATIONS, "Fall 1901 retreats");
  const italy = phones.Italy[0];
  await write(italy, "A Rom - Tus");
  await press(italy, "Ready");
  await soon(() => title(wall)).toBe("Winter 1901 adjustments");
  await write(phones.France[1], "Build A Par\nBuild F Bre\nBuild A Mar");
  await write(phones.Germany[0], "Build A Kie");
  await write(italy, "Remove A Tus");
  for (const power of ["France", "Germany", "Italy"] as const)
    await press(phones[power][power === "France" ? 1 : 0], "Ready");
  await soon(() => title(wall)).toBe("Spring 1902");
  await press(wall, "Show the position");
  await soon(() => unit(wall, "Bre").count()).toBe(1);
  expect(await unit(wall, "Tus").count()).toBe(0);
}

/** A goal is given and awarded, the last turn is played, and the score decides. */
async function close(committee: Committee): Promise<void> {
  const { game, desk, wall, phones } = committee;
  const act = (wanted: object): Promise<void> => command(desk, game, { type: "room", act: wanted });
  await act({ do: "give-goal", power: "France", title: "The Latin sister", text: "Free Italy.", value: 3 });
  const { room } = await viewFor(desk, game);
  const goal = room.goals[0].goal;
  const won = "Two armies went to Italy.";
  await act({ do: "award-goal", goal, points: 2, reason: won, announced: true });
  // Four centres, one point for the help in Italy, two for the goal.
  const row = (power: string) => wall.getByRole("row", { name: new RegExp(`^${power}`) });
  await soon(async () => (await row("France").innerText()).split(/\s+/)).toEqual(["France", "4", "3", "7"]);
  await soon(async () => (await row("Austria").innerText()).split(/\s+/)).toEqual(["Austria", "5", "0", "5"]);

  await press(desk, "Announce to all");
  await press(desk, "Begin the speeches");
  await hearAll(committee, DELEGATIONS);
  await press(desk, "Open the negotiation");
  await allAre(committee, "Done talking");
  await openTab(phones.Italy[0], "Room");
  await press(phones.Italy[0], "Ask for extra speeches");
  await press(desk, "Refuse: orders are written now");
  await allAre(committee, "Ready");
  await readAll(committee, DELEGATIONS, "Fall 1902");
  await press(desk, "Closing");
  await press(desk.getByRole("dialog"), "Close the committee now");
  await soon(() => title(wall)).toBe("The committee is over");
  await wall.getByText("France won").waitFor();
  for (const phone of everybody(committee)) {
    await present(phone);
    await soon(() => title(phone)).toBe("End of the game");
  }
  await openTab(phones.Austria[1], "Standings");
  await phones.Austria[1].getByText("winner").waitFor();
}

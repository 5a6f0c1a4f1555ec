import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findings, tooSmall } from "./testing/access.ts";
import { beReady } from "./testing/acts.ts";
import { unit } from "./testing/board.ts";
import { seatedAs } from "./testing/seats.ts";
import { test } from "./testing/stage.ts";
import { openTab, POWERS, person, present, recordOn, seat, showNews, soon } from "./testing/tables.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const unread = (page: Page) => page.getByRole("tab", { name: /^Messages/ }).innerText();

/** What people do at a table besides ordering: talk, vote, leave and come. */
describe("messages", () => {
  test("goes between two browsers, is counted until it is read, and survives a reload", async ({ stage }) => {
    const { game, by } = await seat(stage);
    const france = await by.France.visit(game);
    const germany = await by.Germany.visit(game);
    await openTab(france, "Messages");
    await france.getByRole("button", { name: "New conversation" }).click();
    await france.getByRole("button", { name: /^Germany/ }).click();
    await france.getByRole("button", { name: /^England/ }).click();
    await france.getByRole("button", { name: "Write to England and Germany" }).click();
    const message = france.getByLabel("Message to England and Germany");
    await message.fill("Half a thought");
    await france.reload();
    await openTab(france, "Messages");
    await soon(() => message.inputValue()).toBe("Half a thought");
    await message.fill("<b>Who</b> takes Belgium?\nhttps://example.org");
    await message.press("Control+Enter");
    await france.getByRole("log").getByText("<b>Who</b> takes Belgium?").waitFor();
    await soon(() => message.inputValue()).toBe("");
    await soon(() => unread(germany)).toMatch(/^Messages\s*1/);
    await soon(() => germany.title()).toMatch(/\(1\)/);
    await germany.getByText("New message from England and France.").waitFor({ state: "attached" });
    await openTab(germany, "Messages");
    await germany.getByRole("button", { name: /^England and France/ }).click();
    const log = germany.getByRole("log");
    await log.getByText("Who").waitFor();
    await soon(() => log.innerText()).toContain("<b>Who</b> takes Belgium?\nhttps://example.org");
    await soon(() => log.locator("a, b").count()).toBe(0);
    await soon(() => unread(germany)).toBe("Messages");
    await germany.getByLabel("Message to England and France").fill("Not me.");
    await germany.getByRole("button", { name: "Send" }).dblclick();
    await france.getByRole("log").getByText("Not me.").waitFor();
    await soon(() => unread(france)).toBe("Messages");
    await germany.goBack();
    await germany.getByRole("button", { name: "New conversation" }).waitFor();
    expect(await france.getByText("Not me.").count()).toBe(1);
    expect(await unread(await by.Italy.visit(game))).toBe("Messages");
  });

  test("begins with one press on a power: on the board, in the list or in results", async ({ stage }) => {
    const { game, by } = await seat(stage);
    for (const text of ["Well?", "Burgundy?"])
      await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text });
    const page = await by.France.visit(game);
    const composer = (power: string) => page.getByLabel(`Message to ${power}`);
    const isFocused = (power: string) =>
      composer(power).evaluate((element) => element === document.activeElement);
    await unit(page, "Mun").click();
    await page.getByRole("button", { name: "Message Germany" }).click();
    await soon(() => isFocused("Germany")).toBe(true);
    const log = page.getByRole("log");
    // What was unread when it was opened is marked, and what one writes stands on the right.
    await log.getByText("New", { exact: true }).waitFor();
    await page.keyboard.type("Let us bounce.");
    await page.keyboard.press("Control+Enter");
    const own = log.getByText("Let us bounce.");
    await own.waitFor();
    const edge = async (message: Locator): Promise<number> => {
      const box = await message.boundingBox();
      return box ? box.x + box.width : 0;
    };
    expect(await edge(own)).toBeGreaterThan((await edge(log.getByText("Burgundy?"))) + 20);
    await openTab(page, "Players");
    await page.getByRole("button", { name: "Message England" }).click();
    await soon(() => isFocused("England")).toBe(true);
    await by.Russia.do(game, { type: "save", power: "Russia", text: "A Mos - Ukr" });
    for (const power of POWERS) await by[power].do(game, { type: "ready", ready: true });
    await showNews(page);
    await openTab(page, "Results");
    await page.locator("aside").getByRole("button", { name: "Message Russia" }).click();
    await soon(() => isFocused("Russia")).toBe(true);
  });

  test("and results are heard where someone wants that, and only there", async ({ stage }) => {
    const { game, by } = await seat(stage);
    const page = await by.France.visit(game, "", { reducedMotion: "no-preference" });
    const quiet = await by.Italy.visit(game);
    for (const each of [page, quiet]) {
      await each.addInitScript(() => {
        const heard = globalThis as unknown as { sounds: number };
        heard.sounds = 0;
        globalThis.AudioContext = class extends AudioContext {
          constructor() {
            super();
            heard.sounds++;
          }
        };
      });
      await each.reload();
      await each.getByRole("button", { name: "More about the clock" }).click();
    }
    const sounds = (each: Page) => each.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);
    const wish = "Play a sound for new results and messages";
    await soon(() => quiet.getByLabel(wish).isDisabled()).toBe(true);
    await soon(() => page.getByLabel(wish).isChecked()).toBe(false);
    await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text: "Well?" });
    await soon(() => unread(page)).toMatch(/1/);
    expect(await sounds(page)).toBe(0);
    await page.getByLabel(wish).check();
    await soon(() => sounds(page)).toBe(1);
    await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text: "Burgundy?" });
    await soon(() => sounds(page)).toBe(2);
    for (const power of POWERS) await by[power].do(game, { type: "ready", ready: true });
    await soon(() => sounds(page)).toBe(3);
    await soon(() => quiet.getByText("Spring 1901 resolved").count()).toBeGreaterThan(0);
    expect(await sounds(quiet)).toBe(0);
  });

  test("is closed while orders are written, with the rule that closes it (CB-15)", async ({ stage }) => {
    const { game, by } = await seat(stage, { preset: "live" });
    const france = await by.France.visit(game);
    await openTab(france, "Messages");
    await france.getByRole("button", { name: /^Everyone/ }).click();
    await france.getByLabel("Message to everyone").waitFor();
    for (const power of POWERS) await by[power].do(game, { type: "ready", ready: true });
    await france.getByText("You can't send messages while orders are written").waitFor();
    await france.getByRole("button", { name: "Rule CB-15" }).click();
    await soon(() => france.locator('[data-rule="CB-15"]').innerText()).toMatch(/Talk channels are closed/);
  });
});

test("a draw is proposed to all, accepted in secret, and ends the game (CB-8)", async ({ stage }) => {
  const { game, by } = await seat(stage);
  const austria = await by.Austria.visit(game);
  const england = await by.England.visit(game);
  for (const page of [austria, england]) await openTab(page, "Players");
  await austria.getByLabel(/^Draw, shared equally/).check();
  await austria.getByRole("button", { name: "Propose to everyone" }).click();
  await austria.getByText("You proposed a draw.").first().waitFor();
  await england.getByText("A draw has been proposed.").first().waitFor();
  const before = await england.locator("aside").innerText();
  for (const power of POWERS.slice(2)) await by[power].do(game, { type: "vote", vote: { how: "draw" } });
  const sheet = (text: string) => text.replace(/\d+ (days?|hr|min)|\d+:\d\d( [AP]M)?/g, "");
  expect(sheet(await england.locator("aside").innerText())).toBe(sheet(before));
  await england.getByRole("button", { name: "Accept" }).first().click();
  for (const page of [austria, england]) {
    await openTab(page, "Standings");
    await page.getByText("Draw, shared equally by Austria, England,").first().waitFor();
  }
});

test("players meet again in a rematch, and play it", async ({ stage }) => {
  const seated = await seatedAs(stage, ["England", "Austria"], { options: { players: 2 } });
  for (const power of ["England", "Austria"] as const)
    await seated.do(power, { type: "vote", vote: { how: "draw" } });
  const ann = await seated.open("England", PHONE);
  // All titles stand in one row, and can be pressed by a finger.
  const tops = await ann
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.map((tab) => [tab.getBoundingClientRect().top, tab.clientHeight]));
  expect(new Set(tops.map(String)).size).toBe(1);
  expect(await tooSmall(ann)).toEqual([]);
  await openTab(ann, "Outcome");
  await ann.getByRole("button", { name: "Rematch with the same players" }).click();
  await ann.getByRole("button", { name: "Start game" }).waitFor();
  // Nobody else finds it, unless the host wants that.
  const path = new URL(ann.url()).pathname;
  const found = async (): Promise<boolean> => {
    const { games } = await (await fetch(`${stage.address}/api/public-games?limit=50`)).json();
    return games.some(({ game }: { game: string }) => path.endsWith(game));
  };
  expect(await found()).toBe(false);
  await ann.getByLabel("Who can join").selectOption({ label: "Listed for everyone" });
  await soon(found).toBe(true);
  await ann.getByLabel("Who can join").selectOption({ label: "Anyone with the link" });
  await soon(found).toBe(false);
  const bob = await seated.open("Austria");
  await bob.getByRole("button", { name: "Join the rematch" }).click();
  await bob.getByRole("button", { name: "Join game" }).click();
  await ann.getByText("2 of 2 players have joined").waitFor();
  for (const page of [ann, bob]) {
    const choose = page.getByRole("button", { name: /^Choose / }).first();
    await choose.click();
    await page.getByRole("listitem").getByText("you").first().waitFor();
    // The other one sees it before choosing.
    for (const each of [ann, bob])
      await expect.poll(() => each.getByRole("button", { name: /^Choose / }).count()).toBeLessThan(2);
  }
  await ann.getByRole("button", { name: "Start game" }).click();
  for (const page of [ann, bob]) {
    await page.locator(".layer-units").waitFor();
    await beReady(page);
  }
  for (const page of [ann, bob]) await soon(() => present(page)).toMatch(/^Fall/);
});

test("a player leaves, and a replacement whom most accept takes over by link (CB-161)", async ({ stage }) => {
  const { game, by } = await seat(stage);
  const italy = await by.Italy.visit(game);
  await openTab(italy, "Players");
  await italy.getByRole("button", { name: "Leave game" }).click();
  await italy.getByRole("dialog").getByRole("button", { name: "Leave game" }).click();
  await italy.getByRole("button", { name: "Return to the game" }).waitFor();
  const host = await by.Austria.visit(game, "", { bypassCSP: true });
  await openTab(host, "Players");
  await soon(() => recordOn(host)).toContain("Nobody plays Italy right now");
  await host.getByRole("button", { name: "Change the player of Italy" }).click();
  await host.getByRole("menuitem", { name: "Invite a replacement" }).click();
  await host.getByRole("button", { name: "Create link" }).click();
  const link = await host.getByRole("textbox", { name: "Link to take over the seat" }).inputValue();
  await host.getByRole("img", { name: "QR code of the link to take over the seat" }).waitFor();
  expect(await findings(host)).toEqual([]);
  const successor = await person(stage, "Sue Successor");
  const { pathname, hash } = new URL(link);
  const door = await successor.open(pathname + hash);
  await door.getByRole("button", { name: "Ask for Italy" }).click();
  await host.getByRole("button", { name: "Done" }).click();
  await host.getByText("Sue Successor wants to take over Italy").waitFor();
  for (const power of ["England", "France", "Germany"] as const) {
    const elector = await by[power].visit(game);
    await openTab(elector, "Players");
    await elector.getByRole("button", { name: "Accept" }).click();
    await elector.close();
  }
  // The host plays as well, and has a vote like everyone.
  await host.getByRole("button", { name: "Accept" }).click();
  await soon(() => recordOn(host)).toContain("A new player took over Italy");
  await door.getByRole("heading", { name: "Spring 1901" }).waitFor();
  await soon(() => italy.getByRole("button", { name: "Return to the game" }).count()).toBe(0);
});

test("a spectator is assigned to a seat on a phone, chosen from a plain list (CB-161)", async ({ stage }) => {
  const { game, referee, invitation } = await seat(stage, { referee: true });
  const sue = await person(stage, "Sue Successor");
  await sue.do(game, { type: "join", role: "spectator", invitation });
  const phone = await referee.visit(game, "", PHONE);
  await openTab(phone, "Players");
  await phone.getByRole("button", { name: "Change the player of Italy" }).click();
  await phone.getByRole("menuitem", { name: "Assign another player" }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Italy is ill");
  expect(await dialog.getByRole("button", { name: "Assign player" }).isDisabled()).toBe(true);
  await dialog.getByLabel("New player").selectOption("Sue Successor");
  await dialog.getByRole("button", { name: "Assign player" }).click();
  await soon(() => recordOn(phone)).toContain("A new player took over Italy");
});

test("the clock is paused and extended by the host, with reasons everyone sees", async ({ stage }) => {
  const { game, by } = await seat(stage, { preset: "live" });
  const host = await by.Austria.visit(game);
  const other = await by.Turkey.visit(game);
  const clock = (page: Page) => page.getByRole("region", { name: "Clock" });
  await host.getByRole("button", { name: "More about the clock" }).click();
  await host.getByRole("button", { name: "Pause clock" }).click();
  const dialog = host.getByRole("dialog");
  await soon(() => dialog.getByRole("button", { name: "Pause clock" }).isDisabled()).toBe(true);
  await dialog.getByLabel("Reason").fill("tea");
  await dialog.getByRole("button", { name: "Pause clock" }).click();
  await clock(other).getByText("Paused: Negotiation").waitFor();
  await clock(other).getByText("Tea.").waitFor();
  await openTab(other, "Players");
  await soon(() => recordOn(other)).toContain("The host paused the clock: tea");
  await host.getByRole("button", { name: "More about the clock" }).click();
  await host.getByRole("button", { name: "Resume clock" }).click();
  await clock(other).getByText("Negotiation", { exact: true }).waitFor();
  await host.getByRole("button", { name: "More about the clock" }).click();
  await host.getByLabel("Minutes to add, 30 minutes at most").fill("12");
  await host.getByRole("button", { name: "Add minutes" }).click();
  await host.getByRole("dialog").getByLabel("Reason").fill("cake");
  await host.getByRole("dialog").getByRole("button", { name: "Extend" }).click();
  await soon(() => recordOn(other)).toContain("The host extended the deadline: cake");
  await other.getByRole("button", { name: "More about the clock" }).click();
  await other.getByText("18 of 30 extension minutes left.").waitFor();
  await other.getByText("Only the host can pause or extend.").waitFor();
});

test("a spectator sees all panels, and can do nothing in them", async ({ stage }) => {
  const { game, by } = await seat(stage);
  await by.France.do(game, { type: "say", as: "France", to: "everybody", text: "Bonjour" });
  await by.France.do(game, { type: "say", as: "France", to: ["Italy"], text: "Psst" });
  const zoe = await person(stage, "Zoe");
  const page = await zoe.visit(game);
  await openTab(page, "Messages");
  await soon(() => page.getByRole("button", { name: "New conversation" }).count()).toBe(0);
  await page.getByRole("button", { name: /^Everyone/ }).click();
  await page.getByText("Bonjour").waitFor();
  await page.getByText("You can read this conversation, but not write in it.").waitFor();
  for (const tab of ["Players", "Standings"]) {
    await openTab(page, tab);
    expect(
      await page
        .locator("aside")
        .getByRole("button", { name: /Change|Vote|Cancel|Return/ })
        .count(),
    ).toBe(0);
  }
  await soon(() => page.getByRole("tab", { name: "Game master" }).count()).toBe(0);
  const { channels } = await zoe.ask<{ channels: { name: string }[] }>("GET", `/api/games/${game}`);
  expect(channels.map(({ name }) => name)).toEqual(["everybody"]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`all panels can be used by everybody (${colorScheme})`, async ({ stage }) => {
    const { game, by, referee } = await seat(stage, { referee: true });
    await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text: "Well?" });
    await by.Germany.do(game, { type: "save", power: "Germany", text: "A Mun - Bur\nA Ber - Foo" });
    const page = await by.France.visit(game, "", { colorScheme, bypassCSP: true });
    for (const tab of ["Messages", "Players", "Standings"]) {
      await openTab(page, tab);
      expect(await findings(page), tab).toEqual([]);
    }
    await openTab(page, "Players");
    await page.getByRole("button", { name: "Leave game" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await openTab(page, "Messages");
    await page.getByRole("button", { name: /^Germany/ }).click();
    await page.getByRole("log").getByText("Well?").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "All conversations" }).click();
    await page.getByRole("button", { name: "New conversation" }).click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "More about the clock" }).click();
    expect(await findings(page)).toEqual([]);
    const desk = await referee.visit(game, "", { colorScheme, bypassCSP: true });
    await openTab(desk, "Game master");
    await desk.getByText("1 mistake").click();
    expect(await findings(desk)).toEqual([]);
    await desk.getByRole("button", { name: "Preview" }).click();
    await desk.getByRole("dialog").getByText("Only you see this.").waitFor();
    expect(await findings(desk)).toEqual([]);
    await desk.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await desk.getByRole("button", { name: "Edit the position" }).click();
    await desk.getByRole("dialog").locator(".layer-units").waitFor();
    expect(await findings(desk)).toEqual([]);
    expect(await findings(await referee.visit(game, "/projector", { colorScheme, bypassCSP: true }))).toEqual(
      [],
    );
  });
}

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findings, tooSmall } from "./testing/access.ts";
import { host } from "./testing/hosting.ts";
import { forgetRefusals } from "./testing/refusals.ts";
import { test } from "./testing/stage.ts";
import { openTab, Person, soon } from "./testing/tables.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What the server answers to a command that no page offers. */
const forbidden = (page: Page, command: object): Promise<string> =>
  page.evaluate(async (body) => {
    const response = await fetch(`/api${location.pathname}/commands`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.ok ? "done" : (await response.json()).error.code;
  }, command);

const powerOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { seats } = await (await fetch(`/api${location.pathname}`)).json();
    return seats.find(({ isYours }: { isYours: boolean }) => isYours).powers[0];
  });

/** How people without friends here find a game, and others watch. */
describe("a game that is listed", () => {
  test("is found through filters, joined, played in public only, watched by guests, drawn, and studied", async ({
    stage,
  }) => {
    const { page: ann } = await host(stage, {
      settings: async (form) => {
        await form.getByLabel("Name of the game").fill("Sunday in Ghent");
        await form.getByLabel("Who can join").selectOption({ label: "Listed for everyone" });
        await form.getByLabel("Description").fill("Beginners welcome.");
        await form.getByLabel("Tags").fill("Weekend, new players");
        await form.getByText("More settings").click();
        await form.getByLabel("Messages between players").selectOption({ label: "Public only" });
        await form.getByLabel("Scoring").selectOption({ label: "Draw size" });
      },
    });
    await ann.getByText("Beginners welcome.").first().waitFor();
    await ann.getByRole("button", { name: "Edit name and description" }).click();
    await ann.getByRole("dialog").getByLabel("Description").fill("Everyone welcome.");
    await ann.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await ann.getByText("Everyone welcome.").first().waitFor();

    const bob = await stage.open("/", PHONE);
    await bob.getByRole("link", { name: /^Join a game/ }).tap();
    await bob.getByRole("heading", { name: "Find a game" }).waitFor();
    await bob.getByText("Filters", { exact: true }).tap();
    await bob.getByLabel("Messages", { exact: true }).selectOption({ label: "None (gunboat)" });
    await bob.getByText("No game matches your filters.").waitFor();
    await bob.getByLabel("Messages", { exact: true }).selectOption({ label: "Public only" });
    await bob.getByLabel("Game", { exact: true }).selectOption({ label: "Diplomacy" });
    await bob.getByLabel("Edition").selectOption({ label: "Classic 2023" });
    await bob.getByLabel("Name", { exact: true }).fill("ghent");
    const card = bob.getByRole("listitem").filter({ hasText: "Sunday in Ghent" }).first();
    await card.getByText("Everyone welcome.").waitFor();
    await soon(() => new URL(bob.url()).search).toContain("text=ghent");
    expect(new URL(bob.url()).search).toContain("press=public");
    await card.getByRole("button", { name: "Show games tagged new-players" }).tap();
    await soon(() => new URL(bob.url()).search).toContain("tag=new-players");
    const picture = card.locator("img");
    await soon(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await overflow(bob)).toBe(0);
    expect(await tooSmall(bob)).toEqual([]);
    expect(await findings(bob)).toEqual([]);
    // The address says it all.
    await bob.reload();
    await card.getByRole("link", { name: "Sunday in Ghent" }).tap();
    await bob.getByLabel("Your name").fill("Bob");
    await bob.getByRole("button", { name: "Join game" }).tap();
    for (const page of [ann, bob]) await page.getByText("1914").first().waitFor();

    // Private channels are closed, whatever is sent.
    const [own, other] = [await powerOf(ann), await powerOf(bob)];
    const say = { type: "say", as: own, text: "Psst" };
    expect(await forbidden(ann, { ...say, to: [other] })).toBe("press-closed");
    expect(
      await forbidden(ann, { ...say, to: [other], text: "", deal: { kind: "peace", through: 1916 } }),
    ).toBe("press-closed");
    expect(await forbidden(ann, { ...say, to: "everybody", text: "Good morning" })).toBe("done");
    await forgetRefusals(stage, 0);

    const guest = await stage.open("/find?list=watch");
    await guest.getByRole("link", { name: "Sunday in Ghent" }).first().click();
    await guest.getByText("1914").first().waitFor();
    await openTab(guest, "Messages");
    await guest.getByText("Good morning").first().waitFor();
    expect(await guest.getByRole("textbox").count()).toBe(0);

    // Everyone who is left shares the draw, and nobody learns who proposed it.
    await openTab(ann, "Players");
    await ann.getByLabel(/^Draw, shared equally by/).check();
    await ann.getByRole("button", { name: "Propose to everyone" }).click();
    await bob.getByText("A draw has been proposed.").first().waitFor();
    await bob.getByRole("button", { name: "Accept" }).first().tap();
    await ann
      .getByText(/^Draw, shared equally by/)
      .first()
      .waitFor();
    await guest.goto(`${stage.address}/find?list=study&text=ghent`);
    await guest
      .getByText(/^Draw: /)
      .first()
      .waitFor();
    expect(await findings(guest)).toEqual([]);
  });

  test("is found by the rating it asks for", async ({ stage }) => {
    const ada = new Person(stage);
    const who = {
      name: "Ada",
      email: `${crypto.randomUUID()}@example.org`,
      password: "a password of some length",
    };
    await ada.ask("POST", "/api/accounts", who);
    const setup = { name: "Not for beginners", leastRating: 1450 };
    await ada.ask("POST", "/api/games", { setup, isOpen: true });
    const page = await stage.open("/find?text=beginners");
    const card = page.getByRole("listitem").filter({ hasText: "Not for beginners" }).first();
    await card.getByText("Rating 1,450 or higher").waitFor();
    await page.getByLabel("Your rating").fill("1449");
    await page.getByText("No game matches your filters.").waitFor();
    await page.getByLabel("Your rating").fill("1450");
    await card.waitFor();
    await soon(() => new URL(page.url()).search).toContain("rating=1450");
    await page.getByRole("link", { name: "Watch", exact: true }).click();
    await soon(() => page.getByLabel("Your rating").count()).toBe(0);
    expect(page.url()).not.toContain("rating");
    expect(await findings(page)).toEqual([]);
  });

  test("has a waiting list, and bots where players are missing for long", async ({ stage }) => {
    const { page: ann } = await host(stage, {
      settings: async (form) => {
        await form.getByLabel("Who can join").selectOption({ label: "Listed for everyone" });
        await form.getByText("More settings").click();
        await form.getByLabel("Start when everyone is here").uncheck();
      },
    });
    const path = new URL(ann.url()).pathname;
    const enter = async (name: string, button: string): Promise<Page> => {
      const page = await stage.open(path, PHONE);
      await page.getByLabel("Your name").fill(name);
      await page.getByRole("button", { name: button }).tap();
      return page;
    };
    const bob = await enter("Bob", "Join game");
    await bob.getByRole("button", { name: "Leave game" }).waitFor();
    const cleo = await enter("Cleo", "Join the waiting list");
    await cleo.getByText("You're number 1 on the waiting list.").waitFor();
    await ann.getByText("1 person on the waiting list").waitFor();
    await bob.getByRole("button", { name: "Leave game" }).tap();
    await bob.getByRole("dialog").getByRole("button", { name: "Leave game" }).tap();
    await cleo.getByText("A place is free. It's reserved for you until").waitFor();
    expect(await overflow(cleo)).toBe(0);
    await cleo.getByRole("button", { name: "Take the place" }).tap();
    await ann.getByRole("listitem").filter({ hasText: "Cleo" }).waitFor();
    await ann.getByRole("button", { name: "Start game" }).click();
    await cleo.getByText("1914").first().waitFor();
  });
});

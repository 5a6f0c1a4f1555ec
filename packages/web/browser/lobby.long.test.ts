import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findings, tooSmall } from "./testing/access.ts";
import { host, pathOf } from "./testing/hosting.ts";
import { forgetRefusals } from "./testing/refusals.ts";
import { test } from "./testing/stage.ts";
import { openTab, soon } from "./testing/tables.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Join game" }).click();
  await page.getByRole("heading", { name: "Players" }).waitFor();
}

const choosing = async (page: Page): Promise<void> => {
  await page.getByText("More settings").click();
  await page.getByLabel("Who plays which power").selectOption({ label: "Players choose" });
};

/** How people come together for a game. */
describe("a game with others", () => {
  test("is set up, joined from a phone by the link, and started when all have a power", async ({ stage }) => {
    const { page: ann, link } = await host(stage, { settings: choosing });
    const start = ann.getByRole("button", { name: "Start game" });
    await soon(() => start.isDisabled()).toBe(true);
    const { yours } = await ann.evaluate(async () => (await fetch("/api/games")).json());
    expect(yours).toHaveLength(1);
    await ann.getByText("Still needed: 1 more player.").waitFor();

    const bob = await stage.open(pathOf(link), PHONE);
    await bob.getByText("1 of 2 players have joined").waitFor();
    expect(await overflow(bob)).toBe(0);
    await join(bob, "Bob");
    expect(await overflow(bob)).toBe(0);
    expect(await tooSmall(bob)).toEqual([]);
    await bob.getByRole("button", { name: "Choose England, France, and Russia" }).tap();
    await bob.getByRole("listitem").filter({ hasText: "England" }).getByText("you").waitFor();

    // Nobody has to load anything again.
    await ann.getByText("Still needed: a power for 1 player.").waitFor();
    await ann.getByRole("listitem").filter({ hasText: "England" }).getByText("Bob").waitFor();
    await ann.getByRole("button", { name: "Choose Austria, Germany, and Turkey" }).click();
    await start.click();
    for (const page of [ann, bob]) await page.getByText("1914").first().waitFor();
  });

  test("can be joined by reading the code off the screen", async ({ stage }) => {
    const { page } = await host(stage);
    await page.getByRole("button", { name: "QR code" }).click();
    await page.getByRole("img", { name: "QR code of the invitation link" }).waitFor();
  });

  test("is found and joined by anyone if it is open to all", async ({ stage }) => {
    const { page } = await host(stage, {
      settings: async (form) => {
        await form.getByLabel("Who can join").selectOption({ label: "Listed for everyone" });
      },
    });
    const stranger = await stage.open("/games");
    await stranger.locator(`a[href="${new URL(page.url()).pathname}"]`).click();
    await stranger.getByLabel("Your name").fill("Eve");
    await stranger.getByRole("button", { name: "Join game" }).click();
    // Everyone is there, so it starts by itself.
    for (const each of [page, stranger]) await each.getByText("1914").first().waitFor();
  });

  test("is played without messages, scored, and drawn by some, if its host wants that", async ({ stage }) => {
    const { page: ann, link } = await host(stage, {
      settings: async (form) => {
        await form.getByText("More settings").click();
        await form.getByLabel("Messages between players").selectOption({ label: "None (gunboat)" });
        await form
          .getByLabel("Who shares a draw")
          .selectOption({ label: "Any survivors everyone agrees on" });
        await form.getByLabel("Open votes on ending the game").check();
        await form.getByLabel("Scoring").selectOption({ label: "Draw size" });
      },
    });
    await ann.getByText("Gunboat: no messages between players.").waitFor();
    const bob = await stage.open(pathOf(link), PHONE);
    await join(bob, "Bob");
    await ann.getByRole("button", { name: "Start game" }).click();
    await openTab(bob, "Messages");
    await bob.getByText("This game is played without messages between players.").waitFor();
    expect(await bob.getByRole("button", { name: /^(New conversation|Write to)/ }).count()).toBe(0);
    await openTab(bob, "Standings");
    await bob.getByText("Points if the game ended now.").waitFor();
    const points = (page: Page, power: string) =>
      page.getByRole("row").filter({ hasText: power }).getByRole("cell").last().innerText();
    expect([await points(bob, "Austria"), await points(bob, "England")]).toEqual(["50", "50"]);
    expect(await overflow(bob)).toBe(0);

    await openTab(ann, "Players");
    await ann.getByText("Draw between some powers").click();
    const sharers = ann.getByRole("group", { name: "Who shares the draw" });
    for (const power of ["England", "France"]) await sharers.getByLabel(power).check();
    await ann.getByRole("button", { name: "Propose to everyone" }).click();
    await bob.getByText("proposed a draw. England and France would share it equally.").first().waitFor();
    await bob.getByRole("button", { name: "Accept" }).first().tap();
    await ann.getByText("Draw, shared equally by England and France.").first().waitFor();
    await openTab(ann, "Standings");
    expect([await points(ann, "Austria"), await points(ann, "England")]).toEqual(["0", "100"]);
  });

  test("has settings that say at their places what would be right", async ({ stage }) => {
    const page = await stage.open("/host/classic-2023");
    await page.getByLabel("Your name").fill("Ann");
    await page.getByText("More settings").click();
    await page.getByLabel("Last turn").fill("X1907");
    await page.getByText("This must be a turn such as").first().waitFor();
    await page.getByLabel("Moves", { exact: true }).fill("0");
    await page.getByLabel("Last turn").fill("F1907");
    await page.getByText("This must be a whole number from 1 to 744").first().waitFor();
    await page.getByRole("button", { name: "Create game" }).click();
    expect(new URL(page.url()).pathname).toBe("/host/classic-2023");
    await page.getByLabel("Moves", { exact: true }).fill("3");
    await page.getByText("3 days for moves").waitFor();
    await page.getByText("Live", { exact: true }).click();
    await page
      .getByText("Live: 30 min to negotiate in the first turn, 15 min in later turns, 5 min to write")
      .waitFor();
    await page.getByRole("button", { name: "Create game" }).click();
    await page.getByText("The last turn is F1907.").waitFor();
  });

  test("has a referee the host appoints, who assigns the powers", async ({ stage }) => {
    const { page, link } = await host(stage, {
      settings: async (form) => {
        await form.getByText("More settings").click();
        await form.getByRole("checkbox", { name: "Game master" }).check();
        await form.getByLabel("Who plays which power").selectOption({ label: "The game master assigns" });
      },
    });
    const ref = await stage.open(pathOf(link));
    await ref.getByLabel("Your name").fill("Ruth");
    await ref.getByRole("button", { name: "Watch" }).click();
    await page.getByLabel("Game master", { exact: true }).selectOption("Ruth");
    await page.getByRole("button", { name: "Appoint" }).click();
    const bob = await stage.open(pathOf(link));
    await join(bob, "Bob");
    await ref.getByLabel("Who plays England, France, and Russia").selectOption("Ann");
    await ref.getByLabel("Who plays Austria, Germany, and Turkey").selectOption("Bob");
    await ref.getByRole("button", { name: "Start game" }).click();
    await bob.getByText("1914").first().waitFor();
  });

  test("loses a player, and then needs another one", async ({ stage }) => {
    const { page, link } = await host(stage);
    const bob = await stage.open(pathOf(link));
    await join(bob, "Bob");
    await page.getByText("Everyone is here. You can start.").waitFor();
    await bob.getByRole("button", { name: "Leave game" }).click();
    await bob.getByRole("dialog").getByRole("button", { name: "Leave game" }).click();
    await page.getByText("Still needed: 1 more player.").waitFor();
  });
});

test("players who have to choose a power see that at once, on a laptop and on a phone", async ({ stage }) => {
  const { link } = await host(stage, { players: 7, settings: choosing });
  for (const options of [{ viewport: { width: 1280, height: 720 } }, PHONE]) {
    const page = await stage.open(pathOf(link), options);
    await join(page, `Bob at ${options.viewport.width}`);
    const box = await page
      .getByRole("button", { name: /^Choose / })
      .first()
      .boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(options.viewport.height);
  }
});

test("spectators need no name", async ({ stage }) => {
  const { page: ann, link } = await host(stage, { settings: choosing });
  await join(await stage.open(pathOf(link)), "Bob");
  const zoe = await stage.open(pathOf(link));
  await zoe.getByRole("button", { name: "Watch" }).click();
  await zoe.getByText("2 of 2 players have joined").first().waitFor();
  expect(new URL(zoe.url()).pathname).toBe(new URL(ann.url()).pathname);
});

describe("a link", () => {
  test("to a full table, a wrong one and half of one say so", async ({ stage }) => {
    const { link } = await host(stage);
    await join(await stage.open(pathOf(link)), "Bob");
    const late = await stage.open(pathOf(link));
    await late.getByText("All 2 places are taken. You can still watch.").waitFor();
    await soon(() => late.getByRole("button", { name: "Join game" }).count()).toBe(0);
    const half = await stage.open(new URL(link).pathname);
    await half.getByText("Part of the link is missing.").waitFor();
    const before = stage.complaints.length;
    const wrong = await stage.open(`${new URL(link).pathname}#${"x".repeat(43)}`);
    await wrong.getByRole("heading", { name: "This invitation is no longer valid" }).waitFor();
    await forgetRefusals(stage, before);
  });

  test("to an abandoned seat shows what is there, and seats the person who accepts", async ({ stage }) => {
    const { page: ann, link } = await host(stage);
    const bob = await stage.open(pathOf(link));
    await join(bob, "Bob");
    await ann.getByRole("button", { name: "Start game" }).click();
    await bob.getByText("1914").first().waitFor();
    const game = new URL(ann.url()).pathname.split("/")[2];
    const act = (
      page: Page,
      command: unknown,
    ): Promise<{ token?: string; table: { you: { seat: number } } }> =>
      page.evaluate(
        async ([url, body]) =>
          (
            await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } })
          ).json(),
        [`/api/games/${game}/commands`, JSON.stringify(command)],
      );
    await act(bob, { type: "leave" });
    const seat = await ann.evaluate(
      async (url) =>
        (await (await fetch(url)).json()).seats.find((each: { isVacant: boolean }) => each.isVacant).seat,
      `/api/games/${game}`,
    );
    const { token } = await act(ann, { type: "offer", seat });
    const eve = await stage.open(`/take-over/${game}#${token}`, { ...PHONE, bypassCSP: true });
    await eve.getByText("left in this phase").waitFor();
    await soon(() => eve.getByRole("heading", { level: 1 }).innerText()).toMatch(/^Play .+ and .+/);
    await soon(() => eve.locator("dd").first().innerText()).toMatch(/\d+ units, \d+ centers/);
    expect(await overflow(eve)).toBe(0);
    expect(await findings(eve)).toEqual([]);
    await eve.getByLabel("Your name").fill("Eve");
    await eve.getByRole("button", { name: /^Take over/ }).click();
    await eve.waitForURL(`**/games/${game}`);
    const before = stage.complaints.length;
    const late = await stage.open(`/take-over/${game}#${token}`);
    await late.getByRole("heading", { name: "This seat is no longer open" }).waitFor();
    // Two weeks later the server would answer so.
    const error = { code: "offer-expired", message: "This link has expired" };
    await late.route("**/offer", (route) => route.fulfill({ status: 409, json: { error } }));
    await late.reload();
    await late.getByRole("heading", { name: "This link has expired" }).waitFor();
    await late.getByText("Ask the person who sent it for a new one.").waitFor();
    await forgetRefusals(stage, before);
  });
});

import { afterAll, beforeAll, describe, expect, test as plain } from "vitest";
import { findings } from "./testing/access.ts";
import { beReady, confirm } from "./testing/acts.ts";
import { sevenSeated } from "./testing/seats.ts";
import { openSite, type Site } from "./testing/site.ts";
import { pseudo, test } from "./testing/stage.ts";
import { openTab, present, recordOn, seat, soon } from "./testing/tables.ts";

const MUNICH = {
  phase: "S1902R",
  units: { France: ["A Bur"], Germany: ["A Ber"], Austria: ["A Vie"] },
  centers: { France: ["Par"], Germany: ["Ber", "Mun"], Austria: ["Vie"] },
  dislodged: [{ power: "Germany", unit: "A Mun", attackedFrom: "Bur" }],
};

/** A site on which the last player to be ready can take it back, for longer than a test lasts. */
describe("being ready", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ UNDO_SECONDS: "900" });
  });
  afterAll(() => site.close());

  plain("with something missing is asked about once, and can be undone even by the last", async () => {
    const stage = site.stage();
    const { game, by, referee } = await seat(stage, { preset: "referee", talk: "open" });
    await referee.do(game, { type: "edit", position: MUNICH, reason: "a late retreat" });
    const page = await by.Germany.visit(game);
    await page.getByRole("button", { name: "Ready", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("A Mun will be disbanded.").waitFor();
    await dialog.getByText("Everyone else is ready.").waitFor();
    await dialog.getByRole("button", { name: "Back to my orders" }).click();
    const phaseOf = async () => (await by.Germany.ask<{ phase: string }>("GET", `/api/games/${game}`)).phase;
    expect(await phaseOf()).toBe("S1902R");
    await page.getByRole("button", { name: "Ready", exact: true }).click();
    await dialog.getByRole("button", { name: "Ready anyway" }).click();
    await page.getByText("Everyone is ready. Spring 1902 retreats is resolved in").waitFor();
    await page.getByRole("button", { name: "Undo: I'm not ready" }).click();
    await page.getByRole("button", { name: "Ready", exact: true }).waitFor();
    await soon(() => page.getByText("Everyone is ready.").count()).toBe(0);
    expect(await phaseOf()).toBe("S1902R");
    expect(stage.complaints).toEqual([]);
    expect(await stage.review(pseudo)).toEqual([]);
    await stage.clear();
  });
});

describe("what the game master does", () => {
  test("is shown to players, spectators and the room, with who did it and why, until it is read", async ({
    stage,
  }) => {
    const { game, by, referee } = await seat(stage, { preset: "referee", talk: "open" });
    const player = await by.Italy.visit(game, "", { bypassCSP: true });
    const stranger = await stage.open(`/games/${game}`);
    const wall = await referee.visit(game, "/projector");
    for (const one of Object.values(by)) await one.do(game, { type: "ready", ready: true });
    await soon(() => present(player)).toBe("Fall 1901");
    await referee.do(game, { type: "go-to", turn: 1, reason: "a slip was misread" });
    const what = "The game master rolled the game back to Spring 1901";
    for (const page of [player, stranger]) {
      const banner = page.getByRole("region", { name: "News from the people who run the game" });
      await banner.getByText(what).waitFor();
      await banner.getByText("Reason: a slip was misread").waitFor();
      await banner.getByText("Rita Referee").waitFor();
      await page.getByRole("tab", { name: "Players 1 unread" }).waitFor();
      await soon(() => page.title()).toContain("(1)");
    }
    expect(await findings(player)).toEqual([]);
    await wall.getByText(what).waitFor();
    await wall.getByText("Reason: a slip was misread").waitFor();
    await player.getByRole("button", { name: "Got it" }).click();
    await player.reload();
    await player.locator(".layer-units").first().waitFor();
    await soon(() => player.getByText(what).count()).toBe(0);
    await referee.do(game, { type: "announce", text: "Lunch at one" });
    await player.getByRole("region", { name: "News from" }).getByText("Lunch at one").waitFor();
    await wall.getByText("Lunch at one").waitFor();
  });
});

test("another turn than the one that is played says so, and nothing is done to it by mistake", async ({
  stage,
}) => {
  const { game, by, referee } = await seat(stage, { preset: "referee", talk: "open" });
  for (const one of Object.values(by)) await one.do(game, { type: "ready", ready: true });
  const player = await by.Italy.visit(game, "?turn=1");
  const desk = await referee.visit(game, "?turn=1");
  for (const page of [player, desk])
    await page.getByText("You're looking at Spring 1901. Fall 1901 is being played.").waitFor();
  await soon(() => player.getByRole("button", { name: "Ready", exact: true }).count()).toBe(0);
  await openTab(desk, "Game master");
  const resolve = desk.getByRole("button", { name: "Resolve now" });
  await soon(() => resolve.isDisabled()).toBe(true);
  await desk.getByRole("button", { name: "Back to the current turn" }).click();
  await soon(() => resolve.isEnabled()).toBe(true);
  await resolve.click();
  await confirm(desk, "Resolve now");
  await player
    .getByText("Winter 1901 builds is being played")
    .or(player.getByText("Spring 1902 is being played"))
    .waitFor();
  await player.getByRole("button", { name: "Back to the current turn" }).click();
  await soon(() => player.getByText("is being played").count()).toBe(0);
});

test("a proposed draw is seen by all, stays from phase to phase, and can be refused", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const france = await seated.open("France");
  const stranger = await seated.open(null);
  await seated.do("Turkey", { type: "propose", vote: { how: "draw" } });
  for (const page of [france, stranger]) {
    await page.getByText("A draw has been proposed.").first().waitFor();
    await page
      .getByText("Austria, England, France, Germany, Italy, Russia, and Turkey would share")
      .first()
      .waitFor();
  }
  await soon(() => stranger.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await france.getByRole("button", { name: "Accept" }).first().click();
  await france.getByText("You've accepted.").first().waitFor();
  await seated.others("France");
  await beReady(france);
  await soon(() => present(france)).toBe("Fall 1901");
  await france.getByText("You've accepted.").first().waitFor();
  await france.getByRole("button", { name: "Refuse" }).first().click();
  for (const page of [france, stranger])
    await soon(() => page.getByText("A draw has been proposed.").count()).toBe(0);
});

describe("a request for more time", () => {
  test("is asked on every tab and in the room until it is answered, and then counts", async ({ stage }) => {
    const { game, by, referee } = await seat(stage, { preset: "correspondence" });
    const page = await by.Italy.visit(game, "", { bypassCSP: true });
    const wall = await referee.visit(game, "/projector");
    await by.France.do(game, { type: "ask-extension", minutes: 24 * 60 });
    const asked = "A player asks for more time: 1 day.";
    await page.getByText(asked).waitFor();
    await wall.getByText(asked).waitFor();
    await page.getByRole("tab", { name: "Players 1 unread" }).waitFor();
    await soon(() => page.title()).toContain("(1)");
    for (const tab of ["Messages", "Players", "Standings"]) {
      await openTab(page, tab);
      await page.getByRole("button", { name: "Give more time" }).waitFor();
    }
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Give more time" }).click();
    await page.getByText(`${asked} You agreed.`).waitFor();
    await page.getByRole("tab", { name: "Players 1 unread" }).waitFor({ state: "detached" });
    for (const power of ["Germany", "Turkey"] as const)
      await by[power].do(game, { type: "vote-extension", agree: true });
    await page.getByText(asked).waitFor({ state: "detached" });
    await openTab(page, "Players");
    await soon(() => recordOn(page)).toContain("The deadline was extended: The players agreed on more time");
  });
});

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { unit } from "./testing/board.ts";
import { test } from "./testing/stage.ts";
import { openTab, person, seat, soon } from "./testing/tables.ts";

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

test("what everyone in the room looks at is in the game's language, and the way out in the reader's", async ({
  stage,
}) => {
  const host = await person(stage, "Ann");
  const open = (setup: object) =>
    host.ask<{ table: { game: string } }>("POST", "/api/games", {
      setup: { variant: "committee-1901", ...setup },
      role: "referee",
    });
  const german = (await open({ language: "de" })).table.game;
  const wall = await stage.open(`/games/${german}/projector`);
  await soon(() => languageOf(wall)).toBe("de");
  await wall.getByText("Frankreich").first().waitFor();

  // Hours and minutes take more letters than in English.
  const { game } = await seat(stage, { language: "de", preset: "correspondence" });
  const clock = (await host.look(`/games/${game}/projector`)).getByRole("timer");
  await clock.getByText(/Std\..*Min\./).waitFor();
  await soon(() => clock.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);

  const older = (await open({})).table.game;
  const beside = await stage.open(`/games/${older}/projector`, { locale: "de-DE" });
  await soon(() => languageOf(beside)).toBe("en");
  await beside.getByText("France").first().waitFor();

  const codes = await host.look(`/games/${german}/codes`);
  await soon(() => languageOf(codes)).toBe("de");
  await codes.getByRole("link", { name: "Chancery" }).first().click();
  await soon(() => languageOf(codes)).toBe("en");
  expect(new URL(codes.url()).search).toBe("");
});

test("keys are the same in every language, and the menu of a unit shows them", async ({ stage }) => {
  const page = await stage.open("/sandbox/2023?language=de");
  await unit(page, "Vie").click();
  const keys = page.locator("[data-dock] kbd");
  await soon(() => keys.allTextContents()).toEqual(["H", "M", "S"]);
  await page.keyboard.press("s");
  await page.getByText("unterstützt wen?").first().waitFor();
});

test("powers are called by their German names, and keep their icons", async ({ stage }) => {
  const page = await stage.open("/sandbox/2023?language=de");
  await page.getByRole("button", { name: "Stellung bearbeiten" }).click();
  const powers = page.getByRole("group", { name: "Macht" });
  await powers.getByRole("button", { name: "Österreich" }).waitFor();
  await soon(() => powers.locator("svg").count()).toBe(7);
  expect(await powers.locator("svg:empty").count()).toBe(0);

  const players = [await person(stage, "Ann"), await person(stage, "Bea")];
  const { table, invitation } = await players[0].ask<{ table: { game: string }; invitation: string }>(
    "POST",
    "/api/games",
    { setup: { variant: "causeway", rulebook: "2023", assignment: "chosen" } },
  );
  const { game } = table;
  await players[1].do(game, { type: "join", role: "player", invitation });
  for (const [i, power] of ["Lindria", "Corvany"].entries())
    await players[i].do(game, { type: "choose", power });
  await players[0].do(game, { type: "start" });
  for (const text of ["A Eld - Cau", "", ""]) {
    await players[0].do(game, { type: "save", power: "Lindria", text });
    for (const player of players) await player.do(game, { type: "ready", ready: true });
  }
  const end = await players[0].visit(game, "?language=de");
  await openTab(end, "Befehle");
  await players[0].do(game, { type: "propose", vote: { how: "draw" } });
  await players[1].do(game, { type: "vote", vote: { how: "draw" } });
  await end.getByText("1901: Lindrien übernimmt mit 4 die Führung").waitFor();
  await end.getByRole("button", { name: "Partie abspielen" }).click();
  await end.getByText("Causeway: jetzt Lindrien").waitFor();
});

import { expect } from "vitest";
import { findings } from "./testing/access.ts";
import { unit } from "./testing/board.ts";
import { forgetRefusals } from "./testing/refusals.ts";
import { test } from "./testing/stage.ts";
import { openTab, POWERS, person, seat } from "./testing/tables.ts";

/** Both pages, in both schemes, in the states people see. */
for (const colorScheme of ["light", "dark"] as const) {
  test(`the start page and the rules can be used by everybody (${colorScheme})`, async ({ stage }) => {
    const page = await stage.open("/", { colorScheme, bypassCSP: true });
    await page.locator("#root main").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: "Rules", exact: true }).click();
    await page.getByLabel("Search all books").fill("convoy");
    await page.getByText(/rules and rulings/).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test(`the pages on which people meet can be used by everybody (${colorScheme})`, async ({ stage }) => {
    const page = await stage.open("/host/classic-1971", { colorScheme, bypassCSP: true });
    await page.getByText("More settings").click();
    await page.getByLabel("Moves", { exact: true }).waitFor();
    await page.getByText("Limit deadlines").click();
    await page.locator(".layer-units").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByLabel("Your name").fill("Ann");
    await page.getByLabel("Who plays which power").selectOption({ label: "Players choose" });
    await page.getByRole("checkbox", { name: "Game master" }).check();
    await page.getByLabel("Who can join").selectOption({ label: "Listed for everyone" });
    await page.getByRole("button", { name: "Create game" }).click();
    await page.getByRole("button", { name: "QR code" }).click();
    await page.getByRole("button", { name: "Choose Turkey" }).click();
    await page.getByRole("button", { name: "Add one bot" }).click();
    await page.getByRole("button", { name: /^Remove Bot/ }).waitFor();
    await page.locator(".layer-units").waitFor();
    expect(await findings(page)).toEqual([]);
    const link = new URL(await page.getByRole("textbox", { name: "Invitation link" }).inputValue());
    const guest = await stage.open(link.pathname + link.hash, { colorScheme, bypassCSP: true });
    await guest.getByRole("button", { name: "Join game" }).waitFor();
    expect(await findings(guest)).toEqual([]);
    const open = [
      "/",
      "/games",
      "/profile",
      "/sign-in",
      "/register",
      "/reset-password",
      "/verify-email#x",
      "/undo-email#x/ann%40example.org",
      "/come-back",
      "/join",
      "/nowhere",
    ];
    const before = stage.complaints.length;
    for (const path of open) {
      await page.goto(new URL(path, page.url()).href);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("button", { name: /^You are Ann/ }).click();
      await page.getByRole("menuitem", { name: "My games" }).waitFor();
      expect([path, await findings(page)]).toEqual([path, []]);
    }
    // The last one is nowhere, which the browser notes.
    await forgetRefusals(stage, before);
  });

  test(`the end of a game and the way to a free seat can be used by everybody (${colorScheme})`, async ({
    stage,
  }) => {
    const look = { colorScheme, bypassCSP: true } as const;
    const { game, by } = await seat(stage);
    await by.Italy.do(game, { type: "leave" });
    const offer = { type: "offer", seat: POWERS.indexOf("Italy"), eliminatedToo: false };
    const { token } = await by.Austria.do<{ token: string }>(game, offer);
    const sue = await person(stage, "Sue Successor");
    const door = await sue.open(`/take-over/${game}#${token}`, look);
    await door.getByRole("button", { name: "Ask for Italy" }).waitFor();
    expect(await findings(door)).toEqual([]);
    await door.getByRole("button", { name: "Ask for Italy" }).click();
    const elector = await by.France.visit(game, "", look);
    await openTab(elector, "Players");
    await elector.getByText("Sue Successor wants to take over Italy").waitFor();
    await elector.getByRole("button", { name: "Accept" }).click();
    await elector.getByRole("button", { name: "Accept", pressed: true }).waitFor();
    expect(await findings(elector)).toEqual([]);
    for (const power of POWERS)
      await by[power].do(game, { type: "vote", vote: { how: "draw" } }).catch(() => undefined);
    const page = await by.France.visit(game, "", look);
    await page.getByRole("region", { name: "The game is over" }).waitFor();
    expect(await findings(page)).toEqual([]);
    const wall = await by.France.visit(game, "/projector", look);
    await wall.getByText("The game is over").waitFor();
    expect(await findings(wall)).toEqual([]);
  });

  test(`the sandbox can be used by everybody (${colorScheme})`, async ({ stage }) => {
    const page = await stage.open("/sandbox/2023", { colorScheme, bypassCSP: true });
    await unit(page, "Par").click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Text" }).click();
    await page
      .getByLabel("Orders as text")
      .fill("France: A Par - Bur, A Mar S A Par - Pic, F Bre X\nGermany: A Mun - Bur");
    expect(await findings(page)).toEqual([]);
    await page.getByRole("tab", { name: "Orders" }).click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Resolve" }).click();
    await unit(page, "Mun").click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("tab", { name: "Standings" }).click();
    for (const dialog of ["Share and save", "Settings"]) {
      await page.getByRole("button", { name: dialog }).click();
      await page.getByRole("dialog").waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.getByRole("button", { name: "Edit position" }).click();
    expect(await findings(page)).toEqual([]);
  });
}

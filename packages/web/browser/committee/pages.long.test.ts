import { expect } from "vitest";
import { findings } from "../testing/access.ts";
import { test } from "../testing/stage.ts";
import { openTab, person } from "../testing/tables.ts";
import { overflow, PHONE, press, WALL } from "./parts.ts";

/** Pages of a committee for people with low vision. */
test.for(["light", "dark"] as const)(
  "the pages of a committee can be used by everyone, on a phone, on the wall and on paper (%s)",
  async (colorScheme, { stage }) => {
    const look = { colorScheme, bypassCSP: true } as const;
    const form = await stage.open("/host/committee-1935", look);
    await form.getByText("More settings").click();
    await form.locator(".layer-units").waitFor();
    expect(await findings(form)).toEqual([]);
    const oda = await person(stage, "Oda");
    const { table } = await oda.ask<{ table: { game: string } }>("POST", "/api/games", {
      setup: { variant: "committee-1935", name: "The Lisbon committee" },
      role: "referee",
    });
    const { game } = table;
    const lobby = await oda.visit(game, "", { ...look, ...PHONE });
    await lobby.getByRole("list", { name: "Delegations" }).waitFor();
    expect(await findings(lobby)).toEqual([]);
    expect(await overflow(lobby)).toBe(0);
    // The committee goes by its name, wherever it is named.
    await lobby.getByRole("heading", { name: "The Lisbon committee", level: 1 }).waitFor();
    expect(await lobby.title()).toContain("The Lisbon committee");
    const { codes } = await oda.ask<{ codes: { power: string; code: string }[] }>(
      "GET",
      `/api/games/${game}/codes`,
    );
    const guest = await stage.open(`/join#${codes[0].code}`, { ...look, ...PHONE });
    await guest.getByLabel("Your name").fill("Uma");
    await guest.getByText("United Kingdom", { exact: true }).waitFor();
    expect(await findings(guest)).toEqual([]);
    await press(guest, "Join as United Kingdom");
    await guest.getByRole("heading", { name: "United Kingdom" }).waitFor();
    await oda.do(game, { type: "start" });
    const wall = await oda.visit(game, "/projector", { ...look, ...WALL });
    await wall.getByRole("region", { name: "Clock" }).getByText("The Lisbon committee").waitFor();
    expect(await wall.title()).toBe("Spring 1935 · The Lisbon committee · Chancery");
    await openTab(lobby, "Schedule");
    await press(lobby, "Announce to everyone");
    await press(lobby, "Start the speeches");
    await wall.getByRole("region", { name: "Speakers" }).getByText("United Kingdom").waitFor();
    expect(await findings(wall)).toEqual([]);
    expect(await findings(lobby)).toEqual([]);
    expect(await overflow(lobby)).toBe(0);
    for (const tab of [
      "Officers",
      "Messages",
      "Treaties",
      "Goals",
      "Conferences",
      "Delegations",
      "Standings",
    ]) {
      await openTab(lobby, tab);
      expect([tab, await findings(lobby)]).toEqual([tab, []]);
    }
    for (const tab of ["Room", "Orders", "Treaties", "Goals", "Conferences"]) {
      await openTab(guest, tab);
      expect([tab, await findings(guest)]).toEqual([tab, []]);
    }
    const desk = await oda.look(`/games/${game}/codes`, look);
    await desk.getByRole("list", { name: "Codes" }).waitFor();
    expect(await findings(desk)).toEqual([]);
    for (const sheet of ["guide", "map", "slips", "results", "goals", "conference", "table"]) {
      await desk.goto(`${stage.address}/games/${game}/paper?sheet=${sheet}`);
      await desk.getByRole("article").waitFor();
      expect([sheet, await findings(desk)]).toEqual([sheet, []]);
    }
    // Nine countries find room on the wall.
    const last = await wall.getByRole("row").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(WALL.viewport.height);
  },
);

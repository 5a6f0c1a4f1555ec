import { expect } from "vitest";
import { findings } from "./testing/access.ts";
import { host } from "./testing/hosting.ts";
import { openSite } from "./testing/site.ts";
import { test as base } from "./testing/stage.ts";
import { Person, soon } from "./testing/tables.ts";

/** A server for a class. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest finds what a fixture needs by its pattern.
  .extend("site", { scope: "worker" }, async ({}, { onCleanup }) => {
    const site = await openSite({ CLASSROOM: "true" });
    onCleanup(() => site.close());
    return site;
  });

test("a classroom has no way to profiles, ratings, friends, teams and lists, and games go by link", async ({
  stage,
}) => {
  const ann = new Person(stage);
  const who = {
    name: "Ann",
    email: `${crypto.randomUUID()}@example.org`,
    password: "a password of some length",
  };
  await ann.ask("POST", "/api/accounts", who);
  const page = await ann.look("/");
  await soon(() => page.getByRole("link", { name: /^Join a game/ }).count()).toBe(0);
  await page.getByRole("button", { name: "You are Ann" }).click();
  await page.getByRole("menuitem", { name: "Tournaments" }).waitFor();
  for (const name of ["Leaderboards", "Find a game"])
    expect(await page.getByRole("menuitem", { name }).count()).toBe(0);
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Vacations" }).waitFor();
  for (const name of ["Your public profile", "Friends", "Teams"])
    expect(await page.getByRole("heading", { name }).count()).toBe(0);
  await page.goto(`${stage.address}/games`);
  await page.getByRole("heading", { name: "Host a game" }).waitFor();
  expect(await page.getByRole("heading", { name: "Games to join" }).count()).toBe(0);

  const { page: table } = await host(stage, {
    settings: async (form) => {
      expect(await form.getByLabel("Who can join").count()).toBe(0);
      await form.getByText("More settings").click();
      await form.getByLabel("Start when everyone is here").waitFor();
      for (const label of ["Rated", "Minimum reliability to join, in %", "Minimum rating to join"])
        expect(await form.getByLabel(label, { exact: true }).count()).toBe(0);
    },
  });
  await table.getByLabel("Invitation link").waitFor();
  expect(await table.getByLabel("Who can join").count()).toBe(0);

  // Addresses that someone knows say that there is nothing.
  const before = stage.complaints.length;
  for (const path of ["/find", "/leaderboards", "/players/somebody0000", "/teams/somebody0000"]) {
    await page.goto(stage.address + path);
    await page.getByText("This server is set up for classes.").waitFor();
    expect(await findings(page)).toEqual([]);
  }
  // The browser notes answers that refuse.
  for (const complaint of stage.complaints.splice(before)) expect(complaint).toContain("403");
});

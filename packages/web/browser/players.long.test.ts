import type { Player } from "@chancery/api";
import { Site } from "@chancery/server/testing";
import { account, addressOf, concede, gameOf, PASSWORD, playMoves } from "@chancery/server/testing-accounts";
import { rate } from "openskill";
import { plackettLuce } from "openskill/models";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findingsInBoth } from "./testing/access.ts";
import { forgetRefusals } from "./testing/refusals.ts";
import { openSite, type Stage } from "./testing/site.ts";
import { test as base } from "./testing/stage.ts";
import { openTab, Person, POWERS, soon } from "./testing/tables.ts";

const DAY = 24 * 3_600_000;
const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus"];
const LISTED = ["Ann", "Bob", "Gus"];
const WINNERS = ["Austria", "Turkey", "Austria", "England", "Austria", "France"] as const;

/** Who plays which power in a game of the series: everyone moves on by one. */
const seated = <T>(people: readonly T[], round: number): T[] => [
  ...people.slice(round),
  ...people.slice(0, round),
];

interface Past {
  readonly addresses: ReadonlyMap<string, string>;
  readonly games: readonly string[];
  readonly folder: string;
  remove(): Promise<void>;
}

/** Plays a series of rated games two days ago. */
async function playSeries(): Promise<Past> {
  const site = new Site();
  site.time = Date.now() - 2 * DAY;
  const app = await site.open();
  const people = await Promise.all(NAMES.map((name) => account(app, name)));
  const addresses = new Map<string, string>();
  for (const [i, one] of people.entries()) {
    addresses.set(NAMES[i], await addressOf(one));
    await one.send("PUT", "/api/me/profile", { hidden: [], listed: LISTED.includes(NAMES[i]) });
  }
  const games: string[] = [];
  for (const [round, winner] of WINNERS.entries()) {
    const players = seated(people, round);
    const game = await gameOf(players, { rated: true });
    if (round === 0) {
      const orders = "F Edi - Nrg\nF Lon - Nth\nA Lvp - Edi";
      await players[1].do(game, { type: "save", power: "England", text: orders });
      for (const each of players) await each.do(game, { type: "ready", ready: true });
    }
    await playMoves(game, players);
    await concede(game, players, winner);
    games.push(game);
    site.time += 1000;
  }
  await site.stop();
  return { addresses, games, folder: site.folder, remove: () => site.remove() };
}

/** A server that finds these games when it starts. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest finds what a fixture needs by its pattern.
  .extend("past", { scope: "worker" }, async ({}, { onCleanup }) => {
    const past = await playSeries();
    onCleanup(() => past.remove());
    return past;
  })
  .extend("site", { scope: "worker" }, async ({ past }, { onCleanup }) => {
    const site = await openSite({ DATA_DIR: past.folder });
    onCleanup(() => site.close());
    return site;
  });

/** Signs in somebody of the series. */
async function signIn(stage: Stage, name: string): Promise<Person> {
  const somebody = new Person(stage);
  const email = `${name.toLowerCase()}@example.org`;
  await somebody.ask("POST", "/api/sign-in", { email, password: PASSWORD });
  for (const each of NAMES) stage.typed.add(each);
  return somebody;
}

/** Everyone's rating after the series, by the library: each player makes a team with their power. */
function reckon(): Map<string, { mu: number; sigma: number }> {
  const known = new Map(NAMES.map((name) => [name, { mu: 1500, sigma: 100 }]));
  let powers = [-24, -43, 59, 18, -21, -16, 27].map((mu) => ({ mu, sigma: 15 }));
  const beta = Math.sqrt((400 / Math.LN10) ** 2 / POWERS.length - 50 ** 2);
  for (const [round, winner] of WINNERS.entries()) {
    const names = seated(NAMES, round);
    const teams = names.map((name, i) => {
      const { mu, sigma } = known.get(name) ?? { mu: 0, sigma: 0 };
      return [{ mu, sigma: Math.hypot(sigma, 1) }, powers[i]];
    });
    const rank = POWERS.map((power) => (power === winner ? 1 : 2));
    const rated = rate(teams, { rank, model: plackettLuce, beta, tau: 0 });
    for (const [i, name] of names.entries()) known.set(name, rated[i][0]);
    const mean = rated.reduce((sum, [, power]) => sum + power.mu, 0) / POWERS.length;
    powers = rated.map(([, { mu, sigma }]) => ({ mu: mu - mean, sigma }));
  }
  return known;
}

const round = (value: number): string => Math.round(value).toLocaleString("en");

test("ratings after a series are the library's, on profiles and on the leaderboard", async ({
  stage,
  past,
}) => {
  const expected = reckon();
  const shown = (name: string): string => {
    const { mu, sigma } = expected.get(name) ?? { mu: 0, sigma: 0 };
    return `${round(mu)} ± ${round(2 * sigma)}`;
  };
  const cleo = await signIn(stage, "Cleo");
  const ratings = async () =>
    (await cleo.ask<Player>("GET", `/api/players/${past.addresses.get("Ann")}`)).ratings;
  // Housekeeping rates the games once the server has started.
  await soon(ratings).toHaveLength(1);

  const page = await cleo.visit(past.games[0], "", { bypassCSP: true });
  await openTab(page, "Players");
  await page.getByRole("link", { name: "Bob", exact: true }).click();
  await page.getByRole("heading", { name: "Bob", level: 1 }).waitFor();
  const opening = page.getByRole("listitem").filter({ hasText: "A Lvp - Edi, F Edi - Nrg, F Lon - Nth" });
  await opening.getByText("Churchill Opening").waitFor();
  for (const name of NAMES) {
    await page.goto(`${stage.address}/players/${past.addresses.get(name)}`);
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await page.getByText(shown(name), { exact: true }).waitFor();
    await page.getByText("6 rated games", { exact: true }).waitFor();
  }
  await page.getByRole("button", { name: "You are Cleo" }).click();
  await page.getByRole("menuitem", { name: "Leaderboards" }).click();
  const rows = page.getByRole("table").first().locator("tbody tr");
  const proven = (name: string): number => {
    const { mu, sigma } = expected.get(name) ?? { mu: 0, sigma: 0 };
    return mu - 2 * sigma;
  };
  const best = LISTED.toSorted((one, other) => proven(other) - proven(one));
  await soon(() => rows.allInnerTexts()).toEqual(
    best.map((name, i) => [i + 1, name, shown(name), WINNERS.length].join("\t")),
  );
  expect(await findingsInBoth(page)).toEqual([]);
});

test("a hidden profile is like an unknown address, and a hidden part is gone", async ({ stage, past }) => {
  const path = `/players/${past.addresses.get("Dan")}`;
  const owner = await (await signIn(stage, "Dan")).look("/profile");
  const visitor = await (await signIn(stage, "Eve")).look(path);
  const show = async (part: string, isShown: boolean): Promise<void> => {
    await owner.reload();
    await owner.getByLabel(part, { exact: true }).setChecked(isShown);
    const saved = owner.waitForResponse(
      (response) => response.url().endsWith("/api/me/profile") && response.request().method() === "PUT",
    );
    await owner.getByRole("button", { name: "Save", exact: true }).click();
    expect((await saved).status()).toBe(204);
  };
  const headings = () => visitor.getByRole("heading", { level: 2 }).allInnerTexts();
  const all = ["Ratings", "Reliability", "Finished games", "Favorite openings"];
  await soon(headings).toEqual(all);

  await show("Finished games", false);
  await visitor.reload();
  await soon(headings).toEqual(all.filter((heading) => heading !== "Finished games"));

  await show("The profile", false);
  const seen = async (page: Page, at: string): Promise<unknown> => {
    const answer = page.waitForResponse((response) => response.url().includes("/api/players/"));
    await page.goto(stage.address + at);
    await page.getByText("This profile doesn't exist, or it's hidden.").waitFor();
    const body = await (await answer).text();
    return [await page.title(), await page.locator("body").innerText(), (await answer).status(), body];
  };
  const before = stage.complaints.length;
  const hidden = await seen(visitor, path);
  expect(hidden).toEqual(await seen(visitor, "/players/nobodyatall"));
  await forgetRefusals(stage, before);
  // The others of a game keep their links.
  await visitor.goto(`${stage.address}/games/${past.games[0]}`);
  await openTab(visitor, "Players");
  await visitor.getByRole("link", { name: "Bob", exact: true }).waitFor();
  await soon(() => visitor.getByRole("link", { name: "Dan", exact: true }).count()).toBe(0);

  await show("The profile", true);
  await show("Finished games", true);
  await visitor.goto(stage.address + path);
  await soon(headings).toEqual(all);
});

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "../testing/access.ts";
import { cutOff } from "../testing/cut-off.ts";
import { look } from "../testing/pseudo-look.ts";
import { test } from "../testing/stage.ts";
import { openTab, type Person, soon } from "../testing/tables.ts";
import { meet } from "./meet.ts";
import { PHONE, WALL } from "./parts.ts";

const POWERS = ["France", "Germany", "Italy", "Poland", "Spain", "Turkey", "USSR", "United Kingdom"] as const;
const SIZES = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;

interface View {
  readonly position: { readonly units: Readonly<Record<string, readonly string[]>> };
}

/** Every unit of every power supports a move that nobody makes, in words that take two lines and more to explain. */
async function writeMuch(game: string, officer: Person, delegates: readonly Person[]): Promise<void> {
  const { position } = await officer.ask<View>("GET", `/api/games/${game}`);
  for (const [i, power] of POWERS.entries()) {
    const lines = (position.units[power] ?? []).map((unit) => `${unit} S A Mun - Yugoslavia`);
    const text = [...lines, "A fleet that nobody has ever seen sails from the Black Sea to the moon"].join(
      "\n",
    );
    await delegates[i].do(game, { type: "save", power, text });
  }
}

/** A treaty between two, in force, with a text that fills a page. */
async function publish(game: string, [one, other]: readonly Person[]): Promise<void> {
  const articles = Array.from(
    { length: 12 },
    (_, i) => `${i + 1}. Both parties leave the rivers of the other alone.`,
  );
  await one.do(game, {
    type: "room",
    act: {
      do: "draft-treaty",
      parties: ["Germany"],
      secret: false,
      title: "Treaty of friendship, commerce and navigation on all rivers",
      text: articles.join(" "),
      duration: "for ever",
    },
  });
  const { room } = await other.ask<{ room: { treaties: { treaty: string }[] } }>("GET", `/api/games/${game}`);
  for (const { treaty } of room.treaties)
    await other.do(game, { type: "room", act: { do: "sign-treaty", treaty, version: 0 } });
}

/** Counts the sounds of a page. */
function listen(): void {
  const heard = globalThis as unknown as { sounds: number };
  heard.sounds = 0;
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      heard.sounds++;
    }
  };
}

const soundsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);

/** The smallest letters of what is written for the room to read. */
const smallest = (wall: Page): Promise<number> =>
  wall.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll("[data-pages] :is(li, td, th, p, pre)")]
        .filter((element) => element.getClientRects().length > 0 && element.textContent?.trim())
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  );

test("the projector cuts nothing off at any size, even with the longest results, and turns its pages by itself", async ({
  stage,
}) => {
  const { game, officer, delegates } = await meet(stage, "committee-1935", POWERS);
  const act = (wanted: object) => officer.do(game, { type: "room", act: wanted });
  await act({ do: "end-stage" });
  await publish(game, delegates);
  await officer.do(game, {
    type: "announce",
    text: "The photograph is taken at noon on the stairs of the great hall. ".repeat(12),
  });
  const small = await officer.visit(game, "/projector", { viewport: { width: 1280, height: 720 } });
  await small.locator('[data-pages]:not([data-pages="1"])').getByText("The photograph is taken").waitFor();
  // What goes on on the next page isn't cut off, for the review of all pages either.
  expect((await small.evaluate(look, null)).misfits).toEqual([]);
  await small.context().close();
  await act({ do: "end-stage" });
  await writeMuch(game, officer, delegates);
  for (const _ of ["writing", "sealed"]) await act({ do: "end-stage" });
  for (const _ of POWERS.slice(0, 3)) await act({ do: "read-out" });
  const walls: Page[] = [];
  for (const [width, height] of SIZES)
    walls.push(await officer.visit(game, "/projector", { viewport: { width, height } }));
  for (const wall of walls) {
    await wall.getByText("Order resolution: orders are revealed").waitFor();
    await soon(() => cutOff(wall)).toEqual([]);
  }
  await act({ do: "end-stage" });
  for (const power of ["United Kingdom", "France", "Italy"]) {
    await act({ do: "show-results", all: false });
    for (const wall of walls) {
      await wall.getByRole("region", { name: "Results", exact: true }).getByText(power).first().waitFor();
      await soon(() => cutOff(wall)).toEqual([]);
    }
  }
  await act({ do: "show-results", all: true });
  for (const wall of walls) {
    await wall.getByText("Order resolution: results").waitFor();
    await wall.getByRole("region", { name: "Results", exact: true }).waitFor({ state: "detached" });
    await soon(() => cutOff(wall)).toEqual([]);
    expect(await wall.locator("[data-pages]").count()).toBeGreaterThan(1);
    const least = ((await wall.evaluate(() => Math.min(innerWidth, innerHeight * 1.78))) / 100) * 0.85;
    expect(await smallest(wall)).toBeGreaterThanOrEqual(least);
  }
  const turning = walls[0].locator('[data-pages]:not([data-pages="1"])').first();
  const before = await turning.getAttribute("data-page");
  await soon(() => turning.getAttribute("data-page")).not.toBe(before);
});

test("the projector opens on a phone too, where it's scrolled", async ({ stage }) => {
  const { game, officer, delegates } = await meet(stage, "committee-1901", ["France", "Germany"]);
  await publish(game, delegates);
  const phone = await officer.visit(game, "/projector", PHONE);
  await phone.getByText("Treaty of friendship").waitFor();
  expect(await phone.locator("main").evaluate((room) => room.scrollWidth - room.clientWidth)).toBe(0);
  const last = phone.getByRole("row").last();
  await last.scrollIntoViewIfNeeded();
  await soon(() => cutOff(phone)).toEqual([]);
  expect(await phone.locator('[data-pages]:not([data-pages="1"])').count()).toBe(0);
});

test("a speaker whose time is up keeps the floor: everyone sees how long it has been, and a gavel is heard where it's wanted (MB-42, R16)", async ({
  stage,
}) => {
  const powers = ["France", "Germany"];
  const { game, officer, delegates } = await meet(stage, "committee-1935", powers);
  const act = (wanted: object) => officer.do(game, { type: "room", act: wanted });
  await act({ do: "announce-speeches", order: powers, seconds: 60 });
  await act({ do: "next" });
  const wall = await officer.visit(game, "/projector", WALL);
  const quiet = await officer.visit(game, "/projector", WALL);
  const phone = await delegates[0].visit(game, "", PHONE);
  for (const each of [wall, quiet]) {
    await each.addInitScript(listen);
    await each.reload();
    await each.getByText("Gavel sound when time is up").waitFor();
  }
  await wall.getByRole("checkbox", { name: "Gavel sound when time is up" }).check();
  await soon(() => soundsOn(wall)).toBe(1);
  await act({ do: "set-clock", seconds: 1 });
  for (const each of [wall, quiet]) {
    await each
      .getByRole("timer")
      .getByText(/^\+0:\d\d$/)
      .waitFor();
    await each.getByRole("region", { name: "Speakers" }).getByText("France").first().waitFor();
  }
  await soon(() => soundsOn(wall)).toBe(2);
  expect(await soundsOn(quiet)).toBe(0);
  await phone.getByText("Time is up").first().waitFor();
  expect(await findings(phone)).toEqual([]);
  // What a delegate came for isn't far down.
  const start = async (): Promise<number> => (await phone.getByRole("tabpanel").boundingBox())?.y ?? 844;
  await soon(start).toBeLessThan(230);
  await openTab(phone, "Treaties");
  await soon(start).toBeLessThan(280);
  // More time is granted, and the next one is called.
  await act({ do: "add-time", seconds: 60 });
  await wall
    .getByRole("timer")
    .getByText(/^(1:00|0:5)/)
    .waitFor();
  await act({ do: "next" });
  await wall.getByRole("region", { name: "Speakers" }).getByText("Germany").first().waitFor();
});

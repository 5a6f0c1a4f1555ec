import type { Page } from "playwright-core";
import { expect } from "vitest";
import { Keys } from "../testing/keys.ts";
import { test } from "../testing/stage.ts";
import { type Person, soon } from "../testing/tables.ts";
import { meet } from "./meet.ts";

/** A laptop as schools have it. */
const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

/** Officers who use no mouse. */
test.for([
  ["committee-1901", ["Austria", "France", "Italy"]],
  ["committee-1935", ["France", "Germany", "Poland"]],
] as const)(
  "an officer leads a turn of %s by keys alone, sees where they are, and never loses the place",
  async ([variant, powers], { stage }) => {
    const { game, officer, delegates } = await meet(stage, variant, powers);
    const ready = async (who: readonly Person[] = delegates): Promise<void> => {
      for (const delegate of who) await delegate.do(game, { type: "ready", ready: true });
    };
    const desk = await officer.visit(game, "", LAPTOP);
    const keys = new Keys(desk);
    await speeches(keys, powers);
    await clock(keys);
    await dialogs(keys, desk);
    await ready();
    await keys.press("Back to the diplomatic phase");
    await keys.isInside("Reason");
    await keys.press("Go back");
    await keys.isAt(/^Back to /);
    await delegates[0].do(game, { type: "room", act: { do: "request-speeches" } });
    await ready();
    await desk.getByText("asked for extra speeches").waitFor();
    await keys.press("Refuse and start order writing");
    await desk
      .getByRole("region", { name: "Schedule" })
      .locator("strong", { hasText: "Order writing" })
      .waitFor();
    await soon(() => keys.where()).not.toBe("");
    await keys.press(`Paper orders from ${powers[1]}`);
    await keys.to(/^Orders of/);
    await keys.type("A Mar H");
    await keys.press("Enter orders");
    await keys.isAt(`Paper orders from ${powers[1]}`);
    // A delegation that handed in paper is done.
    await ready([delegates[0], delegates[2]]);
    await desk
      .getByRole("region", { name: "Schedule" })
      .getByText("Order resolution: orders are closed")
      .waitFor();
    await keys.press("Reveal all orders");
    const spots = new Set<string>();
    for (const power of powers) {
      const label = variant === "committee-1901" ? `Mark ${power} as read` : `Show ${power}'s orders`;
      await keys.isAt(label);
      spots.add(await keys.spot());
      await keys.press(label);
    }
    // The large button stays where it is, for a thumb as well.
    expect([...spots]).toHaveLength(1);
    await keys.isAt("Resolve orders");
    await keys.press("Resolve orders");
    await keys.isAt(`Show ${powers[1]}'s results`);
    await keys.press(`Show ${powers[1]}'s results`);
    await keys.isAt(`On to Fall 19${variant.slice(-2)}`);
    await keys.press(`On to Fall 19${variant.slice(-2)}`);
    await keys.isAt("Start the diplomatic phase");
    // The turn lasts until its results have been shown.
    await soon(() => desk.getByRole("heading", { name: /^Fall 19/ }).count()).toBeGreaterThan(0);
  },
);

/** Announced and called one after the other, without looking for the button again. */
async function speeches(keys: Keys, [, ...others]: readonly string[]): Promise<void> {
  await keys.press("Announce to everyone");
  await soon(() => keys.where()).not.toMatch(/^$|^Announce/);
  await keys.press("Start the speeches");
  for (const power of others) {
    await keys.isAt(`Call ${power}`);
    await keys.press(`Call ${power}`);
  }
  await keys.isAt("Start the diplomatic phase");
  await keys.press("Start the diplomatic phase");
  await keys.isAt("End the diplomatic phase");
}

async function clock(keys: Keys): Promise<void> {
  await keys.press("Pause clock");
  await keys.isAt("Resume clock");
  await keys.press("Resume clock");
  await keys.isAt("Pause clock");
  await keys.press("Pause with a reason");
  await keys.isAt("Short break");
  await keys.go("ArrowDown");
  await keys.isAt("Meal break");
  await keys.go("Enter");
  await keys.isAt("Schedule");
  await keys.press("Resume clock");
  await keys.press("Add 1 minute");
  await keys.isAt("Add 1 minute");
}

/** What is opened gives the focus back when it is closed, done or not. */
async function dialogs(keys: Keys, desk: Page): Promise<void> {
  await keys.press("Announce");
  await keys.isInside("Message to everyone");
  await keys.type("Lunch is at noon");
  // Nor is it left while the server is waited for.
  const answer = Promise.withResolvers<void>();
  await desk.route("**/commands", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await keys.press("Announce");
  await desk.getByRole("dialog").locator("button[data-loading]").waitFor();
  for (let i = 0; i < 5; i++) {
    await keys.go("Tab");
    await keys.isInside();
  }
  answer.resolve();
  await keys.isAt("Announce");
  await desk.unroute("**/commands");
  for (const tool of ["Ruling", "Log", "Closing"]) {
    await keys.press(tool);
    await keys.isInside();
    await keys.go("Escape");
    await keys.isAt(tool);
  }
}

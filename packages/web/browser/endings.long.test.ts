import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { forgetRefusals } from "./testing/refusals.ts";
import { type Seated, seatedAs } from "./testing/seats.ts";
import { test } from "./testing/stage.ts";
import { openTab } from "./testing/tables.ts";

const SOME = "England and France";

/** What the server answers to something that one power says to others, whatever the page offers. */
const said = (page: Page, message: object): Promise<string> =>
  page.evaluate(async (body) => {
    const response = await fetch(`/api${location.pathname}/commands`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "say", as: "England", ...body }),
    });
    return response.ok ? "done" : (await response.json()).error.code;
  }, message);

/** Two players of a gunboat game. */
const gunboat = (stage: Parameters<typeof seatedAs>[0], rules: object): Promise<Seated> =>
  seatedAs(stage, ["England", "Austria"], { options: { players: 2 }, press: "none", ...rules });

describe("a draw between some of the survivors", () => {
  test.for([false, true])("with open votes: %s", async (openVotes, { stage }) => {
    const seated = await gunboat(stage, { draws: "subset", ...(openVotes && { openVotes }) });
    const england = await seated.open("England");
    const austria = await seated.open("Austria");

    // Nothing reaches the others by any channel.
    const before = stage.complaints.length;
    const peace = { kind: "peace", through: 1916 };
    for (const message of [
      { to: ["Austria"], text: "Psst" },
      { to: "everybody", text: "Hear!" },
      { to: ["Austria"], text: "", deal: peace },
    ])
      expect(await said(england, message)).toBe("press-closed");
    await forgetRefusals(stage, before);

    await openTab(england, "Players");
    await england.getByText("Draw between some powers").click();
    const sharers = england.getByRole("group", { name: "Who shares the draw" });
    for (const power of ["England", "France"]) await sharers.getByLabel(power).check();
    await england.getByRole("button", { name: "Propose to everyone" }).click();
    await england.getByText(`You proposed a draw. ${SOME} would share it equally.`).first().waitFor();
    const proposed = austria.getByText(`proposed a draw. ${SOME} would share it equally.`).first();
    const secret = austria.getByText(`A draw has been proposed. ${SOME} would share it equally.`).first();
    await (openVotes ? proposed : secret).waitFor();
    await austria.getByRole("button", { name: "Accept" }).first().click();
    for (const page of [england, austria])
      await page.getByText(`Draw, shared equally by ${SOME}.`).first().waitFor();
  });
});

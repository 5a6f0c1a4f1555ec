import { expect } from "vitest";
import type { Stage } from "../testing/site.ts";
import { test } from "../testing/stage.ts";
import { openTab } from "../testing/tables.ts";
import { expectPressed } from "./acts.ts";
import { type Agenda, Committee } from "./committee.ts";
import { beginAgain, type Conference, confer, cutShort, prepare, sendDelegates } from "./conferences.ts";
import { close, reopen } from "./final-table.ts";
import { allow, award, correct, type Goal, give, propose, setCap, strike } from "./goals.ts";
import { expectRisen, orderRevival } from "./insurrection.ts";
import { comeLate, cutOffServer, loseThePhone } from "./mishaps.ts";
import { agreeToEnd, openNegotiation, overrule, pauseFor, takeBack } from "./negotiation.ts";
import { press } from "./parts.ts";
import {
  enterSlip,
  expectCovered,
  expectSecret,
  goThrough,
  openSheets,
  resolve,
  reveal,
  showAll,
  writeAll,
} from "./sheets.ts";
import { beginSpeeches, decideExtra, hearFreely } from "./speeches.ts";
import { amend, decline, denounceAndPublish, logBreach, makeSecretly, type Pact } from "./treaties.ts";

const SEATED = ["France", "Italy", "Germany", "Poland"] as const;

const AGENDA: Agenda = {
  year: 1935,
  countries: 9,
  delegations: SEATED,
  bots: ["United Kingdom", "Turkey"],
  settings: async (form) => {
    await form.getByLabel("Speeches").fill("90");
  },
};

/** The USSR, without delegates, has taken all of Poland, and has gone home again. Turkey's bot has one fleet left. */
const LOST_POLAND = {
  units: { Poland: [], Turkey: ["F Ank"] },
  centers: {
    Poland: [],
    USSR: ["Mos", "Mur", "Stp", "Sib", "Ros", "Pod", "Sil", "Pru", "Kra", "Wbe"],
  },
  lost: { Poland: "USSR" },
};

const STRESA: Goal = {
  power: "France",
  title: "The Stresa front",
  text: "Hold a conference with Italy on the armament of Germany.",
};
const ANSCHLUSS: Goal = { power: "Germany", title: "Anschluss", text: "Take Austria." };

const PACT: Pact = {
  title: "Pact of the Rhine",
  by: "France",
  with: "Germany",
  outsider: "Poland",
  articles: ["Neither attacks the other.", "Burgundy is French."],
  lasts: "to the end of 1936",
};

/** It takes three (M35-59). */
const CONFERENCE: Conference = {
  name: "Conference of Stresa",
  by: "France",
  others: ["Italy", "Poland"],
  preliminary: "Stop the armament of Germany",
  goal: "A protest of the three",
  place: ["Austria", "No unit is there."],
  hostile: ["Munich", "army of Germany"],
};

test("officers and four delegations play a year of the committee of 1935 in a room (MB-1, MB-50, MB-61, M35-24, M35-50, MB-237, MB-255, MB-264, MB-267, MB-268, MB-271)", async ({
  stage,
}) => {
  const committee = await Committee.gather(stage, AGENDA);
  await propose(committee, STRESA);
  await allow(committee, STRESA);
  await give(committee, ANSCHLUSS, "France");
  await correct(committee, ANSCHLUSS, {
    wrong: { power: "France", title: "Colonies", text: "Keep all of them." },
  });
  await setCap(committee, 4);
  await committee.begin();
  await committee.setUp(LOST_POLAND);
  await playSpring(stage, committee);
  await playFall(committee);
  await beginAgain(committee, CONFERENCE);
  const breach = { order: "A Als - Bur", turn: "Fall 1935", answer: "A manoeuvre." };
  await logBreach(committee, PACT, breach);
  await denounceAndPublish(committee, PACT);
  const evidence = "Spring 1935: the Conference of Stresa.";
  await award(committee, STRESA, { evidence, reason: "It was held, though cut short", stranger: "Poland" });
  await strike(committee, ANSCHLUSS, "An army is no Anschluss");
  // Five centers, a point for the two units that went to Poland, two for the goal.
  const wall = ["France 5 3 8", "Poland 3 0 3"];
  const goals = [STRESA.title, ANSCHLUSS.title];
  await reopen(committee, "there is an hour left");
  await close(committee, { winner: "France", wall, row: "5 3", goals });
  await expectPressed(stage, "the year 1935");
});

/** A conference of three sits while the others write; the officers reveal the orders, and Poland rises. */
async function playSpring(stage: Stage, committee: Committee): Promise<void> {
  const { desk } = committee;
  await press(desk, "Reverse");
  await beginSpeeches(committee, 90);
  await comeLate(stage, committee);
  await hearFreely(committee, [...SEATED.toReversed(), "United Kingdom"]);
  await openNegotiation(committee, 30);
  await makeSecretly(committee, PACT);
  await amend(committee, PACT, "Burgundy and Alsace are French.");
  await decline(committee, PACT, "Burgundy is German.");
  await prepare(committee, CONFERENCE);
  await sendDelegates(committee, CONFERENCE);
  await loseThePhone(stage, committee, { power: "Italy", by: "officer" });
  await openTab(desk, "Schedule");
  await agreeToEnd(committee, "Poland");
  await decideExtra(committee, "Poland", false);
  await openTab(desk, "Conferences");
  await confer(committee, CONFERENCE);
  await openTab(desk, "Schedule");

  const centers = ["Krakow", "Podolia", "Prussia"];
  await orderRevival(committee, "Poland", { centers, filed: "Revive 1 A Kra, 2 A Pod, 3 A Pru" });
  await enterSlip(committee, "Germany", ["A Fkf - Als", "A Mun H"]);
  expectSecret(committee, /Revive|A I Par|A Fkf - Als/);
  await expectCovered(committee);
  await cutOffServer(stage, committee, {
    power: "United Kingdom",
    orders: ["F Lon H", "A Edi H"],
  });
  await writeAll(committee, {
    "United Kingdom": [],
    France: ["A I Par - Poland", "F I Bri - Poland", "A Lyo - Bur"],
    Italy: ["A I Mil - Poland"],
  });
  await openSheets(committee);
  // All sheets are open, on every phone at once; the officers show them on the wall.
  const italy = committee.phone("Italy");
  await openTab(italy, "Room");
  await italy.getByRole("region", { name: "Revealed orders" }).getByText("Germany", { exact: true }).click();
  await italy.getByText("A Fkf - Als").waitFor();
  expectSecret(committee, /A Fkf - Als/);
  await reveal(committee, ["United Kingdom", "France", "Italy", "Germany", "Turkey", "Poland"]);
  expect(committee.sent.join()).toMatch(/A Fkf - Als/);
  await goThrough(committee, {
    turn: "Spring 1935",
    results: [
      ["United Kingdom", "F Lon H"],
      ["France", "A Lyo - Bur"],
      ["Italy", /A I Mil ?- ?Poland/],
    ],
    next: "Fall 1935",
  });
  await expectRisen(committee, { risen: ["Kra", "Pod", "Pru"], left: ["Par", "Bri", "Mil"] });
}

/** Nobody asks for speeches; Germany breaks its word and marches into Austria, where the conference sits. */
async function playFall(committee: Committee): Promise<void> {
  const { desk, phone } = committee;
  await phone("Italy").getByText("This turn has speeches only if a delegation asks for them.").waitFor();
  await openNegotiation(committee, 15);
  await takeBack(committee, "the start of Fall 1935", "Italy wants to be heard");
  await phone("Italy").getByText("This turn has speeches only if a delegation asks for them.").waitFor();
  await openNegotiation(committee, 15);
  await pauseFor(committee, "Meal break");
  await overrule(committee, "End the diplomatic phase", "Order writing");
  await writeAll(committee, { France: [], Italy: [], Germany: ["A Mun - Aus", "A Als - Bur"] });
  await overrule(committee, "Close order writing", "Order resolution: orders are closed");
  await openSheets(committee);
  await resolve(committee, "Fall 1935", "Gaining and losing units");
  // Its year would be over in Spring.
  await cutShort(committee, CONFERENCE);
  await openTab(desk, "Schedule");
  await writeAll(committee, { France: ["Build A Par", "Build F Bri"] });
  await press(desk, "Reveal gains and losses now");
  await showAll(committee, "Spring 1936");
  await committee.turnIs("Spring 1936");
}

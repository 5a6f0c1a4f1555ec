import { expect } from "vitest";
import { faultsOf } from "../testing/access.ts";
import { unit } from "../testing/board.ts";
import type { Stage } from "../testing/site.ts";
import { test } from "../testing/stage.ts";
import { openTab, recordOn, soon } from "../testing/tables.ts";
import { expectPressed } from "./acts.ts";
import { type Agenda, Committee } from "./committee.ts";
import { type Conference, confer, cutShort, prepare, sendDelegates } from "./conferences.ts";
import { announceEnd, close, rankBots } from "./final-table.ts";
import { allow, award, type Goal, give, propose, sendBack } from "./goals.ts";
import { expectRisen, orderRevival, showPosition } from "./insurrection.ts";
import { comeLate, cutOffServer, loseThePhone } from "./mishaps.ts";
import { agreeToEnd, announce, openNegotiation, workTheClock } from "./negotiation.ts";
import { press } from "./parts.ts";
import {
  enterSlip,
  expectSecret,
  goThrough,
  objectTo,
  openSheets,
  partnerSees,
  readAloud,
  resolve,
  showAll,
  write,
  writeAll,
} from "./sheets.ts";
import { askForSpeeches, beginSpeeches, decideExtra, hearAll, hearRest, putFirst } from "./speeches.ts";
import { logBreach, makeSecretly, type Pact } from "./treaties.ts";

const SEATED = ["Austria", "France", "Germany", "Italy"] as const;
const ITALY_FIRST = ["Italy", "Austria", "France", "Germany"] as const;
/** England comes late; Turkey stays a bot's. */
const WITH_ENGLAND = ["Austria", "England", "France", "Germany", "Italy"] as const;
const READ = ["Italy", "Austria", "England", "France", "Germany", "Turkey"] as const;

const AGENDA: Agenda = {
  year: 1901,
  countries: 7,
  delegations: SEATED,
  bots: ["England", "Turkey"],
  settings: async (form) => {
    await form.getByLabel("Speeches").fill("45");
    await form.getByLabel("Later diplomatic phases").fill("20");
    await form.getByLabel("Most points from goals per country").fill("6");
  },
};

/** Austria has taken all of Italy, and stands in Venice and Apulia. */
const LOST_ITALY = {
  units: { Austria: ["A Vie", "A Bud", "F Tri", "A Ven", "A Apu"], Italy: [] },
  centers: { Austria: ["Vie", "Bud", "Tri", "Ven", "Rom", "Nap"], Italy: [] },
  lost: { Italy: "Austria" },
};

const SISTER: Goal = { power: "France", title: "The Latin sister", text: "Be a friend to Italy." };
const CONCORDAT: Goal = { power: "Italy", title: "Concordat", text: "Be at peace with the Pope." };

const PACT: Pact = {
  title: "Truce of the Adriatic",
  by: "Italy",
  with: "Austria",
  outsider: "Germany",
  articles: ["Rome is Italian.", "No army crosses the Po."],
  lasts: "until denounced",
};

/** Two are enough (M01-73). */
const CONFERENCE: Conference = {
  name: "Conference of Rome",
  by: "France",
  others: ["Italy"],
  preliminary: "Free the peninsula",
  goal: "A guarantee for Italy",
  place: ["Rome (army of Italy)", "At the venue: army of Italy. The delegation has to be invited"],
  hostile: ["Venice", "army of Austria"],
};

test("officers and four delegations play a year of the committee of 1901 in a room (MB-30, MB-37, MB-38, MB-41, MB-46, MB-50, MB-61, M01-24, M01-25, MB-176, MB-227, MB-237, MB-255, MB-267, MB-271)", async ({
  stage,
}) => {
  const committee = await Committee.gather(stage, AGENDA);
  await committee.desk.getByText("Goals earn a power at most 6 points.", { exact: true }).waitFor();
  await propose(committee, SISTER);
  await sendBack(committee, SISTER, { reason: "be precise", better: "Help Italy back to its feet." });
  await allow(committee, SISTER);
  await give(committee, CONCORDAT, "France");
  await committee.begin();
  await committee.setUp(LOST_ITALY);
  await soon(() => unit(committee.wall, "Apu").count()).toBe(1);
  await playSpring(stage, committee);
  await playFall(stage, committee);
  await playWinter(committee);
  await cutShort(committee, CONFERENCE);
  const breach = { order: "A Ven - Rom", turn: "Fall 1901", answer: "Rome called us." };
  await logBreach(committee, PACT, breach);
  const evidence = "Spring 1901: two armies went to Italy.";
  await award(committee, SISTER, { evidence, reason: "Italy is back", stranger: "Germany" });
  await rankBots(committee, "Turkey");
  // Four centers, one point for the help in Italy, two for the goal.
  const wall = ["France 4 3 7", "Austria 5 0 5"];
  const goals = [SISTER.title, CONCORDAT.title];
  await close(committee, { winner: "France", wall, row: "4 3", goals });
  await expectPressed(stage, "the year 1901");
});

/** The order of speakers is set by keys; orders are read aloud; two French armies bring Italy back. */
async function playSpring(stage: Stage, committee: Committee): Promise<void> {
  const { desk, wall, phone } = committee;
  await announceEnd(committee, "Fall 1901");
  await putFirst(committee, "Italy");
  expect(await faultsOf(desk)).toEqual([]);
  await beginSpeeches(committee, 45);
  await hearAll(committee, ITALY_FIRST.slice(0, 1));
  await comeLate(stage, committee);
  await hearRest(committee, [...ITALY_FIRST, "England"]);
  await openNegotiation(committee, 30);
  await workTheClock(committee, 30);
  await announce(committee, "The photograph is taken at noon", "Apulia has one coast");
  await makeSecretly(committee, PACT);
  expect(await faultsOf(wall)).toEqual([]);
  await agreeToEnd(committee, "Germany");
  await decideExtra(committee, "Germany", false);

  const secret = /A I Par|A Apu H|Revive/;
  await orderRevival(committee, "Italy", { centers: ["Rome", "Naples"], filed: "Revive 1 A Rom, 2 A Nap" });
  await write(committee, "France", ["A Mar - Spa", "A I Par - Italy", "A I Bre - Italy"]);
  await cutOffServer(stage, committee, { power: "England", orders: ["A Lvp - Yor", "F Lon H"] });
  await partnerSees(committee, "France", /A I Par ?- ?Italy/);
  await enterSlip(committee, "Austria", ["A Ven H", "A Apu H"]);
  expectSecret(committee, secret);
  await writeAll(committee, { England: [], France: [], Germany: ["F Kie - Den", "A Mun - Bur"] });
  await desk
    .getByRole("region", { name: "Schedule" })
    .getByText("Order resolution: orders are closed")
    .waitFor();
  await putFirst(committee, "Italy");
  expectSecret(committee, secret);
  await openSheets(committee);
  await objectTo(committee, "Germany", "France", "Paris was read as Picardy");
  await readAloud(committee, READ);
  expect(committee.sent.join()).toMatch(/A I Par/);
  await goThrough(committee, {
    turn: "Spring 1901",
    results: [
      ["Austria", "A Ven H"],
      ["England", "A Lvp - Yor"],
      ["France", "A Mar - Spa"],
    ],
    next: "Fall 1901",
  });
  await expectRisen(committee, { risen: ["Rom", "Nap"], left: ["Par", "Bre"] });
  const partner = phone("Italy", 2);
  await openTab(partner, "Delegations");
  await soon(() => recordOn(partner)).toContain("corrected the date of orders of Austria");
  await soon(() => recordOn(partner)).toContain("The officers ruled: Apulia has one coast");
}

/** Speeches because they are asked for, and extra ones that are granted; a conference in Rome, which Austria takes. */
async function playFall(stage: Stage, committee: Committee): Promise<void> {
  const { desk, phone } = committee;
  await askForSpeeches(committee, "Italy");
  await beginSpeeches(committee, 45);
  await hearAll(committee, WITH_ENGLAND);
  await openNegotiation(committee, 20);
  await prepare(committee, CONFERENCE);
  await sendDelegates(committee, CONFERENCE);
  await loseThePhone(stage, committee, { power: "France", by: "partner" });
  await openTab(desk, "Schedule");
  await agreeToEnd(committee, "France");
  await decideExtra(committee, "France", true);
  await beginSpeeches(committee, 45, true);
  await hearAll(committee, WITH_ENGLAND);
  await press(desk, "Start order writing");
  await openTab(desk, "Conferences");
  await confer(committee, CONFERENCE);
  await openTab(desk, "Schedule");
  await writeAll(committee, {
    Austria: ["A Ven - Rom", "A Apu S A Ven - Rom"],
    England: [],
    France: [],
    Germany: [],
    Italy: [],
  });
  await openSheets(committee);
  await readAloud(committee, [...WITH_ENGLAND, "Turkey"]);
  await resolve(committee, "Fall 1901", "Retreat and disbanding");
  await writeAll(committee, { Italy: ["A Rom - Tus"] });
  await showAll(committee, "gaining and losing units");
  await committee.wall.getByText("Gaining and losing units").waitFor();
  await committee.turnIs("Fall 1901", "Gaining and losing units");
  await phone("Italy").locator(".layer-units").waitFor();
}

/** Units are gained and lost. */
async function playWinter(committee: Committee): Promise<void> {
  const { wall } = committee;
  await writeAll(committee, {
    France: ["Build A Par", "Build F Bre", "Build A Mar"],
    Germany: ["Build A Kie"],
    Italy: ["Remove A Tus"],
  });
  await showAll(committee, "Spring 1902");
  await committee.turnIs("Spring 1902");
  await showPosition(wall);
  await soon(() => unit(wall, "Bre").count()).toBe(1);
  await soon(() => unit(wall, "Tus").count()).toBe(0);
}

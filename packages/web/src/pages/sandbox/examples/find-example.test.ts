import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { examplesOf, shownFor } from "../../../games/find-example.ts";
import { exampleNaming } from "../../../games/rule-example.ts";
import { parseLedger, rulesIn } from "../../rules/ledger.ts";
import { timelineOf } from "../timeline.ts";
import { sandboxOf } from "./sandbox-of.ts";

const { positions: CLASSIC } = examplesOf("classic");
const { positions: DISSOLUTION } = examplesOf("dissolution");
const { positions: COMMITTEE } = examplesOf("committee-1901");

const BOOKS = [
  ["classic", "classic", "1971"],
  ["classic", "classic", "2023"],
  ["dissolution", "dissolution", "2021"],
  ["committee", "committee-1901", "1901"],
  ["committee", "committee-1935", "1935"],
] as const;

const rulesOf = (ledger: string, rulebook: string) => {
  const file = join(import.meta.dirname, "../../../../../../docs/rules", `${ledger}.ledger.tsv`);
  return rulesIn(parseLedger(readFileSync(file, "utf8")), rulebook);
};

describe.each(BOOKS)("the rules of %s (%s, %s)", (ledger, variant, rulebook) => {
  const rules = rulesOf(ledger, rulebook);

  test("each have something that shows them", () => {
    const bare = rules.filter((rule) => shownFor({ variant, rulebook }, rule) === null);
    expect(bare.map(({ id, group }) => `${id} (${group})`)).toEqual([]);
  });

  const shown = rules.map((rule) => ({ ...rule, shown: shownFor({ variant, rulebook }, rule) }));

  test("are mostly shown on a board; those about the room by a primer, and some by nothing", () => {
    const onBoard = shown.filter((rule) => rule.shown?.kind === "position").length / shown.length;
    expect(onBoard).toBeGreaterThanOrEqual({ committee: 0.65, classic: 0.75 }[ledger as string] ?? 0.85);
  });

  test("don't show the starting position where something happens", () => {
    const idle = shown.filter(({ shown: by }) => {
      if (by?.kind !== "position") return false;
      return Object.keys(by.example.orders).length === 0 && by.example.position === null;
    });
    const wrong = idle.filter(({ text }) => ACTS.test(text.replaceAll(NO_ACTS, "")));
    expect(wrong.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  });

  test("don't all share one example", () => {
    const used = new Map<string, string[]>();
    for (const { id, shown: by } of shown)
      if (by?.kind === "position" && by.example.name !== "start")
        used.set(by.example.name, [...(used.get(by.example.name) ?? []), id]);
    expect([...used].filter(([, ids]) => ids.length > MOST_RULES)).toEqual([]);
  });
});

/** An example may show so many rules; more would be a section's worth of them. */
const MOST_RULES = 28;

/** What a rule says that is about something happening on the board. */
const ACTS =
  /\b(order(s|ed)?|mov(e|es|ed|ing)|attack\w*|support\w*|dislodg\w*|retreat\w*|convoy\w*|buil[dt]s?|disband\w*|bounc\w*|kick\w*|alloca\w*|violat\w*|destroy\w*|resol\w*|wins?|stands? off|cuts?|capture[sd]?|must)\b/i;

/** Sentences in which such words say what doesn't happen, or in what order something is listed. */
const NO_ACTS = /\b(alphabetical order|cannot be dislodged|captures nothing|must show ownership)\b/gi;

/** Examples of orders that can't be followed. */
const ABOUT_MISTAKES =
  "impossible impossibleHeld coasts twoMeanings alongTheCoast notOnTheBoard ownSpace through fromOneCoast " +
  "coastOutOfReach balticSkagerrak denmarkBerlin supportInland supportOverseas fleetCarried convoyFromCoast " +
  "onNoRoute retreatBarred wrongBuilds noHome terrain romeVenice supportCarried twoOrders noRoomToBuild supportAtSea " +
  "risingUnordered supportAtSea1935 supportCarried1935 iran bornholm iranNoHome risingUnordered1935 " +
  "favorCap overspent noFavor illegalBid deception cohesion prejudiceAgainst " +
  "prejudiceEqual noRefuge noConvoyInCanals noFleetsOfTheNavy secondWing occupiedOil fromThePerimeter kicked " +
  "stillInside tooManyMoves afterRetaliation whereToBuild";

/** What people are told by an example, which is what the rule says. */
const SHOWS = {
  victory: "Germany has gained control of the board and won",
  twoMeanings: '"Nor" could mean F Bar - Nwy or F Bar - Nrg',
  denmarkBerlin: "A Den",
  supportInland: "cannot support into Serbia",
  headToHead: "head to head with A Mun",
  queue: "A Bur of the same power stayed there",
  staysBetween: "Held against A Mun and A Par",
  heldBySupport: "Bounced 2v2 with A Bur (supported by A Mun)",
  supportOfMover: "A Par was moving, so it could not be supported to hold",
  againstOneself: "support from Germany does not count against its own unit",
  ownUnitBack: "A Mun of the same power stayed there",
  garrisonCut: "Cut by A Mar and A Mun",
  dislodgedFelt: "Bounced 1v1 with A Boh",
  lostButFelt: "A Boh was dislodged by A Mun",
  cutFromTarget: "A Bur was dislodged by A Par",
  supporterDislodged: "A Mar was dislodged by A Pie",
  dislodgedCuts: "Cut by A Bur",
  ownAttack: "A Bur was dislodged by A Par",
  brokenCutsNothing: "F Nrg was dislodged by F Bar",
  otherGoal: "A Lon was not ordered to make that move",
  fleetCarried: "F Lon cannot be convoyed",
  convoyFromCoast: "only fleets at sea can convoy",
  convoySupported: "Bounced 2v2 with F Nth (supported by F Edi)",
  landing: "A Bel was dislodged by A Lon",
  landingStoodOff: "Bounced 1v1 with A Hol",
  onNoRoute: "F Iri is not on any route for that convoy",
  betrayal: "Convoy disrupted by a paradox",
  nowhere: "there was nowhere to retreat",
  retreatsMeet: "A Mar retreated to the same place",
  noRetreatOrdered: "no valid retreat was ordered",
  disbandInstead: "Disbanded as ordered",
  retreatBarred: "A Bur cannot retreat to Marseilles",
  lastSpace: "A Boh had the same only retreat",
  wrongBuilds: "Name the coast: StP/nc or StP/sc",
  noHome: "Holland is not a home center",
  waive: "Build waived",
  eliminated: "none of its power's units could stay",
  disorderRetreat: "Disbanded",
  fleetFirst: "units of its kind are disbanded later",
  byName: "comes later in the alphabet",
  centersLast: "such units go last",
  // committees
  control: "Germany gains control of Europe: 5 points",
  control1935: "Germany gains control of Europe: 5 points",
  countryLost: "Russia has lost its last center and becomes a province of Turkey",
  countryLost1935: "Poland has lost its last center and becomes a province of Germany",
  rising: "Russia rises with the help of 2 units and takes back Moscow and Sevastopol",
  rising1935: "Poland rises with the help of 3 units and takes back Krakow, Prussia, and Silesia",
  risingWeak: "1 unit helped, and at least 2 were needed",
  risingWeak1935: "2 units helped, and at least 3 were needed",
  risingAll: "takes back Constantinople, Ankara, and Smyrna",
  risingAll1935: "Poland rises with the help of 4 units",
  risingSix: "takes back Moscow, Sevastopol, Warsaw, and St. Petersburg",
  risingOccupied: "A Mos is driven out by the rising in Russia",
  risingOccupied1935: "A Kra is driven out by the rising in Poland",
  risingForeign: "not a home center or already named: Ank",
  risingForeign1935: "not a home center or already named: Ber",
  risingPartly: "Moscow would have needed 4",
  risingUnordered: "no valid revival was filed",
  risingUnordered1935: "no valid revival was filed",
  risingAlone: "nobody helped it",
  risingAlone1935: "nobody helped it",
  supportHeld: "Bounced 2v2 with F Bal (supported by F Den)",
  supportElsewhere: "A Mun was not ordered to make that move",
  supportElsewhere1935: "A Cze was not ordered to make that move",
  supportCarried: "A place is missing",
  twoOrders: "A Par was given different orders",
  iran: "Name the coast",
  bornholm: "F Brn cannot reach the Skagerrak",
  iranNoHome: "Iran is not a home center",
  romeVenice: "F Rom cannot support into Venice",
  munichDislodged: "A Mun was dislodged by A Boh",
  bulgariaDislodged: "A Bul was dislodged by A Rum",
  silesiaDislodged: "Cut: dislodged by A Pru",
  munichCuts: "Cut by A Mun",
  tyrrhenianLost: "Convoy disrupted: F Tyn was dislodged",
  // Dissolution
  pointsWon: "Egypt has won by points",
  exiled: "goes into exile",
  whereToBuild: "A wing takes 12 points to build",
  sortie: "Standoff in Suez",
  sortieCuts: "Cut by W Asw",
  disabledByWing: "A Sue was disabled by W Asw",
  disabledCarrier: "Convoy disrupted: W Kra was disabled",
  noDisablingOneself: "A Sue of the same power stayed there",
  relay: "Convoy held",
  delivered: "W Shi was dislodged by A Cai",
  seaAndAir: "A Syr was dislodged by A Sev",
  crisscross: "Criss-cross bounce 2v2",
  crisscrossWon: "Criss-cross bounce 2v3",
  crisscrossHeld: "W Asw was dislodged",
  paradox: "Held instead: its own attack would decide whether it arrives",
  interlocked: "Held instead",
  outbid: "by most points: Poland 2",
  tie: "as the points are tied",
  bidCut: "Cut by W Ram",
  overspent: "only 2 can be spent",
  favorCap: "more than Favor allows (2)",
  noFavor: "more than Favor allows (0)",
  illegalBid: "cannot reach Moscow",
  deception: "from a player who attacks it",
  cohesion: "never acts against its own units",
  prejudiceAgainst: "No help for Iran (Favor 0)",
  prejudiceEqual: "No help for Kazakhstan (Favor 2) against Ukraine (Favor 2)",
  ownCenter: "1 DP counted",
  nuclear: "was kicked from R2m",
  fromTheirTerritory: "attacked W Kra (Russia) from its territory",
  twoViolations: "to the Perimeter R0z",
  unpermitted: "what is done to NATO counts for the US Navy",
  atSea: "F Azo was dislodged",
  navyDisabled: "Iran offended the US Navy",
  finland: "next to its territory (Leningrad)",
  kickedInThePerimeter: "already in the Perimeter",
  retaliation: "Russia destroyed A Ast",
  noRefuge: "cannot retreat to Astrakhan",
  noConvoyInCanals: "F Sue is not at sea",
  noFleetsOfTheNavy: "not allowed into Leningrad",
  secondWing: "only one wing",
  occupiedOil: "No more builds are due",
  builtBefore: "Built",
  noHexLeft: "no other hex was open",
  fromThePerimeter: "can only hold or move",
  kicked: "was kicked this year and must hold",
  stillInside: "has units in the territory of Russia",
  tooManyMoves: "At most 3 embassies",
  afterRetaliation: "lost units to retaliation by Russia",
} as const;

const EXAMPLES = [
  ...CLASSIC.flatMap((example) =>
    ["1971", "2023"].map((rulebook) => ({ example, variant: "classic", rulebook })),
  ),
  ...DISSOLUTION.map((example) => ({ example, variant: "dissolution", rulebook: "2021" })),
  ...COMMITTEE.map((example) => {
    const { borrowed, rulebook = "1901" } = example;
    return borrowed
      ? { example, variant: "classic", rulebook: "2023" }
      : { example, variant: `committee-${rulebook}`, rulebook };
  }),
].map((each) => ({ ...each, name: each.example.name }));

test.each(EXAMPLES)(
  "the example $name of $variant $rulebook can be played",
  ({ example, variant, rulebook }) => {
    const timeline = timelineOf(sandboxOf(example, { variant, rulebook, options: {} }));
    if (!timeline.ok) throw new Error(timeline.error);
    const orders = timeline.value.phases[0].response?.orders ?? [];
    const wrong = orders.filter(({ status }) => status === "invalid" || status === "illegal");
    const isAboutMistakes = ABOUT_MISTAKES.split(" ").includes(example.name);
    expect(wrong.map(({ order, text, why }) => `${order ?? text}: ${why}`)).toHaveLength(
      isAboutMistakes ? Math.max(1, wrong.length) : 0,
    );
    const whys = [...orders, ...(timeline.value.phases[0].response?.events ?? [])].map(({ why }) => why);
    const shows = (SHOWS as Readonly<Record<string, string>>)[example.name];
    const isHere =
      !CLASSIC.includes(example) ||
      rulesOf("classic", rulebook).some((rule) => exampleNaming(CLASSIC, rule.id) === example);
    if (shows !== undefined && isHere) expect(whys.join("\n")).toContain(shows);
  },
);

test("most examples lead the engine to cite a rule that they are an example of", () => {
  const cites = CLASSIC.filter((example) =>
    ["1971", "2023"].some((rulebook) => {
      const timeline = timelineOf(sandboxOf(example, { variant: "classic", rulebook, options: {} }));
      const response = timeline.ok ? timeline.value.phases[0].response : null;
      const ids = [...(response?.orders ?? []), ...(response?.events ?? [])].flatMap(({ rules }) => rules);
      return ids.some((id) => exampleNaming(CLASSIC, id) === example);
    }),
  );
  expect(cites.length / CLASSIC.length).toBeGreaterThanOrEqual(0.4);
});

test("the most exact name of a rule counts", () => {
  const named = (id: string) => exampleNaming(CLASSIC, id)?.name;
  expect([named("CB-66"), named("CB-67"), named("CB-68"), named("CB-")]).toEqual([
    "fromOneCoast",
    "coastSupport",
    "coastOutOfReach",
    undefined,
  ]);
});

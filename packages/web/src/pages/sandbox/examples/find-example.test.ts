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

  test("are mostly shown on a board; those about the room by a primer, and some by nothing", () => {
    const kinds = rules.map((rule) => shownFor({ variant, rulebook }, rule)?.kind);
    const onBoard = kinds.filter((kind) => kind === "position").length / rules.length;
    expect(onBoard).toBeGreaterThanOrEqual({ committee: 0.5, classic: 0.75 }[ledger as string] ?? 1);
  });

  test.runIf(ledger === "classic")("don't show the starting position where something happens", () => {
    const start = rules.filter((rule) => {
      const shown = shownFor({ variant, rulebook }, rule);
      return shown?.kind === "position" && shown.example.name === "start";
    });
    expect(start.length).toBeLessThanOrEqual(14);
  });
});

/** Examples of orders that can't be followed. */
const ABOUT_MISTAKES =
  "impossible impossibleHeld coasts twoMeanings alongTheCoast notOnTheBoard ownSpace through fromOneCoast " +
  "coastOutOfReach balticSkagerrak denmarkBerlin supportInland supportOverseas fleetCarried convoyFromCoast " +
  "onNoRoute retreatBarred wrongBuilds noHome";

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
} as const;

const EXAMPLES = [
  ...CLASSIC.flatMap((example) =>
    ["1971", "2023"].map((rulebook) => ({ example, variant: "classic", rulebook })),
  ),
  ...DISSOLUTION.map((example) => ({ example, variant: "dissolution", rulebook: "2021" })),
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
    const { rules } = timeline.value.table;
    const isHere = rulesOf("classic", rules.rulebook).some(
      (rule) => exampleNaming(CLASSIC, rule.id) === example,
    );
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

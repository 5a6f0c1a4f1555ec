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

  test("are mostly shown on a board; those about the room by a primer", () => {
    const kinds = rules.map((rule) => shownFor({ variant, rulebook }, rule)?.kind);
    const onBoard = kinds.filter((kind) => kind === "position").length / rules.length;
    expect(onBoard).toBeGreaterThanOrEqual(ledger === "committee" ? 0.5 : 1);
  });
});

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
    // One example is about orders that can't be carried out, and one about a coast that isn't named.
    const wrong = orders.filter(({ status }) => status === "invalid" || status === "illegal");
    expect(wrong.map(({ order, text, why }) => `${order ?? text}: ${why}`)).toHaveLength(
      { impossible: 1, impossibleHeld: 1, coasts: 1 }[example.name] ?? 0,
    );
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
  expect(cites.length / CLASSIC.length).toBeGreaterThanOrEqual(0.5);
});

test("the most exact name of a rule counts", () => {
  const named = (id: string) => exampleNaming(CLASSIC, id)?.name;
  expect([named("CB-66"), named("CB-67"), named("CB-68"), named("CB-")]).toEqual([
    "coasts",
    "coastSupport",
    "coasts",
    undefined,
  ]);
});

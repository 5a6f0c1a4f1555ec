import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIFFERENCES, EDITIONS } from "../../games/classic/editions.ts";
import { exampleNamed } from "../../games/find-example.ts";
import { parseLedger } from "../rules/ledger.ts";
import { sandboxOf } from "../sandbox/examples/sandbox-of.ts";
import { timelineOf } from "../sandbox/timeline.ts";
import { isDifferent } from "./editions.ts";

const ledger = parseLedger(
  readFileSync(join(import.meta.dirname, "../../../../../docs/rules/classic.ledger.tsv"), "utf8"),
);
const editionOf = (id: string): string | undefined => ledger.find((rule) => rule.id === id)?.edition;

test("every side of every difference quotes rules of its own edition", () => {
  for (const { topic, older, newer } of DIFFERENCES) {
    for (const id of older) expect(["1971", "both"], `${topic}: ${id}`).toContain(editionOf(id));
    for (const id of newer) expect(["2023", "both"], `${topic}: ${id}`).toContain(editionOf(id));
    expect(
      [...older, ...newer].some((id) => editionOf(id) !== "both"),
      topic,
    ).toBe(true);
  }
});

test("examples of what changes results come out differently, and the others the same", () => {
  const shown = DIFFERENCES.flatMap(({ topic, example }) => {
    const found = example === undefined ? undefined : exampleNamed(EDITIONS[0].variant, example);
    expect(found !== undefined || example === undefined, topic).toBe(true);
    return found ? [{ topic, differs: isDifferent(found) }] : [];
  });
  expect(shown.filter(({ differs }) => differs).map(({ topic }) => topic)).toEqual([
    "routes",
    "convoyCut",
    "landOrSea",
    "convoyRetreat",
    "impossible",
    "removals",
  ]);
  expect(shown.length).toBe(10);
});

test("removals that come out differently are explained differently", () => {
  const example = exampleNamed(EDITIONS[0].variant, "removals");
  const reasons = EDITIONS.map((setup) => {
    const timeline = timelineOf(sandboxOf(example!, setup));
    if (!timeline.ok) throw new Error(timeline.error);
    const events = timeline.value.phases[0].response?.events ?? [];
    return events.filter(({ type }) => type === "disbanded").map(({ why }) => why);
  });
  expect(reasons[0]?.join()).toContain("farther from home than");
  expect(reasons[1]?.join()).not.toContain("home");
});

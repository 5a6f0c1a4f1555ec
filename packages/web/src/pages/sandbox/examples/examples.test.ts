import { describe, expect, test } from "vitest";
import { examplesOf } from "../../../games/find-example.ts";
import { timelineOf } from "../timeline.ts";
import { sandboxOf } from "./sandbox-of.ts";

/** What each example has to show, by the units that get somewhere. */
const MOVED: Readonly<Record<string, readonly string[]>> = {
  standoff: [],
  support: ["A Par - Bur"],
  cut: [],
  convoy: ["A Lon - Nwy"],
  garrison: [],
  rotation: ["A Hol - Bel", "F Bel - Nth", "F Nth - Hol"],
};

describe.each(["1971", "2023"])("the examples of %s", (rulebook) => {
  test.each(examplesOf("classic").cards ?? [])("$name shows what it says", (example) => {
    const timeline = timelineOf(sandboxOf(example, { variant: "classic", rulebook, options: {} }));
    expect(timeline.ok).toBe(true);
    if (!timeline.ok) return;
    const orders = timeline.value.phases[0].response?.orders ?? [];
    expect(orders.filter(({ status }) => status === "illegal" || status === "invalid")).toEqual([]);
    const moved = orders.filter(({ result }) => result === "moved").map(({ order }) => order);
    expect(moved.toSorted()).toEqual(MOVED[example.name]);
  });
});

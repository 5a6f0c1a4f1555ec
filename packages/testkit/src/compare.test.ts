import type { Game, Policies } from "@chancery/engine";
import { expect, test } from "vitest";
import { BOOKS, fuzz } from "./fuzz.ts";

test("both resolvers agree on random situations, half under each book", { timeout: 60_000 }, () => {
  const tally = fuzz(0, 12_000);
  expect(tally.differences.join("\n\n")).toBe("");
  expect(tally.skipped / tally.run).toBeLessThan(0.001);
  // The situations must stay as hard as they are meant to be.
  expect(tally.convoyed / tally.run).toBeGreaterThan(0.5);
  expect(tally.circular / tally.run).toBeGreaterThan(0.1);
  expect(tally.paradoxical / tally.run).toBeGreaterThan(0.05);
});

/** What the rulings call a switch. */
const SWITCHES: readonly ((policies: Policies) => Partial<Policies>)[] = [
  () => ({ convoyProtectsSupport: "none" }),
  () => ({ convoyedAttackCutsSupportAgainstItself: true }),
  ({ convoyedWinnerSilencesLoser }) => ({ convoyedWinnerSilencesLoser: !convoyedWinnerSilencesLoser }),
  ({ impossibleMove }) => ({ impossibleMove: impossibleMove === "hold" ? "still-a-move" : "hold" }),
];

test("both resolvers agree when one of the rulings' switches is turned", { timeout: 60_000 }, () => {
  const turned = BOOKS.flatMap(({ rules, start }) =>
    SWITCHES.map((turn): Game => {
      const policies = { ...rules.policies, ...turn(rules.policies) };
      return { start, rules: { ...rules, policies } };
    }),
  );
  const tally = fuzz(1_000_000, 4_000, turned);
  expect(tally.differences.join("\n\n")).toBe("");
  expect(tally.skipped / tally.run).toBeLessThan(0.001);
});

import type { Policies, Procedure } from "@chancery/engine";

/** What the rulebook says, and where it says nothing, the 2023 rules of Diplomacy (DIS-1.0-1). */
export const POLICIES: Policies = {
  convoyPaths: "declared",
  convoyRoutes: "one-open-suffices",
  convoyProtectsSupport: "none",
  crissCross: true,
  paradox: "first-holds",
  adjacentConvoy: "own-fleet-or-stated",
  convoyedAttackCutsSupportAgainstItself: false,
  retreatToConvoyOrigin: true,
  sharedRetreat: "others-stay-away",
  convoyedWinnerSilencesLoser: false,
  impossibleMove: "hold",
  coasts: "stated-if-doubtful",
  removalGoal: "home",
  removalMetric: "plain",
  removalKinds: ["F", "A", "W"],
  survivors: "centers",
  limitCounts: "centers",
  controlCounts: "centers",
  // Points decide, not centers: see `victoryStep`.
  controlNeeds: Number.POSITIVE_INFINITY,
  controlScope: "power",
};

/** The rulebook is made for correspondence and names no times; these are those of Diplomacy. */
export const PROCEDURE: Procedure = { firstNegotiation: 30, laterNegotiation: 15, writing: 5 };

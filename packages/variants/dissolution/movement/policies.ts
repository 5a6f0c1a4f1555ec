import type { Policies } from "@chancery/engine";

/**
 * How conflicts are resolved: convoys go by declared paths, criss-cross attacks are compared, and of armies
 * whose convoys are a paradox the first by abbreviation holds (DIS-3.10.1-1, DIS-3.11.1-2, DIS-3.11.2-2). The
 * rest is as in the newer rules of the classic game (DIS-1.0-1, R017, R034).
 */
export const MOVEMENT_POLICIES = {
  convoyPaths: "declared",
  convoyRoutes: "any-lost-breaks",
  convoyProtectsSupport: "none",
  crissCross: true,
  paradox: "first-holds",
  adjacentConvoy: "own-fleet-or-stated",
  convoyedAttackCutsSupportAgainstItself: false,
  retreatToConvoyOrigin: true,
  convoyedWinnerSilencesLoser: false,
  impossibleMove: "hold",
  coasts: "stated-if-doubtful",
} as const satisfies Partial<Policies>;

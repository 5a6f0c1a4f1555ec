import type { Policies } from "@chancery/engine";

export const EDITIONS = ["1971", "2023"] as const;
export type Edition = (typeof EDITIONS)[number];

/** Every difference between the two books that resolving or the calendar can notice. */
export const POLICIES: Readonly<Record<Edition, Policies>> = {
  "1971": {
    convoyRoutes: "any-lost-breaks",
    convoyProtectsSupport: "against-any-route",
    adjacentConvoy: "to-exchange",
    convoyedAttackCutsSupportAgainstItself: false,
    retreatToConvoyOrigin: false,
    convoyedWinnerSilencesLoser: true,
    impossibleMove: "still-a-move",
    removalGoal: "home",
    removalMetric: "as-it-travels",
    removalKinds: ["F", "A"],
    survivors: "units",
    limitCounts: "units",
    controlCounts: "centres",
    controlNeeds: 18,
    controlScope: "power",
  },
  "2023": {
    convoyRoutes: "one-open-suffices",
    convoyProtectsSupport: "against-needed-fleet",
    adjacentConvoy: "own-fleet-or-stated",
    convoyedAttackCutsSupportAgainstItself: false,
    retreatToConvoyOrigin: true,
    convoyedWinnerSilencesLoser: false,
    impossibleMove: "hold",
    removalGoal: "owned",
    removalMetric: "plain",
    removalKinds: ["F", "A"],
    survivors: "centres",
    limitCounts: "centres",
    controlCounts: "centres",
    controlNeeds: 18,
    controlScope: "power",
  },
};

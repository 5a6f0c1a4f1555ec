import type { Policies, Procedure } from "@chancery/engine";
import type { ClassicPower } from "./powers.ts";

export const EDITIONS = ["1971", "2023"] as const;
export type Edition = (typeof EDITIONS)[number];

/** Every difference between the two books that resolving or the calendar can notice. */
export const POLICIES: Readonly<Record<Edition, Policies>> = {
  "1971": {
    convoyPaths: "found",
    convoyRoutes: "any-lost-breaks",
    convoyProtectsSupport: "against-any-route",
    crissCross: false,
    paradox: "convoys-fail",
    adjacentConvoy: "to-exchange",
    convoyedAttackCutsSupportAgainstItself: false,
    retreatToConvoyOrigin: false,
    sharedRetreat: "others-disband",
    convoyedWinnerSilencesLoser: true,
    impossibleMove: "still-a-move",
    coasts: "stated-if-doubtful",
    removalGoal: "home",
    removalMetric: "as-it-travels",
    removalKinds: ["F", "A"],
    survivors: "units",
    limitCounts: "units",
    controlCounts: "centers",
    controlNeeds: 18,
    controlScope: "power",
  },
  "2023": {
    convoyPaths: "found",
    convoyRoutes: "one-open-suffices",
    convoyProtectsSupport: "against-needed-fleet",
    crissCross: false,
    paradox: "convoys-fail",
    adjacentConvoy: "own-fleet-or-stated",
    convoyedAttackCutsSupportAgainstItself: false,
    retreatToConvoyOrigin: true,
    sharedRetreat: "others-stay-away",
    convoyedWinnerSilencesLoser: false,
    impossibleMove: "hold",
    coasts: "stated-if-doubtful",
    removalGoal: "owned",
    removalMetric: "plain",
    removalKinds: ["F", "A"],
    survivors: "centers",
    limitCounts: "centers",
    controlCounts: "centers",
    controlNeeds: 18,
    controlScope: "power",
  },
};

/** Half an hour before the first move, a quarter before each later one, five minutes to write (CB-10, CB-14). */
export const PROCEDURE: Procedure = { firstNegotiation: 30, laterNegotiation: 15, writing: 5 };

/** The older book writes Austria-Hungary; the newer one says Austria throughout (C23-1). */
export const TITLES: Readonly<Record<Edition, Readonly<Partial<Record<ClassicPower, string>>>>> = {
  "1971": { Austria: "Austria-Hungary" },
  "2023": {},
};

/** Whether most of what is counted wins at an agreed end, or only if that was agreed as well (C71-III-2, C23-3). */
export const MOST_WINS: Readonly<Record<Edition, boolean>> = { "1971": false, "2023": true };

/** The two editions that are compared, the older one first. */
export const EDITIONS = [
  { variant: "classic", rulebook: "1971", options: {} },
  { variant: "classic", rulebook: "2023", options: {} },
] as const;

/** A subject on which the two editions differ. */
interface Difference<Topic extends string = string> {
  readonly topic: Topic;
  /** Its rules in each book, by their ids. */
  readonly older: readonly string[];
  readonly newer: readonly string[];
  /** The name of an example that can be resolved by both. */
  readonly example?: string;
}

const differences = <const Topic extends string>(rows: readonly Difference<Topic>[]) => rows;

/** Where 1971 and 2023 differ; what changes results comes first. */
export const DIFFERENCES = differences([
  { topic: "routes", older: ["C71-XII.4-1"], newer: ["C23-30"], example: "routes" },
  { topic: "convoyCut", older: ["C71-XII.5-1"], newer: ["C23-32", "C23-33"], example: "otherRoute" },
  {
    topic: "landOrSea",
    older: ["C71-XIV.5-1"],
    newer: ["C23-36", "C23-37", "C23-38"],
    example: "ownConvoy",
  },
  { topic: "convoyRetreat", older: ["CB-131"], newer: ["C23-41"], example: "adjacentConvoy" },
  { topic: "impossible", older: ["C71-VII.4-3"], newer: ["C23-20"], example: "impossibleHeld" },
  {
    topic: "removals",
    older: ["C71-XIV.4-1", "C71-XIV.4-2"],
    newer: ["C23-46", "C23-47", "C23-48"],
    example: "removals",
  },
  { topic: "removalsWho", older: ["CB-156"], newer: ["C23-45"] },
  { topic: "draw", older: ["C71-II-1", "C71-II-2"], newer: ["C23-2"] },
  { topic: "agreedEnd", older: ["C71-III-1", "C71-III-2", "C71-III-3"], newer: ["C23-3", "C23-4", "C23-5"] },
  { topic: "twoPlayers", older: ["C71-XIV.2-3"], newer: ["C23-49"] },
  { topic: "threePlayers", older: ["C71-XIV.2-1", "CB-165"], newer: ["CB-165"] },
  { topic: "startYears", older: ["C71-XIV.2-2"], newer: [] },
  { topic: "coastSupport", older: ["C71-VII.3.b-1"], newer: ["C23-26"], example: "coastSupport" },
  { topic: "mismatch", older: ["CB-97"], newer: ["C23-25"], example: "mismatch" },
  { topic: "brokenConvoy", older: ["C71-XII.3-1"], newer: ["C23-28"], example: "brokenConvoy" },
  { topic: "declining", older: ["C71-XIII.2-1"], newer: ["C23-42"], example: "builds" },
  { topic: "loneRetreat", older: ["C71-XI.1-1"], newer: ["CB-134"] },
  { topic: "winter", older: ["C71-VII.6-1"], newer: ["C23-12"] },
  { topic: "ambiguous", older: ["C71-VII.4-1"], newer: ["C23-17"] },
  { topic: "letter", older: ["C71-SG-1"], newer: ["C23-16"] },
  { topic: "abbreviations", older: ["C71-VII.7-1", "C71-VII.7-2", "C71-Examples-1"], newer: ["C23-10"] },
  { topic: "replacement", older: ["C71-XIV.3-1", "C71-XIV.3-2"], newer: ["CB-161"] },
  { topic: "gameMaster", older: ["C71-VII.5-1", "CB-48"], newer: ["CB-48", "C23-14"] },
  { topic: "colors", older: ["C71-VI.3-1"], newer: ["C23-8"] },
]);

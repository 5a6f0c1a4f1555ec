import type { Routes } from "../board/crossing.ts";

/**
 * What rulebooks decide differently. An edition is a set of these values, nothing else: no code asks
 * which edition is being played. In each union the value of the older book comes first.
 */
export interface Policies {
  /** The way of a convoy: any that the convoying units make, or the one that the army's order declares. */
  readonly convoyPaths: "found" | "declared";
  /** When a convoy with several routes breaks: with the loss of any of them, or of the last. */
  readonly convoyRoutes: "any-lost-breaks" | "one-open-suffices";
  /**
   * The support a convoyed army cannot cut: one aimed at a fleet on any of its possible routes, or at one
   * it cannot do without. `none` leaves everything to the last resort (in a circle, the convoys fail).
   */
  readonly convoyProtectsSupport: "against-any-route" | "against-needed-fleet" | "none";
  /** Whether two convoyed attacks on a unit of each other's convoy are compared like a head to head fight. */
  readonly crissCross: boolean;
  /** Convoys that depend on themselves: all fail, or their armies hold instead, one at a time. */
  readonly paradox: "convoys-fail" | "first-holds";
  /** An army that can walk: sails only to exchange places, or when its own fleet or its order says so. */
  readonly adjacentConvoy: "to-exchange" | "own-fleet-or-stated";
  /** Whether a convoyed attack comes from the sea, and so cuts even support given against its origin. */
  readonly convoyedAttackCutsSupportAgainstItself: boolean;
  /** Whether a unit may retreat to where its convoyed attacker started. */
  readonly retreatToConvoyOrigin: boolean;
  /**
   * When one unit may take the only space left to several: once the others are ordered to disband, or as
   * soon as they don't go there.
   */
  readonly sharedRetreat: "others-disband" | "others-stay-away";
  /** Whether a unit dislodged by a convoyed army has no effect on that army's origin either. */
  readonly convoyedWinnerSilencesLoser: boolean;
  /** Whether an impossible order to a space of the board still counts as an order to move. */
  readonly impossibleMove: "still-a-move" | "hold";
  /** When a fleet's order has to name the coast: always, or only where it could reach several. */
  readonly coasts: "stated" | "stated-if-doubtful";
  /** Distance to what decides which units go first when removals are not ordered. */
  readonly removalGoal: "home" | "owned";
  /** How that distance is counted: as the unit could travel, or by plain adjacency. */
  readonly removalMetric: "as-it-travels" | "plain";
  /** Letters of the kinds of units, in the order in which they go when distances are equal. */
  readonly removalKinds: readonly string[];
  /** Survivors, who share a draw: those with units, or those with centers. */
  readonly survivors: "units" | "centers";
  /** What is counted when an agreed turn or time limit is reached. */
  readonly limitCounts: "units" | "centers";
  /** What is counted towards control of the board. */
  readonly controlCounts: "units" | "centers";
  /** How many of them give control. */
  readonly controlNeeds: number;
  /** Whether the count is that of one power, or of all powers of a player together. */
  readonly controlScope: "power" | "player";
}

/** Whether the loss of any route breaks a convoy; then detours count too. */
export const routesThatCount = ({ convoyRoutes }: Pick<Policies, "convoyRoutes">): Routes =>
  convoyRoutes === "any-lost-breaks" ? "all" : "shortest";

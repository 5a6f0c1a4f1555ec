import type { RoomFacts } from "@chancery/variants";
import { goals as messages } from "../../../messages/goals.ts";
import type { Goal, Room } from "../room.ts";
import { hasJudged } from "../waiting.ts";

/** How it stands with a goal, in few words. */
export interface GoalStanding {
  readonly words: string;
  readonly tone: "good" | "warn" | "bad" | "plain";
}

/** How it stands, for the officer who looks or for a delegation. */
export function standingOf(goal: Goal, officer: string | null): GoalStanding {
  const { status, claim, award, value } = goal;
  switch (status) {
    case "proposed":
      return {
        words: messages(hasJudged(goal, officer) ? "waitingOfficer" : "waitingOfficers"),
        tone: "plain",
      };
    case "returned":
      return { words: messages("returned"), tone: "warn" };
    case "denied":
      return { words: messages("denied"), tone: "bad" };
    case "withdrawn":
      return { words: messages("withdrawn"), tone: "bad" };
  }
  if (award) {
    const { points, isAnnounced } = award;
    const words =
      points === value
        ? messages(isAnnounced ? "awarded" : "awardedSilent", { points })
        : messages(isAnnounced ? "awardedPart" : "awardedPartSilent", { points, value });
    return { words, tone: "good" };
  }
  return claim === null
    ? { words: messages("open"), tone: "plain" }
    : { words: messages("claimedShort"), tone: "warn" };
}

/** Where a goal stands on the officers' page: what they have to answer comes first. */
export const PILES = [
  "judge",
  "claims",
  "judged",
  "open",
  "awarded",
  "returned",
  "denied",
  "withdrawn",
] as const;
export type Pile = (typeof PILES)[number];

/** What an officer has judged waits for another to agree (R80). */
export function pileOf(goal: Goal, officer: string | null): Pile {
  const { status, claim, award } = goal;
  if (status === "proposed") return hasJudged(goal, officer) ? "judged" : "judge";
  if (status !== "allowed") return status;
  if (award) return "awarded";
  return claim === null ? "open" : "claims";
}

export const goalsOf = (goals: readonly Goal[], power: string | null): readonly Goal[] =>
  goals.filter((goal) => goal.power === power);

/** Whether proposals are taken, and what there is to know about it; numbers are the booklet's (R78, R79). */
export interface Proposals {
  readonly isOpen: boolean;
  /** How many more a delegation may make; null if there is no limit. */
  readonly left: number | null;
  /** The moment after which none is taken; null if none is set. */
  readonly until: number | null;
}

export function proposalsOf(
  { goals, proposalsUntil, may }: Room,
  { goals: { proposals } }: RoomFacts,
  power: string | null,
): Proposals {
  const made = goalsOf(goals, power).filter(({ origin }) => origin === "proposed").length;
  return {
    isOpen: may.includes("propose-goal"),
    left: proposals === null ? null : Math.max(0, proposals - made),
    until: proposalsUntil,
  };
}

const isGiven = ({ origin, status }: Goal): boolean => origin === "given" && status !== "withdrawn";

/**
 * Delegations that have not been given all goals they are to get: of those that are present, once there are any.
 * None where the booklet fixes no number.
 */
export function withoutGoals(
  { goals, delegations }: Pick<Room, "goals" | "delegations">,
  { goals: { given } }: RoomFacts,
): readonly { readonly power: string; readonly missing: number }[] {
  if (given === null) return [];
  const present = delegations.filter(({ delegates }) => delegates.length > 0);
  return (present.length > 0 ? present : delegations)
    .map(({ power }) => ({
      power,
      missing: given - goalsOf(goals, power).filter(isGiven).length,
    }))
    .filter(({ missing }) => missing > 0);
}

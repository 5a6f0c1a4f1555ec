type Verdict = "allow" | "deny" | "return";

/** What an officer thinks of a proposal. */
export interface Opinion {
  /** The officer, by id. */
  readonly officer: string;
  readonly verdict: Verdict;
  readonly value: number;
}

/** A political goal of one power, worth points to it alone (MB-8, MB-253). */
export interface Goal {
  /** Says nothing about how many there are: that is nobody's to know. */
  readonly id: string;
  readonly power: string;
  readonly title: string;
  readonly text: string;
  readonly origin: "given" | "proposed";
  readonly status: "proposed" | "returned" | "denied" | "allowed" | "withdrawn";
  /** Fixed when it is given or allowed; 0 before (R80). */
  readonly value: number;
  readonly opinions: readonly Opinion[];
  /** Why it was judged as it was. */
  readonly reason: string;
  /** What the delegation says it has done, while the officers have not answered. */
  readonly claim: string | null;
  readonly award: Award | null;
}

interface Award {
  readonly points: number;
  readonly turn: number;
  readonly reason: string;
  /** Whether everyone has been told (R82). */
  readonly isAnnounced: boolean;
}

export interface Goals {
  readonly goals: readonly Goal[];
  /** The most a power can have from goals; null if there is no limit (M01-70, R83). */
  readonly cap: number | null;
  /** When the event opens, from which the deadline of proposals is counted (R79). */
  readonly opensAt: number | null;
  readonly isReopened: boolean;
}

export const NO_GOALS: Goals = { goals: [], cap: null, opensAt: null, isReopened: false };

export type GoalEvent =
  | {
      readonly type: "points-ruled";
      readonly cap: number | null;
      readonly opensAt: number | null;
      readonly reopen: boolean;
    }
  | {
      readonly type: "goal-given";
      readonly id: string;
      readonly power: string;
      readonly title: string;
      readonly text: string;
      readonly value: number;
    }
  | {
      readonly type: "goal-proposed";
      readonly id: string;
      readonly power: string;
      readonly title: string;
      readonly text: string;
    }
  | {
      readonly type: "goal-edited";
      readonly goal: string;
      readonly title: string;
      readonly text: string;
      readonly value: number;
      readonly reason: string;
    }
  | { readonly type: "goal-withdrawn"; readonly goal: string; readonly reason: string }
  | { readonly type: "goal-reworded"; readonly goal: string; readonly title: string; readonly text: string }
  | {
      readonly type: "goal-judged";
      readonly goal: string;
      readonly opinion: Opinion;
      /** Null while another officer has to agree. */
      readonly outcome: Verdict | null;
      readonly reason: string;
    }
  | { readonly type: "goal-claimed"; readonly goal: string; readonly evidence: string }
  | { readonly type: "claim-refused"; readonly goal: string; readonly reason: string }
  | { readonly type: "goal-awarded"; readonly goal: string; readonly award: Award }
  | { readonly type: "award-announced"; readonly goal: string }
  | {
      readonly type: "points-struck";
      readonly goal: string;
      readonly points: number;
      readonly reason: string;
    };

const OUTCOMES = { allow: "allowed", deny: "denied", return: "returned" } as const;
const UNJUDGED = { opinions: [], reason: "", claim: null, award: null } as const;

export function applyGoal(all: Goals, event: GoalEvent): Goals {
  switch (event.type) {
    case "points-ruled":
      return { ...all, cap: event.cap, opensAt: event.opensAt, isReopened: event.reopen };
    case "goal-given": {
      const { id, power, title, text, value } = event;
      const goal: Goal = { id, power, title, text, origin: "given", status: "allowed", value, ...UNJUDGED };
      return { ...all, goals: [...all.goals, goal] };
    }
    case "goal-proposed": {
      const { id, power, title, text } = event;
      const goal: Goal = {
        id,
        power,
        title,
        text,
        origin: "proposed",
        status: "proposed",
        value: 0,
        ...UNJUDGED,
      };
      return { ...all, goals: [...all.goals, goal] };
    }
    default:
      return {
        ...all,
        goals: all.goals.map((goal) => (goal.id === event.goal ? changed(goal, event) : goal)),
      };
  }
}

function changed(goal: Goal, event: Extract<GoalEvent, { readonly goal: string }>): Goal {
  switch (event.type) {
    case "goal-reworded":
      return { ...goal, title: event.title, text: event.text, status: "proposed", ...UNJUDGED };
    case "goal-edited":
      return { ...goal, title: event.title, text: event.text, value: event.value, reason: event.reason };
    case "goal-withdrawn":
      return { ...goal, status: "withdrawn", claim: null, reason: event.reason };
    case "goal-judged": {
      const { opinion, outcome, reason } = event;
      const others = goal.opinions.filter(({ officer }) => officer !== opinion.officer);
      const judged = { ...goal, opinions: [...others, opinion] };
      if (outcome === null) return judged;
      return { ...judged, status: OUTCOMES[outcome], value: outcome === "allow" ? opinion.value : 0, reason };
    }
    case "goal-claimed":
      return { ...goal, claim: event.evidence };
    case "claim-refused":
      return { ...goal, claim: null, reason: event.reason };
    case "goal-awarded":
      return { ...goal, claim: null, award: event.award };
    case "award-announced":
      return { ...goal, award: goal.award && { ...goal.award, isAnnounced: true } };
    case "points-struck": {
      const left = (goal.award?.points ?? 0) - event.points;
      const { reason } = event;
      return {
        ...goal,
        award: goal.award && left > 0 ? { ...goal.award, points: left, reason } : null,
        reason,
      };
    }
  }
}

/** A power's points from goals. */
export const goalPoints = ({ goals }: Goals, power: string, onlyAnnounced: boolean): number =>
  goals
    .filter((goal) => goal.power === power && (goal.award?.isAnnounced || !onlyAnnounced))
    .reduce((sum, { award }) => sum + (award?.points ?? 0), 0);

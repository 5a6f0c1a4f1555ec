import {
  adjustmentStep,
  captureCenters,
  endDisorder,
  judgeLimitByCenters,
  judgeSpringLimit,
  type PhaseSpec,
  type Rules,
  type State,
  someAdjustment,
  someDislodged,
} from "@chancery/engine";
import type { CommitteeFacts } from "./committees.ts";
import { joinAndMove } from "./insurrections.ts";
import { ownOf } from "./own.ts";
import { retreatBeforeRisings, rise } from "./risings.ts";
import { noteControl, noteLosses } from "./year-end.ts";

const always = (): boolean => true;

const isRetreatNeeded = (rules: Rules, state: State): boolean =>
  someDislodged(rules, state) || ownOf(state).insurrections.length > 0;
const nobodyRetreats = (rules: Rules, state: State): boolean => !someDislodged(rules, state);

/**
 * The year of two turns (MB-35 to MB-39). Insurrections rise when the retreats of their season are over; units they
 * drive out retreat then, in another round of the same phase (R64, R66).
 */
export function yearOf(facts: CommitteeFacts): readonly PhaseSpec[] {
  const retreats = {
    task: "R",
    opening: [],
    isNeeded: isRetreatNeeded,
    playsItself: nobodyRetreats,
    steps: [retreatBeforeRisings, rise(facts)],
    isRepeated: someDislodged,
  } as const;
  return [
    { season: "S", task: "M", opening: [endDisorder], isNeeded: always, steps: [joinAndMove] },
    { season: "S", ...retreats },
    {
      season: "F",
      task: "M",
      opening: [judgeSpringLimit, endDisorder],
      isNeeded: always,
      steps: [joinAndMove],
    },
    { season: "F", ...retreats },
    {
      season: "W",
      task: "A",
      opening: [captureCenters, noteControl(facts), noteLosses, judgeLimitByCenters],
      isNeeded: someAdjustment,
      steps: [adjustmentStep],
    },
  ];
}

import {
  adjustmentStep,
  captureCenters,
  endDisorder,
  judgeControlByCenters,
  judgeControlByUnits,
  judgeLimitByCenters,
  judgeLimitByUnits,
  judgeSpringLimit,
  movementStep,
  type PhaseSpec,
  retreatStep,
  type Step,
  someAdjustment,
  someDislodged,
} from "@chancery/engine";

const always = (): boolean => true;

/** Steps that a game may add to the year. */
export interface Additions {
  readonly beforeSpring?: readonly Step[];
  readonly beforeAdjustments?: readonly Step[];
}

/**
 * The year of two turns: Spring, Fall, and the adjustments of Winter (C23-11, C23-12, C71-VII.6-1). What
 * is counted in units is looked at when adjustments are over, that is, before Spring.
 */
export const yearWith = ({
  beforeSpring = [],
  beforeAdjustments = [],
}: Additions = {}): readonly PhaseSpec[] => [
  {
    season: "S",
    task: "M",
    opening: [judgeControlByUnits, judgeLimitByUnits, ...beforeSpring, endDisorder],
    isNeeded: always,
    steps: [movementStep],
  },
  { season: "S", task: "R", opening: [], isNeeded: someDislodged, steps: [retreatStep] },
  {
    season: "F",
    task: "M",
    opening: [judgeSpringLimit, endDisorder],
    isNeeded: always,
    steps: [movementStep],
  },
  { season: "F", task: "R", opening: [], isNeeded: someDislodged, steps: [retreatStep] },
  {
    season: "W",
    task: "A",
    opening: [captureCenters, judgeControlByCenters, judgeLimitByCenters, ...beforeAdjustments],
    isNeeded: someAdjustment,
    steps: [adjustmentStep],
  },
];

import { endDisorder, type PhaseSpec } from "@chancery/engine";
import { ordersStep } from "./movement.ts";
import type { DissolutionOptions } from "./options.ts";
import { nobodyRetreats, retreatsStep, someRetreats } from "./retaliation.ts";
import { winterStep } from "./winter.ts";
import {
  announceStep,
  captureStep,
  eliminationStep,
  lastYearStep,
  newYearStep,
  victoryStep,
} from "./year-end.ts";

const always = (): boolean => true;

/** Spring, Autumn and Winter (DIS-2.0-1). Centers, victory and elimination are looked at once, after Autumn (R005). */
export function yearOf({ exiles, victoryVP, lastYear }: DissolutionOptions): readonly PhaseSpec[] {
  const orders = [ordersStep({ exiles })];
  const retreats = { isNeeded: someRetreats, playsItself: nobodyRetreats, steps: [retreatsStep] };
  return [
    { season: "S", task: "M", opening: [newYearStep, endDisorder], isNeeded: always, steps: orders },
    { season: "S", task: "R", opening: [], ...retreats },
    { season: "F", task: "M", opening: [endDisorder], isNeeded: always, steps: orders },
    { season: "F", task: "R", opening: [], ...retreats },
    {
      season: "W",
      task: "A",
      opening: [
        captureStep,
        victoryStep(victoryVP),
        lastYearStep(lastYear),
        eliminationStep(exiles),
        announceStep,
      ],
      isNeeded: always,
      steps: [winterStep],
    },
  ];
}

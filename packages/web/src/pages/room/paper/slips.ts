import type { OpenGame } from "@chancery/contract";
import { adjustmentDue, formatUnit, type Power, powerNamed, type State } from "@chancery/engine";
import { isLost } from "@chancery/variants/committee";
import { paper as text } from "../../../messages/paper.ts";
import type { Room } from "../room.ts";

/** A slip of paper on which a delegation writes its orders for a phase. */
export interface Slip {
  readonly power: string;
  readonly delegates: readonly string[];
  /** What the phase asks of it, in a few words. */
  readonly task: string;
  /** What each line begins with. */
  readonly lines: readonly string[];
}

/** Slips for the present phase, for all who have something to write in it (MB-71, MB-243). */
export function slipsOf(
  { rules }: OpenGame,
  state: State,
  delegations: Room["delegations"],
): readonly Slip[] {
  return delegations.flatMap(({ power: name, delegates }): Slip[] => {
    const power = powerNamed(rules, name) as Power;
    const lines = linesOf(rules, state, power);
    return lines.length === 0 ? [] : [{ power: name, delegates, task: taskOf(state, power), lines }];
  });
}

function taskOf(state: State, power: Power): string {
  if (state.phase.task === "R") return text("taskRetreats");
  if (state.phase.task === "A") return text("taskBuilds");
  return isLost(state, power) ? text("taskRevive") : text("taskOrders");
}

function linesOf(rules: OpenGame["rules"], state: State, power: Power): readonly string[] {
  const own = (unit: State["units"][number]): boolean => unit.power === power;
  switch (state.phase.task) {
    case "M":
      return isLost(state, power)
        ? rules.powers[power].homes.map((_, place) => `${place + 1}.`)
        : state.units.filter(own).map((unit) => formatUnit(rules, unit));
    case "R":
      return state.dislodged.flatMap(({ unit }) => (own(unit) ? [`${formatUnit(rules, unit)} R`] : []));
    case "A": {
      const due = adjustmentDue(rules, state, power);
      return Array.from({ length: Math.abs(due) }, () => text(due > 0 ? "build" : "disband"));
    }
  }
}

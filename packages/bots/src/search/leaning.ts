import type { Order, Power, Province } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import { presenceIn, threatTo } from "../dumbbot/presence.ts";

/** What a bot's temper adds to a plan, as a share of the board. */
export function leaningFor(situation: Situation): (plan: readonly Order[]) => number {
  const { rules, state, power, temper } = situation;
  if (!temper || (temper.assault === 0 && temper.guard === 0) || state.phase.task !== "M") return () => 0;
  const { provinceOf } = rules.board;
  const theirs = heldByOthers(situation);
  const threatened = ownThreatened(situation);
  return (plan) => {
    let sum = 0;
    for (const { unit, type, to } of plan) {
      if (unit?.power !== power) continue;
      if (to !== null && theirs.has(provinceOf[to])) sum += temper.assault;
      else if (type !== "move" && threatened.has(provinceOf[unit.at])) sum += temper.guard;
    }
    return sum;
  };
}

/** The provinces with centers or units of other powers. */
function heldByOthers({ rules, state, power }: Situation): ReadonlySet<number> {
  const { provinceOf, centers } = rules.board;
  const isOther = (owner: Power | null): boolean => owner !== null && owner !== power;
  return new Set<number>([
    ...centers.filter((_, index) => isOther(state.owners[index])),
    ...state.units.filter((unit) => isOther(unit.power)).map(({ at }) => provinceOf[at]),
  ]);
}

/** A power's centers that others could enter. */
function ownThreatened({ rules, state, power }: Situation): ReadonlySet<number> {
  const { centers, provinces } = rules.board;
  const presence = presenceIn(rules, state);
  const isThreatened = (center: Province, index: number): boolean =>
    state.owners[index] === power && threatTo(presence, provinces.length, power, center) > 0;
  return new Set(centers.filter(isThreatened));
}

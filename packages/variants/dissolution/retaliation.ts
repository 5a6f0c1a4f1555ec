import {
  type Dislodged,
  type GameEvent,
  type Power,
  type Province,
  retreatStep,
  type State,
  type Step,
  type Unit,
} from "@chancery/engine";
import { seated } from "./bids/ground.ts";
import { toTell, unitName } from "./bids/told.ts";
import { board } from "./board.ts";
import type { SliceId } from "./favor/index.ts";
import { favorWith, including, ownOf, withOwn } from "./own.ts";
import { isPlayer, POWERS, provinceOfUnit, sliceOfPower, territoryOf } from "./powers.ts";

/** The nuclear power that does not bear a player in one of its provinces: Favor is zero (DIS-11.4.2-1). */
function hostIn(state: State, player: Power, province: Province): Power | null {
  const nuclear = territoryOf(province);
  if (nuclear === null || !isPlayer(player) || favorWith(state, player, nuclear) > 0) return null;
  return nuclear;
}

/** The power that destroys a unit in the Retreat phase; null if none does. */
const retaliator = (state: State, unit: Unit): Power | null =>
  hostIn(state, unit.power, provinceOfUnit(unit));

/**
 * Takes from dislodged units the retreats into territory where their player is not welcome, and every retreat from
 * those that stand in such themselves: they are destroyed (DIS-2.1.4-2, R015).
 */
export function barRetreats(state: State): State {
  if (state.dislodged.length === 0) return state;
  const dislodged = state.dislodged.map((each): Dislodged => {
    const { unit } = each;
    const isOpen = (place: number): boolean =>
      hostIn(state, unit.power, board.provinceOf[place] as Province) === null;
    return { ...each, retreats: retaliator(state, unit) === null ? each.retreats.filter(isOpen) : [] };
  });
  return { ...state, dislodged };
}

/** A dislodged unit and a province that it would have been free to retreat to, but for want of Favor. */
interface Barred {
  readonly unit: Unit;
  readonly province: Province;
  readonly host: Power;
}

/** What retreats were taken from units that have others, or none, to choose from; of those that are struck it is said then. */
export function barredEvents(open: State, barred: State): readonly GameEvent[] {
  return open.dislodged.flatMap(({ unit, retreats }, index) => {
    if (retaliator(open, unit) !== null) return [];
    const gone = retreats.filter((place) => !barred.dislodged[index].retreats.includes(place));
    return gone.map((place): GameEvent => {
      const province = board.provinceOf[place] as Province;
      const subject: Barred = { unit, province, host: territoryOf(province) as Power };
      return { type: "own", own: toTell("retreat-barred", subject, barRules, barFacts) };
    });
  });
}

const barRules = (): readonly string[] => ["DIS-2.1.4-2", "DIS-11.4.2-1"];

const barFacts = ({ unit, province, host }: Barred) => ({
  power: POWERS[unit.power].name,
  unit: unitName(unit),
  province: board.provinces[province].id,
  by: POWERS[host].name,
});

/** A unit that retaliation destroys, and the power that does it. */
interface Struck {
  readonly unit: Unit;
  readonly by: Power;
}

/** The units that retaliation destroys, dislodged or not (DIS-2.1.4-5, DIS-11.4.2-2). */
function trespassers(state: State): readonly Struck[] {
  const struck: Struck[] = [];
  const look = (unit: Unit): void => {
    const by = retaliator(state, unit);
    if (by !== null) struck.push({ unit, by });
  };
  for (const unit of state.units) look(unit);
  for (const { unit } of state.dislodged) look(unit);
  return struck;
}

/** Retreats, disbandings and retaliation, all at once (DIS-2.1.4-6): nobody retreats to where someone is destroyed (R014). */
export const retreatsStep: Step = {
  name: "retreats-and-retaliation",
  run: (rules, turn, submissions) => {
    const before = turn.state;
    const struck = trespassers(before);
    const isDoomed = (unit: Unit): boolean => struck.some((each) => each.unit === unit);
    // Neutral powers count as ordered, so it's reported that their units can't retreat.
    const retreated = retreatStep.run(rules, { ...turn, state: seated(before) }, submissions);
    const events = retreated.events.filter((event) => event.type !== "disbanded" || !isDoomed(event.unit));
    const embassies = struck.map(({ unit, by }) => ({
      power: unit.power,
      slice: sliceOfPower(by) as SliceId,
    }));
    const state = {
      ...retreated.state,
      seats: before.seats,
      units: retreated.state.units.filter((unit) => !isDoomed(unit)),
    };
    return {
      ...retreated,
      state: withOwn(state, { retaliated: including(ownOf(state).retaliated, embassies) }),
      events: [...events, ...struck.map(retaliationEvent)],
    };
  },
};

const retaliationEvent = (struck: Struck): GameEvent => ({
  type: "own",
  own: toTell("retaliation", struck, rulesOf, factsOf),
});

const rulesOf = (): readonly string[] => ["DIS-11.4.2-2", "DIS-2.1.4-5"];

const factsOf = ({ unit, by }: Struck) => ({
  power: POWERS[unit.power].name,
  unit: unitName(unit),
  by: POWERS[by].name,
});

/** Whether there is anything to be done in a Retreat phase. */
export const someRetreats = (_rules: unknown, state: State): boolean =>
  state.dislodged.length > 0 || trespassers(state).length > 0;

/** Whether nobody has a choice: what cannot retreat goes, and retaliation asks nobody (R016). */
export const nobodyRetreats = (_rules: unknown, state: State): boolean =>
  state.dislodged.every(({ retreats }) => retreats.length === 0);

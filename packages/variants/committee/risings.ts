import {
  type Dislodged,
  formatUnit,
  type GameEvent,
  type Location,
  type Power,
  type Province,
  type Rules,
  retreatStep,
  retreatsFrom,
  type State,
  type Step,
  type Unit,
} from "@chancery/engine";
import type { CommitteeFacts } from "./committees.ts";
import { formatWish } from "./format-line.ts";
import { type Insurrection, ownOf, withOwn } from "./own.ts";
import { type Won, won } from "./revival.ts";
import { nameOf, told } from "./told.ts";

/** Carries out the retreats; what a standoff left vacant stays barred for units that a rising drives out (R66). */
export const retreatBeforeRisings: Step = {
  name: "retreat",
  run: (rules, turn, submissions) => {
    const { contested } = turn.state;
    const after = retreatStep.run(rules, turn, submissions);
    const isMoreToCome = ownOf(after.state).insurrections.length > 0;
    return isMoreToCome ? { ...after, state: { ...after.state, contested } } : after;
  },
};

/** What the risings have come to so far. */
interface Risen {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * When the retreats of the season are over, the lost countries rise: they take back what their helpers have
 * paid for, build there, and drive out any units there (MB-237, MB-238, R64 to R69).
 */
export const rise = ({ thresholds }: CommitteeFacts): Step => ({
  name: "rise",
  run: (rules, turn) => {
    const { insurrections } = ownOf(turn.state);
    if (insurrections.length === 0) return turn;
    const before: Risen = { state: withOwn(turn.state, { insurrections: [] }), events: turn.events };
    const { state, events } = insurrections.reduce(
      (risen, insurrection) => riseIn(rules, thresholds, risen, insurrection),
      before,
    );
    return { ...turn, state: withRetreats(rules, state), events };
  },
});

function riseIn(
  rules: Rules,
  thresholds: readonly number[],
  { state, events }: Risen,
  { country, help, revival }: Insurrection,
): Risen {
  const helpers = help.reduce((sum, { units }) => sum + units, 0);
  const name = nameOf(rules, country);
  const failed = (code: string, ids: readonly string[], facts = {}): Risen => ({
    state,
    events: [...events, { type: "own", own: told(code, ids, { country: name, helpers, ...facts }) }],
  });
  if (revival === null) return failed("rising-without-order", ["MB-243", "MB-248"]);
  const isOccupied = (center: Province): boolean =>
    state.units.some(({ at }) => rules.board.provinceOf[at] === center);
  const reclaimed = won(thresholds, revival, isOccupied, helpers);
  if (reclaimed.taken.length > 0) return restored(rules, { state, events }, country, helpers, reclaimed);
  if (helpers === 0)
    return failed("rising-too-weak", ["MB-224"], { needed: thresholds[0], isCrowded: false });
  const least = Math.min(...reclaimed.missed.map(({ needed }) => needed));
  const isOutnumbered = helpers < thresholds[0];
  const isCrowded = least > thresholds[0];
  return failed("rising-too-weak", [...(isOutnumbered ? ["MB-232"] : []), ...(isCrowded ? ["MB-234"] : [])], {
    needed: least,
    isCrowded,
  });
}

/** A country again: centers and units; any others there have to go (MB-239). */
function restored(
  rules: Rules,
  { state, events }: Risen,
  country: Power,
  helpers: number,
  { taken, missed }: Won,
): Risen {
  const { provinceOf, centers } = rules.board;
  const reclaimed = taken.map(({ center }) => center);
  const isReclaimed = ({ at }: Unit): boolean => reclaimed.includes(provinceOf[at] as Province);
  const drivenOut = state.units.filter(isReclaimed);
  const newUnits = taken.flatMap(({ unit }): Unit[] => (unit ? [{ power: country, ...unit }] : []));
  const lost = new Map(ownOf(state).lost);
  lost.delete(country);
  const owners = state.owners.map((owner, index) => (reclaimed.includes(centers[index]) ? country : owner));
  const next: State = {
    ...withOwn(state, { lost, ruined: ruinedBy(country, state, owners) }),
    units: [...state.units.filter((unit) => !isReclaimed(unit)), ...newUnits],
    owners,
    dislodged: [
      ...state.dislodged,
      // Where it may go is decided when all have risen; the centers taken back in the same rising are barred (R66).
      ...drivenOut.map(
        (unit): Dislodged => ({
          unit,
          attackedFrom: null,
          retreats: openFrom(rules, state, unit, reclaimed),
        }),
      ),
    ],
  };
  const name = nameOf(rules, country);
  const facts = {
    country: name,
    helpers,
    centres: reclaimed.map((center) => rules.board.provinces[center].id),
    missed: missed.map(({ center }) => rules.board.provinces[center].id),
    lacking: missed.map(({ center, needed }) => ({ province: rules.board.provinces[center].id, needed })),
    units: newUnits.map((unit) => formatWish(rules, { center: provinceOf[unit.at] as Province, unit })),
    drivenOut: drivenOut.map(
      ({ power, kind, at }) => `${nameOf(rules, power)} ${kind.letter} ${rules.board.locations[at].label}`,
    ),
  };
  const rows = ["MB-237", "MB-239", ...(missed.length > 0 ? ["MB-247"] : [])];
  const events2: GameEvent[] = [
    ...events,
    { type: "own", own: told("risen", rows, facts) },
    ...drivenOut.map(
      (unit): GameEvent => ({
        type: "own",
        own: told("driven-out", ["MB-234"], {
          power: nameOf(rules, unit.power),
          unit: formatUnit(rules, unit),
          country: name,
        }),
      }),
    ),
  ];
  return { state: next, events: events2 };
}

/** Powers that lost their last center to a rising; without a new one by the end of Fall they're lost (R41, R43). */
function ruinedBy(country: Power, state: State, owners: State["owners"]): ReadonlyMap<Power, Power> {
  const robbed = state.owners.filter((owner) => owner !== null && !owners.includes(owner));
  return new Map([...ownOf(state).ruined, ...robbed.map((owner) => [owner as Power, country] as const)]);
}

const openFrom = (rules: Rules, state: State, unit: Unit, reclaimed: readonly Province[]): Location[] =>
  retreatsFrom(rules, state, unit, {
    isTaken: (province) => reclaimed.includes(province),
    attackedFrom: null,
    contested: state.contested,
  });

/** Leaves of the places that are open by themselves those in which nobody stands after all risings. */
function withRetreats(rules: Rules, state: State): State {
  const { provinceOf } = rules.board;
  const taken = new Set(state.units.map(({ at }) => provinceOf[at]));
  return {
    ...state,
    dislodged: state.dislodged.map((each) => ({
      ...each,
      retreats: each.retreats.filter((at) => !taken.has(provinceOf[at])),
    })),
    contested: state.dislodged.length > 0 ? state.contested : [],
  };
}

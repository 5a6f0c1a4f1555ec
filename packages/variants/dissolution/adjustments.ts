import {
  type AdjustmentRules,
  adjustmentStep,
  type GameEvent,
  ownReason,
  type Power,
  type Province,
  type State,
  type Step,
  type Unit,
  unitsOf,
} from "@chancery/engine";
import { told } from "./bids/told.ts";
import { board, centerIn, neighborsOf, placeIn, provinceNamed } from "./board.ts";
import { MINOR_KINDS, PLAYER_WING } from "./kinds.ts";
import { MINORS } from "./neutrals.ts";
import { ownOf, withOwn } from "./own.ts";
import { effectivePoints, unitCount } from "./points.ts";
import { isPlayer, POWERS, powerNamed, provinceOfUnit } from "./powers.ts";

/** Points needed to build a wing (DIS-4.4-2). */
const WING_POINTS = 12;

/** As many units as half the effective points, built where earlier builds lead, and one wing at most (DIS-4.2-1, DIS-4.3-1, DIS-4.4-1). */
export const ADJUSTMENTS: AdjustmentRules = {
  allowance: (_rules, state, power) =>
    isPlayer(power) ? unitCount(effectivePoints(state, power)) : unitsOf(state, power),
  whyNot: (_rules, state, power, kind, province, taken) => {
    if (!isEligible(state, power, province)) return ownReason(notEligible(power, province));
    if (kind !== PLAYER_WING) return null;
    const hasWing = state.units.some((unit) => unit.power === power && unit.kind === PLAYER_WING);
    if (hasWing || taken.some((built) => built.kind === PLAYER_WING))
      return ownReason(told("one-wing", ["DIS-4.4-1"], { power: POWERS[power].name }));
    const points = effectivePoints(state, power);
    if (points >= WING_POINTS) return null;
    const facts = { power: POWERS[power].name, points, needed: WING_POINTS };
    return ownReason(told("wing-needs-points", ["DIS-4.4-2"], facts));
  },
};

/** Home centers, those next to one, and those next to a center in which the player built in an earlier year (R047). */
function isEligible(state: State, power: Power, center: Province): boolean {
  const { homes } = POWERS[power];
  if (homes.includes(center)) return true;
  const anchors = [...homes, ...(ownOf(state).builtIn[power] ?? [])];
  return anchors.some((anchor) => neighborsOf(anchor).includes(center));
}

const notEligible = (power: Power, province: Province) =>
  told("not-eligible", ["DIS-4.3-2", "DIS-4.3-3", "DIS-4.3-4"], {
    power: POWERS[power].name,
    province: board.provinces[province].id,
  });

/** Builds and disbandings; it is kept where everyone built (DIS-4.3-5). */
export const buildStep: Step = {
  name: "builds-and-disbands",
  run: (rules, turn, submissions) => {
    const adjusted = adjustmentStep.run(rules, turn, submissions);
    const built = adjusted.state.units.filter((unit) => !turn.state.units.includes(unit));
    const builtIn = ownOf(turn.state).builtIn.map((known, power) => {
      const here = built.filter((unit) => unit.power === power).map(provinceOfUnit);
      return [...known, ...here.filter((province) => !known.includes(province))];
    });
    return { ...adjusted, state: withOwn(adjusted.state, { builtIn }) };
  },
};

/** The centers of minor powers and whose they are. */
const MINOR_CENTERS: readonly (readonly [Province, Power])[] = MINORS.flatMap(({ name, units }) =>
  units.map((unit) => [provinceNamed(unit.slice(2)), powerNamed(name)] as const),
);

/** Minor powers raise their armies again where nobody has claimed the center and nobody stands (DIS-4.5-1, DIS-4.5-2, R052). */
export const rebuildStep: Step = {
  name: "rebuild-minor-armies",
  run: (_rules, turn) => {
    const { state } = turn;
    const rebuilt = MINOR_CENTERS.filter(
      ([center]) =>
        state.owners[centerIn(center)] === null &&
        !state.units.some((unit) => provinceOfUnit(unit) === center),
    ).map(([center, power]): Unit => ({ power, kind: MINOR_KINDS[0], at: placeIn(center) }));
    if (rebuilt.length === 0) return turn;
    const events = [...turn.events, ...rebuilt.map(rebuiltEvent)];
    return { ...turn, state: { ...state, units: [...state.units, ...rebuilt] }, events };
  },
};

function rebuiltEvent(unit: Unit): GameEvent {
  const facts = { power: POWERS[unit.power].name, unit: `A ${board.locations[unit.at].label}` };
  return { type: "own", own: told("rebuilt", ["DIS-4.5-1"], facts) };
}

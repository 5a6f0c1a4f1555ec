import {
  type Ending,
  type GameEvent,
  type Power,
  type State,
  type Step,
  survivors,
  type Turn,
} from "@chancery/engine";
import { told, toTell } from "./bids/told.ts";
import { board, centerIn } from "./board.ts";
import { withdraw } from "./favor/index.ts";
import { isExile, ownOf, withOwn } from "./own.ts";
import { effectivePoints, nominalPoints, unitCount } from "./points.ts";
import { isPlayer, PLAYER_POWERS, POWERS, provinceOfUnit } from "./powers.ts";

/** Control of centers passes to the players whose units stand there; neutral powers capture nothing (DIS-2.1.5-1, DIS-4.6-1). */
export const captureStep: Step = {
  name: "capture-centers",
  run: (_rules, turn) => {
    const { state } = turn;
    const owners = [...state.owners];
    for (const unit of state.units) {
      const center = centerIn(provinceOfUnit(unit));
      if (center >= 0 && isPlayer(unit.power)) owners[center] = unit.power;
    }
    const events = [...turn.events];
    for (const [center, power] of owners.entries()) {
      const from = state.owners[center];
      if (power !== null && power !== from)
        events.push({ type: "captured", power, province: board.centers[center], from });
    }
    return { ...turn, state: { ...state, owners }, events };
  },
};

const end = (turn: Turn, ending: Ending): Turn => ({
  ...turn,
  state: { ...turn.state, ending },
  events: [...turn.events, { type: "ended", ending }],
});

/** A power with enough effective points, and more than anyone else, wins (DIS-1.5-1 to DIS-1.5-3, R003, R004). */
export const victoryStep = (needed: number): Step => ({
  name: "judge-victory",
  run: (_rules, turn) => {
    const totals = PLAYER_POWERS.map((power) => effectivePoints(turn.state, power));
    const most = Math.max(...totals);
    if (most < needed) return turn;
    const leaders = PLAYER_POWERS.filter((power) => totals[power] === most);
    const events = [...turn.events, contestEvent({ leaders, totals, most, needed })];
    if (leaders.length > 1) return { ...turn, events };
    return end({ ...turn, events }, { how: "victory", winners: leaders, by: "points" });
  },
});

interface Contest {
  readonly leaders: readonly Power[];
  /** By player. */
  readonly totals: readonly number[];
  readonly most: number;
  readonly needed: number;
}

const contestEvent = (contest: Contest): GameEvent => ({
  type: "own",
  own: toTell("enough-points", contest, contestRules, contestFacts),
});

const contestRules = ({ leaders }: Contest): readonly string[] =>
  leaders.length > 1 ? ["DIS-1.5-3"] : ["DIS-1.5-1", "DIS-1.5-2"];

/** Who has enough points and, where that is only one, who comes next. */
function contestFacts({ leaders, totals, most, needed }: Contest) {
  const named = (powers: readonly Power[]): string[] => powers.map((power) => POWERS[power].name);
  const facts = { powers: named(leaders), points: most, needed };
  if (leaders.length > 1) return { ...facts, next: [], nextPoints: most };
  const second = Math.max(...totals.filter((points) => points < most));
  return {
    ...facts,
    next: named(PLAYER_POWERS.filter((power) => totals[power] === second)),
    nextPoints: second,
  };
}

/** Ends the game with the year that was agreed to be its last: all survivors share a draw, if draws are played (R006). */
export const lastYearStep = (lastYear: number | null): Step => ({
  name: "judge-last-year",
  run: (rules, turn) => {
    const { ending, phase } = turn.state;
    if (ending || lastYear === null || phase.year < lastYear) return turn;
    if (rules.limit.draws === false) return end(turn, { how: "stopped" });
    return end(turn, { how: "draw", sharers: survivors(rules, turn.state) });
  },
});

/**
 * Players who control no center are out: their embassies and the units they may have left are gone (DIS-2.1.5-5,
 * DIS-2.1.5-8, R007). Who only counts no points, because the US Navy is there, is not (DIS-2.1.5-6).
 */
export const eliminationStep = (exiles: boolean): Step => ({
  name: "eliminate",
  run: (_rules, turn) => {
    const { state } = turn;
    const out = PLAYER_POWERS.filter((power) => !isExile(state, power) && !state.owners.includes(power));
    if (state.ending || out.length === 0) return turn;
    const favor = out.reduce(withdraw, ownOf(state).favor);
    const units = state.units.filter(({ power }) => !out.includes(power));
    const events = out.flatMap((power): GameEvent[] => [
      { type: "eliminated", power },
      ...(exiles ? [exileEvent(power)] : []),
    ]);
    return { ...turn, state: withOwn({ ...state, units }, { favor }), events: [...turn.events, ...events] };
  },
});

function exileEvent(power: Power): GameEvent {
  const { name } = POWERS[power];
  return { type: "own", own: told("exiled", ["DIS-2.1.5-7", "DIS-5.3-1"], { power: name }) };
}

/** Says how many points and units everyone has a right to (DIS-2.1.5-9). */
export const announceStep: Step = {
  name: "announce-unit-counts",
  run: (_rules, turn) => {
    const { state } = turn;
    if (state.ending) return turn;
    const own = toTell("unit-counts", state, countRules, (counted) => ({ counts: rowsOf(counted) }));
    return { ...turn, events: [...turn.events, { type: "own", own }] };
  },
};

const countRules = (): readonly string[] => ["DIS-2.1.5-9", "DIS-4.2-1"];

const rowsOf = (state: State) =>
  PLAYER_POWERS.filter((power) => !isExile(state, power)).map((power) => rowOf(state, power));

function rowOf(state: State, power: Power) {
  const points = effectivePoints(state, power);
  const nominal = nominalPoints(state, power);
  return {
    power: POWERS[power].name,
    points,
    units: unitCount(points),
    ...(nominal !== points && { blockedByUSNavy: nominal - points }),
  };
}

/** Spring begins a new year: embassies kicked or struck last year are free again (DIS-11.5.3-1, DIS-11.5.3-3). */
export const newYearStep: Step = {
  name: "new-year",
  run: (_rules, turn) => ({ ...turn, state: withOwn(turn.state, { kicked: [], retaliated: [] }) }),
};

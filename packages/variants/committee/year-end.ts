import { centersOf, type GameEvent, type Power, type Rules, type Step, type Turn } from "@chancery/engine";
import { CONTROL_POINTS, type CommitteeFacts } from "./committees.ts";
import { ownOf, withOwn } from "./own.ts";
import { nameOf, told } from "./told.ts";

const powersOf = (rules: Rules): Power[] => [...rules.powers.keys()].map((index) => index as Power);

/**
 * The first power with enough centers gains control of Europe and five points, which stay; play continues (MB-5 to
 * MB-7, R40, R107).
 */
export const noteControl = ({ control: needed }: CommitteeFacts): Step => ({
  name: "note-control",
  run: (rules, turn) => {
    const { control } = ownOf(turn.state);
    const gained = powersOf(rules).filter(
      (power) => !control.includes(power) && centersOf(turn.state, power) >= needed,
    );
    if (gained.length === 0) return turn;
    const events = gained.map((power): GameEvent => {
      const facts = {
        power: nameOf(rules, power),
        points: CONTROL_POINTS,
        centres: centersOf(turn.state, power),
      };
      return { type: "own", own: told("control", ["MB-5", "MB-6"], facts) };
    });
    return {
      ...turn,
      state: withOwn(turn.state, { control: [...control, ...gained] }),
      events: [...turn.events, ...events],
    };
  },
});

/**
 * A country that has no center when ownership is settled after a Fall is lost; the units it may have left are removed
 * in the adjustments that follow (MB-216, R41, R42).
 */
export const noteLosses: Step = {
  name: "note-losses",
  run: (rules, turn) => {
    const { lost, ruined } = ownOf(turn.state);
    const gone = powersOf(rules).filter((power) => !lost.has(power) && centersOf(turn.state, power) === 0);
    if (gone.length === 0 && ruined.size === 0) return turn;
    const overlords = gone.map((country) => [country, overlordOf(turn, country)] as const);
    return {
      ...turn,
      state: withOwn(turn.state, { lost: new Map([...lost, ...overlords]), ruined: new Map() }),
      events: [...turn.events, ...overlords.map(([country, overlord]) => tellLoss(rules, country, overlord))],
    };
  },
};

/**
 * The power that took most of what was left, or rose in the last of it; null in a tie, where the officers name
 * one (MB-218, R43).
 */
function overlordOf({ events, state }: Turn, country: Power): Power | null {
  const takers = events.flatMap((event) =>
    event.type === "captured" && event.from === country ? [event.power] : [],
  );
  if (takers.length === 0) return ownOf(state).ruined.get(country) ?? null;
  const counts = [...Map.groupBy(takers, (taker) => taker)].map(([power, { length }]) => ({ power, length }));
  const most = Math.max(...counts.map(({ length }) => length));
  const first = counts.filter(({ length }) => length === most);
  return first.length === 1 ? first[0].power : null;
}

function tellLoss(rules: Rules, country: Power, overlord: Power | null): GameEvent {
  const facts = {
    country: nameOf(rules, country),
    overlord: overlord === null ? null : nameOf(rules, overlord),
  };
  return { type: "own", own: told("lost", ["MB-216", "MB-218"], facts) };
}

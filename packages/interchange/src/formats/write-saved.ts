import {
  adjustmentDue,
  buildSites,
  buildsOpen,
  formatUnit,
  type PositionJson,
  type Power,
  type Rules,
  type State,
} from "@chancery/engine";
import { complete } from "../complete.ts";
import type { GameRecord, RecordedMessage, RecordedPhase } from "../record.ts";
import type { ReplayedGame, ReplayedPhase } from "../replay.ts";
import { type Dialect, MAPS } from "./dialect.ts";
import { orderInCapitals, placeInCapitals, unitInCapitals } from "./names.ts";
import type { Saved, SavedMessage, SavedPhase, SavedState } from "./saved-schema.ts";

/** Writes a game as other programs save it, with what our engine knows of positions and results. */
export function writeSaved(dialect: Dialect, record: GameRecord, replayed: ReplayedGame): Saved {
  const { rules } = replayed.game;
  const { id, variant, rulebook, options, phases } = complete(record, replayed);
  const written = replayed.phases.map((played, index) => writePhase(dialect, rules, phases[index], played));
  const last = replayed.phases.at(-1);
  const end = phases[written.length - 1]?.next as PositionJson | undefined;
  return {
    ...(id !== undefined && { id }),
    map: mapOf(variant),
    rules: [],
    phases: last && end ? [...written, lastPhase(rules, last.after, end)] : written,
    ...(end && outcomeOf(end)),
    chancery: {
      variant,
      rulebook,
      options: { ...options },
      ...(end?.winner !== undefined && { winner: [...[end.winner].flat()] }),
      ...(end?.draw && { draw: [...end.draw] }),
    },
  };
}

/** What other programs call the board; for boards they don't know, what we call the game. */
const mapOf = (variant: string): string => Object.keys(MAPS).find((map) => MAPS[map] === variant) ?? variant;

function writePhase(
  dialect: Dialect,
  rules: Rules,
  { phase, orders, results = {}, messages = [] }: RecordedPhase,
  { before, sheets }: ReplayedPhase,
): SavedPhase {
  const lines: Record<string, string[]> = {};
  for (const { name, neutral } of rules.powers) if (!neutral) lines[name.toUpperCase()] = [];
  for (const [power, sheet] of sheets)
    lines[rules.powers[power].name.toUpperCase()] = sheet.map(
      ({ reading, text }) => (reading.ok && orderInCapitals(rules, reading.value)) || text,
    );
  const quiet = Object.keys(orders).length === 0 ? [] : before.units.map((unit) => unitName(rules, unit));
  return {
    name: phase,
    state: writeState(rules, before, phase),
    orders: lines,
    results: { ...Object.fromEntries(quiet.map((unit) => [unit, []])), ...writable(results) },
    messages: messages.flatMap((message) => writeMessage(dialect, phase, message)),
  };
}

const writable = (results: NonNullable<RecordedPhase["results"]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(results).map(([unit, words]) => [unit, [...words]]));

const unitName = (rules: Rules, unit: State["units"][number]): string =>
  unitInCapitals(formatUnit(rules, unit));

function writeState(rules: Rules, state: State, name: string): SavedState {
  const { board } = rules;
  const place = (at: number): string => placeInCapitals(board.locations[at].label);
  const each = <T>(value: (power: Power) => T): Record<string, T> =>
    Object.fromEntries(
      rules.powers.flatMap(({ name: power, neutral }, index) =>
        neutral ? [] : [[power.toUpperCase(), value(index as Power)]],
      ),
    );
  const dislodgedOf = (power: Power) => state.dislodged.filter(({ unit }) => unit.power === power);
  return {
    name,
    units: each((power) => [
      ...state.units.filter((unit) => unit.power === power).map((unit) => unitName(rules, unit)),
      ...dislodgedOf(power).map(({ unit }) => `*${unitName(rules, unit)}`),
    ]),
    centers: each((power) => board.centers.filter((_, index) => state.owners[index] === power).map(place)),
    homes: each((power) => rules.powers[power].homes.map(place)),
    retreats: each((power) =>
      Object.fromEntries(
        dislodgedOf(power).map(({ unit, retreats }) => [unitName(rules, unit), retreats.map(place)]),
      ),
    ),
    builds: each((power) => {
      const due = state.phase.task === "A" ? adjustmentDue(rules, state, power) : 0;
      return {
        count: due > 0 ? buildsOpen(rules, state, power) : due,
        homes: due > 0 ? buildSites(rules, state, power).map(place) : [],
      };
    }),
  };
}

/** The position that the game came to, as a phase without orders. */
const lastPhase = (rules: Rules, after: State, { phase }: PositionJson): SavedPhase => ({
  name: phase,
  state: writeState(rules, after, phase),
  orders: {},
  results: {},
  messages: [],
});

/** The last phase and who won or shared in the draw, as py-diplomacy keeps it while a game is played. */
function outcomeOf({ phase, winner, draw }: PositionJson): { outcome?: string[] } {
  const sharers = draw ?? (winner === undefined ? [] : [winner].flat());
  return phase === "COMPLETED" ? { outcome: [phase, ...sharers.map((power) => power.toUpperCase())] } : {};
}

function writeMessage(
  { everyone, tick }: Dialect,
  phase: string,
  { from, to, text, time }: RecordedMessage,
): SavedMessage[] {
  const recipients = to === "all" ? [everyone] : to.map((power) => power.toUpperCase());
  return recipients.map((recipient) => ({
    sender: from.toUpperCase(),
    recipient,
    message: text,
    phase,
    ...(time !== undefined && { time_sent: Math.round(time / tick) }),
    ...(recipients.length > 1 && { group: [...recipients] }),
  }));
}

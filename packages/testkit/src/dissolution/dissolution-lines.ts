import { type Explanation, explain } from "@chancery/contract";
import { programWords } from "@chancery/contract/program-words";
import {
  createNotation,
  formatUnit,
  kindOf,
  type Location,
  movementStep,
  type Order,
  type Power,
  readOrder,
  type State,
  type Unit,
  type Verdict,
} from "@chancery/engine";
import { codeOf, DISSOLUTION } from "./dissolution.ts";

/** The outcome of one order, and how it's worded. */
export interface Told extends Explanation {
  readonly status: Verdict["status"];
  /** All that applies: `bounced`, `cut, disabled`. */
  readonly results: string;
}

/** Moves of Dissolution that have been resolved, with short questions about them. */
export interface Resolved {
  readonly state: State;
  /** The outcome of the order given to a unit: "A Cai". */
  readonly order: (unit: string) => Told;
  /** Everyone in place afterwards: "EG A Khm". */
  readonly units: readonly string[];
  readonly dislodged: readonly string[];
  /** `RU A Mos by UK A Khk`. */
  readonly disabled: readonly string[];
  /** Provinces to which nobody retreats, for someone's move into them bounced. */
  readonly standoffs: readonly string[];
  readonly retreats: (unit: string) => readonly string[];
}

const { rules, start } = DISSOLUTION;
const { board, powers } = rules;
const notation = createNotation(rules);

const unitIn = (line: string): string => line.trim().split(/\s+/).slice(0, 2).join(" ");
const named = (unit: Unit): string => `${codeOf(unit.power)} ${formatUnit(rules, unit)}`;

function powerNamed(name: string): Power {
  const power = powers.findIndex((each) => each.name === name || each.aliases.includes(name));
  if (power < 0) throw new Error(`no power ${name}`);
  return power as Power;
}

/** `A Cai` of a power, where that is. */
function placeUnit(name: string, text: string): Unit {
  const [letter, id] = text.split(" ");
  const power = powerNamed(name);
  const kind = kindOf(rules, power, letter);
  const at = board.provinces.findIndex((province) => province.id === id) as Location;
  if (!kind || at < 0) throw new Error(`no unit ${name} ${text}`);
  return { power, kind, at };
}

/**
 * Resolves moves written as in the rulebook, where the orders also tell where everyone stands: `A Cai - Asw - Khm`
 * under the power's code. A line with nothing but a unit is a unit without an order.
 */
export function resolveLines(lines: Readonly<Record<string, readonly string[]>>): Resolved {
  const entries = Object.entries(lines);
  const units = entries.flatMap(([name, texts]) => texts.map((text) => placeUnit(name, unitIn(text))));
  const state: State = { ...start, units };
  const verdictOf = new Map<string, Order>();
  const submissions = new Map<Power, Order[]>();
  for (const [name, texts] of entries) {
    const power = powerNamed(name);
    for (const text of texts) {
      if (text === unitIn(text)) continue;
      const order = readOrder(notation, state, power, text);
      if (!order.ok) throw new Error(`${text}: ${order.error.code}`);
      verdictOf.set(unitIn(text), order.value);
      submissions.set(power, [...(submissions.get(power) ?? []), order.value]);
    }
  }
  const turn = movementStep.run(rules, { state, verdicts: new Map(), events: [] }, submissions);
  return {
    state: turn.state,
    order: (unit) => {
      const order = verdictOf.get(unit);
      const verdict = order && turn.verdicts.get(order);
      if (!verdict) throw new Error(`no order of ${unit}`);
      return {
        status: verdict.status,
        results: verdict.results.join(", "),
        ...explain(programWords("en"), rules, verdict.reason),
      };
    },
    units: turn.state.units.map(named).sort(),
    dislodged: turn.state.dislodged.map(({ unit }) => named(unit)).sort(),
    disabled: turn.events
      .flatMap((event) => (event.type === "disabled" ? [`${named(event.unit)} by ${named(event.by)}`] : []))
      .sort(),
    standoffs: turn.state.contested.map((province) => board.provinces[province].id).sort(),
    retreats: (unit) => {
      const lost = turn.state.dislodged.find((each) => formatUnit(rules, each.unit) === unit);
      if (!lost) throw new Error(`${unit} is not dislodged`);
      return lost.retreats.map((location) => board.locations[location].label);
    },
  };
}

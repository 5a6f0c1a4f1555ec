import type { Location } from "../board/board.ts";
import type { Rules } from "../rulebook/rules.ts";
import { formatPhase } from "../state/phase.ts";
import type { Ending, State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import { formatUnit } from "./format.ts";

/** A position in names, as it is exchanged with other programs. A game may have fields of its own beside these. */
export interface PositionJson {
  /** `S1901M`, or `COMPLETED` when the game is over. */
  readonly phase: string;
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly centers: Readonly<Record<string, readonly string[]>>;
  readonly dislodged?: readonly DislodgedJson[];
  readonly contested?: readonly string[];
  /** The powers each player plays, where that is not one each. */
  readonly seats?: readonly (readonly string[])[];
  readonly closed?: readonly string[];
  readonly civilDisorder?: readonly string[];
  readonly winner?: string | readonly string[];
  readonly draw?: readonly string[];
}

/** A dislodged unit in names, and where it may retreat. */
export interface DislodgedJson {
  readonly power: string;
  readonly unit: string;
  readonly attackedFrom?: string;
  readonly retreats: readonly string[];
}

const COMPLETED = "COMPLETED";

/** Writes a position in names, one way for each: units by power and name. Empty lists that say nothing are left out. */
export function formatPosition(rules: Rules, state: State): PositionJson {
  const { board } = rules;
  const label = (location: number): string => board.locations[location].label;
  const unit = (each: Unit): string => formatUnit(rules, each);
  const power = (index: Power): string => rules.powers[index].name;
  const inOrder = (places: readonly Location[]): string[] => places.map(label).sort();
  const played = rules.powers.filter(({ neutral }) => !neutral);
  const everyOne = state.seats.every((seat) => seat.length === 1) && state.seats.length === played.length;
  return {
    phase: state.ending ? COMPLETED : formatPhase(state.phase),
    units: byPower(rules, (index) => state.units.filter((each) => each.power === index).map(unit)),
    centers: byPower(rules, (index) => board.centers.filter((_, i) => state.owners[i] === index).map(label)),
    ...(state.dislodged.length > 0 && {
      dislodged: state.dislodged
        .toSorted((a, b) => a.unit.power - b.unit.power || (unit(a.unit) < unit(b.unit) ? -1 : 1))
        .map(
          (each): DislodgedJson => ({
            power: power(each.unit.power),
            unit: unit(each.unit),
            ...(each.attackedFrom !== null && { attackedFrom: label(each.attackedFrom) }),
            retreats: inOrder(each.retreats),
          }),
        ),
    }),
    ...(state.contested.length > 0 && { contested: state.contested.map(label) }),
    ...(!everyOne && { seats: state.seats.map((seat) => seat.map(power)) }),
    ...(state.closed.length > 0 && { closed: state.closed.map(label) }),
    ...(state.disorder.length > 0 && { civilDisorder: state.disorder.map(power) }),
    ...(state.ending && formatEnding(state.ending, power)),
    ...rules.own?.formatState(rules, state),
  };
}

function formatEnding(
  ending: Ending,
  power: (index: Power) => string,
): Pick<PositionJson, "winner" | "draw"> {
  if (ending.how === "draw") return { draw: ending.sharers.map(power) };
  if (ending.how === "stopped") return {};
  const winners = ending.winners.map(power);
  return { winner: winners.length === 1 ? winners[0] : winners };
}

/** A list for every power, even an empty one: it should show who is out of the game. */
function byPower(rules: Rules, list: (power: Power) => string[]): Record<string, string[]> {
  const lists = rules.powers.map(({ name, neutral }, index) => ({
    name,
    neutral,
    items: list(index as Power).sort(),
  }));
  return Object.fromEntries(
    lists
      .filter(({ neutral, items }) => !neutral || items.length > 0)
      .map(({ name, items }) => [name, items]),
  );
}

import type { Location, Province } from "../board/board.ts";
import { formatUnit } from "../notation/format.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { Power, Unit } from "../state/unit.ts";

/** How things are called in a sentence. */
export interface Namer {
  readonly unit: (unit: Unit) => string;
  readonly units: (units: readonly Unit[]) => string;
  readonly power: (power: Power) => string;
  readonly province: (province: Province | null) => string;
  readonly places: (places: readonly Location[], joint?: string) => string;
  readonly list: (words: readonly string[], joint?: string) => string;
}

export function namer(rules: Rules): Namer {
  const { locations, provinces } = rules.board;
  const unit = (each: Unit): string => formatUnit(rules, each);
  return {
    unit,
    units: (units) => enumerate(units.map(unit)),
    power: (power) => rules.powers[power].name,
    province: (province) => (province === null ? "that place" : provinces[province].name),
    places: (places, joint) =>
      enumerate(
        places.map((place) => locations[place].label),
        joint,
      ),
    list: enumerate,
  };
}

/** "A", "A and B", "A, B and C". */
function enumerate(words: readonly string[], joint = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${joint} ${words[words.length - 1]}`;
}

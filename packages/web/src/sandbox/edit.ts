import type { PositionJson } from "@chancery/engine";
import {
  fail,
  formatPosition,
  type Location,
  ok,
  type Phase,
  type Power,
  type Province,
  type Result,
  type Rules,
  type State,
  type Unit,
  type UnitKind,
  unitIn,
} from "@chancery/engine";

/** What a press on the board does while the position is being edited. */
export type Tool =
  | { readonly type: "unit"; readonly power: Power; readonly kind: UnitKind }
  | { readonly type: "owner"; readonly power: Power | null }
  | { readonly type: "move"; readonly from: Province | null }
  | { readonly type: "remove" };

/** Applies a tool to a province: the new position, a choice of coasts, or why it cannot be done. */
export function edit(
  rules: Rules,
  state: State,
  tool: Tool,
  province: Province,
  coast?: Location,
): Result<State | { readonly coasts: readonly Location[] }, string> {
  const { provinceOf, provinces, centres } = rules.board;
  const { name, coasts } = provinces[province];
  const standing = unitIn(state, provinceOf, province);
  switch (tool.type) {
    case "owner": {
      const index = centres.indexOf(province);
      if (index < 0) return fail(`${name} is no supply centre`);
      return ok({ ...state, owners: state.owners.with(index, tool.power) });
    }
    case "remove":
      return standing ? ok(without(state, standing)) : fail(`There is no unit in ${name}`);
    case "unit": {
      const { power, kind } = tool;
      if (standing?.power === power && standing.kind === kind && coast === undefined && coasts.length === 0)
        return ok(without(state, standing));
      return put(rules, state, { power, kind }, province, coast);
    }
    case "move": {
      const moved = tool.from === null ? undefined : unitIn(state, provinceOf, tool.from);
      if (!moved) return standing ? ok(state) : fail(`There is no unit in ${name}`);
      return put(rules, without(state, moved), moved, province, coast);
    }
  }
}

const without = (state: State, gone: Unit): State => ({
  ...state,
  units: state.units.filter((unit) => unit !== gone),
});

function put(
  rules: Rules,
  state: State,
  { power, kind }: Pick<Unit, "power" | "kind">,
  province: Province,
  coast: Location | undefined,
): Result<State | { readonly coasts: readonly Location[] }, string> {
  const { provinceOf, provinces } = rules.board;
  const { name, terrain, coasts } = provinces[province];
  if (kind.way === "land" && terrain === "sea") return fail(`An army cannot stand in ${name}`);
  if (kind.way === "water" && terrain === "inland") return fail(`A fleet cannot stand in ${name}`);
  if (kind.way === "water" && coasts.length > 0 && coast === undefined) return ok({ coasts });
  const rest = state.units.filter((unit) => provinceOf[unit.at] !== province);
  const at = coast ?? (province as number as Location);
  return ok({ ...state, units: [...rest, { power, kind, at }] });
}

/** The phases that a position can be set to: retreats follow only from play. */
export const editablePhases = ({ year }: Rules): readonly Pick<Phase, "season" | "task">[] =>
  year.filter(({ task }) => task !== "R").map(({ season, task }) => ({ season, task }));

/** Sets the phase; what only belongs to retreats goes. */
export const withPhase = (state: State, phase: Phase): State => ({
  ...state,
  phase,
  dislodged: [],
  contested: [],
});

export const asPosition = (rules: Rules, state: State): PositionJson =>
  formatPosition(rules, { ...state, ending: null });

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
  retreatsFrom,
  type State,
  type Unit,
  type UnitKind,
  unitIn,
} from "@chancery/engine";
import { powerName } from "../../../messages/power-name.ts";
import { sandbox as text } from "../../../messages/sandbox.ts";

/** What a press on the board does while the position is being edited. */
export type Tool =
  | { readonly type: "unit"; readonly power: Power; readonly kind: UnitKind }
  | { readonly type: "owner"; readonly power: Power | null }
  | { readonly type: "move"; readonly from: Province | null }
  /** Takes a unit's place for another: first the one that loses it, then the one that takes it. */
  | { readonly type: "dislodge"; readonly victim: Province | null }
  /** Whether a standoff left a space vacant, so that nobody may retreat there (CB-132). */
  | { readonly type: "standoff" }
  | { readonly type: "remove" };

type Edited = Result<State | { readonly coasts: readonly Location[] }, string>;

/** Applies a tool to a province: the new position, a choice of coasts, or why it cannot be done. */
export function edit(rules: Rules, state: State, tool: Tool, province: Province, coast?: Location): Edited {
  const edited = apply(rules, state, tool, province, coast);
  return edited.ok && "units" in edited.value
    ? ok(implied(rules, state, withRetreats(rules, edited.value)))
    : edited;
}

/** A changed position with what the change implies by the game's own rules. */
const implied = (rules: Rules, before: State, after: State): State =>
  rules.own?.afterEdit?.(rules, before, after) ?? after;

function apply(rules: Rules, state: State, tool: Tool, province: Province, coast?: Location): Edited {
  const { provinceOf, provinces, centers } = rules.board;
  const { name, coasts } = provinces[province];
  const standing = unitIn(state, provinceOf, province);
  switch (tool.type) {
    case "owner": {
      const index = centers.indexOf(province);
      if (index < 0) return fail(text("notACenter", { province: name }));
      return ok({ ...state, owners: state.owners.with(index, tool.power) });
    }
    case "dislodge": {
      if (!standing) return fail(text("noUnitIn", { province: name }));
      const victim = tool.victim === null ? undefined : unitIn(state, provinceOf, tool.victim);
      if (!victim || tool.victim === null) return ok(state);
      if (victim === standing) return fail(text("pickAttacker", { province: name }));
      return dislodge(rules, state, victim, standing, coast);
    }
    case "standoff": {
      if (state.dislodged.length === 0) return fail(text("standoffNeedsDislodged"));
      if (standing) return fail(text("occupiedAnyway", { province: name }));
      const isThere = state.contested.includes(province);
      const rest = state.contested.filter((each) => each !== province);
      return ok({ ...state, contested: isThere ? rest : [...rest, province] });
    }
    case "remove": {
      const lost = state.dislodged.find(({ unit }) => provinceOf[unit.at] === province);
      if (lost) return ok({ ...state, dislodged: state.dislodged.filter((each) => each !== lost) });
      return standing ? ok(without(state, standing)) : fail(text("noUnitIn", { province: name }));
    }
    case "unit": {
      const { power } = tool;
      // A letter means a power's own kind of unit.
      const kind = (rules.powers[power].kinds ?? rules.kinds).find(
        ({ letter }) => letter === tool.kind.letter,
      );
      if (!kind) return fail(text("hasNoKind", { power: powerName(rules.powers[power].name) }));
      if (standing?.power === power && standing.kind === kind && coast === undefined && coasts.length === 0)
        return ok(without(state, standing));
      return putIn(rules, state, { power, kind }, province, coast);
    }
    case "move": {
      const moved = tool.from === null ? undefined : unitIn(state, provinceOf, tool.from);
      if (!moved) return standing ? ok(state) : fail(text("noUnitIn", { province: name }));
      return putIn(rules, without(state, moved), moved, province, coast);
    }
  }
}

/** One unit goes where another stands, which has to retreat. */
function dislodge(
  rules: Rules,
  state: State,
  victim: Unit,
  attacker: Unit,
  coast: Location | undefined,
): Edited {
  const { provinceOf } = rules.board;
  const place = provinceOf[victim.at] as Province;
  const put = putIn(rules, without(without(state, victim), attacker), attacker, place, coast);
  if (!put.ok || !("units" in put.value)) return put;
  const attackedFrom = provinceOf[attacker.at] as Province;
  const others = put.value.dislodged.filter(({ unit }) => provinceOf[unit.at] !== place);
  const { season, year } = state.phase;
  return ok({
    ...put.value,
    phase: { season, year, task: "R" },
    dislodged: [...others, { unit: victim, attackedFrom, retreats: [] }],
  });
}

/** Where the dislodged may go depends on who stands where. Without any there is nothing to retreat. */
function withRetreats(rules: Rules, state: State): State {
  const { provinceOf } = rules.board;
  const { season, year, task } = state.phase;
  if (state.dislodged.length === 0)
    return task === "R" ? { ...state, phase: { season, year, task: "M" }, contested: [] } : state;
  const taken = new Set(state.units.map(({ at }) => provinceOf[at]));
  const isTaken = (province: Province): boolean => taken.has(province);
  const contested = state.contested.filter((province) => !isTaken(province));
  return {
    ...state,
    contested,
    dislodged: state.dislodged.map((each) => ({
      ...each,
      retreats: retreatsFrom(rules, state, each.unit, {
        isTaken,
        attackedFrom: each.attackedFrom,
        contested,
      }),
    })),
  };
}

const without = (state: State, gone: Unit): State => ({
  ...state,
  units: state.units.filter((unit) => unit !== gone),
});

function putIn(
  rules: Rules,
  state: State,
  { power, kind }: Pick<Unit, "power" | "kind">,
  province: Province,
  coast: Location | undefined,
): Edited {
  const { provinceOf, provinces } = rules.board;
  const { name, terrain, coasts } = provinces[province];
  if (kind.way === "land" && terrain === "sea") return fail(text("noArmyIn", { province: name }));
  if (kind.way === "water" && terrain === "inland") return fail(text("noFleetIn", { province: name }));
  if (kind.way === "water" && coasts.length > 0 && coast === undefined) return ok({ coasts });
  const rest = state.units.filter((unit) => provinceOf[unit.at] !== province);
  const at = coast ?? (province as number as Location);
  return ok({ ...state, units: [...rest, { power, kind, at }] });
}

/** The phases that a position can be set to: retreats only while there is something to retreat. */
export const editablePhases = ({ year }: Rules, state: State): readonly Pick<Phase, "season" | "task">[] =>
  year
    .filter(({ task }) => (task === "R") === state.dislodged.length > 0)
    .map(({ season, task }) => ({ season, task }));

/** Sets the phase; what only belongs to retreats stays with them. */
export const withPhase = (rules: Rules, state: State, phase: Phase): State =>
  implied(
    rules,
    state,
    phase.task === "R" ? { ...state, phase } : { ...state, phase, dislodged: [], contested: [] },
  );

/** A board without any unit. */
export function cleared(rules: Rules, state: State): State {
  const { task, ...rest } = state.phase;
  const empty = { ...state, units: [], dislodged: [], contested: [] };
  return implied(rules, state, { ...empty, phase: { ...rest, task: task === "R" ? "M" : task } });
}

export const asPosition = (rules: Rules, state: State): PositionJson =>
  formatPosition(rules, { ...state, ending: null });

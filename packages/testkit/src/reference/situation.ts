import type { Board, Convoy, Hold, Move, Province, Rules, State, Support, Unit } from "@chancery/engine";

export type MovementOrder = Hold | Move | Support | Convoy;

/** Something to resolve: a position in a movement phase, what was ordered, and by which rules. */
export interface Situation {
  readonly rules: Rules;
  readonly state: State;
  /** Legal orders, at most one for each unit. A unit without one holds. */
  readonly orders: readonly MovementOrder[];
  /** Impossible moves. Where these still count as moves, their units cannot be supported in holding. */
  readonly stray: readonly Move[];
}

export const provinceOf = (board: Board, unit: Unit): Province => board.provinceOf[unit.at] as Province;

export function formatUnit(board: Board, unit: Unit): string {
  return `${unit.kind.letter} ${board.locations[unit.at].label}`;
}

export function formatOrder(board: Board, order: MovementOrder): string {
  const unit = formatUnit(board, order.unit);
  const target = order.target ? formatUnit(board, order.target) : "";
  const to = order.to === null ? "" : ` - ${board.locations[order.to].label}`;
  switch (order.type) {
    case "hold":
      return `${unit} H`;
    case "move":
      return `${unit}${order.path.map((link) => ` - ${board.provinces[link].id}`).join("")}${to}${order.viaConvoy ? " via convoy" : ""}`;
    case "support":
      return `${unit} S ${target}${to}`;
    case "convoy":
      return `${unit} C ${target}${to}`;
  }
}

/** The whole situation for people, one line for each unit. */
export function formatSituation({ rules: { board }, state, orders, stray }: Situation): string {
  const lines = state.units.map((unit) => {
    const order = orders.find((candidate) => candidate.unit === unit);
    const lost = stray.find((candidate) => candidate.unit === unit);
    const said = order
      ? formatOrder(board, order)
      : lost
        ? `${formatOrder(board, lost)} (impossible)`
        : "no order";
    return `  power ${unit.power}: ${formatUnit(board, unit)}: ${said}`;
  });
  const shared = state.seats.filter((seat) => seat.length > 1).map((seat) => seat.join("+"));
  if (shared.length > 0) lines.push(`  played by one player: ${shared.join(", ")}`);
  if (state.closed.length > 0) {
    lines.push(`  closed: ${state.closed.map((province) => board.provinces[province].id).join(", ")}`);
  }
  return lines.join("\n");
}

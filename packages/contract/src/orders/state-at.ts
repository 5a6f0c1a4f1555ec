import {
  ok,
  type PositionFault,
  type PositionJson,
  type Result,
  type Rules,
  readPosition,
  type State,
} from "@chancery/engine";
import type { OpenGame } from "../open-variant.ts";

/** States by the positions they were read from, which never change. */
const read = new WeakMap<
  PositionJson,
  { readonly rules: Rules; readonly phase: string; readonly state: State }
>();

/**
 * The engine's state for a position that it wrote itself, or its faults. A position after the
 * end of a game has no phase to play: name the one that the game ended in.
 */
export function stateAt(
  { rules, notation, start }: OpenGame,
  position: PositionJson,
  phase: string = position.phase,
): Result<State, readonly PositionFault[]> {
  const known = read.get(position);
  if (known?.rules === rules && known.phase === phase) return ok(known.state);
  const state = readPosition(notation, start, { ...position, phase });
  if (state.ok) read.set(position, { rules, phase, state: state.value });
  return state;
}

import { formatPosition, type PositionJson } from "../notation/wire.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";

/** Who is looking. Someone who plays several powers is the viewer of all of them. */
export type Viewer =
  | { readonly kind: "player"; readonly powers: readonly Power[] }
  | { readonly kind: "referee" }
  | { readonly kind: "spectator" }
  | { readonly kind: "projector" };

/** What each power has submitted for the phase in progress. Kept apart from the position, and secret. */
export type Sealed = ReadonlyMap<Power, readonly string[]>;

/** What someone may see, in names. Nothing of a game reaches anyone except as a view. */
export interface View {
  readonly variant: string;
  readonly rulebook: string;
  readonly position: PositionJson;
  /** Orders of the phase in progress, of those powers whose orders the viewer may see. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
}

/** The one way from a game to a screen (CB-34). It is built by allow-list: what is not put in stays out. */
export function view(rules: Rules, state: State, sealed: Sealed, viewer: Viewer): View {
  const orders: Record<string, readonly string[]> = {};
  for (const [power, lines] of [...sealed].sort(([a], [b]) => a - b)) {
    if (maySeeOrders(viewer, power)) orders[rules.powers[power].name] = lines;
  }
  return { variant: rules.variant, rulebook: rules.rulebook, position: formatPosition(rules, state), orders };
}

/** Before they are revealed, only their author and the referee see orders. */
function maySeeOrders(viewer: Viewer, power: Power): boolean {
  return viewer.kind === "referee" || (viewer.kind === "player" && viewer.powers.includes(power));
}

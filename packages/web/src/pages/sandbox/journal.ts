import type { Orders } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import { isSilent, type Sandbox } from "./sandbox.ts";

/** A sandbox and the phase of it that is looked at. */
export interface Moment {
  readonly sandbox: Sandbox;
  readonly at: number;
}

/** The sandbox as it is, as it was, and as it was before things were undone. */
export interface Journal {
  readonly past: readonly Moment[];
  readonly present: Moment;
  readonly future: readonly Moment[];
  /** Typing continues: the next typed change belongs to the same step. */
  readonly typing: boolean;
}

export type Change =
  /** The orders of the phase in progress; `typed` ones count as one step until something else is done. */
  | { readonly type: "order"; readonly orders: Orders; readonly typed?: boolean }
  | { readonly type: "resolve" }
  | { readonly type: "go"; readonly at: number }
  /** Takes a played phase up again. What came after it is dropped. */
  | { readonly type: "reopen" }
  /** Sets the position of the phase looked at. What came after it is dropped. */
  | { readonly type: "place"; readonly position: PositionJson; readonly orders: Orders }
  /** Another sandbox in place of this one. */
  | { readonly type: "load"; readonly sandbox: Sandbox }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

const MOST_KEPT = 200;

export const openJournal = (sandbox: Sandbox, at = sandbox.phases.length - 1): Journal => ({
  past: [],
  present: { sandbox, at },
  future: [],
  typing: false,
});

export const isPlayed = ({ sandbox, at }: Moment): boolean => at < sandbox.phases.length - 1;

/** Whether going back to a phase would drop anything that someone wrote. */
export const wouldDrop = ({ sandbox, at }: Moment): boolean =>
  sandbox.phases.slice(at + 1).some((phase, index) => index > 0 || !isSilent(phase) || phase.position);

export function change(journal: Journal, action: Change): Journal {
  const { past, present, future } = journal;
  switch (action.type) {
    case "undo": {
      const before = past.at(-1);
      if (!before) return journal;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], typing: false };
    }
    case "redo": {
      const [next, ...rest] = future;
      if (!next) return journal;
      return { past: [...past, present], present: next, future: rest, typing: false };
    }
    case "go": {
      const at = Math.max(0, Math.min(present.sandbox.phases.length - 1, action.at));
      return at === present.at ? journal : { ...journal, present: { ...present, at }, typing: false };
    }
    default: {
      const next = applied(present, action);
      if (next === present) return journal;
      const typed = action.type === "order" && action.typed === true;
      const kept = typed && journal.typing ? past : [...past, present].slice(-MOST_KEPT);
      return { past: kept, present: next, future: [], typing: typed };
    }
  }
}

function applied(moment: Moment, action: Exclude<Change, { type: "undo" | "redo" | "go" }>): Moment {
  const { sandbox, at } = moment;
  const { phases } = sandbox;
  const upTo = (last: Partial<Sandbox["phases"][number]>): Moment => ({
    sandbox: { ...sandbox, phases: [...phases.slice(0, at), { ...phases[at], ...last }] },
    at,
  });
  switch (action.type) {
    case "order":
      return isPlayed(moment) ? moment : upTo({ orders: action.orders });
    case "resolve":
      if (isPlayed(moment)) return moment;
      return { sandbox: { ...sandbox, phases: [...phases, { orders: {} }] }, at };
    case "reopen":
      return isPlayed(moment) ? upTo({}) : moment;
    case "place":
      return upTo({ position: action.position, orders: action.orders });
    case "load":
      return { sandbox: action.sandbox, at: action.sandbox.phases.length - 1 };
  }
}

import { asResolved } from "@chancery/contract/orders";
import { createContext, useContext, useEffect, useMemo, useReducer } from "react";
import { pluginOf } from "../../games/parts.ts";
import { resultsInWords } from "../../orders/entry/announce.ts";
import type { OrderEditor } from "../../orders/entry/order-editor.ts";
import { useOrders } from "../../orders/entry/use-orders.ts";
import { type Change, change, isPlayed, type Journal } from "./journal.ts";
import type { Sandbox } from "./sandbox.ts";
import { saveSandbox } from "./saved.ts";
import { entryOf, type Timeline, timelineOf } from "./timeline.ts";

/** What the parts of the sandbox share besides its orders. */
export interface SandboxContextValue {
  readonly journal: Journal;
  readonly sandbox: Sandbox;
  readonly at: number;
  readonly timeline: Timeline;
  dispatch(action: Change): void;
  resolve(): void;
}

export const SandboxContext = createContext<SandboxContextValue | null>(null);

export function useSandbox(): SandboxContextValue {
  const sandbox = useContext(SandboxContext);
  if (!sandbox) throw new Error("no sandbox here");
  return sandbox;
}

/** Opens a sandbox: what is ordered in it, and all else that can be done with it. */
export function useSandboxPage(
  initial: () => Journal,
  /** Keeps the sandbox as it is after every change. */
  keep: (sandbox: Sandbox) => void = saveSandbox,
): { editor: OrderEditor; box: SandboxContextValue } {
  const [journal, dispatch] = useReducer(change, null, initial);
  const { sandbox, at } = journal.present;
  const timeline = useMemo(() => timelineOrThrow(sandbox), [sandbox]);
  const resolved = isPlayed(journal.present);
  const phase = useMemo(() => {
    const played = timeline.phases[at];
    return resolved ? asResolved(timeline.table, played) : played;
  }, [timeline, at, resolved]);
  const entry = useMemo(() => entryOf(timeline, phase), [timeline, phase]);
  const plugin = pluginOf(sandbox.setup.variant);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is kept when it has changed
  useEffect(() => {
    keep(sandbox);
  }, [sandbox]);

  const actions = useMemo(
    () => ({
      store: (orders: Sandbox["phases"][number]["orders"], typed?: boolean) =>
        dispatch({ type: "order", orders, ...(typed && { typed }) }),
      undo: () => dispatch({ type: "undo" }),
      redo: () => dispatch({ type: "redo" }),
    }),
    [],
  );
  const editor = useOrders({
    game: timeline.table,
    plugin,
    phase,
    entry,
    resolved,
    isClosed: false,
    orders: sandbox.phases[at].orders,
    keeps: ({ orders }) => orders,
    ...actions,
    canUndo: journal.past.length > 0,
    canRedo: journal.future.length > 0,
    hasUndoBar: true,
  });
  const resolve = (): void => {
    dispatch({ type: "resolve" });
    editor.cancel();
    if (phase.response) editor.tell(resultsInWords(phase.response));
  };
  return { editor, box: { journal, sandbox, at, timeline, dispatch, resolve } };
}

function timelineOrThrow(sandbox: Sandbox): Timeline {
  const timeline = timelineOf(sandbox);
  if (!timeline.ok) throw new Error(timeline.error);
  return timeline.value;
}

import { asResolved, ordersIn, type PlayedOn } from "@chancery/contract/orders";
import { type Power, powerNamed } from "@chancery/engine";
import { useMemo, useState } from "react";
import { pluginOf } from "../../games/parts.ts";
import { saveSolved } from "../../lib/learning.ts";
import type { OrderEditor } from "../../orders/entry/order-editor.ts";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";
import { useOrders } from "../../orders/entry/use-orders.ts";
import { type OpenTask, openTask } from "./attempt.ts";
import { type Miss, missesOf } from "./goal.ts";
import { happenedInWords } from "./happened.ts";
import type { Lesson, Task } from "./lessons/lesson.ts";
import { useSteps } from "./use-steps.ts";

/** What was tried, and how far it is from the goal. */
export interface Outcome {
  readonly played: PlayedOn;
  readonly misses: readonly Miss[];
}

/** A task in progress, besides its orders. */
export interface TaskInHand {
  /** Null while orders are being written. */
  readonly outcome: Outcome | null;
  readonly isAgreed: boolean;
  /** The orders were given away. */
  readonly isShown: boolean;
  agree(): void;
  resolve(): void;
  tryAgain(): void;
  show(): void;
}

/** Opens a task: what is ordered in it, and what comes of that. */
export function useTask(lesson: Lesson, task: Task): { editor: OrderEditor; inHand: TaskInHand } {
  const open = useMemo(() => opened(lesson, task), [lesson, task]);
  const { rules } = open.game;
  const { orders, ...steps } = useSteps();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isAgreed, setAgreed] = useState(task.talk?.agreed !== undefined);
  const [isShown, setShown] = useState(false);
  const written = useMemo(() => open.written(orders), [open, orders]);
  const phase = useMemo(
    () => (outcome ? asResolved(open.game, outcome.played) : written),
    [open, outcome, written],
  );
  const entry = useMemo<OrderEntry>(
    () => ({
      rules,
      state: phase.state,
      orders: ordersIn(phase.lines),
      powers: new Set([powerNamed(rules, lesson.power) as Power]),
    }),
    [rules, phase, lesson],
  );
  const editor = useOrders({
    game: open.game,
    plugin: pluginOf(lesson.setup.variant),
    phase,
    entry,
    resolved: outcome !== null,
    isClosed: false,
    orders,
    keeps: ({ orders: typed }) => typed,
    ...steps,
    hasUndoBar: true,
  });
  return {
    editor,
    inHand: {
      outcome,
      isAgreed,
      isShown,
      agree: () => setAgreed(true),
      resolve: () => {
        const played = open.resolved(orders, isAgreed);
        const misses = missesOf(task.goal, lesson.power, rules, played);
        if (misses.length === 0) saveSolved(task.name);
        editor.cancel();
        setOutcome({ played, misses });
        if (played.response) editor.tell(happenedInWords(lesson.power, played.response));
      },
      tryAgain: () => {
        setOutcome(null);
        setShown(false);
      },
      show: () => {
        setOutcome(null);
        setShown(true);
        setAgreed(isAgreed || task.talk !== undefined);
        steps.store({ [lesson.power]: task.solution });
      },
    },
  };
}

function opened(lesson: Lesson, task: Task): OpenTask {
  const open = openTask(lesson, task);
  if (!open.ok) throw new Error(open.error);
  return open.value;
}

import { asResolved, type Orders, ordersIn, play } from "@chancery/orders";
import { openPuzzle, PUZZLE_GAME, type Puzzle } from "@chancery/puzzles";
import { useEffect, useMemo, useRef, useState } from "react";
import { pluginOf } from "../../../games/parts.ts";
import { saveSolved } from "../../../lib/learning.ts";
import { words } from "../../../messages/words.ts";
import { resultsInWords } from "../../../orders/announce.ts";
import type { OrderEditor } from "../../../orders/order-editor.ts";
import type { OrderEntry } from "../../../orders/order-entry.ts";
import { useOrders } from "../../../orders/use-orders.ts";
import { useSteps } from "../use-steps.ts";
import { type Answer, prove } from "./proving.ts";
import { solvedName } from "./solved.ts";

/** A puzzle in progress, besides its orders. */
export interface PuzzleInHand {
  readonly isChecking: boolean;
  /** What came of checking; null while orders are being written, "failed" if it couldn't be done. */
  readonly answer: Answer | "failed" | null;
  /** The number of the reply on the board. */
  readonly shown: number;
  /** The orders were given away. */
  readonly isGivenAway: boolean;
  check(): void;
  tryAgain(): void;
  giveAway(): void;
  showReply(number: number): void;
}

const NO_REPLY: Orders = {};

export function usePuzzle(puzzle: Puzzle): { editor: OrderEditor; inHand: PuzzleInHand } {
  const { game, state, goal } = useMemo(() => openPuzzle(puzzle), [puzzle]);
  const { orders, ...steps } = useSteps();
  const [answer, setAnswer] = useState<PuzzleInHand["answer"]>(null);
  const [isChecking, setChecking] = useState(false);
  const [shown, setShown] = useState(0);
  const [isGivenAway, setGivenAway] = useState(false);
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);
  const isResolved = answer !== null && answer !== "failed";
  const phase = useMemo(() => {
    const own = { [puzzle.power]: orders[puzzle.power] ?? [] };
    const reply = isResolved ? (answer.replies[shown] ?? NO_REPLY) : NO_REPLY;
    const played = play(words, game, state, { ...reply, ...own });
    if (!played.ok) throw new Error(played.error);
    return isResolved ? asResolved(game, played.value) : played.value;
  }, [puzzle, game, state, orders, answer, isResolved, shown]);
  const entry = useMemo<OrderEntry>(
    () => ({
      rules: game.rules,
      state: phase.state,
      orders: ordersIn(phase.lines),
      powers: new Set([goal.power]),
    }),
    [game, phase, goal],
  );
  const editor = useOrders({
    game,
    plugin: pluginOf(PUZZLE_GAME.variant),
    phase,
    entry,
    resolved: isResolved,
    isClosed: isChecking,
    orders,
    keeps: ({ orders: typed }) => typed,
    ...steps,
    hasUndoBar: true,
  });
  const check = (): void => {
    editor.cancel();
    setChecking(true);
    setShown(0);
    const lines = orders[puzzle.power] ?? [];
    cancel.current = prove({ puzzle, lines }, (proof) => {
      setChecking(false);
      setAnswer(proof ?? "failed");
      if (proof?.verdict === "forced" && !isGivenAway) saveSolved(solvedName(puzzle));
      if (phase.response) editor.tell(resultsInWords(phase.response));
    });
  };
  return {
    editor,
    inHand: {
      isChecking,
      answer,
      shown,
      isGivenAway,
      check,
      tryAgain: () => {
        setAnswer(null);
        setGivenAway(false);
      },
      giveAway: () => {
        setAnswer(null);
        setGivenAway(true);
        steps.store({ [puzzle.power]: puzzle.solution });
      },
      showReply: setShown,
    },
  };
}

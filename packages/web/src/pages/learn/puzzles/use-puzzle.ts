import { openPuzzle, PUZZLE_GAME, type Puzzle } from "@chancery/analysis/puzzles";
import { asResolved, type Orders, ordersIn, type PlayedOn, play } from "@chancery/contract/orders";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { pluginOf } from "../../../games/parts.ts";
import { saveSolved } from "../../../lib/learning.ts";
import { words } from "../../../messages/words.ts";
import type { OrderEditor } from "../../../orders/entry/order-editor.ts";
import type { OrderEntry } from "../../../orders/entry/order-entry.ts";
import { useOrders } from "../../../orders/entry/use-orders.ts";
import { happenedInWords } from "../happened.ts";
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
  /** The phase with these orders and a reply to them. */
  const playedAgainst = useCallback(
    (reply: Orders = {}): PlayedOn => {
      const own = { [puzzle.power]: orders[puzzle.power] ?? [] };
      const played = play(words, game, state, { ...reply, ...own });
      if (!played.ok) throw new Error(played.error);
      return played.value;
    },
    [puzzle, game, state, orders],
  );
  const phase = useMemo(
    () => (isResolved ? asResolved(game, playedAgainst(answer.replies[shown])) : playedAgainst()),
    [game, playedAgainst, answer, isResolved, shown],
  );
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
      // What is said is what is seen: the orders with the reply that tells most.
      if (proof) tell(proof.replies[0]);
    });
  };
  const tell = (reply: Orders | undefined): void => {
    const { response } = playedAgainst(reply);
    if (response) editor.tell(happenedInWords(puzzle.power, response));
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
      showReply: (number) => {
        setShown(number);
        if (isResolved) tell(answer.replies[number]);
      },
    },
  };
}

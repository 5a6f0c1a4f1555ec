import type { OpenGame } from "@chancery/contract";
import { type Orders, type PlayedOn, play, stateAt } from "@chancery/contract/orders";
import { fail, ok, type Result } from "@chancery/engine";
import { explainPlace, words } from "../../messages/words.ts";
import { openGame } from "../../orders/open-game.ts";
import type { Lesson, Task } from "./lessons/lesson.ts";

/** The game of a lesson, and the position of a task in it. */
export interface OpenTask {
  readonly game: OpenGame;
  /** The phase with the orders written so far, before anyone else's are known. */
  readonly written: (orders: Orders) => PlayedOn;
  /** The phase with everyone's orders; those of the others depend on whether there is a deal. */
  readonly resolved: (orders: Orders, isAgreed: boolean) => PlayedOn;
}

/** Opens a task, or says in a sentence why it can't be. */
export function openTask({ setup, power }: Lesson, task: Task): Result<OpenTask, string> {
  const game = openGame(setup);
  if (!game.ok) return game;
  const state = stateAt(game.value, task.position);
  if (!state.ok) return fail(explainPlace(state.error[0], setup.variant));
  const played = (orders: Orders): PlayedOn => {
    const result = play(words, game.value, state.value, orders);
    if (!result.ok) throw new Error(result.error);
    return result.value;
  };
  return ok({
    game: game.value,
    written: played,
    resolved: (orders, isAgreed) => {
      const others = (isAgreed && task.talk?.kept) || task.others;
      return played({ [power]: orders[power] ?? [], ...others });
    },
  });
}

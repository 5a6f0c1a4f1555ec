import type { FinishedGame, GameResult, Trace } from "@chancery/store";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";

/**
 * Whether a game that was played long enough counts, by who played it. All players need a confirmed address, where mail
 * can be sent. If two of them share a device or a network, a moderator has to look at it first. That's done soon after the
 * end, as the notes from where people play are kept for a month only.
 */
export async function judgeGame(
  { store, hasMail }: Context,
  { seats }: FinishedGame,
  isOld = false,
): Promise<GameResult["counts"]> {
  const players = seats.flatMap(({ starter }) => starter ?? []);
  const persons = stored(await store.persons.several(players));
  if (hasMail && persons.some(({ isConfirmed }) => !isConfirmed)) return "unconfirmed";
  // Who deletes their account before the game is judged might have held several seats.
  if (!isOld && persons.length < new Set(players).size) return "held";
  const { traces } = stored(await store.traces.of(players));
  return shareAnything(traces) ? "held" : "rated";
}

/** Whether two people came from one network or with one device. */
function shareAnything(traces: readonly Trace[]): boolean {
  const byPlace = Map.groupBy(traces, ({ kind, hash }) => `${kind} ${hash}`);
  return [...byPlace.values()].some((shared) => new Set(shared.map(({ person }) => person)).size > 1);
}

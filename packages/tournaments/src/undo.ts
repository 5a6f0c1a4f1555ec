import { standing } from "./apply.ts";
import type { TournamentEntry, TournamentEvent } from "./event.ts";
import { isDirector, type Tournament } from "./tournament.ts";

/** What can't be taken back: people have come, or play. */
const isFinal = (event: TournamentEvent): boolean =>
  event.type === "created" ||
  (event.type === "confirmed" && event.games !== null) ||
  (event.type === "substituted" && event.isOnline);

/** What stays, whatever is undone around it. */
const BESIDE: readonly TournamentEvent["type"][] = [
  "undone",
  "director-invited",
  "director-joined",
  "claimed",
  "forgotten",
];

/** The last thing directors did that can be undone. What others did since stays. */
export function undoable(
  tournament: Tournament,
  log: readonly TournamentEntry[],
): TournamentEntry | undefined {
  const counts = standing(log);
  const last = log.findLast(
    ({ seq, by, event }) =>
      counts.has(seq) && by !== null && isDirector(tournament, by) && !BESIDE.includes(event.type),
  );
  return last && !isFinal(last.event) ? last : undefined;
}

/** The undoing that can be undone: the last one, if directors did nothing else since. */
export function redoable(
  tournament: Tournament,
  log: readonly TournamentEntry[],
): TournamentEntry | undefined {
  const counts = standing(log);
  const isRedoing = (at: number): boolean => log.find(({ seq }) => seq === at)?.event.type === "undone";
  const last = log.findLast(
    ({ seq, event }) => counts.has(seq) && event.type === "undone" && !isRedoing(event.seq),
  );
  const isLast = !log.some(
    ({ seq, by, event }) =>
      last &&
      seq > last.seq &&
      counts.has(seq) &&
      by !== null &&
      isDirector(tournament, by) &&
      !BESIDE.includes(event.type),
  );
  return last && isLast ? last : undefined;
}

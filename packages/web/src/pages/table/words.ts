import { leftToOrder, unitsToOrder } from "@chancery/orders";
import type { TableView } from "../../api/client.ts";
import { plural } from "../../lib/plural.ts";
import { phaseInWords } from "../../orders/names.ts";
import type { OrderEditor } from "../../orders/order-editor.ts";

/** What a stop of the history is called: a turn by its phase, the present one also when it is none any more. */
export function stopInWords(table: TableView, stop: number | null): string {
  const turn = table.turns.find(({ number }) => number === stop);
  if (turn) return phaseInWords(turn.phase, table.setup);
  return table.status === "ended" ? "End of the game" : phaseInWords(table.phase, table.setup);
}

/** "Austria", "Austria and Italy", "Austria, Italy and Turkey". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** How a game ended, and why, in a sentence. */
export function endingInWords(table: Pick<TableView, "ending" | "chronicle" | "standings">): string | null {
  const { ending, chronicle } = table;
  if (!ending) return null;
  switch (ending.how) {
    case "victory":
      if (ending.by === "points") return wonByPoints(ending.winners, table.standings);
      return `${listed(ending.winners)} won: ${BY[ending.by] ?? ending.by}.`;
    case "draw":
      return `A draw, shared equally by ${listed(ending.sharers)}.`;
    case "concession":
      return `All others conceded the game to ${listed(ending.winners)}.`;
    case "stopped": {
      const reason = chronicle.findLast(({ what }) => what === "ended")?.text;
      return reason
        ? `The game was ended without a winner: ${reason.replace(/\.$/, "")}.`
        : "The game was ended without a winner.";
    }
  }
}

/** By how much it was, where points are counted. */
function wonByPoints(winners: readonly string[], standings: TableView["standings"]): string {
  const points = standings.at(-1)?.points ?? {};
  const most = Math.max(...Object.values(points));
  const next = Math.max(...Object.values(points).filter((each) => each < most));
  return `${listed(winners)} won with ${plural(most, "point")}, ${most - next} more than anybody else.`;
}

const BY: Readonly<Record<string, string>> = {
  control: "it controls enough centres",
  score: "the highest score",
  "turn-limit": "most centres in the last year agreed on",
  "time-limit": "most centres when the agreed time was up",
};

/** So many are waited for by name; more would fill the panel, and the clock lists them. */
const NAMED = 3;

/** Who is waited for, as far as that may be known. */
function waitingInWords({ seats }: Pick<TableView, "seats">): string {
  const waited = seats.filter(({ isReady, isVacant }) => isReady === false && !isVacant);
  if (waited.length > NAMED) return `Waiting for ${waited.length} others.`;
  if (waited.length > 0) return `Waiting for ${listed(waited.flatMap(({ powers }) => powers))}.`;
  return seats.some(({ isReady }) => isReady === null) ? "Others may still be writing." : "";
}

/** What is to be done by whoever looks, in a few words. */
export function taskInWords(table: TableView, viewed: number | null, editor: OrderEditor): string {
  const { phase, entry, plugin } = editor;
  if (viewed !== null) {
    const failed = phase.response?.orders.filter(({ status }) => status !== "succeeds").length ?? 0;
    return failed === 0 ? "Nothing failed" : `${plural(failed, "order")} failed`;
  }
  if (table.status === "ended") return endingInWords(table) ?? "The game is over.";
  // Officers look after the schedule, and write only what is on paper.
  if (table.room && table.you.role === "referee") return "";
  const seat = table.seats.find(({ isYours }) => isYours);
  const stage = table.room?.stage ?? null;
  if (stage === "sealed" || stage === "revealed") return "Nothing can be changed any more";
  const called = table.sheets.filter(({ isCalledUpon }) => isCalledUpon);
  // Who has nothing to order counts as ready, and is told so below.
  if (seat?.isReady && stage === null && called.length > 0) return waitingInWords(table);
  if (table.clock.isNegotiation && seat)
    return stage === null ? "Negotiation: orders can be written already" : "Orders can be written already";
  if (table.you.role === "player" && seat && called.length === 0)
    return `Nothing to order in this phase. ${waitingInWords(table)}`;
  if (entry.powers.size === 0) return waitingInWords(table);
  const open = [openUnits(editor), plugin.left?.(entry, phase) ?? null].filter((each) => each !== null);
  if (open.length > 0) return open.join(", ");
  const hasUnits = entry.state.phase.task !== "A" && unitsToOrder(entry.state, entry.powers).length > 0;
  return hasUnits ? "All units have orders" : "All is ordered";
}

/** Units, builds or removals that are not ordered yet; null if all are. */
function openUnits({ entry, review }: OrderEditor): string | null {
  if (entry.state.phase.task === "A") {
    const left = leftToOrder(review.dues);
    return left === 0 ? null : `${plural(left, "adjustment")} left`;
  }
  return review.idle.length === 0
    ? null
    : `${review.idle.length} of ${unitsToOrder(entry.state, entry.powers).length} units without orders`;
}

import { leftToOrder, taskLeft, unitsToOrder } from "@chancery/contract/orders";
import { formatList } from "@chancery/messages";
import type { TableView, TurnView } from "../../api/client.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { powerNames } from "../../messages/power-name.ts";
import { table as text } from "../../messages/table.ts";
import type { OrderEditor } from "../../orders/entry/order-editor.ts";
import { phaseInWords } from "../../orders/names.ts";
import { headlineInWords, headlineOf } from "../../orders/reasons/headline.ts";
import { asSentence } from "../../ui/Fault.tsx";
import { headline } from "./clock/room-stage.ts";

/** The title of a stop of the history: the phase of its turn, or the end of the game. */
export function stopInWords(table: TableView, stop: number | null): string {
  const turn = table.turns.find(({ number }) => number === stop);
  if (turn) return phaseInWords(turn.phase, table.setup);
  return table.status === "ended" ? text("endOfGame") : headline(table);
}

/** "Austria", "Austria and Italy", "Austria, Italy, and Turkey". */
export const listed = (names: readonly string[]): string => formatList(LANGUAGE, names);

/** How a game ended, and why, in a sentence. */
export function endingInWords(table: Pick<TableView, "ending" | "chronicle" | "standings">): string | null {
  const { ending, chronicle } = table;
  if (!ending) return null;
  switch (ending.how) {
    case "victory":
      if (ending.by === "points") return wonByPoints(ending.winners, table.standings);
      if (ending.by === "control") return wonByControl(ending.winners, table.standings);
      return text(WON[ending.by] ?? "won", { winners: powerNames(ending.winners) });
    case "draw":
      return text("drawn", { powers: powerNames(ending.sharers) });
    case "concession":
      return text("conceded", { winners: powerNames(ending.winners) });
    case "stopped": {
      const reason = chronicle.findLast(({ what }) => what === "ended")?.text;
      return reason ? text("stoppedFor", { reason: asSentence(reason) }) : text("stopped");
    }
  }
}

/** With how many centers, if one power has won. */
function wonByControl(winners: readonly string[], standings: TableView["standings"]): string {
  const [winner = "", other] = winners;
  const count = other === undefined ? standings.at(-1)?.centers[winner] : undefined;
  return count === undefined
    ? text("wonControl", { winners: powerNames(winners) })
    : text("wonCenters", { winners: powerNames(winners), count });
}

/** By how much it was, where points are counted. */
function wonByPoints(winners: readonly string[], standings: TableView["standings"]): string {
  const points = standings.at(-1)?.points ?? {};
  const most = Math.max(...Object.values(points));
  const next = Math.max(...Object.values(points).filter((each) => each < most));
  return text("wonPoints", { winners: powerNames(winners), points: most, lead: most - next });
}

const WON: Readonly<Record<string, "wonScore" | "wonTurnLimit" | "wonTimeLimit">> = {
  score: "wonScore",
  "turn-limit": "wonTurnLimit",
  "time-limit": "wonTimeLimit",
};

/** At most so many are named; more would fill the panel, and the clock lists them all. */
const NAMED = 3;

/** Who isn't ready yet, as far as that may be known. */
function waitingInWords({ seats }: Pick<TableView, "seats">): string {
  const waited = seats.filter(({ isReady, isVacant }) => isReady === false && !isVacant);
  if (waited.length > NAMED) return text("waitingForCount", { count: waited.length });
  if (waited.length > 0)
    return text("waitingFor", { powers: powerNames(waited.flatMap(({ powers }) => powers)) });
  return seats.some(({ isReady }) => isReady === null) ? text("othersWriting") : "";
}

/** What the reader has to do, in a few words. */
export function taskInWords(
  table: TableView,
  viewed: number | null,
  editor: OrderEditor,
  turn: TurnView | null = null,
): string {
  const { phase, entry, plugin } = editor;
  if (viewed !== null) {
    const { position, response } = phase;
    const own = table.seats.find(({ isYours }) => isYours)?.powers ?? [];
    if (response === null) return "";
    return headlineInWords(headlineOf({ position, response }, own, turn?.brokenBy), entry.rules);
  }
  if (table.status === "ended") return endingInWords(table) ?? text("gameOver");
  // Officers look after the schedule, and write only what is on paper.
  if (table.room && table.you.role === "referee") return "";
  const seat = table.seats.find(({ isYours }) => isYours);
  const stage = table.room?.stage ?? null;
  if (stage === "sealed" || stage === "revealed") return text("ordersLocked");
  const called = table.sheets.filter(({ isCalledUpon }) => isCalledUpon);
  // Players with nothing to order count as ready, and are told so below.
  if (table.you.isReady && stage === null && called.length > 0) return waitingInWords(table);
  if (table.clock.isNegotiation && seat)
    return stage === null ? text("negotiationOrders") : text("earlyOrders");
  if (table.you.role === "player" && seat && called.length === 0)
    return [text("noOrdersNeeded"), waitingInWords(table)].filter(Boolean).join(" ");
  if (entry.powers.size === 0) return waitingInWords(table);
  const open = [openUnits(editor), plugin.left?.(entry, phase) ?? null].filter((each) => each !== null);
  if (open.length > 0) return listed(open);
  const hasUnits = entry.state.phase.task !== "A" && unitsToOrder(entry.state, entry.powers).length > 0;
  const done = hasUnits ? text("allUnitsOrdered") : text("allOrdersIn");
  const others = table.seats.filter(({ isYours, isVacant }) => !isYours && !isVacant);
  const isLast =
    seat !== undefined && table.setup.showReady && others.every(({ isReady }) => isReady !== false);
  return isLast && table.room === null ? `${asSentence(done)} ${text("lastToBeReady")}` : done;
}

/** Units, builds or disbands without orders; null if there are none. */
function openUnits({ entry, review }: OrderEditor): string | null {
  if (entry.state.phase.task === "A") {
    const left = leftToOrder(review.dues);
    return left === 0 ? null : text("adjustmentsLeft", { task: taskLeft(review.dues), count: left });
  }
  const idle = review.idle.length;
  return idle === 0
    ? null
    : text("unitsWithout", { idle, all: unitsToOrder(entry.state, entry.powers).length });
}

import { formatPosition, type PositionJson, type Rules } from "@chancery/engine";
import { unitOf } from "./difference.ts";
import type { ByPower, GameRecord, RecordedMessage, RecordedPhase } from "./record.ts";
import type { ReplayedGame, ReplayedPhase } from "./replay.ts";
import { resultWords } from "./results.ts";

/** A record with every phase, position, order and result as our engine writes them. What couldn't be played comes last. */
export function complete(record: GameRecord, { game, phases, unplayed }: ReplayedGame): GameRecord {
  const last = phases.at(-1);
  const played = phases.map((phase): RecordedPhase => {
    const { next: _, results: __, messages, ...kept } = phase.recorded;
    const results = resultsOf(phase);
    return {
      ...kept,
      state: formatPosition(game.rules, phase.before),
      orders: ordersOf(phase),
      ...(Object.keys(results).length > 0 && { results }),
      ...(messages && { messages: messages.map((message) => inOurNames(game.rules, message)) }),
      ...(phase === last && { next: endOf(phase, formatPosition(game.rules, phase.after)) }),
    };
  });
  return { ...record, phases: [...played, ...unplayed] };
}

/** The orders that were written, by power. Those that couldn't be read stay as they were. */
function ordersOf({ sheets, report }: ReplayedPhase): ByPower {
  const count = [...sheets.values()].reduce((sum, lines) => sum + lines.length, 0);
  // What nobody wrote comes last.
  const written = report.orders.slice(0, count);
  const byPower = Object.groupBy(written, ({ power }) => power);
  return Object.fromEntries(
    Object.entries(byPower).map(([power, reports = []]) => [
      power,
      reports.map(({ order, text }) => order ?? text),
    ]),
  );
}

const resultsOf = ({ report }: ReplayedPhase): ByPower =>
  Object.fromEntries(
    report.orders
      .map((order) => [unitOf(order), resultWords(order)] as const)
      .filter(([, words]) => words.length > 0),
  );

/** The last position. A game that ended by agreement ends as recorded. */
function endOf({ recorded: { next } }: ReplayedPhase, reached: PositionJson): PositionJson {
  if (next?.phase !== "COMPLETED" || reached.phase === "COMPLETED") return reached;
  const { winner, draw } = next as PositionJson;
  return { ...reached, phase: "COMPLETED", ...(winner && { winner }), ...(draw && { draw }) };
}

/** A message with powers under the names that we know them by. */
function inOurNames({ powers }: Rules, message: RecordedMessage): RecordedMessage {
  const nameOf = (text: string): string =>
    powers.find(({ name }) => name.toUpperCase() === text.toUpperCase())?.name ?? text;
  return {
    ...message,
    from: nameOf(message.from),
    to: message.to === "all" ? "all" : message.to.map(nameOf),
  };
}

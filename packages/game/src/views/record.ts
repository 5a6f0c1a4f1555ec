import type { GameRecord, RecordedMessage, RecordedPhase } from "@chancery/api";
import { powersBySeat } from "../game-of.ts";
import { EVERYBODY, partiesOf } from "../press/channel.ts";
import { mutedBy } from "../press/mute.ts";
import { messagesFor } from "../press/press.ts";
import { lineOf, memberOf, type Table } from "../table.ts";
import { viewTurn } from "./view.ts";
import type { Viewer } from "./viewer.ts";
import { inTheWordsOf, tableWords } from "./words.ts";

/** The game so far, with what the viewer may see of its orders; null if they may not look. Leaves out what was rolled back. */
export function recordOf(
  table: Table,
  viewer: Viewer,
  { messages = false }: { readonly messages?: boolean | undefined } = {},
): GameRecord | null {
  const { variant, rulebook, options } = table.setup;
  const players = table.status === "lobby" ? [] : powersBySeat(table).flat();
  const phases: RecordedPhase[] = [];
  const begins: number[] = [];
  for (const { number, at } of lineOf(table)) {
    const turn = viewTurn(table, viewer, number);
    if (turn === null) return null;
    if (turn.result === null) continue;
    // Orders of units that nobody plays were not written by anyone, and follow from the others.
    const written = turn.result.orders.filter(({ power }) => players.includes(power));
    const byPower = Object.entries(Object.groupBy(written, ({ power }) => power));
    const orders = Object.fromEntries(
      byPower.map(([power, reports = []]) => [power, reports.map(({ text }) => text)]),
    );
    begins.push(at);
    phases.push({ phase: turn.phase, state: turn.position, orders, next: turn.result.position });
  }
  // The seed of what is left to chance would tell beforehand how that comes out.
  const known = table.status === "ended" ? table.options : options;
  const said = messages ? messagesByPhase(table, viewer, begins) : [];
  return {
    variant,
    rulebook,
    options: known,
    ...(table.status !== "ended" && { isRunning: true }),
    phases: phases.map((phase, index) => (said[index]?.length ? { ...phase, messages: said[index] } : phase)),
  };
}

/** What the viewer may read of what was said in each phase. The last one has what was said since, too. */
function messagesByPhase(table: Table, viewer: Viewer, begins: readonly number[]): RecordedMessage[][] {
  const byPhase: RecordedMessage[][] = begins.map(() => []);
  const say = inTheWordsOf(tableWords("en"), table);
  const id = typeof viewer === "string" ? null : (memberOf(table, viewer.member)?.id ?? null);
  const muted = mutedBy(table, id);
  for (const { message } of table.status === "lobby" ? [] : messagesFor(table, id)) {
    const { at, channel, from, sayings } = message;
    const text = sayings ? sayings.map(say).join(" ") : message.text;
    // A deal without words isn't a message to other programs.
    if (muted.includes(from) || text === "") continue;
    const to =
      channel === EVERYBODY ? ("all" as const) : partiesOf(channel).filter((party) => party !== from);
    const phase = Math.max(
      0,
      begins.findLastIndex((begin) => begin <= at),
    );
    byPhase[phase]?.push({ from, to, text, time: at });
  }
  return byPhase;
}

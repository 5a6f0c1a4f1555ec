import { isDeepStrictEqual } from "node:util";
import type { Receipt, TableView } from "@chancery/api";
import { apply, auditLog, type Entry, type Table, viewTable } from "@chancery/game";
import type { Log, Store } from "@chancery/store";
import { fold, type Hosted, type StoredEntry } from "../../packages/server/src/games/tables.ts";
import { EVENT_OF, type Player } from "./player.ts";

/** A time when no server was up, long enough that nothing that fell due in it may be resolved. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** What a game's log amounts to. */
export interface Checked {
  readonly phases: number;
  readonly byDeadline: number;
  readonly moved: number;
  /** Orders that bots handed in. */
  readonly botOrders: number;
}

type Report = (fault: string) => void;

/** Holds a game's log against the rules of logs, and against what its players were told. */
export async function checkGame(
  store: Store<StoredEntry, Hosted>,
  players: readonly Player[],
  outages: readonly Outage[],
  report: Report,
): Promise<Checked> {
  const { game } = players[0];
  const tell: Report = (fault) => report(`game ${game}: ${fault}`);
  const { log: all, seen: short } = await between(store, game, 0, () => load(store, game));
  const log: Entry[] = all.events.map(({ invitation: _, ...entry }) => entry);
  for (const [i, { seq }] of log.entries()) if (seq !== i + 1) tell(`event ${i + 1} has number ${seq}`);
  const tables: Table[] = [];
  for (const entry of log) tables.push(apply(tables.at(-1) ?? null, entry));
  const table = tables.at(-1) as Table;
  if (!isDeepStrictEqual(plain(fold(null, short).table), plain(table)))
    tell("from its snapshot the game is another than from its log");
  for (const turn of auditLog(log)) tell(`turn ${turn} comes out differently when it is played again`);
  const processed = checkPhases(log, table, tell);
  for (const player of players) {
    checkPlayer(player, log, table, tell);
    if (player.isGone) checkGone(player, all.events, table, tell);
  }
  const moved = checkOutages(log, tables, outages, tell);
  return {
    phases: processed.length,
    byDeadline: processed.filter(({ result }) => result.cause === "deadline").length,
    moved,
    botOrders: log.filter(({ by, event }) => event.type === "saved" && isBot(table, by)).length,
  };
}

const isBot = (table: Table, id: Entry["by"]): boolean => table.bots.some((bot) => bot.id === id);

async function load(
  store: Store<StoredEntry, Hosted>,
  game: string,
  after?: number,
): Promise<Log<StoredEntry, Hosted>> {
  const log = await store.games.load(after === undefined ? { game } : { game, after });
  if (!log.ok) throw new Error("the log cannot be read");
  return log.value;
}

/** A game's log, and what is seen while it doesn't change: its clock runs on, whatever is looked at. */
async function between<T>(
  store: Store<StoredEntry, Hosted>,
  game: string,
  after: number | undefined,
  look: () => Promise<T>,
): Promise<{ readonly log: Log<StoredEntry, Hosted>; readonly seen: T }> {
  while (true) {
    const log = await load(store, game, after);
    const seen = await look();
    if ((await load(store, game)).version === log.version) return { log, seen };
  }
}

/** What is undefined is not in JSON. */
const plain = (table: Table): unknown => JSON.parse(JSON.stringify(table));

type Processed = Entry["event"] & { readonly type: "processed" };

/** No phase is resolved twice or left out, and each with the last sheets that came in time. */
function checkPhases(log: readonly Entry[], table: Table, tell: Report): readonly Processed[] {
  const processed = log.flatMap(({ event }) => (event.type === "processed" ? [event] : []));
  for (const [i, { turn, result }] of processed.entries()) {
    if (turn !== i + 1) tell(`turn ${turn} was played out in the place of turn ${i + 1}`);
    const next = table.turns[turn];
    if (next && (next.parent !== turn || next.phase !== result.phase))
      tell(`turn ${turn} led to ${result.phase}, but ${next.phase} came after it`);
    for (const [power, { version }] of Object.entries(result.used)) {
      const sheets = table.turns[turn - 1].sheets.filter(({ receipt }) => receipt.power === power);
      if (sheets.length !== version) tell(`${power} in turn ${turn}: not the last sheet was played`);
      if (sheets.some(({ receipt }, at) => receipt.version !== at + 1)) tell(`${power}: versions have a gap`);
    }
  }
  const open = table.status === "playing" ? 1 : 0;
  if (table.turns.length - processed.length > Math.max(open, 1))
    tell(`of ${table.turns.length} turns ${processed.length} were played out`);
  return processed;
}

/** All that was acknowledged is there, and nothing was done twice. */
function checkPlayer(player: Player, log: readonly Entry[], table: Table, tell: Report): void {
  for (const [kind, { acknowledged, unknown }] of Object.entries(player.counts)) {
    const type = EVENT_OF[kind as keyof typeof EVENT_OF];
    const found = log.filter(({ by, event }) => by === player.id && event.type === type).length;
    if (found < acknowledged)
      tell(`${acknowledged} were acknowledged to be ${type}, ${found} are in the log`);
    if (found > acknowledged + unknown) tell(`${found} are ${type}, but only ${acknowledged} were sent`);
  }
  for (const { receipt } of player.receipts) {
    const isKept = table.turns[receipt.turn - 1]?.sheets.some((sheet) => isSame(sheet.receipt, receipt));
    if (!isKept) tell(`the sheet of ${receipt.power} in ${receipt.phase} is lost`);
  }
  const texts = Map.groupBy(table.messages, ({ text }) => text);
  for (const { text, channel } of player.messages) {
    const found = texts.get(text) ?? [];
    if (found.length !== 1 || found[0].channel !== channel) tell(`"${text}" is there ${found.length} times`);
  }
}

/** Of somebody who is gone, the name is neither in the log nor in what follows from it. */
function checkGone({ id, name }: Player, log: readonly StoredEntry[], table: Table, tell: Report): void {
  const named = `"name":${JSON.stringify(name)}`;
  if ([log, table].some((part) => JSON.stringify(part).includes(named))) tell(`${name} is not forgotten`);
  if (table.seats.some(({ holder }) => holder === id)) tell(`${name} is gone, and keeps a seat`);
}

const isSame = (one: Receipt, other: Receipt): boolean => isDeepStrictEqual({ ...one }, { ...other });

/** A deadline that fell into an outage is the first thing to be moved after it; returns how many were. */
function checkOutages(
  log: readonly Entry[],
  tables: readonly Table[],
  outages: readonly Outage[],
  tell: Report,
): number {
  let moved = 0;
  for (const { since, until } of outages) {
    const before = log.findLastIndex(({ at }) => at <= since);
    const { status, clock } = tables[before] ?? {};
    if (status !== "playing" || !clock || clock.deadline === null || clock.pausedAt !== null) continue;
    if (clock.deadline <= since || clock.deadline > until) continue;
    const first = log[before + 1];
    if (first?.event.type === "deadline-moved" && first.by === null) moved += 1;
    else tell(`a deadline passed unseen, and then came ${first?.event.type ?? "nothing"}`);
  }
  return moved;
}

/** Holds what the server says against what players were told, and against the log. Nobody may be playing. */
export async function checkAnswers(
  store: Store<StoredEntry, Hosted>,
  players: readonly Player[],
  report: Report,
): Promise<void> {
  const { game } = players[0];
  for (const { id, name } of players.filter(({ isGone }) => isGone)) {
    const [person, blocks] = [await store.persons.get(id), await store.blocks.list(id)];
    if (!person.ok || person.value || !blocks.ok || blocks.value.length > 0)
      report(`${name} is gone, and something of theirs is left`);
  }
  for (const player of players.filter(({ isGone }) => !isGone)) {
    const { receipts, messages } = player;
    const { blocks } = (await player.insist("GET", "/api/me/blocks")).body as { blocks?: { game: string }[] };
    // With somebody who is gone, blocks of them are, too.
    const mayBeGone = players.some(({ isGone }) => isGone);
    if (player.hasBlocked && !mayBeGone && !blocks?.some((block) => block.game === game))
      report(`a block in game ${game} is lost`);
    for (const { receipt, text } of receipts) {
      const { body } = await player.insist("POST", `/api/games/${game}/receipts`, { receipt, text });
      if (body.isGenuine !== true) report(`a receipt of ${receipt.power} is not true any more`);
    }
    for (const [channel, sent] of Map.groupBy(messages, (message) => message.channel)) {
      const path = `/api/games/${game}/channels/${encodeURIComponent(channel)}`;
      const { body } = await player.insist("GET", path);
      const texts = new Set((body.messages as { text: string }[] | undefined)?.map(({ text }) => text));
      for (const { text } of sent) if (!texts.has(text)) report(`"${text}" is not to be read any more`);
    }
    const { log, seen } = await between(store, game, undefined, () => player.view());
    const shown = seen.body as unknown as TableView;
    const expected = viewTable(fold(null, log).table, { member: player.id }, 0) as TableView;
    if (JSON.stringify(still(shown)) !== JSON.stringify(still(expected)))
      report(`game ${game}: a player is shown another table than the log makes`);
  }
}

/** The time, and how much of it is left, change by themselves. */
const still = ({ clock: { now: _, left: __, ...clock }, ...view }: TableView): unknown => ({
  ...view,
  clock,
});

import { randomInt } from "node:crypto";
import type { ClockSetup } from "@chancery/api";
import { fail, ok, type Result } from "@chancery/engine";
import {
  type Actor,
  apply,
  botsToMove,
  type Command,
  codesIn,
  conductIn,
  createTable,
  decide,
  type Entry,
  finalResult,
  type Member,
  nextAlarm,
  type Refusal,
  type Table,
} from "@chancery/game";
import type { Change, Log, LogFault, Store } from "@chancery/store";
import { digestOf, newId, newSecret } from "../accounts/secrets.ts";
import { Turns } from "../load/turns.ts";
import { noticesOf } from "../notices/notices.ts";
import type { Metrics } from "../site/metrics.ts";
import { listingOf } from "./listing.ts";
import { weightOf } from "./weight.ts";
import { type Cards, cardsOf, type FinishedGame } from "./your-game.ts";

/** How people come to a table. */
interface Invitation {
  /** The holder may join. */
  readonly token: string;
  /** Whether the table is listed, and anyone may join. */
  readonly isOpen: boolean;
}

/** An event as it's stored. The first one also says how people join the table. */
export type StoredEntry = Entry & { readonly invitation?: Invitation };

/** A table, and how people come to it. */
export interface Hosted {
  readonly table: Table;
  readonly invitation: Invitation;
}

/** What lists show of a table without opening it. */
export interface Summary {
  readonly name?: string;
  readonly createdAt?: number;
  readonly rulebook: string;
  readonly seats: number;
  readonly players: number;
  readonly host: string | null;
  readonly clock: ClockSetup;
  /** What its people are told; nobody else. */
  readonly cards?: Cards;
  readonly finished?: FinishedGame;
}

/** Change this when tables of one version of the program are of no use to another. */
export const FORMAT = "12";

/** How often to retry when another program or process got in the way. */
const ATTEMPTS = 4;
/** How much of tables is cached, in characters of JSON: about 200 MB, some thousand games. */
const REMEMBERED = 64_000_000;

interface TablesOptions {
  /** How long the last player to be ready can take it back, in milliseconds. */
  readonly undo?: number;
  /** Where work is charged to whoever asks for it. */
  readonly turns?: Turns;
  /** How much is cached, in characters of JSON. */
  readonly most?: number | undefined;
}

/** All tables: their logs in the store, and their last known state in memory. */
export class Tables {
  private readonly store: Store<StoredEntry, Hosted>;
  private readonly metrics: Metrics;
  private readonly now: () => number;
  private readonly undo: number;
  private readonly turns: Turns;
  /** Those last asked for come last. */
  private readonly known = new Map<string, Hosted>();
  private readonly weights = new Map<string, number>();
  private weight = 0;
  private readonly most: number;
  /** Called when bots get something to do. */
  onBotTurn: (() => void) | undefined;

  constructor(
    store: Store<StoredEntry, Hosted>,
    metrics: Metrics,
    now: () => number,
    { undo = 0, turns = new Turns(), most = REMEMBERED }: TablesOptions = {},
  ) {
    this.turns = turns;
    this.store = store;
    this.metrics = metrics;
    this.now = now;
    this.undo = undo;
    this.most = most;
  }

  async create(
    setup: unknown,
    host: Member,
    isOpen: boolean,
  ): Promise<Result<Hosted, Refusal | { code: "unavailable" | "busy" | "disk-full" | "game-exists" }>> {
    const game = newId();
    const created = createTable(game, setup, host, { now: this.now() });
    return created.ok ? this.begin(game, created.value, isOpen) : created;
  }

  /** Begins a game with its first events: all of them, or none. */
  async begin(
    game: string,
    [first, ...others]: readonly Entry[],
    isOpen: boolean,
  ): Promise<Result<Hosted, { code: "unavailable" | "busy" | "disk-full" | "game-exists" }>> {
    const kept: StoredEntry[] = [{ ...first, invitation: { token: newSecret(), isOpen } }, ...others];
    const change = changeOf(null, kept, this.now());
    const done = await this.store.games.create({ game, change });
    if (!done.ok) return done;
    this.metrics.add("chancery_games_created_total");
    return ok(this.remember(change.state));
  }

  async load(game: string): Promise<Result<Hosted, LogFault>> {
    return this.trying(game, async (known) => {
      const log = await this.store.games.load({ game, ...(known && { after: known.table.version }) });
      return log.ok ? ok(this.remember(this.turns.measure(() => fold(known, log.value)))) : log;
    });
  }

  /** A table of at least some version; later events may be missing. */
  async since(game: string, version: number): Promise<Result<Hosted, LogFault>> {
    const known = this.known.get(game);
    return known && known.table.version >= version ? ok(known) : this.load(game);
  }

  /** Runs a command: reads the table, decides, and appends the events, with nobody in between. */
  async act<R>(
    game: string,
    actor: Actor,
    commandFor: (hosted: Hosted) => Result<Command, R>,
  ): Promise<Result<Hosted, R | Refusal | LogFault>> {
    const done = await this.trying<Change<StoredEntry, Hosted>, R | Refusal>(game, (known) =>
      this.store.games.transact<R | Refusal>({
        game,
        ...(known && { after: known.table.version }),
        work: (log) =>
          this.turns.measure(() => {
            const hosted = fold(known, log);
            const command = commandFor(hosted);
            return command.ok ? this.decided(hosted, actor, command.value) : command;
          }),
      }),
    );
    if (!done.ok) return done;
    const { state } = done.value;
    this.count(done.value);
    this.remember(state);
    // Others may have changed it since; the answer is about this very command, with its receipt.
    return ok(state);
  }

  /** What a command leads to, to be written. */
  decided(hosted: Hosted, actor: Actor, command: Command): Result<Change<StoredEntry, Hosted>, Refusal> {
    const decision = this.step(hosted, actor, command);
    if (!decision.ok) return decision;
    const { events, state } = decision.value;
    return ok(changeOf(hosted, events, this.now(), state));
  }

  private step(hosted: Hosted, actor: Actor, command: Command): Result<Step, Refusal> {
    const port = { now: this.now(), digest: digestOf, undo: this.undo, seed: randomInt(2 ** 31) };
    const decision = decide(hosted.table, actor, command, port);
    if (!decision.ok) return decision;
    const { entries: events, table } = decision.value;
    const invitation = events.reduce((found, entry) => invitationAfter(entry, found), hosted.invitation);
    return ok({ events, state: { table, invitation } });
  }

  /** Runs several commands in a row, as one. Refused ones are left out; it fails if nothing else is left. */
  async actAll(
    game: string,
    actsFor: (hosted: Hosted) => readonly { readonly actor: Actor; readonly command: Command }[],
  ): Promise<Result<Hosted, Refusal | LogFault>> {
    const done = await this.trying<Change<StoredEntry, Hosted>, Refusal>(game, (known) =>
      this.store.games.transact<Refusal>({
        game,
        ...(known && { after: known.table.version }),
        work: (log) => {
          const before = fold(known, log);
          const events: StoredEntry[] = [];
          let state = before;
          let refusal: Refusal = { code: "unchanged" };
          let isDone = false;
          for (const { actor, command } of actsFor(before)) {
            const decision = this.step(state, actor, command);
            if (!decision.ok) {
              refusal = decision.error;
              continue;
            }
            events.push(...decision.value.events);
            state = decision.value.state;
            isDone = true;
          }
          return isDone ? ok(changeOf(before, events, this.now(), state)) : fail(refusal);
        },
      }),
    );
    if (!done.ok) return done;
    this.count(done.value);
    return ok(this.remember(done.value.state));
  }

  count({ events, card }: Change<StoredEntry, Hosted>): void {
    if (card.bots) this.onBotTurn?.();
    for (const { event } of events)
      if (event.type === "processed")
        this.metrics.add("chancery_phases_total", { cause: event.result.cause });
  }

  private async trying<T, R>(
    game: string,
    attempt: (known: Hosted | null) => Promise<Result<T, R | LogFault>>,
  ): Promise<Result<T, R | LogFault>> {
    for (let left = ATTEMPTS; ; left--) {
      const result = await attempt(this.known.get(game) ?? null);
      if (result.ok) return result;
      const { code } = result.error as LogFault;
      if (left <= 1 || (code !== "conflict" && code !== "busy")) return result;
      // The cache can't be right if the log never came that far.
      if (code === "conflict") this.forget(game);
    }
  }

  private remember(hosted: Hosted): Hosted {
    const { game, version } = hosted.table;
    const known = this.known.get(game);
    const newer = known && known.table.version >= version ? known : hosted;
    const weight = newer === known ? (this.weights.get(game) as number) : weightOf(newer.table);
    this.forget(game);
    this.known.set(game, newer);
    this.weights.set(game, weight);
    this.weight += weight;
    while (this.weight > this.most && this.known.size > 1)
      this.forget(this.known.keys().next().value as string);
    return newer;
  }

  /** Drops a game from the cache, so that it's read again. */
  forget(game: string): void {
    this.weight -= this.weights.get(game) ?? 0;
    this.weights.delete(game);
    this.known.delete(game);
  }
}

/** The table that a log makes, from its snapshot or from the cache. */
export function fold(known: Hosted | null, { snapshot, events }: Log<StoredEntry, Hosted>): Hosted {
  return grow(snapshot?.state ?? known, events);
}

function grow(from: Hosted | null, events: readonly StoredEntry[]): Hosted {
  let hosted = from;
  for (const { invitation, ...entry } of events)
    hosted = {
      table: apply(hosted?.table ?? null, entry),
      invitation: invitationAfter(entry, invitation ?? (hosted as Hosted).invitation),
    };
  return hosted as Hosted;
}

/** The host may list a game later, or stop listing it. The link stays the same. */
const invitationAfter = ({ event }: Entry, invitation: Invitation): Invitation =>
  event.type === "listed" ? { ...invitation, isOpen: event.listed } : invitation;

/** What a command adds to a log, and what the log makes then. */
interface Step {
  readonly events: readonly StoredEntry[];
  readonly state: Hosted;
}

/** Only a new look at the clock, if there are no events. `state` is what the events lead to, where that is known. */
export function changeOf(
  hosted: Hosted | null,
  events: readonly StoredEntry[],
  at: number,
  state: Hosted = grow(hosted, events),
): Change<StoredEntry, Hosted> {
  const { table, invitation } = state;
  const { setup, members, seats } = table;
  const codes = codesOf(hosted?.table ?? null, table);
  const cards = cardsOf(table, companyOf(table));
  return {
    at,
    events,
    state,
    ...resultOf(hosted?.table ?? null, table, events),
    ...conductOf(hosted?.table ?? null, table),
    notices: noticesOf(hosted?.table ?? null, events, table),
    card: {
      status: table.status,
      variant: setup.variant,
      public: invitation.isOpen,
      deadline: nextAlarm(table),
      codes,
      bots: botsDue(hosted?.table ?? null, table),
      listing: listingOf(hosted, state),
      members: isSameCompany(hosted?.table, table) ? null : companyOf(table),
      summary: {
        ...(setup.name && { name: setup.name }),
        ...(table.createdAt && { createdAt: table.createdAt }),
        rulebook: setup.rulebook,
        seats: seats.length,
        players: members.filter(({ role }) => role === "player").length,
        host: setup.anonymous ? null : (members.find(({ id }) => id === table.host)?.name ?? null),
        clock: setup.clock,
        ...(cards && { cards }),
      } satisfies Summary,
    },
  };
}

/** The result of a game that has ended, or null if it was over and has been reopened; undefined if neither happened. */
function resultOf(before: Table | null, after: Table, events: readonly StoredEntry[]) {
  const last = events.findLast(({ event }) => event.type === "ended");
  if (last && after.status === "ended") return { result: finalResult(after, last.at) };
  return before?.status === "ended" && after.status !== "ended" ? { result: null } : {};
}

/** Everyone who has this game in their list: its members, and people waiting for a place. */
const companyOf = ({ members, queue = [] }: Table): readonly string[] => [
  ...new Set([...members, ...queue].map(({ id }) => id)),
];

const isSameCompany = (before: Table | undefined, after: Table): boolean =>
  before?.members === after.members && before?.queue === after.queue;
/**
 * How reliable people are in a game, if that has changed. Where names are hidden, it's nobody's business until the game is
 * over: a record that moves with a missed deadline would say who plays what.
 */
function conductOf(before: Table | null, after: Table) {
  const isHidden = after.setup.anonymous && after.status !== "ended";
  const wasHidden = before?.setup.anonymous && before.status !== "ended";
  if (isHidden) return before && !wasHidden ? { conduct: [] } : {};
  return before?.conduct === after.conduct && !wasHidden ? {} : { conduct: conductIn(after) };
}

/** Whether it has become the bots' turn, or no longer is; null if nothing changed. */
function botsDue(before: Table | null, after: Table): boolean | null {
  const [was, is] = [before && botTurn(before), botTurn(after)];
  return was === is ? null : is !== null;
}

/** The turn in which bots have something to do, if they have. The store is told of every new one. */
export const botTurn = (table: Table): string | null =>
  botsToMove(table).length === 0
    ? null
    : [table.turns.length, table.clock.stage, ...table.bots.map(({ id }) => id)].join();

/** Digests of codes by which people can join, until the game is over; null if they are those of before. */
function codesOf(before: Table | null, after: Table): readonly string[] | null {
  const isSame =
    before?.status === after.status &&
    before.room?.codes === after.room?.codes &&
    before.room?.moves === after.room?.moves;
  if (isSame) return null;
  const codes = after.room === null || after.status === "ended" ? [] : codesIn(after);
  return codes.filter((digest) => digest !== null);
}

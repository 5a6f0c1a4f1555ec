import type { Lists, TableView } from "@chancery/api";
import { type Table, viewTable } from "@chancery/game";

/** What the list of someone's games says of one of them. */
export type YourGame = Lists["yours"][number];

/**
 * The same for all people of a game that is over, kept with it: long lists of finished games would otherwise read all
 * their logs.
 */
export interface FinishedGame {
  readonly common: YourGame;
  /** In what it differs, by person. */
  readonly own: Readonly<Record<string, Partial<YourGame>>>;
}

/** Undefined while a game isn't over. */
export function finishedGameOf(table: Table, now: number): FinishedGame | undefined {
  if (table.status !== "ended") return undefined;
  const entries = table.members.flatMap(({ id }) => {
    const entry = yourGameOf(table, id, now);
    return entry ? [{ id, entry }] : [];
  });
  const [first] = entries;
  if (!first) return undefined;
  const common = first.entry;
  const own = entries.map(({ id, entry }) => [id, differenceOf(common, entry)]);
  return { common, own: Object.fromEntries(own) };
}

/** What a person is told of a finished game; undefined if that wasn't kept. */
export function toldOf(finished: FinishedGame | undefined, person: string): YourGame | undefined {
  const own = finished?.own[person];
  return finished && own && { ...finished.common, ...own };
}

const differenceOf = (common: YourGame, entry: YourGame): Partial<YourGame> =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(common[key as keyof YourGame]),
    ),
  );

/** What members were told of tables. Tables never change. */
const told = new WeakMap<Table, Map<string, YourGame | null>>();

/** What a member is told of a game; null if they may not see it. */
export function yourGameOf(table: Table, member: string, now: number): YourGame | null {
  const known = told.get(table) ?? new Map<string, YourGame | null>();
  told.set(table, known);
  let entry = known.get(member);
  if (entry === undefined) {
    const view = viewTable(table, { member }, now);
    entry = view && entryOf(view);
    // Offers expire while nothing else happens.
    if (!entry?.waiting) known.set(member, entry);
  }
  return entry;
}

function entryOf(view: TableView): YourGame {
  const { game, status, setup, phase, clock, seats, channels, playerCount, bots, host } = view;
  const { variant, rulebook } = setup;
  const own = seats.find(({ isYours }) => isYours);
  return {
    game,
    ...(setup.name && { name: setup.name }),
    ...(view.createdAt && { createdAt: view.createdAt }),
    status,
    variant,
    rulebook,
    seats: seats.length,
    players: playerCount - bots.length,
    host,
    clock: setup.clock,
    phase,
    deadline: clock.deadline,
    isPaused: clock.isPaused,
    powers: [...(own?.powers ?? [])],
    people: view.players.filter((name) => name !== view.you.name),
    waitingFor: status === "playing" ? seats.filter(isWaitedFor).flatMap(({ powers }) => powers) : [],
    isYourTurn: status === "playing" && own?.isReady === false,
    unread: channels.reduce((sum, { unread }) => sum + unread, 0),
    ...(view.you.waiting && { waiting: view.you.waiting }),
  };
}

const isWaitedFor = ({ isReady, isVacant }: TableView["seats"][number]): boolean =>
  isReady === false && !isVacant;

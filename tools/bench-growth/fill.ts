import { createHash } from "node:crypto";
import { openStore, type Settings } from "@chancery/store";
import { FORMAT } from "../../packages/server/src/games/tables.ts";
import type { Database } from "../../packages/store/src/databases/database.ts";
import { digest } from "../../packages/store/src/digest.ts";
import { listingRow } from "../../packages/store/src/games/listings.ts";
import { packLog } from "../../packages/store/src/games/packed-log.ts";
import { resultRows } from "../../packages/store/src/games/results.ts";
import { BACKFILLS } from "../../packages/store/src/schema/backfills.ts";
import { analyze, BulkRows, copyPacked } from "../../packages/store/testing/bulk.ts";
import { connect } from "../../packages/store/testing/connect.ts";
import { DAY, filledIn, MINUTE, makePatterns, type Pattern } from "./patterns.ts";

const SEATS = 7;
/** How many games a person is in. */
const EACH = 20;
/** How many games have the deadline that is measured, and how many finished games people look at or servers pack. */
export const DUE = 20;
const OPENED = 30;
export const PACKED = 10;

/** A game that is looked at, by one of its people. */
export interface Sample {
  readonly game: string;
  readonly cookie: string;
  readonly power: string;
  readonly sheet: string;
}

export interface Filled {
  readonly events: { readonly all: number; readonly hot: number };
  readonly persons: number;
  readonly played: readonly Sample[];
  readonly finished: readonly Sample[];
}

const idOf = (what: string, number: number): string =>
  createHash("md5").update(`${what} ${number}`).digest("hex");
const cookieOf = (person: number): string => `session-of-person-${person}`;

type Db = Database["db"];

type Kind = "played" | "lobby" | "over" | "packed";

/** When packed games were changed last: by that it is known which pattern they follow. */
const longAgo = (deadline: number, pattern: number): number => deadline - 10 * DAY + pattern;

/** Of a hundred games five are being played, one waits for players, and of two that are over the logs are not packed yet. */
function kindOf(game: number): Kind {
  const part = (game * 37) % 100;
  return part < 5 ? "played" : part < 6 ? "lobby" : part < 8 ? "over" : "packed";
}

/** Fills an empty database with games, directly. The logs of most finished games are the same, byte for byte. */
export async function fill(settings: Settings, count: number, deadline: number): Promise<Filled> {
  const opened = await openStore(settings, { format: FORMAT });
  if (!opened.ok) throw new Error(opened.error.code);
  await opened.value.close();
  const database = await connect(settings);
  try {
    const filled = await database.transaction((trx) => fillAll(trx, count, deadline));
    await analyze(database.db);
    return filled;
  } finally {
    await database.close();
  }
}

async function fillAll(db: Db, count: number, deadline: number): Promise<Filled> {
  const patterns = await makePatterns(deadline);
  const groups = Math.round(count / EACH) + 1;
  const persons = groups * SEATS;
  await fillPeople(db, persons, deadline);
  const rows = new BulkRows(db);
  const [played, finished]: Sample[][] = [[], []];
  const events = { all: 0, hot: 0 };
  const numbers: Record<Kind, number> = { played: 0, lobby: 0, over: 0, packed: 0 };
  for (let i = 0; i < count; i++) {
    const kind = kindOf(i);
    const number = numbers[kind]++;
    const of = kind === "played" ? (number < DUE ? patterns.due : patterns.played) : patternsOf(kind);
    const at = number % of.length;
    const pattern = of[at];
    const [game, first] = [idOf("game", i), (i % groups) * SEATS];
    const people = Array.from({ length: SEATS }, (_, seat) => idOf("person", first + seat));
    const sample = { game, cookie: cookieOf(first), power: pattern.powers[0], sheet: pattern.sheets[0] };
    const isOld = kind === "packed" || (kind === "over" && number < PACKED);
    const updated = isOld ? longAgo(deadline, at) : pattern.row.updated;
    const summary = filledIn(pattern.row.summary, game, people);
    await rows.add("games", {
      id: game,
      ...pattern.row,
      summary,
      updated,
      tidy: kind === "packed" ? 1 : 0,
    });
    for (const person of kind === "lobby" ? people.slice(0, 1) : people)
      await rows.add("members", { game, person });
    await fillLists(rows, { game, people, number: i }, pattern);
    events.all += pattern.events.length;
    if (kind === "packed") {
      if (number >= OPENED) continue;
      finished.push(sample);
      const bodies = pattern.events.map((body) => filledIn(body, game, people));
      await rows.add("finished_logs", {
        game,
        version: bodies.length,
        body: await packLog(bodies),
      });
      continue;
    }
    events.hot += pattern.events.length;
    if (kind === "played" && number >= DUE && played.length < OPENED) played.push(sample);
    for (const [e, body] of pattern.events.entries())
      await rows.add("events", { game, seq: e + 1, body: filledIn(body, game, people) });
    const { snapshot } = pattern;
    if (snapshot)
      await rows.add("snapshots", { game, ...snapshot, body: filledIn(snapshot.body, game, people) });
    if (kind === "played")
      for (const [p, person] of people.entries())
        await rows.add("outbox", {
          key: `${game}.${p}`,
          kind: "news",
          recipient: person,
          body: "{}",
          due: null,
          attempts: 1,
          created: deadline - DAY,
          failed: 0,
        });
  }
  for (const name of BACKFILLS) await rows.add("backfills", { name });
  await rows.flush();
  // Games that nobody looks at have a pattern's log as it is.
  for (const [at, { events: all, packed }] of patterns.finished.entries())
    await copyPacked(db, longAgo(deadline, at), { version: all.length, body: packed });
  return { events, persons, played, finished };

  function patternsOf(kind: Exclude<Kind, "played">): readonly Pattern[] {
    return kind === "lobby" ? patterns.lobby : patterns.finished;
  }
}

/** By what a game is found, how it ended, and how its people behaved. */
async function fillLists(
  rows: BulkRows,
  {
    game,
    people,
    number,
  }: { readonly game: string; readonly people: readonly string[]; readonly number: number },
  pattern: Pattern,
): Promise<void> {
  const { updated } = pattern.row;
  const given = <T>(value: T): T => JSON.parse(filledIn(JSON.stringify(value), game, people));
  const { listing, result, conduct } = pattern;
  if (listing) {
    const at = updated - number * MINUTE;
    await rows.add("listings", { game, ...listingRow({ ...listing, at, name: `Game ${number}` }) });
    await rows.add("listing_pages", { game, body: filledIn(JSON.stringify(listing.shown), game, people) });
  }
  if (result) {
    const { finished, seats } = resultRows(game, given(result));
    await rows.add("finished_games", { ...finished, rated: 1 });
    for (const seat of seats) await rows.add("results", seat);
  }
  for (const each of given(conduct)) await rows.add("conduct", { game, ...each, at: updated });
}

async function fillPeople(db: Db, count: number, now: number): Promise<void> {
  const rows = new BulkRows(db);
  for (let i = 0; i < count; i++) {
    const id = idOf("person", i);
    const row = { id, name: `Person ${i}`, email: null, claim: null, claimed: null, password: null } as const;
    await rows.add("persons", { ...row, confirmed: 0, link: idOf("link", i), settings: "{}" });
    const device = { browser: null, system: null };
    await rows.add("sessions", {
      digest: digest(cookieOf(i)),
      person: id,
      ...device,
      expires: now + 90 * DAY,
      opened: now,
      seen: now,
    });
  }
  await rows.flush();
}

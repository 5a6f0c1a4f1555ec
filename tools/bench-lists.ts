/**
 * How fast games are found: lists of 10,000 public games, of which half are over, with every filter and with filters that
 * nothing matches, from the first page to the last. Client, server and database share this machine.
 * `npm run bench:lists -- [sqlite|postgres] [games] [requests]`
 */
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { openStore, type Settings } from "@chancery/store";
import { FORMAT } from "../packages/server/src/games/tables.ts";
import { listingRow } from "../packages/store/src/games/listings.ts";
import { analyze, BulkRows } from "../packages/store/testing/bulk.ts";
import { Cluster } from "../packages/store/testing/cluster.ts";
import { connect } from "../packages/store/testing/connect.ts";
import { filledIn, makePatterns } from "./bench-growth/patterns.ts";
import { quantile } from "./bench-server/load.ts";
import { Server } from "./bench-server/server.ts";
import { SharedClock } from "./chaos/clock.ts";
import { inFolder } from "./folder.ts";

const PLACES = ["sqlite", "postgres"];
const words = process.argv.slice(2);
const [games = 10_000, requests = 500] = words.filter((word) => !PLACES.includes(word)).map(Number);
const places = words.filter((word) => PLACES.includes(word));

const VARIANTS = [
  ["classic", "2023"],
  ["classic", "1971"],
  ["dissolution", "2021"],
  ["fleet-rome", "2023"],
] as const;
const PACES = ["live", "hours", "day", "days", "referee"];
const PRESSES = ["full", "full", "full", "public", "none"];
const TAGS = ["weekend", "beginners", "gunboat", "league", "slow"];

const pick = <T>(values: readonly T[], by: number): T => values[by % values.length];

/** Puts games into an empty database, past the server: a quarter to join, a quarter to watch, half to study. */
async function fill(settings: Settings): Promise<void> {
  const opened = await openStore(settings, { format: FORMAT });
  if (!opened.ok) throw new Error(opened.error.code);
  await opened.value.close();
  const now = Date.now();
  const { lobby, played, finished } = await makePatterns(now);
  const database = await connect(settings);
  try {
    await database.transaction(async (trx) => {
      const rows = new BulkRows(trx);
      for (let i = 0; i < games; i++) {
        const pattern = pick([lobby, played, finished, finished][i % 4], i);
        const game = `game${i}`;
        const people = Array.from({ length: 7 }, (_, seat) => `person${i}-${seat}`);
        await rows.add("games", {
          id: game,
          ...pattern.row,
          summary: filledIn(pattern.row.summary, game, people),
          deadline: null,
          tidy: 1,
        });
        if (!pattern.listing) throw new Error("a pattern is not public");
        const [variant, rulebook] = pick(VARIANTS, i * 7);
        const varied = {
          ...pattern.listing,
          at: now - i * 60_000,
          variant,
          rulebook,
          pace: pick(PACES, i * 3),
          press: pick(PRESSES, i * 11),
          language: i % 3 === 0 ? "de" : "en",
          name: `${pick(["Sunday", "Evening", "Slow", "Friendly"], i)} game ${i}`,
          tags: [pick(TAGS, i), pick(TAGS, i * 2 + 1)],
        };
        await rows.add("listings", { game, ...listingRow(varied) });
        await rows.add("listing_pages", { game, body: JSON.stringify(pattern.listing.shown) });
      }
      await rows.flush();
    });
    await analyze(database.db);
  } finally {
    await database.close();
  }
}

/** What people ask for, by what it is called here. */
const ASKED: Readonly<Record<string, (i: number) => string>> = {
  "no filter": () => "",
  "game and edition": (i) => `variant=${pick(VARIANTS, i)[0]}&rulebook=${pick(VARIANTS, i)[1]}`,
  "pace and messages": (i) => `pace=${pick(PACES, i)}&press=${pick(PRESSES, i * 3)}`,
  "tag and language": (i) => `tag=${pick(TAGS, i)}&language=de`,
  "part of the name": (i) => `text=game%20${i}`,
  "all filters at once": (i) =>
    `variant=classic&pace=${pick(PACES, i)}&press=full&language=en&free=1&tag=${pick(TAGS, i)}&text=game`,
  "a name that no game has": () => "text=nowhere",
  "a tag that no game has": () => "tag=nowhere",
};
const LISTS = ["join", "watch", "study"];

async function ask(address: string, query: string): Promise<{ milliseconds: number; next: string | null }> {
  const began = performance.now();
  const response = await fetch(`${address}/api/public-games?${query}`);
  const { next } = (await response.json()) as { next: string | null };
  const milliseconds = performance.now() - began;
  if (response.status !== 200) throw new Error(`${query}: ${response.status}`);
  return { milliseconds, next };
}

const show = (what: string, values: readonly number[]): void =>
  console.log(
    `${what.padEnd(34)}${[0.5, 0.9, 0.99, 1].map((q) => `${quantile(values, q).toFixed(1)} ms`.padStart(12)).join("")}`,
  );

async function measure(settings: Settings, folder: string): Promise<void> {
  const clock = SharedClock.create(join(folder, "clock"));
  const server = await Server.start(settings, join(folder, "clock"));
  const all: number[] = [];
  try {
    // Whatever comes first takes longer, as the server has to be compiled.
    for (let i = 0; i < 100; i++) await ask(server.address, `list=${pick(LISTS, i)}`);
    console.log(
      `${"".padEnd(34)}${["median", "p90", "p99", "longest"].map((head) => head.padStart(12)).join("")}`,
    );
    for (const [what, queryOf] of Object.entries(ASKED)) {
      const values: number[] = [];
      for (let i = 0; i < requests; i++)
        values.push((await ask(server.address, `list=${pick(LISTS, i)}&${queryOf(i)}`)).milliseconds);
      show(what, values);
      all.push(...values);
    }
    const pages: number[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page = await ask(server.address, `list=study&limit=50&after=${after}`);
      pages.push(page.milliseconds);
      after = page.next;
    }
    show(`all ${pages.length} pages of a list, 50 each`, pages);
    show("everything", [...all, ...pages]);
    const began = performance.now();
    const picture = await fetch(`${server.address}/api/public-games/game1/miniature`);
    const size = (await picture.text()).length;
    console.log(
      `a picture, drawn: ${(performance.now() - began).toFixed(0)} ms, ${(size / 1000).toFixed(0)} KB`,
    );
  } finally {
    await server.stop();
    clock.close();
  }
}

console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}, ${games} games`);
for (const place of places.length > 0 ? places : PLACES)
  await inFolder("lists", async (folder) => {
    const cluster = place === "postgres" ? await Cluster.create({ isDurable: true }) : null;
    const settings = cluster ? { DATABASE_URL: cluster.url("postgres") } : { DATA_DIR: folder };
    try {
      await fill(settings);
      console.log(`\n${cluster ? "PostgreSQL" : "SQLite"} (load: ${loadavg()[0].toFixed(1)})`);
      await measure(settings, folder);
    } finally {
      await cluster?.remove();
    }
  });

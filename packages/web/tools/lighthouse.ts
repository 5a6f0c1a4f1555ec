/**
 * Measures how fast pages are, with Lighthouse: `npm run lighthouse`. Each figure is the median of several visits, on a
 * simulated phone with a slow connection and on a simulated desktop. A visit that fails is said and left out: the table
 * tells how many visits each figure stands on, and the exit status is 1.
 *
 *   npm run lighthouse -- --against COMMIT    also measures an older commit, in the same run: it is cloned, installed,
 *                                             built and served first, which takes a few minutes
 *   npm run lighthouse -- --against URL       also measures a server that runs already
 *   npm run lighthouse -- --runs 5            visits each page five times instead of three
 *   npm run lighthouse -- --only sandbox      measures one page
 */
import { parseArgs } from "node:util";
import { openPlainBrowser } from "../browser/testing/browser.ts";
import { startSite } from "../browser/testing/start.ts";
import { inCommit } from "./lighthouse/commit.ts";
import { type Figures, measure, median, PRESETS, type Preset } from "./lighthouse/measure.ts";
import { furnish, type Place } from "./lighthouse/places.ts";
import { formatTable, type Row } from "./lighthouse/report.ts";

const PORT = 9333;

const { values } = parseArgs({
  options: { against: { type: "string" }, runs: { type: "string", default: "3" }, only: { type: "string" } },
});
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1) {
  console.error(`--runs takes a whole number from 1 on, not "${values.runs}".`);
  process.exit(2);
}

interface Site {
  readonly name: string;
  readonly places: readonly Place[];
}

const cleanup = new AsyncDisposableStack();

/** Starts the servers to measure, the earlier version first. */
async function sites(): Promise<Site[]> {
  const all: Site[] = [];
  const { against } = values;
  const add = async (name: string, address: string): Promise<void> => {
    all.push({ name, places: (await furnish(address)).filter(isWanted) });
  };
  if (against?.startsWith("http")) await add(against, against);
  else if (against !== undefined) {
    const root = inCommit(against, cleanup);
    const site = await startSite({}, root);
    cleanup.defer(() => site.close());
    await add(against, site.address);
  }
  const site = await startSite({});
  cleanup.defer(() => site.close());
  await add("now", site.address);
  return all;
}

/** The figures of a visit, or null if it failed: what others came to isn't lost with it. */
async function tried(place: Place, preset: Preset): Promise<Figures | null> {
  try {
    return await measure(place, preset, PORT);
  } catch (error) {
    console.error(`${place.name}, ${preset}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
    return null;
  }
}

const isWanted = ({ name }: Place): boolean => values.only === undefined || name === values.only;

try {
  const all = await sites();
  const browser = await openPlainBrowser(`--remote-debugging-port=${PORT}`);
  cleanup.defer(() => browser.close());
  const rows: Row[] = [];
  for (const preset of PRESETS)
    for (const name of all[0].places.map((place) => place.name)) {
      const taken = all.map(({ places }) => ({
        place: places.find((each) => each.name === name),
        figures: [] as Figures[],
      }));
      // In turns, so that whatever else the machine does affects all sites equally.
      for (let run = 0; run < runs; run++)
        for (const { place, figures } of taken) {
          const found = place && (await tried(place, preset));
          if (found) figures.push(found);
        }
      for (const [i, { figures }] of taken.entries())
        rows.push({
          site: all[i].name,
          place: name,
          preset,
          visits: figures.length,
          figures: median(figures),
        });
    }
  console.log(formatTable(rows, runs));
} finally {
  await cleanup.disposeAsync();
}

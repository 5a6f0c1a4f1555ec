/**
 * Measures how fast pages are, with Lighthouse: `npm run lighthouse`. Each figure is the median of several visits, on a
 * simulated phone with a slow connection and on a simulated desktop.
 *
 *   npm run lighthouse -- --against COMMIT    also measures an older commit, in the same run: it is cloned, installed,
 *                                             built and served first, which takes a few minutes
 *   npm run lighthouse -- --against URL       also measures a server that runs already
 *   npm run lighthouse -- --runs 5            visits each page five times instead of three
 *   npm run lighthouse -- --only sandbox      measures one page
 */
import { parseArgs } from "node:util";
import { openBrowser } from "../browser/testing/browser.ts";
import { startSite } from "../browser/testing/start.ts";
import { inCommit } from "./lighthouse/commit.ts";
import { type Figures, measure, median, PRESETS } from "./lighthouse/measure.ts";
import { furnish, type Place } from "./lighthouse/places.ts";
import { formatTable } from "./lighthouse/report.ts";

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

const isWanted = ({ name }: Place): boolean => values.only === undefined || name === values.only;

try {
  const all = await sites();
  const browser = await openBrowser(`--remote-debugging-port=${PORT}`);
  cleanup.defer(() => browser.close());
  const rows: { site: string; place: string; preset: string; figures: Figures }[] = [];
  for (const preset of PRESETS)
    for (const name of all[0].places.map((place) => place.name)) {
      const taken = all.map(({ places }) => ({
        place: places.find((each) => each.name === name),
        figures: [] as Figures[],
      }));
      // In turns, so that whatever else the machine does affects all sites equally.
      for (let run = 0; run < runs; run++)
        for (const { place, figures } of taken) if (place) figures.push(await measure(place, preset, PORT));
      for (const [i, { figures }] of taken.entries())
        rows.push({ site: all[i].name, place: name, preset, figures: median(figures) });
    }
  console.log(formatTable(rows));
} finally {
  await cleanup.disposeAsync();
}

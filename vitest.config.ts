import { availableParallelism } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Settings of servers, and colors and languages of terminals. Those of the person who runs the tests don't apply to them. */
const OWN = ["DATA_DIR", "DATABASE_URL", "HOST", "PORT", "PUBLIC_URL", "TRUST_PROXY", "FORCE_COLOR"];
const MORE = [
  "LC_ALL",
  "LC_MESSAGES",
  "LANG",
  "SMTP_URL",
  "MAIL_FROM",
  "HOOKS_TO_PRIVATE",
  "UNDO_SECONDS",
  "CLASSROOM",
];
for (const name of [...OWN, ...MORE]) delete process.env[name];

/** The servers and commands that tests start load faster when Node keeps what it has compiled. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/compiled");

const MINUTE = 60_000;

/** A year of each committee and of Dissolution takes minutes in browsers: `npm run years` plays them. */
const YEARS = "**/browser/**/{year-1901,year-1935,dissolution-year}.long.test.ts";

/** Long tests are left out where SKIP_LONG is set: by `script/test`, but not by `script/test --all`. */
const EXCLUDED = [
  ...configDefaults.exclude,
  ...(process.env.SKIP_LONG ? ["**/*.long.test.ts"] : []),
  ...(process.env.YEARS ? [] : [YEARS]),
];
const SERVER = "packages/server/**/*.test.ts";
const BROWSER = "packages/web/browser/**/*.test.ts";

/** Begins with what takes long, so that nothing long is left alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const signs = [".long.test.ts", "/web/browser/", "/testkit/", "/server/"];
    const weight = ({ moduleId }: TestSpecification): number =>
      signs.reduce((sum, sign) => sum * 2 + Number(moduleId.includes(sign)), 0);
    return sorted.toSorted((a, b) => weight(b) - weight(a));
  }
}

export default defineConfig({
  test: {
    pool: "threads",
    exclude: EXCLUDED,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["packages/**/*.test.ts"],
          exclude: [...EXCLUDED, BROWSER, SERVER],
          // Loading modules took most of the time, so files share them. Tests leave no state in modules.
          isolate: false,
        },
      },
      // Not so here: some files replace modules of Node, such as its random numbers.
      { extends: true, test: { name: "server", include: [SERVER] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: [BROWSER],
          // Files share modules, and so the server and the browser of their worker.
          isolate: false,
          globalSetup: "packages/web/browser/testing/claims.ts",
          // Browsers may flake, so what fails there is tried once more. What a page says on its console is no flake.
          retry: { count: 1, condition: /^(?!the page complained)/ },
        },
      },
    ],
    sequence: { sequencer: LongFirst },
    // One more than there are cores: browser tests wait a lot.
    maxWorkers: availableParallelism() + 1,
    // No test measures time, and a slow machine is no fault: these limits only end what would never end. Tests that wait
    // for something rely on them and have none of their own.
    testTimeout: 10 * MINUTE,
    hookTimeout: 10 * MINUTE,
    teardownTimeout: MINUTE,
    expect: { poll: { timeout: MINUTE } },
  },
});

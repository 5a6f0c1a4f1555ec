import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take minutes, while others take seconds. */
const LONG = ["packages/web/browser/", "packages/server/src/chaos.test.ts"];

/** Settings of servers, and colours of terminals: what holds for whoever runs the tests does not hold in them. */
const OWN = ["DATA_DIR", "DATABASE_URL", "HOST", "PORT", "PUBLIC_URL", "TRUST_PROXY", "FORCE_COLOR"];
for (const name of [...OWN, "SMTP_URL", "MAIL_FROM", "HOOKS_TO_PRIVATE"]) delete process.env[name];

const MINUTE = 60_000;

/** Begins with the long files, so that nobody waits for them alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((path) => moduleId.includes(path));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["packages/**/*.test.ts"],
    pool: "threads",
    sequence: { sequencer: LongFirst },
    // Two at least: while browsers are waited for, there is time for the rest.
    maxWorkers: Math.max(2, availableParallelism()),
    // No test measures time, and a slow machine is not a fault: these limits only end what would never end. Tests that
    // wait for something leave it to them, and have none of their own.
    testTimeout: 10 * MINUTE,
    hookTimeout: 10 * MINUTE,
    teardownTimeout: MINUTE,
    expect: { poll: { timeout: MINUTE } },
  },
});

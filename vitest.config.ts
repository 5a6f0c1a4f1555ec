import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take minutes, while others take seconds. */
const LONG = ["packages/web/browser/", "packages/server/src/chaos.test.ts"];

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
    // No test measures time: a slow machine is not a fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Settings of servers, and colours of terminals: what holds for whoever runs the tests does not hold in them. */
const OWN = ["DATA_DIR", "DATABASE_URL", "HOST", "PORT", "PUBLIC_URL", "TRUST_PROXY", "FORCE_COLOR"];
for (const name of [...OWN, "SMTP_URL", "MAIL_FROM", "HOOKS_TO_PRIVATE"]) delete process.env[name];

const MINUTE = 60_000;

/** Browser tests, which take longer than others. */
const BROWSER = "packages/web/browser/**/*.test.ts";

/** Begins with what takes long, so that nothing long is left alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const weight = ({ moduleId, project }: TestSpecification): number =>
      Number(moduleId.endsWith(".long.test.ts")) * 2 + Number(project.name === "browser");
    return sorted.toSorted((a, b) => weight(b) - weight(a));
  }
}

export default defineConfig({
  test: {
    pool: "threads",
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["packages/**/*.test.ts"],
          exclude: [...configDefaults.exclude, BROWSER],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: [BROWSER],
          // Browsers may flake, so what fails there is tried once more. What a page says on its console is no flake.
          retry: { count: 1, condition: /^(?!the page complained)/ },
        },
      },
    ],
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

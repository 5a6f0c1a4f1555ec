import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/**/*.test.ts"],
    pool: "threads",
    // No test measures time: a slow machine is not a fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

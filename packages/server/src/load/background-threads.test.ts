import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { backgroundThreads } from "./background-threads.ts";

// Elsewhere, a priority is that of the whole process.
test.runIf(process.platform === "linux")("threads in the background give way to the games", async () => {
  const threads = backgroundThreads<null, number>(new URL("../testing/priority.ts", import.meta.url), {
    maxThreads: 1,
  });
  onTestFinished(() => threads.destroy());
  const here = getPriority();
  expect(await threads.run(null)).toBe(Math.min(19, here + 10));
});

import { inject, test as plain } from "vitest";
import { Claims } from "./claims.ts";
import { PseudoReview } from "./pseudo.ts";
import { openSite } from "./site.ts";

/** Looks at each shape of page once in a run. */
export const pseudo = new PseudoReview(new Claims(inject("claims")));

/**
 * Tests in a browser. Each gets a stage of its own, on a server and a browser that its worker starts.
 *
 * Browsers may flake: a test that fails is tried once more, and `script/test` prints the failure even if the second try
 * passes. Complaints are not tried again.
 */
export const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: Vitest finds what a fixture needs by its pattern.
  .extend("site", { scope: "worker" }, async ({}, { onCleanup }) => {
    const site = await openSite();
    onCleanup(() => site.close());
    return site;
  })
  .extend("stage", async ({ site, task }, { onCleanup }) => {
    const stage = site.stage();
    onCleanup(async () => {
      // A test that failed has its own report.
      const hasFailed = task.result?.state === "fail";
      const faults = hasFailed ? [] : await stage.review(pseudo);
      await stage.clear();
      if (!hasFailed && stage.complaints.length > 0)
        throw new Error(`the page complained: ${stage.complaints.join("\n")}`);
      if (faults.length > 0) throw new Error(`the page complained in en-XA:\n${faults.join("\n")}`);
    });
    return stage;
  });

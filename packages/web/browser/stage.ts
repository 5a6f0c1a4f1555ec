import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStage, type Stage } from "./browser.ts";

/** The tests of a file, on one stage; and that nothing complained in any of them. */
export function onStage(...tests: readonly ((stage: () => Stage) => void)[]): void {
  let opened: Stage;
  let before = 0;
  beforeAll(async () => {
    opened = await openStage();
  });
  beforeEach(() => {
    before = opened.complaints.length;
  });
  afterEach(async ({ task }) => {
    await opened.clear();
    // A test that failed is reported by itself.
    if (task.result?.state === "fail") opened.complaints.splice(before);
  });
  afterAll(() => opened?.close());

  // For a whole browser nobody can answer: what fails in it is tried once more, and `script/test` says so.
  describe("in a browser", { retry: 1 }, () => {
    for (const each of tests) each(() => opened);
  });

  test("nothing complained: no error, no warning, nothing that the server's policy forbids", () => {
    expect(opened.complaints).toEqual([]);
  });
}

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "./browser.ts";

/** The tests of a file, on one stage; and that nothing complained in any of them. */
export function onStage(...tests: readonly ((stage: () => Stage) => void)[]): void {
  let opened: Stage;
  beforeAll(async () => {
    opened = await openStage();
  });
  afterEach(() => opened.clear());
  afterAll(() => opened.close());
  for (const each of tests) each(() => opened);

  test("nothing complained: no error, no warning, nothing that the server's policy forbids", () => {
    expect(opened.complaints).toEqual([]);
  });
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhase, parsePhase, SEASONS, TASKS } from "./phase.ts";

test("a phase that is written reads back as the same", () => {
  const phases = fc.record({
    season: fc.constantFrom(...SEASONS),
    year: fc.integer({ min: 1, max: 9999 }),
    task: fc.constantFrom(...TASKS),
  });
  fc.assert(
    fc.property(phases, (phase) => {
      expect(parsePhase(formatPhase(phase))).toEqual({ ok: true, value: phase });
    }),
    { seed: 7 },
  );
});

test.each(["", "1901", "X1901M", "S1901", "S19011M", "S1901MM", "Spring 1901"])("%s is no phase", (text) => {
  const parsed = parsePhase(text);
  expect(parsed.ok).toBe(false);
  expect(!parsed.ok && parsed.error).toMatchObject({ code: "bad-phase", text });
});

import { expect, test } from "vitest";
import type { Room } from "../room.ts";
import { goingBack } from "./going-back.ts";
import { committeeAt } from "./testing.ts";

type Back = NonNullable<Room["back"]>;

const on = (back: Partial<Back>) =>
  goingBack(
    committeeAt({
      may: ["go-back"],
      back: { step: 2, stage: "diplomacy", floor: null, next: null, left: null, ...back },
    }),
  );

test("the step that can be taken back is named by where it leads, with the time on the clock then (R18)", () => {
  expect(on({ left: 760_000 })).toEqual({
    step: 2,
    label: "Back to the diplomatic phase",
    what: "The clock will show 12:40. All delegations are set to Not ready. Everything written, said, or signed since then stays.",
  });
  expect(on({ stage: "opening", next: "France" })).toMatchObject({
    label: "Back to the start of Spring 1901",
    what: "There will be no clock. Everything written, said, or signed since then stays.",
  });
  const labels = [
    on({ stage: "speeches", floor: "France", next: "Italy", left: 20_000 }),
    on({ stage: "speeches", next: "Italy" }),
    on({ stage: "extra-speeches" }),
    on({ stage: "revealed", next: "Italy" }),
  ].map((back) => back?.label);
  expect(labels).toEqual([
    "Back to France's speech",
    "Back to before Italy was called",
    "Back to the extra speeches",
    "Back to Italy's orders",
  ]);
});

test("nothing is offered where nothing can be taken back", () => {
  expect(goingBack(committeeAt({ back: null }))).toBe(null);
});

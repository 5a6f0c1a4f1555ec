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

test("the step that can be taken back is named by what it goes back to, with the time that there is then (R18)", () => {
  expect(on({ left: 760_000 })).toEqual({
    step: 2,
    label: "Back to the negotiation",
    what: "It then has 12:40 left. All say anew that they are done. Whatever was written, said or signed in the meantime stays.",
  });
  expect(on({ stage: "opening", next: "France" })).toMatchObject({
    label: "Back to the opening of the turn",
    what: "No time runs then. Whatever was written, said or signed in the meantime stays.",
  });
  const labels = [
    on({ stage: "speeches", floor: "France", next: "Italy", left: 20_000 }),
    on({ stage: "speeches", next: "Italy" }),
    on({ stage: "extra-speeches" }),
    on({ stage: "revealed", next: "Italy" }),
  ].map((back) => back?.label);
  expect(labels).toEqual([
    "Back to the speech of France",
    "Back to before Italy was called",
    "Back to the extra speeches",
    "Back to the sheet of Italy",
  ]);
});

test("nothing is offered where nothing can be taken back", () => {
  expect(goingBack(committeeAt({ back: null }))).toBe(null);
});

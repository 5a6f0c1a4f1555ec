import { expect, test } from "vitest";
import { stageTitle } from "../../table/clock/room-stage.ts";
import { seatOf } from "../../table/testing.ts";
import type { Room } from "../room.ts";
import { goingOn } from "./going-on.ts";
import { stepsOf, urgencyOf } from "./stages.ts";
import { committeeAt } from "./testing.ts";

const now = (view: ReturnType<typeof committeeAt>) =>
  stepsOf(view)
    .filter(({ is }) => is === "now")
    .map(({ title }) => title);
const at = (phase: string, stage: Room["stage"]) => committeeAt({ stage }, { phase });

test("a turn runs from speeches to retreats; only a Fall turn has units gained and lost (MB-37, MB-38)", () => {
  expect(stepsOf(at("S1901M", "opening")).map(({ title }) => title)).toEqual([
    "Speeches",
    "Diplomatic phase",
    "Extra speeches",
    "Order writing",
    "Order resolution",
    "Retreat and disbanding",
  ]);
  expect(stepsOf(at("F1901M", "opening")).at(-1)?.title).toBe("Gaining and losing units");
  const stages = [
    "speeches",
    "diplomacy",
    "request",
    "extra-speeches",
    "writing",
    "sealed",
    "revealed",
  ] as const;
  expect(stages.flatMap((stage) => now(at("S1901M", stage)))).toEqual([
    "Speeches",
    "Diplomatic phase",
    "Extra speeches",
    "Extra speeches",
    "Order writing",
    "Order resolution",
    "Order resolution",
  ]);
  expect(now(at("F1901R", "writing"))).toEqual(["Retreat and disbanding"]);
  expect(now(at("W1901A", "writing"))).toEqual(["Gaining and losing units"]);
});

test("sheets are read by delegations in 1901 and opened by officers in 1935 (M01-24, M35-24)", () => {
  expect(stageTitle(committeeAt({ stage: "revealed" }))).toBe("Order resolution: delegations read");
  expect(stageTitle(committeeAt({ stage: "revealed" }, {}, "committee-1935"))).toBe(
    "Order resolution: orders are revealed",
  );
  expect(stageTitle(committeeAt({ stage: "opening" }))).toBe("Start of Spring 1901");
  expect(stageTitle(committeeAt({ stage: "diplomacy" }))).toBe("Diplomatic phase");
  expect(stageTitle(at("F1901R", "writing"))).toBe(null);
});

test("the next step says what follows, or what has to be done first (MB-41, MB-48, R14)", () => {
  const speeches = { order: ["France", "Austria", "England"], seconds: 45 };
  const on = (room: Partial<Room>, phase = "S1901M") => goingOn(committeeAt(room, { phase }));
  expect(on({ may: [] })).toEqual({
    label: "Start the speeches",
    what: "Announce the speaking order and the time first.",
    isPossible: false,
    does: "next",
  });
  expect(on({ speeches, next: "France" }).what).toBe("France speaks first and has 45 seconds.");
  expect(on({ stage: "speeches", speeches, floor: "France", next: "Austria" })).toMatchObject({
    label: "Call Austria",
    what: "France's speech ends. Austria has 45 seconds.",
  });
  expect(on({ stage: "speeches", speeches })).toMatchObject({
    label: "Start the diplomatic phase",
    what: "Everyone has spoken. The clock starts at 30 minutes.",
  });
  expect(on({}, "F1901M").label).toBe("Start the diplomatic phase");
  expect(on({ requests: ["France"], may: [] }, "F1901M").label).toBe("Start the speeches");
  expect(on({ stage: "request", requests: ["France", "England"], may: [] }).what).toBe(
    "France and England asked for extra speeches. Grant or refuse them.",
  );
});

test("diplomatic phase and order writing end on time or by agreement, and name who is missing (MB-50, R18)", () => {
  const seats = [
    seatOf(0, ["Austria"], { isReady: true }),
    seatOf(1, ["England"], { isReady: false }),
    seatOf(2, ["France"], { isReady: true, isVacant: true }),
  ];
  const on = (stage: Room["stage"], clock?: "referee") =>
    goingOn(committeeAt({ stage }, { seats, ...(clock && { setup: { clock: { kind: clock } } }) }));
  expect(on("diplomacy")).toMatchObject({
    label: null,
    what: "This phase ends when time runs out or all delegations agree. So far 1 of 2 agree.",
  });
  expect(on("diplomacy", "referee").label).toBe("End the diplomatic phase");
  expect(on("writing").what).toContain("Still waiting for England.");
  expect(on("writing", "referee")).toMatchObject({ label: "Close order writing" });
});

test("nothing happens while the clock is paused (R18)", () => {
  const view = committeeAt({ stage: "speeches", may: [] }, { clock: { isPaused: true } });
  expect(goingOn(view)).toMatchObject({ label: null, isPossible: false });
});

test("in 1901 each delegation's orders are marked as read before anything is resolved (M01-24, MB-176)", () => {
  const reading = { order: ["France", "Austria", "England"], read: 1 };
  const on = (room: Partial<Room>, variant?: string) =>
    goingOn(committeeAt({ stage: "revealed", ...room }, {}, variant));
  expect(on({ reading, may: ["read-out"] })).toMatchObject({
    label: "Mark Austria as read",
    does: "read-out",
    isPossible: true,
  });
  expect(on({ reading: { ...reading, read: 3 } })).toMatchObject({
    label: "Resolve orders",
    does: "next",
  });
  expect(on({ reading }, "committee-1935").label).toBe("Resolve orders");
});

test("a speech is near its end in its last seconds only, a stage in its last minutes", () => {
  expect(urgencyOf(committeeAt({ floor: "France" }), 45_000)).toBe("none");
  expect(urgencyOf(committeeAt({ floor: "France" }), 9_000)).toBe("last");
  expect(urgencyOf(committeeAt({}), 45_000)).toBe("last");
});

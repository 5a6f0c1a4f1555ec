import { expect, test } from "vitest";
import { projectorTitle, tabTitle } from "../../table/clock/attention.ts";
import { stageTitle, turnTitle } from "../../table/clock/room-stage.ts";
import { seatOf } from "../../table/testing.ts";
import { stopInWords } from "../../table/words.ts";
import type { Room } from "../room.ts";
import { conferenceOf } from "../testing.ts";
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
  expect(stageTitle(at("F1901R", "writing"))).toBe("Retreat and disbanding");
  expect(stageTitle(at("W1901A", "writing"))).toBe("Gaining and losing units");
});

test("the next step says what follows, or what has to be done first (MB-41, MB-48, R14)", () => {
  const speeches = { order: ["France", "Austria", "England"], seconds: 45 };
  const on = (room: Partial<Room>, phase = "S1901M") => goingOn(committeeAt(room, { phase }));
  expect(on({ may: [] })).toEqual({
    next: { label: "Start the speeches", act: { do: "next" } },
    also: { label: "Skip the speeches", act: { do: "end-stage" } },
    what: "Announce the speaking order and the time first.",
    isPossible: false,
    isEarly: false,
  });
  expect(on({ speeches, next: "France" }).what).toBe("France speaks first and has 45 seconds.");
  expect(on({ stage: "speeches", speeches, floor: "France", next: "Austria" })).toMatchObject({
    next: { label: "Call Austria" },
    also: { label: "End the speeches" },
    what: "France's speech ends. Austria has 45 seconds.",
  });
  expect(on({ stage: "speeches", speeches })).toMatchObject({
    next: { label: "Start the diplomatic phase" },
    what: "Everyone has spoken. The clock starts at 30 minutes.",
  });
  expect(on({}, "F1901M").next.label).toBe("Start the diplomatic phase");
  expect(on({ requests: ["France"], may: [] }, "F1901M").next.label).toBe("Start the speeches");
  expect(on({ stage: "request", requests: ["France", "England"], may: ["end-stage"] })).toMatchObject({
    what: "France and England asked for extra speeches. Grant them above, or skip them.",
    next: { label: "Skip and start order writing", act: { do: "end-stage" } },
    isPossible: true,
  });
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
    next: { label: "End the diplomatic phase", act: { do: "end-stage" } },
    what: "This phase ends when time runs out, all delegations agree, or you end it. So far 1 of 2 agree.",
    isEarly: true,
  });
  expect(on("diplomacy", "referee").next.label).toBe("End the diplomatic phase");
  expect(on("writing").what).toContain("Still waiting for England.");
  expect(on("writing", "referee").next).toEqual({ label: "Close order writing", act: { do: "end-stage" } });
});

test("officers can end any stage with one press, also while the clock is paused (MB-24, R18)", () => {
  const may: Room["may"] = ["end-stage"];
  const paused = committeeAt({ stage: "writing", may }, { clock: { isPaused: true } });
  expect(goingOn(paused)).toMatchObject({
    next: { act: { do: "end-stage" } },
    isPossible: true,
    what: "The clock is paused. Nothing happens until you resume it.",
  });
  for (const phase of ["S1901R", "W1901A"])
    expect(goingOn(committeeAt({ stage: "writing", may }, { phase }))).toMatchObject({
      next: { act: { do: "end-stage" } },
      isPossible: true,
    });
});

test("one large button leads through a sheet or result after the other; the other way is beside it (MB-33, M35-24)", () => {
  const reading = { order: ["France", "Austria"], read: 0 };
  const sheets = committeeAt({ stage: "revealed", reading, may: ["read-out"] }, {}, "committee-1935");
  expect(goingOn(sheets)).toMatchObject({
    next: { label: "Show France's orders", act: { do: "read-out" } },
    also: { label: "Resolve now", act: { do: "end-stage" } },
    isPossible: true,
  });
  const at = (shown: number, next: string) => {
    const results = { turn: 1, order: ["France", "Austria"], shown, read: null };
    const may: Room["may"] = shown < 2 ? ["show-results"] : ["next"];
    return goingOn(committeeAt({ stage: "results", results, may }, { lastPlayed: playedTo(next) }));
  };
  expect(at(1, "F1901M")).toMatchObject({
    next: { label: "Show Austria's results", act: { do: "show-results", all: false } },
    also: { label: "Show all results", act: { do: "show-results", all: true } },
    what: "1 of 2 countries shown. Nobody sees the others yet.",
    isPossible: true,
  });
  for (const [next, label] of [
    ["F1901M", "On to Fall 1901"],
    ["S1901R", "On to retreats"],
    ["W1901A", "On to gaining and losing units"],
  ])
    expect(at(2, next)).toMatchObject({ next: { label, act: { do: "next" } }, also: null, isPossible: true });
});

test("before the turn continues, officers say what happened to a conference's venue (MB-267)", () => {
  const conquest = "Austria has a unit in Tyrolia";
  const congress = conferenceOf({ status: "open", name: "Congress", conquest, may: ["rule-conquest"] });
  const may: Room["may"] = ["next", "end-stage", "rule-conquest"];
  const at = (conference: typeof congress) =>
    goingOn(committeeAt({ stage: "opening", may, conferences: [conference] }, { phase: "F1901M" }));
  expect(at(congress)).toMatchObject({
    isPossible: false,
    also: null,
    what: "First say whether the venue of Congress was conquered.",
  });
  expect(at({ ...congress, conquest: null }).isPossible).toBe(true);
});

/** A turn as officers see it once it has been resolved, and the phase that follows. */
function playedTo(phase: string) {
  const { position } = committeeAt({});
  const turn = { number: 1, at: 0, how: "played", isOnLine: true, isPlayed: true } as const;
  const result = {
    at: 0,
    cause: "referee",
    orders: [],
    events: [],
    phase,
    position,
    missing: [],
    used: {},
  } as const;
  const nothing = { brokenBy: [], intervention: null, sheets: [] } as const;
  return { ...turn, ...nothing, phase: "S1901M", position, occupiers: {}, result };
}

test("one headline says what happens now: a turn lasts until its results have been shown (MB-33, MB-36, MB-37)", () => {
  const lastPlayed = playedTo("F1901M");
  const headline = (room: Partial<Room>, phase: string) => {
    const view = committeeAt(room, { phase, lastPlayed, setup: { name: "Model committee" } });
    // The tab, the wall's tab and the head of the panel say the same.
    expect(stopInWords(view, null)).toBe(turnTitle(view));
    expect(tabTitle(view)).toContain(`${turnTitle(view)} · `);
    expect(projectorTitle(view)).toBe(`${turnTitle(view)} · Model committee · Chancery`);
    return [turnTitle(view), stageTitle(view)];
  };
  for (const phase of ["S1901M", "S1901R"])
    expect(headline({ stage: "results" }, phase)).toEqual(["Spring 1901", "Order resolution: results"]);
  expect(headline({ stage: "opening" }, "F1901M")).toEqual(["Fall 1901", "Start of Fall 1901"]);
  expect(headline({ stage: "writing" }, "S1901R")).toEqual(["Spring 1901", "Retreat and disbanding"]);
  expect(headline({ stage: "writing" }, "W1901A")).toEqual(["Fall 1901", "Gaining and losing units"]);
});

test("in 1901 each delegation's orders are marked as read before anything is resolved (M01-24, MB-176)", () => {
  const reading = { order: ["France", "Austria", "England"], read: 1 };
  const on = (room: Partial<Room>, variant?: string) =>
    goingOn(committeeAt({ stage: "revealed", ...room }, {}, variant));
  expect(on({ reading, may: ["read-out"] })).toMatchObject({
    next: { label: "Mark Austria as read", act: { do: "read-out" } },
    isPossible: true,
  });
  const bot = { level: "club", character: "bold" } as const;
  const played = { seats: [seatOf(0, ["Austria"], { bot })] };
  const room: Partial<Room> = { stage: "revealed", reading, may: ["read-out"] };
  expect(goingOn(committeeAt(room, played)).what).toMatch(/^A bot plays Austria: read its orders aloud/);
  expect(goingOn(committeeAt(room)).what).toMatch(/^The projector/);
  expect(on({ reading: { ...reading, read: 3 } }).next).toEqual({
    label: "Resolve orders",
    act: { do: "next" },
  });
});

test("a speech is near its end in its last seconds only, a stage in its last minutes", () => {
  expect(urgencyOf(committeeAt({ floor: "France" }), 45_000)).toBe("none");
  expect(urgencyOf(committeeAt({ floor: "France" }), 9_000)).toBe("last");
  expect(urgencyOf(committeeAt({}), 45_000)).toBe("last");
});

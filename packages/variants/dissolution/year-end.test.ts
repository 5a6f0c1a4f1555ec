import { respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { PLAYERS } from "./players.ts";
import { type Changes, positionWith } from "./testing.ts";

const autumn = (changes: Changes, orders: Readonly<Record<string, readonly string[]>> = {}, options = {}) =>
  respond({ variant: "dissolution", options, state: positionWith({ phase: "F1992M", ...changes }), orders });

type Response = ReturnType<typeof autumn>;
const counts = ({ events }: Response): readonly { power: string; points: number; units: number }[] =>
  (events.find(({ type }) => type === "unit-counts")?.counts ?? []) as never;
const countOf = (response: Response, power: string) => counts(response).find((row) => row.power === power);

/** Enough centers for 27 points. */
const MANY = ["Isl", "Kch", "Pes", "Akt", "Alm", "Teh", "Tbz", "AdA", "DiD", "Buc", "Clu", "Gda"];

test("the year has Spring, Autumn and Winter (DIS-2.0-1, DIS-4.0-1)", () => {
  const spring = respond({ variant: "dissolution", state: "start", orders: {} });
  const fall = respond({ variant: "dissolution", state: spring.state, orders: {} });
  const winter = respond({ variant: "dissolution", state: fall.state, orders: {} });
  expect([spring, fall, winter].map(({ state }) => state.phase)).toEqual(["F1992M", "W1992A", "S1993M"]);
});

test("after Autumn centers pass to the players whose units stand there, never after Spring (DIS-2.1.5-1, DIS-2.1.5-10)", () => {
  const spring = respond({ variant: "dissolution", state: positionWith({ add: ["SA A Irq"] }), orders: {} });
  expect(spring.state.centers["Saudi Arabia"]).toEqual(["Dmm", "Mec", "Riy"]);
  expect(spring.events.some(({ type }) => type === "unit-counts")).toBe(false);
  const fall = autumn({ add: ["SA A Irq"] });
  expect(fall.state.centers["Saudi Arabia"]).toEqual(["Dmm", "Irq", "Mec", "Riy"]);
  expect(fall.events.find(({ type }) => type === "captured")).toMatchObject({ center: "Irq", from: null });
});

test("fleets of the US Navy change nothing: neutral centers stay neutral, owned ones owned (DIS-4.6-1, DIS-8.5.1-2)", () => {
  const { state } = autumn({ add: ["US F Dmm", "US F Irq"] });
  expect(state.centers["Saudi Arabia"]).toContain("Dmm");
  expect(Object.values(state.centers).flat()).not.toContain("Irq");
});

test("Ex. 4.6.1.1: points under a fleet of the US Navy do not count for units (DIS-2.1.5-2, DIS-2.1.5-3, DIS-4.6.1-2)", () => {
  const own = { SA: ["Irq"] };
  expect(countOf(autumn({ own, remove: ["A Irq"] }), "Saudi Arabia")).toMatchObject({ points: 5, units: 3 });
  const blocked = autumn({ own, add: ["US F Dmm"], remove: ["A Irq"] });
  expect(countOf(blocked, "Saudi Arabia")).toMatchObject({ points: 4, units: 2, blockedByUSNavy: 1 });
  expect(blocked.state.centers["Saudi Arabia"]).toContain("Dmm");
});

test("everyone hears how many units each survivor may have: half the points, rounded up (DIS-2.1.5-9, DIS-4.2-1)", () => {
  const rows = counts(autumn({}));
  expect(rows).toHaveLength(10);
  expect(rows.find(({ power }) => power === "Yugoslavia")).toMatchObject({ points: 3, units: 2 });
});

describe("victory", () => {
  /** Nobody else has a unit that could take a center back. */
  const remove = PLAYERS.filter(({ code }) => code !== "PA" && code !== "YU").flatMap(({ units }) => units);
  const having = (...more: string[]): Changes => ({ own: { PA: [...MANY, ...more] }, remove });
  const rival = ["Bgd", "Pod", "War", "Riy", "Cai", "Khk"];
  const minors = [
    "Alb",
    "Aus",
    "Aze",
    "Blr",
    "BSt",
    "Bul",
    "Eri",
    "Fin",
    "Geo",
    "Hun",
    "Irq",
    "Jor",
    "Mol",
    "Som",
    "Syr",
  ];

  test("27 points and more than anyone else win (DIS-1.5-1, DIS-1.5-2, DIS-2.1.5-4)", () => {
    expect(autumn(having("Kyv", "Taj")).state).toMatchObject({ phase: "COMPLETED", winner: "Pakistan" });
    expect(autumn(having("Kyv")).state.phase).toBe("W1992A");
    expect(autumn(having("Kyv"), {}, { victoryVP: 25 }).state.phase).toBe("COMPLETED");
  });

  test("the report says who has how many points, and how far ahead of the next, or that they are shared (DIS-1.5-2, DIS-1.5-3)", () => {
    const told = ({ events }: Response) =>
      events.flatMap(({ type, why }) => (type === "enough-points" ? why : []));
    expect(told(autumn(having("Kyv", "Taj")))).toEqual([
      "Pakistan has 27 points of the 27 that win. Next is Egypt with 5",
    ]);
    expect(told(autumn(having("Kyv")))).toEqual([]);
    const own = { PA: [...MANY, "Kyv", "Taj"], YU: [...rival, ...minors, "Tkm"] };
    expect(told(autumn({ own, remove }))).toEqual([
      "No winner yet: Pakistan and Yugoslavia have 27 points each, and 27 win only if nobody else has as many",
    ]);
  });

  test("a tie at the top doesn't end the game (DIS-1.5-3); another power with 27 and fewer is no obstacle (R004)", () => {
    const own = (...more: string[]) => ({ PA: [...MANY, "Kyv", "Taj"], YU: [...rival, ...minors, ...more] });
    const even = autumn({ own: own("Tkm"), remove });
    expect(counts(even).filter(({ points }) => points === 27)).toHaveLength(2);
    expect(even.state.phase).toBe("W1992A");
    const ahead = autumn({ own: own("Tkm", "UAE"), remove });
    expect(ahead.state).toMatchObject({ phase: "COMPLETED", winner: "Yugoslavia" });
  });

  test("points under a fleet of the US Navy do not count for it (DIS-4.6.1-1)", () => {
    expect(autumn({ ...having("Kyv", "Taj"), add: ["US F Kch"] }).state.phase).toBe("W1992A");
  });
});

describe("elimination", () => {
  const lost = { own: { UK: ["Buc", "Clu"] }, remove: ["A Buc"] };

  test("who controls no center is out, with units and embassies (DIS-2.1.5-5, R007), and goes into exile (DIS-2.1.5-7)", () => {
    const { state, events } = autumn({ ...lost, add: ["RO A Lvi"], remove: ["A Buc", "A Clu"] });
    expect(events.filter(({ type }) => type === "eliminated")).toMatchObject([{ power: "Romania" }]);
    expect(events.find(({ type }) => type === "exiled")).toMatchObject({ power: "Romania" });
    expect(state.units.Romania).toEqual([]);
    expect(Object.keys((state as { favor?: object }).favor ?? {})).not.toContain("Romania");
  });

  test("a power that has no points only because the US Navy is there survives without units (DIS-2.1.5-6, DIS-4.6.2-1, DIS-4.6.2-2)", () => {
    const changes = { own: { UK: ["Riy", "Mec"] }, add: ["US F Dmm", "SA A Naj"], remove: ["A Riy"] };
    const fall = autumn(changes);
    expect(fall.events.some(({ type }) => type === "eliminated")).toBe(false);
    expect(countOf(fall, "Saudi Arabia")).toMatchObject({ points: 0, units: 0 });
    const winter = respond({ variant: "dissolution", state: fall.state, orders: { SA: ["E N2m H"] } });
    expect(winter.state.units["Saudi Arabia"]).toEqual([]);
    expect(winter.orders[0]).toMatchObject({ power: "Saudi Arabia", status: "succeeds" });
    // In Spring it has its point again, and when the fleet has left it may build (DIS-4.6.2-3, DIS-4.6.2-4).
    const spring = respond({
      variant: "dissolution",
      state: winter.state,
      orders: {},
      dp: { SA: [{ points: 1, order: "F Dmm - Per" }] },
    });
    expect(spring.state.units["US Navy"]).toContain("F Per");
    const later = respond({ variant: "dissolution", state: spring.state, orders: {} });
    const built = respond({ variant: "dissolution", state: later.state, orders: { SA: ["Build A Dmm"] } });
    expect(built.state.units["Saudi Arabia"]).toEqual(["A Dmm"]);
  });
});

test("a survivor without points allocates, orders embassies, and builds again when the fleet has left (DIS-4.6.2-3, DIS-4.6.2-4)", () => {
  const winter = positionWith({
    phase: "W1992A",
    own: { UK: ["Riy", "Mec"] },
    add: ["US F Per"],
    remove: ["A Riy", "A Dmm"],
  });
  const built = respond({
    variant: "dissolution",
    state: winter,
    orders: { SA: ["Build A Dmm", "E B1u - B2j"] },
  });
  expect(built.orders.slice(0, 2).map(({ status }) => status)).toEqual(["succeeds", "succeeds"]);
});

test("the last year agreed on ends in a draw of all survivors, if draws are played (R006)", () => {
  expect(autumn({}, {}, { lastYear: 1992 }).state.draw).toHaveLength(10);
  expect(autumn({}, {}, { lastYear: 1993 }).state.phase).toBe("W1992A");
  const stopped = autumn({}, {}, { lastYear: 1992, draws: false });
  expect(stopped.state.phase).toBe("COMPLETED");
  expect(stopped.state.draw).toBeUndefined();
});

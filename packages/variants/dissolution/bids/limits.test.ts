import { respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { bid, bidsOf, type Changes, positionWith, publicOrder } from "../testing.ts";

type Bids = Readonly<Record<string, readonly ReturnType<typeof bid>[]>>;

const play = (changes: Changes, orders: Readonly<Record<string, readonly string[]>>, dp: Bids = {}) =>
  respond({ variant: "dissolution", state: positionWith(changes), orders, dp });

describe("deception", () => {
  const poland = (own: readonly string[], text: string, changes: Changes = {}): string =>
    bidsOf(play(changes, { PO: own }, { PO: [bid(1, text)] }), "PO")[0];

  test("who attacks a neutral power has no say in what its units do (DIS-9.1-1, DIS-5.1.2-3)", () => {
    expect(poland(["A War - Pra"], "A Bra H")).toBe("ignored DIS-9.1-1 DIS-5.1.2-3");
    expect(poland(["A War - Pra"], "A Pra H")).toBe("ignored DIS-9.1-1 DIS-5.1.2-3");
    expect(poland(["A War - Pra"], "A Aus H")).toBe("counted");
    expect(poland(["A War - Poz"], "A Pra H")).toBe("counted");
  });

  test("nor one that supports an attack on it, no matter whose attack (DIS-9.1-2)", () => {
    expect(poland(["A War S Kyv - Blr"], "A Blr H")).toBe("ignored DIS-9.1-2 DIS-5.1.2-3");
    expect(poland(["A War S Blr H"], "A Blr H")).toBe("counted");
  });

  test("nor who convoys one (DIS-9.1-3)", () => {
    const changes = { add: ["PO F Bal", "PO A Gda"] };
    expect(poland(["F Bal C Gda - Fin"], "A Fin H", changes)).toBe("ignored DIS-9.1-3 DIS-5.1.2-3");
  });

  test("the US Navy is not deceived: its fleets may leave (DIS-9.1-4); NATO is not the US Navy (R066)", () => {
    const saudi = (own: string, text: string) =>
      bidsOf(play({}, { SA: [own] }, { SA: [bid(1, text)] }), "SA")[0];
    expect(saudi("A Dmm - Kuw", "F Kuw H")).toBe("counted");
    const against = { add: ["SA A Syr"] };
    const lines = play(against, { SA: ["A Syr - Inc"] }, { SA: [bid(1, "W Ram H"), bid(1, "F Nap H")] });
    expect(bidsOf(lines, "SA")).toEqual(["ignored DIS-9.1-1 DIS-5.1.2-3", "counted"]);
  });

  test("what counts is what is legally ordered, whatever comes of it (DIS-9.0-1, R065)", () => {
    expect(poland(["A War - Cai"], "A Pra H")).toBe("counted");
    expect(poland(["A War - Pra", "A War - Poz"], "A Pra H")).toBe("counted");
    const bounced = play({}, { PO: ["A War - Pra"] }, { PO: [bid(1, "A Pra H")] });
    expect(publicOrder(bounced, "A War")?.status).toBe("fails");
    expect(bidsOf(bounced, "PO")[0]).toMatch(/^ignored/);
  });
});

describe("cohesion", () => {
  const pakistan = (text: string, changes: Changes = {}): string =>
    bidsOf(play(changes, {}, { PA: [bid(1, text)] }), "PA")[0];

  test("no neutral unit attacks another of its power (DIS-9.2-1, DIS-5.1.2-6)", () => {
    expect(pakistan("W Ram - Par")).toBe("ignored DIS-9.2-1 DIS-5.1.2-6");
    expect(pakistan("W Ram - Aus")).toBe("counted");
  });

  test("nor supports an attack on it (DIS-9.2-2)", () => {
    expect(pakistan("W Ram S Aus - Avi")).toMatch(/^ignored/);
    expect(pakistan("A Par S EGe - Ram", { add: ["PO A EGe"] })).toBe("ignored DIS-9.2-2 DIS-5.1.2-6");
  });

  test("nor convoys one (DIS-9.2-3)", () => {
    expect(pakistan("W Ram C EGe - Par", { add: ["PO A EGe"] })).toBe("ignored DIS-9.2-3 DIS-5.1.2-6");
  });

  test("armies of a pair do not turn on each other (DIS-9.2.1-1); powers of one unit cannot (DIS-9.2.2-1)", () => {
    expect(pakistan("A Bra - Pra")).toBe("ignored DIS-9.2-1 DIS-5.1.2-6");
    expect(pakistan("A Bra S War - Pra")).toBe("ignored DIS-9.2-2 DIS-5.1.2-6");
    expect(pakistan("A Aus - Aus")).toMatch(/^ignored/);
    expect(pakistan("A Aus S War - Aus")).toMatch(/^ignored/);
  });

  test("while both are there, each supports the other to hold by default (DIS-9.2.1-2)", () => {
    const response = play({}, {});
    expect(publicOrder(response, "A Bra")?.order).toBe("A Bra S A Pra");
    expect(publicOrder(response, "A Pra")?.order).toBe("A Pra S A Bra");
    const sortie = play({}, {}, { YU: [bid(1, "A Pra - Aus")] });
    expect(publicOrder(sortie, "A Bra")).toMatchObject({ order: "A Bra S A Pra", status: "void" });
  });

  test("the one that is left of a pair is like any other (DIS-9.2.1-3, DIS-3.5.3-2, DIS-3.5.3-3)", () => {
    const response = play({ remove: ["A Pra"] }, {}, { PO: [bid(1, "A Bra S War - Pra")] });
    expect(bidsOf(response, "PO")).toEqual(["counted"]);
    expect(publicOrder(play({ remove: ["A Pra"] }, {}), "A Bra")?.order).toBe("A Bra H");
  });

  test("fleets of the US Navy may be ordered against each other's places (DIS-9.2.3-1, DIS-9.2.3-2)", () => {
    const changes = { add: ["US F Per"], remove: ["F Nap"] };
    expect(pakistan("F Per - Kuw", changes)).toBe("counted");
    expect(pakistan("F Per S Dmm - Kuw", changes)).toBe("counted");
    expect(pakistan("F Per C Shi - Kuw", changes)).toBe("counted");
  });

  test("but neither they nor their help go against NATO or Israel (DIS-9.2.3-3)", () => {
    const changes = { add: ["US F Lev", "SA A Syr"] };
    expect(pakistan("F Lev - Izm", changes)).toBe("ignored DIS-9.2.3-3");
    expect(pakistan("F Lev - Tel", changes)).toBe("ignored DIS-9.2.3-3");
    expect(pakistan("F Lev S Syr - Inc", changes)).toBe("ignored DIS-9.2.3-3");
    expect(pakistan("F Lev C Syr - Izm", changes)).toBe("ignored DIS-9.2.3-3");
    expect(pakistan("F Lev - Syr", { add: ["US F Lev"] })).toBe("counted");
    expect(pakistan("W Inc - Lev", changes)).toBe("counted");
  });
});

describe("prejudice (DIS-11.4.3-1, DIS-3.6-2)", () => {
  const only = (units: readonly string[], embassies: readonly string[]): Changes => ({
    remove: ["A UAE", "A Khk", "F Sev", "A Kyv"],
    add: units,
    embassies,
  });
  const judged = (changes: Changes, text: string): string =>
    bidsOf(play(changes, {}, { PA: [bid(1, text)] }), "PA")[0];

  test("Ex. 9.3.1.1: the attacker's favor must be higher than the defender's (DIS-9.3-1, DIS-5.1.2-7)", () => {
    const changes = only(["US F Per", "SA A Dmm", "IR A UAE"], []);
    expect(judged(changes, "F Per S Dmm - UAE")).toBe("counted");
    expect(judged(changes, "F Per C Dmm - UAE")).toBe("counted");
    expect(judged(changes, "F Per S UAE - Dmm")).toBe("ignored DIS-9.3-1 DIS-5.1.2-7");
    expect(judged(changes, "F Per C UAE - Dmm")).toBe("ignored DIS-9.3-1 DIS-5.1.2-7");
  });

  test("Ex. 9.3.1.2: an empty center of another player is defended likewise (DIS-9.3-2), and equal favor is not enough (DIS-9.3-3)", () => {
    const changes = only(["KA A Ast", "UK A Kyv"], []);
    expect(judged(changes, "A Mos S Ast - Khk")).toBe("ignored DIS-9.3-2 DIS-9.3-3 DIS-5.1.2-7");
    expect(judged(changes, "W Kra C Ast - Sev")).toBe("ignored DIS-9.3-2 DIS-9.3-3 DIS-5.1.2-7");
    expect(judged(changes, "A Mos S Kyv - Khk")).toBe("counted");
    const lower = { ...changes, embassies: ["UK R1t"] };
    expect(judged(lower, "A Mos S Ast - Khk")).toBe("counted");
  });

  test("into a player's own center there is always help (DIS-9.3-4)", () => {
    expect(judged(only(["UK A Kyv"], ["UK R0z"]), "A Mos S Kyv - Khk")).toBe("counted");
  });

  test("favor is nobody's business where no player attacks another (R071, R072)", () => {
    expect(judged({}, "W Inc S Syr - Irq")).toBe("counted");
    expect(judged({}, "W Inc S Riy - Irq")).toBe("counted");
    expect(judged({}, "W Ram S Pra H")).toBe("counted");
    expect(judged({}, "A Mos - Khk")).toBe("counted");
    const blocked = only(["US F Per", "SA A Naj", "US F Dmm"], ["IR U2j", "SA U0z"]);
    expect(judged({ ...blocked, own: { IR: ["Dmm"] } }, "F Per S Naj - Dmm")).toBe("counted");
  });

  test("a unit in someone's center is the defender, not the owner (R070)", () => {
    const changes = { ...only(["US F Per", "SA A Naj", "IR A Dmm"], []), own: {} };
    expect(judged(changes, "F Per S Naj - Dmm")).toBe("counted");
    const equal = { ...changes, embassies: ["SA U0z"] };
    expect(judged(equal, "F Per S Naj - Dmm")).toMatch(/^ignored DIS-9.3-1 DIS-9.3-3/);
  });
});

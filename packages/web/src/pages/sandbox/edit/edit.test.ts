import type { Power, State } from "@chancery/engine";
import { expect, test } from "vitest";
import { enter, openGame, place } from "../../../orders/testing.ts";
import { asPosition, cleared, edit, type Tool, withPhase } from "./edit.ts";

const { entry } = enter(openGame("classic"));
const { rules, state } = entry;
const [army, fleet] = rules.kinds;
const France = 2 as Power;

function edited(tool: Tool, id: string) {
  const result = edit(rules, state, tool, place(entry, id));
  if (!result.ok) return result.error;
  return "coasts" in result.value ? "which coast?" : asPosition(rules, result.value);
}

test("units are put, changed and taken away", () => {
  expect(edited({ type: "unit", power: France, kind: army }, "Bur")).toMatchObject({
    units: { France: ["A Bur", "A Mar", "A Par", "F Bre"] },
  });
  expect(edited({ type: "unit", power: France, kind: army }, "Mun")).toMatchObject({
    units: { Germany: ["A Ber", "F Kie"] },
  });
  expect(edited({ type: "unit", power: France, kind: army }, "Par")).toMatchObject({
    units: { France: ["A Mar", "F Bre"] },
  });
  expect(edited({ type: "remove" }, "Par")).toMatchObject({ units: { France: ["A Mar", "F Bre"] } });
});

test("units are moved", () => {
  expect(edited({ type: "move", from: place(entry, "Par") }, "Pic")).toMatchObject({
    units: { France: ["A Mar", "A Pic", "F Bre"] },
  });
});

test("a unit is dislodged by another, and may retreat as after play (CB-129, CB-131)", () => {
  const bur = edit(rules, state, { type: "unit", power: France, kind: army }, place(entry, "Bur"));
  if (!bur.ok || !("units" in bur.value)) throw new Error("no army");
  const tool = { type: "dislodge", victim: place(entry, "Bur") } as const;
  const lost = edit(rules, bur.value, tool, place(entry, "Mun"));
  if (!lost.ok || !("units" in lost.value)) throw new Error("not dislodged");
  expect(asPosition(rules, lost.value)).toMatchObject({
    phase: "S1901R",
    units: { Germany: ["A Ber", "A Bur", "F Kie"] },
    dislodged: [
      { power: "France", unit: "A Bur", attackedFrom: "Mun", retreats: ["Bel", "Gas", "Pic", "Ruh"] },
    ],
  });
  expect(edit(rules, bur.value, tool, place(entry, "Bur"))).toMatchObject({ ok: false });
  const gone = edit(rules, lost.value, { type: "remove" }, place(entry, "Bur"));
  expect(gone.ok && "units" in gone.value && asPosition(rules, gone.value)).toMatchObject({
    phase: "S1901M",
    units: { Germany: ["A Ber", "A Bur", "F Kie"] },
  });
});

test("spaces left vacant by a standoff bar retreats, and are vacant (CB-132)", () => {
  const standoff = { type: "standoff" } as const;
  expect(edited(standoff, "Bel")).toMatch(/Dislodge a unit first/);
  const army = edit(rules, state, { type: "unit", power: France, kind: rules.kinds[0] }, place(entry, "Bur"));
  if (!army.ok || !("units" in army.value)) throw new Error("no army");
  const victim = place(entry, "Bur");
  const lost = edit(rules, army.value, { type: "dislodge", victim }, place(entry, "Mun"));
  if (!lost.ok || !("units" in lost.value)) throw new Error("not dislodged");
  const mark = (before: typeof state, tool: Tool, id: string) => {
    const result = edit(rules, before, tool, place(entry, id));
    if (!result.ok || !("units" in result.value)) throw new Error("not edited");
    return result.value;
  };
  const marked = mark(mark(lost.value, standoff, "Bel"), standoff, "Pic");
  expect(asPosition(rules, marked)).toMatchObject({
    contested: ["Bel", "Pic"],
    dislodged: [{ retreats: ["Gas", "Ruh"] }],
  });
  expect(edit(rules, marked, standoff, place(entry, "Par"))).toMatchObject({ ok: false });
  const unmarked = mark(marked, standoff, "Bel");
  const taken = mark(unmarked, { type: "unit", power: France, kind: rules.kinds[0] }, "Pic");
  expect(asPosition(rules, taken)).toMatchObject({ dislodged: [{ retreats: ["Bel", "Gas", "Ruh"] }] });
  expect(asPosition(rules, taken).contested).toBeUndefined();
  expect(
    asPosition(rules, withPhase(rules, marked, { ...marked.phase, task: "M" })).contested,
  ).toBeUndefined();
});

test("fleets on two coasts are asked about", () => {
  expect(edited({ type: "unit", power: France, kind: fleet }, "Spa")).toBe("which coast?");
});

test("centers change hands", () => {
  expect(edited({ type: "owner", power: France }, "Spa")).toMatchObject({
    centers: { France: ["Bre", "Mar", "Par", "Spa"] },
  });
  expect(edited({ type: "owner", power: null }, "Par")).toMatchObject({
    centers: { France: ["Bre", "Mar"] },
  });
});

test("impossible positions are refused", () => {
  expect(edited({ type: "unit", power: France, kind: fleet }, "Bur")).toBe("Fleets can't be in Burgundy");
  expect(edited({ type: "unit", power: France, kind: army }, "Nth")).toBe("Armies can't be in North Sea");
  expect(edited({ type: "owner", power: France }, "Bur")).toBe("Burgundy is not a supply center");
  expect(edited({ type: "remove" }, "Bur")).toBe("There is no unit in Burgundy");
});

test("the phase is set", () => {
  expect(asPosition(rules, withPhase(rules, state, { season: "W", year: 1907, task: "A" })).phase).toBe(
    "W1907A",
  );
});

test("a country that loses all by hand is lost to who took it, and back with a center or a unit (MB-216)", () => {
  const committee = enter(openGame("committee-1935")).entry;
  const by = (name: string) => committee.rules.powers.findIndex((power) => power.name === name) as Power;
  const [kind] = committee.rules.kinds;
  const press = (before: State, tool: Tool, id: string): State => {
    const result = edit(committee.rules, before, tool, place(committee, id));
    if (!result.ok || !("units" in result.value)) throw new Error("cannot be edited");
    return result.value;
  };
  const lost = (after: State) =>
    (asPosition(committee.rules, after) as { lost?: Record<string, string | null> }).lost;
  const { provinces } = committee.rules.board;
  const homes = committee.rules.powers[by("Poland")].homes.map((home) => provinces[home].id);
  const bare = homes.reduce((before, id) => press(before, { type: "remove" }, id), committee.state);
  expect(lost(bare)).toBeUndefined();
  const taken = homes.reduce(
    (before, id) => press(before, { type: "owner", power: by("Germany") }, id),
    bare,
  );
  expect(lost(taken)).toEqual({ Poland: "Germany" });
  expect(lost(press(taken, { type: "owner", power: by("Poland") }, homes[0]))).toBeUndefined();
  expect(lost(press(taken, { type: "unit", power: by("Poland"), kind }, homes[0]))).toBeUndefined();
  // With units but no centers it is lost only in the adjustments.
  const landless = homes.reduce(
    (before, id) => press(before, { type: "owner", power: by("Germany") }, id),
    committee.state,
  );
  expect(lost(landless)).toBeUndefined();
  expect(lost(withPhase(committee.rules, landless, { season: "W", year: 1935, task: "A" }))).toEqual({
    Poland: null,
  });
  expect(lost(cleared(committee.rules, landless))).toEqual({ Poland: null });
});

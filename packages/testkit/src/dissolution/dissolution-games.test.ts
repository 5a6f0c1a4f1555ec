import type { State, Unit } from "@chancery/engine";
import { expect, test } from "vitest";
import { DISSOLUTION } from "./dissolution.ts";
import { playGames } from "./dissolution-games.ts";
import { examinePosition, examineStep } from "./dissolution-invariants.ts";

test("random games keep what must always hold, whatever people write (DIS-2.0-1)", () => {
  const { phases, lines, occasions } = playGames(1, 3, 4);
  expect(phases).toBeGreaterThan(30);
  expect(lines).toBeGreaterThan(1000);
  expect(occasions["pooled points"]).toBeGreaterThan(0);
  expect(occasions["changed allocations of which the same orders come"]).toBeGreaterThan(0);
});

const { start } = DISSOLUTION;
const [egypt] = start.units;
const own = start.own as { readonly favor: readonly Record<string, string>[] };
const withFavor = (change: (favor: readonly Record<string, string>[]) => readonly unknown[]): State => ({
  ...start,
  own: { ...own, favor: change(own.favor) },
});

test.each<[string, State]>([
  ["a province holds two units", { ...start, units: [...start.units, egypt] }],
  ["Ethiopia has not 5 embassies", withFavor((favor) => favor.with(1, null as never))],
  ["a hex holds two embassies", withFavor((favor) => favor.with(1, favor[0]))],
  ["there are 74 points", { ...start, owners: start.owners.slice(0, -1).concat([52 as Unit["power"]]) }],
])("a position is found wanting in which %s", (what, state) => {
  expect(() => examinePosition(DISSOLUTION, state, new Set())).toThrow(what);
  expect(() => examinePosition(DISSOLUTION, start, new Set())).not.toThrow();
});

test.each<[string, (unit: Unit) => boolean, (unit: Unit) => Unit[]]>([
  [
    "a wing moves",
    ({ kind }) => kind.letter === "W" && !kind.invulnerable,
    (unit) => [{ ...unit, at: egypt.at }],
  ],
  ["an invulnerable unit is lost", ({ kind }) => kind.invulnerable, () => []],
])("a step is found wanting in which %s", (_what, isOne, become) => {
  const unit = start.units.find(isOne) as Unit;
  const units = start.units.flatMap((each) => (each === unit ? become(each) : [each]));
  const turn = { state: { ...start, units }, verdicts: new Map(), events: [] };
  expect(() => examineStep(DISSOLUTION, start, turn)).toThrow();
  expect(() => examineStep(DISSOLUTION, start, { ...turn, state: start })).not.toThrow();
});

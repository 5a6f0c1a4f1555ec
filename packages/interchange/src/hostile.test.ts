import { openVariant } from "@chancery/contract";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { detect } from "./formats/detect.ts";
import { withResult } from "./formats/sheet-results.ts";
import { importGame } from "./import-game.ts";

const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

const fault = (format: string, given: unknown) => {
  const imported = importGame(format, given);
  if (imported.ok) return null;
  const { path, fault } = imported.error;
  return { path, ...fault };
};

const found = (format: string, given: unknown) => {
  const imported = importGame(format, given);
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  return imported.value;
};

/** The movement phases of a game, from its start. */
const phasesOf = (count: number, orders: (index: number) => Record<string, readonly string[]>) =>
  Array.from({ length: count }, (_, index) => ({
    phase: `${index % 2 === 0 ? "S" : "F"}${1901 + (index >> 1)}M`,
    orders: orders(index),
  }));

const everyone = (order: string) =>
  Object.fromEntries(POWERS.map((power) => [power, Array(200).fill(order)]));

describe("a record is refused", () => {
  test("if it leaves out thousands of phases, or has them", () => {
    const tooMany = { path: "phases", code: "too-many-phases", most: 2000 };
    expect(fault("chancery", { phases: [{ phase: "S9999M" }] })).toEqual(tooMany);
    const state = { phase: "S1901M", units: {} };
    const again = Array(2001).fill({ phase: "S1901M", state });
    expect(fault("chancery", { phases: again })).toEqual(tooMany);
    expect(fault("text", "Spring 1901\nFrance: A Par H\n".repeat(2001))).toEqual({ ...tooMany, path: "" });
  });

  test("if it has more orders than any game", () => {
    const phases = phasesOf(36, () => everyone("A Par H"));
    expect(fault("chancery", { phases })).toMatchObject({ code: "too-many-orders-in-game", most: 50_000 });
  });
});

test("a record full of units that aren't there is told without repeating the reasons forever", () => {
  const phases = phasesOf(35, (index) =>
    index === 0 ? { France: Array(200).fill("A Par - Bur") } : everyone("A Par H"),
  );
  const { differences } = found("chancery", { phases });
  expect(differences.length).toBeGreaterThan(30_000);
  expect(differences[0].because.length).toBe(200);
  expect(differences.reduce((sum, { because }) => sum + because.length, 0)).toBeLessThanOrEqual(20_000);
});

test("lines of one word are no orders, and no more than that", () => {
  const orders = { France: ["hello", "WAIVE", "A", "((("] };
  const { misread, record } = found("chancery", { phases: [{ phase: "S1901M", orders }] });
  expect(misread.map(({ report }) => report.text)).toEqual(["WAIVE", "A", "((("]);
  expect(record.phases[0].orders.France).toEqual(orders.France);
});

test("powers of a log may be called as parts of objects are", () => {
  const log = (power: string) =>
    `PHASE 1901 Spring Movement\nPOSITIONS\n${power}: A par\nORDERS\n${power}: Army par hold`;
  for (const power of ["constructor", "__proto__", "toString"])
    expect(fault("droidippy", log(power))).toMatchObject({ code: "unknown-power", text: power });
});

/** Each of these took minutes when patterns began again at each place of a line, or all was read again for each line. */
describe("long lines and lists take no longer than their length", () => {
  const MANY = 400_000;

  test.each([" ", "!", "(", "[ ", " *", ".", "* ", ")\t"])("a line of %j", (piece) => {
    const line = piece.repeat(MANY / piece.length);
    const text = `Spring 1901\nFrance: A Par - Bur (bounced)\n${line}x\nA Mar H [${line}`;
    const { record, differences } = found("text", text);
    expect(record.phases[0].orders.France[0]).toBe("A Par - Bur");
    expect(differences[0]).toMatchObject({ what: "result", theirs: ["bounce"] });
  });

  test("units of webDiplomacy's and orders for them", () => {
    const unit = { unitType: "Army", terrID: 47, countryID: 2, retreating: "No" };
    const order = { countryID: 2, terrID: 47, type: "Hold" };
    const phase = { turn: 0, phase: "Diplomacy", units: Array(30_000).fill(unit), centers: [] };
    const phases = [{ ...phase, orders: Array(40_000).fill(order) }];
    expect(fault("webdiplomacy", { gameID: 1, variantID: 1, phases })).toMatchObject({
      code: "too-many-orders",
    });
  });

  test("orders of a log that name no power", () => {
    const units = "France: A par\n".repeat(30_000);
    const log = `PHASE 1901 Spring Movement\nPOSITIONS\n${units}France: A bur\nORDERS\n${"bur move mun\n".repeat(40_000)}`;
    expect(fault("droidippy", log)).toMatchObject({ code: "too-many-orders" });
  });
});

test("JSON Lines are read no further than to the line in which they break", () => {
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  expect(detect(`{}\n${"{x\n".repeat(10_000)}`)).toMatchObject({ ok: false, error: { line: 2 } });
  expect(parse.mock.calls.length).toBeLessThan(100);
});

test("for sheets dated long past, the years ahead are played once and not for each of them", () => {
  const game = openVariant({ variant: "classic", options: {} });
  if (!game.ok) throw new Error("classic");
  const played = vi.spyOn(game.value.rules.year[0].steps[0], "run");
  onTestFinished(() => played.mockRestore());
  const { record } = found("text", "Spring 1901\nFrance: A Par H\n".repeat(1000));
  expect(record.phases[0].phase).toBe("S1901M");
  expect(played).toHaveBeenCalled();
  expect(played.mock.calls.length).toBeLessThan(100);
});

test.each([
  ["A Par - Bur (bounced)", "A Par - Bur", ["bounce"], []],
  ["A Par - Bur. (*bounce, dislodged*) .", "A Par - Bur", ["bounce", "dislodged"], []],
  ["A Par - Bur [ * cut * ]", "A Par - Bur", ["cut"], []],
  ["A Par - Bur **bounced**.", "A Par - Bur", ["bounce"], []],
  ["A Par - Bur (ok)", "A Par - Bur", [], []],
  ["A Par - Bur (bounced, sadly)", "A Par - Bur", ["bounce"], ["sadly"]],
  ["F StP (sc)", "F StP (sc)", null, []],
  ["F Stp(sc) - Bot (fails)", "F Stp(sc) - Bot", ["bounce"], []],
  ["A Par - Bur*bounced*", "A Par - Bur*bounced*", null, []],
  ["A Par - Bur bounced)", "A Par - Bur bounced)", null, []],
  ["*bounced*", "*bounced*", null, []],
  ["()", "()", null, []],
  ["", "", null, []],
])("the result in %j", (line, text, results, unknown) => {
  expect(withResult(line)).toEqual({ text, results, unknown });
});

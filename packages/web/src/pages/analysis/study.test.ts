import { expect, test } from "vitest";
import { newSandbox } from "../sandbox/sandbox.ts";
import { timelineOf } from "../sandbox/timeline.ts";
import {
  branchesAt,
  commentAt,
  phasesOf,
  type Study,
  sandboxOf,
  studyOf,
  withBranch,
  withComment,
  withoutLine,
  withPhases,
} from "./study.ts";
import { formatStudy, formatStudyLink, isOfRunningGame, parseStudyLink, readStudy } from "./study-file.ts";

const setup = { variant: "classic", rulebook: "2023", options: {} };

/** A game of two phases with a branch in the second, and one that leaves the branch. */
function example(): Study {
  const main = studyOf(newSandbox(setup));
  const played = withPhases(main, 0, [
    { orders: { France: ["A Par - Bur"] } },
    { orders: { France: ["A Bur - Mun"] } },
    { orders: {} },
  ]);
  const branched = withBranch(played, { line: 0, at: 1 }, { France: ["A Bur - Bel"] });
  const longer = withPhases(branched, 1, [...phasesOf(branched, 1), { orders: {} }]);
  const twice = withBranch(longer, { line: 1, at: 1 }, { France: ["A Bur H"] });
  return withComment(withComment(twice, { line: 0, at: 0 }, "A bold opening"), { line: 1, at: 1 }, "Safer");
}

test("a branch shares its beginning with the line it left, comments included", () => {
  const study = example();
  expect(phasesOf(study, 1).map(({ orders }) => orders.France)).toEqual([
    ["A Par - Bur"],
    ["A Bur - Bel"],
    undefined,
  ]);
  expect(commentAt(study, { line: 1, at: 0 })).toBe("A bold opening");
  expect(commentAt(study, { line: 0, at: 1 })).toBe("");
  expect(commentAt(study, { line: 2, at: 1 })).toBe("");
  expect(branchesAt(study, { line: 0, at: 1 })).toEqual([1]);
  expect(branchesAt(study, { line: 1, at: 1 })).toEqual([2]);
  expect(timelineOf(sandboxOf(study, 1)).ok).toBe(true);
});

test("a branch goes with the line it left, and with the phase", () => {
  const study = example();
  expect(withoutLine(study, 1).lines).toHaveLength(1);
  expect(withoutLine(study, 2).lines).toHaveLength(2);
  expect(withPhases(study, 0, phasesOf(study, 0).slice(0, 1)).lines).toHaveLength(1);
});

test("an empty comment is none", () => {
  const study = withComment(example(), { line: 0, at: 0 }, "  ");
  expect(study.lines[0].comments).toEqual({});
});

test("a study comes back from a file and from a link as it was", async () => {
  const study = example();
  expect(readStudy(JSON.parse(formatStudy(study)))).toEqual({ ok: true, value: study });
  const link = await formatStudyLink(study);
  expect(link).toMatch(/^a=1\.[\w-]+$/);
  expect(await parseStudyLink(`#${link}`)).toEqual({ ok: true, value: study });
  for (const broken of [`${link.slice(0, 40)}`, `a=2.${link.slice(4)}`, "a=1."])
    expect((await parseStudyLink(broken)).ok).toBe(false);
});

test("a record of a game becomes a study with the position it came to, and without what follows anyway", () => {
  const position = { phase: "S1901M", units: { France: ["A Par"] }, centers: { France: ["Par"] } };
  const next = { ...position, phase: "F1901M", units: { France: ["A Bur"] } };
  const record = {
    ...setup,
    phases: [
      { phase: "S1901M", state: position, orders: { France: ["A Par - Bur"] }, next },
      { phase: "F1901M", state: next, orders: { France: ["A Bur - Mun"] } },
    ],
  };
  const read = readStudy(record);
  expect(read.ok && read.value.lines[0].phases.map((phase) => "position" in phase)).toEqual([
    true,
    false,
    false,
  ]);
});

test("branches that lead nowhere, and other nonsense, are refused in words", () => {
  const file = JSON.parse(formatStudy(example()));
  for (const from of [{ line: 9, at: 0 }, { line: 0, at: 99 }, { line: "x", at: 0 }, null]) {
    const read = readStudy({ ...file, branches: [{ from, phases: [{ orders: {} }] }] });
    expect(read).toEqual({ ok: false, error: expect.stringMatching(/\.$/) });
  }
  expect(readStudy({ hello: 1 }).ok).toBe(false);
});

test("records of games in progress are known by their mark", () => {
  expect(isOfRunningGame({ isRunning: true, phases: [] })).toBe(true);
  expect(isOfRunningGame({ phases: [] })).toBe(false);
  expect(isOfRunningGame(null)).toBe(false);
});

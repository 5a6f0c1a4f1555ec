import { expect, test } from "vitest";
import { mayFollow, notesOf, released } from "../../../tools/release/changelog.ts";

const CHANGELOG = `# Changelog

## Unreleased

- A new board.

## 1.1.0 (2030-02-01)

- Fog of war.

## 1.0.0 (2030-01-01)

The first release.
`;

test("a release moves what was unreleased under its version, and notes are what stands there", () => {
  const changelog = released(CHANGELOG, "1.2.0", "2030-03-01");
  expect(changelog).toContain("## Unreleased\n\n## 1.2.0 (2030-03-01)\n\n- A new board.\n\n## 1.1.0");
  expect(notesOf(changelog, "1.2.0")).toBe("- A new board.\n");
  expect(notesOf(changelog, "1.0.0")).toBe("The first release.\n");
});

test("nothing is released without changes, and there are no notes for what isn't there", () => {
  const empty = released(CHANGELOG, "1.2.0", "2030-03-01");
  expect(() => released(empty, "1.2.1", "2030-03-02")).toThrow('nothing under "## Unreleased"');
  expect(() => notesOf(CHANGELOG, "1.1")).toThrow("says nothing of 1.1.");
});

test.each([
  ["1.2.3", "1.2.4", true],
  ["1.2.3", "1.3.0", true],
  ["1.2.3", "2.0.0", true],
  ["0.0.0", "1.0.0", true],
  ["1.2.3", "1.2.3", false],
  ["1.2.3", "1.2.5", false],
  ["1.2.3", "1.3.1", false],
  ["1.2.3", "3.0.0", false],
  ["1.2.3", "1.2.2", false],
])("after %s, is %s the next version? %s", (before, version, may) => {
  expect(mayFollow(version, before)).toBe(may);
});

test("versions have three numbers", () => {
  for (const version of ["1.0", "v1.0.0", "1.0.0-rc1", "01.0.0"])
    expect(mayFollow(version, "0.0.0"), version).toBe(false);
  expect(() => mayFollow("1.0.0", "one")).toThrow("one isn't a version such as 1.2.3.");
});

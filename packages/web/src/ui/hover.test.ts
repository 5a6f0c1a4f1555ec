import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");

/** Whether a rule for hovering stands outside of what holds only where there is a pointer that hovers. */
const sticks = (css: string): boolean =>
  css
    .replaceAll(/@media \(hover: hover\) \{[^{}]*\{[^{}]*\}\s*\}/g, "")
    .replaceAll(":not(:hover", "")
    .includes(":hover");

test("what was tapped doesn't keep the shade of a pointer over it", () => {
  const sheets = globSync("**/*.css", { cwd: SOURCE });
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((sheet) => sticks(readFileSync(join(SOURCE, sheet), "utf8")))).toEqual([]);
});

// Vitest's JSON report and whether Vitest failed -> "PASSED FAILED". A file that does not load is one failure,
// and so is a run that fails without naming any. Tests that passed only when they were tried again are told of.
import { readFileSync } from "node:fs";

interface Test {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly Test[] }[];
}

const [path, crashed] = process.argv.slice(2);
const text = readFileSync(path!, "utf8");
const report: Report = text ? JSON.parse(text) : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
const unloaded = report.testResults.filter((f) => f.status === "failed" && f.assertionResults.length === 0);
const failed = report.numFailedTests + unloaded.length;
for (const { status, fullName, failureMessages } of report.testResults.flatMap((f) => f.assertionResults))
  if (status === "passed" && failureMessages.length > 0)
    console.error(`passed only when it was tried again: ${fullName}\n${failureMessages.join("\n")}\n`);
console.log(report.numPassedTests, Math.max(failed, Number(crashed)));

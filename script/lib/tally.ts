// Vitest's JSON report and whether Vitest failed -> "PASSED FAILED". A file that does not load is one failure,
// and so is a run that fails without naming any.
import { readFileSync } from "node:fs";

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const [path, crashed] = process.argv.slice(2);
const text = readFileSync(path!, "utf8");
const report: Report = text ? JSON.parse(text) : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
const unloaded = report.testResults.filter((f) => f.status === "failed" && f.assertionResults.length === 0);
const failed = report.numFailedTests + unloaded.length;
console.log(report.numPassedTests, Math.max(failed, Number(crashed)));

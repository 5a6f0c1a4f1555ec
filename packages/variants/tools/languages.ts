/**
 * Lists what each language lacks and what is wrong with its texts, and fails if anything is wrong.
 * `npm run languages -- LANGUAGE` looks at one, `--keys` names every missing text.
 */
import { LANGUAGES } from "@chancery/messages";
import { formatTextFault } from "@chancery/messages/check";
import { reportOn, rulesReport } from "./language-report.ts";

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = asked.filter((word) => !(LANGUAGES as readonly string[]).includes(word));
if (unknown.length > 0) {
  console.error(`There is no language ${unknown.join(", ")}. There are: ${LANGUAGES.join(", ")}`);
  process.exit(2);
}
let wrong = 0;
for (const language of LANGUAGES.slice(1)) {
  if (asked.length > 0 && !asked.includes(language)) continue;
  const areas = await reportOn(language);
  const total = areas.reduce((sum, each) => sum + each.total, 0);
  const missing = areas.reduce((sum, each) => sum + each.missing.length, 0);
  console.log(`${language}: ${total - missing} of ${total} texts`);
  for (const each of areas) {
    if (each.missing.length > 0)
      console.log(`  ${each.area}: ${each.missing.length} of ${each.total} missing`);
    if (process.argv.includes("--keys")) for (const key of each.missing) console.log(`    ${key}`);
    const path = `packages/messages/languages/${language}/${each.area}.json`;
    if (each.broken !== null) console.log(`  ${path}: ${each.broken}`);
    for (const fault of each.faults) console.log(`  ${path}: ${formatTextFault(fault)}`);
    wrong += each.faults.length + Number(each.broken !== null);
  }
  const rules = rulesReport(language);
  for (const fault of rules) console.log(`  docs/rules/${language}: ${formatTextFault(fault)}`);
  wrong += rules.length;
}
console.log(wrong === 0 ? "nothing is wrong" : `${wrong} faults`);
process.exitCode = wrong > 0 ? 1 : 0;

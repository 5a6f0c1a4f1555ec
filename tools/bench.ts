/**
 * How fast the engine is, on one core. `npm run bench -- [checkout] [--only text] [--rounds number]`: the folder of an
 * earlier checkout with its packages linked is measured in the same run, in turn with this one, as both then suffer alike
 * from whatever else the machine does. Runs on recorded games where they lie beside the project, else on random ones.
 */
import { parseArgs } from "node:util";
import { haveRecords } from "@chancery/testkit";
import { checkoutAt } from "./bench/checkout.ts";
import { HEADING, inTurn, lineOf } from "./bench/measure.ts";
import { ROWS } from "./bench/rows.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" }, rounds: { type: "string", default: "12" } },
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 2) {
  console.error(`"${values.rounds}" is no whole number from 2 on`);
  process.exit(2);
}

const checkouts = [await checkoutAt(new URL("..", import.meta.url).pathname)];
for (const path of positionals) checkouts.push(await checkoutAt(path));

console.log(
  haveRecords()
    ? "The movement phases of the recorded games.\n"
    : "There are no recorded games beside the project: all phases are random, so rates can't be compared with those on records.\n",
);
console.log(HEADING);
for (const { label, workOf } of ROWS.filter((row) => row.label.includes(values.only))) {
  const [now, before] = inTurn(checkouts.map(workOf), rounds);
  console.log(lineOf(label, now, before));
}

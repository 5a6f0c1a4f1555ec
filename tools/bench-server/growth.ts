import { diceOf } from "@chancery/testkit";
import { changeOf } from "../../packages/server/src/games/tables.ts";
import { packLog } from "../../packages/store/src/games/packed-log.ts";
import { playYears, SAVES } from "./years.ts";

const LAST_YEAR = 1910;
const GAMES = 5;
const GOAL = 60;

/**
 * What a finished game of ten years takes, without messages: as it is played, and once it is over, with all that is kept
 * beside its log (how it ended, how people behaved, and what lists show).
 */
export async function showGrowth(): Promise<void> {
  const kilobytes = (length: number): string => `${(length / 1000).toFixed(0).padStart(5)} KB`;
  console.log(`\nA classic game of ten years with ${SAVES} versions of every sheet (goal: ${GOAL} KB)`);
  for (let seed = 1; seed <= GAMES; seed++) {
    const { log, table } = playYears(diceOf(seed), LAST_YEAR);
    const bodies = log.map((entry) => JSON.stringify(entry));
    const first = { ...log[0], invitation: { token: "none", isOpen: true } };
    const { card, result, conduct } = changeOf(null, [first, ...log.slice(1)], 0);
    const beside = JSON.stringify([card, result, conduct]).length;
    const finished = (await packLog(bodies)).length + beside;
    console.log(
      [
        `${String(log.length).padStart(6)} events`,
        `log ${kilobytes(bodies.reduce((sum, { length }) => sum + length, 0))}`,
        `state ${kilobytes(JSON.stringify(table).length)}`,
        `finished ${kilobytes(finished)}, of it beside the log ${kilobytes(beside)}${finished > GOAL * 1000 ? " (goal missed)" : ""}`,
      ].join(", "),
    );
  }
}

/** Plays the games of a data set again and counts what comes out differently: node docs/examples/replay.ts games.jsonl */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { detect, importGame } from "@chancery/interchange";

const [file] = process.argv.slice(2);
if (!file) throw new Error("node docs/examples/replay.ts FILE");
const lines = createInterface({ input: createReadStream(file) });
const count = { games: 0, phases: 0, differences: 0, refused: 0 };
for await (const line of lines) {
  const found = detect(line);
  if (!found.ok) throw new Error(`line ${found.error.line} isn't JSON`);
  const { format, games } = found.value;
  for (const game of games) {
    const imported = importGame(format, game);
    count.games++;
    if (!imported.ok) {
      count.refused++;
      continue;
    }
    const { record, differences } = imported.value;
    count.phases += record.phases.length;
    count.differences += differences.length;
    for (const { phase, what, because } of differences)
      console.log(
        record.id,
        phase,
        what,
        because.map(({ order, result }) => `${order} ${result}`).join(", "),
      );
  }
}
console.log(JSON.stringify(count));

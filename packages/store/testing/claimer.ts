// A process that waits for its input to end, then does all that is due at a moment and says which games: `claimer.ts NOW`
import { text } from "node:stream/consumers";
import { openStore } from "../src/index.ts";
import { change, type Move, type Sum, value } from "./moves.ts";

const now = Number(process.argv[2]);
const store = value(await openStore<Move, Sum>(process.env, { format: "1" }));
console.log("ready");
await text(process.stdin);
while (true) {
  const work = (log: { readonly version: number }) => change(log.version, [`done by ${process.pid}`]);
  const { done } = value(await store.deadlines.claimDue({ now, limit: 20, work }));
  if (done.length === 0) break;
  for (const { game } of done) console.log(game);
}
await store.close();

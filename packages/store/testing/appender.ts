// A process that appends to a game, one event at a time, and says so of each that was acknowledged: `appender.ts GAME`
import { writeSync } from "node:fs";
import { ok } from "@chancery/engine";
import { openStore } from "../src/index.ts";
import { change, type Move, type Sum, value } from "./moves.ts";

const [game] = process.argv.slice(2);
const { games } = value(await openStore<Move, Sum>(process.env, { format: "1" }));
while (true) {
  const done = value(
    await games.transact({
      game,
      work: (log) => ok(change(log.version, [`${process.pid} after ${log.version}`])),
    }),
  );
  writeSync(1, `${done.state.version}\n`);
}

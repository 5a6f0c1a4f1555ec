import { once } from "node:events";
import { ok } from "@chancery/engine";
import { expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import { startProcess } from "../../testing/process.ts";

const APPENDER = new URL("../../testing/appender.ts", import.meta.url);

describeStores((place) => {
  test("acknowledged writes survive killing the process, and the log continues without a gap", async () => {
    const settings = await place.create();
    const store = await place.open(settings);
    value(await store.games.create({ game: "a", change: change(0, ["start"]) }));
    for (const patience of [1, 20, 80]) {
      const { child, lines } = startProcess(APPENDER, ["a"], settings);
      const dead = once(child, "exit");
      let acknowledged = 0;
      let count = 0;
      for await (const line of lines) {
        acknowledged = Number(line);
        count += 1;
        if (count === patience) child.kill("SIGKILL");
      }
      await dead;
      expect(child.signalCode).toBe("SIGKILL");
      // At most the one append in progress came after the last acknowledged one.
      const { version } = value(await store.games.load({ game: "a" }));
      expect(version).toBeOneOf([acknowledged, acknowledged + 1]);
      value(await store.games.transact({ game: "a", work: (log) => ok(change(log.version, ["goes on"])) }));
    }
    const log = value(await (await place.open(settings, "other")).games.load({ game: "a" }));
    expect(log.events.map(({ seq }) => seq)).toEqual(log.events.map((_, index) => index + 1));
    for (const { seq, text } of log.events) {
      if (text.includes("after")) expect(text.split(" after ")[1]).toBe(String(seq - 1));
    }
  });
});

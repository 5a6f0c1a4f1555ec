import { expect, onTestFinished, test } from "vitest";
import { type Payer, Usage } from "../load/usage.ts";
import { type BotOptions, BotPool } from "./bot-pool.ts";
import type { BotQuestion } from "./bot-thinking.ts";

const SLOW = new URL("../testing/slow-bot.ts", import.meta.url);
const ODD = new URL("../testing/odd-bot.ts", import.meta.url);

const payer = (...keys: string[]): Payer => ({ isKnown: false, keys });

function pool(options: BotOptions) {
  const usage = new Usage();
  const bots = new BotPool(usage, { threads: 1, ...options });
  onTestFinished(() => bots.close());
  const { signal } = new AbortController();
  const ask = (level: BotQuestion["bot"]["level"], who: Payer) =>
    bots.ask(level, who, async () => ({ bot: { level } }) as BotQuestion, signal);
  return { usage, bots, ask };
}

test("the bots of a host with many games let those of others go first", async () => {
  const { ask, usage } = pool({ thinking: SLOW });
  const done: string[] = [];
  const asked = Array.from({ length: 6 }, (_, i) =>
    ask("master", payer("a", "eve")).then(() => done.push(`eve ${i}`)),
  );
  asked.push(ask("master", payer("b", "ann")).then(() => done.push("ann")));
  await Promise.all(asked);
  expect(done.slice(0, 2)).toEqual(["eve 0", "ann"]);
  expect(usage.of("eve")).toBeGreaterThan(usage.of("ann"));
});

test("quick bots don't wait until strong ones are done", async () => {
  const { ask } = pool({ thinking: ODD, timeout: 60_000 });
  let isStrongDone = false;
  void ask("master", payer("eve")).catch(() => {
    isStrongDone = true;
  });
  await expect(ask("beginner", payer("eve"))).rejects.toThrow("a bug in a bot");
  expect(isStrongDone).toBe(false);
});

test("bots that are no longer wanted aren't asked", async () => {
  const { bots } = pool({ thinking: SLOW });
  let asked = 0;
  const question = async () => {
    asked += 1;
    return {} as BotQuestion;
  };
  await expect(bots.ask("club", payer("eve"), question, AbortSignal.abort())).rejects.toThrow();
  expect(asked).toBe(0);
});

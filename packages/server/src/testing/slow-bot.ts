import type { BotQuestion } from "../bots/bot-thinking.ts";

/** Bots that take a while, and do nothing. */
export default (_: BotQuestion): readonly [] => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
  return [];
};

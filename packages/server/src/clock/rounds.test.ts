import { expect, test, vi } from "vitest";
import { Rounds } from "./rounds.ts";

/** Rounds with the answers of their looks; an error fails the look. */
function roundsWith(...answers: readonly (number | Error)[]) {
  const left = [...answers];
  const look = vi.fn(async () => {
    const answer = left.shift() ?? 1e6;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const failed = vi.fn(() => 5);
  return { look, failed, rounds: new Rounds({ look, failed, interval: 1 }) };
}

test("a round looks until there is nothing to do, and the next begins on time", async () => {
  const { look, rounds } = roundsWith(0, 0, 5);
  await rounds.start();
  expect(look).toHaveBeenCalledTimes(3);
  await expect.poll(() => look.mock.calls.length).toBe(4);
  await rounds.stop();
});

test("calls while a round waits for its turn are one", async () => {
  const { look, rounds } = roundsWith();
  await rounds.start();
  await Promise.all([rounds.wake(), rounds.wake(), rounds.wake()]);
  expect(look).toHaveBeenCalledTimes(2);
  await rounds.stop();
});

test("a look that fails is told, and followed by another", async () => {
  const error = new Error("no data");
  const { look, failed, rounds } = roundsWith(error);
  await rounds.start();
  expect(failed).toHaveBeenCalledWith(error);
  await expect.poll(() => look.mock.calls.length).toBe(2);
  await rounds.stop();
});

test("nothing is looked for once it has stopped", async () => {
  const { look, rounds } = roundsWith(1);
  await rounds.start();
  await rounds.stop();
  rounds.call();
  await rounds.wake();
  expect(look).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../lib/testing.ts";
import { Papers, type Sent } from "./papers.ts";

/** A server in the hands of the test, and storage that outlives the page. */
function desk(kept = new Map<string, string>()) {
  const received: string[] = [];
  let version = 0;
  let answer: (text: string) => Promise<Sent> = async () => ({ ok: true, version: ++version });
  const papers = new Papers("chancery.sheet.game.1", memoryStorage(kept), (_, text) => {
    received.push(text);
    return answer(text);
  });
  return {
    papers,
    received,
    kept,
    at: () => papers.papers().get("France"),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

const OFFLINE: Sent = { ok: false, again: true, message: "The server cannot be reached" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is written is sent once writing pauses, the last of it only", async () => {
  const { papers, received, at } = desk();
  papers.see("France", { text: "", version: 0 });
  papers.write("France", "A Par - Bur");
  papers.write("France", "A Par - Pic");
  expect(at()).toMatchObject({ state: "saving", text: "A Par - Pic" });
  await vi.advanceTimersByTimeAsync(500);
  expect(received).toEqual(["A Par - Pic"]);
  expect(at()).toMatchObject({ state: "saved", text: "A Par - Pic", version: 1 });
});

test("what is written while something is on its way is sent after it", async () => {
  const { papers, received, at, answerWith } = desk();
  let arrive: (sent: Sent) => void = () => undefined;
  answerWith(() => new Promise((resolve) => (arrive = resolve)));
  papers.see("France", { text: "", version: 0 });
  papers.write("France", "one");
  await vi.advanceTimersByTimeAsync(500);
  papers.write("France", "two");
  // The news of the first may come before its answer: it is no conflict.
  papers.see("France", { text: "one", version: 1 });
  expect(at()?.state).toBe("saving");
  arrive({ ok: true, version: 1 });
  answerWith(async () => ({ ok: true, version: 2 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(received).toEqual(["one", "two"]);
  expect(at()).toMatchObject({ state: "saved", text: "two", version: 2 });
});

test("without a connection it is kept, tried again ever more slowly, and at once when that is back", async () => {
  const { papers, received, at, kept, answerWith } = desk();
  answerWith(async () => OFFLINE);
  papers.see("France", { text: "", version: 0 });
  papers.write("France", "A Par H");
  await vi.advanceTimersByTimeAsync(500);
  expect(at()?.state).toBe("offline");
  expect(kept.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(received).toHaveLength(3);
  answerWith(async () => ({ ok: true, version: 1 }));
  papers.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(at()?.state).toBe("saved");
  expect(kept.size).toBe(0);
});

test("a page that was closed leaves what it could not send to the next one", async () => {
  const first = desk();
  first.answerWith(async () => OFFLINE);
  first.papers.see("France", { text: "old", version: 3 });
  first.papers.write("France", "new");
  first.papers.stop();
  const second = desk(first.kept);
  second.papers.see("France", { text: "old", version: 3 });
  expect(second.at()).toMatchObject({ text: "new", state: "saving" });
  await vi.advanceTimersByTimeAsync(0);
  expect(second.received).toEqual(["new"]);
});

test("what was saved from elsewhere meanwhile is a conflict, which somebody decides", async () => {
  const first = desk();
  first.papers.see("France", { text: "old", version: 1 });
  first.papers.write("France", "mine");
  first.papers.stop();
  const { papers, received, at } = desk(first.kept);
  papers.see("France", { text: "theirs", version: 2 });
  expect(at()).toMatchObject({ state: "conflict", text: "mine", filed: { text: "theirs" } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([]);
  papers.insist("France");
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual(["mine"]);
});

test("what the server refuses because of another paper waits for that to be seen", async () => {
  const { papers, received, at, answerWith } = desk();
  papers.see("France", { text: "", version: 0 });
  answerWith(async () => ({ ok: false, again: true, message: "changed meanwhile" }));
  papers.write("France", "mine");
  await vi.advanceTimersByTimeAsync(500);
  papers.see("France", { text: "theirs", version: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(["mine"]);
  expect(at()?.state).toBe("conflict");
});

test("who yields has the server's paper", () => {
  const kept = new Map([["chancery.sheet.game.1.France", JSON.stringify({ text: "mine", base: 1 })]]);
  const { papers, at } = desk(kept);
  papers.see("France", { text: "theirs", version: 2 });
  papers.yield("France");
  expect(at()).toMatchObject({ state: "saved", text: "theirs" });
  expect(kept.size).toBe(0);
});

test("what is saved elsewhere while nothing is written here is taken", () => {
  const { papers, at } = desk();
  papers.see("France", { text: "old", version: 1 });
  papers.see("France", { text: "by the referee", version: 2 });
  expect(at()).toMatchObject({ state: "saved", text: "by the referee" });
  papers.see("France", { text: "old", version: 1 });
  expect(at()?.text).toBe("by the referee");
});

test("a refusal is told and not repeated; writing on tries again", async () => {
  const { papers, received, at, answerWith } = desk();
  answerWith(async () => ({ ok: false, again: false, message: "The phase is over" }));
  papers.see("France", { text: "", version: 0 });
  papers.write("France", "late");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toHaveLength(1);
  expect(at()).toMatchObject({ state: "refused", fault: "The phase is over" });
  papers.write("France", "later");
  expect(at()?.state).toBe("saving");
});

test("being ready waits until everything is saved, and knows if it is not", async () => {
  const { papers, received, answerWith } = desk();
  papers.see("France", { text: "", version: 0 });
  papers.write("France", "A Par H");
  expect(await papers.flush()).toBe(true);
  expect(received).toEqual(["A Par H"]);
  answerWith(async () => OFFLINE);
  papers.write("France", "A Par - Bur");
  expect(await papers.flush()).toBe(false);
});

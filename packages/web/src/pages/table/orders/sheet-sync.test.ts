import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../lib/testing.ts";
import { type SendResult, SheetSync } from "./sheet-sync.ts";

/** A sheet sync with a server that the test controls, and storage that outlives the page. */
function syncing(kept = new Map<string, string>()) {
  const received: string[] = [];
  let version = 0;
  let answer: (text: string) => Promise<SendResult> = async () => ({ ok: true, version: ++version });
  const outside = new Map<string, string>();
  const sync = new SheetSync(
    "chancery.sheet.game.1",
    memoryStorage(kept),
    (_, text) => {
      received.push(text);
      return answer(text);
    },
    {
      keep: (power, { text, base }) => void outside.set(power, `${base} ${text}`),
      drop: (power) => void outside.delete(power),
    },
  );
  return {
    sync,
    outside,
    received,
    kept,
    at: () => sync.sheets().get("France"),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

const OFFLINE: SendResult = { ok: false, retry: true, message: "The server cannot be reached" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("orders are sent once writing pauses, and only the latest version", async () => {
  const { sync, received, at } = syncing();
  sync.receive("France", { text: "", version: 0 });
  sync.write("France", "A Par - Bur");
  sync.write("France", "A Par - Pic");
  expect(at()).toMatchObject({ state: "saving", text: "A Par - Pic" });
  await vi.advanceTimersByTimeAsync(500);
  expect(received).toEqual(["A Par - Pic"]);
  expect(at()).toMatchObject({ state: "saved", text: "A Par - Pic", version: 1 });
});

test("orders written during a request are sent after it", async () => {
  const { sync, received, at, answerWith } = syncing();
  let arrive: (sent: SendResult) => void = () => undefined;
  answerWith(() => new Promise((resolve) => (arrive = resolve)));
  sync.receive("France", { text: "", version: 0 });
  sync.write("France", "one");
  await vi.advanceTimersByTimeAsync(500);
  sync.write("France", "two");
  // The news of the first may come before its answer: it is no conflict.
  sync.receive("France", { text: "one", version: 1 });
  expect(at()?.state).toBe("saving");
  arrive({ ok: true, version: 1 });
  answerWith(async () => ({ ok: true, version: 2 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(received).toEqual(["one", "two"]);
  expect(at()).toMatchObject({ state: "saved", text: "two", version: 2 });
});

test("without a connection it is kept, tried again ever more slowly, and at once when that is back", async () => {
  const { sync, received, at, kept, answerWith } = syncing();
  answerWith(async () => OFFLINE);
  sync.receive("France", { text: "", version: 0 });
  sync.write("France", "A Par H");
  await vi.advanceTimersByTimeAsync(500);
  expect(at()?.state).toBe("offline");
  expect(kept.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(received).toHaveLength(3);
  answerWith(async () => ({ ok: true, version: 1 }));
  sync.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(at()?.state).toBe("saved");
  expect(kept.size).toBe(0);
});

test("a page that was closed leaves what it could not send to the next one", async () => {
  const first = syncing();
  first.answerWith(async () => OFFLINE);
  first.sync.receive("France", { text: "old", version: 3 });
  first.sync.write("France", "new");
  first.sync.stop();
  const second = syncing(first.kept);
  second.sync.receive("France", { text: "old", version: 3 });
  expect(second.at()).toMatchObject({ text: "new", state: "saving" });
  await vi.advanceTimersByTimeAsync(0);
  expect(second.received).toEqual(["new"]);
});

test("a sheet that was saved on another device is a conflict, which the player decides", async () => {
  const first = syncing();
  first.sync.receive("France", { text: "old", version: 1 });
  first.sync.write("France", "mine");
  first.sync.stop();
  const { sync, received, at } = syncing(first.kept);
  sync.receive("France", { text: "theirs", version: 2 });
  expect(at()).toMatchObject({ state: "conflict", text: "mine", onServer: { text: "theirs" } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([]);
  sync.keepOurs("France");
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual(["mine"]);
});

test("what the server refuses because of another change waits until that is seen", async () => {
  const { sync, received, at, answerWith } = syncing();
  sync.receive("France", { text: "", version: 0 });
  answerWith(async () => ({ ok: false, retry: true, message: "changed meanwhile" }));
  sync.write("France", "mine");
  await vi.advanceTimersByTimeAsync(500);
  sync.receive("France", { text: "theirs", version: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(["mine"]);
  expect(at()?.state).toBe("conflict");
});

test("taking the server's sheet drops the local one", () => {
  const kept = new Map([["chancery.sheet.game.1.France", JSON.stringify({ text: "mine", base: 1 })]]);
  const { sync, at } = syncing(kept);
  sync.receive("France", { text: "theirs", version: 2 });
  sync.takeTheirs("France");
  expect(at()).toMatchObject({ state: "saved", text: "theirs" });
  expect(kept.size).toBe(0);
});

test("orders saved elsewhere are taken over if nothing was written here", () => {
  const { sync, at } = syncing();
  sync.receive("France", { text: "old", version: 1 });
  sync.receive("France", { text: "by the referee", version: 2 });
  expect(at()).toMatchObject({ state: "saved", text: "by the referee" });
  sync.receive("France", { text: "old", version: 1 });
  expect(at()?.text).toBe("by the referee");
});

test("a refusal is told and not repeated; writing on tries again", async () => {
  const { sync, received, at, answerWith } = syncing();
  answerWith(async () => ({ ok: false, retry: false, message: "The phase is over" }));
  sync.receive("France", { text: "", version: 0 });
  sync.write("France", "late");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toHaveLength(1);
  expect(at()).toMatchObject({ state: "refused", fault: "The phase is over" });
  sync.write("France", "later");
  expect(at()?.state).toBe("saving");
});

test("being ready waits until everything is saved, and knows if it is not", async () => {
  const { sync, received, answerWith } = syncing();
  sync.receive("France", { text: "", version: 0 });
  sync.write("France", "A Par H");
  expect(await sync.flush()).toBe(true);
  expect(received).toEqual(["A Par H"]);
  answerWith(async () => OFFLINE);
  sync.write("France", "A Par - Bur");
  expect(await sync.flush()).toBe(false);
});

test("orders that can't be sent are also kept outside the page, in their latest version, until they're sent", async () => {
  const { sync, outside, answerWith } = syncing();
  sync.receive("France", { text: "", version: 0 });
  sync.write("France", "one");
  await vi.advanceTimersByTimeAsync(500);
  expect(outside.size).toBe(0);
  answerWith(async () => OFFLINE);
  sync.write("France", "two");
  expect(outside.size).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect([...outside]).toEqual([["France", "1 two"]]);
  sync.write("France", "three");
  expect([...outside]).toEqual([["France", "1 three"]]);
  answerWith(async () => ({ ok: true, version: 5 }));
  sync.retry();
  await vi.advanceTimersByTimeAsync(500);
  expect(outside.size).toBe(0);
});

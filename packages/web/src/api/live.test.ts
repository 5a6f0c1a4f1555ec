import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenTo } from "./live.ts";

/** A stream of events as a browser has it, in the hands of the test. */
class Source extends EventTarget {
  static readonly opened: Source[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }

  connect(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  change(lastEventId: string): void {
    this.dispatchEvent(new MessageEvent("changed", { lastEventId }));
  }

  /** Gives up, or keeps trying by itself. */
  lose(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = 2;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  vi.stubGlobal("EventSource", { CLOSED: 2 });
  Source.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function listen(): { heard: string[]; states: string[]; stop: () => void } {
  const heard: string[] = [];
  const states: string[] = [];
  const stop = listenTo(
    "g",
    { changed: (game) => heard.push(game), connection: (state) => states.push(state) },
    (url) => new Source(url) as unknown as EventSource,
  );
  return { heard, states, stop };
}

test("says which game changed, once for each state of it, and whether it is connected", () => {
  const { heard, states } = listen();
  const [source] = Source.opened;
  source.connect();
  source.change("v1");
  source.change("v1");
  source.change("v2");
  expect(heard).toEqual(["g", "g"]);
  source.lose(0);
  expect(states).toEqual(["connecting", "connected", "disconnected"]);
  expect(Source.opened).toHaveLength(1);
});

test("tries again ever more slowly where browsers give up, and resumes where it was", () => {
  const { states } = listen();
  Source.opened[0].connect();
  Source.opened[0].change("v 1");
  Source.opened[0].lose(2);
  vi.advanceTimersByTime(999);
  expect(Source.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Source.opened.map(({ url }) => url)).toEqual([
    "/api/games/g/events",
    "/api/games/g/events?last=v%201",
  ]);
  Source.opened[1].lose(2);
  vi.advanceTimersByTime(1_999);
  expect(Source.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(Source.opened).toHaveLength(3);
  Source.opened[2].connect();
  expect(states.at(-1)).toBe("connected");
  Source.opened[2].lose(2);
  vi.advanceTimersByTime(1_000);
  expect(Source.opened).toHaveLength(4);
});

test("is silent once it is stopped", () => {
  const { stop } = listen();
  Source.opened[0].lose(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(Source.opened).toHaveLength(1);
  expect(Source.opened[0].readyState).toBe(2);
});

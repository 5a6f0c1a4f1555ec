import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { Site } from "../testing/index.ts";

const site = new Site();
afterAll(() => site.remove());

const MINUTE = 60_000;

test("refusals are counted and said once a minute, and only the first of each kind have lines of their own", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: { readonly msg: string; readonly refused?: unknown }[] = [];
  const logger = { level: "info", stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
  const app = await site.open(undefined, {}, { logger });
  site.breakStore();
  const headers = { cookie: "chancery=whatever" };
  const said = (): readonly string[] => lines.splice(0).map(({ msg }) => msg);
  const flood = async (url: string): Promise<void> => {
    for (let i = 0; i < 20; i++) expect((await app.inject({ url, headers })).statusCode).toBe(503);
  };
  said();
  await flood("/api/me");
  await flood("/api/games/a");
  await flood("/api/games/b");
  const twoLines = [expect.stringContaining("unavailable"), "request completed"];
  expect(said()).toEqual(Array.from({ length: 10 }, () => twoLines).flat());
  vi.advanceTimersByTime(MINUTE);
  expect(lines.find(({ msg }) => msg === "requests refused")?.refused).toEqual({
    "503 GET /api/me": 20,
    "503 GET /api/games/:id": 40,
  });
  // What goes on for longer is said again, and nothing is said of nothing.
  said();
  vi.advanceTimersByTime(MINUTE);
  expect(said()).not.toContain("requests refused");
  await flood("/api/me");
  expect(said()).toHaveLength(10);
  await app.close();
  expect(said()).toContain("requests refused");
});

test("so are requests that are wrong, and those that lead nowhere", async () => {
  const lines: { readonly msg: string; readonly refused?: unknown }[] = [];
  const logger = { level: "info", stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
  const app = await site.open(undefined, {}, { logger });
  lines.length = 0;
  for (let i = 0; i < 6; i++) await app.inject({ url: `/nowhere-${i}.php` });
  for (let i = 0; i < 6; i++) await app.inject({ method: "POST", url: "/api/guests", payload: { name: 7 } });
  for (let i = 0; i < 5; i++) await app.inject({ method: "POST", url: "/api/session", payload: {} });
  expect(lines).toHaveLength(15);
  await app.close();
  expect(lines.at(-1)?.refused).toEqual({ "404 GET none": 6, "400 POST /api/guests": 6 });
});

test("a request that is answered has one line", async () => {
  const lines: string[] = [];
  const logger = { level: "info", stream: { write: (line: string) => void lines.push(line) } };
  const app = await site.open(undefined, {}, { logger });
  lines.length = 0;
  await app.inject({ url: "/api/docs/nowhere" });
  expect(lines.filter((line) => line.includes('"req"'))).toHaveLength(1);
});

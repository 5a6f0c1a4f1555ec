import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  auditLog,
  decide,
  type Entry,
  recordOf,
  replay,
  type Table,
  tableWords,
  viewTable,
  viewTurn,
} from "./index.ts";
import { digest } from "./testing.ts";

/** Logs as the version wrote them that still stored sentences. */
const LOGS = globSync(new URL("../testing/older/*.gz", import.meta.url).pathname).map((path) => {
  const lines = gunzipSync(readFileSync(path)).toString("utf8").trimEnd().split("\n");
  return { name: basename(path, ".log.jsonl.gz"), entries: lines.map((line) => JSON.parse(line) as Entry) };
});

const viewersOf = ({ members }: Table) => [
  "projector" as const,
  "spectator" as const,
  ...members.map(({ id }) => ({ member: id })),
];

test("there are logs of all games", () => {
  const variants = new Set(LOGS.map(({ entries }) => replay(entries).setup.variant));
  expect([...variants].toSorted()).toEqual(["classic", "committee-1901", "committee-1935", "dissolution"]);
});

test.each(LOGS)("an older log of $name audits clean", ({ entries }) => {
  expect(auditLog(entries)).toEqual([]);
});

test.each(LOGS)("a changed result in an older log of $name is found", ({ entries }) => {
  const at = entries.findIndex(({ event }) => event.type === "processed" && event.result.orders.length > 0);
  const { event } = entries[at];
  if (event.type !== "processed") throw new Error("nothing was processed");
  const [first, ...others] = event.result.orders;
  const result = { ...event.result, orders: [{ ...first, result: "perished" }, ...others] };
  const changed = entries.with(at, { ...entries[at], event: { ...event, result } });
  expect(auditLog(changed)).toEqual([event.turn]);
});

test("a result that is explained otherwise now is no difference", () => {
  const { entries } = LOGS[0];
  const changed = entries.map((entry) => {
    const { event } = entry;
    if (event.type !== "processed") return entry;
    const orders = event.result.orders.map((order) => ({
      ...order,
      why: "Otherwise",
      rules: ["CB-1"],
      by: [],
    }));
    return { ...entry, event: { ...event, result: { ...event.result, orders } } };
  });
  expect(auditLog(changed)).toEqual([]);
});

test.each(LOGS)("an older log of $name reads well in every language", ({ entries }) => {
  const table = replay(entries);
  for (const words of [tableWords("en"), tableWords("de")])
    for (const viewer of viewersOf(table)) {
      const view = viewTable(table, viewer, 0, words);
      if (!view) continue;
      for (const { sentence } of view.chronicle) expect(sentence).toMatch(/\p{L}+ .*\p{L}+/u);
      for (const { text } of view.room?.log ?? []) expect(text).toMatch(/\p{L}+ .*\p{L}+/u);
      for (const { number } of view.turns) {
        const turn = viewTurn(table, viewer, number, words);
        for (const { why } of [...(turn?.result?.orders ?? []), ...(turn?.result?.events ?? [])])
          expect(why).not.toBe("");
      }
      expect(recordOf(table, viewer)).not.toBeNull();
    }
});

test.each(LOGS)("an older game of $name can be continued", ({ entries }) => {
  const table = replay(entries);
  const [referee] = table.referees;
  const actor = { member: referee ?? table.host };
  const decided = decide(table, actor, { type: "announce", text: "On we go" }, { now: 1e13, digest });
  const went = decided.ok ? decided : decide(table, actor, { type: "leave" }, { now: 1e13, digest });
  expect(went.ok).toBe(true);
  const after = went.ok ? went.value.table : table;
  expect(after.version).toBeGreaterThan(table.version);
});

import { readSetup } from "@chancery/game";
import { expect, test } from "vitest";
import type { Setup } from "../../../api/client.ts";
import { waysToCommittee, waysToJoin } from "./JoinTable.tsx";

const committee = (options: Record<string, unknown>): Setup => {
  const read = readSetup({ variant: "committee-1935", ...options });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value as Setup;
};

test("the link of a committee makes nobody a delegate, who would have no delegation", () => {
  const ways = waysToCommittee({ status: "lobby", setup: committee({}) }, "secret");
  expect(ways.map(({ command }) => command)).toEqual([
    { type: "join", role: "spectator", invitation: "secret" },
  ]);
});

test("without spectators, fellow officers come by the link before the committee begins", () => {
  const setup = committee({ spectators: false });
  expect(waysToCommittee({ status: "lobby", setup }, "secret")).toHaveLength(1);
  expect(waysToCommittee({ status: "playing", setup }, "secret")).toEqual([]);
});

test("a table that is full or has begun can only be watched", () => {
  const labels = (players: number, spectators: boolean) =>
    waysToJoin({ seats: 7, players, spectators }).map(({ label }) => label);
  expect(labels(6, true)).toEqual(["Join game", "Watch"]);
  expect(labels(7, true)).toEqual(["Watch"]);
  expect(labels(7, false)).toEqual([]);
});

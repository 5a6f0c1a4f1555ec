import { expect, test } from "vitest";
import type { TurnView } from "../../../api/client.ts";
import { channelOf, viewOf } from "../testing.ts";
import { soundFor } from "./sound.ts";

const played = (number: number) => ({ lastPlayed: { number } as TurnView });

test("new results and new messages make a sound, and nothing else does", () => {
  const quiet = viewOf(played(1));
  expect(soundFor(quiet, viewOf({ ...played(1), phase: "F1901M" }))).toBeNull();
  expect(soundFor(quiet, viewOf(played(2)))).toBe("results");
  expect(soundFor(viewOf(), viewOf(played(1)))).toBe("results");
  // A rollback brings no results.
  expect(soundFor(viewOf(played(2)), quiet)).toBeNull();
  const said = viewOf({ ...played(1), channels: [channelOf("everybody", { count: 1, unread: 1 })] });
  expect(soundFor(quiet, said)).toBe("message");
  expect(
    soundFor(said, viewOf({ ...played(1), channels: [channelOf("everybody", { count: 1 })] })),
  ).toBeNull();
});

import { expect, test } from "vitest";
import type { StandingRow, TournamentView } from "../../../api/client.ts";
import { whyPlaced } from "../tournament-context.ts";

const row = (more: Partial<StandingRow>): StandingRow => ({
  place: 1,
  player: "p1",
  total: 72,
  rounds: [],
  topBoard: null,
  tie: null,
  tieBreaks: { bestRound: 49.5, solos: 1, centers: 20 },
  ...more,
});
const settings = { topBoard: "decides" } as TournamentView["settings"];

test("each place has its reason, with the figure that decided", () => {
  const why = (more: Partial<StandingRow>) => whyPlaced(row(more), { settings });
  expect(why({})).toBe("By total");
  expect(why({ topBoard: 48, tie: "top-board" })).toBe("By the top board: 48");
  expect(why({ topBoard: 16 })).toBe("By the top board: 16 · By total");
  expect(why({ tie: "best-round" })).toBe("Equal total, best round: 49.5");
  expect(why({ tie: "solos" })).toBe("Equal total, solos: 1");
  expect(why({ tie: "centers" })).toBe("Equal total, centers: 20");
  expect(why({ tie: "shared" })).toBe("Tied in everything");
});

test("points that a top board only adds are part of the total", () => {
  expect(whyPlaced(row({ topBoard: 16 }), { settings: { ...settings, topBoard: "adds" } })).toBe("By total");
});

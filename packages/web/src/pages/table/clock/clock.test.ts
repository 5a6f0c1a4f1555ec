import { expect, test } from "vitest";
import type { TableView } from "../../../api/client.ts";
import { leftUntil, nextTick, urgency } from "../../../lib/countdown.ts";
import { questionsFor } from "../banners/questions.ts";
import { timeRequestInWords } from "../banners/time-request.ts";
import { channelOf, seatOf, viewOf } from "../testing.ts";
import { callFor } from "./calls.ts";
import { agreedOf, isYourTurn, stageOf } from "./stage.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("time is counted by the server's clock, and stands still while the game is paused", () => {
  const clock = { deadline: 5 * MINUTE, left: 2 * MINUTE, isPaused: false };
  expect(leftUntil(clock, 1 * MINUTE)).toBe(4 * MINUTE);
  expect(leftUntil(clock, HOUR)).toBe(0);
  expect(leftUntil({ ...clock, isPaused: true }, HOUR)).toBe(2 * MINUTE);
  expect(leftUntil({ ...clock, deadline: null, left: null }, 1)).toBe(null);
});

test("figures change when they have to, and no more often", () => {
  expect(nextTick(10_400)).toBe(400);
  expect(nextTick(10_000)).toBe(1000);
  expect(nextTick(3 * HOUR + 20_000)).toBe(20_000);
});

test("the last ten minutes and the last one look different", () => {
  expect([urgency(null), urgency(HOUR), urgency(9 * MINUTE), urgency(30_000)]).toEqual([
    "none",
    "none",
    "soon",
    "last",
  ]);
});

test("every stage has its words", () => {
  const title = (given: Parameters<typeof viewOf>[0]) => stageOf(viewOf(given)).title;
  expect(title({ clock: { isNegotiation: true } })).toBe("Negotiation");
  expect(title({ clock: { isNegotiation: false, stage: "writing" } })).toBe("Order writing");
  expect(title({ clock: { isNegotiation: false, stage: "negotiation" } })).toBe("Negotiation and orders");
  expect(title({ phase: "S1901R" })).toBe("Retreats");
  const inRoom = { room: { stage: "writing" } as TableView["room"] };
  expect(title({ ...inRoom, phase: "S1901R" })).toBe("Retreat and disbanding");
  expect(title({ ...inRoom, phase: "W1901A" })).toBe("Gaining and losing units");
  expect(title({ phase: "W1901A" })).toBe("Builds and disbands");
  expect(title({ clock: { isPaused: true } })).toBe("Paused: Negotiation");
  const why = (pausedFor: string) => stageOf(viewOf({ clock: { isPaused: true, pausedFor } })).why;
  expect(why("lunch")).toBe("Lunch.");
  expect(why("Who has the key?")).toBe("Who has the key?");
  expect(stageOf(viewOf({ clock: { isPaused: false } })).why).toBe(null);
  expect(title({ clock: { isOverdue: true } })).toBe("Overdue");
  expect(title({ clock: { isGrace: true, isNegotiation: false, stage: "writing" } })).toBe(
    "Order writing: grace period",
  );
  expect(title({ status: "ended" })).toBe("The game is over");
  expect(stageOf(viewOf({ clock: { left: null } })).note).toBe("The game master ends this phase.");
});

test("a deadline that was moved for a vacation says so, with the moment it was before", () => {
  const { note } = stageOf(viewOf({ clock: { deadline: 9 * HOUR, left: 9 * HOUR, movedFrom: 5 * HOUR } }));
  expect(note).toMatch(/^A player is on vacation, so the deadline was moved from .*\d.*\.$/);
});

test("the settings for the clock are told, with what is left of extensions", () => {
  expect(agreedOf(viewOf({ clock: { extensionLeft: 18 } }))).toEqual([
    "Players who aren't ready are reminded 1 minute before the deadline.",
    "If orders are missing at the deadline, there's a grace period of 1 minute, once per phase.",
    "18 of 30 extension minutes left.",
    "A pause lasts 1 hour at most.",
  ]);
  const days = viewOf({ clock: { extensionLeft: 7 * 1440 } });
  const week = { ...days, setup: { ...days.setup, clock: { ...days.setup.clock, extension: 7 * 1440 } } };
  expect(agreedOf(week as typeof days)).toContain("7 of 7 extension days left.");
  expect(agreedOf(viewOf({ setup: { clock: { kind: "referee" } } }))).toHaveLength(1);
});

test("it is your turn while your seat isn't ready", () => {
  const mine = (isReady: boolean | null) =>
    viewOf({ seats: [seatOf(0, ["France"], { isYours: true, isReady })] });
  expect(isYourTurn(mine(false))).toBe(true);
  expect(isYourTurn(mine(true))).toBe(false);
  expect(isYourTurn({ ...mine(false), status: "ended" })).toBe(false);
  expect(isYourTurn(viewOf({ seats: [seatOf(0, ["France"], { isReady: false })] }))).toBe(false);
});

test("players are notified of their turn, of messages to them, and of the end of the game", () => {
  const ready = viewOf({ seats: [seatOf(0, ["France"], { isYours: true, isReady: true })] });
  const called = viewOf({
    phase: "F1901M",
    seats: [seatOf(0, ["France"], { isYours: true, isReady: false })],
  });
  expect(callFor(ready, called)).toBe("Fall 1901: your turn.");
  expect(callFor(called, called)).toBe(null);
  const written = { ...called, channels: [channelOf("England + France", { count: 1, unread: 1 })] };
  expect(callFor(called, written)).toBe("New message from England.");
  expect(callFor(called, { ...called, ending: { how: "stopped" } })).toBe("The game is over.");
});

test("votes that wait for the reader are counted until they are cast, and a request for more time calls", () => {
  const extension = { minutes: 24 * 60, needed: 4, yourVote: null, isYours: false };
  const may = ["vote", "vote-extension", "admit"] as const;
  const quiet = viewOf({ you: { may: [...may] } });
  const asked = viewOf({ you: { may: [...may] }, clock: { extension } });
  expect([questionsFor(quiet), questionsFor(asked)]).toEqual([0, 1]);
  expect(callFor(quiet, asked)).toBe("A player asks for more time: 1 day.");
  expect(callFor(asked, asked)).toBe(null);
  expect(questionsFor(viewOf({ you: { may: ["say"] }, clock: { extension } }))).toBe(0);
  const answered = { ...extension, yourVote: false };
  expect(questionsFor(viewOf({ you: { may: [...may] }, clock: { extension: answered } }))).toBe(0);
  expect(timeRequestInWords(answered)).toBe("A player asks for more time: 1 day. You refused.");
  expect(timeRequestInWords({ ...extension, yourVote: true, isYours: true })).toBe(
    "You asked for more time: 1 day.",
  );
  const proposal = {
    vote: { how: "draw" },
    powers: [],
    at: 0,
    isYours: false,
    by: null,
    accepted: null,
  } as const;
  const applicant = { name: null, yourVote: null };
  const seats = [seatOf(0, ["France"], { applicant }), seatOf(1, ["Italy"])];
  const all = { you: { may: [...may] }, proposal: { ...proposal, powers: [] }, seats, clock: { extension } };
  expect(questionsFor(viewOf(all))).toBe(3);
  expect(questionsFor(viewOf({ ...all, proposal: { ...proposal, powers: [], isYours: true } }))).toBe(2);
});

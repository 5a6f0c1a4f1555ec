import { expect, test } from "vitest";
import type { Chronicle } from "../../../api/client.ts";
import { viewOf } from "../testing.ts";
import { currentNotice, unreadNotices } from "./notices.ts";

const line = (rest: Partial<Chronicle>): Chronicle => ({
  at: 0,
  what: "processed",
  phase: "S1901M",
  turn: 1,
  by: "clock",
  powers: [],
  time: null,
  text: "",
  said: { code: "" },
  sentence: "",
  ...rest,
});

const TURN = { at: 0, isOnLine: true, isPlayed: false } as const;
const told = (what: string, said: string) => expect.objectContaining({ what, said });

const view = (role: "player" | "referee" | "spectator" = "player") =>
  viewOf({
    referee: "Rita",
    you: { role },
    turns: [
      { ...TURN, number: 1, phase: "S1901M", how: "start" },
      { ...TURN, number: 2, phase: "S1901M", how: "back" },
    ],
    chronicle: [
      line({ what: "announced", by: "referee", text: "Lunch at one" }),
      line({ what: "processed" }),
      line({ what: "opened", by: "clock", turn: 2 }),
      line({ what: "opened", by: "referee", turn: 2, text: "a slip was misread" }),
    ],
  });

const LUNCH = told("Announcement by the game master (Rita)", "Lunch at one");
const BACK = told("The game master rolled the game back to Spring 1901 (Rita)", "Reason: a slip was misread");

test("players and spectators learn what the game master did, with who did it and why", () => {
  for (const role of ["player", "spectator"] as const)
    expect(unreadNotices(view(role), 0)).toEqual([LUNCH, BACK]);
  expect(unreadNotices(view("referee"), 0)).toEqual([]);
});

test("read notices aren't shown again, and newcomers see those of the current turn only", () => {
  expect(unreadNotices(view(), 1)).toEqual([BACK]);
  expect(unreadNotices(view(), 4)).toEqual([]);
  expect(unreadNotices(view(), null)).toEqual([BACK]);
});

test("a projector shows the last one of the current turn", () => {
  expect(currentNotice(view())).toEqual(BACK);
  expect(currentNotice(viewOf())).toBeUndefined();
});

import { expect, test } from "vitest";
import { seatOf } from "../../table/testing.ts";
import { committeeAt } from "../schedule/testing.ts";
import { conferenceOf, goalOf } from "../testing.ts";
import { noticesOf, oneByOne, sheetInWords } from "./shown.ts";

const nameOf = (area: string): string => (area === "Den" ? "Denmark" : area);

test("below the board stand the closing and the text of every treaty in force (R102, R105)", () => {
  const treaty = {
    treaty: "t1",
    parties: ["Austria", "France"],
    isSecret: false,
    conference: null,
    versions: [{ title: "Entente", text: "Peace.", duration: "" }],
    inForce: 0,
    signed: [],
    publishedBy: null,
    declinedBy: null,
    denouncedBy: [],
    breaches: [],
    suggestions: [],
    may: [],
  };
  const view = committeeAt({
    lastTurn: "F1903",
    treaties: [treaty, { ...treaty, treaty: "t2", inForce: null }],
  });
  expect(noticesOf(view, nameOf)).toEqual([
    { what: "Closing", text: "After Fall 1903", until: null },
    { what: "Entente", text: "Austria and France: Peace.", until: null },
  ]);
  const many = ["first", "second", "third", "fourth", "fifth"].map((title) => ({
    ...treaty,
    treaty: title,
    versions: [{ title, text: "Peace.", duration: "" }],
  }));
  expect(
    noticesOf({ ...view, room: { ...view.room, treaties: many } }, nameOf).map(({ what }) => what),
  ).toEqual(["Closing", "fifth", "fourth", "third", "second", "first"]);
});

test("delegations read their orders aloud, and the officers those of bots (M01-24)", () => {
  const bot = { level: "club", character: "bold" } as const;
  const seats = [seatOf(0, ["Austria"]), seatOf(1, ["Turkey"], { bot })];
  const aloud = committeeAt({ stage: "revealed" }, { seats });
  expect(sheetInWords(aloud, "Austria")).toBe("Austria is reading");
  expect(sheetInWords(aloud, "Turkey")).toBe("The officers read the orders of Turkey");
  const shown = committeeAt({ stage: "revealed" }, { seats }, "committee-1935");
  expect(sheetInWords(shown, "Turkey")).toBe("Turkey is next");
});

test("the wall says where the conference is, and how the last one ended (MB-267, R100)", () => {
  const open = conferenceOf({
    status: "open",
    name: "Congress",
    area: "Den",
    participants: ["France", "Italy"],
  });
  expect(noticesOf(committeeAt({ conferences: [open] }), nameOf)).toEqual([
    { what: "Congress", text: "In Denmark: France and Italy", until: null },
  ]);
  expect(noticesOf(committeeAt({ conferences: [{ ...open, until: 99 }] }), nameOf)).toMatchObject([
    { until: 99 },
  ]);
  const closed = { ...open, status: "closed" as const, reason: "Its venue was conquered" };
  expect(noticesOf(committeeAt({ conferences: [closed, conferenceOf()] }), nameOf)).toEqual([
    { what: "Congress", text: "Closed: Its venue was conquered", until: null },
  ]);
});

test("results come power by power while the officers go through them, and otherwise all at once (MB-33)", () => {
  const order = (power: string, text: string) => ({
    power,
    text,
    order: text,
    status: "succeeds" as const,
    result: "moved",
    results: ["moved"],
    why: "Moved",
    rules: [],
    by: [],
  });
  const { position } = committeeAt({});
  const orders = [order("Austria", "A Vie - Gal")];
  const lastPlayed = {
    number: 3,
    phase: "S1901M",
    at: 0,
    how: "played" as const,
    isOnLine: true,
    isPlayed: true,
    position,
    occupiers: {},
    result: {
      at: 0,
      cause: "referee" as const,
      orders,
      events: [],
      phase: "F1901M",
      position,
      missing: [],
      used: {},
    },
    brokenBy: [],
    intervention: null,
    sheets: [],
  };
  const at = (shown: number) => {
    const read = shown === 1 ? lastPlayed : null;
    return oneByOne(committeeAt({ results: { turn: 3, order: ["Austria", "France"], shown, read } }));
  };
  expect([at(0), at(2)]).toEqual([null, null]);
  expect(at(1)?.power).toBe("Austria");
  expect(at(1)?.turn.result?.orders.map(({ text }) => text)).toEqual(["A Vie - Gal"]);
});

test("an award that is announced is on the wall in its turn and the next (R82)", () => {
  const award = { points: 2, turn: 1, reason: "", isAnnounced: true };
  const goal = goalOf({ power: "France", title: "Peace", award });
  const turn = { phase: "S1901M", at: 0, how: "played", isOnLine: true, isPlayed: true } as const;
  const shown = (turns: number, isAnnounced = true) =>
    noticesOf(
      {
        ...committeeAt({ goals: [{ ...goal, award: { ...award, isAnnounced } }] }),
        turns: Array.from({ length: turns }, (_, i) => ({ ...turn, number: i + 1 })),
      },
      nameOf,
    );
  expect(shown(2)).toEqual([{ what: "France", text: "gains 2 points for “Peace”", until: null }]);
  expect(shown(3)).toEqual([]);
  expect(shown(2, false)).toEqual([]);
});

import { expect, test } from "vitest";
import { seatOf, viewOf } from "../testing.ts";
import { chaptersOf } from "./record.ts";
import { actsFor, available, holderOf, marksOf, voters } from "./seats.ts";

const texts = (seat: ReturnType<typeof seatOf>, view = viewOf()) =>
  marksOf(view, seat).map(({ text }) => text);

test("a seat says what there is to know about it", () => {
  expect(texts(seatOf(2, ["France"], { isYours: true, isReady: true }))).toEqual(["you", "ready"]);
  expect(texts(seatOf(1, ["England"], { missed: 1 }))).toEqual(["missed 1 of 2", "not ready yet"]);
  expect(texts(seatOf(1, ["England"], { isReady: null }))).toEqual([]);
  expect(texts(seatOf(1, ["England"], { isVacant: true, isReady: true }))).toEqual([
    "civil disorder threatens",
  ]);
  expect(texts(seatOf(1, ["England"], { isVacant: true, isOffered: true }))).toEqual(["sought by link"]);
  expect(texts(seatOf(3, ["Germany"], { isReady: true }))).toEqual(["eliminated"]);
});

test("nobody is named who is not to be known", () => {
  const seat = seatOf(1, ["England"]);
  expect(holderOf(viewOf({ setup: { anonymous: true } }), seat)).toBe("Somebody, until the game is over");
  expect(holderOf(viewOf(), { ...seat, player: "Bob" })).toBe("Bob");
  expect(holderOf(viewOf(), { ...seat, isVacant: true })).toBe("Nobody");
});

test("a host vacates only seats that missed orders; a referee any (CB-161)", () => {
  const host = viewOf({ you: { may: ["vacate", "offer"] } });
  const referee = viewOf({ referee: "Ref", you: { may: ["vacate", "offer", "replace"] } });
  const held = seatOf(1, ["England"]);
  expect(actsFor(host, held)).toEqual([]);
  expect(actsFor(host, { ...held, missed: 1 })).toEqual(["vacate"]);
  expect(actsFor(host, { ...held, isVacant: true })).toEqual(["offer"]);
  expect(actsFor(referee, held)).toEqual(["vacate", "replace"]);
  expect(actsFor(viewOf(), { ...held, missed: 1, isVacant: true })).toEqual([]);
});

test("whoever does not play can be put on a seat", () => {
  expect(available(viewOf({ players: ["Ann", "Bob", "Cleo", "Gone"], spectators: ["Zoe"] }))).toEqual([
    "Zoe",
    "Gone",
  ]);
});

test("nobody is asked to agree for an empty seat or a power that is out (CB-8)", () => {
  const view = viewOf({
    seats: [seatOf(0, ["Austria"]), seatOf(1, ["England"], { isVacant: true }), seatOf(2, ["France"])],
  });
  expect(voters(view, ["Austria", "England"])).toEqual(["Austria"]);
});

test("the record is told phase by phase, the last first, with what the referee changed", () => {
  const note = { powers: [], time: null, text: "" };
  const chapters = chaptersOf(
    [
      {
        ...note,
        at: 1,
        what: "started",
        by: "host",
        phase: null,
        turn: null,
        sentence: "The game has begun",
      },
      { ...note, at: 2, what: "opened", by: "clock", phase: "S1901M", turn: 1, sentence: "S1901M has begun" },
      {
        ...note,
        at: 3,
        what: "processed",
        by: "clock",
        phase: "S1901M",
        turn: 1,
        text: "ready",
        sentence: "S1901M has been played out",
      },
      {
        ...note,
        at: 4,
        what: "opened",
        by: "referee",
        phase: "S1901M",
        turn: 2,
        text: "oops",
        sentence: "The referee has the game go on at S1901M: oops",
      },
    ],
    { variant: "classic", rulebook: "2023" },
  );
  expect(
    chapters.map(({ title, lines }) => [title, lines.map(({ text, intervention }) => [text, intervention])]),
  ).toEqual([
    ["Spring 1901", [["The referee has the game go on at Spring 1901: oops", 2]]],
    [
      "Spring 1901",
      [
        ["Spring 1901 has been played out: everybody was ready", null],
        ["Spring 1901 has begun", null],
      ],
    ],
    ["Before the game", [["The game has begun", null]]],
  ]);
});

import { expect, test } from "vitest";
import type { TableView } from "../../../api/client.ts";
import { seatOf, viewOf } from "../testing.ts";
import { chaptersOf, sentenceOf } from "./record.ts";
import { actsFor, available, botActFor, holderOf, marksOf, voters } from "./seats.ts";

const texts = (seat: ReturnType<typeof seatOf>, view = viewOf()) =>
  marksOf(view, seat).map(({ text }) => text);

test("a seat shows what there is to know about it", () => {
  expect(texts(seatOf(2, ["France"], { isYours: true, isReady: true }))).toEqual(["you", "ready"]);
  expect(texts(seatOf(1, ["England"], { missed: 1 }))).toEqual([
    "1 missed turn, abandoned after 2",
    "not ready",
  ]);
  expect(texts(seatOf(1, ["England"], { isReady: null }))).toEqual([]);
  expect(texts(seatOf(1, ["England"], { isVacant: true, isReady: true }))).toEqual([
    "No player: will fall into civil disorder",
  ]);
  expect(texts(seatOf(1, ["England"], { isVacant: true, isOffered: true }))).toEqual(["Replacement wanted"]);
  expect(texts(seatOf(3, ["Germany"], { isReady: true }))).toEqual(["eliminated"]);
});

test("hidden players aren't named", () => {
  const seat = seatOf(1, ["England"]);
  expect(holderOf(viewOf({ setup: { anonymous: true } }), seat)).toBe("Hidden until the game is over");
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

test("people who don't play can take a seat", () => {
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

test("a bot is labeled, makes way for people, and votes like them", () => {
  const seat = seatOf(1, ["England"], { bot: { level: "club", character: "bold" } });
  expect(holderOf(viewOf(), seat)).toBe("Bot · Club");
  expect(texts(seat)).toContain("bold");
  const referee = viewOf({
    referee: "Ref",
    you: { may: ["vacate", "offer", "replace", "add-bot", "remove-bot"] },
  });
  expect(actsFor(referee, seat)).toEqual(["offer", "replace"]);
  expect(botActFor(referee, seat)).toBe("remove-bot");
  expect(botActFor(referee, seatOf(1, ["England"], { isVacant: true }))).toBe("add-bot");
  expect(botActFor(referee, seatOf(1, ["England"]))).toBeNull();
  expect(botActFor(viewOf(), seat)).toBeNull();
  expect(voters(viewOf({ seats: [seatOf(0, ["Austria"]), seat] }), ["Austria", "England"])).toEqual([
    "Austria",
    "England",
  ]);
});

type Note = TableView["chronicle"][number];
const note = (what: Note["what"], given: Partial<Note> = {}): Note => ({
  at: 1,
  what,
  by: "clock",
  phase: "S1901M",
  turn: 1,
  powers: [],
  time: null,
  text: "",
  said: { code: what },
  sentence: "",
  ...given,
});
const turn = (number: number, how: TableView["turns"][number]["how"]): TableView["turns"][number] => ({
  number,
  phase: "S1901M",
  at: 1,
  how,
  isOnLine: true,
  isPlayed: false,
});

test("the record goes phase by phase, the last first, with what the game master changed", () => {
  const chapters = chaptersOf(
    viewOf({
      turns: [turn(1, "start"), turn(2, "back")],
      chronicle: [
        note("started", { by: "host", phase: null, turn: null }),
        note("opened"),
        note("processed", { text: "ready" }),
        note("opened", { by: "referee", turn: 2, text: "oops" }),
      ],
    }),
  );
  expect(
    chapters.map(({ title, lines }) => [title, lines.map(({ text, intervention }) => [text, intervention])]),
  ).toEqual([
    ["Spring 1901", [["The game master rolled the game back to Spring 1901: oops", 2]]],
    [
      "Spring 1901",
      [
        ["Spring 1901 resolved: everyone was ready", null],
        ["Spring 1901 started", null],
      ],
    ],
    ["Before the game", [["The game started", null]]],
  ]);
});

test("every kind of note has words, for every kind of official", () => {
  const told = (given: Note, view: Parameters<typeof viewOf>[0] = {}) =>
    sentenceOf(given, viewOf({ ...view, chronicle: [given] }));
  expect(told(note("paused", { by: "host", text: "lunch" }))).toBe("The host paused the clock: lunch");
  expect(told(note("extended", { by: "referee" }))).toBe("The game master extended the deadline");
  expect(told(note("joined", { text: "spectator" }))).toBe("A spectator joined");
  expect(told(note("processed", { text: "referee" }))).toBe("Spring 1901 resolved by the game master");
  expect(told(note("opened", { by: "referee", text: "typo" }), { turns: [turn(1, "edit")] })).toBe(
    "The game master changed the position: typo",
  );
  expect(told(note("vacated", { powers: ["England"] }))).toBe("Nobody plays England right now");
  expect(told(note("taken-over", { powers: ["England"], text: "return" }))).toBe(
    "The player of England came back",
  );
  expect(told(note("appointed"), { referee: "Ruth" })).toBe("Ruth is now the game master");
  const inRoom = { setup: { variant: "committee-1901", rulebook: "1901" } };
  expect(told(note("appointed"), inRoom)).toBe("An officer was appointed");
  expect(told(note("announced", { by: "referee", text: "Hear" }), inRoom)).toBe(
    "The officers announced: Hear",
  );
  expect(told(note("room", { text: "France and Italy signed a treaty" }), inRoom)).toBe(
    "France and Italy signed a treaty",
  );
});

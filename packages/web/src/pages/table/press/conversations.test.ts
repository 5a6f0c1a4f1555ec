import { createClassic } from "@chancery/variants";
import { expect, test } from "vitest";
import { channelOf, seatOf, viewOf } from "../testing.ts";
import {
  addressOf,
  conversationsOf,
  heardBy,
  nameOf,
  newsOf,
  pressNote,
  titleOf,
  unreadOf,
  whyClosed,
} from "./conversations.ts";
import { daysOf, firstUnread } from "./days.ts";

const referee = viewOf({
  referee: "Ref",
  you: { role: "referee", seat: null },
  seats: [seatOf(0, ["Austria"]), seatOf(1, ["England"]), seatOf(2, ["France"])],
});

test("conversations are listed with the public one first, then by when something was last said", () => {
  const view = viewOf({
    channels: [
      channelOf("Austria + France", { at: 10 }),
      channelOf("England + France", { at: 30, unread: 2 }),
      channelOf("everybody", { at: 20, unread: 1 }),
    ],
  });
  expect(conversationsOf(view).map(({ name }) => name)).toEqual([
    "everybody",
    "England + France",
    "Austria + France",
  ]);
  expect(unreadOf(view)).toBe(3);
});

test("a conversation is called by the others in it", () => {
  const title = (name: string, view = viewOf()) => titleOf(view, channelOf(name));
  expect(title("everybody")).toBe("Everyone");
  expect(title("England + France")).toBe("England");
  expect(title("Austria + England + France")).toBe("Austria and England");
  expect(title("France + referee")).toBe("The game master");
  const inRoom = viewOf({ setup: { variant: "committee-1901", rulebook: "1901" } });
  expect(title("France + referee", inRoom)).toBe("The officers");
  expect(title("France + referee", referee)).toBe("France");
  // A conversation of others, revealed after the game.
  expect(title("Austria + England")).toBe("Austria and England");
});

test("a message goes to the others in the conversation it is written in", () => {
  const to = (name: string, view = viewOf()) => addressOf(view, channelOf(name));
  expect(to("everybody")).toEqual({ speakers: ["France"], to: "everybody" });
  expect(to("England + France")).toEqual({ speakers: ["France"], to: ["England"] });
  expect(to("France + referee")).toEqual({ speakers: ["France"], to: "referee" });
  expect(to("England + France + referee")).toEqual({ speakers: ["France"], to: ["England", "referee"] });
  expect(to("Austria + England")).toBe(null);
  expect(to("everybody", referee)).toEqual({ speakers: [null], to: "everybody" });
  expect(to("France + referee", referee)).toEqual({ speakers: [null], to: ["France"] });
  expect(to("England + France", referee)).toBe(null);
});

test("a message goes to the others, and among partners to the delegation itself (R20)", () => {
  expect(heardBy("everybody", "France")).toBe("everybody");
  expect(heardBy(["Austria", "France", "Italy"], "Italy")).toEqual(["Austria", "France"]);
  const partners = addressOf(viewOf(), channelOf("France"));
  expect(heardBy(partners?.to ?? [], "France")).toEqual(["France"]);
});

test("a player of several powers speaks as any of them that takes part", () => {
  const view = viewOf({
    seats: [seatOf(0, ["Austria", "Italy"], { isYours: true }), seatOf(1, ["France"])],
  });
  expect(addressOf(view, channelOf("everybody"))?.speakers).toEqual(["Austria", "Italy"]);
  expect(addressOf(view, channelOf("Austria + France"))).toEqual({ speakers: ["Austria"], to: ["France"] });
  expect(addressOf(view, channelOf("Austria + France + Italy"))).toEqual({
    speakers: ["Austria", "Italy"],
    to: ["Austria", "France", "Italy"],
  });
});

test("parties make the same name in whichever order they are chosen", () => {
  const powers = ["Austria", "England", "France"];
  expect(nameOf(powers, new Set(["referee", "France", "Austria"]))).toBe("Austria + France + referee");
});

test("messages are closed when the rulebook closes them, but never to the game master (CB-15)", () => {
  const writing = { clock: { isTalkOpen: false, stage: "writing" } } as const;
  const game = createClassic("2023");
  if (!game.ok) throw new Error("no game");
  const why = (view: Parameters<typeof whyClosed>[0], to: Parameters<typeof whyClosed>[1]) =>
    whyClosed(view, to, game.value.rules.citations);
  expect(why(viewOf(), ["England"])).toBe(null);
  expect(why(viewOf(writing), ["England"])).toMatchObject({ rules: ["CB-15"] });
  expect(why(viewOf(writing), "everybody")).toMatchObject({ rules: ["CB-15"] });
  expect(why(viewOf(writing), "referee")).toBe(null);
  expect(why({ ...referee, clock: viewOf(writing).clock }, ["France"])).toBe(null);
});

test("what a game does without is closed until it is over, but never to the game master", () => {
  const isOpen = (given: Parameters<typeof viewOf>[0], to: Parameters<typeof whyClosed>[1]) =>
    whyClosed(viewOf(given), to, {}) === null;
  const channels = ["everybody", ["England"], "referee"] as const;
  const open = (given: Parameters<typeof viewOf>[0]) => channels.map((to) => isOpen(given, to));
  expect(open({})).toEqual([true, true, true]);
  expect(open({ setup: { press: "public" } })).toEqual([true, false, true]);
  expect(open({ setup: { press: "deals" } })).toEqual([false, true, true]);
  expect(open({ setup: { press: "none" } })).toEqual([false, false, true]);
  expect(open({ setup: { press: "none" }, status: "ended" })).toEqual([true, true, true]);
  expect(whyClosed({ ...referee, setup: viewOf({ setup: { press: "none" } }).setup }, ["France"], {})).toBe(
    null,
  );
  expect(pressNote(viewOf({ setup: { press: "public" } }))).toBe(
    "Everyone can read what you write. This game has no private messages.",
  );
  expect(pressNote(viewOf())).toBe(null);
});

test("new messages are announced without their text", () => {
  const before = [
    channelOf("everybody", { count: 1 }),
    channelOf("England + France", { count: 2, unread: 1 }),
  ];
  const now = [
    channelOf("everybody", { count: 2, unread: 1 }),
    channelOf("England + France", { count: 4, unread: 3 }),
    channelOf("Austria + France", { count: 1 }),
  ];
  expect(newsOf(viewOf(), before, now)).toBe("New message to everyone. 2 new messages from England.");
  expect(newsOf(viewOf(), now, now)).toBe("");
});

test("messages are parted by days, speakers and long pauses", () => {
  const noon = new Date(2024, 0, 1, 12).getTime();
  const MINUTE = 60_000;
  const said = (at: number, from: string) => ({
    at,
    from,
    text: "hm",
    deal: null,
    answer: null,
    isMuted: false,
  });
  const days = daysOf([
    said(noon, "France"),
    said(noon + MINUTE, "France"),
    said(noon + 2 * MINUTE, "Italy"),
    said(noon + 40 * MINUTE, "Italy"),
    said(noon + 24 * 60 * MINUTE, "Italy"),
  ]);
  expect(days.map(({ runs }) => runs.map(({ from, messages }) => [from, messages.length]))).toEqual([
    [
      ["France", 2],
      ["Italy", 1],
      ["Italy", 1],
    ],
    [["Italy", 1]],
  ]);
});

test("what is new begins with the first message of others that was not read", () => {
  const said = (at: number, from: string) => ({
    at,
    from,
    text: "hm",
    deal: null,
    answer: null,
    isMuted: false,
  });
  const messages = [
    said(1, "Italy"),
    said(2, "Italy"),
    said(3, "France"),
    said(4, "Italy"),
    said(5, "France"),
  ];
  expect(firstUnread(messages, 0, ["France"])).toBe(null);
  expect(firstUnread(messages, 1, ["France"])).toBe(3);
  expect(firstUnread(messages, 2, ["France"])).toBe(1);
  expect(daysOf(messages, 1)[0].runs.map(({ from, isNew }) => [from, isNew])).toEqual([
    ["Italy", false],
    ["Italy", true],
    ["France", false],
    ["Italy", false],
    ["France", false],
  ]);
});

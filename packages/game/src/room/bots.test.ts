import { playSeat, sightOf } from "@chancery/bots";
import { expect, test } from "vitest";
import { gameOf } from "../game-of.ts";
import { botsToMove, stillToDo, tableWords, talksOf, viewTable } from "../index.ts";
import { CODE, delegate, RoomPlay } from "./testing.ts";

const BOT = { level: "club", character: "bold" } as const;

test("a bot plays for a delegation that nobody came to: it agrees, writes, and makes way for delegates", () => {
  const play = new RoomPlay();
  const [first, second, third] = play.powers;
  play.seatAll(first, second).do("oda", { type: "add-bot", seat: 2, ...BOT });
  expect(play.view("oda").room?.delegations[2].delegates).toEqual([]);
  play.begin();
  expect(play.view("oda").seats[2]).toMatchObject({ bot: { level: "club" }, isVacant: false });
  const bot = play.holder(third);
  expect(botsToMove(play.table)).toEqual([]);
  const order = play.room("oda").speakers;
  play.act("oda", { do: "announce-speeches", order, seconds: 60 });
  for (let i = 0; i <= order.length; i++) play.act("oda", { do: "next" });
  expect(play.view("oda").room?.stage).toBe("diplomacy");
  expect(botsToMove(play.table)).toEqual([2]);
  for (const who of [bot, delegate(first, 1), delegate(second, 1)])
    play.do(who, { type: "ready", ready: true });
  expect(play.view("oda").room?.stage).toBe("writing");
  expect(botsToMove(play.table)).toEqual([2]);
  play.do(bot, { type: "save", power: third, text: "" }).do(bot, { type: "ready", ready: true });
  expect(botsToMove(play.table)).toEqual([]);
  play.act("late", { do: "enter", code: CODE(2), name: "Late" });
  expect(play.view("oda").seats[2]).toMatchObject({ bot: null, player: "Late", isReady: false });
  expect(play.view("late").sheets).toMatchObject([{ power: third, text: "" }]);
});

test("a country that a bot plays is scored like all others, and can't win (MB-273, R109)", () => {
  const play = new RoomPlay();
  const seat = 5;
  play
    .seatAll("Austria", "England")
    .do("oda", { type: "add-bot", seat, ...BOT })
    .begin();
  play.act("oda", { do: "conclude", reason: "the weekend is over" });
  const { room, ending } = play.view("projector");
  expect(room?.scores.find(({ power }) => power === "Russia")?.total).toBe(4);
  expect(ending).toEqual({ how: "draw", sharers: ["Austria", "England"] });
});

test("the officers may rank bots like delegations, before or after the end, and everyone is told (R109)", () => {
  const play = new RoomPlay();
  play.seatAll("Austria", "England");
  play.do("oda", { type: "add-bot", seat: 5, ...BOT }).begin();
  expect(play.room("projector").ranksBots).toBe(false);
  expect(play.tryAct("oda", { do: "rank-bots", ranked: false })).toBe("unchanged");
  expect(play.tryAct("austria-1", { do: "rank-bots", ranked: true })).toBe("not-entitled");
  play.act("oda", { do: "conclude", reason: "the weekend is over" });
  play.act("oda", { do: "rank-bots", ranked: true });
  expect(play.view("projector")).toMatchObject({
    room: { ranksBots: true },
    ending: { how: "victory", winners: ["Russia"], by: "score" },
  });
  expect(play.view("austria-1").chronicle.map(({ text }) => text)).toContain(
    "The officers rank bots like delegations",
  );
  play.act("oda", { do: "rank-bots", ranked: false });
  expect(play.view("projector").ending).toEqual({ how: "draw", sharers: ["Austria", "England"] });
});

/** A committee in its first Diplomatic phase, with delegates for one country and a loyal bot for another. */
function withBot(seat = 2): {
  play: RoomPlay;
  author: string;
  bot: string;
  powers: readonly [string, string];
} {
  const play = new RoomPlay();
  const [first] = play.powers;
  const third = play.powers[seat];
  play.seatAll(first).do("oda", { type: "add-bot", seat, level: "beginner", character: "loyal" }).begin();
  const order = play.room("oda").speakers;
  play.act("oda", { do: "announce-speeches", order, seconds: 60 });
  for (let i = 0; i <= order.length; i++) play.act("oda", { do: "next" });
  return { play, author: delegate(first, 1), bot: play.holder(third), powers: [first, third] };
}

function letMove(play: RoomPlay, bot: string, seat = 2): void {
  const sight = sightOf(play.view(bot), () => null, talksOf(play.table, bot));
  const commands = playSeat(gameOf(play.table), sight, { level: "beginner", character: "loyal", seed: 1 });
  for (const command of stillToDo(play.table, seat, commands as never)) play.do(bot, command);
}

test("a bot proposes a treaty to a neighbor and signs it, and each reads it in their own language", () => {
  const seat = 3;
  const { play, author, bot, powers } = withBot(seat);
  const { chronicle } = play.view("olga");
  letMove(play, bot, seat);
  expect(botsToMove(play.table)).toEqual([]);
  const [treaty] = play.room(author).treaties;
  expect(treaty).toMatchObject({ parties: powers.toReversed(), signed: [powers[1]], inForce: null });
  const [{ title, text }] = treaty.versions;
  expect(title).toMatch(/^(Peace|Alliance against )/);
  expect(text).toMatch(/^We don't attack each other/);
  const german = viewTable(play.table, { member: author }, 0, tableWords("de"))?.room?.treaties[0];
  expect(german?.versions[0].title).toMatch(/^(Frieden|Bündnis \(Gegner: )/);
  expect(
    play
      .room("oda")
      .log.map((line) => line.text)
      .join(),
  ).toContain(`"${title}"`);
  expect(play.view("olga")).toMatchObject({ chronicle, room: { treaties: [] } });
});

test("a bot signs a treaty that waits for it when it has something to do", () => {
  const { play, author, bot, powers } = withBot();
  const words = { title: "Peace", text: "We live in peace.", duration: "" };
  play.act(author, { do: "draft-treaty", parties: [powers[1]], secret: true, conference: null, ...words });
  letMove(play, bot);
  expect(play.room(author).treaties).toMatchObject([{ signed: powers, inForce: 0 }]);
  expect(botsToMove(play.table)).toEqual([]);
});

test("a bot still knows its deals when nobody may talk, and answers none then", () => {
  const { play, author, bot, powers } = withBot();
  const [first, third] = powers;
  const deal = { kind: "peace", through: 1905 } as const;
  play.do(author, { type: "say", as: first, to: [third], text: "", deal });
  letMove(play, bot);
  play.do(author, { type: "say", as: first, to: [third], text: "", deal: { ...deal, through: 1906 } });
  play.do(author, { type: "ready", ready: true });
  expect(play.view("oda").room?.stage).toBe("writing");
  expect(talksOf(play.table, bot)).toMatchObject({
    deals: [{ deal: { state: "agreed", mayAnswer: [] } }, { deal: { state: "open", mayAnswer: [] } }],
    people: [],
    bots: [],
  });
});

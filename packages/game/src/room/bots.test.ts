import { expect, test } from "vitest";
import { botsToMove } from "../index.ts";
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
  const order = play.view("oda").seats.flatMap(({ isVacant, powers }) => (isVacant ? [] : powers));
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

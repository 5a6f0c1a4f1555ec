import type { Deal } from "@chancery/api";
import { expect, test } from "vitest";
import { apply, type Entry, replay } from "../index.ts";
import { MINUTE, type Play, sevenAt } from "../testing.ts";

const PAIR = "France + Germany";

/** France offers Germany a deal. */
const offer = (play: Play, deal: Deal, to: string | string[] = ["Germany"]) =>
  play.try("cleo", { type: "say", as: "France", to: to as string[], text: "", deal });

const answer = (play: Play, who: string, as: string, accept: boolean, message = 1) =>
  play.try(who, {
    type: "say",
    as,
    to: [as === "France" ? "Germany" : "France"],
    text: "",
    answer: { message, accept },
  });

const dealOf = (play: Play, who: string, channel = PAIR) =>
  play.view(who).channels.find(({ name }) => name === channel)?.messages[0].deal;

/** France and Germany agree on something in Spring 1901. */
function agreed(deal: Deal): Play {
  const play = sevenAt();
  expect(offer(play, deal)).toBe("done");
  expect(answer(play, "dan", "Germany", true)).toBe("done");
  return play;
}

const PEACE: Deal = { kind: "peace", through: 1901 };

test("a deal travels with a message, is answered by its recipients, and is seen by nobody else", () => {
  const play = sevenAt();
  expect(offer(play, PEACE)).toBe("done");
  expect(dealOf(play, "dan")).toMatchObject({ state: "open", mayAnswer: ["Germany"], mayWithdraw: false });
  expect(dealOf(play, "cleo")).toMatchObject({ state: "open", mayAnswer: [], mayWithdraw: true });
  expect(play.view("dan").channels.at(-1)).toMatchObject({ unread: 1, last: { text: "", brings: "deal" } });
  expect(answer(play, "dan", "Germany", true)).toBe("done");
  const { channels } = play.view("cleo");
  expect(channels.at(-1)).toMatchObject({ unread: 1, last: { brings: "acceptance" } });
  expect(channels.at(-1)?.messages[1].answer).toEqual({
    message: 1,
    accept: true,
    isWithdrawal: false,
    why: null,
  });
  expect(dealOf(play, "cleo")).toMatchObject({ state: "agreed", accepted: ["Germany"], outcome: "untested" });
  for (const who of ["ann", "bob", "spectator"]) {
    expect(dealOf(play, who)).toBeUndefined();
    expect(JSON.stringify(play.view(who))).not.toContain("peace");
  }
});

test("a deal among several holds once all have accepted, and is off when one declines", () => {
  const three = ["England", "Germany"];
  const channel = "England + France + Germany";
  const say = (play: Play, who: string, as: string, accept: boolean) =>
    play.try(who, {
      type: "say",
      as,
      to: ["England", "France", "Germany"].filter((power) => power !== as),
      text: "",
      answer: { message: 1, accept },
    });
  for (const accept of [true, false]) {
    const play = sevenAt();
    offer(play, { kind: "alliance", against: "Italy", through: 1902 }, three);
    expect(say(play, "dan", "Germany", true)).toBe("done");
    expect(dealOf(play, "cleo", channel)).toMatchObject({ state: "open", accepted: ["Germany"] });
    expect(say(play, "dan", "Germany", true)).toBe("deal-closed");
    expect(say(play, "bob", "England", accept)).toBe("done");
    expect(dealOf(play, "cleo", channel)?.state).toBe(accept ? "agreed" : "declined");
    expect(say(play, "cleo", "France", false)).toBe("deal-closed");
  }
});

test("a deal is withdrawn by the power that offered it, and lapses when its time is up", () => {
  const play = sevenAt();
  offer(play, PEACE);
  expect(answer(play, "cleo", "France", true)).toBe("deal-closed");
  expect(answer(play, "cleo", "France", false)).toBe("done");
  expect(dealOf(play, "dan")?.state).toBe("withdrawn");
  expect(answer(play, "dan", "Germany", true)).toBe("deal-closed");
  const late = sevenAt();
  offer(late, { kind: "orders", orders: { France: ["A Par - Bur"] } });
  late.allReady();
  expect(dealOf(late, "dan")?.state).toBe("lapsed");
  expect(answer(late, "dan", "Germany", true)).toBe("deal-closed");
});

test("what can't be promised is refused", () => {
  const play = sevenAt();
  expect(offer(play, PEACE, "everybody")).toBe("bad-deal");
  expect(offer(play, { kind: "peace", through: 1900 })).toBe("bad-deal");
  expect(offer(play, { kind: "peace", through: 1950 })).toBe("bad-deal");
  expect(offer(play, { kind: "alliance", against: "Germany", through: 1902 })).toBe("bad-deal");
  expect(offer(play, { kind: "alliance", against: "Narnia", through: 1902 })).toBe("no-such-power");
  expect(offer(play, { kind: "demilitarize", province: "Narnia", through: 1902 })).toBe("bad-deal");
  for (const orders of [
    {},
    { France: [] },
    { Italy: ["A Ven H"] },
    { France: ["A Mun - Bur"] },
    { France: ["A Par - Mun"] },
    { France: ["A Par - Bur", "A Par - Pic"] },
    { Germany: ["nonsense"] },
  ])
    expect(offer(play, { kind: "orders", orders })).toBe("bad-deal");
  expect(answer(play, "dan", "Germany", true)).toBe("no-such-deal");
  offer(play, PEACE);
  expect(answer(play, "dan", "Germany", true, 2)).toBe("no-such-deal");
  expect(play.try("dan", { type: "say", as: "Germany", to: ["France"], text: "" })).toBe("empty-text");
});

test("nothing is offered or answered while messages are closed", () => {
  const play = sevenAt({ preset: "live", referee: true });
  offer(play, PEACE);
  play.after(30 * MINUTE).do("clock", { type: "pass-deadline" });
  expect(offer(play, PEACE)).toBe("talk-closed");
  expect(answer(play, "dan", "Germany", true)).toBe("talk-closed");
});

test("promised orders are written as usual, and the page says who kept to them", () => {
  const deal: Deal = { kind: "orders", orders: { France: ["a par-bur"], Germany: ["army munich to ruhr"] } };
  const written = { France: ["A Par - Bur"], Germany: ["A Mun - Ruh"] };
  const play = agreed(deal);
  expect(dealOf(play, "dan")?.terms).toEqual({ kind: "orders", orders: written });
  play.save("France", "A Par - Bur").save("Germany", "A Mun - Ruh").allReady();
  expect(dealOf(play, "dan")).toMatchObject({ outcome: "kept", isOver: true, breaches: [] });
  const broken = agreed(deal);
  broken.save("France", "A Par - Pic").save("Germany", "A Mun - Ruh").allReady();
  expect(dealOf(broken, "dan")).toMatchObject({
    outcome: "broken",
    breaches: [{ power: "France", turn: 1, phase: "S1901M", orders: ["A Par - Bur"] }],
  });
  expect(["dan", "cleo", "ann", "spectator"].map((who) => broken.view(who).lastPlayed?.brokenBy)).toEqual([
    ["France"],
    [],
    [],
    [],
  ]);
  expect(play.view("dan").lastPlayed?.brokenBy).toEqual([]);
});

test("a unit that was to hold keeps the promise without an order", () => {
  const play = agreed({ kind: "orders", orders: { Germany: ["A Mun H"] } });
  play.save("Germany", "A Ber - Pru").allReady();
  expect(dealOf(play, "dan")).toMatchObject({ outcome: "kept" });
});

test("peace is broken by an order against the other's unit or center, and by support for one", () => {
  const play = agreed(PEACE);
  play.save("France", "A Par - Bur").save("Germany", "A Mun - Ruh").allReady();
  expect(dealOf(play, "dan")).toMatchObject({ outcome: "kept", isOver: false });
  play.save("France", "A Bur - Mun").allReady();
  expect(dealOf(play, "dan")).toMatchObject({
    outcome: "broken",
    breaches: [{ power: "France", phase: "F1901M", orders: ["A Bur - Mun"] }],
  });
  expect(dealOf(play, "cleo")?.breaches).toEqual(dealOf(play, "dan")?.breaches);
});

test("following a friend's unit that leaves is no attack", () => {
  const play = agreed(PEACE);
  play.save("France", "A Par - Bur").save("Germany", "A Mun - Ruh").allReady();
  play.save("France", "A Bur - Ruh").save("Germany", "A Ruh - Bel").allReady();
  expect(dealOf(play, "dan")?.outcome).toBe("kept");
});

test("peace doesn't reach beyond its last year", () => {
  const play = agreed(PEACE).save("France", "A Par - Bur").allReady();
  play.allReady();
  while (play.view("cleo").phase !== "S1902M") play.allReady();
  play.save("France", "A Bur - Mun").allReady();
  expect(dealOf(play, "dan")).toMatchObject({ outcome: "kept", isOver: true });
});

test("an ally who helps the common enemy breaks the alliance", () => {
  const play = agreed({ kind: "alliance", against: "England", through: 1901 });
  play.save("England", "F Lon - ENG").save("France", "F Bre S F Lon - ENG").allReady();
  expect(dealOf(play, "dan")).toMatchObject({ outcome: "broken", breaches: [{ power: "France" }] });
});

test("a demilitarized province is neither entered nor held", () => {
  const deal: Deal = { kind: "demilitarize", province: "Bur", through: 1902 };
  const entered = agreed(deal).save("Germany", "A Mun - Bur").allReady();
  expect(dealOf(entered, "cleo")).toMatchObject({
    outcome: "broken",
    breaches: [{ power: "Germany", orders: ["A Mun - Bur"] }],
  });
  const play = sevenAt().save("France", "A Par - Bur").allReady();
  offer(play, deal);
  answer(play, "dan", "Germany", true);
  play.allReady();
  expect(dealOf(play, "cleo")).toMatchObject({
    outcome: "broken",
    breaches: [{ power: "France", orders: ["A Bur H"] }],
  });
});

test("a rolled-back turn breaks no deal", () => {
  const play = sevenAt({ referee: true });
  offer(play, PEACE);
  answer(play, "dan", "Germany", true);
  play.save("France", "A Par - Bur\nA Mar S A Par - Bur").allReady();
  play.save("France", "A Bur - Mun").allReady();
  expect(dealOf(play, "dan")?.outcome).toBe("broken");
  play.do("ref", { type: "go-to", turn: 2, reason: "A slip" });
  expect(dealOf(play, "dan")?.outcome).toBe("kept");
});

test("a log without deals and one with them are read the same way", () => {
  const play = agreed(PEACE);
  expect(replay(play.log)).toEqual(play.table);
  const { seq, at } = play.log.at(-1) as Entry;
  const event = { type: "said", channel: PAIR, from: "France", text: "As before" } as const;
  const after = apply(play.table, { seq: seq + 1, at, by: "cleo", event });
  expect(after.messages.at(-1)).toEqual({
    at,
    turn: 1,
    channel: PAIR,
    from: "France",
    text: "As before",
  });
});

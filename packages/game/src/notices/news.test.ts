import { diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Command } from "../command.ts";
import type { Table } from "../table.ts";
import { HOUR, type Play, SEVEN, sevenAt } from "../testing.ts";
import { actorOfChance, commandOfChance, passTime, tableOfChance } from "../testing-chance.ts";
import { inTheWordsOf, tableWords } from "../views/words.ts";
import { newsOf } from "./news.ts";

/** What each heard of a command, in words. */
function after(play: Play, who: string, command: Command): Record<string, string[]> {
  const { length } = play.log;
  const before = play.table;
  play.do(who, command);
  const news = newsOf(before, play.log.slice(length), play.table);
  const say = inTheWordsOf(tableWords("en"), play.table);
  return Object.fromEntries(
    news.map(({ member, items }) => [
      member ?? "public",
      items.map(({ kind, said }) => `${kind}: ${say(said)}`),
    ]),
  );
}

const SLOW = { preset: "correspondence" };

test("when a phase is resolved everyone is notified, and players who have to order learn that it's their turn", () => {
  const play = sevenAt(SLOW);
  for (const who of ["ann", "bob", "cleo", "dan", "eve", "fay"]) play.do(who, { type: "ready", ready: true });
  const heard = after(play, "gus", { type: "ready", ready: true });
  expect(heard.public).toEqual([
    "results: Spring 1901 resolved: everyone was ready",
    "results: Fall 1901 started",
  ]);
  expect(heard.ann.slice(0, 2)).toEqual(heard.public);
  expect(heard.ann[2]).toMatch(/^turns: It's your turn in Fall 1901, for \w+$/);
  expect(heard.gus).toHaveLength(3);
});

test("a player whose orders the game master changes hears of it, and nobody else does", () => {
  const play = sevenAt({ ...SLOW, referee: true }).save("Germany", "A Mun - Bur");
  const clear = { type: "save", power: "Germany", text: "", reason: "illegible" } as const;
  expect(after(play, "ref", clear)).toEqual({
    dan: ["table: The game master changed the orders of Germany. They say why in the game"],
  });
  expect(after(play, "dan", { type: "save", power: "Germany", text: "A Mun - Ruh" })).toEqual({});
});

test("players who are not ready are reminded, and nobody else", () => {
  const play = sevenAt(SLOW);
  for (const who of ["ann", "bob", "cleo", "dan", "eve"]) play.do(who, { type: "ready", ready: true });
  play.after(36 * HOUR);
  const heard = after(play, "clock", { type: "note-reminders" });
  expect(heard.fay).toEqual(["reminders: 12 hours left for Spring 1901, and you aren't ready"]);
  expect(heard.ann).toBeUndefined();
  expect(heard.public[0]).toMatch(/^reminders: 12 hours left for Spring 1901. Not ready: \w+ and \w+$/);
  const secret = sevenAt({ ...SLOW, showReady: false }).after(36 * HOUR);
  expect(after(secret, "clock", { type: "note-reminders" }).public).toBeUndefined();
});

test("recipients of a message are notified once until they read it, without its text", () => {
  const play = sevenAt({ ...SLOW, assignment: "chosen" });
  const seatOf = (who: string) => play.view(who).seats.find(({ isYours }) => isYours)!.powers[0];
  const [ann, bob] = [seatOf("ann"), seatOf("bob")];
  const say = { type: "say", as: ann, to: [bob], text: "Meet me in Burgundy" } as const;
  expect(after(play, "ann", say)).toEqual({ bob: [`messages: ${ann} wrote to you`] });
  expect(after(play, "ann", say)).toEqual({});
  const { name } = play.view("bob").channels.find(({ unread }) => unread > 0)!;
  play.do("bob", { type: "read", channel: name, count: 2 });
  expect(after(play, "ann", say)).toEqual({ bob: [`messages: ${ann} wrote to you`] });
  const loud = after(play, "ann", { ...say, to: "everybody" });
  expect(Object.keys(loud).toSorted()).toEqual(["bob", "cleo", "dan", "eve", "fay", "gus"]);
});

test("pauses, extensions and seats are news for all but who brought them about", () => {
  const play = sevenAt(SLOW);
  const paused = after(play, "ann", { type: "pause", reason: "holidays" });
  expect(paused.bob).toEqual(["table: The host paused the clock: holidays"]);
  expect(paused.ann).toBeUndefined();
  play.do("ann", { type: "resume" });
  expect(after(play, "ann", { type: "extend", minutes: 60, reason: "tea" }).bob).toEqual([
    "table: The host extended the deadline: tea",
  ]);
  const left = after(play, "gus", { type: "leave" });
  expect(left.bob[0]).toMatch(/^table: Nobody plays \w+ right now$/);
  const seat = play.table.seats.findIndex(({ holder }) => holder === null);
  const offer = { seat, token: "x".repeat(20), expires: play.now + HOUR, eliminatedToo: false };
  expect(after(play, "ann", { type: "offer", ...offer }).bob[0]).toMatch(
    /^table: A replacement is wanted for/,
  );
});

test("a request for more time is news for everyone it concerns, and so is its end, without who asked or voted", () => {
  const play = sevenAt(SLOW);
  const asked = after(play, "gus", { type: "ask-extension", minutes: 24 * 60 });
  expect(asked.public).toEqual(["table: A player asked for 24 more hours, and the players are voting"]);
  expect(asked.bob).toEqual(asked.public);
  expect(asked.gus).toBeUndefined();
  for (const who of ["bob", "cleo", "dan"])
    expect(after(play, who, { type: "vote-extension", agree: false })).toEqual({});
  const ended = after(play, "ann", { type: "vote-extension", agree: false });
  expect(ended.gus).toEqual(["table: The players refused more time"]);
  // The host asked and voted as a player among others.
  const notes = play.table.notes.filter(({ what }) => what.startsWith("time-"));
  expect(notes.map(({ by }) => by)).toEqual(["player", "clock"]);
  expect(after(play, "ann", { type: "ask-extension", minutes: 90 }).bob).toEqual([
    "table: A player asked for 90 more minutes, and the players are voting",
  ]);
  expect(play.table.notes.at(-1)?.by).toBe("player");
  for (const who of ["bob", "cleo"]) play.do(who, { type: "vote-extension", agree: true });
  expect(after(play, "dan", { type: "vote-extension", agree: true }).gus).toEqual([
    "table: The deadline was extended: The players agreed on more time",
  ]);
});

test("players who missed a phase are told so, and what one more will cost them", () => {
  const play = sevenAt({ ...SLOW, clock: { grace: 0 }, replacement: { afterMissed: 3 }, standIn: "club" });
  const passWithout = (who: string) => {
    for (const each of SEVEN.filter((one) => one !== who)) play.try(each, { type: "ready", ready: true });
    play.now = (play.table.clock.deadline as number) + 1;
    const { cleo, ann } = after(play, "clock", { type: "pass-deadline" });
    expect(ann.join()).not.toContain("missed");
    return cleo.find((each) => each.includes("missed"));
  };
  expect(passWithout("cleo")).toBe(
    "turns: You missed Spring 1901. If you miss 2 more turns in a row, a bot gets your seat",
  );
  expect(passWithout("cleo")).toBe(
    "turns: You missed Fall 1901. If you miss the next turn as well, a bot gets your seat",
  );
  const lost =
    "turns: You missed Spring 1902 and lost your seat. A bot now plays France. You can come back until someone else takes over";
  while (play.table.turns.at(-1)?.phase !== "S1902M") passWithout("nobody");
  expect(passWithout("cleo")).toBe(lost);
  play.do("cleo", { type: "return" });
});

test("players at a live table are told as well that they missed a phase, and who gets their seat", () => {
  const live = { preset: "live", press: "none", clock: { grace: 0 }, standIn: "nobody" };
  const play = sevenAt({ ...live, missing: "hold", replacement: { afterMissed: 1 } });
  for (const who of ["ann", "bob"]) play.do(who, { type: "ready", ready: true });
  play.now = (play.table.clock.deadline as number) + 1;
  const heard = after(play, "clock", { type: "pass-deadline" });
  expect(heard.cleo).toContain(
    "table: You missed Spring 1901 and lost your seat. Nobody plays France right now. You can come back until someone else takes over",
  );
  expect(heard.ann.join()).not.toContain("You missed");
});

test("at a live table people are present, and hear elsewhere only of the table itself", () => {
  const play = sevenAt({ preset: "live" });
  for (const who of ["ann", "bob", "cleo", "dan", "eve", "fay"]) play.do(who, { type: "ready", ready: true });
  expect(after(play, "gus", { type: "ready", ready: true }).ann).toEqual([
    "table: Negotiation ended, order writing started",
  ]);
});

/** All that is secret at a table, or may be: orders, messages, names. */
const secretsOf = (table: Table): readonly string[] => [
  ...table.turns.flatMap(({ sheets }) => sheets.flatMap(({ text }) => text ?? [])),
  ...table.messages.map(({ text }) => text),
  ...table.members.map(({ name }) => name),
];

test("whatever happens, news hold no orders, no messages and no names", () => {
  let told = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      const dice = diceOf(seed);
      const play = tableOfChance(dice);
      for (let step = 0; step < 80; step++) {
        passTime(play, dice);
        const before = play.table;
        const { length } = play.log;
        const command = commandOfChance(play, dice);
        if (play.try(actorOfChance(play, dice, command), command) !== "done") continue;
        // Everyone may read public messages.
        const reasons = new Set(play.table.notes.map(({ text }) => text));
        const words = newsOf(before, play.log.slice(length), play.table)
          .flatMap(({ items }) => items.map(({ said }) => inTheWordsOf(tableWords("en"), play.table)(said)))
          .filter((text) => ![...reasons].some((reason) => reason !== "" && text.includes(reason)));
        told += words.length;
        for (const secret of secretsOf(play.table).filter((each) => each.length > 3))
          for (const text of words) expect(text).not.toContain(secret);
      }
    }),
    { seed: 7, numRuns: 40 },
  );
  expect(told).toBeGreaterThan(500);
});

test("of a muted player's messages nobody who muted them hears", () => {
  const play = sevenAt(SLOW).do("cleo", { type: "mute", power: "Germany", muted: true });
  const heard = after(play, "dan", { type: "say", as: "Germany", to: "everybody", text: "Hear!" });
  expect(heard.bob).toHaveLength(1);
  expect(heard.cleo).toBeUndefined();
});

import { diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { newsOf } from "./news.ts";
import type { Table } from "./table.ts";
import { HOUR, type Play, sevenAt } from "./testing.ts";
import { actorOfChance, commandOfChance, passTime, tableOfChance } from "./testing-chance.ts";
import { inTheWordsOf, tableWords } from "./words.ts";

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

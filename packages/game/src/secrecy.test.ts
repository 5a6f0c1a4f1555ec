import type { Power } from "@chancery/engine";
import { diceOf, sheetsOfChance } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gameOf, powersBySeat, stateOf } from "./game-of.ts";
import {
  apply,
  type Command,
  decide,
  type Entry,
  isSameSight,
  replay,
  type Table,
  type TableEvent,
  viewChannel,
  viewTable,
  viewTurn,
} from "./index.ts";
import { messagesFor } from "./press/press.ts";
import { isBot } from "./table.ts";
import { digest, Play } from "./testing.ts";
import {
  actorOfChance,
  CAST,
  commandOfChance,
  type Dice,
  passTime,
  tableOfChance,
} from "./testing-chance.ts";

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const VIEWERS = [...CAST, "spectator", "projector"] as const;
type Who = (typeof VIEWERS)[number];

/** Everything someone can see of a table, written out. */
function bytes(table: Table, who: Who, now: number): string {
  const viewer = who === "spectator" || who === "projector" ? who : { member: who };
  const view = viewTable(table, viewer, now);
  const turns = table.turns.map(({ number }) => viewTurn(table, viewer, number));
  const names = [...new Set(table.messages.map(({ channel }) => channel))];
  const channels = names
    .map((name) => viewChannel(table, viewer, name))
    .filter((channel) => channel !== null);
  return JSON.stringify([view, turns, channels]);
}

const isReferee = (table: Table, who: Who): boolean =>
  table.members.some(({ id, role }) => id === who && role === "referee");

const powersOf = (table: Table, who: Who): readonly string[] => {
  const seat = table.seats.findIndex(({ holder }) => holder === who);
  return seat < 0 || table.status === "lobby" ? [] : powersBySeat(table)[seat];
};

/** Whether an event is none of someone's business. */
function isSecretFrom(table: Table, who: Who, event: TableEvent): boolean {
  const seat = table.seats.findIndex(({ holder }) => holder === who);
  switch (event.type) {
    case "saved":
      return !isReferee(table, who) && !powersOf(table, who).includes(event.receipt.power);
    case "voted":
      return event.seat !== seat && !(table.setup.openVotes && table.proposal);
    case "admission-voted":
      return event.voter !== who;
    case "extension-voted":
      return event.seat !== seat;
    case "said": {
      const parties = event.channel.split(" + ");
      const { refereeReads, reveal } = table.setup;
      const isOpen = event.channel === "everybody" || (table.status === "ended" && reveal.press);
      const refereeHears = isReferee(table, who) && (refereeReads || parties.includes("referee"));
      return !isOpen && !refereeHears && !powersOf(table, who).some((power) => parties.includes(power));
    }
    case "read":
    case "muted":
      return event.member !== who;
    case "readied":
      return !table.setup.showReady && !isReferee(table, who) && event.seat !== seat;
    case "closing":
      return !table.setup.showReady && !isReferee(table, who) && seat < 0;
    case "reminded":
      return true;
    default:
      return false;
  }
}

/** What an event counts as: a message may bring a deal, or an answer to one. */
const kindsOf = (event: TableEvent): readonly string[] =>
  event.type === "said"
    ? ["said", ...(event.deal ? ["deal"] : []), ...(event.answer ? ["answer"] : [])]
    : [event.type];

/** Picks a random command, without running it yet. */
function tryByChance(play: Play, dice: Dice): readonly Entry[] {
  passTime(play, dice);
  const command = commandOfChance(play, dice);
  const who = actorOfChance(play, dice, command);
  const actor = who === "clock" ? ("clock" as const) : { member: who };
  const decided = decide(play.table, actor, command, {
    now: play.now,
    digest,
    undo: play.undo,
  });
  return decided.ok ? decided.value.entries : [];
}

test("others' orders, votes, private messages and secrets don't change a byte of anyone's view (CB-34)", () => {
  const kept: Record<string, number> = {};
  fc.assert(
    fc.property(seeds, (seed) => {
      const dice = diceOf(seed);
      const play = tableOfChance(dice);
      for (let step = 0; step < 80; step++) {
        const entries = tryByChance(play, dice);
        for (const entry of entries) {
          const before = play.table;
          play.take(entry);
          for (const who of VIEWERS) {
            if (!isSecretFrom(before, who, entry.event)) continue;
            for (const kind of kindsOf(entry.event)) kept[kind] = (kept[kind] ?? 0) + 1;
            expect(bytes(play.table, who, play.now), `${entry.event.type} seen by ${who}`).toBe(
              bytes(before, who, play.now),
            );
          }
        }
      }
    }),
    { seed: 34, numRuns: 32 },
  );
  for (const type of [
    "saved",
    "voted",
    "said",
    "deal",
    "answer",
    "read",
    "readied",
    "muted",
    "extension-voted",
  ])
    expect(kept[type], type).toBeGreaterThan(100);
  expect(kept.closing).toBeGreaterThan(30);
});

test("viewers known to see the same without looking do see the same", () => {
  const same: Record<string, number> = {};
  fc.assert(
    fc.property(seeds, (seed) => {
      const dice = diceOf(seed);
      const play = tableOfChance(dice);
      for (let step = 0; step < 80; step++) {
        const before = play.table;
        const entries = tryByChance(play, dice);
        for (const entry of entries) play.take(entry);
        for (const who of VIEWERS) {
          const viewer = who === "spectator" || who === "projector" ? who : { member: who };
          if (entries.length === 0 || !isSameSight(before, play.table, viewer)) continue;
          for (const { event } of entries) same[event.type] = (same[event.type] ?? 0) + 1;
          expect(bytes(play.table, who, play.now), who).toBe(bytes(before, who, play.now));
        }
      }
    }),
    { seed: 38, numRuns: 40 },
  );
  for (const type of ["saved", "read"]) expect(same[type], type).toBeGreaterThan(100);
});

/** A started table of ten, with a referee, in which everyone goes by a number. */
function tableOfTen(dice: Dice): Play {
  const setup = {
    variant: "dissolution",
    rulebook: "2021",
    referee: true,
    spectators: true,
    refereeReads: dice.chance(0.3),
    anonymous: dice.chance(0.5),
    showReady: dice.chance(0.5),
  };
  const play = new Play(setup, "ref", "referee");
  play.join(...Array.from({ length: 10 }, (_, i) => `p${i}`));
  return play.do("ref", { type: "start", seed: dice.below(1000) });
}

test("at a table of Dissolution neither orders and points nor votes and press of others are seen (DIS-5.1.3-5)", () => {
  const kept: Record<string, number> = {};
  fc.assert(
    fc.property(seeds, (seed) => {
      const dice = diceOf(seed);
      const play = tableOfTen(dice);
      for (let step = 0; step < 30; step++) {
        const { rules, start } = gameOf(play.table);
        const state = stateOf(play.table);
        const seat = dice.below(10);
        const who = play.table.seats[seat].holder as string;
        const [power] = powersBySeat(play.table)[seat];
        const [other] = powersBySeat(play.table)[dice.below(10)];
        const lines = sheetsOfChance({ rules, start }, state, dice).get(seat as Power) ?? [];
        const commands: readonly (readonly [string, Command])[] = [
          [who, { type: "save", power, text: lines.join("\n") }],
          [who, { type: "save", power, text: lines.slice(dice.below(3)).join("\n") }],
          [who, { type: "ready", ready: dice.chance(0.5) }],
          [who, { type: "vote", vote: { how: "draw" } }],
          [who, { type: "say", as: power, to: [other], text: "psst" }],
          ["ref", { type: "process" }],
        ];
        const [member, command] = dice.pick(commands);
        const decided = decide(play.table, { member }, command, { now: play.now, digest });
        for (const entry of decided.ok ? decided.value.entries : []) {
          const before = play.table;
          play.take(entry);
          for (const eyes of [...before.members.map(({ id }) => id), "spectator", "projector"]) {
            if (!isSecretFrom(before, eyes as Who, entry.event)) continue;
            kept[entry.event.type] = (kept[entry.event.type] ?? 0) + 1;
            expect(bytes(play.table, eyes as Who, play.now), `${entry.event.type} seen by ${eyes}`).toBe(
              bytes(before, eyes as Who, play.now),
            );
          }
        }
      }
    }),
    { seed: 38, numRuns: 4 },
  );
  for (const type of ["saved", "voted", "said"]) expect(kept[type], type).toBeGreaterThan(20);
});

test("the secrets of others leave no trace in what comes after them", () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...VIEWERS), (seed, who) => {
      const dice = diceOf(seed);
      const play = tableOfChance(dice);
      // The same game, in which nothing that is none of the viewer's business ever happens in the present turn.
      let without = play.table;
      for (let step = 0; step < 60; step++) {
        const entries = tryByChance(play, dice);
        const turns = play.table.turns.length;
        for (const entry of entries) {
          const isSecret = isSecretFrom(play.table, who, entry.event);
          play.take(entry);
          if (!isSecret)
            without = apply(without, {
              ...entry,
              seq: without.version + 1,
              event: moved(entry, play.table, without),
            });
        }
        // What was written is resolved and shown in the end: from there both are the same again.
        const isPublic = play.table.turns.length !== turns || play.table.status === "ended";
        if (isPublic) without = play.table;
        else expect(bytes(without, who, play.now)).toBe(bytes(play.table, who, play.now));
      }
    }),
    { seed: 35, numRuns: 40 },
  );
});

/** How far someone has read is counted over all messages, of which there are fewer without the secret ones. */
function moved({ event }: Entry, full: Table, without: Table): TableEvent {
  if (event.type === "said" && event.answer) {
    const place = full.messages
      .slice(0, event.answer.to)
      .filter((message) => message.channel === event.channel);
    const indices = [...without.messages.keys()].filter((i) => without.messages[i].channel === event.channel);
    return { ...event, answer: { ...event.answer, to: indices[place.length] } };
  }
  if (event.type !== "read") return event;
  const inChannel = (table: Table) =>
    messagesFor(table, event.member).filter(({ message }) => message.channel === event.channel);
  const count = inChannel(full).filter(({ index }) => index < event.upTo).length;
  return { ...event, upTo: inChannel(without)[count - 1].index + 1 };
}

test("in an anonymous game it changes not a byte of anyone's view who the others are", () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...VIEWERS), (seed, who) => {
      const dice = diceOf(seed);
      const play = tableOfChance(dice);
      if (!play.table.setup.anonymous || isReferee(play.table, who)) return;
      for (let step = 0; step < 60; step++) for (const entry of tryByChance(play, dice)) play.take(entry);
      if (play.table.status === "ended" || play.table.referees.includes(who)) return;
      const others = play.table.members.filter(({ id, role }) => id !== who && role === "player");
      const renamed: Entry[] = JSON.parse(
        JSON.stringify(play.log, function (this: { id?: unknown }, key, value: unknown) {
          // Several may have the same name.
          const other = others.find(({ id }) => value === id || (key === "name" && this.id === id));
          return other === undefined ? value : `somebody else than ${String(value)}`;
        }),
      );
      expect(bytes(replay(renamed), who, play.now)).toBe(bytes(play.table, who, play.now));
    }),
    { seed: 36, numRuns: 60 },
  );
});

/** What is done for the table, which hosts do whatever power they play. */
const OFFICIAL = [
  "started",
  "paused",
  "resumed",
  "extended",
  "offered",
  "bot-added",
  "bot-removed",
  "announced",
  "appointed",
  "opened",
  "ended",
];

test("in an anonymous game nobody can tell which of the others plays which power, not even the host", () => {
  let swapped = 0;
  fc.assert(
    fc.property(seeds, fc.constantFrom(...VIEWERS), (seed, who) => {
      const dice = diceOf(seed);
      const play = tableOfChance(dice);
      for (let step = 0; step < 60; step++) for (const entry of tryByChance(play, dice)) play.take(entry);
      const { setup, status, referees, seats, turns } = play.table;
      if (!setup.anonymous || status !== "playing" || referees.includes(who) || turns.length === 0) return;
      const others = seats
        .flatMap(({ holder, former }) => [holder, ...former])
        .filter((id) => id !== null && id !== who && !isBot(play.table, id));
      const [one] = others.filter((id) => id === play.table.host).concat(others);
      const other = others.find((id) => id !== one);
      if (!one || !other) return;
      swapped++;
      const begun = play.log.findIndex(({ event }) => event.type === "started");
      const swap = (value: unknown): unknown => (value === one ? other : value === other ? one : value);
      const log = play.log.map((entry, i): Entry => {
        if (i < begun) return entry;
        const event = JSON.parse(JSON.stringify(entry.event, (_key, value) => swap(value)));
        const isForTable =
          OFFICIAL.includes(entry.event.type) ||
          (entry.event.type === "vacated" && entry.event.why !== "left");
        return { ...entry, event, by: isForTable ? entry.by : (swap(entry.by) as string | null) };
      });
      expect(bytes(replay(log), who, play.now)).toBe(bytes(play.table, who, play.now));
    }),
    { seed: 37, numRuns: 100 },
  );
  expect(swapped).toBeGreaterThan(20);
});

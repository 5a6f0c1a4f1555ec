import { diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { powersBySeat, stateOf } from "./game-of.ts";
import {
  apply,
  auditLog,
  type Command,
  clockCommand,
  decide,
  type Entry,
  nextAlarm,
  replay,
  type Table,
  verifyReceipt,
} from "./index.ts";
import { isPersons } from "./table.ts";
import { digest, type Play } from "./testing.ts";
import { actorOfChance, commandOfChance, passTime, tableOfChance } from "./testing-chance.ts";

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const STEPS = 150;

/** Plays a random game and calls back before and after everything that was tried. */
function playByChance(
  seed: number,
  watch: (before: Table, play: Play, who: string, command: Command, answer: string) => void,
): Play {
  const dice = diceOf(seed);
  const play = tableOfChance(dice);
  for (let step = 0; step < STEPS; step++) {
    passTime(play, dice);
    const command = commandOfChance(play, dice);
    const who = actorOfChance(play, dice, command);
    const before = play.table;
    const answer = play.try(who, command);
    watch(before, play, who, command, answer);
  }
  return play;
}

/** Who may do what, written down a second time and differently from the table's own list. */
function isEntitled(table: Table, who: string, command: Command): boolean {
  const member = table.members.find(({ id }) => id === who);
  const referee = table.members.find(({ role }) => role === "referee")?.id;
  const seat = table.seats.findIndex(({ holder }) => holder === who);
  const looksAfter = who === (referee ?? table.host);
  switch (command.type) {
    case "pass-deadline":
    case "resolve":
    case "move-deadlines":
    case "note-reminders":
    case "substitute":
    case "pass-offers":
    case "offer-bots":
      return who === "clock";
    case "join":
      return member === undefined && who !== "clock";
    case "wait":
      return who !== "clock" && !table.bots.some(({ id }) => id === who);
    case "take-place":
      return table.queue?.find(({ id }) => id === who)?.offer !== undefined;
    case "take-over":
      return who !== "clock" && !table.referees.includes(who);
    case "leave":
    case "read":
    case "mute":
      return member !== undefined;
    case "appoint":
      return who === table.host;
    case "fill-with-bots":
      if (table.botsOffered && table.status === "lobby") return member !== undefined;
      return table.status === "lobby" ? who === table.host || who === referee : looksAfter;
    case "add-bot":
    case "remove-bot":
      return table.status === "lobby" ? who === table.host || who === referee : looksAfter;
    case "describe":
    case "list":
    case "start":
    case "close":
      return who === table.host || who === referee;
    case "choose":
      return member?.role === "player";
    case "save":
      return who === referee || (seat >= 0 && powersBySeat(table)[seat].includes(command.power));
    case "say":
      return command.as === null
        ? who === referee
        : seat >= 0 && powersBySeat(table)[seat].includes(command.as);
    case "admit":
      return seat >= 0 && referee === undefined;
    case "ready":
    case "vote":
    case "propose":
    case "ask-extension":
    case "vote-extension":
      return seat >= 0;
    case "return":
      return table.seats.some((seat, i) => seat.mayReturn === who && !isPersons(table, i));
    case "resume":
      return looksAfter || who === "clock";
    case "pause":
    case "extend":
    case "announce":
    case "vacate":
    case "offer":
      return looksAfter;
    default:
      return who === referee;
  }
}

function checkTable(table: Table): void {
  const holders = table.seats.flatMap(({ holder }) => holder ?? []);
  expect(new Set(holders).size).toBe(holders.length);
  expect(new Set(table.members.map(({ id }) => id)).size).toBe(table.members.length);
  for (const { id, role } of table.members) if (role === "referee") expect(holders).not.toContain(id);
  const bots = new Set(table.bots.map(({ id }) => id));
  expect(bots.size).toBe(table.bots.length);
  for (const id of holders)
    expect(bots.has(id) || table.members.find((member) => member.id === id)?.role === "player").toBe(true);
  if (table.turns.length > 0) expect(bots.difference(new Set(holders)).size).toBe(0);
  const waiting = table.queue?.map(({ id }) => id) ?? [];
  expect(new Set(waiting).size).toBe(waiting.length);
  for (const seat of table.ready) expect(table.seats[seat].holder).not.toBe(null);
  if (table.status === "ended") expect(table.clock.deadline).toBe(null);
  expect(table.ending !== null).toBe(table.status === "ended");
  if (table.status !== "lobby") expect(stateOf(table).seats.length).toBe(table.seats.length);
  if (table.status === "playing") expect(table.turns.at(-1)?.result).toBe(null);
}

/** When the alarm goes off there is something to do, and when that's done there is soon nothing left. */
function checkAlarm({ table, now }: Play): void {
  let present = table;
  for (let done = 0; done < 5; done++) {
    const alarm = nextAlarm(present);
    const command = clockCommand(present, now);
    expect(command !== null).toBe(alarm !== null && alarm <= now);
    if (command === null) return;
    const decided = decide(present, "clock", command, { now, digest });
    expect(decided.ok, command.type).toBe(true);
    if (decided.ok) present = decided.value.table;
  }
  expect(clockCommand(present, now)).toBe(null);
}

test("whatever anyone tries, nobody gets what isn't theirs, and the table stays consistent", () => {
  const accepted = new Set<string>();
  fc.assert(
    fc.property(seeds, (seed) => {
      playByChance(seed, (before, play, who, command, answer) => {
        if (answer !== "done") {
          expect(play.table).toBe(before);
          return;
        }
        accepted.add(command.type);
        expect(isEntitled(before, who, command), `${who} ${JSON.stringify(command)}`).toBe(true);
        expect(play.table.version).toBeGreaterThan(before.version);
        checkTable(play.table);
        checkAlarm(play);
      });
    }),
    { seed: 1901, numRuns: 80 },
  );
  // Chance has been everywhere.
  expect(accepted.size).toBeGreaterThan(25);
});

test("a log is numbered without gaps, makes the same table again, and every turn in it is resolved once with the same result", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { log, table } = playByChance(seed, () => undefined);
      const stored: Entry[] = JSON.parse(JSON.stringify(log));
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
      expect(replay(stored)).toEqual(table);
      expect(auditLog(stored)).toEqual([]);
      const turns = log.flatMap(({ event }) => (event.type === "processed" ? [event.turn] : []));
      expect(new Set(turns).size).toBe(turns.length);
    }),
    { seed: 1935, numRuns: 40 },
  );
});

test("a snapshot and what follows it make the same table as the whole log", () => {
  fc.assert(
    fc.property(seeds, fc.double({ min: 0, max: 1, noNaN: true }), (seed, part) => {
      const { log, table } = playByChance(seed, () => undefined);
      const at = 1 + Math.floor(part * (log.length - 1));
      const snapshot: Table = JSON.parse(JSON.stringify(replay(log.slice(0, at))));
      expect(log.slice(at).reduce(apply, snapshot)).toEqual(table);
    }),
    { seed: 1971, numRuns: 20 },
  );
});

test("every receipt proves the text it was given for, and no two are alike", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { log } = playByChance(seed, () => undefined);
      const saved = log.flatMap(({ event }) => (event.type === "saved" ? [event] : []));
      for (const { receipt, text } of saved) {
        expect(verifyReceipt(receipt, text, digest)).toBe(true);
        expect(verifyReceipt(receipt, `${text}.`, digest)).toBe(false);
      }
      const names = saved.map(({ receipt: { turn, power, version } }) => `${turn} ${power} ${version}`);
      expect(new Set(names).size).toBe(names.length);
    }),
    { seed: 2023, numRuns: 20 },
  );
});

import { type Dice, diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Command, decide } from "../index.ts";
import { digest } from "../testing.ts";
import type { RoomAct, RoomActName } from "./act.ts";
import { ROOM_ACTS } from "./acts.ts";
import { finish, formed, opened, PLAIN, seated } from "./conferences/testing-conference.ts";
import { delegate, RoomPlay } from "./testing.ts";
import { waysTo } from "./testing-acts.ts";

/** Whether something would be done, if someone wanted it. */
function isDone({ table, now }: RoomPlay, who: string, act: RoomAct): boolean {
  const command: Command = { type: "room", act };
  return decide(table, { member: who }, command, { now, digest }).ok;
}

/** Rooms that chance seldom comes to by itself: a conference is prepared, in session or conquered, or the end is near. */
const FAR: readonly (() => RoomPlay)[] = [
  () =>
    prepared((play) => {
      const conference = formed(play, "Spa", "Germany");
      play.act("france-1", { do: "file-conference", conference, ...PLAIN });
      play.act("france-1", { do: "propose-goal", title: "Peace", text: "" });
      const { goal } = play.room("oda").goals[0];
      for (const who of ["oda", "olaf"])
        play.act(who, { do: "judge-goal", goal, verdict: "return", value: 0, reason: "too vague" });
    }),
  () =>
    prepared((play) => {
      const conference = formed(play, "Spa", "Germany");
      play.act("france-1", { do: "file-conference", conference, ...PLAIN });
      const answer = { do: "answer-conference", conference, granted: true, reason: "", chairs: [] } as const;
      play.act("oda", { ...answer, open: false });
    }),
  () => prepared((play) => opened(play, "Spa", "Germany", "Italy")),
  () =>
    prepared((play) => {
      opened(play, "Tyr", "Germany", "Italy");
      finish(play, { Austria: "A Vie - Tyr" });
    }),
  () =>
    prepared((play) => {
      play.act("oda", { do: "announce-end", turn: "F1901" });
      play.playMoves().playMoves();
    }),
  () => prepared((play) => play.act("oda", { do: "conclude", reason: "the hall is needed" })),
];

function prepared(prepare: (play: RoomPlay) => unknown): RoomPlay {
  const play = seated();
  prepare(play);
  return play;
}

/** A committee of some delegations of one or two, perhaps still in the lobby; or one that is far on. */
function roomOfChance(dice: Dice): RoomPlay {
  if (dice.chance(0.5)) return dice.pick(FAR)();
  const play = new RoomPlay(dice.pick(["committee-1901", "committee-1935"] as const));
  const powers = dice.shuffled(play.powers).slice(0, 1 + dice.below(5));
  for (const power of powers) {
    play.seatAll(power);
    if (dice.chance(0.2))
      play.act("oda", { do: "unseat", member: delegate(power, 2), reason: "ill", code: "NEW2-CODE" });
  }
  play.do("sue", { type: "join", name: "Sue", role: "spectator" });
  return dice.chance(0.9) ? play.begin() : play;
}

/** Someone does something they may do, or the turn continues. */
function goOn(play: RoomPlay, dice: Dice, tried: Set<RoomActName>): void {
  play.after(dice.pick([1000, 1000, 30_000, 200_000]));
  const people = play.table.members.map(({ id }) => id);
  const who = dice.pick(people);
  if (dice.chance(0.25)) {
    for (const id of people) play.try(id, { type: "ready", ready: true });
    play.try("clock", { type: "pass-deadline" });
    play.try("clock", { type: "end-conference" });
    play.try("oda", { type: "room", act: { do: "next" } });
    return;
  }
  if (dice.chance(0.03)) play.try("oda", { type: "pause", reason: "tea" });
  else if (dice.chance(0.3)) play.try("oda", { type: "resume" });
  // Chance would soon have closed the committee, or emptied it.
  const may = play.room(who).may.filter((name) => !ENDING.includes(name) || dice.chance(0.05));
  if (may.length === 0) return;
  // What is seldom possible is rather done than what has been done before.
  const rare = may.filter((name) => !tried.has(name));
  const name = dice.pick(rare.length > 0 && dice.chance(0.7) ? rare : may);
  const ways = waysTo(name, play.table, play.now).filter((act) => isDone(play, who, act));
  if (ways.length > 0) play.act(who, dice.pick(ways));
  tried.add(name);
}

/** The people who attend or chair a conference, so their acts are tested often enough. */
const insidersOf = ({ table }: RoomPlay): readonly string[] =>
  (table.room?.conferences ?? []).flatMap(({ delegates, chairs }) => [
    ...Object.values(delegates),
    ...chairs,
  ]);

const ENDING: readonly RoomActName[] = ["conclude", "unseat", "close-conference", "set-codes"];

test("what someone may do is what they can do, each in some way, and everything else in none (MB-23, MB-28, MB-270, R82, R102)", () => {
  const done = new Set<RoomActName>();
  const refused = new Set<RoomActName>();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      const dice = diceOf(seed);
      const play = roomOfChance(dice);
      const tried = new Set<RoomActName>();
      for (let step = 0; step < 50; step++) {
        goOn(play, dice, tried);
        const who = dice.pick([...play.table.members.map(({ id }) => id), ...insidersOf(play)]);
        const room = play.room(who);
        for (const name of ROOM_ACTS) {
          const ways = waysTo(name, play.table, play.now).filter((act) => isDone(play, who, act));
          const isNamed = room.may.includes(name);
          expect(ways.length > 0, `${who}, ${room.stage}, seed ${seed}: ${name}`).toBe(isNamed);
          (isNamed ? done : refused).add(name);
        }
        const things = [
          ...room.treaties.map(({ treaty, may }) => ({ id: treaty, may })),
          ...room.goals.map(({ goal, may }) => ({ id: goal, may })),
          ...room.conferences.map(({ conference, may }) => ({ id: conference, may })),
        ];
        for (const { id, may } of things)
          for (const name of ROOM_ACTS) {
            const ways = waysTo(name, play.table, play.now).filter(
              (act) => idOf(act) === id && isDone(play, who, act),
            );
            expect(ways.length > 0, `${who}, seed ${seed}: ${name} of ${id}`).toBe(may.includes(name));
          }
      }
    }),
    { seed: 7, numRuns: 60 },
  );
  // Chance has been everywhere, but where a code leads that nobody at the table has.
  expect(ROOM_ACTS.filter((name) => !done.has(name))).toEqual(["move-in"]);
  expect(ROOM_ACTS.filter((name) => !refused.has(name))).toEqual([]);
});

/** Acts whose goal is a text. */
const WORDED: readonly RoomActName[] = ["plan-conference", "fix-goal"];

/** The treaty, goal or conference that something is done about; null if it is about none. */
function idOf(act: RoomAct): string | null {
  if ("treaty" in act) return act.treaty;
  if ("conference" in act && act.do !== "draft-treaty") return act.conference;
  return "goal" in act && !WORDED.includes(act.do) ? act.goal : null;
}

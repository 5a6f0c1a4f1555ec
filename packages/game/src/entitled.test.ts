import { diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "./decide.ts";
import { openTo } from "./entitled.ts";
import { digest, MINUTE, sevenAt } from "./testing.ts";
import { actorOfChance, commandOfChance, passTime, tableOfChance } from "./testing-chance.ts";

const SEEDS = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Refusals that say whose doing something is, or when, whatever exactly is wanted. */
const WHO_AND_WHEN = [
  "game-not-started",
  "game-begun",
  "game-over",
  "no-referee-wanted",
  "referee-present",
  "powers-not-chosen",
  "powers-not-assigned",
  "nothing-to-do",
  "clock-paused",
  "not-paused",
  "no-deadline",
  "negotiating",
  "not-negotiating",
  "no-replacement",
  "not-a-survivor",
  "still-played",
  "no-result-yet",
  "host-stays",
];

test("nobody is refused a command that their view offers them", () => {
  const done: Record<string, number> = {};
  let shown = 0;
  fc.assert(
    fc.property(SEEDS, (seed) => {
      const dice = diceOf(seed);
      const play = tableOfChance(dice);
      for (let step = 0; step < 80; step++) {
        passTime(play, dice);
        const command = commandOfChance(play, dice);
        const who = actorOfChance(play, dice, command);
        if (who === "clock" || !play.table.members.some(({ id }) => id === who)) {
          play.try(who, command);
          continue;
        }
        const isShown = (openTo(play.table, who) as readonly string[]).includes(command.type);
        const decided = decide(play.table, { member: who }, command, { now: play.now, digest });
        if (decided.ok) {
          done[command.type] = (done[command.type] ?? 0) + 1;
          expect(isShown, `${command.type} was done`).toBe(true);
        } else if (isShown) {
          shown++;
          expect(WHO_AND_WHEN, `${command.type} was offered`).not.toContain(decided.error.code);
        }
        play.try(who, command);
      }
    }),
    { seed: 41, numRuns: 60 },
  );
  expect(shown).toBeGreaterThan(100);
  for (const type of ["save", "ready", "vote", "say", "pause", "leave"] as const)
    expect(done[type], type).toBeGreaterThan(5);
});

test("nobody but members is shown anything to do", () => {
  const play = sevenAt();
  for (const who of ["zoe", "spectator", "projector"]) expect(play.view(who).you.may).toEqual([]);
});

test("how much a phase can still be extended is shown, and null where there is no deadline", () => {
  const play = sevenAt({ preset: "live" });
  expect(play.view("bob").clock.extensionLeft).toBe(30);
  play.do("ann", { type: "extend", minutes: 12, reason: "tea" });
  expect(play.view("bob").clock.extensionLeft).toBe(18);
  expect(play.view("ann").you.may).toContain("extend");
  play.do("ann", { type: "extend", minutes: 18, reason: "more tea" });
  expect(play.view("ann").you.may).not.toContain("extend");
  expect(sevenAt({ preset: "referee" }).view("ann").clock.extensionLeft).toBe(null);
});

test("a view says when it was made, so nobody needs a clock of their own", () => {
  const play = sevenAt({ preset: "live" }).after(3 * MINUTE);
  const { clock } = play.view("bob");
  expect(clock.now).toBe(play.now);
  expect((clock.deadline ?? 0) - clock.now).toBe(clock.left);
});

test("spectators are named, but not in an anonymous game, where they may have taken a seat", () => {
  for (const anonymous of [false, true]) {
    const play = sevenAt({ anonymous });
    play.do("zoe", { type: "join", name: "Zoe", role: "spectator" });
    expect(play.view("bob").spectators).toEqual(anonymous ? [] : ["Zoe"]);
    expect(play.view("zoe").spectators).toEqual(["Zoe"]);
  }
});

test("the record says in which turn something happened", () => {
  const play = sevenAt({ referee: true }).allReady().do("ref", { type: "go-to", turn: 1, reason: "again" });
  expect(play.view("ann").chronicle.at(-1)).toMatchObject({ what: "opened", turn: 3, text: "again" });
  expect(play.view("ann").chronicle[0].turn).toBe(null);
});

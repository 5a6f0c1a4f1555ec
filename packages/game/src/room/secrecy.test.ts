import { type Dice, diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decide, type Table, viewTable } from "../index.ts";
import { digest } from "../testing.ts";
import type { RoomAct } from "./act.ts";
import type { RoomEvent } from "./room-event.ts";
import { CODE, delegate, RoomPlay } from "./testing.ts";

const POWERS = ["England", "France", "Germany", "Italy"];
const WHO = [...POWERS.flatMap((power) => [delegate(power, 1), delegate(power, 2)]), "oda", "olaf"];
const VIEWERS = [...WHO, "spectator", "projector"];

function bytes(table: Table, who: string, now: number): string {
  const viewer = who === "spectator" || who === "projector" ? who : { member: who };
  return JSON.stringify(viewTable(table, viewer, now));
}

/** Powers that may know of an event, besides the officers; null if everyone may. Written apart from the views. */
function concerned({ room }: Table, event: RoomEvent): readonly string[] | null {
  const treaties = room?.treaties ?? [];
  const goals = room?.goals.goals ?? [];
  const conferences = room?.conferences ?? [];
  switch (event.type) {
    case "codes-set":
    case "seconds-set":
      return [];
    case "treaty-drafted":
      return event.parties;
    case "treaty-amended":
    case "treaty-declined":
    case "breach-alleged":
    case "breach-answered":
      return treaties.find(({ id }) => id === event.treaty)?.parties ?? null;
    case "treaty-signed":
    case "treaty-denounced": {
      const treaty = treaties.find(({ id }) => id === event.treaty);
      return treaty?.isSecret && !treaty.published ? treaty.parties : null;
    }
    case "goal-given":
    case "goal-proposed":
      return [event.power];
    case "goal-judged":
    case "goal-claimed":
    case "goal-reworded":
    case "claim-refused":
      return goals.filter(({ id }) => id === event.goal).map(({ power }) => power);
    case "goal-awarded":
      return event.award.isAnnounced
        ? null
        : goals.filter(({ id }) => id === event.goal).map(({ power }) => power);
    case "conference-planned":
      return [event.organiser, ...event.asked];
    case "conference-formed":
    case "conference-filed":
    case "conference-granted":
    case "conference-presided":
    case "conference-timed":
    case "conference-refused":
    case "conference-attended": {
      const found = conferences.find(({ id }) => id === event.conference);
      if (!found || found.status === "open") return null;
      const invited = event.type === "conference-formed" ? event.form.participants : [];
      return [found.organiser, ...found.asked, ...found.form.participants, ...invited];
    }
    default:
      return null;
  }
}

function actOfChance({ table, now }: RoomPlay, dice: Dice): RoomAct {
  const treaties = table.room?.treaties ?? [];
  const goals = table.room?.goals.goals ?? [];
  const treaty = treaties.length > 0 ? dice.pick(treaties).id : "none";
  const goal = goals.length > 0 ? dice.pick(goals).id : "none";
  const version = (treaties.find(({ id }) => id === treaty)?.versions.length ?? 1) - 1;
  const wording = { title: `Pact ${dice.below(1000)}`, text: "Peace", duration: "" };
  const [power, title, text] = [dice.pick(POWERS), `Aim ${dice.below(1000)}`, "for our time"];
  const value = 1 + dice.below(3);
  const conferences = table.room?.conferences ?? [];
  const conference = conferences.length > 0 ? dice.pick(conferences).id : "none";
  return dice.pick<RoomAct>([
    {
      do: "draft-treaty",
      parties: [power, dice.pick(POWERS)],
      secret: dice.chance(0.7),
      conference: null,
      ...wording,
    },
    { do: "sign-treaty", treaty, version },
    { do: "sign-treaty", treaty, version },
    { do: "sign-treaty", treaty, version },
    { do: "decline-treaty", treaty, version },
    { do: "amend-treaty", treaty, ...wording },
    { do: "publish-treaty", treaty },
    { do: "denounce-treaty", treaty },
    { do: "allege-breach", treaty, against: power, turn: 1, text: "you did" },
    { do: "answer-breach", treaty, breach: 0, text: "we did not" },
    { do: "give-goal", power, title, text, value },
    { do: "propose-goal", title, text },
    { do: "judge-goal", goal, verdict: "allow", value: 2, reason: "" },
    { do: "judge-goal", goal, verdict: dice.pick(["deny", "return"]), value: 0, reason: "no" },
    { do: "reword-goal", goal, title, text },
    { do: "claim-goal", goal, evidence: "look" },
    { do: "award-goal", goal, points: dice.below(3), reason: "well", announced: dice.chance(0.3) },
    { do: "announce-award", goal },
    { do: "plan-conference", goal: title, asked: [power], after: null },
    { do: "support-conference", conference },
    { do: "fix-goal", conference, goal: title },
    // Nobody's unit is there, so that nobody else is asked what it means.
    { do: "place-conference", conference, name: title, kind: "congress", area: "Spa", city: "" },
    { do: "invite", conference, participants: [dice.pick(POWERS)] },
    { do: "file-conference", conference, start: "", procedure: "" },
    { do: "answer-conference", conference, granted: dice.chance(0.2), reason: "no", chairs: [] },
    { do: "time-conference", conference, until: now + 3_600_000 },
    { do: "set-seconds", seconds: 30 + dice.below(90) },
    { do: "set-codes", codes: table.seats.map((_, seat) => CODE(seat + dice.below(9) * 10)), round: 2 },
  ]);
}

test("secret treaties, goals and codes change not a byte of what others see (MB-60, MB-253, R102)", () => {
  const kept: Record<string, number> = {};
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      const dice = diceOf(seed);
      const play = new RoomPlay().seatAll(...POWERS).begin();
      const blind = dice.pick(VIEWERS);
      for (let step = 0; step < 90; step++) {
        play.after(1000);
        const command = { type: "room", act: actOfChance(play, dice) } as const;
        const decided = decide(play.table, { member: dice.pick(WHO) }, command, { now: play.now, digest });
        for (const entry of decided.ok ? decided.value.entries : []) {
          const before = play.table;
          const parties = entry.event.type === "room" ? concerned(before, entry.event.what) : null;
          const isFor = (who: string): boolean =>
            parties === null ||
            ["oda", "olaf"].includes(who) ||
            parties.some((power) => [1, 2].some((number) => delegate(power, number) === who));
          play.take(entry);
          for (const who of VIEWERS.filter((each) => !isFor(each))) {
            kept[entry.event.type === "room" ? entry.event.what.type : ""] =
              (kept[entry.event.type === "room" ? entry.event.what.type : ""] ?? 0) + 1;
            expect(bytes(play.table, who, play.now)).toBe(bytes(before, who, play.now));
          }
        }
      }
      const seen = bytes(play.table, blind, play.now);
      for (const { id, isSecret, published, parties } of play.table.room?.treaties ?? []) {
        const isParty = parties.some((power) => blind.startsWith(power.toLowerCase()));
        if (isSecret && !published && !isParty && !blind.startsWith("o")) expect(seen).not.toContain(id);
      }
    }),
    { seed: 1935, numRuns: 15 },
  );
  for (const type of [
    "codes-set",
    "seconds-set",
    "treaty-drafted",
    "treaty-signed",
    "treaty-declined",
    "goal-proposed",
    "goal-given",
    "goal-judged",
    "conference-planned",
    "conference-formed",
  ])
    expect(kept[type], type).toBeGreaterThan(20);
});

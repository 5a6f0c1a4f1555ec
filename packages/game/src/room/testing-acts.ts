import { gameOf, powersBySeat } from "../game-of.ts";
import { currentTurn, type Table } from "../table.ts";
import type { RoomAct, RoomActName } from "./act.ts";
import { delegations, roomOf } from "./room-of.ts";
import { CODE } from "./testing.ts";

const MINUTE = 60_000;

/** Ways to act on each of some things, by their ids. */
const each = (
  things: readonly { readonly id: string }[],
  ways: (id: string) => readonly RoomAct[],
): readonly RoomAct[] => (things.length === 0 ? ways("none") : things.flatMap(({ id }) => ways(id)));

/** Ways to do something around the board, among them a valid one if there is any. */
export function waysTo(name: RoomActName, table: Table, now: number): readonly RoomAct[] {
  const {
    treaties,
    goals,
    conferences,
    schedule,
    steps,
    goals: { cap, opensAt },
  } = roomOf(table);
  const powers = powersBySeat(table).flat();
  // Nothing is written twice: that would be refused as unchanged.
  const fresh = `${now} ${table.version}`;
  const wording = { title: `Pact ${fresh}`, text: "Peace", duration: "" };
  const members = table.members.map(({ id }) => id);
  const officers = table.members.filter(({ role }) => role === "referee").map(({ id }) => id);
  const about = (ways: (conference: string) => readonly RoomAct[]): readonly RoomAct[] =>
    each(conferences, ways);
  const ofTreaty = (ways: (treaty: string) => readonly RoomAct[]): readonly RoomAct[] => each(treaties, ways);
  const ofGoal = (ways: (goal: string) => readonly RoomAct[]): readonly RoomAct[] => each(goals.goals, ways);
  switch (name) {
    case "enter":
      return powers.map((_, seat) => ({ do: name, code: CODE(seat), name: "Newcomer" }));
    case "set-codes":
      return [{ do: name, codes: powers.map((_, seat) => CODE(seat)), round: 1 }];
    case "seat":
      return members.flatMap((member) => powers.map((power) => ({ do: name, member, power }) as const));
    case "hand-over":
      return members.map((member) => ({ do: name, member, code: `NEW-PHONE-${table.version}` }));
    case "move-in":
      return [{ do: name, code: CODE(0) }];
    case "unseat":
      return members.map((member) => ({ do: name, member, reason: "ill", code: "NEW2-CODE" }));
    case "announce-speeches":
      return [{ do: name, order: delegations(table), seconds: 60 }];
    case "set-seconds":
      return [45, 75].map((seconds) => ({ do: name, seconds }));
    case "decide-extra":
      return [true, false].map((granted) => ({ do: name, granted }));
    case "set-clock":
      return [600, 300].map((seconds) => ({ do: name, seconds }));
    case "add-time":
      return [{ do: name, seconds: 60 }];
    case "count-agreed":
      return powers.flatMap((power) => [true, false].map((agreed) => ({ do: name, power, agreed }) as const));
    case "reopen":
      return [{ do: name, reason: "not yet" }];
    case "edit-goal":
      return ofGoal((goal) => [
        { do: name, goal, title: `Aim ${fresh}`, text: "", value: 2, reason: "a slip" },
      ]);
    case "withdraw-goal":
      return ofGoal((goal) => [{ do: name, goal, reason: "a slip" }]);
    case "request-speeches":
    case "end-stage":
    case "next":
    case "pass":
    case "read-out":
      return [{ do: name }];
    case "go-back":
      return [{ do: name, step: steps.length, reason: "too early" }];
    case "yield":
      return powers.map((to) => ({ do: name, to }));
    case "set-reading":
      return [{ do: name, order: schedule.readingOrder.toReversed() }];
    case "show-results":
      return [true, false].map((all) => ({ do: name, all }));
    case "object":
      return powers.map((power) => ({ do: name, power, text: "not so" }));
    case "rule":
      return [{ do: name, text: "So be it" }];
    case "enter-slip":
      return powers.map((power) => ({
        do: name,
        power,
        date: "",
        text: `all hold ${fresh}`,
        correct: true,
        reason: "a slip",
      }));
    case "draft-treaty":
      return powers.flatMap((power) =>
        [true, false].map(
          (secret) => ({ do: name, parties: [power], secret, conference: null, ...wording }) as const,
        ),
      );
    case "amend-treaty":
      return ofTreaty((treaty) => [{ do: name, treaty, ...wording }]);
    case "sign-treaty":
    case "decline-treaty":
      return ofTreaty((treaty) => {
        const found = treaties.find(({ id }) => id === treaty);
        return [{ do: name, treaty, version: (found?.versions.length ?? 1) - 1 }];
      });
    case "publish-treaty":
    case "denounce-treaty":
      return ofTreaty((treaty) => [{ do: name, treaty }]);
    case "allege-breach":
      return ofTreaty((treaty) =>
        powers.map((against) => ({ do: name, treaty, against, turn: 1, text: "you did" })),
      );
    case "answer-breach":
      return ofTreaty((treaty) => {
        const breaches = treaties.find(({ id }) => id === treaty)?.breaches ?? [];
        return [0, ...breaches.keys()].map((breach) => ({ do: name, treaty, breach, text: "we did not" }));
      });
    case "set-points":
      return [
        { do: name, cap, opensAt, reopen: true },
        { do: name, cap: 2, opensAt, reopen: true },
      ];
    case "give-goal":
      return powers.flatMap((power) =>
        [1, 3].map((value) => ({ do: name, power, title: `Aim ${fresh}`, text: "", value }) as const),
      );
    case "propose-goal":
      return [{ do: name, title: `Aim ${fresh}`, text: "" }];
    case "reword-goal":
      return ofGoal((goal) => [{ do: name, goal, title: "Another aim", text: "" }]);
    case "judge-goal":
      return ofGoal((goal) =>
        (["allow", "deny", "return"] as const).map((verdict) => ({
          do: name,
          goal,
          verdict,
          value: 2,
          reason: "so",
        })),
      );
    case "claim-goal":
      return ofGoal((goal) => [{ do: name, goal, evidence: "look" }]);
    case "award-goal":
      return ofGoal((goal) =>
        [0, 1, 2].map((points) => ({ do: name, goal, points, reason: "well", announced: points > 1 })),
      );
    case "announce-award":
      return ofGoal((goal) => [{ do: name, goal }]);
    case "strike-points":
      return ofGoal((goal) => [{ do: name, goal, points: 1, reason: "an error" }]);
    case "announce-end":
      return [{ do: name, turn: `F${Number(currentTurnYear(table)) + 1}` }];
    case "rank-bots":
      return [true, false].map((ranked) => ({ do: name, ranked }));
    case "conclude":
      return [{ do: name, reason: "it is late" }];
    case "plan-conference":
      return [[], ...powers.map((power) => [power])].map((asked) => ({
        do: name,
        goal: `Peace ${fresh}`,
        asked,
        after: null,
      }));
    case "support-conference":
    case "declare-friendly":
    case "attend":
    case "leave-conference":
    case "ask-floor":
    case "withdraw-floor":
    case "open-conference":
    case "withdraw-motion":
    case "close-motion":
      return about((conference) => [{ do: name, conference }]);
    case "fix-goal":
      return about((conference) => [{ do: name, conference, goal: "Peace for all" }]);
    case "place-conference": {
      const { provinces } = gameOf(table).rules.board;
      const areas = provinces.filter(({ terrain }) => terrain !== "sea").map(({ id }) => id);
      return about((conference) =>
        [areas[now % areas.length], areas[0]].map(
          (area) => ({ do: name, conference, name: "Congress", kind: "congress", area, city: "" }) as const,
        ),
      );
    }
    case "invite":
      return about((conference) => [
        { do: name, conference, participants: [] },
        { do: name, conference, participants: delegations(table) },
      ]);
    case "file-conference":
      return about((conference) => [{ do: name, conference, start: "", procedure: "" }]);
    case "answer-conference":
      return about((conference) => [
        ...[true, false].map((open) => ({
          do: name,
          conference,
          granted: true,
          reason: "",
          chairs: [],
          open,
        })),
        { do: name, conference, granted: false, reason: "so", chairs: [] },
      ]);
    case "preside":
      return about((conference) => officers.map((officer) => ({ do: name, conference, chairs: [officer] })));
    case "time-conference":
      return about((conference) =>
        [5, 50].map((minutes) => ({ do: name, conference, until: now + minutes * MINUTE })),
      );
    case "speak":
      return about((conference) => [{ do: name, conference, text: "Peace" }]);
    case "lead":
      return about((conference) => [{ do: name, conference, agenda: "1. Peace", speakers: [] }]);
    case "give-floor":
      return about((conference) =>
        [null, ...powers].map((to) => ({ do: name, conference, to, seconds: 60 })),
      );
    case "caucus":
      return about((conference) =>
        [0, 5].map((minutes) => ({ do: name, conference, topic: "", minutes, seconds: 60 })),
      );
    case "rule-conquest":
      return about((conference) => [true, false].map((conquered) => ({ do: name, conference, conquered })));
    case "move":
      return about((conference) =>
        (["rules", "minutes", "matter"] as const).map((about) => ({
          do: name,
          conference,
          about,
          text: "so",
        })),
      );
    case "vote-on-motion":
      return about((conference) => [true, false].map((inFavour) => ({ do: name, conference, inFavour })));
    case "close-conference":
      return about((conference) => [{ do: name, conference, reason: "it is done", document: "" }]);
  }
}

const currentTurnYear = (table: Table): string =>
  table.turns.length === 0 ? "1901" : currentTurn(table).phase.slice(1, 5);

import { expect, test } from "vitest";
import { pileOf } from "./goals/goals.ts";
import { conferenceOf, goalOf, roomOf, treatyOf } from "./testing.ts";
import { waitingFor } from "./waiting.ts";

const breach = { by: "Germany", against: "France", turn: 1, text: "the Rhine", answers: [] };

const FRANCE = { power: "France", officer: null };
const ODA = { power: null, officer: "Oda" };

test("a delegation is told what it has to sign, answer, reword, support and attend", () => {
  const room = roomOf({
    treaties: [
      treatyOf({ signed: ["Germany"] }),
      treatyOf({ signed: ["France", "Germany"], inForce: 0, breaches: [breach] }),
    ],
    goals: [goalOf({ status: "returned", may: ["reword-goal"] })],
    conferences: [
      conferenceOf({ organiser: "Italy", form: { ...formOf(), asked: ["France"] } }),
      conferenceOf({ status: "granted", name: "Congress", participants: ["France", "Germany"] }),
    ],
  });
  expect(waitingFor(room, FRANCE).map(({ words }) => words)).toEqual([
    "Revise your goal “The Rhine”",
    "Sign “Entente”?",
    "You're accused of breaking “Entente”",
    "Italy asks you to support a conference",
    "Send a delegate to Congress",
  ]);
  const others = { ...room, goals: [] };
  expect(waitingFor(others, { power: "Germany", officer: null }).map(({ tab }) => tab)).toEqual([
    "conferences",
  ]);
  expect(waitingFor({ ...others, stage: null }, FRANCE)).toEqual([]);
});

test("the officers are told of proposals, claims and forms that are filed", () => {
  const room = roomOf({
    goals: [
      goalOf({ status: "proposed", may: ["judge-goal"] }),
      goalOf({ claim: "look", may: ["award-goal"] }),
      goalOf({ may: ["award-goal"] }),
    ],
    conferences: [
      conferenceOf({ status: "filed" }),
      conferenceOf(),
      conferenceOf({ status: "granted", name: "Pact of Rome" }),
      conferenceOf({ status: "open", name: "Congress", conquest: "a unit of Italy stands in Den" }),
    ],
  });
  expect(waitingFor(room, ODA).map(({ words }) => words)).toEqual([
    "France proposed a goal",
    "France claims “The Rhine”",
    "Was the venue of Congress conquered?",
    "France requests a conference room",
    "Open Pact of Rome",
  ]);
  expect(waitingFor(room, { power: null, officer: null })).toEqual([]);
});

test("a proposal that an officer has judged waits for another officer, and no longer for the first (R80)", () => {
  const opinions = [{ officer: "Oda", verdict: "allow" as const, value: 2 }];
  const room = roomOf({
    officers: ["Oda", "Olaf"],
    goals: [goalOf({ status: "proposed", may: ["judge-goal"], opinions })],
  });
  expect(waitingFor(room, ODA)).toEqual([]);
  expect(waitingFor(room, { power: null, officer: "Olaf" })).toHaveLength(1);
  expect(pileOf(room.goals[0], "Oda")).toBe("judged");
  expect(pileOf(room.goals[0], "Olaf")).toBe("judge");
});

function formOf() {
  const { form } = conferenceOf();
  if (!form) throw new Error("there is a form");
  return form;
}

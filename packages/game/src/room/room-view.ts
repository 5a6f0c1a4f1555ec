import type { DelegationView, GoalView, RoomView, TreatyView, TurnView } from "@chancery/api";
import { differenceOf } from "@chancery/contract";
import { powersBySeat } from "../game-of.ts";
import { cameOut, currentTurn, holdersOf, memberOf, sheetOf, type Table, type Turn } from "../table.ts";
import type { Sight } from "../views/sight.ts";
import { openConference } from "./conferences/conference.ts";
import { conferenceFor } from "./conferences/conference-view.ts";
import { proposalsUntil } from "./goals/goal-acts.ts";
import type { Goal } from "./goals/goals.ts";
import { mayAboutGoal, mayAboutTreaty, mayInRoom } from "./may.ts";
import { stillToSpeak } from "./officers/speeches.ts";
import { attendedBy } from "./presence.ts";
import type { Room } from "./room.ts";
import { speakers } from "./room-of.ts";
import { isSealed, stageOf } from "./schedule/stage.ts";
import { timeAgain } from "./schedule/step.ts";
import { resultsOf } from "./score/results.ts";
import { scoresOf } from "./score/score.ts";
import { suggestionsFor } from "./suggestions.ts";
import { inWords, publicVersion, type Treaty } from "./treaties/treaties.ts";

/** The room as a viewer may see it. Built by allow-list, like every view. */
export function roomFor(sight: Sight, room: Room, tell: (turn: Turn) => TurnView): RoomView {
  const { table, id } = sight;
  const { announced, called, floor, timeUp, backFor, requests, extra, readingOrder, read, objections } =
    room.schedule;
  return {
    may: id === null ? [] : mayInRoom(table, id),
    attends:
      id !== null && attendedBy(table, id) !== null ? (openConference(room.conferences)?.id ?? null) : null,
    officers: table.members.filter(({ role }) => role === "referee").map(({ name }) => name),
    delegations: delegationsFor(sight, room),
    stage: table.status !== "playing" ? null : stageOf(table),
    speakers: speakers(table),
    speeches: announced && stillToSpeak(table, announced),
    seconds: sight.role === "referee" ? room.seconds : null,
    called,
    floor,
    timeUp,
    back: sight.role === "referee" ? backOf(room) : null,
    backFor,
    changed: changedIn(table),
    next: announced ? (stillToSpeak(table, announced).order[called] ?? null) : null,
    requests,
    extra,
    sheets: table.status === "playing" ? openSheets(sight, room) : [],
    reading: isSealed(table) ? { order: readingOrder, read } : null,
    results: resultsOf(table, tell),
    objections,
    rulings: room.rulings,
    treaties: room.treaties.flatMap((treaty) => treatyFor(sight, treaty)),
    goals: room.goals.goals.flatMap((goal) => goalFor(sight, goal)),
    conferences: room.conferences.flatMap((conference) => conferenceFor(sight, conference)),
    cap: room.goals.cap,
    opensAt: room.goals.opensAt,
    isReopened: room.goals.isReopened,
    proposalsUntil: proposalsUntil(table),
    scores: scoresOf(table, (power) => !isInsider(sight, [power]) && !sight.isOver),
    ranksBots: room.ranksBots ?? false,
    review: sight.role === "referee" ? toReview(table, room) : [],
    lastTurn: room.lastTurn,
    log: sight.role === "referee" ? room.log.map((line) => logFor(sight, line)) : [],
  };
}

/** What the officers changed in the position of the present turn. */
function changedIn(table: Table): RoomView["changed"] {
  const turn = table.turns.at(-1);
  if (!turn?.instead || turn.how === "back" || table.status !== "playing") return null;
  const before = cameOut(table.turns[turn.instead.turn - 1]);
  return { reason: turn.instead.reason, difference: differenceOf(before, turn.position) };
}

const logFor = ({ say }: Sight, { said, ...line }: Room["log"][number]): RoomView["log"][number] => ({
  ...line,
  text: say(said),
  said,
});

function backOf({ steps, schedule }: Room): RoomView["back"] {
  const last = steps.at(-1);
  if (!last) return null;
  const { stage, floor, announced, called, read } = last.place;
  const next = stage === "revealed" ? schedule.readingOrder[read] : announced?.order[called];
  return { step: steps.length, stage, floor, next: next ?? null, left: timeAgain(last) };
}

function delegationsFor({ table, role }: Sight, room: Room): readonly DelegationView[] {
  return powersBySeat(table).map(([power], seat) => ({
    power,
    delegates: holdersOf(table.seats[seat]).flatMap((id) => nameOf(table, id)),
    hasCode: role === "referee" ? room.codes[seat] !== null : null,
  }));
}

const nameOf = (table: Table, id: string): string[] => {
  const member = memberOf(table, id);
  // Bots have no names.
  return member?.name ? [member.name] : [];
};

function openSheets({ table, role }: Sight, { schedule }: Room): RoomView["sheets"] {
  if (schedule.stage !== "revealed") return [];
  const isScreen = role === "projector";
  return schedule.readingOrder
    .map((power, i) => ({
      power,
      text: sheetOf(currentTurn(table), power)?.text ?? null,
      isRead: i < schedule.read,
    }))
    .filter(({ isRead }) => isRead || !isScreen);
}

/** Whether someone plays one of these powers, or is an officer. */
const isInsider = ({ role, powers }: Sight, concerned: readonly string[]): boolean =>
  role === "referee" || concerned.some((power) => powers.includes(power));

function treatyFor(sight: Sight, treaty: Treaty): readonly TreatyView[] {
  const isInside = isInsider(sight, treaty.parties);
  const shown = publicVersion(treaty);
  if (!isInside && shown === null) return [];
  const { parties, isSecret, conference, versions, signed, force, declined, published, denounced, breaches } =
    treaty;
  return [
    {
      treaty: treaty.id,
      parties,
      isSecret,
      conference,
      versions: (isInside ? versions : [versions[shown as number]]).map((each) => inWords(each, sight.say)),
      inForce: force && (isInside ? force.version : 0),
      signed: isInside ? signed : parties,
      declinedBy: (isInside && declined) || null,
      publishedBy: published?.by ?? null,
      denouncedBy: denounced.map(({ by }) => by),
      breaches: isInside ? breaches : [],
      suggestions: isInside ? suggestionsFor(sight.table, treaty) : [],
      may: isInside && sight.id !== null ? mayAboutTreaty(sight.table, sight.id, treaty) : [],
    },
  ];
}

/** A goal is its power's and the officers' until it has been awarded and announced, or the game is over (R82). */
function goalFor(sight: Sight, goal: Goal): readonly GoalView[] {
  const isInside = isInsider(sight, [goal.power]);
  if (!isInside && !sight.isOver && !goal.award?.isAnnounced) return [];
  const { power, title, text, origin, status, value, reason, claim, award, opinions } = goal;
  const view = { goal: goal.id, power, title, text, origin, status, value, award };
  if (!isInside) return [{ ...view, reason: "", claim: null, opinions: [], may: [] }];
  const named = opinions.map(({ officer, verdict, value: worth }) => ({
    officer: nameOf(sight.table, officer)[0] ?? "",
    verdict,
    value: worth,
  }));
  const may = sight.id === null ? [] : mayAboutGoal(sight.table, sight.id, goal);
  return [{ ...view, reason, claim, opinions: sight.role === "referee" ? named : [], may }];
}

/** Countries that are lost on the board and have points (R45). */
function toReview(table: Table, { goals }: Room): readonly string[] {
  const position = table.turns.at(-1)?.position as
    | { readonly lost?: Readonly<Record<string, unknown>> }
    | undefined;
  return Object.keys(position?.lost ?? {}).filter((power) =>
    goals.goals.some((goal) => goal.power === power && goal.award !== null),
  );
}

import { powersBySeat } from "../game-of.ts";
import type { Sight } from "../sight.ts";
import { currentTurn, holdersOf, memberOf, sheetOf, type Table } from "../table.ts";
import type { RoomActName } from "./act.ts";
import { openConference } from "./conference.ts";
import { type ConferenceView, conferenceFor } from "./conference-view.ts";
import { proposalsUntil } from "./goal-acts.ts";
import type { Award, Goal, Verdict } from "./goals.ts";
import { mayAboutGoal, mayAboutTreaty, mayInRoom } from "./may.ts";
import { attendedBy } from "./presence.ts";
import { type Results, resultsOf } from "./results.ts";
import type { Logged, Room, Ruling } from "./room.ts";
import { type Score, scoresOf } from "./score.ts";
import { isSealed, type Objection, type RoomStage, type Speeches, stageOf } from "./stage.ts";
import { timeAgain } from "./step.ts";
import { type Suggestion, suggestionsFor } from "./suggestions.ts";
import { type Breach, publicVersion, type Treaty, type TreatyText } from "./treaties.ts";

interface DelegationView {
  readonly power: string;
  readonly delegates: readonly string[];
  /** Whether there is a code to come in by; null for who is no officer. */
  readonly hasCode: boolean | null;
}

/** A sheet of the present turn, once all are open. */
interface OpenSheet {
  readonly power: string;
  /** As it was written; null if nothing was. */
  readonly text: string | null;
  readonly isRead: boolean;
}

/** A place of the turn's schedule that can be gone back to. */
interface BackView {
  /** The number of the step that would be taken back. */
  readonly step: number;
  readonly stage: RoomStage;
  /** Who would have the floor again. */
  readonly floor: string | null;
  /** Who would then be called next, or read next. */
  readonly next: string | null;
  /** Milliseconds that it would last; null if it has no time. */
  readonly left: number | null;
}

/** What somebody may see of the room. Built by allow-list, like every view. */
export interface RoomView {
  /** What the viewer can do now, as far as that does not depend on what exactly is wanted. */
  readonly may: readonly RoomActName[];
  /** The conference in which the viewer sits, and by which he may be kept from the order sheet (R93). */
  readonly attends: string | null;
  readonly officers: readonly string[];
  readonly delegations: readonly DelegationView[];
  readonly stage: RoomStage | null;
  readonly speeches: Speeches | null;
  /** How long speeches are usually to be; null for who is no officer. */
  readonly seconds: number | null;
  readonly called: number;
  readonly floor: string | null;
  /** What the officers would go back to; null where nothing can be taken back, and for who is no officer. */
  readonly back: BackView | null;
  /** Why the officers came back to the present place of the schedule; null if they did not. */
  readonly backFor: string | null;
  /** Who is called next; null when all have spoken, or no speeches are announced. */
  readonly next: string | null;
  readonly requests: readonly string[];
  readonly extra: boolean | null;
  /** In the order in which they are read out; the screen in the room shows each as it is read (R22). */
  readonly sheets: readonly OpenSheet[];
  /** In which order sheets are read out, and how many have been; null before writing is over. */
  readonly reading: { readonly order: readonly string[]; readonly read: number } | null;
  /** How far the results of the last turn have been shown to the room, power by power; null before the first. */
  readonly results: Results | null;
  /** What was found to be read otherwise than it is written, in this turn. */
  readonly objections: readonly Objection[];
  readonly rulings: readonly Ruling[];
  readonly treaties: readonly TreatyView[];
  readonly goals: readonly GoalView[];
  readonly conferences: readonly ConferenceView[];
  readonly cap: number | null;
  /** When the event opens, from which the deadline of proposals is counted (R79). */
  readonly opensAt: number | null;
  /** Whether the officers take proposals after the deadline. */
  readonly isReopened: boolean;
  /** Until when goals may be proposed, where that is a moment (R79). */
  readonly proposalsUntil: number | null;
  /** Full for the officers, for one's own power, and for everybody at the end; else only what is announced (R111). */
  readonly scores: readonly Score[];
  /** Lost countries with points that the officers should look at (R45). */
  readonly review: readonly string[];
  readonly lastTurn: string | null;
  /** What the public record does not say; for the officers alone. */
  readonly log: readonly Logged[];
}

/** A treaty as its parties and the officers see it, or as far as it is public (R102). */
interface TreatyView {
  readonly treaty: string;
  readonly parties: readonly string[];
  readonly isSecret: boolean;
  /** The conference out of which it came; null if it did not. */
  readonly conference: string | null;
  /** All versions for those concerned; for others the one that is public. */
  readonly versions: readonly TreatyText[];
  /** Which of these is in force; null if none is. A later one may wait for signatures. */
  readonly inForce: number | null;
  readonly signed: readonly string[];
  readonly publishedBy: string | null;
  readonly denouncedBy: readonly string[];
  readonly breaches: readonly Breach[];
  readonly suggestions: readonly Suggestion[];
  readonly may: readonly RoomActName[];
}

interface GoalView {
  readonly goal: string;
  readonly power: string;
  readonly title: string;
  readonly text: string;
  readonly origin: Goal["origin"];
  readonly status: Goal["status"];
  readonly value: number;
  readonly reason: string;
  readonly claim: string | null;
  readonly award: Award | null;
  /** What the officers think so far, by their names; for them alone. */
  readonly opinions: readonly {
    readonly officer: string;
    readonly verdict: Verdict;
    readonly value: number;
  }[];
  readonly may: readonly RoomActName[];
}

export function roomFor(sight: Sight, room: Room): RoomView {
  const { table, id } = sight;
  const { announced, called, floor, backFor, requests, extra, readingOrder, read, objections } =
    room.schedule;
  return {
    may: id === null ? [] : mayInRoom(table, id),
    attends:
      id !== null && attendedBy(table, id) !== null ? (openConference(room.conferences)?.id ?? null) : null,
    officers: table.members.filter(({ role }) => role === "referee").map(({ name }) => name),
    delegations: delegationsFor(sight, room),
    stage: table.status === "playing" ? stageOf(table) : null,
    speeches: announced,
    seconds: sight.role === "referee" ? room.seconds : null,
    called,
    floor,
    back: sight.role === "referee" ? backOf(room) : null,
    backFor,
    next: announced?.order[called] ?? null,
    requests,
    extra,
    sheets: table.status === "playing" ? openSheets(sight, room) : [],
    reading: isSealed(table) ? { order: readingOrder, read } : null,
    results: resultsOf(table),
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
    review: sight.role === "referee" ? toReview(table, room) : [],
    lastTurn: room.lastTurn,
    log: sight.role === "referee" ? room.log : [],
  };
}

function backOf({ steps, schedule }: Room): BackView | null {
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
  return member ? [member.name] : [];
};

function openSheets({ table, role }: Sight, { schedule }: Room): readonly OpenSheet[] {
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

/** Whether somebody plays one of these powers, or is an officer. */
const isInsider = ({ role, powers }: Sight, concerned: readonly string[]): boolean =>
  role === "referee" || concerned.some((power) => powers.includes(power));

function treatyFor(sight: Sight, treaty: Treaty): readonly TreatyView[] {
  const isInside = isInsider(sight, treaty.parties);
  const shown = publicVersion(treaty);
  if (!isInside && shown === null) return [];
  const { parties, isSecret, conference, versions, signed, force, published, denounced, breaches } = treaty;
  return [
    {
      treaty: treaty.id,
      parties,
      isSecret,
      conference,
      versions: isInside ? versions : [versions[shown as number]],
      inForce: force && (isInside ? force.version : 0),
      signed: isInside ? signed : parties,
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

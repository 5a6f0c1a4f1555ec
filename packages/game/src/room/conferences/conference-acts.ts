import type { MotionSubject } from "@chancery/api";
import { mayTalk } from "../../clock/clock.ts";
import type { Draft } from "../../draft.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { currentTurn, type Table } from "../../table.ts";
import type { RoomAct } from "../act.ts";
import type { ActingFor, RoomActs } from "../act-entry.ts";
import { factsOf, moment } from "../room-of.ts";
import type { Conference, Motion } from "./conference.ts";
import { isUp } from "./conference-end.ts";
import { adds, FORM_ACTS, opens, preside } from "./conference-form-acts.ts";
import { conquestOf } from "./conference-place.ts";
import { aboutConference } from "./conference-steps.ts";

export { PLANNING_ACTS } from "./conference-form-acts.ts";

const LONGEST_CAUCUS = 180;
const LONGEST_SPEECH = 3600;
const DAY = 86_400_000;

/** Everything about one conference. Steps 8 to 12: who sits and presides there, and what is done there (M35-60, M01-74, R93, R98). */
export const CONFERENCE_ACTS = {
  ...FORM_ACTS,
  attend: aboutConference({
    who: "delegate",
    whyNot: whyNotAttend,
    run: (draft, { id }, _, by) =>
      adds(draft, {
        type: "conference-attended",
        conference: id,
        power: by.power as string,
        member: by.id,
      }),
  }),
  "leave-conference": aboutConference({
    who: "delegate",
    whyNot: (table, conference, by) => {
      if (by.power === null || !isThere(conference, by)) return refusal("not-entitled");
      return isGranted(conference) && mayTalk(table) ? undefined : refusal("not-at-this-stage");
    },
    run: (draft, { id }, _, { power }) => {
      const during = moment(draft.table);
      return adds(draft, { type: "conference-left", conference: id, power: power as string, during });
    },
  }),
  preside: aboutConference({
    who: "officer",
    whyNot: only(isGranted),
    run: (draft, { id }, { chairs }) => preside(draft, id, chairs),
  }),
  "time-conference": aboutConference({
    who: "officer",
    whyNot: only(isGranted),
    run: (draft, conference, { until }) => setTime(draft, conference, until),
  }),
  "open-conference": aboutConference({
    who: "officer",
    whyNot: only(({ status }) => status === "granted"),
    run: (draft, { id, until }) => {
      // A time that is up before it opens isn't its end anymore.
      if (isUp(until, draft.now)) adds(draft, { type: "conference-timed", conference: id, until: null });
      return opens(draft, id);
    },
  }),
  "close-conference": aboutConference({
    who: "officer",
    whyNot: only(isOpen),
    run: (draft, { id }, { reason, document }) =>
      reason.trim() === ""
        ? refusal("reason-missing")
        : adds(draft, { type: "conference-closed", conference: id, why: reason, document }),
  }),
  "rule-conquest": aboutConference({
    who: "officer",
    whyNot: (table, conference) =>
      isOpen(conference) && conquestOf(table, conference) !== null ? undefined : refusal("not-at-this-stage"),
    run: (draft, conference, { conquered }) => ruleConquest(draft, conference, conquered),
  }),
  lead: aboutConference({
    who: "officer",
    whyNot: thereWhen(isOpen),
    run: (draft, { id }, { agenda, speakers }) =>
      adds(draft, { type: "conference-led", conference: id, agenda, speakers }),
  }),
  "give-floor": aboutConference({ who: "officer", whyNot: thereWhen(isOpen), run: giveFloor }),
  caucus: aboutConference({ who: "officer", whyNot: thereWhen(isOpen), run: holdCaucus }),
  speak: aboutConference({
    who: "either",
    whyNot: thereWhen(isOpen),
    run: (draft, { id }, { text }, { power }) =>
      text.trim() === ""
        ? refusal("empty-text")
        : adds(draft, { type: "conference-said", conference: id, from: power ?? "referee", text }),
  }),
  "ask-floor": aboutConference({
    who: "delegate",
    whyNot: (_, conference, by) => whyNotList(conference, by, true),
    run: (draft, { id }, _, { power }) =>
      adds(draft, { type: "conference-listed", conference: id, power: power as string, isListed: true }),
  }),
  "withdraw-floor": aboutConference({
    who: "delegate",
    whyNot: (_, conference, by) => whyNotList(conference, by, false),
    run: (draft, { id }, _, { power }) =>
      adds(draft, { type: "conference-listed", conference: id, power: power as string, isListed: false }),
  }),
  move: aboutConference({
    who: "either",
    whyNot: (_, conference, by) => {
      if (!isThere(conference, by)) return refusal("not-entitled");
      if (motionIn(conference)) return refusal("motion-open");
      return isOpen(conference) ? undefined : refusal("not-at-this-stage");
    },
    run: move,
  }),
  "vote-on-motion": aboutConference({
    who: "delegate",
    whyNot: (table, conference, by) =>
      by.power === null ? refusal("not-entitled") : thereWhen(isVoting)(table, conference, by),
    run: (draft, conference, { inFavour }, { power }) =>
      settles(draft, conference, afterVote(conference, power as string, inFavour)),
  }),
  "withdraw-motion": aboutConference({
    who: "either",
    whyNot: (table, conference, by) => {
      const motion = motionIn(conference);
      // One by the officers, or by nobody known, is any presiding officer's to withdraw.
      if (motion && (motion.by ?? null) !== by.power) return refusal("not-entitled");
      return thereWhen(isVoting)(table, conference, by);
    },
    run: (draft, conference) => settles(draft, conference, { outcome: "withdrawn" }),
  }),
  "close-motion": aboutConference({
    who: "officer",
    whyNot: thereWhen(isVoting),
    run: (draft, conference) => settles(draft, conference, { outcome: "lost" }),
  }),
} satisfies Partial<RoomActs>;

type Check = (table: Table, conference: Conference, by: ActingFor) => Refusal | undefined;

function isThere({ chairs, delegates }: Conference, { id, power }: ActingFor): boolean {
  return power === null ? chairs.includes(id) : delegates[power] === id;
}

function isOpen({ status }: Conference): boolean {
  return status === "open";
}

function isGranted({ status }: Conference): boolean {
  return status === "granted" || status === "open";
}

function isVoting(conference: Conference): boolean {
  return isOpen(conference) && motionIn(conference) !== null;
}

/** The motion that is voted on. */
function motionIn({ motions }: Conference): Motion | null {
  const motion = motions.at(-1);
  return motion?.outcome === null ? motion : null;
}

function only(isTime: (conference: Conference) => boolean): Check {
  return (_, conference) => (isTime(conference) ? undefined : refusal("not-at-this-stage"));
}

/** For those who are there, at such a time. */
function thereWhen(isTime: (conference: Conference) => boolean): Check {
  return (table, conference, by) =>
    isThere(conference, by) ? only(isTime)(table, conference, by) : refusal("not-entitled");
}

function whyNotAttend(table: Table, conference: Conference, by: ActingFor): Refusal | undefined {
  const { form, delegates, left } = conference;
  const { power } = by;
  if (power === null || !form.participants.includes(power)) return refusal("not-entitled");
  if (!isGranted(conference)) return refusal("not-at-this-stage");
  if (isThere(conference, by) || (isOpen(conference) && delegates[power])) return refusal("unchanged");
  // R93: a delegation that has nobody there sends someone at any moment, but changes them only between phases.
  return left[power] === moment(table) ? refusal("not-at-this-stage", "conference-left") : undefined;
}

function whyNotList(conference: Conference, by: ActingFor, isListed: boolean): Refusal | undefined {
  if (by.power === null || !isThere(conference, by)) return refusal("not-entitled");
  if (!isOpen(conference)) return refusal("not-at-this-stage");
  return conference.speakers.includes(by.power) === isListed ? refusal("unchanged") : undefined;
}

/** What looks like a conquest is one, or it was done with assent (R95). */
function ruleConquest(draft: Draft, conference: Conference, conquered: boolean): undefined {
  if (conquered) {
    const about = { conference: conference.id, why: "", document: "" };
    return adds(draft, { type: "conference-closed", ...about, cause: "conquest" });
  }
  const friendly = conquestOf(draft.table, conference)?.by ?? [];
  const turn = currentTurn(draft.table).number;
  return adds(draft, { type: "conquest-denied", conference: conference.id, friendly, turn });
}

/** The officers may set an earlier end than that of its year, by the clock (R92). */
function setTime(draft: Draft, { id, until: before }: Conference, until: number | null): Refusal | undefined {
  const isToCome =
    until === null || (Number.isInteger(until) && until > draft.now && until <= draft.now + DAY);
  if (!isToCome) return refusal("bad-time", "moment");
  if (until === before) return refusal("unchanged");
  return adds(draft, { type: "conference-timed", conference: id, until });
}

function giveFloor(
  draft: Draft,
  { id, form }: Conference,
  { to, seconds }: RoomAct & { do: "give-floor" },
): Refusal | undefined {
  if (to === null) return adds(draft, { type: "conference-floor", conference: id, floor: null });
  if (!form.participants.includes(to)) return refusal("no-such-power");
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_SPEECH)
    return refusal("bad-time", "seconds", { from: 1, to: LONGEST_SPEECH });
  const floor = { power: to, until: draft.now + seconds * 1000 };
  return adds(draft, { type: "conference-floor", conference: id, floor });
}

function holdCaucus(
  draft: Draft,
  { id }: Conference,
  { topic, minutes, seconds }: RoomAct & { do: "caucus" },
): Refusal | undefined {
  if (minutes === 0) return adds(draft, { type: "caucus-held", conference: id, caucus: null });
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_CAUCUS)
    return refusal("bad-time", "minutes", { to: LONGEST_CAUCUS });
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > minutes * 60)
    return refusal("bad-time", "seconds-each", { from: 1, to: minutes * 60 });
  const caucus = { topic, until: draft.now + minutes * 60_000, seconds };
  return adds(draft, { type: "caucus-held", conference: id, caucus });
}

/** In 1935 the presiding officers decide on the rules of procedure; elsewhere motions are voted on (M01-75, R98). */
function move(
  draft: Draft,
  { id }: Conference,
  { about, text }: RoomAct & { do: "move" },
  { power }: ActingFor,
): Refusal | undefined {
  if (text.trim() === "") return refusal("empty-text");
  const isDecided = about === "rules" && factsOf(draft.table).reveal === "officers";
  if (isDecided && power !== null) return refusal("not-entitled");
  const motion: Motion = { text, about, votes: {}, outcome: isDecided ? "carried" : null, by: power };
  return adds(draft, { type: "motion-made", conference: id, motion });
}

/** How many votes carry a motion: more than half of all participants, for other rules two thirds (M01-75, R98). */
export function votesNeeded({ form }: Conference, about: MotionSubject): number {
  const all = form.participants.length;
  return about === "rules" ? Math.ceil((all * 2) / 3) : Math.floor(all / 2) + 1;
}

function settles(draft: Draft, { id, motions }: Conference, change: Partial<Motion>): undefined {
  const motion = { ...(motions.at(-1) as Motion), ...change };
  return adds(draft, { type: "motion-voted", conference: id, motion });
}

/** What a vote changes; who hasn't voted isn't for the motion. */
function afterVote(conference: Conference, power: string, inFavour: boolean): Partial<Motion> {
  const motion = conference.motions.at(-1) as Motion;
  const votes = { ...motion.votes, [power]: inFavour };
  const yes = Object.values(votes).filter((vote) => vote).length;
  if (yes >= votesNeeded(conference, motion.about)) return { votes, outcome: "carried" };
  const isOver = Object.keys(votes).length === conference.form.participants.length;
  return { votes, outcome: isOver ? "lost" : null };
}

import { parsePhase } from "@chancery/engine";
import { mayTalk } from "../clock.ts";
import type { Draft } from "../draft.ts";
import { gameOf } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { currentTurn, type Table } from "../table.ts";
import type { RoomAct } from "./act.ts";
import {
  type Conference,
  type ConferenceEvent,
  type ConferenceForm,
  type Motion,
  openConference,
} from "./conference.ts";
import { delegations, factsOf, roomOf } from "./room-of.ts";

type ConferenceAct = Extract<RoomAct, { readonly conference: string }>;

export const CONFERENCE_ACTS = [
  "support-conference",
  "fix-goal",
  "place-conference",
  "declare-friendly",
  "invite",
  "file-conference",
  "answer-conference",
  "attend",
  "leave-conference",
  "speak",
  "lead",
  "move",
  "vote-on-motion",
  "close-conference",
] as const satisfies readonly ConferenceAct["do"][];

const adds = (draft: Draft, what: ConferenceEvent): undefined => {
  draft.add({ type: "room", what });
};

/** Step 1: the organiser says what it is to be about, to those whom it asks for support (MB-256, R85). */
export function planConference(
  draft: Draft,
  organiser: string,
  { goal, asked }: RoomAct & { do: "plan-conference" },
): Refusal | undefined {
  if (goal.trim() === "") return refusal("empty-text", "a conference has a goal");
  if (!asked.every((power) => delegations(draft.table).includes(power) && power !== organiser))
    return refusal("no-such-power");
  const facts = JSON.stringify([draft.table.game, draft.now, organiser, asked, goal]);
  const id = draft.port.digest(facts).slice(0, 12);
  if (roomOf(draft.table).conferences.some((other) => other.id === id)) return refusal("unchanged");
  return adds(draft, { type: "conference-planned", id, organiser, asked, goal });
}

const knows = ({ organiser, asked, form }: Conference, power: string | null): boolean =>
  power === null || power === organiser || asked.includes(power) || form.participants.includes(power);

const missing = (step: string): Refusal => refusal("step-missing", step);
const unless = (isSo: boolean): Refusal | undefined => (isSo ? undefined : refusal("not-at-this-stage"));

/** Why something cannot be done about a conference now; `power` is null for the officers. */
export function whyNoConference(
  table: Table,
  id: string,
  power: string | null,
  conference: Conference,
  name: ConferenceAct["do"],
): Refusal | undefined {
  if (!knows(conference, power)) return refusal("no-such-conference");
  switch (name) {
    case "support-conference":
    case "fix-goal":
    case "place-conference":
    case "invite":
    case "declare-friendly":
      return whyNotFillIn(table, power, conference, name);
    case "file-conference":
      return whyNotFile(table, power, conference);
    case "answer-conference":
      return unless(conference.status === "filed");
    default:
      return whyNotInSession(table, id, power, conference, name);
  }
}

/** Steps 2 to 5, each only when the one before it is done (MB-257 to MB-260, MB-270). */
function whyNotFillIn(
  table: Table,
  power: string | null,
  { form, organiser, status }: Conference,
  name: FormAct["do"],
): Refusal | undefined {
  if (power === null) return refusal("not-entitled");
  if (!mayTalk(table)) return refusal("talk-closed");
  if (status !== "draft") return refusal("not-at-this-stage", "the form is filed");
  if (name === "support-conference")
    return power === organiser || form.supporters.includes(power) ? refusal("unchanged") : undefined;
  if (name === "declare-friendly") return form.friendly.includes(power) ? refusal("unchanged") : undefined;
  if (power !== organiser) return refusal("not-entitled");
  if (name === "fix-goal")
    return form.supporters.length === 0 ? missing("somebody has to support it first (R85)") : undefined;
  if (form.goal === null) return missing("the definite goal comes first");
  return name === "invite" && form.area === null ? missing("its place and name come first") : undefined;
}

/** Steps 6 and 7: the form is handed in when all before is in order (MB-261). */
function whyNotFile(
  table: Table,
  power: string | null,
  { form, organiser, status }: Conference,
): Refusal | undefined {
  if (power !== organiser) return refusal("not-entitled");
  if (status !== "draft" && status !== "refused") return refusal("not-at-this-stage");
  const fewest = factsOf(table).conferenceOf;
  if (form.participants.length < fewest) return missing(`at least ${fewest} delegations take part`);
  const hostile = hostilesAt(table, form);
  return hostile.length > 0 ? refusal("hostile-unit", hostile.join(", ")) : undefined;
}

/** Steps 8 to 12: who sits there, and what is done there (M35-60, M01-74, R93, R98). */
function whyNotInSession(
  table: Table,
  id: string,
  power: string | null,
  { status, form, delegates, motions }: Conference,
  name: SessionAct["do"],
): Refusal | undefined {
  const isThere = power === null || delegates[power] === id;
  const isOpen = status === "open";
  const hasMotion = motions.length > 0 && motions.at(-1)?.outcome === null;
  switch (name) {
    case "attend":
      if (power === null || !form.participants.includes(power)) return refusal("not-entitled");
      // R93: who sits there is settled before it opens, and changes only while no orders are written.
      if (!["granted", "open"].includes(status) || !mayTalk(table)) return refusal("not-at-this-stage");
      return isOpen && delegates[power] ? refusal("unchanged") : undefined;
    case "leave-conference":
      return power === null || !isThere ? refusal("not-entitled") : undefined;
    case "lead":
    case "close-conference":
      return power === null ? unless(isOpen) : refusal("not-entitled");
    case "speak":
      return isThere ? unless(isOpen) : refusal("not-entitled");
    case "move":
      if (!isThere) return refusal("not-entitled");
      return hasMotion ? refusal("motion-open") : unless(isOpen);
    case "vote-on-motion":
      return isThere && power !== null ? unless(isOpen && hasMotion) : refusal("not-entitled");
  }
}

/** Everything else about a conference; `power` is null for the officers. */
export function actOnConference(
  draft: Draft,
  id: string,
  power: string | null,
  act: ConferenceAct,
): Refusal | undefined {
  const conference = roomOf(draft.table).conferences.find((each) => each.id === act.conference);
  if (!conference) return refusal("no-such-conference");
  const refused = whyNoConference(draft.table, id, power, conference, act.do);
  if (refused) return refused;
  switch (act.do) {
    case "support-conference":
    case "fix-goal":
    case "place-conference":
    case "invite":
    case "declare-friendly":
      return fillIn(draft, conference, power as string, act);
    case "file-conference":
      return adds(draft, { type: "conference-filed", conference: conference.id });
    case "answer-conference":
      return answer(draft, conference, act);
    default:
      return inSession(draft, conference, id, power, act);
  }
}

type FormAct = Extract<
  ConferenceAct,
  { readonly do: "support-conference" | "fix-goal" | "place-conference" | "invite" | "declare-friendly" }
>;

function fillIn(
  draft: Draft,
  { id, form, organiser }: Conference,
  power: string,
  act: FormAct,
): Refusal | undefined {
  const change = (part: Partial<ConferenceForm>): undefined =>
    adds(draft, { type: "conference-formed", conference: id, form: { ...form, ...part } });
  switch (act.do) {
    case "support-conference":
      return change({ supporters: [...form.supporters, power] });
    case "declare-friendly":
      return change({ friendly: [...form.friendly, power] });
    case "fix-goal":
      return act.goal.trim() === "" ? refusal("empty-text") : change({ goal: act.goal });
    case "place-conference": {
      if (act.name.trim() === "") return refusal("empty-text", "a conference has a name");
      const { provinces } = gameOf(draft.table).rules.board;
      const area = provinces.find((each) => each.id === act.area && each.terrain !== "sea");
      return area ? change({ name: act.name, area: act.area, city: act.city }) : refusal("bad-area");
    }
    case "invite": {
      const participants = [...new Set([organiser, ...act.participants])];
      return participants.every((each) => delegations(draft.table).includes(each))
        ? change({ participants })
        : refusal("no-such-power");
    }
  }
}

/** Powers with a unit in the area that do not take part and have not said that they mean no harm (MB-259, R87). */
function hostilesAt(table: Table, { area, participants, friendly }: ConferenceForm): readonly string[] {
  return Object.entries(currentTurn(table).position.units).flatMap(([power, units]) => {
    const isThere = units.some((unit) => unit.slice(2).split("/")[0] === area);
    return isThere && !participants.includes(power) && !friendly.includes(power) ? [power] : [];
  });
}

/** Step 7: the officers give a room, or say why not; one at a time (MB-262, MB-269, R90, R97). */
function answer(
  draft: Draft,
  { id }: Conference,
  { granted, reason }: RoomAct & { do: "answer-conference" },
): Refusal | undefined {
  if (!granted) {
    if (reason.trim() === "") return refusal("reason-missing");
    return adds(draft, { type: "conference-refused", conference: id, reason });
  }
  const { conferences } = roomOf(draft.table);
  if (conferences.some((other) => ["granted", "open"].includes(other.status))) return refusal("room-taken");
  return adds(draft, { type: "conference-granted", conference: id, during: moment(draft.table) });
}

/** What changes with every phase: the turn and its stage. */
const moment = (table: Table): string => `${table.turns.length} ${roomOf(table).schedule.stage}`;

type SessionAct = Exclude<ConferenceAct, FormAct | { readonly do: "file-conference" | "answer-conference" }>;

function inSession(
  draft: Draft,
  conference: Conference,
  id: string,
  power: string | null,
  act: SessionAct,
): Refusal | undefined {
  const about = { conference: conference.id } as const;
  const isOfficers = factsOf(draft.table).reveal === "officers";
  switch (act.do) {
    case "attend":
      return adds(draft, { type: "conference-attended", ...about, power: power as string, member: id });
    case "leave-conference":
      return adds(draft, { type: "conference-left", ...about, power: power as string });
    case "close-conference":
      if (act.reason.trim() === "") return refusal("reason-missing");
      return adds(draft, { type: "conference-closed", ...about, why: act.reason, document: act.document });
    case "speak":
      if (act.text.trim() === "") return refusal("empty-text");
      return adds(draft, { type: "conference-said", ...about, from: power ?? "referee", text: act.text });
    case "lead":
      return adds(draft, { type: "conference-led", ...about, agenda: act.agenda, speakers: act.speakers });
    case "move":
      if (act.text.trim() === "") return refusal("empty-text");
      // In 1935 the presiding officers decide on the rules of procedure (R98).
      if (act.about === "rules" && power !== null && isOfficers) return refusal("not-entitled");
      return adds(draft, {
        type: "motion-made",
        ...about,
        motion: { text: act.text, about: act.about, votes: {}, outcome: null },
      });
    case "vote-on-motion": {
      const motion = conference.motions.at(-1) as Motion;
      const votes = { ...motion.votes, [power as string]: act.inFavour };
      return adds(draft, {
        type: "motion-voted",
        ...about,
        motion: counted(conference, { ...motion, votes }),
      });
    }
  }
}

/** Each participant has a vote; other rules need two thirds of all of them (M01-75, R98). */
function counted({ form }: Conference, motion: Motion): Motion {
  const votes = Object.values(motion.votes);
  const all = form.participants.length;
  const yes = votes.filter((vote) => vote).length;
  const isEnough = motion.about === "rules" ? yes * 3 >= all * 2 : yes * 2 > all;
  if (isEnough) return { ...motion, outcome: "carried" };
  return votes.length === all ? { ...motion, outcome: "lost" } : motion;
}

const OPEN_STAGES = ["opening", "speeches", "diplomacy", "request", "extra-speeches"];

/** What follows by itself: a conference opens at a change of phase (R91), or has to end. */
export function settleConference(draft: Draft): void {
  const { table } = draft;
  if (!table.room || table.status !== "playing") return;
  const { conferences, schedule } = table.room;
  const next = conferences.find(({ status }) => status === "granted");
  if (next && next.granted !== moment(table) && OPEN_STAGES.includes(schedule.stage))
    draft.follow({
      type: "room",
      what: { type: "conference-opened", conference: next.id, turn: table.turns.length },
    });
  const open = openConference(conferences);
  const why = open && whyOver(table, open);
  if (open && why)
    draft.follow({
      type: "room",
      what: { type: "conference-closed", conference: open.id, why, document: "" },
    });
}

/** After two turns (MB-263, R92), when its area is conquered (MB-267, R95), or when too few are left (R88). */
function whyOver(table: Table, { form, openedIn, delegates }: Conference): string | null {
  const present = currentTurn(table);
  const opened = table.turns[(openedIn ?? 1) - 1];
  if (half(present.phase) - half(opened.phase) >= 2) return "its year is over";
  if (!present.phase.endsWith("R") && hostilesAt(table, form).length > 0)
    return "its area has been conquered";
  const left = form.participants.filter((power) => delegates[power] !== undefined).length;
  return present.number > opened.number && left < factsOf(table).conferenceOf ? "too few are left" : null;
}

function half(phase: string): number {
  const parsed = parsePhase(phase);
  return parsed.ok ? parsed.value.year * 2 + (parsed.value.season === "S" ? 0 : 1) : 0;
}

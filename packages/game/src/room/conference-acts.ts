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

const adds = (draft: Draft, what: ConferenceEvent): undefined => {
  draft.add({ type: "room", what });
};

/** Step 1: the organiser says what it is to be about, to those whom it asks for support (MB-256, R85). */
export function planConference(
  draft: Draft,
  organiser: string,
  { goal, asked }: RoomAct & { do: "plan-conference" },
): Refusal | undefined {
  if (!mayTalk(draft.table)) return refusal("talk-closed");
  if (goal.trim() === "") return refusal("empty-text", "a conference has a goal");
  if (!asked.every((power) => delegations(draft.table).includes(power) && power !== organiser))
    return refusal("no-such-power");
  const facts = JSON.stringify([draft.table.game, draft.now, organiser, asked, goal]);
  const id = draft.port.digest(facts).slice(0, 12);
  if (roomOf(draft.table).conferences.some((other) => other.id === id)) return refusal("unchanged");
  return adds(draft, { type: "conference-planned", id, organiser, asked, goal });
}

/** Everything else about a conference; `power` is null for the officers. */
export function actOnConference(
  draft: Draft,
  id: string,
  power: string | null,
  act: ConferenceAct,
): Refusal | undefined {
  const conference = roomOf(draft.table).conferences.find((each) => each.id === act.conference);
  if (!conference || !knows(conference, power)) return refusal("no-such-conference");
  switch (act.do) {
    case "support-conference":
    case "fix-goal":
    case "place-conference":
    case "invite":
    case "declare-friendly":
      return power === null ? refusal("not-entitled") : fillIn(draft, conference, power, act);
    case "file-conference":
      return file(draft, conference, power);
    case "answer-conference":
      return answer(draft, conference, power, act);
    default:
      return inSession(draft, conference, id, power, act);
  }
}

const knows = ({ organiser, asked, form }: Conference, power: string | null): boolean =>
  power === null || power === organiser || asked.includes(power) || form.participants.includes(power);

type FormAct = Extract<
  ConferenceAct,
  { readonly do: "support-conference" | "fix-goal" | "place-conference" | "invite" | "declare-friendly" }
>;

/** Steps 2 to 5, each only when the one before it is done (MB-257 to MB-260, MB-270). */
function fillIn(draft: Draft, conference: Conference, power: string, act: FormAct): Refusal | undefined {
  const { form, organiser, status } = conference;
  const { table } = draft;
  const change = (part: Partial<ConferenceForm>): undefined =>
    adds(draft, { type: "conference-formed", conference: conference.id, form: { ...form, ...part } });
  if (!mayTalk(table)) return refusal("talk-closed");
  if (status !== "draft") return refusal("not-at-this-stage", "the form is filed");
  if (act.do === "support-conference")
    return power === organiser || form.supporters.includes(power)
      ? refusal("unchanged")
      : change({ supporters: [...form.supporters, power] });
  if (act.do === "declare-friendly")
    return form.friendly.includes(power)
      ? refusal("unchanged")
      : change({ friendly: [...form.friendly, power] });
  if (power !== organiser) return refusal("not-entitled");
  if (act.do === "fix-goal") {
    if (form.supporters.length === 0)
      return refusal("step-missing", "somebody has to support it first (R85)");
    return act.goal.trim() === "" ? refusal("empty-text") : change({ goal: act.goal });
  }
  if (form.goal === null) return refusal("step-missing", "the definite goal comes first");
  if (act.do === "place-conference") {
    if (act.name.trim() === "") return refusal("empty-text", "a conference has a name");
    const { provinces } = gameOf(table).rules.board;
    const area = provinces.find(({ id, terrain }) => id === act.area && terrain !== "sea");
    return area ? change({ name: act.name, area: act.area, city: act.city }) : refusal("bad-area");
  }
  if (form.area === null) return refusal("step-missing", "its place and name come first");
  const participants = [...new Set([organiser, ...act.participants])];
  return participants.every((each) => delegations(table).includes(each))
    ? change({ participants })
    : refusal("no-such-power");
}

/** Powers with a unit in the area that do not take part and have not said that they mean no harm (MB-259, R87). */
function hostilesAt(table: Table, { area, participants, friendly }: ConferenceForm): readonly string[] {
  return Object.entries(currentTurn(table).position.units).flatMap(([power, units]) => {
    const isThere = units.some((unit) => unit.slice(2).split("/")[0] === area);
    return isThere && !participants.includes(power) && !friendly.includes(power) ? [power] : [];
  });
}

/** Steps 6 and 7: the form is handed in when all before is in order and no other conference is on (MB-261, MB-269). */
function file(
  draft: Draft,
  { id, form, organiser, status }: Conference,
  power: string | null,
): Refusal | undefined {
  const { table } = draft;
  if (power !== organiser) return refusal("not-entitled");
  if (status !== "draft" && status !== "refused") return refusal("not-at-this-stage");
  const fewest = factsOf(table).conferenceOf;
  if (form.participants.length < fewest)
    return refusal("step-missing", `at least ${fewest} delegations take part`);
  const hostile = hostilesAt(table, form);
  if (hostile.length > 0) return refusal("hostile-unit", hostile.join(", "));
  return adds(draft, { type: "conference-filed", conference: id });
}

/** Step 7: the officers give a room, or say why not; one at a time (MB-262, MB-269, R90, R97). */
function answer(
  draft: Draft,
  { id, status }: Conference,
  power: string | null,
  { granted, reason }: RoomAct & { do: "answer-conference" },
): Refusal | undefined {
  const { conferences } = roomOf(draft.table);
  if (power !== null) return refusal("not-entitled");
  if (status !== "filed") return refusal("not-at-this-stage");
  if (!granted) {
    if (reason.trim() === "") return refusal("reason-missing");
    return adds(draft, { type: "conference-refused", conference: id, reason });
  }
  if (conferences.some((other) => ["granted", "open"].includes(other.status))) return refusal("room-taken");
  return adds(draft, { type: "conference-granted", conference: id, during: moment(draft.table) });
}

/** What changes with every phase: the turn and its stage. */
const moment = (table: Table): string => `${table.turns.length} ${roomOf(table).schedule.stage}`;

type SessionAct = Exclude<ConferenceAct, FormAct | { readonly do: "file-conference" | "answer-conference" }>;

/** Steps 8 to 12: who sits there, and what is done there (M35-60, M01-74, R93, R98). */
function inSession(
  draft: Draft,
  conference: Conference,
  id: string,
  power: string | null,
  act: SessionAct,
): Refusal | undefined {
  const isThere = power === null || conference.delegates[power] === id;
  const isOpen = conference.status === "open";
  const about = { conference: conference.id } as const;
  switch (act.do) {
    case "attend": {
      if (power === null || !conference.form.participants.includes(power)) return refusal("not-entitled");
      // R93: who sits there is settled before it opens, and changes only while no orders are written.
      if (!["granted", "open"].includes(conference.status) || !mayTalk(draft.table))
        return refusal("not-at-this-stage");
      if (isOpen && conference.delegates[power]) return refusal("unchanged");
      return adds(draft, { type: "conference-attended", ...about, power, member: id });
    }
    case "leave-conference":
      if (power === null || !isThere) return refusal("not-entitled");
      return adds(draft, { type: "conference-left", ...about, power });
    case "close-conference":
      if (power !== null) return refusal("not-entitled");
      if (!isOpen) return refusal("not-at-this-stage");
      if (act.reason.trim() === "") return refusal("reason-missing");
      return adds(draft, { type: "conference-closed", ...about, why: act.reason, document: act.document });
  }
  if (!isThere) return refusal("not-entitled");
  if (!isOpen) return refusal("not-at-this-stage");
  switch (act.do) {
    case "speak":
      if (act.text.trim() === "") return refusal("empty-text");
      return adds(draft, { type: "conference-said", ...about, from: power ?? "referee", text: act.text });
    case "lead":
      if (power !== null) return refusal("not-entitled");
      return adds(draft, { type: "conference-led", ...about, agenda: act.agenda, speakers: act.speakers });
    case "move":
      if (act.text.trim() === "") return refusal("empty-text");
      if (conference.motions.at(-1)?.outcome === null) return refusal("motion-open");
      // In 1935 the presiding officers decide on the rules of procedure (R98).
      if (act.about === "rules" && power !== null && factsOf(draft.table).reveal === "officers")
        return refusal("not-entitled");
      return adds(draft, {
        type: "motion-made",
        ...about,
        motion: { text: act.text, about: act.about, votes: {}, outcome: null },
      });
    case "vote-on-motion": {
      const motion = conference.motions.at(-1);
      if (power === null || motion?.outcome !== null) return refusal("not-at-this-stage");
      return adds(draft, {
        type: "motion-voted",
        ...about,
        motion: counted(conference, { ...motion, votes: { ...motion.votes, [power]: act.inFavour } }),
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

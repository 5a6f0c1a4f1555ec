import { hostilesTo } from "@chancery/variants/committee";
import type { Draft } from "../../draft.ts";
import { gameOf } from "../../game-of.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { isReferee } from "../../standing.ts";
import { currentTurn, type Table } from "../../table.ts";
import type { RoomAct } from "../act.ts";
import type { ActingFor, ActOn, RoomActs } from "../act-entry.ts";
import { delegations, factsOf, roomOf } from "../room-of.ts";
import { whyNoTalk } from "../talk.ts";
import type { Conference, ConferenceEvent, ConferenceForm } from "./conference.ts";
import { aboutConference, isWritten } from "./conference-steps.ts";

const MOST_CHAIRS = 2;

export const PLANNING_ACTS = {
  "plan-conference": {
    who: "delegate",
    whyNot: whyNoTalk,
    run: (draft, act, { power }) => planConference(draft, power as string, act),
  },
} satisfies Partial<RoomActs>;

/** Steps 2 to 7: its form, each step only when the one before it is done (MB-257 to MB-262, MB-270). */
export const FORM_ACTS = {
  "support-conference": step({
    whyNot: ({ organiser, form }, power) =>
      power === organiser || form.supporters.includes(power) ? refusal("unchanged") : undefined,
    change: (_draft, { form }, _act, power) => ({ supporters: [...form.supporters, power] }),
  }),
  "declare-friendly": step({
    whyNot: ({ form }, power) => (form.friendly.includes(power) ? refusal("unchanged") : undefined),
    change: (_draft, { form }, _act, power) => ({ friendly: [...form.friendly, power] }),
  }),
  "fix-goal": step({
    whyNot: ({ organiser, form }, power) => {
      if (power !== organiser) return refusal("not-entitled");
      return form.supporters.length === 0 ? refusal("step-missing", "support") : undefined;
    },
    change: (_draft, _conference, { goal }) => (goal.trim() === "" ? refusal("empty-text") : { goal }),
  }),
  "place-conference": step({ whyNot: whyNoPlace, change: place }),
  invite: step({
    whyNot: (conference, power) =>
      whyNoPlace(conference, power) ??
      (conference.form.area === null ? refusal("step-missing", "place") : undefined),
    change: ({ table }, { organiser }, act) => {
      const participants = [...new Set([organiser, ...act.participants])];
      const isKnown = participants.every((each) => delegations(table).includes(each));
      return isKnown ? { participants } : refusal("no-such-power");
    },
  }),
  "file-conference": aboutConference({
    who: "delegate",
    whyNot: whyNotFile,
    run: (draft, conference, { start, procedure }) =>
      adds(draft, { type: "conference-filed", conference: conference.id, start, procedure }),
  }),
  "answer-conference": aboutConference({
    who: "officer",
    whyNot: (_, { status }) => (status === "filed" ? undefined : refusal("not-at-this-stage")),
    run: answer,
  }),
} satisfies Partial<RoomActs>;

type FormAct = "support-conference" | "fix-goal" | "place-conference" | "invite" | "declare-friendly";

interface FormStep<N extends FormAct> {
  readonly whyNot: (conference: Conference, power: string) => Refusal | undefined;
  change(
    draft: Draft,
    conference: Conference,
    act: RoomAct & { readonly do: N },
    power: string,
  ): Partial<ConferenceForm> | Refusal;
}

/** A step that fills in a part of the form. */
function step<N extends FormAct>({ whyNot, change }: FormStep<N>): ActOn<N, Conference> {
  return aboutConference<N>({
    who: "delegate",
    whyNot: (table, conference, { power }) => {
      if (power === null) return refusal("not-entitled");
      const silent = whyNoTalk(table);
      if (silent) return silent;
      if (!isWritten(conference.status)) return refusal("not-at-this-stage", "filed");
      return whyNot(conference, power);
    },
    run: (draft, conference, act, { power }) => {
      const part = change(draft, conference, act, power as string);
      if ("code" in part) return part;
      const form = { ...conference.form, ...part };
      return adds(draft, { type: "conference-formed", conference: conference.id, form });
    },
  });
}

function whyNoPlace({ organiser, form }: Conference, power: string): Refusal | undefined {
  if (power !== organiser) return refusal("not-entitled");
  return form.goal === null ? refusal("step-missing", "goal") : undefined;
}

function place(
  { table }: Draft,
  _conference: Conference,
  { name, kind, area, city }: RoomAct & { do: "place-conference" },
): Partial<ConferenceForm> | Refusal {
  if (name.trim() === "") return refusal("empty-text", "conference-name");
  const { provinces } = gameOf(table).rules.board;
  const isArea = provinces.some((each) => each.id === area && each.terrain !== "sea");
  return isArea ? { name, kind, area, city } : refusal("bad-area");
}

export function adds(draft: Draft, what: ConferenceEvent): undefined {
  draft.add({ type: "room", what });
}

/** Step 1: the organiser says what it will be about, to those it asks for support (MB-256, R85). */
function planConference(
  draft: Draft,
  organiser: string,
  { goal, asked, after }: RoomAct & { do: "plan-conference" },
): Refusal | undefined {
  if (goal.trim() === "") return refusal("empty-text", "conference-goal");
  if (!asked.every((power) => delegations(draft.table).includes(power) && power !== organiser))
    return refusal("no-such-power");
  const { conferences } = roomOf(draft.table);
  const before = conferences.find((each) => each.id === after && each.status === "closed");
  const isOwn = before?.form.participants.includes(organiser) ?? false;
  if (after !== null && !isOwn) return refusal("no-such-conference");
  const facts = JSON.stringify([draft.table.game, draft.now, organiser, asked, goal]);
  const id = draft.port.digest(facts).slice(0, 12);
  if (conferences.some((other) => other.id === id)) return refusal("unchanged");
  const template = before?.form ?? null;
  return adds(draft, { type: "conference-planned", id, organiser, asked, goal, template });
}

/** Steps 6 and 7: the form is handed in when all before is in order (MB-261). */
function whyNotFile(
  table: Table,
  { form, organiser, status }: Conference,
  { power }: ActingFor,
): Refusal | undefined {
  if (power !== organiser) return refusal("not-entitled");
  if (!isWritten(status)) return refusal("not-at-this-stage");
  const fewest = factsOf(table).conferenceOf;
  if (form.participants.length < fewest) return refusal("step-missing", "participants", { fewest });
  const hostile = hostilesTo(form, currentTurn(table).position.units);
  return hostile.length > 0 ? refusal("hostile-unit", "units", { units: hostile }) : undefined;
}

/** Step 7: the officers give a room, or say why not; one at a time (MB-262, MB-269, R90, R97). */
function answer(
  draft: Draft,
  { id }: Conference,
  { granted, reason, chairs, open = true }: RoomAct & { do: "answer-conference" },
  { id: officer }: ActingFor,
): Refusal | undefined {
  if (!granted) {
    if (reason.trim() === "") return refusal("reason-missing");
    return adds(draft, { type: "conference-refused", conference: id, reason });
  }
  const { conferences } = roomOf(draft.table);
  if (conferences.some((other) => ["granted", "open"].includes(other.status))) return refusal("room-taken");
  const refused = preside(draft, id, chairs.length === 0 ? [officer] : chairs);
  if (refused) return refused;
  adds(draft, { type: "conference-granted", conference: id });
  return open ? opens(draft, id) : undefined;
}

/** Step 8: it opens when the officers say so, with the room or later (M01-74, M35-60, R91). */
export function opens(draft: Draft, conference: string): undefined {
  return adds(draft, { type: "conference-opened", conference, turn: draft.table.turns.length });
}

/** One or two officers preside; with one officer only, that one does (M01-74, M35-60, R90). */
export function preside(draft: Draft, conference: string, chairs: readonly string[]): Refusal | undefined {
  if (chairs.length === 0 || chairs.length > MOST_CHAIRS || !chairs.every((id) => isReferee(draft.table, id)))
    return refusal("no-such-member", "chairs");
  return adds(draft, { type: "conference-presided", conference, chairs: [...new Set(chairs)] });
}

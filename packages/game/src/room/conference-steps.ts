import { hostilesTo, powersIn } from "@chancery/variants/committee";
import { mayTalk } from "../clock.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { currentTurn, type Table } from "../table.ts";
import type { RoomAct } from "./act.ts";
import type { Conference } from "./conference.ts";
import { conquestOf } from "./conference-place.ts";
import { factsOf, moment } from "./room-of.ts";
import { whyNoTalk } from "./talk.ts";

export type ConferenceAct = Extract<RoomAct, { readonly conference: string }>;

export const CONFERENCE_ACTS = [
  "support-conference",
  "fix-goal",
  "place-conference",
  "declare-friendly",
  "invite",
  "file-conference",
  "answer-conference",
  "preside",
  "time-conference",
  "attend",
  "leave-conference",
  "speak",
  "lead",
  "ask-floor",
  "withdraw-floor",
  "give-floor",
  "caucus",
  "rule-conquest",
  "move",
  "vote-on-motion",
  "close-conference",
] as const satisfies readonly ConferenceAct["do"][];

export type FormAct = Extract<
  ConferenceAct,
  { readonly do: "support-conference" | "fix-goal" | "place-conference" | "invite" | "declare-friendly" }
>;
export type SessionAct = Exclude<
  ConferenceAct,
  FormAct | { readonly do: "file-conference" | "answer-conference" }
>;

const unless = (isSo: boolean): Refusal | undefined => (isSo ? undefined : refusal("not-at-this-stage"));

/** Whether its form can be written: until it is filed, and again when the officers have refused it (R85, R90). */
const isWritten = (status: Conference["status"]): boolean => status === "draft" || status === "refused";

/** Whether a delegation is concerned by a conference: those with units at its place are asked what they mean (R87). */
export const isConcernedBy = (
  table: Table,
  { organiser, asked, form, status }: Conference,
  power: string,
): boolean =>
  [organiser, ...asked, ...form.participants].includes(power) ||
  (isWritten(status) &&
    table.status === "playing" &&
    powersIn(currentTurn(table).position.units, form.area).includes(power));

/** Why something cannot be done about a conference now; `power` is null for the officers. */
export function whyNoConference(
  table: Table,
  id: string,
  power: string | null,
  conference: Conference,
  name: ConferenceAct["do"],
): Refusal | undefined {
  if (power !== null && !isConcernedBy(table, conference, power)) return refusal("no-such-conference");
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
  const silent = whyNoTalk(table);
  if (silent) return silent;
  if (!isWritten(status)) return refusal("not-at-this-stage", "filed");
  if (name === "support-conference")
    return power === organiser || form.supporters.includes(power) ? refusal("unchanged") : undefined;
  if (name === "declare-friendly") return form.friendly.includes(power) ? refusal("unchanged") : undefined;
  if (power !== organiser) return refusal("not-entitled");
  if (name === "fix-goal")
    return form.supporters.length === 0 ? refusal("step-missing", "support") : undefined;
  if (form.goal === null) return refusal("step-missing", "goal");
  return name === "invite" && form.area === null ? refusal("step-missing", "place") : undefined;
}

/** Steps 6 and 7: the form is handed in when all before is in order (MB-261). */
function whyNotFile(
  table: Table,
  power: string | null,
  { form, organiser, status }: Conference,
): Refusal | undefined {
  if (power !== organiser) return refusal("not-entitled");
  if (!isWritten(status)) return refusal("not-at-this-stage");
  const fewest = factsOf(table).conferenceOf;
  if (form.participants.length < fewest) return refusal("step-missing", "participants", { fewest });
  const hostile = hostilesTo(form, currentTurn(table).position.units);
  return hostile.length > 0 ? refusal("hostile-unit", "units", { units: hostile }) : undefined;
}

/** Steps 8 to 12: who sits and presides there, and what is done there (M35-60, M01-74, R93, R98). */
function whyNotInSession(
  table: Table,
  id: string,
  power: string | null,
  conference: Conference,
  name: SessionAct["do"],
): Refusal | undefined {
  const { status, form, delegates, motions, chairs, left, speakers } = conference;
  const isThere = power === null ? chairs.includes(id) : delegates[power] === id;
  const isOpen = status === "open";
  const hasMotion = motions.length > 0 && motions.at(-1)?.outcome === null;
  switch (name) {
    case "attend":
      if (power === null || !form.participants.includes(power)) return refusal("not-entitled");
      // R93: delegates there change only at a change of phase, and never while orders are written.
      if (!["granted", "open"].includes(status) || !mayTalk(table) || left[power] === moment(table))
        return refusal("not-at-this-stage");
      return isOpen && delegates[power] ? refusal("unchanged") : undefined;
    case "leave-conference":
      if (power === null || !isThere) return refusal("not-entitled");
      return unless(["granted", "open"].includes(status) && mayTalk(table));
    case "preside":
    case "time-conference":
      return unless(["granted", "open"].includes(status));
    case "close-conference":
      return unless(isOpen);
    case "rule-conquest":
      return unless(isOpen && conquestOf(table, conference) !== null);
    case "lead":
    case "give-floor":
    case "caucus":
    case "speak":
      return isThere ? unless(isOpen) : refusal("not-entitled");
    case "ask-floor":
    case "withdraw-floor":
      if (power === null || !isThere) return refusal("not-entitled");
      if (!isOpen) return refusal("not-at-this-stage");
      return speakers.includes(power) === (name === "ask-floor") ? refusal("unchanged") : undefined;
    case "move":
      if (!isThere) return refusal("not-entitled");
      return hasMotion ? refusal("motion-open") : unless(isOpen);
    case "vote-on-motion":
      return isThere && power !== null ? unless(isOpen && hasMotion) : refusal("not-entitled");
  }
}

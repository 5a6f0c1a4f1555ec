import { powersIn } from "@chancery/variants/committee";
import type { Draft } from "../../draft.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { currentTurn, type Table } from "../../table.ts";
import type { RoomAct } from "../act.ts";
import type { ActEntry, ActingFor, ActOn } from "../act-entry.ts";
import { roomOf } from "../room-of.ts";
import type { Conference } from "./conference.ts";

type ConferenceAct = Extract<RoomAct, { readonly conference: string; readonly do: string }>;

interface ConferenceEntry<N extends ConferenceAct["do"]> {
  readonly who: ActEntry<N>["who"];
  readonly whyNot: (table: Table, conference: Conference, by: ActingFor) => Refusal | undefined;
  run(
    draft: Draft,
    conference: Conference,
    act: RoomAct & { readonly do: N },
    by: ActingFor,
  ): Refusal | undefined;
}

/** An act about a conference, with what holds for all of them. */
export function aboutConference<N extends ConferenceAct["do"]>({
  who,
  whyNot,
  run,
}: ConferenceEntry<N>): ActOn<N, Conference> {
  const whyNotThis = (table: Table, conference: Conference, by: ActingFor): Refusal | undefined => {
    const isForeign = by.power !== null && !isConcernedBy(table, conference, by.power);
    return isForeign ? refusal("no-such-conference") : whyNot(table, conference, by);
  };
  return {
    who,
    whyNotThis,
    run: (draft, act, by) => {
      const { conference: wanted } = act as ConferenceAct;
      const conference = roomOf(draft.table).conferences.find(({ id }) => id === wanted);
      if (!conference) return refusal("no-such-conference");
      return whyNotThis(draft.table, conference, by) ?? run(draft, conference, act, by);
    },
  };
}

/** Whether its form can be written: until it is filed, and again when the officers have refused it (R85, R90). */
export const isWritten = (status: Conference["status"]): boolean =>
  status === "draft" || status === "refused";

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

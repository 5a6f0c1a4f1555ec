import { parsePhase } from "@chancery/engine";
import type { Draft } from "../draft.ts";
import { currentTurn, type Table } from "../table.ts";
import { type Conference, openConference } from "./conference.ts";
import { factsOf, moment, powerOf, roomOf } from "./room-of.ts";

const OPEN_STAGES = ["opening", "speeches", "diplomacy", "request", "extra-speeches"];

/** What follows by itself: a conference opens at a change of phase (R91), or has to end. */
export function settleConference(draft: Draft): void {
  const { table } = draft;
  if (!table.room || table.status !== "playing") return;
  for (const { id, status, delegates } of table.room.conferences)
    for (const [power, member] of Object.entries(status === "closed" ? {} : delegates))
      if (powerOf(table, member) !== power)
        draft.follow({
          type: "room",
          what: { type: "conference-left", conference: id, power, during: null },
        });
  const { conferences, schedule } = roomOf(draft.table);
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

/**
 * After two turns (MB-263, R92), or when too few are left (R88): at once if somebody has walked out, and else if they
 * have not come by the turn after the opening.
 */
function whyOver(table: Table, { form, openedIn, delegates, left }: Conference): string | null {
  const present = currentTurn(table);
  const opened = table.turns[(openedIn ?? 1) - 1];
  if (half(present.phase) - half(opened.phase) >= 2) return "its year is over";
  const there = form.participants.filter((power) => delegates[power] !== undefined).length;
  const isCounted = present.number > opened.number || Object.keys(left).length > 0;
  return isCounted && there < factsOf(table).conferenceOf ? "too few are left" : null;
}

function half(phase: string): number {
  const parsed = parsePhase(phase);
  return parsed.ok ? parsed.value.year * 2 + (parsed.value.season === "S" ? 0 : 1) : 0;
}

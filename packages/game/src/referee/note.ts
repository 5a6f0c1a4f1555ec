import { span } from "../clock/span.ts";
import type { Entry } from "../event.ts";
import { publicStatement } from "../room/officers/public-statement.ts";
import type { Note, Table } from "../table.ts";

type Facts = Pick<Note, "what"> & Partial<Pick<Note, "seat" | "time" | "text" | "said">>;

/** What the public record says of an event; null if nobody but those concerned may know of it. */
export function noteOf(table: Table, { at, by, event }: Entry): Note | null {
  const facts = factsOf(table, event);
  if (!facts) return null;
  const turn = table.turns.length + (event.type === "opened" ? 1 : 0);
  return { at, by: capacity(table, by, event), turn, seat: null, time: null, text: "", ...facts };
}

const OWN_BUSINESS: readonly Entry["event"]["type"][] = [
  "joined",
  "left",
  "applied",
  "proposed",
  "proposal-ended",
  "extension-asked",
  "extension-refused",
];

/** People act on their own seats as players: that the host left France would give them away. */
function capacity(table: Table, by: string | null, event: Entry["event"]): Note["by"] {
  if (by === null) return "clock";
  const isOwnBusiness =
    OWN_BUSINESS.includes(event.type) ||
    (event.type === "vacated" && event.why === "left") ||
    (event.type === "taken-over" && event.how !== "referee");
  if (isOwnBusiness) return "player";
  if (table.referees.includes(by)) return "referee";
  return by === table.host ? "host" : "player";
}

/** By allow-list: an event that is not named here leaves no trace. */
function factsOf(table: Table, event: Entry["event"]): Facts | null {
  switch (event.type) {
    case "joined":
      return { what: "joined", text: event.member.role };
    case "left":
      return { what: "left" };
    case "appointed":
      return { what: "appointed" };
    case "started":
      return { what: "started" };
    case "opened":
      return { what: "opened", time: event.deadline, text: event.instead?.reason ?? "" };
    case "stage":
      return { what: "stage", time: event.deadline, text: event.stage };
    case "processed":
      return { what: "processed", text: event.result.cause };
    case "paused":
      return { what: "paused", time: event.until, text: event.reason };
    case "resumed":
      return { what: "resumed", time: event.deadline };
    case "extended":
      return { what: "extended", time: event.deadline, text: event.reason };
    case "grace":
      return { what: "grace", time: event.deadline };
    case "overdue":
      return { what: "overdue" };
    case "deadline-moved":
      return { what: "deadline-moved", time: event.deadline };
    case "vacated":
      return { what: "vacated", seat: event.seat, text: event.reason };
    case "offered":
      return { what: "offered", seat: event.seat };
    case "taken-over":
      return { what: "taken-over", seat: event.seat, text: event.how };
    case "applied":
    case "admission-ended":
      return { what: event.type, seat: event.seat };
    case "bot-added":
      return { what: "bot-added", seat: event.seat, text: event.why };
    case "bot-removed":
      return event.why === "removed" ? { what: "bot-removed", seat: event.seat } : null;
    case "announced":
      return { what: "announced", text: event.text };
    case "proposed":
      return {
        what: "proposed",
        said: event.by
          ? { code: `proposed-${event.vote.how}-by`, powers: event.powers, by: event.by }
          : { code: `proposed-${event.vote.how}`, powers: event.powers },
      };
    case "proposal-ended":
      return {
        what: "proposal-ended",
        said: event.powers
          ? { code: `proposal-${event.how}-by`, powers: event.powers }
          : { code: `proposal-${event.how}` },
      };
    // Who asked, and who voted how, is secret.
    case "extension-asked": {
      const { unit, count } = span(event.minutes);
      return { what: "time-asked", said: { code: `time-asked-${unit}`, count } };
    }
    case "extension-refused":
      return { what: "time-refused", said: { code: "time-refused" } };
    case "ended":
      return event.isRecount || event.reason === "counted again"
        ? { what: "ended", said: { code: "recounted" } }
        : { what: "ended", text: event.reason };
    case "room": {
      const said = publicStatement(table, event.what);
      const time = event.what.type === "conference-timed" ? event.what.until : null;
      return said && { what: "room", time, said };
    }
    default:
      return null;
  }
}

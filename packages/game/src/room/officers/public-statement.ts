import type { Statement } from "@chancery/messages";
import type { Table } from "../../table.ts";
import { type ConferenceEvent, closingOf } from "../conferences/conference.ts";
import type { RoomEvent } from "../room-event.ts";
import { publicVersion, titleFacts } from "../treaties/treaties.ts";

/** The place of the schedule that was left last, as part of a code, and whose speech or orders it is. */
function placeOf({ room }: Table): { readonly place: string; readonly power?: string } {
  const place = room?.steps.at(-1)?.place;
  if (!place) return { place: "opening" };
  if (place.floor !== null) return { place: "speech", power: place.floor };
  const reads = room?.schedule.readingOrder[place.read];
  return place.stage === "revealed" && reads ? { place: "sheet", power: reads } : { place: place.stage };
}

/** What the public record says about the room; by allow-list, so null is the rule. */
export function publicStatement(table: Table, event: RoomEvent): Statement | null {
  switch (event.type) {
    case "speeches-announced": {
      const { order, seconds } = event.speeches;
      return { code: event.type, seconds, powers: order };
    }
    case "speeches-requested":
    case "called":
    case "read-out":
      return { code: event.type, power: event.power };
    case "extra-decided":
      return { code: event.granted ? "extra-granted" : "extra-refused" };
    case "stage-begun":
      return { code: `begun-${event.stage}` };
    case "stage-cut":
      return { code: `cut-${event.stage}` };
    case "clock-set":
      return event.seconds === null ? { code: "clock-lifted" } : clockSet(event.seconds);
    case "time-called":
      return {
        code: table.room?.schedule.floor ? "time-called-on" : "time-called",
        power: table.room?.schedule.floor ?? "",
      };
    case "bots-ranked":
      return { code: event.ranked ? "bots-ranked" : "bots-unranked" };
    case "reopened":
      return { code: event.type, reason: event.reason };
    case "gone-back": {
      const { place, power = "" } = placeOf(table);
      return { code: `back-to-${place}`, power, reason: event.reason };
    }
    case "yielded":
      return { code: event.type, power: event.to };
    case "objected":
      return { code: event.type, by: event.by, power: event.power, text: event.text };
    case "ruled":
      return { code: event.type, text: event.text };
    case "date-corrected":
      return { code: event.type, power: event.power, date: event.date || null };
    case "treaty-signed":
      return openTreaty(table, event.treaty, event.by);
    case "treaty-published": {
      const treaty = treatyOf(table, event.treaty);
      const title = titleFacts(treaty?.versions[treaty.force?.version ?? 0]);
      return { code: event.type, by: event.by, ...title, powers: treaty?.parties ?? [] };
    }
    case "treaty-denounced": {
      const treaty = treatyOf(table, event.treaty);
      const version = treaty ? publicVersion(treaty) : null;
      if (version === null) return null;
      return { code: event.type, by: event.by, ...titleFacts(treaty?.versions[version]) };
    }
    case "points-ruled":
      return event.cap === null ? null : { code: "points-capped", cap: event.cap };
    case "goal-awarded":
      return event.award.isAnnounced ? awarded(table, event.goal, event.award.points) : null;
    case "award-announced":
      return awarded(table, event.goal, goalOf(table, event.goal)?.award?.points ?? 0);
    case "conference-opened": {
      const form = table.room?.conferences.find(({ id }) => id === event.conference)?.form;
      return {
        code: event.type,
        name: form?.name ?? "",
        area: form?.area ?? "",
        powers: form?.participants ?? [],
      };
    }
    case "conference-timed": {
      const isOpen = table.room?.conferences.find(({ id }) => id === event.conference)?.status === "open";
      if (!isOpen) return null;
      return { code: event.until === null ? "conference-untimed" : "conference-timed" };
    }
    case "conference-closed":
      return closing(event);
    case "end-announced":
      return { code: event.type, turn: event.turn };
    default:
      return null;
  }
}

/** What the officers set the clock to, in whole minutes and what is left of them. */
const clockSet = (seconds: number): Statement => ({
  code: "clock-set",
  minutes: Math.floor(seconds / 60),
  seconds: seconds % 60,
});

function closing(event: ConferenceEvent & { type: "conference-closed" }): Statement {
  const cause = closingOf(event);
  return cause ? { code: `conference-closed-${cause}` } : { code: "conference-closed", reason: event.why };
}

/** That a public treaty is in force, when the last party signs it. */
function openTreaty(table: Table, id: string, by: string): Statement | null {
  const treaty = treatyOf(table, id);
  if (!treaty || treaty.isSecret) return null;
  const signed = [...treaty.signed, by];
  if (!treaty.parties.every((party) => signed.includes(party))) return null;
  return {
    code: "treaty-in-force",
    ...titleFacts(treaty.versions.at(-1)),
    powers: treaty.parties,
  };
}

function awarded(table: Table, id: string, points: number): Statement {
  const goal = goalOf(table, id);
  return { code: "goal-awarded", power: goal?.power ?? "", points, title: goal?.title ?? "" };
}

const treatyOf = ({ room }: Table, id: string) => room?.treaties.find((treaty) => treaty.id === id);
const goalOf = ({ room }: Table, id: string) => room?.goals.goals.find((goal) => goal.id === id);

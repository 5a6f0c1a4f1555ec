import type { RoomStage } from "@chancery/api";
import type { Table } from "../table.ts";
import type { RoomEvent } from "./room-event.ts";
import { publicVersion } from "./treaties.ts";

const STAGE_SENTENCES: Readonly<Record<RoomStage, string>> = {
  opening: "The turn is opened",
  speeches: "The speeches begin",
  diplomacy: "Diplomacy has begun",
  request: "Diplomacy is over: extra speeches may be asked for",
  "extra-speeches": "The extra speeches begin",
  writing: "Orders are written, in silence",
  sealed: "The sheets are closed",
  revealed: "All sheets are open",
};

const PLACES: Readonly<Record<RoomStage, string>> = {
  opening: "the opening of the turn",
  speeches: "the speeches",
  diplomacy: "diplomacy",
  request: "the request for extra speeches",
  "extra-speeches": "the extra speeches",
  writing: "the writing of orders",
  sealed: "the closed sheets",
  revealed: "the open sheets",
};

/** The place of the schedule that was left last. */
function placeOf({ room }: Table): string {
  const place = room?.steps.at(-1)?.place;
  if (!place) return "";
  if (place.floor !== null) return `the speech of ${place.floor}`;
  const reads = room?.schedule.readingOrder[place.read];
  return place.stage === "revealed" && reads ? `the sheet of ${reads}` : PLACES[place.stage];
}

/** What the public record says of something around the board; by allow-list, so null is the rule. */
export function publicSentence(table: Table, event: RoomEvent): string | null {
  switch (event.type) {
    case "speeches-announced": {
      const { order, seconds } = event.speeches;
      return `The officers announce speeches of ${seconds} seconds: ${order.join(", ")}`;
    }
    case "speeches-requested":
      return `${event.power} asks for speeches`;
    case "extra-decided":
      return event.granted ? "The officers grant extra speeches" : "The officers refuse extra speeches";
    case "stage-begun":
      return STAGE_SENTENCES[event.stage];
    case "gone-back":
      return `The officers go back to ${placeOf(table)}: ${event.reason}`;
    case "called":
      return `${event.power} has the floor`;
    case "yielded":
      return `The floor is yielded to ${event.to}`;
    case "read-out":
      return `The sheet of ${event.power} has been read out`;
    case "objected":
      return `${event.by} finds that the sheet of ${event.power} was read wrongly: ${event.text}`;
    case "ruled":
      return `The officers rule: ${event.text}`;
    case "date-corrected":
      return `The officers correct the date of a sheet of ${event.power}: it said ${event.date || "nothing"}`;
    case "treaty-signed":
      return openTreaty(table, event.treaty, event.by);
    case "treaty-published": {
      const treaty = treatyOf(table, event.treaty);
      const title = treaty?.versions[treaty.force?.version ?? 0].title ?? "";
      return `${event.by} publishes the treaty "${title}" of ${treaty?.parties.join(", ") ?? ""}`;
    }
    case "treaty-denounced": {
      const treaty = treatyOf(table, event.treaty);
      const version = treaty ? publicVersion(treaty) : null;
      return version === null
        ? null
        : `${event.by} denounces the treaty "${treaty?.versions[version].title ?? ""}"`;
    }
    case "points-ruled":
      return event.cap === null ? null : `Goals bring no power more than ${event.cap} points`;
    case "goal-awarded":
      return event.award.isAnnounced ? awardSentence(table, event.goal, event.award.points) : null;
    case "award-announced": {
      const points = goalOf(table, event.goal)?.award?.points ?? 0;
      return awardSentence(table, event.goal, points);
    }
    case "conference-opened": {
      const form = table.room?.conferences.find(({ id }) => id === event.conference)?.form;
      return `${form?.name ?? ""} opens in ${form?.area ?? ""}, with ${form?.participants.join(", ") ?? ""}`;
    }
    case "conference-timed": {
      const isOpen = table.room?.conferences.find(({ id }) => id === event.conference)?.status === "open";
      if (!isOpen) return null;
      return event.until === null
        ? "The conference may last its whole year"
        : "The conference has a time to end";
    }
    case "conference-closed":
      return `The conference is closed: ${event.why}`;
    case "end-announced":
      return `The committee closes after ${event.turn}`;
    default:
      return null;
  }
}

/** That a public treaty is in force, when the last party signs it. */
function openTreaty(table: Table, id: string, by: string): string | null {
  const treaty = treatyOf(table, id);
  if (!treaty || treaty.isSecret) return null;
  const signed = [...treaty.signed, by];
  if (!treaty.parties.every((party) => signed.includes(party))) return null;
  return `The treaty "${treaty.versions.at(-1)?.title ?? ""}" of ${treaty.parties.join(", ")} is in force`;
}

function awardSentence(table: Table, id: string, points: number): string {
  const goal = goalOf(table, id);
  return `${goal?.power ?? ""} gains ${points} points for "${goal?.title ?? ""}"`;
}

const treatyOf = ({ room }: Table, id: string) => room?.treaties.find((treaty) => treaty.id === id);
const goalOf = ({ room }: Table, id: string) => room?.goals.goals.find((goal) => goal.id === id);

import type { Table } from "../table.ts";
import type { RoomEvent } from "./room-event.ts";
import type { RoomStage } from "./stage.ts";

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

/** What the public record says of something around the board; by allow-list, so null is the rule. */
export function publicSentence(_table: Table, event: RoomEvent): string | null {
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
    default:
      return null;
  }
}

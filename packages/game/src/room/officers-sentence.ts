import type { Table } from "../table.ts";
import type { RoomEvent } from "./room-event.ts";

const VERDICTS = { allow: "allowed", deny: "denied", return: "returned" } as const;

/** What the officers' log says of something that the public record keeps silent about; null if it says that. */
export function officersSentence({ room }: Table, event: RoomEvent): string | null {
  const treaty = (id: string): string => {
    const found = room?.treaties.find((each) => each.id === id);
    return `the treaty "${found?.versions.at(-1)?.title ?? ""}" of ${found?.parties.join(", ") ?? ""}`;
  };
  const goal = (id: string): string => {
    const found = room?.goals.goals.find((each) => each.id === id);
    return `the goal "${found?.title ?? ""}" of ${found?.power ?? ""}`;
  };
  const conference = (id: string): string => {
    const form = room?.conferences.find((each) => each.id === id)?.form;
    return `the conference "${form?.name ?? form?.goal ?? form?.preliminary ?? ""}"`;
  };
  switch (event.type) {
    case "codes-set":
      return event.round === room?.round ? null : "New codes for the delegations";
    case "points-ruled":
      return event.reopen ? "Proposals of goals are taken again" : "The rules for goals have been set";
    case "treaty-drafted":
      return `A ${event.isSecret ? "secret" : "public"} treaty "${event.wording.title}" is put to ${event.parties.join(", ")}`;
    case "treaty-amended":
      return `A new wording of ${treaty(event.treaty)}`;
    case "treaty-signed":
      return `${event.by} signs ${treaty(event.treaty)}`;
    case "treaty-denounced":
      return `${event.by} denounces ${treaty(event.treaty)}`;
    case "breach-alleged":
      return `A breach of ${treaty(event.treaty)} by ${event.breach.against} is alleged: ${event.breach.text}`;
    case "breach-answered":
      return `An answer about a breach of ${treaty(event.treaty)}: ${event.text}`;
    case "goal-given":
      return `${event.power} is given the goal "${event.title}", worth ${event.value}`;
    case "goal-proposed":
      return `${event.power} proposes the goal "${event.title}"`;
    case "goal-reworded":
      return `${event.title}: a new wording of ${goal(event.goal)}`;
    case "goal-judged":
      return event.outcome === null
        ? `One officer would have ${goal(event.goal)} ${VERDICTS[event.opinion.verdict]}`
        : `It is ${VERDICTS[event.outcome]}: ${goal(event.goal)}`;
    case "goal-claimed":
      return `It is claimed: ${goal(event.goal)}: ${event.evidence}`;
    case "claim-refused":
      return `The claim is refused: ${goal(event.goal)}: ${event.reason}`;
    case "goal-awarded":
      return `${event.award.points} points, not announced yet, for ${goal(event.goal)}`;
    case "points-struck":
      return `${event.points} points are struck: ${goal(event.goal)}: ${event.reason}`;
    case "conference-planned":
      return `${event.organiser} plans a conference: ${event.goal}`;
    case "conference-filed":
      return `The form is filed: ${conference(event.conference)}`;
    case "conference-granted":
      return `A room is granted: ${conference(event.conference)}`;
    case "conference-refused":
      return `No room: ${conference(event.conference)}: ${event.reason}`;
    case "conference-presided":
      return `Officers preside: ${conference(event.conference)}`;
    case "conference-timed":
      return `${event.until === null ? "No time to end" : "A time to end"} is set: ${conference(event.conference)}`;
    case "seconds-set":
      return `Speeches are to be of ${event.seconds} seconds`;
    case "conquest-denied":
      return `It is no conquest: ${conference(event.conference)}`;
    case "conference-attended":
      return `A delegate of ${event.power} sits in ${conference(event.conference)}`;
    case "conference-left":
      return `The delegate of ${event.power} leaves ${conference(event.conference)}`;
    default:
      return null;
  }
}

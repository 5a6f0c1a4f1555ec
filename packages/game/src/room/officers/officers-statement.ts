import type { Statement } from "@chancery/messages";
import { isNegotiating } from "../../clock/duties.ts";
import type { Table } from "../../table.ts";
import type { RoomEvent } from "../room-event.ts";
import { titleFacts } from "../treaties/treaties.ts";

/** Delegations agree to end the diplomatic phase; about their orders they are ready. */
const saidAloud = (negotiating: boolean, agreed: boolean): string => {
  if (negotiating) return agreed ? "agreed-aloud" : "agreement-withdrawn";
  return agreed ? "ready-aloud" : "not-ready-aloud";
};

/** What the officers' log says of something that the public record keeps silent about; null if it says that. */
export function officersStatement(table: Table, event: RoomEvent): Statement | null {
  const { room } = table;
  const { type: code } = event;
  const treaty = (id: string) => {
    const found = room?.treaties.find((each) => each.id === id);
    return { ...titleFacts(found?.versions.at(-1)), powers: found?.parties ?? [] };
  };
  const goal = (id: string) => {
    const found = room?.goals.goals.find((each) => each.id === id);
    return { title: found?.title ?? "", power: found?.power ?? "" };
  };
  const conference = (id: string) => {
    const form = room?.conferences.find((each) => each.id === id)?.form;
    return { name: form?.name ?? form?.goal ?? form?.preliminary ?? "" };
  };
  const nameOf = (id: string) => table.members.find((each) => each.id === id)?.name ?? "";
  switch (event.type) {
    case "handing-over":
      return { code, member: nameOf(event.member) };
    case "moved-in":
      return { code, member: nameOf(event.from) };
    case "codes-set":
      return event.round === room?.round ? null : { code: "codes-renewed" };
    case "agreed-aloud":
      return { code: saidAloud(isNegotiating(table), event.agreed), power: event.power };
    case "goal-edited": {
      const { title: old, power } = goal(event.goal);
      return { code, old, power, title: event.title, value: event.value, reason: event.reason };
    }
    case "goal-withdrawn":
      return { code, reason: event.reason, ...goal(event.goal) };
    case "points-ruled":
      return { code: event.reopen ? "goals-reopened" : "goals-ruled" };
    case "treaty-drafted":
      return { code, isSecret: event.isSecret, ...titleFacts(event.wording), powers: event.parties };
    case "treaty-amended":
      return { code, ...treaty(event.treaty) };
    case "treaty-signed":
    case "treaty-declined":
      return { code, by: event.by, ...treaty(event.treaty) };
    case "treaty-denounced":
      return { code: "treaty-denounced-in-secret", by: event.by, ...treaty(event.treaty) };
    case "breach-alleged":
      return { code, power: event.breach.against, text: event.breach.text, ...treaty(event.treaty) };
    case "breach-answered":
      return { code, text: event.text, ...treaty(event.treaty) };
    case "goal-given":
      return { code, power: event.power, title: event.title, value: event.value };
    case "goal-proposed":
      return { code, power: event.power, title: event.title };
    case "goal-reworded": {
      const { title: old, power } = goal(event.goal);
      return { code, old, power, title: event.title };
    }
    case "goal-judged":
      return event.outcome === null
        ? { code: `opinion-${event.opinion.verdict}`, ...goal(event.goal) }
        : { code: `goal-${event.outcome}`, ...goal(event.goal) };
    case "goal-claimed":
      return { code, text: event.evidence, ...goal(event.goal) };
    case "claim-refused":
      return { code, reason: event.reason, ...goal(event.goal) };
    case "goal-awarded":
      return { code: "goal-awarded-in-secret", points: event.award.points, ...goal(event.goal) };
    case "points-struck":
      return { code, points: event.points, reason: event.reason, ...goal(event.goal) };
    case "conference-planned":
      return { code, power: event.organiser, goal: event.goal };
    case "conference-filed":
    case "conference-granted":
    case "conference-presided":
    case "conquest-denied":
      return { code, ...conference(event.conference) };
    case "conference-refused":
      return { code, reason: event.reason, ...conference(event.conference) };
    case "conference-timed":
      return { code: event.until === null ? "time-lifted" : "time-set", ...conference(event.conference) };
    case "seconds-set":
      return { code, seconds: event.seconds };
    case "conference-attended":
    case "conference-left":
      return { code, power: event.power, ...conference(event.conference) };
    default:
      return null;
  }
}

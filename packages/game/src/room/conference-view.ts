import type { Sight } from "../sight.ts";
import { memberOf } from "../table.ts";
import type { RoomActName } from "./act.ts";
import type { Conference, ConferenceForm } from "./conference.ts";
import { conquestOf } from "./conference-place.ts";
import { isConcernedBy } from "./conference-steps.ts";
import { mayAboutConference } from "./may.ts";

/** A conference: its form for those concerned, its business for those in the room, its name for everybody (R100). */
export interface ConferenceView {
  readonly conference: string;
  readonly status: Conference["status"];
  readonly organiser: string;
  readonly name: string | null;
  readonly area: string | null;
  readonly participants: readonly string[];
  /** The names of those who sit in it, by power. */
  readonly delegates: Readonly<Record<string, string>>;
  readonly reason: string;
  /** The turn in which it was opened. */
  readonly openedIn: number | null;
  /** When it ends at the latest, by the clock (R92); null if only by its turns. */
  readonly until: number | null;
  /** Null for who is not concerned. */
  readonly form: ConferenceFormView | null;
  /** The names of the presiding officers. */
  readonly chairs: readonly string[];
  /** What came of it, for those who took part, or for everybody if its minutes are published; null before. */
  readonly document: string | null;
  /** What looks like a conquest of its area, for the officers to confirm; null if nothing does. */
  readonly conquest: string | null;
  /** Null for who is not in the room, unless the conference published its minutes. */
  readonly business: Pick<
    Conference,
    "rules" | "agenda" | "speakers" | "floor" | "caucus" | "motions" | "minutes"
  > | null;
  readonly may: readonly RoomActName[];
}

interface ConferenceFormView extends ConferenceForm {
  /** Whom the organiser asked for support. */
  readonly asked: readonly string[];
  /** The form of the conference that this one goes on with, to be prefilled from (R96). */
  readonly template: ConferenceForm | null;
}

export function conferenceFor(sight: Sight, conference: Conference): readonly ConferenceView[] {
  const { table, role, powers } = sight;
  const { id, status, organiser, asked, form, template, delegates, reason, openedIn, chairs, until } =
    conference;
  const { rules, agenda, speakers, floor, caucus, motions, minutes, document } = conference;
  const isPublic = status === "open" || status === "closed";
  const isOfficer = role === "referee";
  const isConcerned = isOfficer || powers.some((power) => isConcernedBy(table, conference, power));
  if (!isPublic && !isConcerned) return [];
  const isInside = sight.id !== null && [...Object.values(delegates), ...chairs].includes(sight.id);
  const isPublished = status === "closed" && conference.isPublished;
  const tookPart = isOfficer || form.participants.some((power) => powers.includes(power));
  const nameOf = (member: string): string => memberOf(table, member)?.name ?? "";
  return [
    {
      conference: id,
      status,
      organiser,
      name: form.name,
      area: form.area,
      participants: form.participants,
      delegates: Object.fromEntries(
        Object.entries(delegates).map(([power, member]) => [power, nameOf(member)]),
      ),
      reason,
      openedIn,
      until,
      form: isConcerned ? { ...form, asked, template } : null,
      chairs: chairs.map(nameOf),
      document: status === "closed" && (tookPart || isPublished) ? document : null,
      conquest: status === "open" && isOfficer ? (conquestOf(table, conference)?.text ?? null) : null,
      business: isInside || isPublished ? { rules, agenda, speakers, floor, caucus, motions, minutes } : null,
      may: isConcerned && sight.id !== null ? mayAboutConference(table, sight.id, conference) : [],
    },
  ];
}

import type { Sight } from "../sight.ts";
import { memberOf } from "../table.ts";
import type { RoomActName } from "./act.ts";
import type { Conference, ConferenceForm } from "./conference.ts";
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
  /** Null for who is not concerned. */
  readonly form: ConferenceFormView | null;
  /** Null for who is not in the room, unless the conference published its minutes. */
  readonly business: Pick<
    Conference,
    "rules" | "agenda" | "speakers" | "motions" | "minutes" | "document"
  > | null;
  readonly may: readonly RoomActName[];
}

interface ConferenceFormView extends ConferenceForm {
  /** Whom the organiser asked for support. */
  readonly asked: readonly string[];
}

export function conferenceFor(sight: Sight, conference: Conference): readonly ConferenceView[] {
  const { id, status, organiser, asked, form, delegates, reason, openedIn } = conference;
  const { rules, agenda, speakers, motions, minutes, document } = conference;
  const isPublic = status === "open" || status === "closed";
  const isConcerned =
    sight.role === "referee" ||
    [organiser, ...asked, ...form.participants].some((power) => sight.powers.includes(power));
  if (!isPublic && !isConcerned) return [];
  const isInside =
    sight.role === "referee" || (sight.id !== null && Object.values(delegates).includes(sight.id));
  const isShown = isInside || (status === "closed" && conference.isPublished);
  return [
    {
      conference: id,
      status,
      organiser,
      name: form.name,
      area: form.area,
      participants: form.participants,
      delegates: Object.fromEntries(
        Object.entries(delegates).map(([power, member]) => [
          power,
          memberOf(sight.table, member)?.name ?? "",
        ]),
      ),
      reason,
      openedIn,
      form: isConcerned ? { ...form, asked } : null,
      business: isShown ? { rules, agenda, speakers, motions, minutes, document } : null,
      may: isConcerned && sight.id !== null ? mayAboutConference(sight.table, sight.id, conference) : [],
    },
  ];
}

import type { ConferenceView } from "@chancery/api";
import { memberOf } from "../../table.ts";
import type { Sight } from "../../views/sight.ts";
import { mayAboutConference } from "../may.ts";
import type { Conference } from "./conference.ts";
import { votesNeeded } from "./conference-acts.ts";
import { conquestOf } from "./conference-place.ts";
import { isConcernedBy } from "./conference-steps.ts";

/** A conference: its form for those concerned, its business for those in the room, its name for everyone (R100). */
export function conferenceFor(sight: Sight, conference: Conference): readonly ConferenceView[] {
  const { table, role, powers, say } = sight;
  const { id, status, organiser, asked, form, template, delegates, reason, cause, openedIn, chairs, until } =
    conference;
  const { rules, agenda, speakers, floor, caucus, minutes, document } = conference;
  const motions = conference.motions.map((motion) => ({
    ...motion,
    by: motion.by ?? null,
    needed: votesNeeded(conference, motion.about),
  }));
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
      reason: cause ? say({ code: `closed-${cause}` }) : reason,
      cause,
      openedIn,
      until,
      form: isConcerned ? { ...form, asked, template } : null,
      chairs: chairs.map(nameOf),
      document: status === "closed" && (tookPart || isPublished) ? document : null,
      conquest: status === "open" && isOfficer ? sayConquest(sight, conference) : null,
      business: isInside || isPublished ? { rules, agenda, speakers, floor, caucus, motions, minutes } : null,
      may: isConcerned && sight.id !== null ? mayAboutConference(table, sight.id, conference) : [],
    },
  ];
}

function sayConquest({ table, say }: Sight, conference: Conference): string | null {
  const conquest = conquestOf(table, conference);
  return conquest && say(conquest.said);
}

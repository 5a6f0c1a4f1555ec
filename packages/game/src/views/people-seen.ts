import type { Role, SeatView, TableView } from "@chancery/api";
import { formatList } from "@chancery/messages";
import { excusedFrom, waitedFor } from "../clock/duties.ts";
import { powersBySeat } from "../game-of.ts";
import { queueOf } from "../lobby/gathering.ts";
import { barredFromQueue } from "../lobby/queue.ts";
import { botAt, holdersOf, memberOf, type Table } from "../table.ts";
import type { Sight, Standpoint } from "./sight.ts";
import type { TableWords } from "./words.ts";

/** The name of someone at the table, as far as the viewer may know it. */
export function namesFor({ table, id, role, isOver }: Standpoint): (member: string | null) => string | null {
  const hidesNames = table.setup.anonymous && !isOver && role !== "referee";
  return (member) =>
    member === null || (hidesNames && member !== id) ? null : (memberOf(table, member)?.name ?? null);
}

/** The names of everyone with a role. */
export const namesOf = (
  table: Table,
  role: Role,
  name: (member: string) => string | null,
): readonly string[] =>
  table.members.filter((each) => each.role === role).flatMap((each) => name(each.id) ?? []);

/** How many play, bots included. Once there are seats, whether someone who left is still about would tell who left them. */
export const playerCount = ({ status, members, bots, seats }: Table): number =>
  status === "lobby"
    ? members.filter(({ role }) => role === "player").length + bots.length
    : seats.flatMap(holdersOf).length;

/** Whether each seat is done with the present stage, as far as the viewer may know; null otherwise. */
export function readinessFor({ table, role, seat: own }: Standpoint): readonly (boolean | null)[] {
  const isPlaying = table.status === "playing";
  const waiting = isPlaying ? waitedFor(table) : [];
  const excused = isPlaying ? excusedFrom(table) : [];
  return table.seats.map((_, seat) => {
    const isShown = table.setup.showReady || role === "referee" || seat === own;
    return isShown && !excused.includes(seat) ? !waiting.includes(seat) : null;
  });
}

/** Names in one text, in the reader's language; null if there are none. */
export const inOneText = (names: readonly string[], { record }: TableWords): string | null =>
  formatList(record.language, names) || null;

export function seatsFor(sight: Sight): readonly SeatView[] {
  const { table, id, seat: own, muted, words } = sight;
  const named = namesFor(sight);
  const ready = readinessFor(sight);
  return powersBySeat(table).map((powers, seat) => {
    const { holder, missed, offer, applicant } = table.seats[seat];
    const names = holdersOf(table.seats[seat]).flatMap((member) => named(member) ?? []);
    const bot = botAt(table, seat);
    return {
      seat,
      powers,
      players: names,
      player: inOneText(names, words),
      bot: bot ? { level: bot.level, character: bot.character } : null,
      isVacant: holder === null,
      isYours: seat === own,
      missed,
      isOffered: offer !== null,
      isMuted: powers.some((power) => muted.includes(power)),
      applicant: applicant
        ? { name: named(applicant.member), yourVote: applicant.votes[id ?? ""] ?? null }
        : null,
      isReady: ready[seat],
    };
  });
}

/** What someone may know of the waiting list: their own place on it. */
export function waitingOf(
  table: Table,
  person: string | null,
): Pick<TableView["you"], "mayWait" | "waiting"> {
  const waiting = person === null ? null : placeOf(table, person);
  const mayWait = person !== null && !waiting && barredFromQueue(table, person) === undefined;
  return { mayWait, waiting };
}

/** Someone's place on the waiting list; null if they have none. */
export function placeOf(table: Table, person: string): TableView["you"]["waiting"] {
  const index = queueOf(table).findIndex(({ id }) => id === person);
  if (index < 0) return null;
  const { offer } = queueOf(table)[index];
  const powers = offer && offer.seat !== null ? powersBySeat(table)[offer.seat] : [];
  return {
    place: index + 1,
    offer: offer ? { powers, opens: offer.opens, until: offer.until } : null,
  };
}

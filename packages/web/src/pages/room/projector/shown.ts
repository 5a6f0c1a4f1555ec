import { phaseInWords } from "../../../orders/names.ts";
import type { RoomTable } from "../room.ts";

export interface ScoreRow {
  readonly power: string;
  readonly centres: number;
  /** All but centres, as far as it is announced. */
  readonly points: number;
  readonly total: number;
  readonly isLost: boolean;
}

/** The score as everybody may know it, most first. */
export const scoreRows = ({ room, position }: Pick<RoomTable, "room" | "position">): readonly ScoreRow[] =>
  room.scores
    .map(({ power, centres, total }) => ({
      power,
      centres,
      points: total - centres,
      total,
      isLost: power in ((position as { lost?: object }).lost ?? {}),
    }))
    .toSorted((one, other) => other.total - one.total || other.centres - one.centres);

export interface Notice {
  readonly what: string;
  readonly text: string;
  /** Until when it is so, if that is counted down. */
  readonly until: number | null;
}

/** As many lines as find room below the board. */
const LINES = 4;

/** What is public beside the board: when the committee closes, the last conference, treaties in force. */
export function noticesOf(
  { room, setup }: Pick<RoomTable, "room" | "setup">,
  nameOf: (area: string) => string,
): readonly Notice[] {
  const notice = (what: string, text: string, until: number | null = null): Notice => ({ what, text, until });
  const last = room.conferences.findLast(({ status }) => status === "open" || status === "closed");
  const name = last?.name ?? "Conference";
  const first = [
    ...(room.lastTurn === null
      ? []
      : [notice("Closing", `after ${phaseInWords(`${room.lastTurn}M`, setup)}`)]),
    ...(last?.status === "open"
      ? [notice(name, `in ${nameOf(last.area ?? "")}: ${last.participants.join(", ")}`, last.until)]
      : []),
    ...(last?.status === "closed" ? [notice(name, `closed: ${last.reason}`)] : []),
  ];
  const treaties = room.treaties
    .filter(({ inForce }) => inForce !== null)
    .map(({ versions, parties, inForce }) => notice(versions[inForce ?? 0].title, parties.join(", ")))
    .toReversed();
  const left = LINES - first.length;
  if (treaties.length <= left) return [...first, ...treaties];
  const more = treaties.length - left + 1;
  return [...first, ...treaties.slice(0, left - 1), notice(`${more} more`, "treaties are in force")];
}

/** The results that the officers go through one by one, as far as they have come; null if all are shown at once. */
export interface OneByOne {
  readonly turn: NonNullable<RoomTable["lastPlayed"]>;
  /** Whose orders were shown last. */
  readonly power: string;
}

export function oneByOne({ room, lastPlayed }: Pick<RoomTable, "room" | "lastPlayed">): OneByOne | null {
  const { results } = room;
  if (!results || !lastPlayed?.result || results.turn !== lastPlayed.number) return null;
  const { order, shown } = results;
  if (shown === 0 || shown >= order.length) return null;
  const { orders } = lastPlayed.result;
  const known = new Set(order.slice(0, shown));
  return {
    turn: {
      ...lastPlayed,
      result: { ...lastPlayed.result, orders: orders.filter((each) => known.has(each.power)) },
    },
    power: order[shown - 1],
  };
}

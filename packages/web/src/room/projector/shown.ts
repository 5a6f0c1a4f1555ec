import { phaseInWords } from "../../orders/names.ts";
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

/** As many treaties as find room below the board. */
const TREATIES = 4;

/** What is public beside the board: the last conference, treaties in force, and when the committee closes. */
export function noticesOf(
  { room, setup }: Pick<RoomTable, "room" | "setup">,
  nameOf: (area: string) => string,
): readonly Notice[] {
  const last = room.conferences.findLast(({ status }) => status === "open" || status === "closed");
  const treaties = room.treaties.filter(({ inForce }) => inForce !== null);
  return [
    ...(room.lastTurn === null
      ? []
      : [{ what: "Closing", text: `after ${phaseInWords(`${room.lastTurn}M`, setup)}`, until: null }]),
    ...(last?.status === "open"
      ? [
          {
            what: last.name ?? "Conference",
            text: `in ${nameOf(last.area ?? "")}: ${last.participants.join(", ")}`,
            until: last.until,
          },
        ]
      : []),
    ...(last?.status === "closed"
      ? [{ what: last.name ?? "Conference", text: `closed: ${last.reason}`, until: null }]
      : []),
    ...treaties.slice(-TREATIES).map(({ versions, parties, inForce }) => ({
      what: versions[inForce ?? 0].title,
      text: parties.join(", "),
      until: null,
    })),
  ];
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

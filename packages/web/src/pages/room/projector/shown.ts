import { isReadAloud, readerOf } from "../../../games/read-aloud.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { roomProjector } from "../../../messages/roomProjector.ts";
import { phaseInWords } from "../../../orders/names.ts";
import type { RoomTable } from "../room.ts";

export interface Notice {
  readonly what: string;
  readonly text: string;
  /** When it ends, if that is counted down. */
  readonly until: number | null;
}

/** Whose orders the room hears or sees next, and from whom (M01-24, M35-24). */
export function sheetInWords(view: Pick<RoomTable, "seats" | "setup">, power: string): string {
  const code = !isReadAloud(view)
    ? "isNext"
    : readerOf(view, power) === "officers"
      ? "officersRead"
      : "isReading";
  return roomProjector(code, { power: powerName(power) });
}

/** What is public beside the board: awards of this turn, the closing, the last conference, treaties with their text. */
export function noticesOf(
  { room, setup, turns }: Pick<RoomTable, "room" | "setup" | "turns">,
  nameOf: (area: string) => string,
): readonly Notice[] {
  const notice = (what: string, text: string, until: number | null = null): Notice => ({ what, text, until });
  const last = room.conferences.findLast(({ status }) => status === "open" || status === "closed");
  const name = last?.name ?? roomProjector("conference");
  const now = turns.at(-1)?.number ?? 0;
  const awards = room.goals.flatMap(({ power, title, award }) =>
    award?.isAnnounced && award.turn >= now - 1
      ? [notice(powerName(power), roomProjector("awarded", { points: award.points, title }))]
      : [],
  );
  const first = [
    ...awards,
    ...(room.lastTurn === null
      ? []
      : [
          notice(
            roomProjector("closing"),
            roomProjector("afterTurn", { turn: phaseInWords(`${room.lastTurn}M`, setup) }),
          ),
        ]),
    ...(last?.status === "open"
      ? [
          notice(
            name,
            roomProjector("conferenceOpen", {
              place: nameOf(last.area ?? ""),
              participants: powerNames(last.participants),
            }),
            last.until,
          ),
        ]
      : []),
    ...(last?.status === "closed"
      ? [notice(name, roomProjector("conferenceClosed", { reason: last.reason }))]
      : []),
  ];
  const treaties = room.treaties
    .filter(({ inForce }) => inForce !== null)
    .map(({ versions, parties, inForce }) => {
      const { title, text } = versions[inForce ?? 0];
      return notice(title, roomProjector("treaty", { powers: powerNames(parties), text }));
    })
    .toReversed();
  return [...first, ...treaties];
}

/** The results that the officers have shown so far, going country by country; null if all are shown at once. */
export interface OneByOne {
  readonly turn: NonNullable<RoomTable["lastPlayed"]>;
  /** Whose orders were shown last. */
  readonly power: string;
}

export function oneByOne({ room }: Pick<RoomTable, "room">): OneByOne | null {
  const { order = [], shown = 0, read = null } = room.results ?? {};
  return read && { turn: read, power: order[shown - 1] };
}

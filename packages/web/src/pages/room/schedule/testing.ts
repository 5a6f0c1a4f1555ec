import { seatOf, viewOf } from "../../table/testing.ts";
import type { Room, RoomTable } from "../room.ts";
import { roomOf } from "../testing.ts";

const POWERS = ["Austria", "England", "France"];

/** For tests: a committee of three delegations at some stage, as an officer sees it. */
export function committeeAt(
  room: Partial<Room>,
  given: Parameters<typeof viewOf>[0] = {},
  variant = "committee-1901",
): RoomTable {
  const view = viewOf({
    seats: POWERS.map((power, i) => seatOf(i, [power], { isReady: false })),
    you: { role: "referee", seat: null },
    ...given,
    setup: { variant, rulebook: variant.slice(-4), ...given.setup },
  });
  return {
    ...view,
    room: roomOf({
      may: ["next"],
      delegations: POWERS.map((power) => ({ power, delegates: ["Ann", "Bob"], hasCode: true })),
      stage: "opening",
      ...room,
    }),
  };
}

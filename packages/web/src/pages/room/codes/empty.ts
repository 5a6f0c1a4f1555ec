import type { RoomTable } from "../room.ts";

/** The delegations for which neither a delegate nor a bot plays. */
export const emptyDelegations = ({
  room,
  seats,
}: {
  readonly room: {
    readonly delegations: readonly Pick<RoomTable["room"]["delegations"][number], "power" | "delegates">[];
  };
  readonly seats: readonly Pick<RoomTable["seats"][number], "powers" | "bot">[];
}): readonly string[] =>
  room.delegations
    .filter(({ delegates }) => delegates.length === 0)
    .map(({ power }) => power)
    .filter((power) => !seats.some(({ powers, bot }) => bot && powers.includes(power)));

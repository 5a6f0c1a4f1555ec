import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { SeatView, TableView } from "../../../api/client.ts";
import { gamePlayersQuery } from "../../../api/player-queries.ts";
import { isSolo } from "../../../lib/solo.ts";
import { holderOf } from "./seats.ts";

/** Who plays a seat, with a link to their profile if they show one. */
export function Holder({ view, seat }: { view: TableView; seat: SeatView }) {
  const { game, setup, status, room, players } = view;
  const isHidden = setup.anonymous && status !== "ended";
  const hasProfiles = !isHidden && room === null && !isSolo(game);
  const { data } = useQuery({ ...gamePlayersQuery(game, players), enabled: hasProfiles });
  const shown = holderOf(view, seat);
  const profile =
    hasProfiles && !seat.bot ? data?.players.find(({ name }) => name === seat.player) : undefined;
  return profile ? (
    <Link to="/players/$player" params={{ player: profile.address }} translate="no">
      {shown}
    </Link>
  ) : (
    <span>{shown}</span>
  );
}

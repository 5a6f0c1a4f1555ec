import { useQuery } from "@tanstack/react-query";
import type { Command, Invited, TableView } from "../../../api/client.ts";
import { listsQuery } from "../../../api/queries.ts";
import { lobby } from "../../../messages/lobby.ts";
import css from "../LobbyView.module.css";
import { JoinForm } from "./JoinForm.tsx";

/** For people who look in without a place. */
export function JoinTable({ table }: { table: TableView }) {
  const { game, seats, playerCount, bots, setup, you } = table;
  const { data: lists } = useQuery({ ...listsQuery(), enabled: !setup.listed });
  // Games of earlier versions don't say whether they are listed.
  const isOpen = setup.listed ?? lists?.open.some((each) => each.game === game);
  if (isOpen === undefined) return null;
  if (!isOpen) return <p className={css.missing}>{lobby("askForLink")}</p>;
  // A bot makes room for a person.
  const places = { seats: seats.length, players: playerCount - bots.length, spectators: setup.spectators };
  const isFull = places.players >= places.seats;
  const wait = { label: lobby("joinWaiting"), command: { type: "wait", waiting: true } } as const;
  const ways = [...(isFull && !you.waiting ? [wait] : []), ...waysToJoin(places)];
  return ways.length > 0 && <JoinForm game={game} ways={ways} />;
}

/**
 * How to join a committee without a code: as a spectator, or to become an officer. Without spectators, people the
 * officers expect join before it begins, and get their role from them.
 */
export function waysToCommittee(
  { status, setup }: Pick<Invited, "status" | "setup">,
  invitation: string,
): { label: string; command: Command }[] {
  const role = setup.spectators ? "spectator" : "player";
  if (role === "player" && status !== "lobby") return [];
  return [{ label: lobby("join"), command: { type: "join", role, invitation } }];
}

/** How one can come to a table before its game. */
export function waysToJoin(
  { seats, players, spectators }: { seats: number; players: number; spectators: boolean },
  invitation?: string,
): { label: string; command: Command }[] {
  const by = invitation === undefined ? {} : { invitation };
  const play = { label: lobby("joinGame"), command: { type: "join", role: "player", ...by } as const };
  const watch = { label: lobby("watch"), command: { type: "join", role: "spectator", ...by } as const };
  return [...(players < seats ? [play] : []), ...(spectators ? [watch] : [])];
}

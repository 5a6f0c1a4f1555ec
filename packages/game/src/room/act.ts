import type { RoomAct as RequestedAct } from "@chancery/api";

/** What can be done around the board. Powers stand for their delegations, and people are known by their ids. */
export type RoomAct =
  | RequestedAct
  /** Joins a delegation with its code. */
  | { readonly do: "enter"; readonly code: string; readonly name: string }
  /** Sets the code of each delegation, by seat; the server counts the rounds of codes it has made. */
  | { readonly do: "set-codes"; readonly codes: readonly string[]; readonly round: number };

export type RoomActName = RoomAct["do"];

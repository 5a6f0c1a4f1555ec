import type { RoomAct as RequestedAct } from "@chancery/api";

/** What can be done around the board. Powers stand for their delegations, and people are known by their ids. */
export type RoomAct =
  | Exclude<RequestedAct, { readonly do: "unseat" | "hand-over" }>
  /** Takes a delegate out of a delegation, which gets a new code: the old one would let them back in. */
  | (Extract<RequestedAct, { readonly do: "unseat" }> & { readonly code: string })
  /** Joins a delegation with its code. */
  | { readonly do: "enter"; readonly code: string; readonly name: string }
  /** Makes a code that moves a delegate to a new phone. */
  | (Extract<RequestedAct, { readonly do: "hand-over" }> & { readonly code: string })
  /** Takes a delegate's seat over on a new phone. */
  | { readonly do: "move-in"; readonly code: string }
  /** Sets the code of each delegation, by seat; the server counts the rounds of codes it has made. */
  | { readonly do: "set-codes"; readonly codes: readonly string[]; readonly round: number };

export type RoomActName = RoomAct["do"];

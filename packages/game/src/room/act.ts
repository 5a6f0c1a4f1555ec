/** What somebody can want around the board. Powers stand for their delegations. */
export type RoomAct =
  /** Comes to a delegation by its code. */
  | { readonly do: "enter"; readonly code: string; readonly name: string }
  /** Sets the code of each delegation, by seat. */
  | { readonly do: "set-codes"; readonly codes: readonly string[] }
  /** Puts somebody at the table into a delegation. */
  | { readonly do: "seat"; readonly member: string; readonly power: string }
  | { readonly do: "announce-speeches"; readonly order: readonly string[]; readonly seconds: number }
  /** Asks for speeches: in a Fall turn before its diplomacy, or extra ones after it. */
  | { readonly do: "request-speeches" }
  | { readonly do: "decide-extra"; readonly granted: boolean }
  /** Goes on to what comes next: the next speaker, the next stage, the result. */
  | { readonly do: "next" }
  /** Ends one's speech, or does without it. */
  | { readonly do: "pass" }
  /** Leaves the rest of one's time to somebody else. */
  | { readonly do: "yield"; readonly to: string }
  | { readonly do: "set-reading"; readonly order: readonly string[] }
  /** The next sheet has been read out. */
  | { readonly do: "read-out" }
  /** What was read is not what is written. */
  | { readonly do: "object"; readonly power: string; readonly text: string }
  | { readonly do: "rule"; readonly text: string }
  /** A sheet on paper: for another turn it is taken only if the officers say that the date is wrong. */
  | {
      readonly do: "enter-slip";
      readonly power: string;
      readonly date: string;
      readonly text: string;
      readonly correct: boolean;
    };

export type RoomActName = RoomAct["do"];

import type { ConferenceKind, Motion } from "./conference.ts";
import type { Verdict } from "./goals.ts";
import type { TreatyText } from "./treaties.ts";

/** What somebody can want around the board. Powers stand for their delegations. */
export type RoomAct =
  /** Comes to a delegation by its code. */
  | { readonly do: "enter"; readonly code: string; readonly name: string }
  /** Sets the code of each delegation, by seat; the round says which set it is, for whoever makes them. */
  | { readonly do: "set-codes"; readonly codes: readonly string[]; readonly round: number }
  /** Puts somebody at the table into a delegation. */
  | { readonly do: "seat"; readonly member: string; readonly power: string }
  /** Takes somebody out of his delegation: his device is lost, or he does not come any more. */
  | { readonly do: "unseat"; readonly member: string; readonly reason: string }
  | { readonly do: "announce-speeches"; readonly order: readonly string[]; readonly seconds: number }
  /** Sets how long speeches are to be, as it is proposed to all officers. */
  | { readonly do: "set-seconds"; readonly seconds: number }
  /** Asks for speeches: in a Fall turn before its diplomacy, or extra ones after it. */
  | { readonly do: "request-speeches" }
  | { readonly do: "decide-extra"; readonly granted: boolean }
  /** Goes on to what comes next: the next speaker, the next stage, the result. */
  | { readonly do: "next" }
  /** Takes the last step of the turn's schedule back; its number says which that was when it was wanted. */
  | { readonly do: "go-back"; readonly step: number; readonly reason: string }
  /** Ends one's speech, or does without it. */
  | { readonly do: "pass" }
  /** Leaves the rest of one's time to somebody else. */
  | { readonly do: "yield"; readonly to: string }
  | { readonly do: "set-reading"; readonly order: readonly string[] }
  /** The next sheet has been read out. */
  | { readonly do: "read-out" }
  /** Shows the room what became of the next power's orders, or of all. */
  | { readonly do: "show-results"; readonly all: boolean }
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
    }
  | ({
      readonly do: "draft-treaty";
      readonly parties: readonly string[];
      readonly secret: boolean;
      /** The conference out of which it comes; null if it does not. */
      readonly conference: string | null;
    } & TreatyText)
  | ({ readonly do: "amend-treaty"; readonly treaty: string } & TreatyText)
  | { readonly do: "sign-treaty"; readonly treaty: string; readonly version: number }
  | { readonly do: "publish-treaty"; readonly treaty: string }
  | { readonly do: "denounce-treaty"; readonly treaty: string }
  | {
      readonly do: "allege-breach";
      readonly treaty: string;
      readonly against: string;
      readonly turn: number;
      readonly text: string;
    }
  | { readonly do: "answer-breach"; readonly treaty: string; readonly breach: number; readonly text: string }
  | {
      readonly do: "set-points";
      readonly cap: number | null;
      readonly opensAt: number | null;
      readonly reopen: boolean;
    }
  | {
      readonly do: "give-goal";
      readonly power: string;
      readonly title: string;
      readonly text: string;
      readonly value: number;
    }
  | { readonly do: "propose-goal"; readonly title: string; readonly text: string }
  | { readonly do: "reword-goal"; readonly goal: string; readonly title: string; readonly text: string }
  | {
      readonly do: "judge-goal";
      readonly goal: string;
      readonly verdict: Verdict;
      /** Counts where it is allowed. */
      readonly value: number;
      readonly reason: string;
    }
  | { readonly do: "claim-goal"; readonly goal: string; readonly evidence: string }
  | {
      readonly do: "award-goal";
      readonly goal: string;
      /** 0 refuses a claim. */
      readonly points: number;
      readonly reason: string;
      readonly announced: boolean;
    }
  | { readonly do: "announce-award"; readonly goal: string }
  | { readonly do: "strike-points"; readonly goal: string; readonly points: number; readonly reason: string }
  | { readonly do: "announce-end"; readonly turn: string }
  | { readonly do: "conclude"; readonly reason: string }
  | {
      readonly do: "plan-conference";
      readonly goal: string;
      readonly asked: readonly string[];
      /** A closed conference from whose form this one is prefilled; null for a new one. */
      readonly after: string | null;
    }
  | { readonly do: "support-conference"; readonly conference: string }
  | { readonly do: "fix-goal"; readonly conference: string; readonly goal: string }
  | {
      readonly do: "place-conference";
      readonly conference: string;
      readonly name: string;
      readonly kind: ConferenceKind;
      readonly area: string;
      readonly city: string;
    }
  | { readonly do: "declare-friendly"; readonly conference: string }
  | { readonly do: "invite"; readonly conference: string; readonly participants: readonly string[] }
  | {
      readonly do: "file-conference";
      readonly conference: string;
      readonly start: string;
      readonly procedure: string;
    }
  | {
      readonly do: "answer-conference";
      readonly conference: string;
      readonly granted: boolean;
      readonly reason: string;
      /** The officers who preside, by id; whoever answers, if nobody is named. */
      readonly chairs: readonly string[];
    }
  | { readonly do: "preside"; readonly conference: string; readonly chairs: readonly string[] }
  /** Sets a moment at which it ends at the latest; null leaves it its two turns (R92). */
  | { readonly do: "time-conference"; readonly conference: string; readonly until: number | null }
  /** Goes to the conference room for one's delegation. */
  | { readonly do: "attend"; readonly conference: string }
  | { readonly do: "leave-conference"; readonly conference: string }
  | { readonly do: "speak"; readonly conference: string; readonly text: string }
  | {
      readonly do: "lead";
      readonly conference: string;
      readonly agenda: string;
      readonly speakers: readonly string[];
    }
  /** Asks to be put on the list of speakers, or to be taken off it. */
  | { readonly do: "ask-floor"; readonly conference: string }
  | { readonly do: "withdraw-floor"; readonly conference: string }
  /** Gives somebody the floor for some time; nobody has it when no power is named. */
  | {
      readonly do: "give-floor";
      readonly conference: string;
      readonly to: string | null;
      readonly seconds: number;
    }
  /** Sets a time for talk on one subject, in which each speaks for so long; no minutes end it. */
  | {
      readonly do: "caucus";
      readonly conference: string;
      readonly topic: string;
      readonly minutes: number;
      readonly seconds: number;
    }
  /** Confirms that the area is conquered, which ends the conference, or says that it is not. */
  | { readonly do: "rule-conquest"; readonly conference: string; readonly conquered: boolean }
  | {
      readonly do: "move";
      readonly conference: string;
      readonly about: Motion["about"];
      readonly text: string;
    }
  | { readonly do: "vote-on-motion"; readonly conference: string; readonly inFavour: boolean }
  /** Closes it, with the document that came of it, if one did. */
  | {
      readonly do: "close-conference";
      readonly conference: string;
      readonly reason: string;
      readonly document: string;
    };

export type RoomActName = RoomAct["do"];

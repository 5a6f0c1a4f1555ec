import type { Deal } from "@chancery/api";
import type { Orders } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import type { SandboxSetup } from "../../sandbox/sandbox.ts";

/** What has to be so once the orders have been resolved. Everything that is named has to hold. */
export interface Goal {
  /** Units of yours, where they stand then: "A Cau". */
  readonly units?: readonly string[];
  /** How many units you have then. */
  readonly count?: number;
  /** Units of others that are dislodged. */
  readonly dislodged?: readonly string[];
  /** Provinces in which a standoff happens. */
  readonly standoffs?: readonly string[];
  /** Provinces in which no unit of another power stands then. */
  readonly kept?: readonly string[];
  /** Centers that are yours then. */
  readonly centers?: readonly string[];
}

/** What a partner says to a deal, in the words that bots use. */
export interface Reply {
  readonly deal: Deal;
  readonly accept: boolean;
  readonly why: "suits-us" | "no-gain" | "own-plans";
}

/** Talks before the orders are written, with a partner who follows a script. */
export interface Talk {
  readonly partner: string;
  /** A deal that the partner offers. */
  readonly offer?: Deal;
  /** Deals that you can offer, and what the partner says to each. */
  readonly replies?: readonly Reply[];
  /** A deal that has been agreed already. */
  readonly agreed?: Deal;
  /** What others order once a deal is agreed. */
  readonly kept?: Orders;
  /** Orders by which the partner breaks it. */
  readonly breach?: readonly string[];
}

/** A position, something to achieve in it, and what the others do meanwhile. Its texts are messages that begin with its name. */
export interface Task<Name extends string = string> {
  readonly name: Name;
  readonly position: PositionJson;
  readonly others: Orders;
  readonly talk?: Talk;
  readonly goal: Goal;
  /** Orders that reach it. */
  readonly solution: readonly string[];
  /** Orders that people are likely to try first, and that don't. */
  readonly slips: readonly (readonly string[])[];
}

/** Tasks about one subject, for one power, on one board. */
export interface Lesson<Id extends string = string, Name extends string = string> {
  readonly id: Id;
  readonly setup: SandboxSetup;
  readonly power: string;
  readonly tasks: readonly Task<Name>[];
}

/** A lesson whose names are known, so that none of its texts can be missing. */
export const lesson = <const Id extends string, const Name extends string>(
  given: Lesson<Id, Name>,
): Lesson<Id, Name> => given;

/** The small board, on which most is taught. */
export const CAUSEWAY: SandboxSetup = { variant: "causeway", rulebook: "2023", options: {} };

/** What both sides own when a game on the small board begins. */
export const HOMES: PositionJson["centers"] = {
  Lindria: ["Gul", "Eld", "Sal"],
  Corvany: ["Tar", "Iro", "Dun"],
};

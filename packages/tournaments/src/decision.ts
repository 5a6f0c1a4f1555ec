import type { RefusalCode } from "@chancery/api";
import { fail, type Result } from "@chancery/engine";
import type { Refusal } from "@chancery/game";
import type { TournamentEvent } from "./event.ts";

/** What comes of a command: an event, or why there is none. */
export type Decision = Result<TournamentEvent, Refusal>;

/** Says why something isn't done. */
export const refuse = (code: RefusalCode, detail?: string, facts?: Refusal["facts"]) =>
  fail<Refusal>({ code, ...(detail !== undefined && { detail }), ...(facts && { facts }) });

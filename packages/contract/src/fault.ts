import type { Fault } from "@chancery/engine";
import type { RequestError } from "./response.ts";
import { faultValues } from "./words/values.ts";
import type { Words } from "./words/words.ts";

/** Why a request cannot be answered: what is wrong, and where. `errorIn` puts it into words. */
export interface RequestFault {
  readonly code: RequestError["code"];
  readonly path: string;
  readonly fault: Fault;
  /** The game whose own messages may be needed. */
  readonly variant?: string;
}

/** Something that is wrong, in words. A game may have messages for faults that only it knows. */
export function faultIn(words: Words, { code, ...facts }: Fault, variant = ""): string {
  const values = faultValues(words, code, facts);
  return words.game(variant)?.byCode(code, values) ?? words.faults.byCode(code, values) ?? code;
}

/** A fault of a request as it is answered. */
export const errorIn = (words: Words, { code, path, fault, variant }: RequestFault): RequestError => ({
  code,
  message: faultIn(words, fault, variant),
  path,
});

import type { BotCharacter, SeenDeal } from "@chancery/api";
import type { Notation, State } from "@chancery/engine";

/** What a bot knows when it negotiates: the position, and every deal it has heard of. Nothing else is remembered. */
export interface Table {
  readonly notation: Notation;
  readonly state: State;
  readonly deals: readonly SeenDeal[];
  readonly character: BotCharacter;
}

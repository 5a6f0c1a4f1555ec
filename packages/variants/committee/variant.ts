import type { Variant } from "@chancery/engine";
import { COMMITTEES, type Committee, FACTS } from "./committees.ts";
import { createCommittee } from "./game.ts";
import { OPTIONS } from "./options.ts";

const variantOf = (committee: Committee): Variant => ({
  id: `committee-${committee}`,
  title: FACTS[committee].title,
  rulebooks: [committee],
  options: OPTIONS[committee],
  create: (rulebook, options) => createCommittee(committee, rulebook, options),
});

/** The Historical Committees of Model United Nations: 1901 on the classic board, 1935 on its own. */
export const committees: readonly Variant[] = COMMITTEES.map(variantOf);

import type { Explanation } from "@chancery/contract";
import type { OwnFacts, Rules } from "@chancery/engine";
import { createDissolution } from "@chancery/variants";
import { type Kick, kickFacts, kickRules } from "@chancery/variants/dissolution/favor";
import { explainFacts } from "../../../messages/words.ts";

/** Names of powers and provinces are the same in every game of Dissolution. */
const created = createDissolution("2021");
if (!created.ok) throw new Error("Dissolution cannot be set up");
const rules: Rules = created.value.rules;

/** Descriptions of embassies in words. */
export const tellEmbassy = (facts: OwnFacts): Explanation => explainFacts(rules, facts);

export const tellKick = (kick: Kick): Explanation =>
  tellEmbassy({ code: "kicked", rules: kickRules(kick), facts: kickFacts(kick) });

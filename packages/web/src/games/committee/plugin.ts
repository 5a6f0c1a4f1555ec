import { KEYS, type VariantPlugin } from "../../orders/plugin.ts";
import { EditMore } from "./EditMore.tsx";
import { putInstead } from "./insurrections.ts";
import { Joining } from "./Joining.tsx";
import { unfiledIn } from "./revival.ts";
import { Sheet } from "./Sheet.tsx";

/**
 * The Historical Committees: units join insurrections, and a country that is lost has no units and still writes,
 * namely how it wants to be revived.
 */
export const plugin: VariantPlugin = {
  keys: KEYS,
  InHand: Joining,
  put: putInstead,
  Sheet,
  writes: ({ rules, state }, power) => {
    for (const _ of rules.own?.lines(rules, state, power) ?? []) return true;
    return false;
  },
  left: unfiledIn,
  EditMore,
};

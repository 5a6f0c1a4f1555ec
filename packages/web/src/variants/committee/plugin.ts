import { lazy } from "react";
import { KEYS, type VariantPlugin } from "../plugin.ts";

/** The Historical Committees: a country that is lost has no units and still writes, namely how it wants to be revived. */
export const committee: VariantPlugin = {
  keys: KEYS,
  Standings: lazy(async () => ({ default: (await import("../../room/score/ScoreTable.tsx")).ScoreTable })),
  writes: ({ rules, state }, power) => {
    for (const _ of rules.own?.lines(rules, state, power) ?? []) return true;
    return false;
  },
};

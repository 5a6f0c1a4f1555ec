import { ownOf } from "@chancery/variants/dissolution";
import { KEYS, type VariantPlugin } from "../plugin.ts";
import { FavorBoard } from "./favor/FavorBoard.tsx";
import { Sheet } from "./Sheet.tsx";

/** Dissolution: a second board, on which embassies stand. In Winter whoever has any may order them. */
export const dissolution: VariantPlugin = {
  keys: KEYS,
  Sheet,
  writes: ({ state }, power) => state.phase.task === "A" && Boolean(ownOf(state).favor[power]),
  second: { titles: ["Map", "Favor"], Board: FavorBoard },
};

import type { Orders } from "@chancery/contract/orders";
import { enter, openGame, position, stateIn } from "../../orders/testing.ts";

/** For tests: Spring 1905 in the committee of 1901, with Russia lost to Turkey. */
const game = openGame("committee-1901");
const state = stateIn(
  game,
  position(
    "S1905M",
    { England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Con", "F Sev"] },
    {
      centers: { England: ["Lon", "Edi", "Lvp"], Turkey: ["Con", "Ank", "Smy", "Sev", "Mos", "War", "StP"] },
      lost: { Russia: "Turkey" },
    },
  ),
);

export const entryWith = (orders: Orders = {}) => enter(game, orders, { state });

import { manifestOf } from "@chancery/variants";
import { allotmentBy, effectivePoints, ownOf } from "@chancery/variants/dissolution";
import { localized } from "../../messages/localized.ts";
import { KEYS, type VariantPlugin } from "../../orders/plugin.ts";
import { byHandOf, putBid } from "./bids.ts";
import { blanksOf } from "./blanks.ts";
import { EditMore } from "./EditMore.tsx";
import { FavorBoard } from "./favor/FavorBoard.tsx";
import { FavorEditBoard } from "./favor/FavorEditBoard.tsx";
import { FavorTab } from "./favor/FavorTab.tsx";
import { favorPicture } from "./favor/picture.ts";
import { Giver } from "./Giver.tsx";
import { leftOf } from "./left.ts";
import { PointsTable } from "./PointsTable.tsx";
import { SeasonReport } from "./SeasonReport.tsx";
import { Sheet } from "./Sheet.tsx";
import { text } from "./text.ts";

const credit = manifestOf({ variant: "dissolution" })?.credit;

/**
 * Dissolution: points on orders for neutral units in Spring and Autumn, and a second board with embassies, which get
 * orders in Winter.
 */
export const plugin: VariantPlugin = {
  keys: KEYS,
  byHand: byHandOf,
  put: putBid,
  InHand: Giver,
  left: leftOf,
  blanks: blanksOf,
  Sheet,
  Report: SeasonReport,
  counts: effectivePoints,
  Standings: PointsTable,
  writes: ({ rules, state }, power) =>
    state.phase.task === "M"
      ? allotmentBy(rules, state, power).points > 0
      : state.phase.task === "A" && Boolean(ownOf(state).favor[power]),
  EditMore,
  second: {
    titles: [text("map"), text("favor")],
    credit: credit && localized(credit),
    Board: FavorBoard,
    matters: ({ state, response }, resolved) =>
      state.phase.task === "A" ||
      (resolved && (response?.events ?? []).some(({ type }) => type === "kicked")),
    picture: favorPicture,
    Edit: FavorEditBoard,
  },
  tab: { id: "favor", title: text("favor"), Panel: FavorTab },
};

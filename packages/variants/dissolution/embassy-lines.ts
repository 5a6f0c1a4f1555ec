import {
  fail,
  type LineReader,
  type Misreading,
  type Order,
  type Own,
  ok,
  own,
  type Result,
} from "@chancery/engine";
import { told } from "./bids/told.ts";
import {
  type EmbassyOrder,
  formatEmbassyOrder,
  misreadEmbassyFacts,
  readEmbassyOrder,
  SLICE_IDS,
  sliceName,
} from "./favor/index.ts";
import { ownOf } from "./own.ts";
import { PLAYERS, spellingsOf } from "./players.ts";

/** An order to an embassy as it stands on a sheet, and how it is written. */
export interface EmbassyEntry {
  readonly kind: "embassy";
  readonly order: EmbassyOrder;
  readonly text: string;
}
export type EmbassyLine = Own & { readonly line: EmbassyEntry };

export const isEmbassyLine = (order: Order): order is EmbassyLine =>
  order.type === "own" && (order.line as { readonly kind: string }).kind === "embassy";

const OWNER = PLAYERS.flatMap(spellingsOf).join("|");
/** What begins with an embassy or a space of the Favor Map, perhaps under someone's name. */
const EMBASSY = new RegExp(
  `^\\s*(?:(?:${OWNER})(?:['’]s?)?\\s+)?(?:(?:the\\s+)?(?:embassy|e)\\b|[nuibr][0-5][a-z]?\\b)`,
  "i",
);

export const embassyLine = (state: Parameters<typeof ownOf>[0], order: EmbassyOrder): EmbassyLine =>
  own({
    kind: "embassy",
    order,
    text: formatEmbassyOrder(ownOf(state).favor, order),
  } satisfies EmbassyEntry) as EmbassyLine;

/** In Winter an embassy may be called by its slice alone, as each power has one in each. */
const SLICE_NAMES = [...SLICE_IDS, ...SLICE_IDS.map(sliceName)].join("|");
const BY_SLICE = new RegExp(
  `^\\s*(?:${SLICE_NAMES})\\s*(?:[-–—−→>]|(?:s|h|m|to|holds?|moves?|supports?)\\b)`,
  "i",
);

/** Reads an order to an embassy; null if the text is none. */
export function readEmbassyLine({ state, power }: LineReader, text: string): Result<Own, Misreading> | null {
  if (!EMBASSY.test(text) && !(state.phase.task === "A" && BY_SLICE.test(text))) return null;
  if (state.phase.task !== "A") {
    const own = told("embassy-out-of-season", ["DIS-1.3-2"]);
    return fail({ code: "own", own, text, at: 0, unit: null });
  }
  if (ownOf(state).favor[power] === null) {
    const own = told("no-embassies", ["DIS-5.3-3"], { power: PLAYERS[power].name });
    return fail({ code: "own", own, text, at: 0, unit: null });
  }
  const read = readEmbassyOrder(ownOf(state).favor, power, text);
  if (read.ok) return ok(embassyLine(state, read.value));
  const { at, text: words } = read.error;
  return fail({ code: "own", own: misreadEmbassyFacts(read.error), text: words, at, unit: null });
}

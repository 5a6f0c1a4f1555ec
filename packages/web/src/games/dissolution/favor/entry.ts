import type { Explanation } from "@chancery/contract";
import type { Power } from "@chancery/engine";
import {
  checkEmbassyOrder,
  type Embassy,
  type EmbassyOrder,
  illegalEmbassyFacts,
  legalEmbassyOrdersOf,
  moveReach,
  occupants,
  placeOf,
  playerName,
  restraintOn,
  type SpaceCode,
  sameEmbassy,
  siftEmbassyOrders,
  sliceOf,
  type Winter,
} from "@chancery/variants/dissolution/favor";
import { powerNames } from "../../../messages/power-name.ts";
import { text } from "../text.ts";
import { tellEmbassy } from "./words.ts";

/** What orders to embassies are written on: the map, who orders, and what they have ordered so far. */
export interface FavorEntry {
  readonly winter: Winter;
  readonly powers: ReadonlySet<Power>;
  readonly orders: readonly EmbassyOrder[];
}

export type EmbassyVerb = EmbassyOrder["type"];

/** An order that is being made; each choice leaves fewer of the legal ones open. */
export interface PartialEmbassyOrder {
  readonly embassy: Embassy;
  readonly verb: EmbassyVerb | null;
  /** The embassy to be supported. */
  readonly target: Embassy | null;
  readonly open: readonly EmbassyOrder[];
}

export type EmbassyStep =
  | { readonly type: "partial"; readonly partial: PartialEmbassyOrder }
  | { readonly type: "order"; readonly order: EmbassyOrder }
  /** Several embassies stand in a Perimeter: one of them is meant (DIS-11.5.2-4). */
  | { readonly type: "which"; readonly space: SpaceCode; readonly embassies: readonly Embassy[] }
  | { readonly type: "refused"; readonly why: Explanation };

const refused = (why: string): EmbassyStep => ({ type: "refused", why: { why, rules: [] } });

const standingIn = ({ winter }: FavorEntry, space: SpaceCode): Embassy[] =>
  occupants(winter.favor, space).map((power) => ({ power, slice: sliceOf(space) }));

/** Picks the embassy that the player can order in a space. */
export function begin(entry: FavorEntry, space: SpaceCode): EmbassyStep | null {
  const there = standingIn(entry, space);
  const own = there.filter(({ power }) => entry.powers.has(power));
  if (own.length > 1) return { type: "which", space, embassies: own };
  if (own.length === 1) return take(entry, own[0]);
  if (there.length === 0) return null;
  const names = there.map(({ power }) => playerName(power));
  return refused(text("notYours", { count: names.length, powers: powerNames(names) }));
}

/** Picks an embassy, or says why it must hold (DIS-11.5.3-1 to DIS-11.5.3-3). */
export function take({ winter }: FavorEntry, embassy: Embassy): EmbassyStep {
  if (restraintOn(winter, embassy)) {
    const [to] = moveReach(placeOf(winter.favor, embassy));
    return refusalOf(winter, { type: "move", embassy, to });
  }
  return {
    type: "partial",
    partial: { embassy, verb: null, target: null, open: legalEmbassyOrdersOf(winter, embassy) },
  };
}

/** Chooses what the picked embassy does. */
export function chooseVerb(entry: FavorEntry, partial: PartialEmbassyOrder, verb: EmbassyVerb): EmbassyStep {
  const { winter } = entry;
  const open = partial.open.filter(({ type }) => type === verb);
  if (open.length > 0) return settled(entry, { ...partial, verb, open });
  // From a Perimeter nobody supports (DIS-11.5.2-3); elsewhere there is nobody near.
  const { embassy } = partial;
  const refusal = refusalOf(winter, { type: "support", embassy, target: embassy, to: null });
  return verb === "support" && placeOf(winter.favor, embassy)[1] !== "0"
    ? refused(text("nobodyNear", { embassy: named(entry, embassy) }))
    : refusal;
}

/** Presses a space while an order is being made. */
export function press(entry: FavorEntry, partial: PartialEmbassyOrder, space: SpaceCode): EmbassyStep | null {
  const { winter } = entry;
  const { embassy, verb, target, open } = partial;
  const from = placeOf(winter.favor, embassy);
  if (verb === "support" && target === null) return pressSupported(entry, partial, space);
  if (verb === "support" && target !== null) {
    const to = space === placeOf(winter.favor, target) ? null : space;
    const order: EmbassyOrder = { type: "support", embassy, target, to };
    return open.some((each) => each.type === "support" && each.to === to)
      ? { type: "order", order }
      : refusalOf(winter, order);
  }
  if (verb === null && space === from) return { type: "order", order: { type: "hold", embassy } };
  const order: EmbassyOrder = { type: "move", embassy, to: space };
  const tooMany = tooManyMoves(entry, order);
  if (checkEmbassyOrder(winter, order).ok) return tooMany ?? { type: "order", order };
  // Without a verb, the click may just pick another embassy.
  const other = verb === null ? begin(entry, space) : null;
  return other && other.type !== "refused" ? other : refusalOf(winter, order);
}

function pressSupported(entry: FavorEntry, partial: PartialEmbassyOrder, space: SpaceCode): EmbassyStep {
  const possible = standingIn(entry, space).filter((each) =>
    partial.open.some((order) => order.type === "support" && sameEmbassy(order.target, each)),
  );
  if (possible.length > 1) return { type: "which", space, embassies: possible };
  if (possible.length === 1) return chooseTarget(entry, partial, possible[0]);
  const [there] = standingIn(entry, space);
  if (!there) return refused(text("noEmbassyIn", { space }));
  return refusalOf(entry.winter, { type: "support", embassy: partial.embassy, target: there, to: null });
}

/** Says which embassy is supported. */
export function chooseTarget(entry: FavorEntry, partial: PartialEmbassyOrder, target: Embassy): EmbassyStep {
  const open = partial.open.filter((order) => order.type === "support" && sameEmbassy(order.target, target));
  // One that already has a move is supported in just that.
  const moving = entry.orders.find((each) => each.type === "move" && sameEmbassy(each.embassy, target));
  const announced = open.filter(
    (order) => order.type === "support" && moving?.type === "move" && order.to === moving.to,
  );
  return settled(entry, { ...partial, target, open: announced.length > 0 ? announced : open });
}

/** The choice before the last one, which is open again; null if that was the embassy itself. */
export function stepBack(
  { winter }: FavorEntry,
  { embassy, verb, target }: PartialEmbassyOrder,
): PartialEmbassyOrder | null {
  if (verb === null) return null;
  const open = legalEmbassyOrdersOf(winter, embassy);
  return target === null
    ? { embassy, verb: null, target: null, open }
    : { embassy, verb, target: null, open: open.filter(({ type }) => type === verb) };
}

/** Continues as long as there is nothing to choose. */
function settled(entry: FavorEntry, partial: PartialEmbassyOrder): EmbassyStep {
  const { open } = partial;
  if (open.length !== 1) return { type: "partial", partial };
  return tooManyMoves(entry, open[0]) ?? { type: "order", order: open[0] };
}

/** At most three embassies move, two after a kick: judged with what is ordered already (DIS-11.5.4-1). */
function tooManyMoves({ winter, orders }: FavorEntry, order: EmbassyOrder): EmbassyStep | null {
  const { power } = order.embassy;
  const before = orders.filter(
    ({ embassy }) => embassy.power === power && !sameEmbassy(embassy, order.embassy),
  );
  const fault = siftEmbassyOrders(winter, new Map([[power, [...before, order]]])).refused.get(order);
  return fault ? { type: "refused", why: tellEmbassy(illegalEmbassyFacts(winter, fault)) } : null;
}

function refusalOf(winter: Winter, order: EmbassyOrder): EmbassyStep {
  const checked = checkEmbassyOrder(winter, order);
  return checked.ok
    ? refused(text("notPossible"))
    : { type: "refused", why: tellEmbassy(illegalEmbassyFacts(winter, checked.error)) };
}

/** The spaces that may be pressed next. */
export function targetsOf(
  { winter }: FavorEntry,
  { verb, target, open }: PartialEmbassyOrder,
): Set<SpaceCode> {
  return new Set(
    open.flatMap((order): SpaceCode[] => {
      if (order.type === "move") return verb === null || verb === "move" ? [order.to] : [];
      if (order.type === "hold" || verb !== "support") return [];
      const place = placeOf(winter.favor, order.target);
      return [target === null ? place : (order.to ?? place)];
    }),
  );
}

/** "E N2k", as its owner writes it. */
export const named = ({ winter }: FavorEntry, embassy: Embassy): string =>
  `E ${placeOf(winter.favor, embassy)}`;

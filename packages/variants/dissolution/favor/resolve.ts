import type { Status } from "@chancery/engine";
import { type Embassy, type Favor, isVacant, placeOf, relocate, sameEmbassy } from "./favor.ts";
import { type Field, layOut, type Move } from "./field.ts";
import { nearestVacant } from "./kicks.ts";
import { favorValue, isPerimeter, letterOf, SLICE_IDS, type SpaceCode } from "./map.ts";
import type { EmbassyOrder } from "./order.ts";
import { dislodgedReason, holdReason, moveReason, supportReason } from "./reasons.ts";
import { solve } from "./solve.ts";
import { prevention } from "./strength.ts";
import type { EmbassyReason, EmbassyResult, EmbassyRetreat, EmbassyVerdict } from "./verdict.ts";

/** What a Winter comes to on the Favor Map. */
export interface WinterOutcome {
  readonly favor: Favor;
  /** One for each order, in the order of the orders. */
  readonly verdicts: readonly EmbassyVerdict[];
  /** In the order in which they were carried out. */
  readonly retreats: readonly EmbassyRetreat[];
  /** Hexes left empty by a standoff, to which nobody retreats (DIS-11.7.3-3). */
  readonly contested: readonly SpaceCode[];
}

/**
 * Resolves the embassies' orders all at once, one for each embassy and all legal (`siftEmbassyOrders`), and lets
 * the dislodged ones retreat (DIS-2.2.3-2).
 */
export function resolveWinter(favor: Favor, orders: readonly EmbassyOrder[]): WinterOutcome {
  const field = layOut(favor, orders);
  solve(field);
  const winners = field.moves.filter(({ succeeds }) => succeeds);
  let now = winners.reduce((map, { embassy, to }) => relocate(map, embassy, to), favor);
  const contested = standoffs(now, field);
  const retreats: EmbassyRetreat[] = [];
  for (const { embassy, by } of dislodged(favor, now, winners)) {
    const from = placeOf(favor, embassy);
    // The loser is in nobody's way: the embassy that dislodged it stands in that hex now.
    const others = relocate(now, embassy, by.to);
    const to = nearestVacant(
      others,
      from,
      (hex) => favorValue(hex) <= favorValue(from) && hex !== by.from && !contested.includes(hex),
    );
    retreats.push({ embassy, from, to, reason: dislodgedReason(field, by) });
    now = relocate(now, embassy, to);
  }
  const verdicts = orders.map((order) => verdictOn(favor, field, order, retreats));
  return { favor: now, verdicts, retreats, contested };
}

/** Embassies driven out, by slice and by the letters of the hexes they were in (DIS-11.7-2, R096). */
function dislodged(
  before: Favor,
  after: Favor,
  winners: readonly Move[],
): { readonly embassy: Embassy; readonly by: Move }[] {
  const key = (embassy: Embassy): string =>
    `${SLICE_IDS.indexOf(embassy.slice)}${letterOf(placeOf(before, embassy))}`;
  return winners
    .flatMap((by) =>
      by.occupant && placeOf(after, by.occupant) === by.to ? [{ embassy: by.occupant, by }] : [],
    )
    .sort((a, b) => (key(a.embassy) < key(b.embassy) ? -1 : 1));
}

/** Hexes left empty because several wanted them; an embassy beaten by one coming from there didn't count (R095). */
function standoffs(after: Favor, { moves }: Field): SpaceCode[] {
  const hexes = moves
    .filter((move) => !move.succeeds && prevention(move).most > 0)
    .map(({ to }) => to)
    .filter((to) => !isPerimeter(to) && isVacant(after, to));
  return [...new Set(hexes)].sort();
}

function verdictOn(
  favor: Favor,
  field: Field,
  order: EmbassyOrder,
  retreats: readonly EmbassyRetreat[],
): EmbassyVerdict {
  const retreat = retreats.find(({ embassy }) => sameEmbassy(embassy, order.embassy)) ?? null;
  const after: EmbassyResult[] = retreat ? ["dislodged", "retreated"] : [];
  const verdict = (status: Status, result: EmbassyResult, reason: EmbassyReason): EmbassyVerdict => ({
    order,
    status,
    results: [result, ...after],
    reason,
    retreat,
  });
  if (order.type === "move") {
    const move = field.moves.find(({ embassy }) => sameEmbassy(embassy, order.embassy)) as Move;
    return move.succeeds
      ? verdict("succeeds", "moved", moveReason(field, move))
      : verdict("fails", "bounced", moveReason(field, move));
  }
  if (order.type === "support") {
    const reason = supportReason(field, order);
    if (reason.code === "supported") return verdict("succeeds", "supported", reason);
    return reason.code.startsWith("cut") ? verdict("fails", "cut", reason) : verdict("void", "void", reason);
  }
  if (retreat) return { order, status: "fails", results: after, reason: retreat.reason, retreat };
  return verdict("succeeds", "held", holdReason(favor, field, order.embassy));
}

import { type Embassy, type Favor, occupants, placeOf, sameEmbassy } from "./favor.ts";
import { isPerimeter, type SpaceCode } from "./map.ts";
import type { EmbassyOrder } from "./order.ts";

/** Yes, no, or not known yet. */
export type Answer = boolean | null;

/** A move and all it has to do with. */
export interface Move {
  readonly embassy: Embassy;
  readonly from: SpaceCode;
  readonly to: SpaceCode;
  readonly aids: Aid[];
  /** Who stands in the hex it goes to, and that embassy's own move if it has one. Nobody is in the way in a Perimeter. */
  readonly occupant: Embassy | null;
  opposite: Move | null;
  /** Other moves to the same hex; into a Perimeter nobody has any. */
  rivals: readonly Move[];
  succeeds: Answer;
}

/** A support; one that does not fit what its embassy was ordered is never given. */
export interface Aid {
  readonly embassy: Embassy;
  readonly target: Embassy;
  readonly from: SpaceCode;
  /** The space it helps to take or to keep. */
  readonly aim: SpaceCode;
  readonly fits: boolean;
  readonly attackers: readonly Move[];
  given: Answer;
}

/** The orders of a Winter laid out. */
export interface Field {
  readonly moves: readonly Move[];
  readonly aids: readonly Aid[];
}

export function layOut(favor: Favor, orders: readonly EmbassyOrder[]): Field {
  const moves = orders.flatMap((order): Move[] => {
    if (order.type !== "move") return [];
    const [occupant] = isPerimeter(order.to) ? [] : occupants(favor, order.to);
    return [
      {
        embassy: order.embassy,
        from: placeOf(favor, order.embassy),
        to: order.to,
        aids: [],
        occupant: occupant === undefined ? null : { power: occupant, slice: order.embassy.slice },
        opposite: null,
        rivals: [],
        succeeds: null,
      },
    ];
  });
  for (const move of moves) {
    const { occupant } = move;
    if (occupant) move.opposite = moves.find(({ embassy }) => sameEmbassy(embassy, occupant)) ?? null;
    if (!isPerimeter(move.to)) move.rivals = moves.filter((other) => other !== move && other.to === move.to);
  }
  const aids = orders.flatMap((order): Aid[] => {
    if (order.type !== "support") return [];
    const { embassy, target, to } = order;
    const helped = moves.find((move) => sameEmbassy(move.embassy, target));
    const from = placeOf(favor, embassy);
    const aid: Aid = {
      embassy,
      target,
      from,
      aim: to ?? placeOf(favor, target),
      fits: to === null ? helped === undefined : helped?.to === to,
      attackers: moves.filter((move) => move.to === from),
      given: null,
    };
    if (helped && aid.fits) helped.aids.push(aid);
    return [aid];
  });
  return { moves, aids };
}

/** Whether two embassies attack each other. A Perimeter lets everyone pass (R089). */
export const headToHead = ({ opposite, from }: Move): boolean => opposite?.to === from && !isPerimeter(from);

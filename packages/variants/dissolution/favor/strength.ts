import type { Embassy } from "./favor.ts";
import { sameEmbassy } from "./favor.ts";
import { type Aid, type Answer, type Field, headToHead, type Move } from "./field.ts";

/** A strength as far as it is known: at least, at most. */
export interface Strength {
  readonly least: number;
  readonly most: number;
}

const NOTHING: Strength = { least: 0, most: 0 };

/** One for the embassy itself, and one for each support. */
const withAids = (aids: readonly Aid[], counts: (aid: Aid) => Answer = () => true): Strength => ({
  least: 1 + aids.filter((aid) => aid.given === true && counts(aid) === true).length,
  most: 1 + aids.filter((aid) => aid.given !== false && counts(aid) !== false).length,
});

/** Whether an embassy in a move's destination will have left. */
function isVacated(move: Move): Answer {
  if (!move.occupant) return true;
  return move.opposite && !headToHead(move) ? move.opposite.succeeds : false;
}

/** Of a move against an embassy in its way: nobody helps to dislodge their own (R091). */
export const attack = (move: Move): Strength =>
  withAids(move.aids, ({ embassy }) => embassy.power !== move.occupant?.power || isVacated(move));

/** Of a move with all its supports, for keeping others out and for beating one coming the other way. */
export const push = (move: Move): Strength => withAids(move.aids);

/** What a move has against it in the hex it goes to. */
export function resistance(field: Field, move: Move): Strength {
  if (!move.occupant) return NOTHING;
  if (move.opposite) {
    if (headToHead(move)) return push(move.opposite);
    const stays = move.opposite.succeeds;
    return { least: stays === false ? 1 : 0, most: stays === true ? 0 : 1 };
  }
  return hold(field, move.occupant);
}

/** Of an embassy that was not ordered to move. */
export const hold = ({ aids }: Field, embassy: Embassy): Strength =>
  withAids(aids.filter(({ target, fits }) => fits && sameEmbassy(target, embassy)));

/** Of a rival in keeping others out of its destination; none if it's beaten by one coming from there. */
export function prevention(rival: Move): Strength {
  if (!headToHead(rival) || rival.opposite?.succeeds === false) return push(rival);
  return rival.opposite?.succeeds ? NOTHING : { ...push(rival), least: 0 };
}

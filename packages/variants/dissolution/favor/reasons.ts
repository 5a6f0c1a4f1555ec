import { type Embassy, type Favor, placeOf, sameEmbassy } from "./favor.ts";
import { type Aid, type Field, headToHead, type Move } from "./field.ts";
import type { EmbassyOrder } from "./order.ts";
import { attack, hold, prevention, push, resistance } from "./strength.ts";
import { type EmbassyReason, embassyReason } from "./verdict.ts";

/** Reasons are read off the strengths that decided, once everything is. */

const helpersOf = (aids: readonly Aid[]): Embassy[] =>
  aids.filter(({ given }) => given).map(({ embassy }) => embassy);

/** The supports that count against an embassy in the way. */
const countedHelpers = ({ aids, occupant }: Move, isDislodged: boolean): Embassy[] =>
  helpersOf(aids).filter(({ power }) => !isDislodged || power !== occupant?.power);

const holdHelpers = ({ aids }: Field, embassy: Embassy): Embassy[] =>
  helpersOf(aids.filter(({ target, fits }) => fits && sameEmbassy(target, embassy)));

export function moveReason(field: Field, move: Move): EmbassyReason {
  const strength = attack(move).most;
  const rivals = move.rivals.map(({ embassy }) => embassy);
  const opposed = Math.max(resistance(field, move).most, ...move.rivals.map((each) => prevention(each).most));
  if (!move.succeeds) return bounce(field, move, opposed);
  const loser = move.occupant && move.opposite?.succeeds !== true ? move.occupant : null;
  const helpers = countedHelpers(move, loser !== null);
  if (loser) return embassyReason("dislodging", [loser, ...rivals], strength, opposed, helpers);
  return opposed > 0
    ? embassyReason("moved-against", rivals, strength, opposed, helpers)
    : embassyReason("moved-freely", [], 0, 0, helpers);
}

function bounce(field: Field, move: Move, opposed: number): EmbassyReason {
  const { occupant, opposite } = move;
  const strength = attack(move).most;
  const inPlace = resistance(field, move).most;
  if (occupant && inPlace === opposed && push(move).most > opposed)
    return embassyReason(
      "bounced-without-own-support",
      [occupant],
      strength,
      opposed,
      inPlaceHelpers(field, move),
    );
  if (occupant && inPlace === opposed) {
    const code = opposite && headToHead(move) ? "bounced-head-to-head" : "bounced-by-holder";
    return embassyReason(code, [occupant], strength, opposed, inPlaceHelpers(field, move));
  }
  const strongest = move.rivals.filter((rival) => prevention(rival).most === opposed);
  return embassyReason(
    "bounced-by-rival",
    strongest.map(({ embassy }) => embassy),
    strength,
    opposed,
    helpersOf(strongest[0].aids),
  );
}

function inPlaceHelpers(field: Field, { occupant, opposite }: Move): Embassy[] {
  if (opposite) return opposite.succeeds === false && !headToHead(opposite) ? [] : helpersOf(opposite.aids);
  return occupant ? holdHelpers(field, occupant) : [];
}

/** Of the embassy that another one's move drove out, by that move. */
export function dislodgedReason(field: Field, by: Move): EmbassyReason {
  const against = Math.max(resistance(field, by).most, 1);
  return embassyReason("dislodged", [by.embassy], attack(by).most, against, countedHelpers(by, true));
}

export function holdReason(favor: Favor, field: Field, embassy: Embassy): EmbassyReason {
  const place = placeOf(favor, embassy);
  const attackers = field.moves.filter(({ to, occupant }) => to === place && occupant);
  if (attackers.length === 0) return embassyReason("held");
  const strength = hold(field, embassy).most;
  const strongest = Math.max(...attackers.map((move) => attack(move).most));
  const by = attackers.filter((move) => attack(move).most === strongest).map((move) => move.embassy);
  return strongest > strength
    ? embassyReason("beleaguered", by, strongest, strongest)
    : embassyReason("held-against", by, strongest, strength, holdHelpers(field, embassy));
}

export function supportReason(
  { moves, aids }: Field,
  order: EmbassyOrder & { type: "support" },
): EmbassyReason {
  const aid = aids.find(({ embassy }) => sameEmbassy(embassy, order.embassy));
  if (!aid?.fits)
    return embassyReason(order.to === null ? "support-of-mover" : "support-mismatch", [order.target]);
  if (aid.given) return embassyReason("supported");
  const attackers = aid.attackers.filter(({ from }) => from !== aid.aim);
  if (attackers.length > 0)
    return embassyReason(
      "cut-by-attack",
      attackers.map(({ embassy }) => embassy),
    );
  const winner = moves.find(({ to, succeeds }) => to === aid.from && succeeds);
  return embassyReason("cut-by-dislodgement", winner ? [winner.embassy] : []);
}

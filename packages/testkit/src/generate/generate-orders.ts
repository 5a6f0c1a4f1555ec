import {
  convoy,
  hold,
  isNext,
  type Location,
  type Move,
  move,
  type Province,
  support,
  type Unit,
} from "@chancery/engine";
import type { Dice, Weighted } from "../dice.ts";
import { isBarred } from "../reference/carriers.ts";
import { canSail, chains, isLegal, isRouted } from "../reference/legality.ts";
import { type MovementOrder, provinceOf, type Situation } from "../reference/situation.ts";
import { draftCrissCross, draftJourney } from "./generate-journeys.ts";
import { draftLandingParty, draftSiege } from "./generate-siege.ts";
import type { Field, MadeOrders } from "./made-orders.ts";

/** Orders for everyone, legal but for a few impossible moves, and written with an eye on each other. */
export function randomOrders(dice: Dice, field: Field): Pick<Situation, "orders" | "stray"> {
  const draft: MadeOrders = new Map();
  const stray: Move[] = [];
  const units = dice.shuffled(field.state.units);
  const byPath = field.rules.policies.convoyPaths === "declared";
  if (byPath) for (let pairs = dice.below(3); pairs > 0; pairs--) draftCrissCross(dice, field, draft);
  const keenness = dice.pick([0.15, 0.5, 0.8]);
  for (const unit of units) {
    if (draft.has(unit) || !dice.chance(keenness)) continue;
    if (byPath) draftJourney(dice, field, draft, unit);
    else draftVoyage(dice, field, draft, unit);
  }
  const hostility = dice.pick([0.2, 0.6, 0.9]);
  for (const order of dice.shuffled([...draft.values()])) {
    if (order.type === "convoy" && dice.chance(hostility)) draftSiege(dice, field, draft, order);
    if (order.type === "move" && dice.chance(0.25)) draftLandingParty(dice, field, draft, order.unit);
  }
  const bold = dice.pick([0.2, 0.4, 0.6]);
  const rest = units.filter((unit) => !draft.has(unit));
  for (const unit of rest) {
    if (dice.chance(bold)) draft.set(unit, randomMove(dice, field, draft, unit));
  }
  for (const unit of rest.filter((each) => !draft.has(each))) {
    const lost = dice.chance(0.03) ? impossibleMove(dice, field, unit) : null;
    if (lost) stray.push(lost);
    else draft.set(unit, randomOrder(dice, field, draft, unit));
  }
  // A unit without an order holds as well.
  const orders = [...draft.values()].filter((order) => order.type !== "hold" || dice.chance(0.5));
  return { orders: dice.shuffled(orders), stray };
}

/** An army goes by sea: over one chain of fleets or several, one of which sometimes doesn't cooperate. */
function draftVoyage(dice: Dice, field: Field, draft: MadeOrders, unit: Unit): void {
  const { rules, state } = field;
  const { board } = rules;
  if (!unit.kind.convoyed) return;
  const from = provinceOf(board, unit);
  const busy = (sea: Province): boolean =>
    state.units.some((each) => provinceOf(board, each) === sea && draft.has(each));
  const goals = board.provinces
    .map((_, province) => province as number as Location)
    .filter((to) => canSail(board, state, unit, to))
    .filter((to) =>
      chains(board, state, from, board.provinceOf[to] as Province).some((chain) => !chain.some(busy)),
    );
  if (goals.length === 0) return;
  const walks = (to: Location): boolean => isNext(board, unit.kind.way, unit.at, to as number as Province);
  const occupant = (to: Location): Unit | undefined =>
    state.units.find((each) => provinceOf(board, each) === (to as number));
  const to = dice.weighted(
    goals.map((value) => {
      const there = occupant(value);
      const foe = there && there.power !== unit.power;
      return {
        value,
        weight: (walks(value) ? 2 : 1) * (there ? 2 : 1) * (foe && there.kind.convoys ? 4 : 1),
      };
    }),
  );
  draft.set(unit, move(unit, to, dice.chance(walks(to) ? 0.4 : 0.1)));

  const routes = dice.shuffled(chains(board, state, from, to as number as Province));
  const wanted = new Set(routes.slice(0, 1 + dice.below(3)).flat());
  for (const fleet of state.units) {
    const sea = provinceOf(board, fleet);
    if (draft.has(fleet) || !isRouted(rules, state, fleet, unit, to as number as Province)) continue;
    if (dice.chance(wanted.has(sea) ? 0.93 : 0.3)) draft.set(fleet, convoy(fleet, unit, to));
  }
  // The unit at the destination may want to come the other way.
  const other = occupant(to);
  if (other && !draft.has(other) && dice.chance(0.3)) {
    const back = move(other, from as number as Location, dice.chance(0.3));
    if (isLegal(rules, state, back)) draft.set(other, back);
  }
}

const ordersOf = (draft: MadeOrders, type: MovementOrder["type"]): MovementOrder[] =>
  [...draft.values()].filter((order) => order.type === type);

/** A move on its own: rather against convoying fleets, supporters and each other, and in rings. */
function weighMoves(
  { rules: { board }, state }: Field,
  draft: MadeOrders,
  unit: Unit,
): Weighted<MovementOrder>[] {
  const here = provinceOf(board, unit);
  const goal = (order: MovementOrder): number => (order.to === null ? -1 : board.provinceOf[order.to]);
  return board.reach[unit.kind.way].to[unit.at]
    .filter(
      (to) =>
        !state.closed.includes(board.provinceOf[to] as Province) &&
        !isBarred(unit, board.provinceOf[to] as Province),
    )
    .map((to) => {
      const province = board.provinceOf[to] as Province;
      const occupant = state.units.find((each) => provinceOf(board, each) === province);
      const plan = occupant && draft.get(occupant);
      let weight = 1;
      if (plan?.type === "convoy") weight += 5;
      if (plan?.type === "support") weight += 4;
      if (plan?.type === "move") weight += goal(plan) === here ? 4 : 2;
      if (ordersOf(draft, "move").some((order) => goal(order) === province)) weight += 2;
      if (occupant && closesRing(board.provinceOf, draft, province, here)) weight += 5;
      if (occupant?.power === unit.power) weight *= 0.5;
      return { value: move(unit, to), weight };
    });
}

/** Whether going to `start` ends a chain of moves that leads back here. */
function closesRing(provinces: Uint16Array, draft: MadeOrders, start: Province, here: Province): boolean {
  const moves = ordersOf(draft, "move");
  let at: number = start;
  for (let steps = 0; steps < moves.length; steps++) {
    const next = moves.find((order) => provinces[order.unit.at] === at);
    if (!next || next.to === null) return false;
    at = provinces[next.to];
    if (at === here) return true;
  }
  return false;
}

function weighSupports(
  dice: Dice,
  { rules, state }: Field,
  draft: MadeOrders,
  unit: Unit,
): Weighted<MovementOrder>[] {
  const { board } = rules;
  const options: Weighted<MovementOrder>[] = [];
  for (const target of state.units) {
    const plan = draft.get(target);
    if (plan?.type === "move") {
      const province = board.provinceOf[plan.to] as Province;
      const coasts = board.provinces[province].coasts;
      // The coast may be named, left out, or (seldom) wrong.
      const named = dice.chance(0.5) ? plan.to : (province as number as Location);
      const to =
        coasts.length > 0 && target.kind.way === "water" && dice.chance(0.3) ? dice.pick(coasts) : named;
      options.push({ value: support(unit, target, to), weight: target.power === unit.power ? 6 : 4 });
    }
    const needed = plan?.type === "convoy" || plan?.type === "support";
    options.push({ value: support(unit, target), weight: plan?.type === "move" ? 0.1 : needed ? 2 : 0.7 });
    const elsewhere = board.reach[target.kind.way].to[target.at];
    if (elsewhere.length > 0)
      options.push({ value: support(unit, target, dice.pick(elsewhere)), weight: 0.1 });
  }
  return options.filter(({ value }) => isLegal(rules, state, value));
}

function weighConvoys({ rules, state }: Field, draft: MadeOrders, unit: Unit): Weighted<MovementOrder>[] {
  if (!unit.kind.convoys) return [];
  const options = [...draft.values()].flatMap((order): Weighted<MovementOrder>[] =>
    order.type === "move" ? [{ value: convoy(unit, order.unit, order.to), weight: 6 }] : [],
  );
  return options.filter(({ value }) => isLegal(rules, state, value));
}

function randomMove(dice: Dice, field: Field, draft: MadeOrders, unit: Unit): MovementOrder {
  const moves = weighMoves(field, draft, unit);
  return moves.length > 0 ? dice.weighted(moves) : hold(unit);
}

/** Any legal order for one unit, likelier the more it has to do with those already written. */
export function randomOrder(dice: Dice, field: Field, draft: MadeOrders, unit: Unit): MovementOrder {
  return dice.weighted([
    { value: hold(unit), weight: 1 },
    ...weighMoves(field, draft, unit).map(({ value, weight }) => ({ value, weight: weight * 0.7 })),
    ...weighSupports(dice, field, draft, unit),
    ...weighConvoys(field, draft, unit),
  ]);
}

function impossibleMove(dice: Dice, { rules, state }: Field, unit: Unit): Move | null {
  const anywhere = move(unit, dice.below(rules.board.locations.length) as Location);
  return isLegal(rules, state, anywhere) ? null : anywhere;
}

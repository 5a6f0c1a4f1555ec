import type { Point, Scene, SceneOrder } from "@chancery/variants/boards";
import { provinceOf, type Seat, type Seats } from "../seats.ts";
import { bent, between, curved, distance, heading, move, type Route, through, trimmed } from "./route.ts";

type Move = Extract<SceneOrder, { type: "move" | "sortie" }>;
type Aid = Extract<SceneOrder, { type: "support-move" | "convoy" }>;

/** Between a unit and the arrow that starts at it, and the one that ends at it. */
export const GAP = { start: 1.5, end: 4.5 };

/** Whether two places are in one province, whatever is said of its coasts. */
const isSame = (one: string, other: string): boolean => provinceOf(one) === provinceOf(other);

/** The way of a unit across the board, and whether it is carried. */
interface Way {
  readonly route: Route;
  readonly carried: boolean;
}

/** How far to the sides a way may be bent, as parts of its length; the first that is clear is taken. */
const BENDS = [0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6];
/** A way this far from all units is clear. */
const CLEAR = 6;

/** From one seat to another, bent so that it passes the units beside it as well as can be. */
export function clearWay(seats: Seats, from: Seat, to: Seat): Route {
  const [dx, dy] = heading(from.at, to.at);
  const middle = between(from.at, to.at, 0.5);
  const long = distance(from.at, to.at);
  const ways = BENDS.map((bend) => curved(from.at, move(middle, [dy, -dx], bend * long), to.at));
  const rooms = ways.map((way) => seats.roomAlong(way, [from.at, to.at]));
  const first = rooms.findIndex((room) => room >= CLEAR);
  return ways[first < 0 ? rooms.indexOf(Math.max(...rooms)) : first];
}

/** Finds the ways of moves, whether or not someone has ordered them. */
export interface Ways {
  of(from: Seat, to: string, path: readonly string[]): Way;
  ofMove(order: Move): Way;
  /** The way that a support or a convoy is meant for. */
  ofAided(order: Aid): Way;
  /** Whether to show the move that a fleet convoys. */
  isCarriedBy(order: Aid): boolean;
}

export function waysOf({ orders }: Scene, seats: Seats): Ways {
  const moves = orders.filter((order): order is Move => order.type === "move" || order.type === "sortie");
  const convoys = orders.filter((order) => order.type === "convoy");

  function of(from: Seat, to: string, path: readonly string[]): Way {
    const { seat: target, isTaken } = seats.target(to, from.at);
    const carried = path.length > 0;
    const stops = path.map((place): Point => seats.of(place).at);
    const whole = carried
      ? through([from.at, ...stops, target.at])
      : from.inRow || target.inRow
        ? clearWay(seats, from, target)
        : bent(from.at, target.at);
    const end = isTaken ? target.radius + GAP.end : target.radius * 0.4;
    return { route: trimmed(whole, from.radius + GAP.start, end), carried };
  }

  /** The fleets that have orders to convoy this way: nearest next, from where the army stands. */
  function carriers(from: string, to: string, start: Seat): string[] {
    const left = convoys.filter((each) => isSame(each.from, from) && isSame(each.to, to)).map(({ at }) => at);
    const sequence: string[] = [];
    for (let here = start.at; left.length > 0; here = seats.of(sequence[sequence.length - 1]).at) {
      left.sort((a, b) => distance(here, seats.of(a).at) - distance(here, seats.of(b).at));
      sequence.push(...left.splice(0, 1));
    }
    return sequence;
  }

  function ofMove(order: Move): Way {
    const from = seats.ofUnit(order.at, order.power);
    if (order.type === "sortie") return of(from, order.to, []);
    return of(from, order.to, order.path ?? carriers(order.at, order.to, from));
  }

  const moveMeant = ({ from, to, aided }: Aid): Move | undefined =>
    moves.find(
      (each) => isSame(each.at, from) && isSame(each.to, to) && each.power === (aided ?? each.power),
    );

  return {
    of,
    ofMove,
    ofAided(order) {
      const meant = moveMeant(order);
      if (meant) return ofMove(meant);
      const from = seats.ofUnit(order.from, order.aided);
      return of(from, order.to, order.type === "convoy" ? [order.at] : carriers(order.from, order.to, from));
    },
    isCarriedBy(order) {
      const meant = moveMeant(order);
      return meant?.type === "move" && meant.path?.includes(order.at) !== false;
    },
  };
}

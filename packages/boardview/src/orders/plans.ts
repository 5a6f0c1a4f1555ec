import {
  orderId,
  type Point,
  type Scene,
  type SceneOrder,
  type SceneUnitKind,
} from "@chancery/variants/boards";
import type { Seat, Seats } from "../seats.ts";
import { arcAbout, type Head } from "./arrows.ts";
import type { Sign } from "./marks.ts";
import {
  bent,
  curved,
  distance,
  heading,
  lengthOf,
  move,
  type Route,
  stationAt,
  trimmed,
  wavy,
} from "./route.ts";
import { clearWay, GAP, waysOf } from "./ways.ts";

/** Lines of orders: moves, supports, convoyed moves, retreats and kicks differ in more than color. */
export type LineName = "move" | "support" | "convoy" | "retreat" | "kick";

/** The parts that an order is drawn with. */
export type Figure =
  | { readonly figure: "arrow"; readonly route: Route; readonly head: Head; readonly line: LineName }
  | { readonly figure: "arc"; readonly route: Route }
  | { readonly figure: "joint"; readonly at: Point }
  | { readonly figure: "ring"; readonly at: Point; readonly radius: number; readonly broken: boolean }
  | { readonly figure: "badge"; readonly at: Point; readonly sign: Sign }
  /** A flag of a power. */
  | { readonly figure: "flag"; readonly at: Point; readonly power: string }
  | { readonly figure: "token"; readonly seat: Seat; readonly kind: SceneUnitKind };

/** How to draw an order: where everything goes, but no colors yet. */
export interface Plan {
  /** The order's id; its number where it has none. */
  readonly id: string;
  readonly order: SceneOrder;
  readonly figures: readonly Figure[];
  /** Where it is marked as failed, and how large everything is beside a unit of 20 px. */
  readonly mark: Point;
  readonly scale: number;
}

/** A unit of this radius has lines and marks in their nominal sizes. */
const NOMINAL = 20;
/** How far from a unit the arc of a hold-support is, and a ring about it. */
const ARC = 9.5;
const RING = 4.5;
const ARC_SPREAD = 0.85;
/** The waves of a kick: how long, how far to the sides. */
const WAVE = { length: 22, height: 7 };
/** Where on its way a move is joined by its supports. */
const JOINT = 0.75;

/** Where on its way an order may be marked as failed. */
const MARK_AT = [0.45, 0.4, 0.5, 0.35, 0.55, 0.3, 0.6];

/** Plans for all orders that can be seen on a board. */
export function planOrders(scene: Scene, seats: Seats): Plan[] {
  const planner = plannerOf(scene, seats);
  return scene.orders.flatMap((order, index) => {
    const plan = planner(order);
    return plan ? [{ ...plan, id: orderId(order, index), order }] : [];
  });
}

type Sketch = Omit<Plan, "id" | "order">;

function plannerOf(scene: Scene, seats: Seats): (order: SceneOrder) => Sketch | null {
  const ways = waysOf(scene, seats);
  const arcs = new Map<string, number[]>();

  const arrow = (route: Route, head: Head, line: LineName, { radius }: Seat): Sketch => ({
    figures: [{ figure: "arrow", route, head, line }],
    mark: seats.clearest(MARK_AT.map((part) => stationAt(route, lengthOf(route) * part).at)),
    scale: radius / NOMINAL,
  });

  /** Runs into the supported move in its own direction, as rails do. */
  function support(from: Seat, supported: Route): Sketch {
    const { at: joint, ahead } = stationAt(supported, lengthOf(supported) * JOINT);
    const straight = heading(from.at, joint);
    const bias = 0.45 * (1 + straight[0] * ahead[0] + straight[1] * ahead[1]);
    const into = heading([0, 0], [straight[0] + ahead[0] * bias, straight[1] + ahead[1] * bias]);
    const pull = move(joint, into, -0.42 * distance(from.at, joint));
    const route = trimmed(curved(from.at, pull, joint), from.radius + GAP.start, 0);
    const sketch = arrow(route, "none", "support", from);
    return { ...sketch, figures: [...sketch.figures, { figure: "joint", at: joint }] };
  }

  function holdSupport(from: Seat, place: string, aided?: string): Sketch {
    const held = seats.ofUnit(place, aided);
    const angle = Math.atan2(from.at[1] - held.at[1], from.at[0] - held.at[0]);
    const others = arcs.get(place) ?? [];
    const level = others.filter(
      (other) => Math.abs(Math.atan2(Math.sin(other - angle), Math.cos(other - angle))) < 2 * ARC_SPREAD,
    ).length;
    arcs.set(place, [...others, angle]);
    const radius = held.radius + ARC + 5 * level;
    const route = trimmed(bent(from.at, held.at), from.radius + GAP.start, radius);
    const arc = arcAbout(held.at, radius, heading(held.at, route[route.length - 1]), ARC_SPREAD);
    const sketch = arrow(route, "none", "support", from);
    return { ...sketch, figures: [...sketch.figures, { figure: "arc", route: arc }] };
  }

  const ring = ({ at, radius }: Seat, broken: boolean): Sketch => ({
    figures: [{ figure: "ring", at, radius: radius + RING, broken }],
    mark: [at[0] - radius * 0.85, at[1] - radius * 0.85],
    scale: radius / NOMINAL,
  });

  /** A wave from where an embassy was to where it is, from a point if it is no longer seen there. */
  function kick(from: string, to: string, power: string): Sketch {
    const start = seats.of(from, power);
    const { seat: end, isTaken } = seats.target(to, start.at, power);
    const isThere = seats.isTaken(from);
    const route = trimmed(
      clearWay(seats, start, end),
      isThere ? start.radius + GAP.start : 0,
      isTaken ? end.radius + GAP.end : end.radius * 0.4,
    );
    const sketch = arrow(wavy(route, WAVE), "solid", "kick", start);
    return isThere ? sketch : { ...sketch, figures: [...sketch.figures, { figure: "joint", at: start.at }] };
  }

  const badge = (sign: Sign, { at, radius }: Seat): Sketch => ({
    figures: [{ figure: "badge", sign, at: [at[0] + radius * 0.8, at[1] - radius * 0.8] }],
    mark: at,
    scale: radius / NOMINAL,
  });

  /** The colors of the country it rises for, on the unit's upper right. */
  const flag = (power: string, { at, radius }: Seat): Sketch => ({
    figures: [{ figure: "flag", power, at: [at[0] + radius * 0.6, at[1] - radius * 0.6] }],
    mark: at,
    scale: radius / NOMINAL,
  });

  /** At the end of its way, where a unit has only just come to. */
  const burst = ({ at, radius }: Seat): Sketch => ({
    figures: [{ figure: "badge", sign: "burst", at }],
    mark: at,
    scale: radius / NOMINAL,
  });

  return (order) => {
    if (order.type === "waive") return null;
    const seat = seats.ofUnit(order.at, order.power);
    switch (order.type) {
      case "hold":
        return ring(seat, false);
      case "move": {
        const { route, carried } = ways.ofMove(order);
        return arrow(route, "solid", carried ? "convoy" : "move", seat);
      }
      case "sortie":
        return arrow(ways.ofMove(order).route, "hollow", "move", seat);
      case "support-hold":
        return holdSupport(seat, order.from, order.aided);
      case "support-move":
        return support(seat, ways.ofAided(order).route);
      case "convoy":
        // a ring on the army's way; if that is not to be seen, the way itself
        return ways.isCarriedBy(order)
          ? ring(seat, true)
          : arrow(ways.ofAided(order).route, "solid", "convoy", seat);
      case "retreat":
        return arrow(
          ways.of(seats.isLost(order.at) ? seats.ofDislodged(order.at) : seat, order.to, []).route,
          "solid",
          "retreat",
          seat,
        );
      case "kick":
        return order.at === order.to ? badge("down", seat) : kick(order.at, order.to, order.power);
      case "retaliation":
        return seats.isLost(order.at) || seats.isTaken(order.at) ? badge("burst", seat) : burst(seat);
      case "insurrection":
        return flag(order.country, seat);
      case "disband":
        return badge("minus", order.dislodged ? seats.ofDislodged(order.at) : seat);
      case "build": {
        const sketch = badge("plus", seat);
        return seats.isTaken(order.at) || order.state === "void"
          ? sketch
          : { ...sketch, figures: [{ figure: "token", seat, kind: order.kind }, ...sketch.figures] };
      }
    }
  };
}

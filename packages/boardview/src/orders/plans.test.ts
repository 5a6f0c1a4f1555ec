import type { Point, Scene, SceneOrder } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { GEOMETRY } from "../../testing/boards.ts";
import { order, retreats1902, start1992, turn1902, turn1992, winter1992 } from "../../testing/scenes.ts";
import { type BoardGeometry, type Seats, seatsOf } from "../seats.ts";
import { type Figure, type Plan, planOrders } from "./plans.ts";
import { distance, heading, lengthOf, type Route, stationAt } from "./route.ts";

interface Planned {
  readonly plans: readonly Plan[];
  readonly seats: Seats;
  of(type: SceneOrder["type"], at: string): Plan;
}

function planned(geometry: BoardGeometry, scene: Scene): Planned {
  const seats = seatsOf(geometry, scene);
  const plans = planOrders(scene, seats);
  return {
    plans,
    seats,
    of(type, at) {
      const plan = plans.find(
        (each) => each.order.type === type && "at" in each.order && each.order.at === at,
      );
      if (!plan) throw new Error(`no ${type} of ${at}`);
      return plan;
    },
  };
}

const figure = <F extends Figure["figure"]>(plan: Plan, kind: F): Extract<Figure, { figure: F }> => {
  const found = plan.figures.find((each) => each.figure === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found as Extract<Figure, { figure: F }>;
};
const routeOf = (plan: Plan): Route => figure(plan, "arrow").route;
const last = (route: Route): Point => route[route.length - 1];
const gap = (point: Point, route: Route): number =>
  Math.min(
    ...Array.from({ length: 1001 }, (_, i) =>
      distance(point, stationAt(route, (lengthOf(route) * i) / 1000).at),
    ),
  );

describe("a turn", () => {
  const { plans, seats, of } = planned(GEOMETRY.classic, turn1902());

  test("every order of the turn has a plan", () => {
    expect(plans.map(({ id }) => id)).toEqual(turn1902().orders.map((_, i) => String(i)));
  });

  test("a plan goes by the id of its order, where it has one", () => {
    const { orders, ...scene } = turn1902();
    const named = { ...scene, orders: orders.map((order, i) => ({ ...order, id: `line-${i}` })) };
    expect(planOrders(named, seatsOf(GEOMETRY.classic, named)).map(({ id }) => id)).toEqual(
      orders.map((_, i) => `line-${i}`),
    );
  });

  test("moves start at the rim of their unit and end short of the unit in their way", () => {
    for (const plan of plans) {
      if (plan.order.type !== "move") continue;
      const route = routeOf(plan);
      const [from, to] = [seats.of(plan.order.at), seats.of(plan.order.to)];
      expect(distance(route[0], from.at) - from.radius).toBeCloseTo(1.5, 2);
      const short = distance(last(route), to.at) - (seats.isTaken(plan.order.to) ? to.radius : 0);
      expect(short).toBeGreaterThan(3);
      expect(short).toBeLessThan(to.radius * 0.5);
    }
  });

  test("units that attack each other have arrows beside each other", () => {
    const [there, back] = [routeOf(of("move", "Bur")), routeOf(of("move", "Mun"))];
    expect(gap(stationAt(there, lengthOf(there) / 2).at, back)).toBeGreaterThan(12);
  });

  test("supports join the supported arrow at three quarters of its way", () => {
    for (const [supporter, mover] of [
      ["Ruh", "Mun"],
      ["Mar", "Par"],
      ["Hol", "Den"],
      ["Tyr", "Ven"],
      ["Ukr", "War"],
    ]) {
      const move = routeOf(of("move", mover));
      const support = routeOf(of("support-move", supporter));
      expect(figure(of("support-move", supporter), "joint").at).toEqual(last(support));
      expect(distance(last(support), stationAt(move, lengthOf(move) * 0.75).at)).toBeLessThan(1e-6);
      const { at, radius } = seats.of(supporter);
      expect(distance(support[0], at) - radius).toBeCloseTo(1.5, 2);
    }
  });

  test("a support for a move that nobody has ordered still shows which it means", () => {
    const { at } = seats.of("Tyr");
    expect(distance(last(routeOf(of("support-move", "Tri"))), at)).toBeLessThan(
      distance(seats.of("Vie").at, at),
    );
  });

  test("supports to hold end in an arc about the supported unit, side by side if there are several", () => {
    const radii = ["Con", "Aeg"].map((supporter) => {
      const plan = of("support-hold", supporter);
      const { route } = figure(plan, "arc");
      const held = seats.of("Bul");
      const radius = distance(route[0], held.at);
      expect(radius - held.radius).toBeGreaterThan(5);
      for (const point of route) expect(distance(point, held.at)).toBeCloseTo(radius, 6);
      expect(distance(last(routeOf(plan)), held.at)).toBeCloseTo(radius, 2);
      return radius;
    });
    expect(Math.abs(radii[0] - radii[1])).toBeGreaterThan(3);
  });

  test("convoyed moves run through their fleets, which wear a ring", () => {
    const { route, line } = figure(of("move", "Yor"), "arrow");
    expect(line).toBe("convoy");
    for (const fleet of ["Nth", "Nrg"]) {
      expect(gap(seats.of(fleet).at, route)).toBeLessThan(1);
      expect(figure(of("convoy", fleet), "ring").broken).toBe(true);
    }
  });

  test("the fleets of a move are taken from the convoy orders if it does not name them", () => {
    const { route, line } = figure(of("move", "Rom"), "arrow");
    expect(line).toBe("convoy");
    expect(gap(seats.of("Ion").at, route)).toBeLessThan(1);
  });

  test("holding units wear a whole ring", () => {
    expect(figure(of("hold", "Bud"), "ring").broken).toBe(false);
  });

  test("marks of failed orders lie on their lines", () => {
    for (const plan of plans.filter(({ order: { type, state } }) => state === "fails" && type === "move")) {
      expect(gap(plan.mark, routeOf(plan))).toBeLessThan(1);
    }
  });
});

test("a convoy whose army is not to be seen shows the way itself", () => {
  const scene = turn1902([order("convoy", "England", "pending", { at: "Nth", from: "Yor", to: "Nwy" })]);
  const { of, seats } = planned(GEOMETRY.classic, scene);
  const { route } = figure(of("convoy", "Nth"), "arrow");
  expect(gap(seats.of("Nth").at, route)).toBeLessThan(1);
  expect(distance(route[0], seats.of("Yor").at) - seats.of("Yor").radius).toBeCloseTo(1.5, 2);
});

test("a support that leaves out a coast finds the move that names it", () => {
  const scene = turn1902([
    order("move", "France", "pending", { at: "Mid", to: "Spa/nc" }),
    order("support-move", "France", "pending", { at: "Mar", from: "Mid", to: "Spa" }),
  ]);
  const { of } = planned(GEOMETRY.classic, scene);
  const move = routeOf(of("move", "Mid"));
  const { at } = figure(of("support-move", "Mar"), "joint");
  expect(distance(at, stationAt(move, lengthOf(move) * 0.75).at)).toBeLessThan(1e-6);
});

test("a move that goes by land although a fleet offers itself says so", () => {
  const scene = turn1902([
    order("move", "England", "pending", { at: "Yor", to: "Nwy", path: [] }),
    order("convoy", "England", "pending", { at: "Nth", from: "Yor", to: "Nwy" }),
  ]);
  const { of } = planned(GEOMETRY.classic, scene);
  expect(figure(of("move", "Yor"), "arrow").line).toBe("move");
});

test("several fleets are passed in sequence, whichever order they are given in", () => {
  const fleets = ["Nrg", "Nth"].map((at) =>
    order("convoy", "England", "pending", { at, from: "Yor", to: "Nwy" }),
  );
  const scene = turn1902([...fleets, order("move", "England", "pending", { at: "Yor", to: "Nwy" })]);
  const { of, seats } = planned(GEOMETRY.classic, scene);
  const route = routeOf(of("move", "Yor"));
  const along = (place: string): number => {
    const { at } = seats.of(place);
    return route.findIndex((point) => distance(point, at) < 1);
  };
  expect(along("Nth")).toBeGreaterThan(0);
  expect(along("Nrg")).toBeGreaterThan(along("Nth"));
});

describe("what follows a turn", () => {
  const { plans, seats, of } = planned(GEOMETRY.classic, retreats1902());

  test("retreats start at the dislodged unit, beside the victor", () => {
    const plan = of("retreat", "Bur");
    const from = seats.ofDislodged("Bur");
    expect(figure(plan, "arrow").line).toBe("retreat");
    expect(distance(routeOf(plan)[0], from.at) - from.radius).toBeCloseTo(1.5, 2);
    expect(distance(from.at, seats.of("Bur").at)).toBeGreaterThanOrEqual(1.5 * seats.of("Bur").radius);
  });

  test("builds have a plus and show the unit, disbands have a minus", () => {
    expect(figure(of("build", "Mun"), "badge").sign).toBe("plus");
    expect(figure(of("build", "Ank"), "token").kind).toBe("fleet");
    expect(figure(of("disband", "Edi"), "badge").sign).toBe("minus");
  });

  test("a dislodged unit's disband is marked at that unit", () => {
    const { at, radius } = seats.ofDislodged("Rum");
    expect(distance(figure(of("disband", "Rum"), "badge").at, at)).toBeLessThan(1.2 * radius);
  });

  test("waived builds are not to be seen", () => {
    expect(plans.some(({ order: { type } }) => type === "waive")).toBe(false);
  });
});

test("what a unit did that lost its place starts where it stands now, beside the victor", () => {
  const scene = turn1902();
  const units = scene.units.map((unit) => (unit.at === "Gal" ? { ...unit, dislodged: true } : unit));
  const { of, seats } = planned(GEOMETRY.classic, { ...scene, units });
  const { at, radius } = seats.ofDislodged("Gal");
  expect(distance(routeOf(of("move", "Gal"))[0], at) - radius).toBeCloseTo(1.5, 0);
  // The victor's arrow goes to the place itself.
  expect(distance(last(routeOf(of("move", "War"))), seats.of("Gal").at)).toBeLessThan(radius);
});

test("sorties have a hollow head", () => {
  const { of } = planned(GEOMETRY.dissolution, turn1992());
  expect(figure(of("sortie", "Tel"), "arrow").head).toBe("hollow");
});

test("retaliation strikes a unit where it is now, or beside it where it stood (DIS-11.4.2-2)", () => {
  const { of, seats } = planned(GEOMETRY.dissolution, turn1992());
  expect(of("retaliation", "Ast").figures).toEqual([
    { figure: "badge", sign: "burst", at: seats.of("Ast").at },
  ]);
  const stood = start1992([order("retaliation", "Poland", "succeeds", { at: "War", by: "NATO" })]);
  const { of: ofStood, seats: before } = planned(GEOMETRY.dissolution, stood);
  const { at } = figure(ofStood("retaliation", "War"), "badge");
  expect(distance(at, before.of("War").at)).toBeCloseTo(before.of("War").radius * 0.8 * Math.SQRT2, 5);
});

test("a unit that joins an insurrection carries the flag of the country it's for (MB-225)", () => {
  const scene = turn1902();
  const joining = order("insurrection", "France", "pending", { at: "Par", country: "Russia" });
  const { of, seats } = planned(GEOMETRY.classic, { ...scene, orders: [joining] });
  const { at, radius } = seats.of("Par");
  const { power, at: pole } = figure(of("insurrection", "Par"), "flag");
  expect(power).toBe("Russia");
  expect(distance(pole, at)).toBeLessThan(radius);
});

describe("on the Favor Map", () => {
  const { of, seats } = planned(GEOMETRY.favor, winter1992());

  test("embassies in a Perimeter stand in a row and do not touch", () => {
    const row = ["Iran", "Pakistan", "Saudi Arabia"].map((power) => seats.of("I0z", power));
    for (const [i, seat] of row.slice(1).entries()) {
      expect(distance(seat.at, row[i].at)).toBeGreaterThan(2 * seat.radius);
    }
  });

  test("a move out of a Perimeter starts at its own embassy, and its support finds it", () => {
    const move = routeOf(of("move", "I0z"));
    const { at, radius } = seats.of("I0z", "Pakistan");
    expect(distance(move[0], at) - radius).toBeCloseTo(1.5, 2);
    expect(
      distance(last(routeOf(of("support-move", "I1p"))), stationAt(move, lengthOf(move) * 0.75).at),
    ).toBeLessThan(1e-6);
  });

  test("lines keep their proportion to the units", () => {
    expect(of("move", "N2k").scale).toBeCloseTo(GEOMETRY.favor.provinces.get("N2k")!.radius / 20);
    expect(heading([0, 0], [3, 4])).toEqual([0.6, 0.8]);
  });
});

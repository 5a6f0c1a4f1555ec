import { dissolutionInEnglish } from "@chancery/testkit";
import type { Scene } from "@chancery/variants/boards";
import { favorScene } from "@chancery/variants/dissolution";
import { DEFAULT_LAYOUT } from "@chancery/variants/dissolution/favor";
import { describe, expect, test } from "vitest";
import { GEOMETRY } from "../testing/boards.ts";
import { autumnKicks, winter1992, winterResults } from "../testing/scenes.ts";
import { allShapes } from "../testing/shapes.ts";
import { TEXT } from "../testing/text.ts";
import { drawBoard } from "./board.ts";
import { THEME } from "./colors/theme.ts";
import { wordsOf } from "./labels/words.ts";
import { planOrders } from "./orders/plans.ts";
import { distance, lengthOf, wavy } from "./orders/route.ts";
import { seatsOf } from "./seats.ts";
import { toSvg } from "./svg.ts";
import { FIGURES } from "./tokens/figures.ts";

const geometry = GEOMETRY.favor;
const svgOf = (scene: Scene): string =>
  toSvg(drawBoard(geometry, scene, { theme: "light", labels: "full", text: TEXT, interactive: true }));

describe("the map", () => {
  const scene = favorScene(DEFAULT_LAYOUT);
  const drawing = drawBoard(geometry, scene, { theme: "light", labels: "full", text: TEXT });
  const shapesIn = (name: string) =>
    allShapes(drawing.layers.find((layer) => layer.name === name)?.shapes ?? []);
  const group = (id: string) =>
    shapesIn("land").find((each) => each.shape === "group" && each.id === `province-${id}`);
  const fillOf = (id: string) => {
    const province = group(id);
    const [ground] = province?.shape === "group" ? province.shapes : [];
    return ground?.shape === "path" ? ground.fill : undefined;
  };

  test("has spaces that are called after their power in every language", () => {
    const named = (language: "de" | "en", id: string) =>
      favorScene(DEFAULT_LAYOUT, { language }).board.provinces.find((each) => each.id === id)?.name;
    expect([named("en", "U1p"), named("en", "U0z")]).toEqual(["US Navy 1p", "US Navy Perimeter"]);
    expect([named("de", "U1p"), named("de", "U0z")]).toEqual(["US-Marine 1p", "Umkreis (US-Marine)"]);
    expect(favorScene(DEFAULT_LAYOUT, { language: "de" }).board.name).toBe("Gunstkarte");
    const { province } = wordsOf(TEXT, favorScene(DEFAULT_LAYOUT, { language: "de" }));
    expect(province("U3f")).toBe("US-Marine 3f");
  });

  test("has slices in the colors of their powers: navy, sea blue, cornflower, orange, lavender (DIS-11.1.1-2)", () => {
    const slots = new Map(scene.powers.map(({ name, slot }) => [name, slot]));
    expect(["NATO", "US Navy", "Israel", "India", "Russia"].map((power) => slots.get(power))).toEqual([
      "navy",
      "steel",
      "cornflower",
      "orange",
      "mauve",
    ]);
    expect(new Set(["N1p", "U1p", "I1p", "B1p", "R1p"].map(fillOf)).size).toBe(5);
  });

  test("has five slices, each of a nuclear power, and no centers (DIS-11.1-1, DIS-11.1.1-1)", () => {
    const owners = scene.provinces.map(({ at, owner }) => `${at[0]} ${owner}`);
    expect([...new Set(owners.filter((each) => !each.endsWith("undefined")))].toSorted()).toEqual([
      "B India",
      "I Israel",
      "N NATO",
      "R Russia",
      "U US Navy",
    ]);
    expect(shapesIn("centers")).toEqual([]);
  });

  test("has Perimeters drawn like land that is nobody's (DIS-11.1.3-3)", () => {
    for (const slice of "NUIBR") expect(fillOf(`${slice}0z`)).toBe(THEME.light.land);
    expect(fillOf("N1p")).not.toBe(THEME.light.land);
  });

  test("has signs of the nuclear powers at its middle, which can be neither reached nor pressed (DIS-11.1.1-4)", () => {
    expect(geometry.markers.map(({ power }) => power)).toEqual([
      "NATO",
      "US Navy",
      "Israel",
      "India",
      "Russia",
    ]);
    const legend = drawing.layers.find((layer) => layer.name === "legend")?.shapes ?? [];
    for (const sign of legend.slice(0, 5)) expect(sign).toMatchObject({ shape: "group", passive: true });
    expect(scene.units).toHaveLength(50);
  });

  test("shows embassies with the US Navy as fleets, and calls them embassies all the same (DIS-11.1.1-3)", () => {
    const drawn = (at: string) => {
      const token = shapesIn("units").find((each) => each.shape === "group" && each.data?.unit === at);
      return token?.shape === "group"
        ? {
            label: token.label,
            paths: allShapes(token.shapes).flatMap((each) => (each.shape === "path" ? [each.d] : [])),
          }
        : null;
    };
    expect(drawn("U1s")?.paths).toContain(FIGURES.fleet[0]);
    expect(drawn("U1s")?.label).toBe("Egyptian embassy");
    expect(drawn("I1r")?.paths).toContain(FIGURES.embassy[0]);
  });

  test("lets every space be reached by keyboard and says what is there", () => {
    const svg = svgOf(scene);
    expect(svg.match(/class="province"[^>]*tabindex="0"/g)).toHaveLength(105);
    expect(svg).toContain('aria-label="US Navy 1s, Egyptian embassy"');
    expect(svg).toContain('aria-label="Israel Perimeter, Iranian embassy, Pakistani embassy, Saudi embassy"');
  });
});

describe("results of a winter", () => {
  const scene = winterResults(dissolutionInEnglish);
  const of = (type: string, at: string) =>
    scene.orders.find((each) => each.type === type && "at" in each && each.at === at);

  test("are drawn on the map on which the orders were given, each with its reason", () => {
    expect(of("move", "U1p")).toMatchObject({
      state: "succeeds",
      why: "Moved 3v1 (supported by E N1u and E U1q), dislodging E U2o",
    });
    expect(of("support-move", "N2k")).toMatchObject({ state: "fails", why: "Cut by E N1t" });
    expect(of("support-hold", "R1p")).toMatchObject({ state: "void", from: "R2o", aided: "Pakistan" });
  });

  test("show who was dislodged, and where to", () => {
    expect(scene.units.filter(({ dislodged }) => dislodged).map(({ at }) => at)).toEqual(["U2o", "I1q"]);
    expect(of("retreat", "U2o")).toMatchObject({ power: "Ethiopia", to: "U2n" });
    expect(of("retreat", "I1q")).toMatchObject({ power: "Poland", to: "I0z" });
  });

  test("leave out embassies that just held", () => {
    expect(scene.orders.some(({ type }) => type === "hold")).toBe(false);
    expect(
      favorScene(DEFAULT_LAYOUT, { orders: [{ type: "hold", embassy: { power: 0 as never, slice: "N" } }] })
        .orders,
    ).toEqual([{ type: "hold", power: "Egypt", state: "pending", at: "N2k" }]);
  });

  test("a retreat into a Perimeter points to a free place in it", () => {
    const seats = seatsOf(geometry, scene);
    const plan = planOrders(scene, seats).find(({ order }) => order.type === "retreat" && order.at === "I1q");
    const [arrow] = plan?.figures ?? [];
    if (arrow?.figure !== "arrow") throw new Error("no arrow");
    const end = arrow.route[arrow.route.length - 1];
    for (const power of ["Iran", "Pakistan", "Saudi Arabia"])
      expect(distance(end, seats.of("I0z", power).at)).toBeGreaterThan(seats.of("I0z").radius);
  });
});

describe("kicks", () => {
  const scene = autumnKicks();
  const seats = seatsOf(geometry, scene);
  const plans = planOrders(scene, seats).filter(({ order }) => order.type === "kick");
  const plan = (at: string, to: string) => {
    const found = plans.find(({ order }) => order.type === "kick" && order.at === at && order.to === to);
    if (!found) throw new Error(`no kick from ${at} to ${to}`);
    return found;
  };

  test("are waves from where embassies were to where they are now", () => {
    const { figures } = plan("R2j", "R1t");
    const [arrow, joint] = figures;
    expect(joint).toEqual({ figure: "joint", at: seats.of("R2j").at });
    if (arrow.figure !== "arrow") throw new Error("no arrow");
    expect(arrow.line).toBe("kick");
    const { at, radius } = seats.of("R1t");
    expect(distance(arrow.route[arrow.route.length - 1], at) - radius).toBeCloseTo(4.5, 1);
    expect(lengthOf(arrow.route)).toBeGreaterThan(1.15 * (distance(seats.of("R2j").at, at) - radius));
  });

  test("of one embassy follow each other; each ends at its own seat in the Perimeter", () => {
    plan("U2j", "U1t");
    const [arrow] = plan("U1t", "U0z").figures;
    if (arrow.figure !== "arrow") throw new Error("no arrow");
    const end = arrow.route[arrow.route.length - 1];
    expect(distance(end, seats.of("U0z", "Saudi Arabia").at)).toBeLessThan(seats.of("U0z").radius + 5);
  });

  test("pass by other embassies", () => {
    for (const { order, figures } of plans) {
      const [arrow] = figures;
      if (order.type !== "kick" || arrow.figure !== "arrow") continue;
      const ends = [seats.of(order.at, order.power).at, seats.of(order.to, order.power).at] as const;
      expect(seats.roomAlong(arrow.route, ends), `${order.at}-${order.to}`).toBeGreaterThan(-12);
    }
  });

  test("of embassies already in the Perimeter are a badge", () => {
    expect(plan("U0z", "U0z").figures).toMatchObject([{ figure: "badge", sign: "down" }]);
  });

  test("are told in words", () => {
    const svg = svgOf(scene);
    expect(svg).toContain("Kazakh embassy Russia 2j is kicked to Russia 1t");
    expect(svg).toContain("Yugoslav embassy US Navy Perimeter is kicked and stays");
  });
});

test("waves begin and end where the way does", () => {
  const way = [
    [0, 0],
    [200, 0],
  ] as const;
  const waves = wavy(way, { length: 20, height: 6 });
  expect(waves[0]).toEqual([0, 0]);
  expect(waves[waves.length - 1]).toEqual([200, 0]);
  const heights = waves.map(([, y]) => y);
  expect(Math.max(...heights)).toBeCloseTo(6, 1);
  expect(Math.min(...heights)).toBeCloseTo(-6, 1);
});

test("the map of the start is that of the default layout", () => {
  expect(winter1992().units).toEqual(favorScene(DEFAULT_LAYOUT).units);
});

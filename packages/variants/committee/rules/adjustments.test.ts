import {
  createNotation,
  formatPosition,
  type Power,
  type Province,
  playPhase,
  readOrder,
  readPosition,
} from "@chancery/engine";
import { committeeGame, sit } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES, type Committee } from "../testing.ts";

/** France and its homes, by committee, with a coastal and an inland one first. */
const FRANCE = {
  "1901": { homes: ["Bre", "Par", "Mar"], abroad: "Spa", lost: "Mar", kept: "Bre", free: ["Par"] },
  "1935": {
    homes: ["Bri", "Par", "Lyo", "Syr", "Fna"],
    abroad: "Por",
    lost: "Lyo",
    kept: "Bri",
    free: ["Par", "Syr", "Fna"],
  },
} as const;

describe.each(COMMITTEES)("adjustments in the committee of %s", (committee) => {
  const { homes, abroad, lost, kept, free } = FRANCE[committee];
  const [coastal, inland] = homes;
  const winter = (
    units: readonly string[],
    centers: readonly string[],
    orders: readonly string[],
    more = {},
  ) =>
    sit(
      committee,
      { France: units, Italy: ["A Rom"], ...more },
      { France: orders },
      { phase: `W${committee}A`, centers: { France: centers, Italy: ["Rom"] } },
    );

  test("units are brought into line with centers, all at once (MB-202, MB-203, MB-205)", () => {
    const { units, phase } = sit(
      committee,
      { France: [`A ${abroad}`], Italy: ["A Rom", "A Ven", "A Tus"] },
      { France: [`Build A ${inland}`], Italy: ["Remove A Tus"] },
      { phase: `W${committee}A`, centers: { France: [abroad, inland], Italy: ["Rom", "Ven"] } },
    );
    expect(units("France")).toEqual([`A ${inland}`, `A ${abroad}`].toSorted());
    expect(units("Italy")).toEqual(["A Rom", "A Ven"]);
    expect(phase).toBe(`S${Number(committee) + 1}M`);
  });

  test("the owner chooses what goes (MB-206)", () => {
    for (const gone of ["A Gas", "A Bur"].map((unit) =>
      committee === "1935" ? unit.replace("Gas", "Bor") : unit,
    )) {
      const all = committee === "1935" ? ["A Bor", "A Bur"] : ["A Bur", "A Gas"];
      const { units, order } = winter(all, [inland], [`Remove ${gone}`]);
      expect(units("France")).toEqual(all.filter((unit) => unit !== gone));
      expect(order("Remove")).toMatchObject({ status: "succeeds", rules: ["MB-206"] });
    }
  });

  test("one unit in each empty home center it still controls, and nowhere else (MB-207, MB-208)", () => {
    const build = (place: string, units: string[] = [], centers: readonly string[] = [...homes, abroad]) =>
      winter(units, centers, [`Build A ${place}`]).order("Build");
    expect(build(inland)).toMatchObject({ status: "succeeds", rules: ["MB-207"] });
    expect(build(abroad)).toMatchObject({ status: "illegal", rules: ["MB-208"] });
    expect(build(inland, [`A ${inland}`]).status).toBe("illegal");
    expect(build(inland, [], [coastal, abroad]).status).toBe("illegal");
    const twice = winter([], homes, [`Build A ${inland}`, `Build A ${inland}`]);
    expect(twice.units("France")).toEqual([`A ${inland}`]);
  });

  test("France in the example can build only where the booklet says (M01-60, M35-47)", () => {
    const centers = [...homes.filter((home) => home !== lost), abroad, "Bel", "Hol", "Den"];
    const tried = homes.filter(
      (home) =>
        winter([`A ${kept}`], centers, [`Build A ${home}`], { Italy: ["A Rom", `A ${lost}`] }).order("Build")
          .status === "succeeds",
    );
    expect(tried.toSorted()).toEqual([...free].toSorted());
  });

  test("with the lost home regained and the other vacated it builds there after the next Fall (M01-61, M35-48)", () => {
    const regained = sit(
      committee,
      { France: [`A ${lost}`], Italy: ["A Rom"] },
      {},
      {
        phase: `F${committee}M`,
        centers: { France: [...homes.filter((home) => home !== lost), abroad], Italy: ["Rom", lost] },
      },
    );
    expect(regained.centers("France")).toContain(lost);
    const built = regained.next({ France: [`Build A ${kept}`] });
    expect(built.units("France")).toEqual([`A ${kept}`, `A ${lost}`].toSorted());
    const next = built.next({ France: [`A ${lost} - ${committee === "1901" ? "Gas" : "Bur"}`] }).next({});
    expect(next.next({ France: [`Build A ${lost}`] }).units("France")).toContain(`A ${lost}`);
  });

  test("only armies inland; on a coast the kind has to be said, or there is no build (MB-209, MB-210, MB-215)", () => {
    expect(winter([], homes, [`Build F ${inland}`]).order("Build")).toMatchObject({
      status: "illegal",
      rules: ["MB-209"],
    });
    const vague = winter([], homes, [`Build ${coastal}`]);
    expect(vague.order("Build")).toMatchObject({ result: "ignored", rules: ["MB-210"] });
    expect(vague.units("France")).toEqual([]);
    expect(winter([], homes, [`Build F ${coastal}`]).units("France")).toEqual([`F ${coastal}`]);
  });

  test("with all home centers occupied nothing is built, by whomever (MB-211)", () => {
    const centers = [...homes, abroad, "Bel"];
    const own = sit(
      committee,
      { France: homes.map((home) => `A ${home}`) },
      {},
      { phase: `F${committee}M`, centers: { France: centers } },
    );
    expect(own.phase).toBe(`S${Number(committee) + 1}M`);
    const order = winter(
      homes.slice(1).map((home) => `A ${home}`),
      centers,
      [`Build A ${coastal}`],
      {
        Italy: ["A Rom", `A ${coastal}`],
      },
    ).order("Build");
    expect(order).toMatchObject({ status: "illegal", rules: ["MB-211"] });
  });

  test("without home centers a country plays on, and builds again once it has one back (MB-212, MB-213, MB-222)", () => {
    const exile = sit(
      committee,
      { France: [`A ${abroad}`], Italy: homes.map((home) => `A ${home}`) },
      {},
      { phase: `F${committee}M`, centers: { France: [abroad, "Bel"], Italy: homes } },
    );
    expect(exile.phase).toBe(`S${Number(committee) + 1}M`);
    expect(exile.response.state).not.toHaveProperty("lost.France");
    expect(exile.units("France")).toEqual([`A ${abroad}`]);
    const back = sit(
      committee,
      { France: [`A ${inland}`], Italy: ["A Rom"] },
      {},
      { phase: `F${committee}M`, centers: { France: [abroad, "Bel"], Italy: homes } },
    );
    expect(back.phase).not.toBe(`W${committee}A`);
    const vacated = sit(
      committee,
      { France: [`A ${abroad}`], Italy: ["A Rom"] },
      {},
      { phase: `F${committee}M`, centers: { France: [abroad, "Bel", inland], Italy: ["Rom"] } },
    );
    expect(vacated.phase).toBe(`W${committee}A`);
    expect(vacated.next({ France: [`Build A ${inland}`] }).units("France")).toContain(`A ${inland}`);
  });

  test("a build may be declined, in words or by silence (MB-214)", () => {
    expect(winter([], homes, ["Waive"]).order("Waive")).toMatchObject({
      status: "succeeds",
      rules: ["MB-214"],
    });
    expect(winter([], homes, []).units("France")).toEqual([]);
  });

  test("invalid removals are ignored, and the farthest from home go instead: fleets before armies, then by name (MB-215, MB-206)", () => {
    const { units, events } = winter([`A ${inland}`, "A Mos"], [inland], ["Remove A Xyz"]);
    expect(units("France")).toEqual([`A ${inland}`]);
    expect(events("disbanded")).toMatchObject([{ unit: "A Mos", rules: ["MB-205"] }]);
    // Far from home, even in a center of its own, goes before near home.
    expect(winter(["A Rum", "A Bur"], ["Rum"], []).units("France")).toEqual(["A Bur"]);
    const [fleet, army] = committee === "1901" ? ["F Gas", "A Bur"] : ["F Pic", "A Bur"];
    expect(winter([fleet, army], [inland], []).units("France")).toEqual([army]);
    const pair = committee === "1901" ? ["A Bur", "A Gas"] : ["A Bor", "A Bur"];
    expect(winter(pair, [inland], []).units("France")).toEqual([pair[1]]);
  });
});

test("1901: a fleet built in St. Petersburg names its coast (M01-62)", () => {
  const build = (text: string) =>
    sit("1901", { Russia: [] }, { Russia: [text] }, { phase: "W1901A", centers: { Russia: ["StP", "Mos"] } });
  expect(build("Build F StP").order("Build")).toMatchObject({ result: "ignored", rules: ["M01-62"] });
  expect(build("Build F StP NC").units("Russia")).toEqual(["F StP/nc"]);
  expect(build("Build F StP (South Coast)").units("Russia")).toEqual(["F StP/sc"]);
});

test("1935: nobody has Iran as a home, so that nothing is built there (M35-49, MB-208)", () => {
  for (const text of ["Build F Irn NC", "Build F Irn", "Build A Irn"]) {
    const { order, units } = sit(
      "1935",
      { Turkey: [] },
      { Turkey: [text] },
      { phase: "W1935A", centers: { Turkey: ["Irn", "Ank"] } },
    );
    expect(order("Build").result).toBe("ignored");
    expect(units("Turkey")).toEqual([]);
  }
});

test("1935: were Iran anyone's home, a fleet built there would have to name its coast (M35-49)", () => {
  const { rules, start } = committeeGame("1935");
  const iran = rules.board.provinces.findIndex(({ id }) => id === "Irn") as Province;
  const turkey = rules.powers.findIndex(({ name }) => name === "Turkey") as Power;
  const powers = rules.powers.map((each, i) => (i === turkey ? { ...each, homes: [iran] } : each));
  const notation = createNotation({ ...rules, powers });
  const position = { phase: "W1935A", units: { Turkey: [] }, centers: { Turkey: ["Irn"] } };
  const state = readPosition(notation, start, position);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const build = (text: string) => {
    const order = readOrder(notation, state.value, turkey, text);
    const orders = order.ok ? [order.value] : [];
    const turn = playPhase(notation.rules, state.value, new Map([[turkey, orders]]));
    return formatPosition(notation.rules, turn.state).units.Turkey;
  };
  expect(build("Build F Irn")).toEqual([]);
  expect(build("Build F Irn NC")).toEqual(["F Irn/nc"]);
  expect(build("Build F Irn SC")).toEqual(["F Irn/sc"]);
  expect(rules.citations["coast-needed-to-build"]).toEqual(["M35-49"]);
});

const MOST: Readonly<Record<Committee, number>> = { "1901": 18, "1935": 25 };

describe.each(COMMITTEES)("control of Europe in %s", (committee) => {
  const all = "Par Bre Mar Spa Por Bel Hol Lon Lvp Edi Mun Kie Ber Den Ven Rom Nap Tun Vie".split(" ");
  const many =
    "Par Bri Lyo Syr Fna Lon Edi Ire Gib Egy Rom Nap Ven Mil Lib Mad Bcn Nav Sev And Por Mor Bel Hol Den Swe".split(
      " ",
    );
  const list = committee === "1901" ? all : many;
  const close = (count: number, setting = {}) =>
    sit(
      committee,
      { France: ["A Par"] },
      {},
      { phase: `F${committee}M`, centers: { France: list.slice(0, count), Turkey: ["Ank"] }, ...setting },
    );

  test("so many centers give it, and five points, once ownership is settled after a Fall (M01-4, M35-4, MB-5, MB-6)", () => {
    expect(close(MOST[committee] - 1).response.state).not.toHaveProperty("control");
    const { response, events } = close(MOST[committee]);
    expect(response.state).toMatchObject({ control: ["France"] });
    expect(events("control")).toMatchObject([{ power: "France", points: 5 }]);
    const spring = close(MOST[committee], { phase: `S${committee}M` });
    expect(spring.response.state).not.toHaveProperty("control");
  });

  test("what is taken in that very Fall counts, and so does what is lost in it (M01-4, M35-4, MB-6)", () => {
    const last = list[MOST[committee] - 1];
    const held = { phase: `F${committee}M`, centers: { France: list.slice(0, MOST[committee] - 1) } };
    const taken = sit(committee, { France: [`A ${last}`] }, {}, held);
    expect(taken.response.state).toMatchObject({ control: ["France"] });
    const robbed = sit(
      committee,
      { France: ["A Par"], Turkey: [`A ${last}`] },
      {},
      { ...held, centers: { France: list.slice(0, MOST[committee]), Turkey: ["Ank"] } },
    );
    expect(robbed.response.state).not.toHaveProperty("control");
  });

  test("play continues, and the points are given once (MB-5, MB-7)", () => {
    const { phase, events, response } = close(MOST[committee], { control: ["France"] });
    expect(phase).not.toBe("COMPLETED");
    expect(events("control")).toEqual([]);
    expect(response.state).toMatchObject({ control: ["France"] });
  });
});

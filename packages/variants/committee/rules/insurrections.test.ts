import { type Played, sit } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

/** Italy is lost to France; Britain helps with as many units as one rising needs, and has one more. */
const STAGE = {
  "1901": { britain: "England", helpers: ["A Wal", "A Yor"], homes: ["Rom", "Ven", "Nap"] },
  "1935": {
    britain: "United Kingdom",
    helpers: ["A Wal", "A Yor", "F Nth"],
    homes: ["Rom", "Ven", "Nap", "Mil", "Lib"],
  },
} as const;

describe.each(COMMITTEES)("an insurrection in the committee of %s", (committee) => {
  const { britain, helpers, homes } = STAGE[committee];
  const setting = {
    centers: { [britain]: ["Lon", "Edi"], France: ["Par", ...homes], Turkey: ["Ank"], Germany: ["Ber"] },
    lost: { Italy: "France" },
  };
  const join = helpers.map((unit) => `${unit} I Italy`);
  const revive = `Revive ${homes.map((home, i) => `${i + 1} A ${home}`).join(", ")}`;
  /** All help, and Italy asks for all; others as given. */
  function rising(
    units: Record<string, readonly string[]> = {},
    orders: Record<string, readonly string[]> = {},
    more = {},
  ): Played {
    return sit(
      committee,
      { [britain]: helpers, Italy: [], ...units },
      { [britain]: join, Italy: [revive], ...orders },
      { ...setting, ...more },
    );
  }

  test.each([
    "F I Lon-Italy",
    "F Lon I Italy",
    "F Lon I-Italy",
    "I Lon-Italy",
    "Lon I Italy",
    "F I London–Italy",
    "F I Lon - Italy",
    "fleet London insurrection Italy",
    "A I Lon-Italy",
    "F I Lon-Itly",
    "F Lon I Itali",
  ])("the order is written %s (MB-225, MB-226)", (text) => {
    const { order, units, response } = sit(
      committee,
      { [britain]: ["F Lon"] },
      { [britain]: [text] },
      setting,
    );
    expect(units(britain)).toEqual([]);
    expect(response.orders).toHaveLength(1);
    expect(order(text)).toMatchObject({ order: "F I Lon-Italy", status: "succeeds", rules: ["MB-227"] });
  });

  test("for a country that is not lost, doesn't exist, or is your own, it is illegal and the unit holds (MB-224, MB-68)", () => {
    for (const country of ["Turkey", "Atlantis", britain]) {
      const { order, units } = rising({ [britain]: ["F Lon"] }, { [britain]: [`F Lon I ${country}`] });
      expect(["illegal", "invalid"]).toContain(order("F Lon").status);
      expect(units(britain)).toEqual(["F Lon"]);
    }
  });

  test("units of others cannot be sent, and where nobody stands there is nobody to send (MB-223, MB-225)", () => {
    const { order, units, events } = rising(
      { [britain]: ["F Lon"], Germany: ["A Ber"] },
      { [britain]: ["A Ber I Italy", "F Wal I Italy", "F Atlantis I Italy"] },
    );
    expect(order("A Ber")).toMatchObject({ result: "ignored", rules: ["MB-223"] });
    for (const text of ["F Wal", "F Atlantis"])
      expect(order(text)).toMatchObject({ result: "ignored", rules: ["MB-225"] });
    expect([...units(britain), ...units("Germany")]).toEqual(["F Lon", "A Ber"]);
    expect(events("invested")).toEqual([]);
  });

  test("it is one of the orders of Spring and Fall, and not of retreats or builds (MB-230, MB-231)", () => {
    for (const season of ["S", "F"]) {
      const { centers } = rising({}, {}, { phase: `${season}${committee}M` });
      expect(centers("Italy")).not.toEqual([]);
    }
    const winter = sit(
      committee,
      { [britain]: ["F Lon"] },
      { [britain]: ["F Lon I Italy"], Italy: [revive] },
      { ...setting, phase: `W${committee}A` },
    );
    for (const order of winter.response.orders) expect(order.result).toBe("ignored");
    expect(winter.units(britain)).toEqual(["F Lon"]);
  });

  test("the helpers may be of one power or of several (M01-66, M35-52)", () => {
    const [first, ...others] = helpers;
    const { centers } = rising(
      { [britain]: [first], Germany: others },
      { [britain]: [`${first} I Italy`], Germany: others.map((unit) => `${unit} I Italy`) },
    );
    expect(centers("Italy")).toHaveLength(helpers.length);
  });

  test("a helper leaves at once: it defends nothing, and support for it is void (MB-227, MB-229)", () => {
    const { fate, order, units } = rising(
      { Germany: ["F Eng", "A Lon"] },
      { Germany: ["F Eng - Wal", "A Lon S A Wal"] },
    );
    expect(fate("F Eng")).toBe("moved");
    expect(units("Germany")).toEqual(["A Lon", "F Wal"]);
    expect(order("A Lon")).toMatchObject({ status: "void", rules: ["MB-227"] });
  });

  test("it cannot be stopped by an attack, nor does it cut or bounce anything (MB-228, MB-229)", () => {
    const { centers, events } = rising(
      { Germany: ["F Eng", "F Iri"] },
      { Germany: ["F Eng - Wal", "F Iri S F Eng - Wal"] },
    );
    expect(events("dislodged")).toEqual([]);
    expect(centers("Italy")).toHaveLength(helpers.length);
  });

  test("a fleet that helps does not convoy (MB-227, MB-167)", () => {
    const units = { [britain]: ["F Nth", "A Lon"] };
    const { order, units: after } = rising(units, {
      [britain]: ["F Nth I Italy", "A Lon - Den"],
    });
    expect(order("A Lon").status).toBe("fails");
    expect(after(britain)).toEqual(["A Lon"]);
  });

  test("a unit that is also ordered something else does neither; what is impossible does not count (MB-84)", () => {
    const twice = rising({ [britain]: ["F Lon"] }, { [britain]: ["F Lon I Italy", "F Lon - Eng"] });
    expect(twice.units(britain)).toEqual(["F Lon"]);
    for (const { status } of twice.response.orders.filter(({ power }) => power === britain))
      expect(status).toBe("illegal");
    const torn = rising(
      { [britain]: ["F Lon"] },
      { [britain]: ["F Lon I Italy", "F Lon I Turkey"] },
      { lost: { Italy: "France", Turkey: "Germany" }, centers: { France: homes, Germany: ["Ank"] } },
    );
    expect(torn.units(britain)).toEqual(["F Lon"]);
    for (const { status, rules } of torn.response.orders.filter(({ power }) => power === britain))
      expect({ status, rules }).toEqual({ status: "illegal", rules: ["MB-84"] });
    const same = rising({ [britain]: ["F Lon"] }, { [britain]: ["F Lon I Italy", "F I Lon-Italy"] });
    expect(same.units(britain)).toEqual([]);
    const misspelled = rising({ [britain]: ["F Lon"] }, { [britain]: ["F I Lon-Itlay"] });
    expect(misspelled.units(britain)).toEqual([]);
    const impossible = rising({ [britain]: ["F Lon"] }, { [britain]: ["F Lon I Italy", "F Lon - Mos"] });
    expect(impossible.units(britain)).toEqual([]);
    const notLost = rising({ [britain]: ["F Lon"] }, { [britain]: ["F Lon I Turkey", "F Lon - Eng"] });
    expect(notLost.units(britain)).toEqual(["F Eng"]);
  });

  test("the list says which centers and in which order; names of others and repeated ones are struck out (MB-235, MB-244, MB-245)", () => {
    const reversed = `Revive ${homes.map((home, i) => `${homes.length - i} ${home}`).join(", ")}`;
    expect(rising({}, { Italy: [reversed] }).centers("Italy")).toEqual(
      homes.slice(-helpers.length).toSorted(),
    );
    const foreign = rising({}, { Italy: ["Revive 1 Par, 2 Rom, 3 Rom, 4 Ven"] });
    expect(foreign.centers("Italy")).toEqual(["Rom", "Ven"]);
    expect(foreign.centers("France")).toContain("Par");
    expect(foreign.order("Revive")).toMatchObject({ status: "succeeds", rules: ["MB-243"] });
    expect(foreign.order("Revive").why).toContain(
      "Revival filed. Struck out, because not a home center or already named: Par and Rom",
    );
  });

  test("a center is taken back from any owner, even a helper, and also if nobody owns it (MB-235)", () => {
    const { [helpers.length - 1]: last } = helpers;
    const from = rising(
      { [britain]: helpers.slice(0, -1), France: [last] },
      { [britain]: join.slice(0, -1), France: [`${last} I Italy`] },
      { centers: { [britain]: ["Lon", "Rom"], France: ["Par"] } },
    );
    expect(from.centers("Italy")).toEqual(homes.slice(0, helpers.length).toSorted());
    expect(from.centers(britain)).toEqual(["Lon"]);
  });

  test("a single name, or a list headed as one of preference, needs no numbers (MB-246)", () => {
    expect(rising({}, { Italy: ["Revive Nap"] }).centers("Italy")).toEqual(["Nap"]);
    expect(rising({}, { Italy: ["Revive in order of preference: Nap, Rom"] }).centers("Italy")).toEqual([
      "Nap",
      "Rom",
    ]);
  });

  test.each([
    [["Revive Rom, Nap"], "MB-246"],
    [["Revive 1 Rom, Nap"], "MB-246"],
    [["Revive 1 Rom, 1 Nap"], "MB-246"],
    [["Revive"], "MB-244"],
    [["Revive 1 Par, 2 Ank"], "MB-235"],
    [["Revive 1 Rom", "Revive 1 Nap"], "MB-246"],
  ])(
    "a list that is none wins nothing back, and the helpers are lost: %j (%s, MB-246, MB-248)",
    (list, rule) => {
      const { response, centers, units, events } = rising({}, { Italy: list });
      const filed = response.orders.filter(({ power }) => power === "Italy");
      expect(filed).toHaveLength(list.length);
      for (const { status, result, rules } of filed) {
        expect(["invalid", "illegal"]).toContain(status);
        expect({ result, rules }).toEqual({ result: "ignored", rules: [rule] });
      }
      expect(centers("Italy")).toEqual([]);
      expect(units(britain)).toEqual([]);
      expect(events("rising-without-order")).toMatchObject([{ rules: ["MB-243", "MB-248"] }]);
    },
  );

  test("reclaiming is a right: it need not ask for all it could have (MB-236)", () => {
    const { centers, units } = rising({}, { Italy: ["Revive 1 A Rom"] });
    expect(centers("Italy")).toEqual(["Rom"]);
    expect(units("Italy")).toEqual(["A Rom"]);
  });

  test("the kind is its choice: army, fleet, no unit; an impossible one is none (MB-238, MB-209, MB-210)", () => {
    const { units, centers } = rising({}, { Italy: ["Revive 1 F Rom, 2 Nap none"] });
    expect(units("Italy")).toEqual(["F Rom"]);
    expect(centers("Italy")).toEqual(["Nap", "Rom"]);
    expect(rising({}, { Italy: ["Revive 1 Rom"] }).units("Italy")).toEqual(["A Rom"]);
  });

  test("a center entered in the season costs one more; one left costs nothing (MB-233, MB-234)", () => {
    const entered = rising({ France: ["A Tus"] }, { France: ["A Tus - Rom"] });
    expect(entered.centers("Italy")).not.toContain("Rom");
    const left = rising({ France: ["A Rom"] }, { France: ["A Rom - Tus"] });
    expect(left.centers("Italy")).toContain("Rom");
    const retreated = rising(
      { France: ["A Tus"], Germany: ["A Pie", "A Ven"] },
      { Germany: ["A Pie - Tus", "A Ven S A Pie - Tus"] },
    );
    expect(retreated.phase).toBe(`S${committee}R`);
    expect(retreated.centers("Italy")).toEqual([]);
    const after = retreated.next({ France: ["A Tus - Rom"] });
    expect(after.centers("Italy")).not.toContain("Rom");
    expect(retreated.next({}).centers("Italy")).toContain("Rom");
  });

  test("a helper in the center itself has left and does not occupy it; other helpers' units do (MB-233, MB-234)", () => {
    const inside = [...helpers.slice(1), "A Rom"];
    const { centers, units } = rising(
      { [britain]: inside },
      { [britain]: inside.map((unit) => `${unit} I Italy`) },
    );
    expect(centers("Italy")).toContain("Rom");
    expect(units("Italy")).toContain("A Rom");
    const standing = rising({ [britain]: [...helpers, "A Rom"] });
    expect(standing.centers("Italy")).not.toContain("Rom");
  });

  const DRIVEN = {
    units: { [britain]: [...helpers, "A Lon", "A Edi"], France: ["A Rom", "A Ven"] },
    orders: { [britain]: [...join, "A Lon I Italy", "A Edi I Italy"], Italy: ["Revive 1 A Rom, 2 A Ven"] },
  };

  test("a unit in a reclaimed center retreats at once, not into another of them (MB-234, MB-237)", () => {
    const risen = rising(DRIVEN.units, DRIVEN.orders);
    expect(risen.phase).toBe(`S${committee}R`);
    expect(risen.centers("Italy")).toEqual(["Rom", "Ven"]);
    expect(risen.retreats("A Rom")).not.toContain("Ven");
    expect(risen.retreats("A Ven")).not.toContain("Rom");
    expect(risen.events("driven-out")).toHaveLength(2);
    const apart = risen.next({ France: ["A Rom - Tus", "A Ven - Apu"] });
    expect(apart.units("France")).toEqual(["A Apu", "A Tus"]);
    expect(apart.phase).toBe(`F${committee}M`);
    const same = risen.next({ France: ["A Rom - Tus", "A Ven - Tus"] });
    expect(same.units("France")).toEqual([]);
    expect(risen.next({}).units("France")).toEqual([]);
  });

  test("not even into one in which no unit rises, nor is another rising's unit in its way elsewhere (MB-234)", () => {
    const list = { Italy: ["Revive 1 Rom none, 2 Ven none"] };
    const risen = rising(DRIVEN.units, { ...DRIVEN.orders, ...list });
    expect(risen.units("Italy")).toEqual([]);
    expect(risen.retreats("A Rom")).not.toContain("Ven");
    expect(risen.retreats("A Ven")).not.toContain("Rom");
    expect(risen.retreats("A Rom")).toContain("Tus");
  });

  test("nor to where a standoff was that season (MB-188, MB-234)", () => {
    expect(rising(DRIVEN.units, DRIVEN.orders).retreats("A Rom")).toContain("Tus");
    const contested = rising(
      {
        ...DRIVEN.units,
        Turkey: ["A Pie"],
        Germany: [committee === "1901" ? "F Tyn" : "F Lig"],
      },
      {
        ...DRIVEN.orders,
        Turkey: ["A Pie - Tus"],
        Germany: [committee === "1901" ? "F Tyn - Tus" : "F Lig - Tus"],
      },
    );
    expect(contested.standoffs).toEqual(["Tus"]);
    expect(contested.retreats("A Rom")).not.toContain("Tus");
  });

  test("in Spring too the centers change hands at once; the former owner adjusts after the Fall (MB-239, MB-240)", () => {
    const risen = rising(
      { France: ["A Par", "A Bur", "A Mar"] },
      {},
      {
        centers: { ...setting.centers, France: ["Par", ...homes] },
      },
    );
    expect(risen.phase).toBe(`F${committee}M`);
    expect(risen.units("France")).toHaveLength(3);
    const fall = risen.next({});
    expect(fall.phase).toBe(`W${committee}A`);
    expect(fall.next({}).units("France")).toHaveLength(fall.centers("France").length);
    // The helper keeps its centers and may build again.
    expect(fall.centers(britain)).toEqual(["Edi", "Lon"]);
    expect(fall.next({ [britain]: ["Build F Lon", "Build A Edi"] }).units(britain)).toEqual([
      "A Edi",
      "F Lon",
    ]);
  });

  test("after a Fall rising the revived power adjusts as well, and what it took counts as its own (MB-237, MB-202, MB-240)", () => {
    const risen = rising({}, { Italy: ["Revive 1 A Rom, 2 Nap none"] }, { phase: `F${committee}M` });
    expect(risen.phase).toBe(`W${committee}A`);
    expect(risen.centers("Italy")).toEqual(["Nap", "Rom"]);
    const built = risen.next({ Italy: ["Build F Nap"], [britain]: ["Build F Lon"] });
    expect(built.units("Italy")).toEqual(["A Rom", "F Nap"]);
    expect(built.units(britain)).toEqual(["F Lon"]);
  });

  test("two countries may rise in one season, each with its own help (MB-223, MB-242)", () => {
    const setup = {
      centers: { [britain]: ["Lon", "Edi"], France: ["Par", ...homes], Germany: ["Ber", "Ank"] },
      lost: { Italy: "France", Turkey: "Germany" },
    };
    const more = committee === "1901" ? ["A Lon", "A Lvp"] : ["A Lon", "A Lvp", "A Edi"];
    const both = rising(
      { [britain]: [...helpers, ...more] },
      { [britain]: [...join, ...more.map((unit) => `${unit} I Turkey`)], Turkey: ["Revive 1 F Ank"] },
      setup,
    );
    expect(both.centers("Turkey")).toEqual(["Ank"]);
    expect(both.centers("Italy")).toHaveLength(helpers.length);
    expect(both.response.state).toMatchObject({ helperPoints: { [britain]: 2 } });
    const one = rising(
      { [britain]: ["A Wal", "A Yor"] },
      { [britain]: ["A Wal I Italy", "A Yor I Turkey"], Turkey: ["Revive 1 F Ank"] },
      setup,
    );
    expect(one.response.state).not.toHaveProperty("helperPoints");
  });

  test("each power with two units in it has its point, one with a single unit has none, and who rises none for that (MB-241)", () => {
    const { response } = rising(
      { [britain]: ["A Wal", "A Yor"], Germany: ["A Ber", "A Mun"], Turkey: ["A Ank"] },
      {
        [britain]: ["A Wal I Italy", "A Yor I Italy"],
        Germany: ["A Ber I Italy", "A Mun I Italy"],
        Turkey: ["A Ank I Italy"],
      },
    );
    expect(response.state).toMatchObject({ helperPoints: { [britain]: 1, Germany: 1 } });
    expect(Object.keys((response.state as { helperPoints?: object }).helperPoints ?? {})).toHaveLength(2);
  });

  test("one may help a rising against oneself, and has the point for it (MB-223, MB-241)", () => {
    const { centers, response } = rising({ [britain]: [], France: helpers }, { [britain]: [], France: join });
    expect(centers("Italy")).toHaveLength(helpers.length);
    expect(centers("France")).not.toContain("Rom");
    expect(response.state).toMatchObject({ helperPoints: { France: 1 } });
  });

  test("points once gained stay, and count with the centers (MB-241, MB-220)", () => {
    const { response } = rising({}, {}, { helperPoints: { [britain]: 1, Turkey: 2 } });
    expect(response.state).toMatchObject({ helperPoints: { [britain]: 2, Turkey: 2 } });
  });
});

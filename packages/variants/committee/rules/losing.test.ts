import { sit } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

describe.each(COMMITTEES)("losing the country in %s", (committee) => {
  const fall = `F${committee}M`;
  const year = Number(committee);
  /** Italy holds only Rome and Venice, and has one more army in the field. */
  const close = (units: Record<string, string[]>, more = {}) =>
    sit(
      committee,
      { Italy: ["A Tus"], ...units },
      {},
      { phase: fall, centers: { Italy: ["Rom", "Ven"], France: ["Par"], Turkey: ["Ank"] }, ...more },
    );

  test("with its last center a country is lost, and with the adjustments its last unit (MB-216, MB-217)", () => {
    const lost = close({ France: ["A Rom", "A Ven"] });
    expect(lost.response.state).toMatchObject({ lost: { Italy: "France" } });
    expect(lost.phase).toBe(`W${committee}A`);
    const after = lost.next({});
    expect(after.units("Italy")).toEqual([]);
    expect(after.centers("Italy")).toEqual([]);
  });

  test("with a center, even without a unit or abroad, it is not lost (MB-216, MB-222)", () => {
    const one = sit(
      committee,
      { Italy: [], France: ["A Rom"] },
      {},
      { phase: fall, centers: { Italy: ["Rom", "Ven"], France: ["Par"] } },
    );
    expect(one.response.state).not.toHaveProperty("lost.Italy");
    const abroad = close({ Italy: ["A Por"], France: ["A Rom", "A Ven"] });
    expect(abroad.centers("Italy")).toEqual(["Por"]);
    expect(abroad.response.state).not.toHaveProperty("lost.Italy");
  });

  test("in Spring nobody is lost (MB-216, MB-197)", () => {
    const spring = close({ France: ["A Rom", "A Ven"] }, { phase: `S${committee}M` });
    expect(spring.response.state).not.toHaveProperty("lost.Italy");
    expect(spring.units("Italy")).toEqual(["A Tus"]);
  });

  test("it counts as a province of the power that took most of it; between equals the officers decide (MB-218)", () => {
    const split = close({ France: ["A Rom"], Turkey: ["A Ven"] });
    expect(split.response.state).toMatchObject({ lost: { Italy: null } });
    const most = close(
      { France: ["A Rom", "A Ven"], Turkey: ["F Nap"] },
      { centers: { Italy: ["Rom", "Ven", "Nap"], France: ["Par"], Turkey: ["Ank"] } },
    );
    expect(most.response.state).toMatchObject({ lost: { Italy: "France" } });
    expect(most.events("lost").filter(({ country }) => country === "Italy")).toMatchObject([
      { overlord: "France", rules: ["MB-216", "MB-218"] },
    ]);
  });

  test("or of the power that a rising gave it back to (MB-218)", () => {
    const helper = committee === "1901" ? ["A Lon", "A Edi", "A Wal"] : ["A Lon", "A Edi", "A Wal", "A Yor"];
    const england = committee === "1901" ? "England" : "United Kingdom";
    const risen = sit(
      committee,
      { [england]: helper, Italy: [], France: ["A Rom"] },
      {
        [england]: helper.map((unit) => `${unit} I Italy`),
        Italy: ["Revive 1 A Rom"],
      },
      {
        phase: `S${committee}M`,
        centers: { [england]: ["Lon", "Edi"], France: ["Rom"] },
        lost: { Italy: "France" },
      },
    );
    expect(risen.centers("Italy")).toEqual(["Rom"]);
    const retreated = risen.phase.endsWith("R") ? risen.next({ France: ["A Rom - Tus"] }) : risen;
    const year1 = retreated.next({});
    expect(year1.response.state).toMatchObject({ lost: { France: "Italy" } });
  });

  test("it may be lost and revived again and again, never while it has a center (MB-216, MB-239)", () => {
    const england = committee === "1901" ? "England" : "United Kingdom";
    const helpers = ["A Lon", "A Edi", "A Wal"];
    const join = { [england]: helpers.map((unit) => `${unit} I Italy`), Italy: ["Revive 1 A Rom, 2 A Ven"] };
    const centers = { [england]: ["Lon", "Edi"], France: ["Par", "Rom", "Ven"] };
    const first = sit(committee, { [england]: helpers, Italy: [], France: ["A Par"] }, join, {
      centers,
      lost: { Italy: "France" },
    });
    expect(first.centers("Italy")).toEqual(["Rom", "Ven"]);
    const again = sit(committee, { [england]: helpers, Italy: ["A Rom"], France: ["A Par"] }, join, {
      centers: { ...centers, Italy: ["Rom"], France: ["Par", "Ven"] },
    });
    for (const unit of helpers) expect(again.order(unit)).toMatchObject({ status: "illegal" });
    expect(again.order("Revive").status).toBe("illegal");
    expect(again.units(england)).toEqual(helpers.toSorted());
    // Taken again in the Fall of the next year.
    const lost = sit(
      committee,
      { Italy: [], France: ["A Rom", "A Ven"], [england]: ["A Lon"] },
      {},
      { phase: `F${year + 1}M`, centers: { Italy: ["Rom", "Ven"], France: ["Par"], [england]: ["Lon"] } },
    );
    expect(lost.response.state).toMatchObject({ lost: { Italy: "France" } });
  });

  test("help in the very Fall of the loss comes too soon (MB-216, MB-231)", () => {
    const england = committee === "1901" ? "England" : "United Kingdom";
    const early = sit(
      committee,
      { [england]: ["A Lon"], Italy: [], France: ["A Rom"] },
      { [england]: ["A Lon I Italy"] },
      { phase: fall, centers: { Italy: ["Rom"], [england]: ["Lon"], France: ["Par"] } },
    );
    expect(early.order("A Lon")).toMatchObject({ status: "illegal" });
    expect(early.units(england)).toEqual(["A Lon"]);
    expect(early.response.state).toMatchObject({ lost: { Italy: "France" } });
  });
});

import { sit } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "./testing.ts";

describe.each(COMMITTEES)("a position of the committee of %s that says nothing of losses", (committee) => {
  const spring = `S${committee}M`;
  const centers = { France: ["Par", "Rom"], Turkey: ["Ank"] };
  const stand = (units: Record<string, string[]>, orders: Record<string, string[]>, more = {}) =>
    sit(committee, { France: ["A Par"], ...units }, orders, { phase: spring, centers, ...more });

  test("has a country with nothing left as lost, so that its insurrection can be joined (MB-216)", () => {
    const played = stand({}, { France: ["A Par I Italy"] });
    expect(played.order("A Par")).toMatchObject({ status: "succeeds" });
    expect(played.response.state).toMatchObject({ lost: { Italy: null, Germany: null } });
    expect(played.response.state).not.toHaveProperty("lost.Turkey");
  });

  test("has one with a last unit or a last center as not lost (MB-216, MB-222)", () => {
    const unit = stand({ Italy: ["A Tus"] }, { France: ["A Par I Italy"] });
    expect(unit.order("A Par")).toMatchObject({ status: "illegal" });
    const center = stand({}, { France: ["A Par I Italy"] }, { centers: { ...centers, Italy: ["Ven"] } });
    expect(center.order("A Par")).toMatchObject({ status: "illegal" });
  });

  test("has a unit that waits for its retreat as a unit", () => {
    const retreats = {
      phase: `S${committee}R`,
      dislodged: [{ power: "Italy", unit: "A Tus", attackedFrom: "Pie" }],
    };
    expect(stand({}, { Italy: ["A Tus - Apu"] }, retreats).response.state).not.toHaveProperty("lost.Italy");
  });

  test("has one without centers as lost in the adjustments, whatever units it has (MB-217)", () => {
    const winter = stand({ Italy: ["A Tus"] }, {}, { phase: `W${committee}A` });
    expect(winter.response.state).toMatchObject({ lost: { Italy: null } });
    expect(winter.units("Italy")).toEqual([]);
  });

  test("keeps to what it says where it says something, also that nobody is lost", () => {
    const none = stand({}, { France: ["A Par I Italy"] }, { lost: {} });
    expect(none.order("A Par")).toMatchObject({ status: "illegal" });
    expect(none.response.state).toMatchObject({ lost: {} });
    const robbed = stand({}, {}, { phase: `F${committee}M`, ruined: { Italy: "Turkey" } });
    expect(robbed.response.state).toMatchObject({ lost: { Italy: "Turkey" } });
  });
});

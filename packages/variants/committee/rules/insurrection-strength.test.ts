import { formatList } from "@chancery/messages";
import { committeeGame, sit } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES, type Committee } from "../testing.ts";

/** A lost country of each committee, its homes as a ranking, and a bystander with units to give. */
const STAGE = {
  "1901": {
    country: "Austria",
    homes: ["Vie", "Bud", "Tri"],
    helper: "England",
    occupier: "Italy",
    places: ["Lon", "Edi", "Lvp", "Nth", "Nwy", "Wal", "Iri", "Cly", "Yor", "Bel"],
    centers: { England: ["Lon", "Edi", "Lvp"], Italy: ["Rom", "Ven", "Nap", "Vie", "Bud", "Tri"] },
  },
  "1935": {
    country: "Poland",
    homes: ["Pod", "Sil", "Pru", "Kra", "Wbe"],
    helper: "Spain",
    occupier: "Germany",
    places: ["Mad", "Bcn", "Nav", "Sev", "And", "Glc", "Val", "Por", "Bor", "Mar"],
    centers: {
      Spain: ["Mad", "Bcn", "Nav", "Sev", "And"],
      Germany: ["Ham", "Mst", "Ber", "Fkf", "Mun", "Pod", "Sil", "Pru", "Kra", "Wbe"],
    },
  },
} as const;

/** How many centers are won back, by helpers and by how many of all home centers are occupied, the first ones first. */
function reclaimed(committee: Committee, helpers: number, occupied: number): readonly string[] {
  const { country, homes, helper, occupier, places, centers } = STAGE[committee];
  const units = {
    [helper]: places
      .slice(0, helpers)
      .map((place) => `${committee === "1901" && ["Nth", "Iri"].includes(place) ? "F" : "A"} ${place}`),
    [occupier]: homes.slice(0, occupied).map((home) => `A ${home}`),
    [country]: [],
  };
  const { centers: after } = sit(
    committee,
    units,
    {
      [helper]: units[helper].map((unit) => `${unit} I ${country}`),
      [country]: [`Revive ${homes.map((home, i) => `${i + 1} A ${home}`).join(", ")}`],
    },
    { centers, lost: { [country]: occupier } },
  );
  return after(country);
}

describe("how much help wins back how much", () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])("1901: %i units take back %i vacant centers (M01-63, M01-64, MB-232)", (helpers, centers) => {
    expect(reclaimed("1901", helpers, 0)).toHaveLength(centers);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 3],
    [4, 5],
    [5, 5],
  ])("1935: %i units take back %i vacant centers (M35-50, M35-51, MB-232)", (helpers, centers) => {
    expect(reclaimed("1935", helpers, 0)).toHaveLength(centers);
  });

  test.each([
    [2, 1, ["Bud", "Tri"]],
    [2, 3, []],
    [3, 1, ["Bud", "Vie"]],
    [4, 2, ["Bud", "Vie"]],
    [5, 1, ["Bud", "Tri", "Vie"]],
    [6, 2, ["Bud", "Tri", "Vie"]],
    [7, 3, ["Bud", "Tri", "Vie"]],
  ])(
    "1901: %i units, the first %i centers occupied, take back %j (MB-233, MB-234)",
    (helpers, occupied, centers) => {
      expect(reclaimed("1901", helpers, occupied)).toEqual(centers);
    },
  );

  test.each([
    [4, 1, 3],
    [5, 1, 5],
    [5, 2, 3],
    [6, 2, 5],
    [6, 3, 3],
    [9, 5, 5],
    [8, 5, 4],
  ])(
    "1935: %i units with the first %i centers occupied take back %i (MB-233, MB-234)",
    (helpers, occupied, centers) => {
      expect(reclaimed("1935", helpers, occupied)).toHaveLength(centers);
    },
  );
});

describe.each(COMMITTEES)("insurrections in the committee of %s", (committee) => {
  const { country, homes, helper, occupier, places, centers } = STAGE[committee];
  const least = committee === "1901" ? 2 : 3;
  const army = (place: string): string => `${["Nth", "Iri"].includes(place) ? "F" : "A"} ${place}`;
  const units = { [helper]: places.slice(0, least).map(army), [occupier]: [], [country]: [] };
  const join = { [helper]: units[helper].map((unit) => `${unit} I ${country}`) };
  const revive = { [country]: [`Revive ${homes.map((home, i) => `${i + 1} ${home}`).join(", ")}`] };
  const setting = { centers, lost: { [country]: occupier } };

  test("the centers are regained, and a unit is built in each, at the end of the season (MB-237, MB-238, MB-239)", () => {
    const {
      units: after,
      centers: owned,
      phase,
      response,
    } = sit(committee, units, { ...join, ...revive }, setting);
    expect(after(country)).toEqual(
      homes
        .slice(0, least)
        .map((home) => `A ${home}`)
        .toSorted(),
    );
    expect(owned(country)).toEqual(homes.slice(0, least).toSorted());
    expect(phase).toBe(`F${committee}M`);
    expect(response.state).not.toHaveProperty(["lost", country]);
  });

  test("helpers leave the board from wherever they stand (MB-223, MB-227, MB-228, MB-229)", () => {
    const { units: after, order } = sit(committee, units, { ...join, ...revive }, setting);
    expect(after(helper)).toEqual([]);
    expect(order(join[helper][0])).toMatchObject({ status: "succeeds", result: "disbanded" });
  });

  test("without a valid order to revive it ends without success, and the helpers are lost (MB-243, MB-248)", () => {
    const { units: after, centers: owned, events } = sit(committee, units, join, setting);
    expect(owned(country)).toEqual([]);
    expect(after(helper)).toEqual([]);
    expect(events("rising-without-order")).toHaveLength(1);
  });

  test("an order to revive that gives no order of preference is invalid (MB-245, MB-246)", () => {
    const bare = { [country]: [`Revive ${homes.join(", ")}`] };
    const { order, centers: owned } = sit(committee, units, { ...join, ...bare }, setting);
    expect(order("Revive")).toMatchObject({ status: "invalid", rules: ["MB-246"] });
    expect(owned(country)).toEqual([]);
  });

  /** The rising with so many helpers of those there are, and others in some of the homes. */
  const told = (count: number, occupied: readonly string[] = [], list = revive[country]) => {
    const { events } = sit(
      committee,
      {
        [helper]: places.slice(0, count).map(army),
        [occupier]: occupied.map((home) => `A ${home}`),
        [country]: [],
      },
      { [helper]: places.slice(0, count).map((place) => `${army(place)} I ${country}`), [country]: list },
      setting,
    );
    return [...events("risen"), ...events("rising-too-weak")].map(({ why, rules }) => ({ why, rules }));
  };
  const name = (id: string): string =>
    committeeGame(committee).rules.board.provinces.find((each) => each.id === id)?.name ?? id;
  const vain = `The insurrection in ${country} failed:`;

  test("the reason for its failure says what was needed, and by which rule (MB-224, MB-232, MB-234)", () => {
    expect(told(0)).toEqual([{ why: `${vain} nobody helped it`, rules: ["MB-224"] }]);
    expect(told(1)).toEqual([
      { why: `${vain} 1 unit helped, and at least ${least} were needed`, rules: ["MB-232"] },
    ]);
    const crowded = `${least + 1} were needed because every center named is occupied`;
    expect(told(least, homes)).toEqual([
      { why: `${vain} ${least} units helped, and ${crowded}`, rules: ["MB-234"] },
    ]);
    expect(told(1, homes)).toEqual([
      { why: `${vain} 1 unit helped, and ${crowded}`, rules: ["MB-232", "MB-234"] },
    ]);
  });

  test("the results say what it takes back, and what would have needed more (MB-237, MB-247)", () => {
    const taken = homes.slice(0, least).map(name);
    const most = formatList("en", taken);
    const missed = homes.slice(least).map((home) => `; ${name(home)} would have needed 4`);
    expect(told(least)).toEqual([
      {
        why: `${country} rises with the help of ${least} units and takes back ${most}${missed.join("")}`,
        rules: ["MB-237", "MB-239", "MB-247"],
      },
    ]);
    const [first] = homes;
    expect(told(least, [], [`Revive ${first}`])).toEqual([
      {
        why: `${country} rises with the help of ${least} units and takes back ${name(first)}`,
        rules: ["MB-237", "MB-239"],
      },
    ]);
  });

  test("with less help than hoped for, the preferred centers are taken as far as it reaches (MB-247, MB-249)", () => {
    const { centers: owned } = sit(committee, units, { ...join, ...revive }, setting);
    expect(owned(country)).toEqual(homes.slice(0, least).toSorted());
    const fewer = { [helper]: join[helper].slice(1) };
    expect(sit(committee, units, { ...fewer, ...revive }, setting).events("rising-too-weak")).toHaveLength(1);
  });

  test("a power that puts two or more units into one insurrection gets a point, whatever comes of it (MB-241, MB-272)", () => {
    expect(sit(committee, units, join, setting).response.state).toMatchObject({
      helperPoints: { [helper]: 1 },
    });
  });
});

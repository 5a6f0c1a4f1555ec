import { Atlas, committeeGame, sit, sitDown } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

/** A power of each committee with two of its homes, and a neutral center nearby. */
const SETTLERS = {
  "1901": { power: "Turkey", homes: ["Con", "Smy"], neutral: "Bul", wilds: "Arm" },
  "1935": { power: "Spain", homes: ["Bcn", "Mad"], neutral: "Por", wilds: "Val" },
} as const;

describe.each(COMMITTEES)("the board of %s", (committee) => {
  const { rules } = committeeGame(committee);
  const { provinces } = rules.board;
  const [{ name: first }] = rules.powers;
  const { power, homes, neutral, wilds } = SETTLERS[committee];
  const holding = (...more: string[]) => ({ centers: { [power]: [...homes, ...more] } });

  test("every province is inland, water or coastal, and centers are on land (MB-13, M01-7, M35-7)", () => {
    const { centers, groundOf, ids, ofGround } = new Atlas(committeeGame(committee));
    const grounds = ["land", "water", "shore"] as const;
    expect(grounds.flatMap(ofGround).toSorted()).toEqual(ids.toSorted());
    expect(centers().filter((id) => groundOf(id) === "water")).toEqual([]);
    expect(centers()).toHaveLength(committee === "1901" ? 34 : 60);
  });

  test("only armies stand inland, only fleets on water, and either on a coast (MB-14, MB-15, MB-16)", () => {
    for (const { id, name, terrain, coasts } of provinces) {
      const place = coasts.length > 0 ? rules.board.locations[coasts[0]].label : id;
      const army = () => sit(committee, { [first]: [`A ${id}`] }, {});
      const fleet = () => sit(committee, { [first]: [`F ${terrain === "inland" ? name : place}`] }, {});
      if (terrain === "sea") expect(army).toThrow(/An army cannot be in/);
      else expect(army().units(first)).toEqual([`A ${id}`]);
      if (terrain === "inland") expect(fleet).toThrow(/A fleet cannot be in/);
      else expect(fleet().units(first)).toEqual([`F ${place}`]);
    }
  });

  test("with a center more comes a unit more, with one less it goes (MB-17, MB-18, MB-36)", () => {
    const fall = { phase: `F${committee}M` };
    const units = { [power]: [`A ${neutral}`, `A ${homes[1]}`] };
    const gained = sit(committee, units, {}, { ...fall, ...holding() });
    expect(gained.centers(power)).toHaveLength(3);
    expect(gained.next({ [power]: [`Build A ${homes[0]}`] }).units(power)).toHaveLength(3);
    const robbed = sit(
      committee,
      { [power]: [`A ${homes[1]}`, `A ${wilds}`], Germany: [`A ${homes[0]}`] },
      {},
      { ...fall, ...holding() },
    );
    expect(robbed.centers(power)).toEqual([homes[1]]);
    expect(robbed.next({ [power]: [`Remove A ${wilds}`] }).units(power)).toEqual([`A ${homes[1]}`]);
  });

  test("a power never runs out of pieces: fleets on all seas, armies in all inland provinces (MB-21)", () => {
    const all = provinces.flatMap(({ id, terrain }) =>
      terrain === "sea" ? [`F ${id}`] : terrain === "inland" ? [`A ${id}`] : [],
    );
    expect(sit(committee, { [first]: all }, {}).units(first)).toEqual(all.toSorted());
  });

  test("Spring and Fall take turns, and only a Fall is followed by adjustments (MB-35, MB-37, MB-38, MB-39, MB-72)", () => {
    const year = Number(committee);
    const spring = sitDown(committee, {});
    expect([spring.response.phase, spring.phase]).toEqual([`S${year}M`, `F${year}M`]);
    expect(spring.next({}).phase).toBe(`S${year + 1}M`);
    const units = { [power]: [`A ${neutral}`] };
    expect(sit(committee, units, {}, holding()).phase).toBe(`F${year}M`);
    expect(sit(committee, units, {}, { ...holding(), phase: `F${year}M` }).phase).toBe(`W${year}A`);
  });
});

test.each(["Denmark", "Brest", "Spain"])("1901: %s is a coastal province (M01-6, MB-16)", (name) => {
  const { groundOf } = new Atlas(committeeGame("1901"));
  const { provinces } = committeeGame("1901").rules.board;
  expect(provinces.filter((each) => each.name === name).map(({ id }) => groundOf(id))).toEqual(["shore"]);
});

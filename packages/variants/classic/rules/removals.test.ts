import type { ReasonJson } from "@chancery/engine";
import { play } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS, type Edition } from "../editions.ts";

/** Who goes if a power orders nothing although it has units too many. */
function removed(
  edition: Edition,
  power: string,
  units: string[],
  centers: string[],
  inDisorder: boolean,
): string[] {
  const played = play(
    edition,
    { [power]: units },
    {},
    {
      phase: "W1901A",
      centers: { [power]: centers },
      ...(inDisorder && { civilDisorder: [power] }),
    },
  );
  return units.filter((unit) => !played.units(power).includes(unit));
}

describe.each([true, false])("forced removals by the rules of 1971 (in civil disorder: %s)", (inDisorder) => {
  const gone = (power: string, units: string[], centers: string[]) =>
    removed("1971", power, units, centers, inDisorder);

  test("the unit farthest from its nearest home center goes first, no matter who owns that (C71-XIV.4-1)", () => {
    expect(gone("Italy", ["A War", "A Tus"], ["War"])).toEqual(["A War"]);
    expect(gone("Austria", ["A Boh", "A Hol", "A Ber"], ["Hol", "Bud"])).toEqual(["A Hol"]);
  });

  test("armies count sea by sea, as if convoyed (C71-XIV.4-1)", () => {
    // Tunis to Naples by the Ionian Sea: two. Munich to Venice by Tyrolia: two. Burgundy: three.
    expect(gone("Italy", ["A Tun", "A Bur"], ["Tun"])).toEqual(["A Bur"]);
    expect(gone("England", ["A Bel", "A Ruh"], ["Bel"])).toEqual(["A Ruh"]);
  });

  test("fleets count by the ways of fleets (C71-XIV.4-1, C71-XIV.4-2)", () => {
    // A fleet in Prussia is two moves from St. Petersburg; Warsaw, next to it, cannot be entered.
    expect(gone("Russia", ["F Pru", "A Boh"], ["War"])).toEqual(["F Pru"]);
    expect(gone("Russia", ["F Pru", "A Alb"], ["War"])).toEqual(["A Alb"]);
  });

  test("of equally far units fleets go before armies (C71-XIV.4-2)", () => {
    expect(gone("Germany", ["A Boh", "F Hel", "A Bur"], ["Ber", "Kie"])).toEqual(["F Hel"]);
  });

  test("then by the alphabet of the full names (C71-XIV.4-3)", () => {
    expect(gone("England", ["F Nrg", "F Nth"], ["Lon"])).toEqual(["F Nth"]);
    expect(gone("Russia", ["A Lvn", "A Gal"], ["Mos"])).toEqual(["A Gal"]);
    expect(gone("England", ["F Nrg", "F NAt", "F Nth"], ["Lon"])).toEqual(["F NAt", "F Nth"]);
  });

  test("several go one after another by the same list (C71-XIV.4-1, C71-XIV.4-2, C71-XIV.4-3)", () => {
    expect(gone("Germany", ["A Kie", "F Nth", "A Ruh", "F Bal"], ["Kie"])).toEqual([
      "F Nth",
      "A Ruh",
      "F Bal",
    ]);
    expect(gone("Germany", ["A Kie", "F Nth", "A Ruh", "F Bal"], ["Kie", "Ber"])).toEqual(["F Nth", "F Bal"]);
  });
});

describe.each([true, false])("forced removals by the rules of 2023 (in civil disorder: %s)", (inDisorder) => {
  const gone = (power: string, units: string[], centers: string[]) =>
    removed("2023", power, units, centers, inDisorder);

  test("the procedure is for powers in civil disorder and for those that order no removal (C23-45)", () => {
    expect(gone("Italy", ["A War", "A Tus"], ["War"])).toEqual(["A Tus"]);
  });

  test("no unit on a center of its own goes while another can (C23-46)", () => {
    expect(gone("Germany", ["F Kie", "A Ruh", "F Hol"], ["Kie", "Hol"])).toEqual(["A Ruh"]);
    expect(gone("Germany", ["F Kie", "A Ber"], ["Kie"])).toEqual(["A Ber"]);
  });

  test("the unit farthest from its nearest owned center goes first (C23-47)", () => {
    expect(gone("Italy", ["A Gre", "A Pie"], ["Nap"])).toEqual(["A Pie"]);
    expect(gone("France", ["A Gal", "A Pic"], ["War"])).toEqual(["A Pic"]);
  });

  test("distance is plain adjacency, whether or not the unit could go that way (C23-47)", () => {
    expect(gone("Russia", ["F Pru", "A Boh"], ["War"])).toEqual(["A Boh"]);
    expect(gone("Russia", ["F Bot", "F Nth"], ["Mun"])).toEqual(["F Bot"]);
  });

  test("of equally far units fleets go before armies, then by the alphabet (C23-48)", () => {
    expect(gone("Russia", ["A Boh", "F Ska", "F Nth"], ["StP", "War"])).toEqual(["F Nth"]);
    expect(gone("Germany", ["A Boh", "F Hel", "A Bur"], ["Mun", "Kie"])).toEqual(["F Hel"]);
    expect(gone("Russia", ["A Lvn", "A Gal"], ["War"])).toEqual(["A Gal"]);
  });
});

/** Why the units went that nobody ordered to go. */
function reasonsOf(edition: Edition, power: string, units: string[], centers: string[]) {
  const { response } = play(
    edition,
    { [power]: units },
    {},
    { phase: "W1902A", centers: { [power]: centers } },
  );
  return response.events
    .filter(({ type }) => type === "disbanded")
    .map(({ unit, reason, rules }) => ({ unit, ...(reason as ReasonJson), rules }));
}

describe("the reason names what decided", () => {
  test("the distance from home in 1971, the center it stands on in 2023 (C71-XIV.4-1, C23-46)", () => {
    const position = ["France", ["A Mos", "A Bur"], ["Mos"]] as const;
    const [power, units, centers] = [position[0], [...position[1]], [...position[2]]];
    expect(reasonsOf("1971", power, units, centers)).toMatchObject([
      { unit: "A Mos", code: "removed-as-farthest", by: ["A Bur"], rules: ["C71-XIV.4-1"] },
    ]);
    expect(reasonsOf("2023", power, units, centers)).toMatchObject([
      { unit: "A Bur", code: "removed-off-center", by: ["A Mos"], rules: ["C23-45", "C23-46"] },
    ]);
  });

  test("the distance from its centers in 2023 (C23-47)", () => {
    expect(reasonsOf("2023", "Italy", ["A Gre", "A Pie"], ["Nap"])).toMatchObject([
      { unit: "A Pie", code: "removed-as-farthest-from-centers", by: ["A Gre"], rules: ["C23-45", "C23-47"] },
    ]);
  });

  test.each([
    ["1971", "C71-XIV.4-2", "C71-XIV.4-3"],
    ["2023", "C23-48", "C23-48"],
  ] as const)("the kind, then the alphabet: %s (C71-XIV.4-2, C71-XIV.4-3, C23-48)", (edition, kind, name) => {
    const [fleet] = reasonsOf(edition, "Germany", ["A Ruh", "F Hel"], ["Kie"]);
    expect(fleet).toMatchObject({ unit: "F Hel", code: "removed-by-kind", by: ["A Ruh"] });
    expect(fleet?.rules).toContain(kind);
    const [army] = reasonsOf(edition, "Russia", ["A Lvn", "A Gal"], ["War"]);
    expect(army).toMatchObject({ unit: "A Gal", code: "removed-by-name", by: ["A Lvn"] });
    expect(army?.rules).toContain(name);
  });

  test("nothing has to be decided when all units go (CB-145)", () => {
    expect(reasonsOf("2023", "Italy", ["A Gre"], [])).toMatchObject([
      { unit: "A Gre", code: "removed-with-all" },
    ]);
  });
});

test.each(EDITIONS)(
  "what was ordered is carried out, and only the rest is forced (C23-45): %s",
  (edition) => {
    const { units, response } = play(
      edition,
      { Germany: ["A Kie", "F Nth", "A Ruh"] },
      { Germany: ["Remove A Kie"] },
      { phase: "W1901A", centers: { Germany: ["Kie"] } },
    );
    expect(units("Germany")).toEqual(["A Ruh"]);
    const [forced] = response.events.filter(({ type }) => type === "disbanded");
    expect(forced).toMatchObject({ unit: "F Nth", power: "Germany" });
    expect(forced.rules).toContain(edition === "1971" ? "C71-XIV.4-1" : "C23-45");
  },
);

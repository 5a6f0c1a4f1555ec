import { dissolutionInEnglish } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { placeOf } from "./favor.ts";
import { carryOutKicks } from "./kicks.ts";
import { embassy, mapOf } from "./testing/maps.ts";
import { kickFacts, kickRules } from "./told.ts";

const ways = (favor: ReturnType<typeof mapOf>, ...codes: string[]) =>
  carryOutKicks(
    favor,
    codes.map((code) => embassy(code, "R")),
  ).kicks.map(({ from, to }) => `${from}-${to}`);

describe("a kicked embassy", () => {
  test("goes to the nearest vacant hex of lower value, next to it or not (DIS-11.7.1-2)", () => {
    expect(ways(mapOf("UK R3h"), "UK")).toEqual(["R3h-R2k"]);
    const full = mapOf("UK R3h", "EG R2k", "ET R2m", "IR R2j", "KA R2n", "PA R1s");
    expect(ways(full, "UK")).toEqual(["R3h-R1r"]);
  });

  test("goes to the first letter among hexes equally near (DIS-11.7.1-3, DIS-11.1.2-4)", () => {
    expect(ways(mapOf("UK R2m"), "UK")).toEqual(["R2m-R1r"]);
    expect(ways(mapOf("UK R2m", "EG R1r", "ET R1s"), "UK")).toEqual(["R2m-R1q"]);
  });

  test("goes to the Perimeter if no lower hex is vacant (DIS-11.7.1-4)", () => {
    const rim = mapOf("UK R2m", "EG R1p", "ET R1q", "IR R1r", "KA R1s", "PA R1t", "PO R1u");
    expect(ways(rim, "UK")).toEqual(["R2m-R0z"]);
    expect(ways(mapOf("UK R1p"), "UK")).toEqual(["R1p-R0z"]);
  });

  test("stays in the Perimeter if it is there, and is kicked all the same (DIS-11.7.1-5)", () => {
    expect(ways(mapOf(), "UK")).toEqual(["R0z-R0z"]);
  });
});

describe("several kicks", () => {
  test("come by the letters of where embassies stand at that moment (DIS-2.1.3-4, DIS-11.7-2)", () => {
    expect(ways(mapOf("UK R2m", "EG R2k"), "UK", "EG")).toEqual(["R2k-R1s", "R2m-R1r"]);
  });

  test("of one embassy are separate: it queues up again under its new letter (DIS-11.7.2-1)", () => {
    const favor = mapOf("UK R3f", "EG R2m");
    expect(ways(favor, "UK", "UK", "EG")).toEqual(["R3f-R2n", "R2m-R1r", "R2n-R1q"]);
  });

  test("leave an embassy waiting for a kick in the way of others", () => {
    const favor = mapOf("UK R2o", "EG R1p", "ET R2j");
    expect(ways(favor, "EG", "UK", "ET")).toEqual(["R2j-R1t", "R2o-R1q", "R1p-R0z"]);
  });

  test("in different slices have nothing to do with each other (DIS-11.7-3)", () => {
    const favor = mapOf("UK R2m", "UK N2m", "EG N2k");
    const all = carryOutKicks(favor, [embassy("UK", "R"), embassy("UK", "N"), embassy("EG", "N")]);
    const alone = carryOutKicks(favor, [embassy("UK", "R")]);
    expect(placeOf(all.favor, embassy("UK", "R"))).toBe(placeOf(alone.favor, embassy("UK", "R")));
    expect(all.kicks.map(({ embassy: { slice } }) => slice)).toEqual(["N", "N", "R"]);
  });

  test("follow from the map alone, without anyone's choice (DIS-11.7-1)", () => {
    const favor = mapOf("UK R2m", "EG R2k");
    const pending = [embassy("UK", "R"), embassy("EG", "R")];
    expect(carryOutKicks(favor, pending)).toEqual(carryOutKicks(favor, pending));
  });
});

describe("a kick is told in a sentence", () => {
  const told = (favor: ReturnType<typeof mapOf>) => {
    const [kick] = carryOutKicks(favor, [embassy("UK", "R")]).kicks;
    return dissolutionInEnglish({ code: "kicked", rules: kickRules(kick), facts: kickFacts(kick) });
  };

  test.each([
    [mapOf("UK R2m"), "Ukraine's embassy with Russia was kicked from R2m to R1r (Favor 1)"],
    [mapOf("UK R1p"), "Ukraine's embassy with Russia was kicked from R1p to the Perimeter R0z (Favor 0)"],
    [
      mapOf("UK R2m", "EG R1p", "IR R1q", "KA R1r", "PA R1s", "PO R1t", "RO R1u"),
      "Ukraine's embassy with Russia was kicked from R2m to the Perimeter R0z (Favor 0): no hex of lower Favor was vacant",
    ],
    [mapOf(), "Ukraine's embassy with Russia was kicked; it is already in the Perimeter R0z"],
  ])("%#", (favor, sentence) => expect(told(favor)).toBe(sentence));
});

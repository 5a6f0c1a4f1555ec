import { adjudicate } from "@chancery/contract/adjudicate";
import { expect, test } from "vitest";

/** The answer to a request, which has to be a good one. */
function resolved(request: object) {
  const answer = adjudicate({ variant: "crowded", ...request });
  if ("error" in answer) throw new Error(answer.error.message);
  return answer;
}

test("starts with eleven powers, and every center is someone's home", () => {
  const { state } = resolved({ state: "start", orders: {} });
  expect(Object.keys(state.units)).toHaveLength(11);
  expect(Object.values(state.units).flat()).toHaveLength(35);
  expect(state.centers.Lowland?.toSorted()).toEqual(["Bel", "Hol", "Ruh"]);
  expect(Object.values(state.centers).flat()).toHaveLength(35);
});

test("the Ruhr is a center: it changes hands, and its owner builds there", () => {
  const fall = resolved({
    state: {
      phase: "F1901M",
      units: { Germany: ["A Ruh"], Lowland: ["A Hol"] },
      centers: { Germany: ["Ber"], Lowland: ["Bel", "Hol", "Ruh"] },
    },
    orders: { Germany: ["A Ruh H"] },
  });
  expect(fall.state.centers.Germany).toContain("Ruh");
  const winter = resolved({
    state: { phase: "W1901A", units: { Lowland: ["A Hol"] }, centers: { Lowland: ["Hol", "Ruh"] } },
    orders: { Lowland: ["Build A Ruh"] },
  });
  expect(winter.state.units.Lowland?.toSorted()).toEqual(["A Hol", "A Ruh"]);
});

test("is won with 18 of 35 centers, and not with 17", () => {
  const { state } = resolved({ state: "start", orders: {} });
  const all = Object.entries(state.centers).flatMap(([power, ids]) =>
    power === "Turkey" ? [] : (ids ?? []),
  );
  const after = (count: number) =>
    resolved({
      state: { phase: "F1905M", units: {}, centers: { Spain: all.slice(0, count), Turkey: ["Ank"] } },
      orders: {},
    }).state;
  expect(after(17)).not.toHaveProperty("winner");
  expect(after(18)).toMatchObject({ phase: "COMPLETED", winner: "Spain" });
});

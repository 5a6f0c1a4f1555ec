import { adjudicate } from "@chancery/contract/adjudicate";
import { describe, expect, test } from "vitest";

/** The answer to a request, which has to be a good one. */
function resolved(request: object) {
  const answer = adjudicate(request);
  if ("error" in answer) throw new Error(answer.error.message);
  return answer;
}

describe.each([
  ["france-austria", "France", "Austria"],
  ["germany-italy", "Germany", "Italy"],
  ["england-turkey", "England", "Turkey"],
])("%s", (variant, one, other) => {
  test("starts with two powers, their usual units, and every other center neutral", () => {
    const { state } = resolved({ variant, state: "start", orders: {} });
    expect(Object.keys(state.units).toSorted()).toEqual([one, other].toSorted());
    expect(Object.values(state.units).flat()).toHaveLength(6);
    expect(Object.values(state.centers).flat()).toHaveLength(6);
  });

  test("is won with 18 centers, and not with 17", () => {
    const fall = resolved({ variant, state: "start", orders: {} }).state;
    const all =
      "Ank Bel Ber Bre Bud Bul Con Den Edi Gre Hol Kie Lon Lvp Mar Mos Mun Nap Par Por Rum Ser".split(" ");
    const homes = { [other]: fall.centers[other] };
    const owned = (count: number) => all.filter((id) => !homes[other].includes(id)).slice(0, count);
    const after = (count: number) =>
      resolved({
        variant,
        state: { ...fall, phase: "F1905M", units: {}, centers: { ...homes, [one]: owned(count) } },
        orders: {},
      }).state;
    expect(after(17)).not.toHaveProperty("winner");
    expect(after(18)).toMatchObject({ phase: "COMPLETED", winner: one });
  });
});

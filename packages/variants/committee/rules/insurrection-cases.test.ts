import { sit } from "@chancery/testkit";
import { expect, test } from "vitest";

test.each([
  [1, 0, []],
  [2, 0, ["Mos", "Sev"]],
  [3, 0, ["Mos", "Sev"]],
  [4, 0, ["Mos", "Sev", "War"]],
  [5, 0, ["Mos", "Sev", "War"]],
  [6, 0, ["Mos", "Sev", "StP", "War"]],
  [2, 1, ["Sev", "War"]],
  [3, 1, ["Mos", "Sev"]],
  [5, 1, ["Mos", "Sev", "War"]],
  [6, 1, ["Mos", "Sev", "War"]],
  [7, 1, ["Mos", "Sev", "StP", "War"]],
  [4, 2, ["Mos", "Sev"]],
  [6, 2, ["Mos", "Sev", "War"]],
  [8, 2, ["Mos", "Sev", "StP", "War"]],
  [9, 4, ["Mos", "Sev", "War"]],
  [10, 4, ["Mos", "Sev", "StP", "War"]],
])(
  "1901: with %i units Russia, the first %i of its centers occupied, takes back %j (M01-65, M01-64, MB-234)",
  (count, occupied, regained) => {
    const helpers = "A Wal,A Yor,A Lvp,A Cly,F Nth,F Iri,A Edi,A Bel,A Hol,A Den".split(",").slice(0, count);
    const { centers, units } = sit(
      "1901",
      {
        England: helpers,
        Russia: [],
        Turkey: ["A Mos", "A Sev", "A War", "A StP"].slice(0, occupied),
      },
      {
        England: helpers.map((unit) => `${unit} I Russia`),
        Russia: ["Revive 1 A Mos, 2 F Sev, 3 A War, 4 F StP/nc"],
      },
      { centers: { Turkey: ["Mos", "Sev", "War", "StP"], England: ["Lon"] }, lost: { Russia: "Turkey" } },
    );
    expect(centers("Russia")).toEqual(regained);
    expect(units("Russia").includes("F StP/nc")).toBe(regained.length === 4);
  },
);

test("1901: a fleet inland, or in St. Petersburg without a coast, is no unit; the center is taken back all the same (MB-209, M01-62, MB-238)", () => {
  const rise = (list: string) =>
    sit(
      "1901",
      { England: ["A Wal", "A Yor"], Russia: [] },
      { England: ["A Wal I Russia", "A Yor I Russia"], Russia: [list] },
      { centers: { Turkey: ["Mos", "Sev", "War", "StP"], England: ["Lon"] }, lost: { Russia: "Turkey" } },
    );
  const impossible = rise("Revive 1 F Mos, 2 F StP");
  expect(impossible.centers("Russia")).toEqual(["Mos", "StP"]);
  expect(impossible.units("Russia")).toEqual([]);
  expect(rise("Revive 1 F Sev, 2 F St. Petersburg (South Coast)").units("Russia")).toEqual([
    "F Sev",
    "F StP/sc",
  ]);
});

test.each([
  ["1901", "F I Mid-Atlantic-Austria-Hungary", "F I Mid-Austria"],
  ["1901", "F I Mid-Atlantic Ocean - Austria", "F I Mid-Austria"],
  ["1901", "F Mid-Atlantic Ocean I Austria-Hungary", "F I Mid-Austria"],
  ["1935", "F I Lon-Russia", "F I Lon-USSR"],
  ["1935", "F I Mid-Atlantic Ocean–Soviet Union", "F I Mao-USSR"],
] as const)(
  "%s: names with dashes, and names of the booklet, are understood: %s (MB-225, MB-226, M35-29)",
  (committee, text, written) => {
    const [britain, lost] = committee === "1901" ? ["England", "Austria"] : ["United Kingdom", "USSR"];
    const { response } = sit(
      committee,
      { [britain]: ["F Lon", committee === "1901" ? "F Mid" : "F Mao"] },
      { [britain]: [text] },
      { centers: { [britain]: ["Lon"] }, lost: { [lost]: britain } },
    );
    expect(response.orders).toMatchObject([{ order: written, status: "succeeds", result: "disbanded" }]);
  },
);

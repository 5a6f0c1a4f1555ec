import { dissolutionStart, resolveLines } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import dissolution from "../../../../docs/rules/dissolution.cases.json" with { type: "json" };

interface Change {
  readonly add?: string;
  readonly remove?: string;
}
interface Expectation {
  readonly unit: string;
  readonly outcome: string;
  readonly reason?: string;
  readonly to?: string;
}
interface Case {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly setup: { readonly base?: string; readonly changes?: readonly Change[] };
  readonly submissions: Readonly<
    Record<string, { readonly orders: readonly string[]; readonly dp: readonly { readonly order: string }[] }>
  >;
  readonly expected: {
    readonly neutralOrders?: readonly string[];
    readonly results: readonly Expectation[];
    readonly final: Readonly<Record<string, readonly string[]>>;
  };
}

/** Examples in which units move; what the bids come to and what follows for Favor is taken as it is printed. */
const cases = (dissolution.cases as unknown as readonly Case[])
  .filter(({ kind }) => ["adjudication", "dp+adjudication", "violation"].includes(kind))
  .filter(({ expected }) => expected.results);

/** Where everyone stands, by power, with the orders of those that have one. */
function linesOf({ setup, submissions, expected }: Case): Record<string, string[]> {
  const lines = structuredClone(dissolutionStart) as Record<string, string[]>;
  for (const { add, remove } of setup.changes ?? []) {
    const [, power, unit] = /^(\S+) (.*)$/.exec(add ?? remove ?? "") ?? [];
    if (add) lines[power] = [...(lines[power] ?? []), unit];
    else lines[power] = lines[power].filter((each) => each !== unit);
  }
  const orders = [
    ...Object.values(submissions).flatMap(({ orders }) => orders),
    ...(expected.neutralOrders ?? []),
  ];
  for (const order of orders) {
    const unit = order.split(" ").slice(0, 2).join(" ");
    const owner = Object.values(lines).find((each) => each.includes(unit));
    if (!owner) throw new Error(`nobody has ${unit}`);
    owner[owner.indexOf(unit)] = order;
  }
  return lines;
}

/** The engine's words for the outcomes of the book. */
const OUTCOMES: readonly [RegExp, string | null][] = [
  [/^succeeds$/, "moved"],
  [/^bounced$/, "bounced"],
  [/^supports$/, "supported"],
  [/^support cut$/, "cut"],
  [/^convoys/, "convoyed"],
  [/^holds$/, "held"],
  [/^dislodged$/, "dislodged"],
  [/^disabled$/, "disabled"],
  [/^void$/, null],
];

describe.each(cases)("$id: $title", (example) => {
  const lines = linesOf(example);
  const resolved = resolveLines(lines);

  test.each(example.expected.results)("$unit $outcome", ({ unit: full, outcome, reason = "", to }) => {
    const unit = full.split(" ").slice(-2).join(" ");
    const isOrdered = Object.values(lines).some((each) => each.some((line) => line.startsWith(`${unit} `)));
    const word = OUTCOMES.find(([pattern]) => pattern.test(outcome))?.[1];
    expect(word).not.toBeUndefined();
    if (to) expect(resolved.units.some((each) => each.endsWith(`A ${to}`))).toBe(true);
    if (word === "dislodged") expect(resolved.dislodged.some((each) => each.endsWith(unit))).toBe(true);
    if (word === "disabled") expect(resolved.disabled.some((each) => each.includes(`${unit} by`))).toBe(true);
    if (!isOrdered) return expect(["held", "dislodged", "disabled"]).toContain(word);
    const told = resolved.order(unit);
    if (/convoy disrupted/.test(reason)) expect(told.results).toContain("disrupted");
    else if (word) expect(told.results).toContain(word);
    else expect(told.status).toBe("void");
    const versus = reason.match(/\dv\d/g);
    if (versus) expect(versus).toContain(/\dv\d/.exec(told.why)?.[0]);
    if (/^cut by/.test(reason)) expect(told.why).toBe(`C${reason.slice(1)}`);
    if (/^dislodged by/.test(reason))
      expect(told.why.replace(/ \(supported by [^)]*\)/, "")).toBe(`D${reason.slice(1)}`);
    if (/criss-cross 2v/.test(reason)) expect(told.why).toMatch(/^Criss-cross bounce 2v/);
  });

  test("everyone ends where the book says", () => {
    for (const [power, units] of Object.entries(example.expected.final)) {
      const there = resolved.units.filter((each) => each.startsWith(`${power} `));
      expect(there).toEqual(expect.arrayContaining(units.map((unit) => `${power} ${unit}`)));
    }
  });
});

test("without a wing in Shiraz the path ends nowhere (Ex. 3.10.2.3 by the current starting position)", () => {
  const { order, units } = resolveLines({
    EG: ["A Cai - Asw - Shi", "W Asw C Cai - Shi"],
    IR: ["A Shi"],
  });
  expect(order("A Cai")).toMatchObject({ status: "illegal", rules: ["DIS-3.3-4", "DIS-3.3-6"] });
  expect(order("A Cai").why).toBe(
    "The convoy route of A Cai breaks off before Shiraz, which is not next to the place before it",
  );
  expect(order("W Asw")).toMatchObject({ status: "illegal" });
  expect(units).toContain("EG A Cai");
});

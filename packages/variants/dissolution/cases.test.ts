import { readFileSync } from "node:fs";
import type { AdjudicationResponse } from "@chancery/contract";
import { respond } from "@chancery/testkit";
import { expect, test } from "vitest";
import { nameOf, positionWith } from "./testing.ts";

/** Every worked example that is an adjudication, as the cases print it; strict variants as well. */

interface Bid {
  readonly points: number;
  readonly order: string;
  readonly assumed?: boolean;
}
interface Expected {
  readonly neutralOrders?: readonly string[];
  readonly results: readonly { readonly unit: string; readonly outcome: string; readonly reason?: string }[];
  readonly violations?:
    | readonly { readonly power: string; readonly against: string; readonly type: string }[]
    | null;
  readonly kicks?: readonly { readonly power: string; readonly slice: string; readonly count: number }[];
  readonly final?: Readonly<Record<string, readonly string[]>>;
}
interface Example {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly setup: {
    readonly changes?: readonly { readonly add?: string; readonly remove?: string }[];
    readonly favorOverride?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  readonly submissions: Readonly<
    Record<string, { readonly orders: readonly string[]; readonly dp: readonly Bid[] }>
  >;
  readonly expected: Expected;
  readonly variants?: readonly { readonly name: string; readonly expected: Expected }[];
}

const file = new URL("../../../docs/rules/dissolution.cases.json", import.meta.url);
const all: readonly Example[] = JSON.parse(readFileSync(file, "utf8")).cases;
const adjudications = all.filter(
  ({ id, kind }) => ["adjudication", "dp+adjudication", "violation"].includes(kind) && id.startsWith("Ex."),
);

function play({ setup, submissions }: Example): AdjudicationResponse {
  const { changes = [], favorOverride = {} } = setup;
  const embassies = Object.entries(favorOverride).flatMap(([code, values]) =>
    Object.entries(values).map(([slice, value]) => `${code} ${slice}${value}${value === 1 ? "p" : "j"}`),
  );
  // Kazakhstan stands on N1p by default: it makes room where an example puts someone else there.
  const room = embassies.includes("YU N1p") ? ["KA N0z"] : [];
  const state = positionWith({
    remove: changes.flatMap(({ remove }) => remove ?? []),
    add: changes.flatMap(({ add }) => add ?? []),
    embassies: [...embassies, ...room],
  });
  const orders = Object.entries(submissions).map(([code, { orders }]) => [code, orders]);
  const dp = Object.entries(submissions).map(([code, { dp }]) => [
    code,
    dp.map(({ points, order }) => ({ points, order })),
  ]);
  return respond({
    variant: "dissolution",
    state,
    orders: Object.fromEntries(orders),
    dp: Object.fromEntries(dp),
  });
}

/** An order as the book writes it: without the helped unit's letter, and with H after a support to hold. */
const asPrinted = (order: string): string =>
  order.replace(/ ([SC]) [AFW] /, " $1 ").replace(/( S \S+)$/, "$1 H");

const OUTCOMES: Readonly<Record<string, (results: readonly string[], status: string) => boolean>> = {
  succeeds: (results) => results.includes("moved"),
  convoys: (results) => results[0] === "convoyed",
  "convoys (army bounced)": (results) => results[0] === "convoyed",
  supports: (results) => results[0] === "supported",
  holds: (results) => results[0] === "held" && !results.includes("dislodged"),
  bounced: (results) => results[0] === "bounced" || results[0] === "disrupted",
  dislodged: (results) => results.includes("dislodged"),
  disabled: (results) => results.includes("disabled"),
  "support cut": (results) => results[0] === "cut",
  "support cut by A War": (results) => results[0] === "cut",
  void: (_results, status) => status !== "succeeds",
};

function examine(response: AdjudicationResponse, expected: Expected): void {
  const neutral = response.orders.filter(({ visibleTo }) => !visibleTo);
  for (const order of expected.neutralOrders ?? []) {
    const written = order.replace(/ \(.*\)$/, "");
    expect(neutral.map((each) => asPrinted(each.order ?? ""))).toContain(written);
  }
  for (const { unit, outcome, reason } of expected.results) {
    const name = unit.slice(unit.search(/[AFWE] \S+$/));
    const report = neutral.find(({ order, text }) => (order ?? text).startsWith(`${name} `));
    const isIdle = response.events.some(({ type, unit: idle }) => type === "unordered" && idle === name);
    expect(report ?? isIdle, `${unit} is reported on`).toBeTruthy();
    if (!report) continue;
    expect(OUTCOMES[outcome](report.results, report.status), `${unit} ${outcome}: ${report.why}`).toBe(true);
    const strengths = /\d+v\d+/.exec(reason ?? "")?.[0];
    const { attack, against } = report.strength ?? { attack: 0, against: 0 };
    if (strengths && outcome !== "dislodged" && outcome !== "succeeds")
      expect(`${attack}v${against}`, `${unit}: ${report.why}`).toBe(strengths);
  }
  if (expected.violations) {
    expect(
      response.events
        .filter(({ type }) => type === "violation")
        .map(({ power, against, violation }) => `${power} ${against} ${violation}`)
        .sort(),
    ).toEqual(
      expected.violations
        .map(({ power, against, type }) => `${nameOf(power)} ${nameOf(against)} ${type}`)
        .sort(),
    );
  }
  for (const { power, slice, count } of expected.kicks ?? []) {
    const kicks = response.events.filter(
      (event) => event.type === "kicked" && event.power === nameOf(power) && event.slice === slice,
    );
    expect(kicks).toHaveLength(count);
  }
  if (expected.kicks?.length === 0) expect(response.events.some(({ type }) => type === "kicked")).toBe(false);
  for (const [code, units] of Object.entries(expected.final ?? {})) {
    // The examples end with the moves; retaliation, if there is any, has already struck here.
    const struck = response.events.filter(({ type }) => type === "retaliation").map(({ unit }) => unit);
    const after = [...response.state.units[nameOf(code)], ...struck];
    for (const unit of units) expect(after, `${code} has ${unit}`).toContain(unit);
  }
}

const titled = adjudications.map((each) => [`${each.id}: ${each.title}`, each] as const);

test.each(titled)("%s, as printed", (_, example) => examine(play(example), example.expected));

test.each(titled.filter(([, { variants }]) => variants))(
  "%s, by the letter of today's rules",
  (_, example) => {
    const [{ expected, name }] = example.variants ?? [];
    const bare = Object.entries(example.submissions).map(([code, { orders, dp }]) => [
      code,
      { orders, dp: name.includes("no extra DP") ? dp.filter(({ assumed }) => !assumed) : dp },
    ]);
    const isStart = name.startsWith("current start position") || name.includes("start Favor");
    const setup = isStart ? {} : example.setup;
    examine(play({ ...example, setup, submissions: Object.fromEntries(bare) }), expected);
  },
);

test("all examples of orders, points and violations are here", () => {
  expect(adjudications.map(({ id }) => id)).toEqual([
    "Ex. 3.10.2.1",
    "Ex. 3.10.2.2",
    "Ex. 3.10.2.3",
    "Ex. 3.10.2.4",
    "Ex. 3.11.1.1",
    "Ex. 3.11.1.2",
    "Ex. 3.11.1.3",
    "Ex. 5.1.3.1",
    "Ex. 5.1.3.2",
    "Ex. 5.1.3.3",
    "Ex. 11.6.1.1",
    "Ex. 11.6.1.2",
    "Ex. 11.6.2.1",
    "Ex. 11.6.2.2",
    "Ex. 11.6.3.1",
    "Ex. 11.6.3.2",
    "Ex. 11.6.4.1",
  ]);
});

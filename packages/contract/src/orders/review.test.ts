import {
  formatOrder,
  formatUnit,
  type LegalOrder,
  legalOrders,
  type Power,
  type Province,
  type State,
} from "@chancery/engine";
import { VARIANTS } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import type { OpenGame } from "../open-variant.ts";
import { programWords } from "../program-words.ts";
import { leftToOrder, openPlaces, taskLeft } from "./dues.ts";
import { type FindingCode, findingText } from "./finding.ts";
import { ordersIn } from "./line.ts";
import type { Orders } from "./played.ts";
import { type Review, review } from "./review.ts";
import { opened, playedIn, powerIn, stateIn } from "./testing.ts";

const words = programWords("en");

const classic = opened("classic");

const playersOf = ({ rules }: OpenGame): Power[] =>
  rules.powers.flatMap(({ neutral }, power) => (neutral ? [] : [power as Power]));

/** What is found in the sheets of some powers; of all that people play, unless they are named. */
const reviewed = (
  table: OpenGame,
  state: State,
  orders: Orders,
  powers: readonly Power[] = playersOf(table),
): Review => review(table.rules, playedIn(table, state, orders), new Set(powers));

const textsOf = ({ findings }: Review): string[] => findings.map((finding) => findingText(words, finding));
const codesOf = ({ findings }: Review): FindingCode[] => findings.map(({ code }) => code);

test("units without orders are counted", () => {
  expect(reviewed(classic, classic.start, { France: ["A Par - Bur"] }).idle).toHaveLength(21);
  const france = [powerIn(classic, "France")];
  const { idle } = reviewed(classic, classic.start, { France: ["A Par - Bur"] }, france);
  expect(idle.map((unit) => formatUnit(classic.rules, unit))).toEqual(["A Mar", "F Bre"]);
});

test("supports and convoys of what is not ordered are pointed out", () => {
  const state = stateIn(classic, {
    phase: "S1901M",
    units: { France: ["A Par", "A Gas", "A Bre", "F Eng"], England: ["A Lon"] },
  });
  const found = reviewed(classic, state, {
    France: ["A Par - Pic", "A Gas S A Par - Bur", "A Bre S A Par", "F Eng C A Lon - Bel"],
    England: ["A Lon - Nwy"],
  });
  expect(textsOf(found)).toEqual([
    "A Gas supports A Par to Burgundy, but A Par isn't ordered there",
    "A Bre supports A Par to hold, but A Par is moving",
    "F Eng convoys A Lon to Belgium, but A Lon isn't ordered there",
    expect.stringMatching(/^A Lon - Nwy: No fleet can/),
  ]);
  expect(found.findings.map(({ at, line }) => [at, line.text])).toEqual([
    ["Gas", "A Gas S A Par - Bur"],
    ["Bre", "A Bre S A Par"],
    ["Eng", "F Eng C A Lon - Bel"],
    ["Lon", "A Lon - Nwy"],
  ]);
});

test("others' unknown orders lead to no findings", () => {
  const state = stateIn(classic, {
    phase: "S1901M",
    units: { France: ["A Gas", "F Eng"], England: ["A Lon", "A Par"] },
  });
  const sheet = { France: ["A Gas S A Par - Bur", "F Eng C A Lon - Bel"] };
  expect(codesOf(reviewed(classic, state, sheet, [powerIn(classic, "France")]))).toEqual([]);
  expect(codesOf(reviewed(classic, state, sheet))).toEqual(["support-unmatched", "convoy-unmatched"]);
});

test("an army that nobody carries is pointed out", () => {
  const state = stateIn(classic, { phase: "S1901M", units: { England: ["A Lon", "F Nth"] } });
  const sheet = { England: ["A Lon - Nwy"] };
  expect(textsOf(reviewed(classic, state, sheet))).toEqual(["No fleet convoys A Lon to Norway"]);
  expect(textsOf(reviewed(classic, state, sheet, [powerIn(classic, "England")]))).toEqual([
    "None of your fleets convoys A Lon to Norway",
  ]);
});

test("an army is convoyed only when every fleet on its way is ordered to", () => {
  const state = stateIn(classic, {
    phase: "S1901M",
    units: { England: ["A Lon", "F Eng", "F Mid"], France: ["F Wes"] },
  });
  const england = [powerIn(classic, "England")];
  const route = ["A Lon - Tun", "F Eng C A Lon - Tun"];
  expect(textsOf(reviewed(classic, state, { England: route }, england))).toEqual([
    "The convoy of A Lon to Tunis still lacks F Mid",
  ]);
  const own = { England: [...route, "F Mid C A Lon - Tun"] };
  expect(textsOf(reviewed(classic, state, own, england))).toEqual([
    "The convoy of A Lon to Tunis also needs F Wes",
  ]);
  expect(textsOf(reviewed(classic, state, own))).toEqual(["The convoy of A Lon to Tunis still lacks F Wes"]);
  expect(textsOf(reviewed(classic, state, { ...own, France: ["F Wes C A Lon - Tun"] }))).toEqual([]);
});

test("a route is looked for among all fleets at sea, with the fewest still to be ordered", () => {
  const state = stateIn(classic, {
    phase: "S1901M",
    units: { England: ["A Lon", "F Nth", "F Eng", "F Iri", "F Nrg"], France: ["F Mid"] },
  });
  const england = [powerIn(classic, "England")];
  expect(
    textsOf(
      reviewed(classic, state, { England: ["A Lon - Lvp via convoy", "F Iri C A Lon - Lvp"] }, england),
    ),
  ).toEqual(["The convoy of A Lon to Liverpool still lacks F Eng"]);
});

test("two lines for one unit are named, whether they agree or not", () => {
  const state = stateIn(classic, { phase: "S1901M", units: { Turkey: ["A Con", "A Smy"] } });
  expect(
    textsOf(reviewed(classic, state, { Turkey: ["A Con-Bul", "A Smy H", "Army Con to Bulgaria"] })),
  ).toEqual(["Army Con to Bulgaria: A Con has another order on this sheet"]);
  const contrary = reviewed(classic, state, { Turkey: ["A Con-Bul", "A Con H"] });
  expect(contrary.findings.map(({ line }) => line.text)).toEqual(["A Con-Bul", "A Con H"]);
  expect(codesOf(contrary)).toEqual(["not-followed", "not-followed"]);
});

test("what was guessed is said", () => {
  const committee = opened("committee-1935");
  const state = stateIn(committee, { phase: "S1935M", units: { Poland: ["A Pod"] } });
  const guessed = reviewed(committee, state, { Poland: ["A Pod-Romm"] });
  expect(textsOf(guessed)).toEqual(['"Romm" was read as Romania']);
  expect(codesOf(reviewed(committee, state, { Poland: ["A Pod-Rom"] }))).toEqual(["not-followed"]);
  expect(codesOf(reviewed(committee, state, { Poland: ["A Pod-Rum"] }))).toEqual([]);
});

test("matched supports and convoys are left alone", () => {
  const state = stateIn(classic, {
    phase: "S1901M",
    units: { France: ["A Bre", "F Eng"], England: ["A Lon", "F Nth"] },
  });
  const sheets = { France: ["F Eng C A Lon - Bel"], England: ["A Lon - Bel", "F Nth S A Lon - Bel"] };
  expect(codesOf(reviewed(classic, state, sheets))).toEqual([]);
});

test("lines that will not be followed or are not understood are pointed out with the reason", () => {
  const { findings } = reviewed(classic, classic.start, { France: ["A Par - Mos", "A Par to the moon"] });
  expect(findings).toMatchObject([
    { code: "not-followed", at: "Par", text: "A Par - Mos" },
    { code: "not-followed", at: null, text: "A Par to the moon" },
  ]);
});

test("builds and removals that are due are counted, with their places", () => {
  const state = stateIn(classic, {
    phase: "W1901A",
    units: { France: ["A Bur"], Germany: ["A Mun", "A Ber"] },
    centers: { France: ["Par", "Mar", "Bre"], Germany: ["Mun"] },
  });
  const phase = playedIn(classic, state, { France: ["Build A Par"] });
  const { dues } = review(classic.rules, phase, new Set(playersOf(classic)));
  expect(dues.map(({ task, count, done }) => [task, count, done])).toEqual([
    ["build", 2, 1],
    ["remove", 1, 0],
  ]);
  expect(leftToOrder(dues)).toBe(2);
  expect([dues, dues.slice(0, 1), dues.slice(1)].map(taskLeft)).toEqual(["both", "build", "remove"]);
  expect(openPlaces(classic.rules, state, ordersIn(phase.lines), dues)).toEqual(["Bre", "Mar", "Mun", "Ber"]);
});

test("a unit that joins an insurrection has its order (MB-225)", () => {
  const committee = opened("committee-1901");
  const state = stateIn(committee, {
    phase: "S1905M",
    units: { England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Con", "F Sev"] },
    centers: { England: ["Lon", "Edi", "Lvp"], Turkey: ["Con", "Ank", "Smy", "Sev", "Mos", "War", "StP"] },
    lost: { Russia: "Turkey" },
  });
  const { idle } = reviewed(committee, state, { England: ["F I Lon-Russia", "A Lvp H"] });
  expect(idle.map((unit) => formatUnit(committee.rules, unit))).toEqual(["F Edi", "A Con", "F Sev"]);
});

test("a carrier on the declared path of a convoy that is not ordered to carry is pointed out (R033)", () => {
  const table = opened("dissolution");
  const { rules, start } = table;
  const egypt = powerIn(table, "Egypt");
  const [declared] = legalOrders(rules, start, egypt).filter(({ path }) => path.length === 1);
  const text = formatOrder(rules, declared);
  expect(textsOf(reviewed(table, start, { Egypt: [text] }, [egypt]))).toEqual([
    expect.stringMatching(/^W Asw isn't ordered to convoy A Cai to /),
  ]);
});

/** Findings about an order that stands alone on everyone's sheets. */
function codesFor({ rules, start }: OpenGame, order: LegalOrder): FindingCode[] {
  const isPlayed = (power: Power): boolean => !rules.powers[power].neutral;
  switch (order.type) {
    case "support":
      return order.to !== null && isPlayed(order.target.power) ? ["support-unmatched"] : [];
    case "convoy":
      return isPlayed(order.target.power) ? ["convoy-unmatched"] : [];
    case "move": {
      const carriers = start.units.filter(({ at }) =>
        order.path.includes(rules.board.provinceOf[at] as Province),
      );
      if (carriers.length > 0)
        return carriers.filter(({ power }) => isPlayed(power)).map(() => "carrier-idle");
      const { way, convoyed } = order.unit.kind;
      const walks = rules.board.reach[way].to[order.unit.at].includes(order.to);
      return convoyed && (order.viaConvoy || !walks) ? ["no-convoy"] : [];
    }
    default:
      return [];
  }
}

describe.each(VARIANTS.map(({ id }) => id))("in %s", (id) => {
  const table = opened(id);
  const { rules, start } = table;
  const orders = playersOf(table).flatMap((power) =>
    legalOrders(rules, start, power).map((order) => [power, order] as const),
  );

  test("each order that stands alone is found to lack just what belongs to it", () => {
    expect(orders.length).toBeGreaterThan(10);
    for (const [power, order] of orders) {
      const text = formatOrder(rules, order);
      const found = reviewed(table, start, { [rules.powers[power].name]: [text] });
      expect([text, codesOf(found)]).toEqual([text, codesFor(table, order)]);
      expect(found.idle).not.toContain(order.unit);
    }
  });

  test("nothing is left to say once all units hold", () => {
    const holds = Map.groupBy(
      orders.filter(([, { type }]) => type === "hold"),
      ([power]) => rules.powers[power].name,
    );
    const sheets = Object.fromEntries(
      [...holds].map(([name, list]) => [name, list.map(([, order]) => formatOrder(rules, order))]),
    );
    expect(reviewed(table, start, sheets)).toEqual({ idle: [], dues: [], findings: [] });
  });
});

import { readFileSync } from "node:fs";
import { formatPosition, survivors } from "@chancery/engine";
import { asNamed, respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS, type Edition } from "./editions.ts";
import { createClassic } from "./game.ts";

const cases = JSON.parse(readFileSync("docs/rules/classic.cases.json", "utf8")).cases;
const players = (id: string) => cases.find((each: { id: string }) => each.id === id).expected;

function game(edition: Edition, options: Record<string, unknown>) {
  const created = createClassic(edition, options);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

function seatsOf(edition: Edition, options: Record<string, unknown>): string[][] {
  const { rules, start } = game(edition, options);
  return start.seats.map((seat) => seat.map((power) => rules.powers[power].name));
}

/** Lists of seats, whatever the order of seats and of powers on them. */
const sorted = (seats: string[][]): string[] =>
  seats.map((seat) => seat.map(asNamed).toSorted().join("/")).toSorted();

describe.each(EDITIONS)("fewer players by the rules of %s", (edition) => {
  test("from seven down to two players there is a table of seats (CB-2)", () => {
    for (const number of [2, 3, 4, 5, 6, 7])
      expect(seatsOf(edition, { players: number }).length).toBe(number);
  });

  test("six players: Italy stands still, may be supported, and is disbanded when dislodged (CB-162)", () => {
    const options = { players: 6 };
    expect(players("N-06").standing).toEqual(["ITALY"]);
    expect(seatsOf(edition, options).flat()).not.toContain("Italy");
    const units = { Italy: ["A Ven", "A Rom"], Austria: ["A Tri", "A Tyr"], France: ["A Pie"] };
    const attack = { Austria: ["A Tri - Ven", "A Tyr S A Tri - Ven"] };
    const state = { phase: "S1901M", units };
    const lost = respond({
      rulebook: edition,
      options,
      state,
      orders: { ...attack, Italy: ["A Rom S A Ven"] },
    });
    expect(lost.orders.at(-1)).toMatchObject({ power: "Italy", status: "illegal" });
    expect(lost.state.dislodged).toMatchObject([{ unit: "A Ven", retreats: [] }]);
    const gone = respond({
      rulebook: edition,
      options,
      state: lost.state,
      orders: { Italy: ["A Ven R Apu"] },
    });
    expect(gone.state.units.Italy).toEqual(["A Rom"]);
    const kept = respond({
      rulebook: edition,
      options,
      state,
      orders: { ...attack, France: ["A Pie S A Ven"] },
    });
    expect(kept.state.units.Italy).toEqual(["A Rom", "A Ven"]);
  });

  test("a standing power keeps its centers, never builds and shares no draw", () => {
    const options = { players: 6 };
    const { rules, start } = game(edition, options);
    expect(survivors(rules, start).map((power) => rules.powers[power].name)).not.toContain("Italy");
    const state = {
      phase: "W1901A",
      units: { Italy: ["A Ven"] },
      centers: { Italy: ["Ven", "Rom", "Nap"], France: ["Par"] },
    };
    const { orders, state: after } = respond({
      rulebook: edition,
      options,
      state,
      orders: { Italy: ["Build A Rom"] },
    });
    expect(orders[0].status).toBe("illegal");
    expect(after.units.Italy).toEqual(["A Ven"]);
    expect(after.centers.Italy).toEqual(["Nap", "Rom", "Ven"]);
  });

  test("five players: Italy and Germany stand still (CB-163)", () => {
    const seats = seatsOf(edition, { players: 5 }).flat();
    for (const standing of players("N-05").standing) expect(seats).not.toContain(asNamed(standing));
    expect(seats.length).toBe(5);
  });

  test("four players: England, and three pairs (CB-164)", () => {
    expect(sorted(seatsOf(edition, { players: 4 }))).toEqual(sorted(players("N-04").seats));
  });

  test("two players: the alliances of the World War, from 1914 (CB-166)", () => {
    const expected = players("N-02");
    expect(sorted(seatsOf(edition, { players: 2 }))).toEqual(sorted(expected.seats));
    expect(
      formatPosition(game(edition, { players: 2 }).rules, game(edition, { players: 2 }).start).phase,
    ).toBe("S1914M");
  });

  test("two players: no unit enters neutral Italy, by move, convoy or retreat (CB-167)", () => {
    const options = { players: 2 };
    const { rules, start } = game(edition, options);
    const closed = formatPosition(rules, start).closed;
    expect(closed?.toSorted()).toEqual(players("N-02").closedProvinces.map(asNamed).toSorted());
    const state = {
      phase: "S1914M",
      units: {
        France: ["A Mar", "A Tun", "F GoL", "F Tyn", "F Mid", "F Ion"],
        Austria: ["A Tyr", "A Tri"],
        Italy: ["A Ven"],
      },
      closed,
    };
    const { orders } = respond({
      rulebook: edition,
      options,
      state,
      orders: {
        France: ["A Mar - Pie", "A Tun - Nap", "F Tyn C A Tun - Nap", "F GoL - Tus", "F Ion - Apu"],
        Austria: ["A Tyr S A Tri - Ven", "A Tri - Ven"],
      },
    });
    expect(orders.map(({ status, rules }) => `${status} ${rules}`)).toEqual(Array(7).fill("illegal CB-167"));
    const dislodged = [{ power: "Austria", unit: "A Tyr", attackedFrom: "Mun" }];
    const retreat = respond({
      rulebook: edition,
      options,
      state: { ...state, phase: "S1914R", units: { Germany: ["A Tyr"] }, dislodged },
      orders: { Austria: ["A Tyr R Ven"] },
    });
    expect(retreat.orders[0].status).toBe("illegal");
    const open = respond({
      rulebook: edition,
      options,
      state: { ...state, units: { France: ["F Wes"] } },
      orders: { France: ["F Wes - Tun"] },
    });
    expect(open.orders[0].status).toBe("succeeds");
  });

  test("two players: the toss falls before the first adjustments, Italy joins with the Spring after (CB-168)", () => {
    for (const [seed, joined] of [
      [0, ["England", "France", "Russia", "Italy"]],
      [1, ["Austria", "Germany", "Turkey", "Italy"]],
    ] as const) {
      const options = { players: 2, seed };
      const closed = players("N-02").closedProvinces;
      const fall = {
        phase: "F1914M",
        units: { Italy: ["A Ven"], France: ["A Spa"] },
        centers: { Italy: ["Ven"], France: ["Par"] },
        closed,
      };
      const winter = respond({ rulebook: edition, options, state: fall, orders: { France: ["A Spa H"] } });
      expect(winter.state.phase).toBe("W1914A");
      expect(winter.events.find(({ type }) => type === "toss")?.seat).toEqual(joined.slice(0, 3));
      expect(winter.state.closed?.length).toBe(6);
      const spring = respond({ rulebook: edition, options, state: winter.state, orders: {} });
      expect(spring.state.phase).toBe("S1915M");
      expect(spring.state.seats).toContainEqual([...joined]);
      expect(spring.state.closed).toBeUndefined();
      // A response contains everything needed to continue from its position: Italy is open now.
      const open = { ...spring.state, units: { Italy: ["A Ven"], France: ["A Mar"] } };
      const free = respond({
        rulebook: edition,
        options,
        state: open,
        orders: { Italy: ["A Ven - Tri"], France: ["A Mar - Pie"] },
      });
      expect(free.orders.map(({ status }) => status)).toEqual(["succeeds", "succeeds"]);
    }
  });

  test("several powers of one player keep their own centers, homes and builds (CB-169)", () => {
    const state = {
      phase: "W1901A",
      units: { Austria: ["A Vie", "A Bud", "F Tri"], France: ["A Par"] },
      centers: { Austria: ["Vie", "Bud"], France: ["Par", "Mar", "Bre"] },
    };
    const { orders, state: after } = respond({
      rulebook: edition,
      options: { players: 4 },
      state,
      orders: { Austria: ["Disband A Vie", "Build A Mar"], France: ["Build A Mar", "Build A Tri"] },
    });
    expect(orders.map(({ status }) => status)).toEqual(["succeeds", "illegal", "succeeds", "illegal"]);
    expect(after.units.Austria).toEqual(["A Bud", "F Tri"]);
    expect(after.units.France).toEqual(["A Mar", "A Par"]);
  });

  test("each power is its own side: partners of one player can fight each other (CB-5)", () => {
    const { orders } = respond({
      rulebook: edition,
      options: { players: 4 },
      state: { phase: "S1901M", units: { Austria: ["A Tyr", "A Boh"], France: ["A Mun", "A Bur"] } },
      orders: { Austria: ["A Tyr - Mun", "A Boh S A Tyr - Mun"], France: ["A Mun H", "A Bur H"] },
    });
    expect(orders[0]).toMatchObject({ result: "moved", why: expect.stringContaining("dislodging A Mun") });
  });
});

test("three players: one table in 2023, and two to choose from in 1971 (CB-165, C71-XIV.2-1)", () => {
  const expected = players("N-03");
  expect(sorted(seatsOf("2023", { players: 3 }))).toEqual(sorted(expected["2023"][0]));
  for (const [index, table] of expected["1971"].entries()) {
    expect(sorted(seatsOf("1971", { players: 3, table: index + 1 }))).toEqual(sorted(table));
  }
});

test("the calendar may begin in 1801 or 1870, if people like, and nothing else changes (C71-XIV.2-2)", () => {
  for (const [number, firstYear] of [
    [5, 1801],
    [6, 1870],
  ]) {
    const { rules, start } = game("1971", { players: number, firstYear });
    expect(formatPosition(rules, start)).toEqual({
      ...formatPosition(rules, game("1971", { players: number }).start),
      phase: `S${firstYear}M`,
    });
  }
});

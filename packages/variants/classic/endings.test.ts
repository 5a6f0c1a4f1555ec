import { readFileSync } from "node:fs";
import {
  createNotation,
  endAtTimeLimit,
  endInDraw,
  type Power,
  readPosition,
  type State,
  survivors,
} from "@chancery/engine";
import { respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS, type Edition } from "./editions.ts";
import { createClassic } from "./game.ts";

const cases = JSON.parse(readFileSync("docs/rules/classic.cases.json", "utf8")).cases;
const caseOf = (id: string) => cases.find((each: { id: string }) => each.id === id);

type Counts = Record<string, number>;

function game(edition: Edition, options: Record<string, unknown> = {}) {
  const created = createClassic(edition, options);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

/** A position in which powers have so many centers and units, wherever those may be. */
function withCounts(
  edition: Edition,
  owned: Counts,
  units: Counts,
  options: Record<string, unknown> = {},
  phase = "F1905M",
) {
  const { rules, start } = game(edition, options);
  const everywhere = rules.board.centers.map((center) => rules.board.provinces[center]);
  const inland = rules.board.provinces
    .filter(({ terrain, center }) => terrain !== "sea" && !center)
    .map(({ id }) => id);
  const free = everywhere.map(({ id }) => id);
  const centers = Object.fromEntries(
    Object.entries(owned).map(([power, count]) => [power, free.splice(0, count)]),
  );
  const places = [...inland, ...everywhere.map(({ id }) => id)];
  const json = {
    phase,
    units: Object.fromEntries(
      Object.entries(units).map(([power, count]) => [power, places.splice(0, count).map((id) => `A ${id}`)]),
    ),
    centers,
  };
  const read = readPosition(createNotation(rules), start, json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { rules, state: read.value, json };
}

const names = (edition: Edition, powers: readonly Power[]): string[] =>
  powers.map((power) => game(edition).rules.powers[power].name);

/** France takes its eighteenth center, Belgium, in the season given. */
function eighteenth(edition: Edition, phase: string) {
  const all = game(edition).rules.board.centers.map(
    (center) => game(edition).rules.board.provinces[center].id,
  );
  const owned = all.filter((id) => id !== "Bel").slice(0, 17);
  return respond({
    rulebook: edition,
    state: {
      phase,
      units: { France: ["A Pic"], Germany: ["A Pru"] },
      centers: { France: owned, Germany: all.filter((id) => !owned.includes(id) && id !== "Bel") },
    },
    orders: { France: ["A Pic - Bel"] },
  });
}

describe.each(EDITIONS)("the end of a game by the rules of %s", (edition) => {
  test("a power that controls eighteen centers wins at once (CB-6)", () => {
    const { state, events } = eighteenth(edition, "F1905M");
    expect(state).toMatchObject({ phase: "COMPLETED", winner: "France" });
    expect(events.find(({ type }) => type === "ended")).toMatchObject({
      how: "victory",
      winners: ["France"],
      by: "control",
    });
  });

  test("seventeen are not enough, and a game that has ended is not played on", () => {
    const all = [
      "Par",
      "Mar",
      "Bre",
      "Bel",
      "Hol",
      "Spa",
      "Por",
      "Lon",
      "Lvp",
      "Edi",
      "Mun",
      "Kie",
      "Ber",
      "Den",
      "Swe",
      "Nwy",
    ];
    const { state } = respond({
      rulebook: edition,
      state: { phase: "F1905M", units: { France: ["A Rom"] }, centers: { France: all, Italy: ["Ven"] } },
      orders: { France: ["A Rom H"] },
    });
    expect(state.centers.France.length).toBe(17);
    expect(state.phase).toBe("W1905A");
  });

  test("control is settled after Fall and its retreats, before adjustments, and never in Spring (CB-7)", () => {
    expect(eighteenth(edition, "S1905M").state.phase).toBe("F1905M");
    const all = game(edition).rules.board.centers.map(
      (center) => game(edition).rules.board.provinces[center].id,
    );
    const owned = all.filter((id) => id !== "Bel").slice(0, 17);
    const centers = { France: owned, Germany: ["Bel"] };
    const taken = respond({
      rulebook: edition,
      state: { phase: "F1905M", units: { France: ["A Pic", "A Bur"], Germany: ["A Bel"] }, centers },
      orders: { France: ["A Pic - Bel", "A Bur S A Pic - Bel"] },
    });
    expect(taken.state.phase).toBe("F1905R");
    expect(respond({ rulebook: edition, state: taken.state, orders: {} }).state.winner).toBe("France");
  });

  test("cases V-01 and V-02: eighteen after a Fall turn win, eighteen occupied in Spring do not", () => {
    expect(caseOf("V-01").expected.winner).toBe(
      eighteenth(edition, "F1905M").state.winner?.toString().toUpperCase(),
    );
    expect(caseOf("V-02").expected.winner).toBe(null);
    expect(eighteenth(edition, "S1905M").state.winner).toBeUndefined();
  });

  test("the players may end the game in a draw, shared equally by all survivors (CB-8)", () => {
    const { rules, state } = withCounts(
      edition,
      { France: 17, Germany: 16, Italy: 1 },
      { France: 17, Germany: 16, Italy: 1 },
    );
    const everybody = survivors(rules, state);
    const most = endInDraw(rules, state, new Set(everybody.slice(1)));
    expect(most).toEqual({ ok: false, error: { missing: [everybody[0]] } });
    const draw = endInDraw(rules, state, new Set(everybody));
    expect(draw.ok && draw.value.ending).toEqual({ how: "draw", sharers: everybody });
    const won: State = { ...state, ending: { how: "victory", winners: [everybody[0]], by: "control" } };
    expect(endInDraw(rules, won, new Set(everybody)).ok).toBe(false);
  });
});

test("case V-03: who survives is told by units in 1971 (C71-II-1, C71-II-2), by centers in 2023 (C23-2)", () => {
  const { state: counts, expected } = caseOf("V-03");
  for (const edition of EDITIONS) {
    const { rules, state } = withCounts(edition, counts.centers, counts.units);
    const sharers = survivors(rules, state);
    expect(names(edition, sharers).map((name) => name.toUpperCase())).toEqual(expected[edition].sharers);
    const agreed = new Set(sharers);
    expect(endInDraw(rules, state, agreed).ok).toBe(true);
    agreed.delete(sharers[sharers.length - 1]);
    expect(endInDraw(rules, state, agreed).ok).toBe(false);
  }
});

describe("agreed ends", () => {
  const { state: counts, expected } = caseOf("V-04");

  test("case V-04: when the time is up most pieces win in 1971 (C71-III-2, C71-III-3), most centers in 2023 (C23-4)", () => {
    for (const edition of EDITIONS) {
      const { rules, state } = withCounts(edition, counts.centers, counts.units, { mostWins: true });
      const { ending } = endAtTimeLimit(rules, state);
      if (ending?.how !== "victory") throw new Error("nobody won");
      expect(ending.by).toBe("time-limit");
      expect(names(edition, ending.winners).toSorted()).toEqual(
        expected[edition].winner.map((name: string) => name[0] + name.slice(1).toLowerCase()).toSorted(),
      );
    }
  });

  test("without a further agreement the older game just stops at its time, and nobody has won (C71-III-1)", () => {
    const { rules, state } = withCounts("1971", counts.centers, counts.units);
    expect(endAtTimeLimit(rules, state).ending).toEqual({ how: "stopped" });
    const stopped = respond({
      rulebook: "1971",
      options: { lastTurn: "S1905" },
      state: withCounts("1971", { France: 1 }, { France: 1 }, {}, "S1905M").json,
      orders: {},
    });
    expect(stopped.state.phase).toBe("COMPLETED");
    expect(stopped.state.winner).toBeUndefined();
  });

  test("a turn limit ends the game when that turn is over, and most centers win (C23-3)", () => {
    const options = { lastTurn: "F1907" };
    const centers = { England: 13, Russia: 12, Italy: 9 };
    const { json } = withCounts("2023", centers, { England: 1, Russia: 1, Italy: 1 }, options, "F1906M");
    expect(respond({ options, state: json, orders: {} }).state.phase).toBe("W1906A");
    expect(respond({ options, state: { ...json, phase: "S1907M" }, orders: {} }).state.phase).toBe("F1907M");
    const { state, events } = respond({ options, state: { ...json, phase: "F1907M" }, orders: {} });
    expect(state).toMatchObject({ phase: "COMPLETED", winner: "England" });
    expect(events.find(({ type }) => type === "ended")).toMatchObject({ by: "turn-limit" });
  });

  test("case V-05: those tied for most share the victory (C23-5)", () => {
    const { state: tied, expected: shared } = caseOf("V-05");
    const options = { lastTurn: "F1907" };
    const { json } = withCounts("2023", tied.centers, { England: 1, Russia: 1, Italy: 1 }, options, "F1907M");
    const { winner } = respond({ options, state: json, orders: {} }).state;
    expect((winner as string[]).map((name) => name.toUpperCase()).toSorted()).toEqual(
      shared.winner.toSorted(),
    );
  });

  test("a game ends in one of four ways: control, a draw, a turn limit, a time limit (C23-6)", () => {
    const { rules, state } = withCounts("2023", { France: 10, Italy: 9 }, { France: 1, Italy: 1 });
    const endings = [
      eighteenth("2023", "F1905M").events.find(({ type }) => type === "ended")?.by,
      (endInDraw(rules, state, new Set(survivors(rules, state))) as { value: State }).value.ending?.how,
      respond({
        options: { lastTurn: "S1905" },
        state: withCounts("2023", { France: 1 }, { France: 1 }, {}, "S1905M").json,
        orders: {},
      }).events.find(({ type }) => type === "ended")?.by,
      (endAtTimeLimit(rules, state).ending as { by: string }).by,
    ];
    expect(endings).toEqual(["control", "draw", "turn-limit", "time-limit"]);
  });
});

describe("the target of the two-player game", () => {
  const options = { players: 2 };
  const { json } = withCounts(
    "2023",
    { England: 8, France: 8, Russia: 8, Austria: 10 },
    { England: 8, France: 8, Russia: 7, Austria: 10 },
    options,
    "F1915M",
  );
  const seats = [
    ["England", "France", "Russia"],
    ["Austria", "Germany", "Turkey"],
  ];
  const fall = { ...json, seats, closed: [] };

  test("case V-06: twenty-four units on the board, counted after adjustments, in 1971 (C71-XIV.2-3)", () => {
    expect(caseOf("V-06").expected["1971"].winner).toBe(null);
    const all = Object.values(fall.units).flat();
    expect(all.length).toBe(33);
    const state = {
      ...fall,
      phase: "W1915A",
      units: { ...fall.units, Russia: [...fall.units.Russia.slice(0, 6)] },
      centers: { ...fall.centers, Russia: ["Mos", "War", "Sev", "StP", "Swe", "Nwy", "Rum", "Bul"] },
    };
    const clear = (list: string[]) =>
      list.filter((unit) => !["A Mos", "A War", "A Sev", "A StP"].includes(unit));
    const units = {
      England: clear(fall.units.England),
      France: clear(fall.units.France),
      Russia: clear(state.units.Russia),
      Austria: [] as string[],
    };
    const placed = Object.values(units).flat().length;
    const builds = ["Build A Mos", "Build A War", "Build A Sev", "Build A StP"].slice(0, 24 - placed);
    const centers = {
      England: ["Lon", "Lvp", "Edi", "Bel", "Hol", "Den", "Spa", "Por"],
      France: ["Par", "Mar", "Bre", "Tun", "Ser", "Gre", "Mun", "Ber"],
      Russia: ["Mos", "War", "Sev", "StP", "Swe", "Nwy", "Rum", "Bul"],
    };
    const request = { rulebook: "1971", options, state: { ...state, units, centers } };
    expect(respond({ ...request, orders: { Russia: builds.slice(1) } }).state.phase).toBe("S1916M");
    expect(respond({ ...request, orders: { Russia: builds } }).state).toMatchObject({
      phase: "COMPLETED",
      winner: ["England", "France", "Russia"],
    });
  });

  test("case V-06: twenty-four supply centers in 2023 (C23-49)", () => {
    expect(caseOf("V-06").expected["2023"].winner).toBe("allies");
    // Everyone holds outside of centers, so ownership stays as it is.
    const units = { England: ["A Wal"], France: ["A Pic"], Russia: ["A Fin"], Austria: ["A Boh"] };
    expect(
      respond({ rulebook: "2023", options, state: { ...fall, units }, orders: {} }).state.winner,
    ).toEqual(["England", "France", "Russia"]);
    const fewer = { ...fall.centers, Russia: fall.centers.Russia.slice(1) };
    expect(
      respond({ rulebook: "2023", options, state: { ...fall, units, centers: fewer }, orders: {} }).state
        .winner,
    ).toBeUndefined();
  });
});

test("in games for three or four a power wins by itself, unless the table counts by player", () => {
  const { json } = withCounts("2023", { Austria: 9, France: 9, England: 10 }, { England: 1 }, {}, "F1905M");
  const request = { state: { ...json, units: { England: ["A Wal"] } }, orders: {} };
  expect(respond({ ...request, options: { players: 4 } }).state.winner).toBeUndefined();
  expect(respond({ ...request, options: { players: 4, victoryScope: "player" } }).state.winner).toEqual([
    "Austria",
    "France",
  ]);
});

import type { LegalOrdersFilter, LegalOrdersOfPower } from "@chancery/api";
import { diceOf } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { RoomPlay } from "../room/testing.ts";
import { Play, POWERS, SEVEN, sevenAt } from "../testing.ts";
import { viewLegalOrders } from "../views/view.ts";

function ask({ table }: Play, who: string, filter: LegalOrdersFilter = {}) {
  const asked = viewLegalOrders(table, who === "spectator" ? who : { member: who }, filter);
  if (!asked?.ok) throw new Error(asked?.error.code ?? "may not look");
  return asked.value;
}

/** What the writer of a sheet is told is wrong with it. */
function faultsOf(play: Play, who: string, power: string, lines: readonly string[]): readonly string[] {
  play.do(who, { type: "save", power, text: lines.join("\n") });
  const sheet = play.view(who).sheets.find((each) => each.power === power);
  expect(sheet?.lines).toHaveLength(lines.length);
  return sheet?.lines.flatMap(({ text, fault }) => (fault === null ? [] : [`${text}: ${fault}`])) ?? [];
}

test("every order that is listed can be written, and is followed", () => {
  const play = sevenAt();
  for (const [i, power] of POWERS.entries()) {
    const [{ units }] = ask(play, SEVEN[i]).powers;
    expect(units.map(({ unit }) => unit).toSorted()).toEqual(play.table.turns[0].position.units[power]);
    for (const { unit, orders } of units)
      for (const order of orders) {
        expect(order).toContain(unit);
        expect(faultsOf(play, SEVEN[i], power, [order])).toEqual([]);
      }
  }
});

test("a whole game can be played by what is listed: moves, retreats, builds and removals", () => {
  const dice = diceOf(11);
  const play = sevenAt();
  const seen = new Set<string>();
  const sheetOf = ({ units, builds, canBuild, mustRemove }: LegalOrdersOfPower): readonly string[] => {
    if (mustRemove > 0) return units.slice(0, mustRemove).map(({ orders }) => dice.pick(orders));
    return canBuild > 0 ? [dice.pick(builds)] : units.map(({ orders }) => dice.pick(orders));
  };
  for (let phases = 0; phases < 60 && play.table.status === "playing"; phases++) {
    for (const who of SEVEN)
      for (const listed of ask(play, who).powers) {
        const lines = sheetOf(listed);
        for (const line of lines)
          seen.add(/^(Build|Disband|Waive)| (R|S|C|H|-) /.exec(`${line} `)?.[0] ?? line);
        expect(faultsOf(play, who, listed.power, lines)).toEqual([]);
      }
    play.allReady();
  }
  expect([...seen].toSorted()).toEqual([" - ", " C ", " H ", " R ", " S ", "Build", "Disband", "Waive"]);
});

test("it is about your own powers; a game master names the one that is meant", () => {
  const play = sevenAt({ referee: true });
  expect(ask(play, "ann").powers.map(({ power }) => power)).toEqual(["Austria"]);
  expect(ask(play, "ref").powers).toEqual([]);
  expect(ask(play, "ref", { power: "Italy" }).powers).toEqual(ask(play, "eve").powers);
  expect(ask(play, "spectator").powers).toEqual([]);
  expect(() => ask(play, "ann", { power: "Italy" })).toThrow("not-your-power");
  expect(() => ask(play, "ann", { power: "Itly" })).toThrow("no-such-power");
  const { units, builds } = ask(play, "ann", { about: "A Vie" }).powers[0];
  expect([units.map(({ unit }) => unit), builds]).toEqual([["A Vie"], []]);
});

test("there is nothing to order before and after a game", () => {
  expect(ask(new Play(), "ann")).toEqual({ turn: null, phase: null, powers: [] });
});

describe("a game's own lines", () => {
  const play = new Play({ variant: "dissolution", rulebook: "2021", assignment: "chosen" }, "pol");
  for (const who of ["b", "c", "d", "e", "f", "g", "h", "i", "yug"]) play.join(who);
  play.do("pol", { type: "choose", power: "Poland" }).do("yug", { type: "choose", power: "Yugoslavia" });
  const free = play.view("pol").seats.filter(({ isVacant }) => isVacant);
  for (const [i, { powers }] of free.entries()) play.do("bcdefghi"[i], { type: "choose", power: powers[0] });
  play.do("pol", { type: "start", seed: 7 });

  test("are counted by what they are about if there are too many to list, and listed when asked for", () => {
    const [{ units, other }] = ask(play, "pol").powers;
    expect(units.map(({ unit }) => unit)).toEqual(["A Gda", "A War"]);
    expect(other.length).toBeGreaterThan(30);
    expect(other.every(({ orders }) => orders === null)).toBe(true);
    expect(other.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(1000);
    const [asked] = ask(play, "pol", { about: "A Aus" }).powers;
    expect(asked.units).toEqual([]);
    expect(asked.other).toHaveLength(1);
    const [{ orders, count }] = asked.other;
    expect(orders).toContain("1 DP: A Aus S A War - Pra");
    expect(orders).toHaveLength(count);
    for (const order of orders ?? []) expect(faultsOf(play, "pol", "Poland", [order])).toEqual([]);
  });

  test("say the same whatever others write (DIS-5.1.3-5)", () => {
    const before = JSON.stringify(ask(play, "pol", { about: "A Aus" }));
    play.save("Yugoslavia", "2 DP: A Aus H");
    expect(JSON.stringify(ask(play, "pol", { about: "A Aus" }))).toBe(before);
  });
});

test("a delegate in the conference room is kept from the sheet, and from what could be on it (R93)", () => {
  const play = new RoomPlay().seatAll("France", "Germany").begin().toDiplomacy();
  expect(ask(play, "france-2").powers).toHaveLength(1);
  play.act("france-1", { do: "plan-conference", goal: "Peace", asked: ["Germany"], after: null });
  const [{ conference }] = play.room("france-1").conferences;
  play.act("germany-1", { do: "support-conference", conference });
  play.act("france-1", { do: "fix-goal", conference, goal: "Peace" });
  const place = { name: "Algeciras", kind: "congress", area: "Spa", city: "" } as const;
  play.act("france-1", { do: "place-conference", conference, ...place });
  play.act("france-1", { do: "invite", conference, participants: ["Germany"] });
  play.act("france-1", { do: "file-conference", conference, start: "", procedure: "" });
  play.act("oda", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
  for (const power of ["france", "germany"]) play.act(`${power}-2`, { do: "attend", conference });
  for (const power of ["france", "germany"]) play.do(`${power}-1`, { type: "ready", ready: true });
  expect(ask(play, "france-2").powers).toEqual([]);
  expect(ask(play, "france-1").powers).toHaveLength(1);
});

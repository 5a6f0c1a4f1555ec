import { sit, sitMoves, sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

describe.each(COMMITTEES)("retreats in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>, setting = {}) =>
    sitOnClassicBoard(committee, lines, setting);
  const BEATEN = { France: ["A Bur - Mun", "A Ruh S A Bur - Mun"], Germany: ["A Mun H"] };

  test("the dislodged retreat when all moves are made (MB-181, MB-180, MB-34)", () => {
    const beaten = moves(BEATEN);
    expect(beaten.phase).toBe(`S${committee}R`);
    expect(beaten.units("France")).toEqual(["A Mun", "A Ruh"]);
    expect(beaten.events("dislodged")).toMatchObject([{ unit: "A Mun", by: "A Bur" }]);
    const after = beaten.next({ Germany: ["A Mun - Tyr"] });
    expect(after.units("Germany")).toEqual(["A Tyr"]);
    expect(after.phase).toBe(`F${committee}M`);
  });

  test("to a province it could go to by itself, deeper into enemy country if it likes (MB-184, MB-185)", () => {
    expect(moves(BEATEN).retreats("A Mun")).toEqual(["Ber", "Boh", "Kie", "Sil", "Tyr"]);
    const deeper = moves({ France: ["A Par - Pic", "A Bre S A Par - Pic"], Germany: ["A Pic H"] });
    expect(deeper.retreats("A Pic")).not.toContain("Par");
    const around = moves({ France: ["A Bel - Pic", "A Bre S A Bel - Pic"], Germany: ["A Pic H"] });
    expect(around.next({ Germany: ["A Pic - Par"] }).units("Germany")).toEqual(["A Par"]);
  });

  test("not where someone stands, not where the attacker came from, not where a standoff was (MB-186, MB-187, MB-188)", () => {
    const { retreats, next } = moves({
      ...BEATEN,
      Austria: ["A Boh", "A Vie - Tyr"],
      Italy: ["A Ven - Tyr"],
    });
    expect(retreats("A Mun")).toEqual(["Ber", "Kie", "Sil"]);
    for (const place of ["Boh", "Bur", "Tyr"]) {
      const { order, units } = next({ Germany: [`A Mun - ${place}`] });
      expect(order("A Mun").status).toBe("illegal");
      expect(units("Germany")).toEqual([]);
    }
  });

  test("where a convoyed attacker came from it may (MB-187)", () => {
    const { retreats } = moves({
      England: ["A Den - Swe via convoy", "F Ska C A Den - Swe", "F Bal S A Den - Swe"],
      Russia: ["A Swe H"],
    });
    expect(retreats("A Swe")).toContain("Den");
  });

  test("without a way out it is disbanded, whatever it is ordered (MB-189)", () => {
    const beaten = moves({
      France: ["F Mid - Por", "A Spa S F Mid - Por"],
      England: ["A Por H"],
    });
    expect(beaten.units("England")).toEqual([]);
    expect(beaten.retreats("A Por")).toEqual([]);
    const after = beaten.next({ England: ["A Por - Mid"] });
    expect(after.units("England")).toEqual([]);
    expect(beaten.next({}).events("disbanded")).toMatchObject([{ unit: "A Por", rules: ["MB-189"] }]);
  });

  test("retreats are written like orders and revealed together; to the same place, all disband (MB-182, MB-190, MB-193, MB-194)", () => {
    const beaten = moves({
      France: ["A Bur - Mun", "A Ruh S A Bur - Mun"],
      Germany: ["A Mun H"],
      Russia: ["A Gal - Vie", "A Bud S A Gal - Vie"],
      Austria: ["A Vie H"],
    });
    const apart = beaten.next({ Germany: ["A Mun - Boh"], Austria: ["A Vie - Tyr"] });
    expect([apart.units("Germany"), apart.units("Austria")]).toEqual([["A Boh"], ["A Tyr"]]);
    const together = beaten.next({ Germany: ["A Mun - Boh"], Austria: ["A Vie - Boh"] });
    expect([together.units("Germany"), together.units("Austria")]).toEqual([[], []]);
    expect(together.order("A Mun")).toMatchObject({ rules: ["MB-194"] });
  });

  test("they are neither convoyed nor supported (MB-191, MB-192)", () => {
    const beaten = moves({
      France: ["F Eng - Wal", "F Lon S F Eng - Wal"],
      England: ["A Wal H", "F Iri", "A Lvp"],
    });
    const convoyed = beaten.next({ England: ["A Wal - Cly", "F Iri C A Wal - Cly", "A Lvp S A Wal - Yor"] });
    expect(convoyed.units("England")).toEqual(["A Lvp", "F Iri"]);
    for (const unit of ["F Iri", "A Lvp"]) expect(convoyed.order(unit).result).toBe("ignored");
  });

  test("without an order, or by its own wish, it disbands (MB-195, MB-196)", () => {
    const silent = moves(BEATEN).next({});
    expect(silent.units("Germany")).toEqual([]);
    expect(silent.events("disbanded")).toMatchObject([{ unit: "A Mun", rules: ["MB-195"] }]);
    const willing = moves(BEATEN).next({ Germany: ["A Mun disbands"] });
    expect(willing.order("A Mun")).toMatchObject({ status: "succeeds", rules: ["MB-196"] });
    expect(willing.units("Germany")).toEqual([]);
  });

  test("a result tells what moved, what failed, standoffs, retreats due and disbandments (MB-178)", () => {
    const { order, standoffs, events, response, next } = moves({
      ...BEATEN,
      Austria: ["A Vie - Tyr", "A Bud - Gal"],
      Italy: ["A Ven - Tyr"],
    });
    expect(order("A Bud").result).toBe("moved");
    expect(order("A Vie").result).toBe("bounced");
    expect(standoffs).toEqual(["Tyr"]);
    expect(events("dislodged")).toHaveLength(1);
    expect(response.state.dislodged).toMatchObject([
      { power: "Germany", unit: "A Mun", attackedFrom: "Bur" },
    ]);
    expect(next({}).events("disbanded")).toHaveLength(1);
  });
});

/** Own boards: a center to be taken, who takes it, and from where. */
const CAPTURE = {
  "1901": { power: "Turkey", from: "Con", neutral: "Bul", beyond: "Gre", home: "Ank" },
  "1935": { power: "Turkey", from: "Ist", neutral: "Bul", beyond: "Mac", home: "Ank" },
} as const;

describe.each(COMMITTEES)("control of centers in %s", (committee) => {
  const { power, from, neutral, beyond, home } = CAPTURE[committee];
  const setting = (season: string) => ({
    phase: `${season}${committee}M`,
    centers: { [power]: [from, home] },
  });

  test("a unit there at the close of a Fall takes it; a visit in Spring does not (MB-197, MB-198, MB-200)", () => {
    const spring = sitMoves(committee, { [power]: [`A ${from} - ${neutral}`] }, setting("S"));
    expect(spring.centers(power)).not.toContain(neutral);
    const left = spring.next({ [power]: [`A ${neutral} - ${beyond}`] });
    expect(left.centers(power)).not.toContain(neutral);
    const stayed = spring.next({});
    expect(stayed.centers(power)).toContain(neutral);
    expect(stayed.events("captured")).toMatchObject([{ power, center: neutral, from: null }]);
  });

  test("it stays theirs when they leave, until someone else stands there in Fall (MB-199, MB-201)", () => {
    const owned = { ...setting("F"), centers: { [power]: [from, home, neutral], Italy: ["Rom"] } };
    const empty = sit(committee, { [power]: [`A ${home}`], Italy: ["A Rom"] }, {}, owned);
    expect(empty.centers(power)).toContain(neutral);
    const visited = sit(
      committee,
      { [power]: [`A ${home}`], Italy: [`A ${neutral}`] },
      {},
      {
        ...owned,
        phase: `S${committee}M`,
      },
    );
    expect(visited.centers(power)).toContain(neutral);
    expect(visited.next({}).centers("Italy")).toContain(neutral);
  });

  test("a retreat at the close of Fall counts (MB-197)", () => {
    const beaten = sit(
      committee,
      { [power]: [`A ${from}`], Italy: ["A Ser", "F Aeg", `A ${home}`] },
      { Italy: [`A ${home} - ${from}`, `F Aeg S A ${home} - ${from}`] },
      { phase: `F${committee}M`, centers: { [power]: [from], Italy: ["Rom", "Ven", "Nap"] } },
    );
    expect(beaten.phase).toBe(`F${committee}R`);
    const after = beaten.next({ [power]: [`A ${from} - ${neutral}`] });
    expect(after.centers(power)).toEqual([neutral]);
    expect(after.centers("Italy")).toContain(from);
  });
});

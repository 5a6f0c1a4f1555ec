import { type Power, type Viewer, view } from "@chancery/engine";
import { play, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";
import { createClassic } from "../game.ts";

describe.each(EDITIONS)("writing orders (%s)", (edition) => {
  const game = createClassic(edition);
  if (!game.ok) throw new Error("no game");
  const { rules, start } = game.value;
  const power = (name: string): Power => rules.powers.findIndex((each) => each.name === name) as Power;
  const sealed = new Map([
    [power("France"), ["A Par - Bur"]],
    [power("Germany"), ["A Mun - Ruh"]],
  ]);

  test("before all is revealed nobody sees the orders of others (CB-34)", () => {
    const ordersFor = (viewer: Viewer) => view(rules, start, sealed, viewer).orders;
    expect(ordersFor({ kind: "player", powers: [power("France")] })).toEqual({ France: ["A Par - Bur"] });
    expect(ordersFor({ kind: "player", powers: [power("Italy")] })).toEqual({});
    expect(ordersFor({ kind: "spectator" })).toEqual({});
    expect(ordersFor({ kind: "projector" })).toEqual({});
    const seen = JSON.stringify(view(rules, start, sealed, { kind: "player", powers: [power("France")] }));
    expect(seen).not.toContain("Ruh");
  });

  test("all orders count at the same moment: who hands in first has no advantage (CB-34)", () => {
    const units = { Germany: ["A Ber", "A Mun"], Russia: ["A War", "A Pru"] };
    const german = ["A Ber - Sil", "A Mun S A Ber - Sil"];
    const russian = ["A War - Sil", "A Pru S A War - Sil"];
    const one = play(edition, units, { Germany: german, Russia: russian });
    const other = play(edition, units, { Russia: russian.toReversed(), Germany: german.toReversed() });
    expect(other.response.state).toEqual(one.response.state);
    expect(one.standoffs).toEqual(["Sil"]);
  });

  test("a legal order is carried out, however foolish (CB-36)", () => {
    const { fate, units } = playMoves(edition, {
      Austria: ["A Tri - Alb", "A Tyr S A Ven - Tri"],
      Italy: ["A Ven - Tri"],
    });
    expect(fate("A Tri")).toBe("moved");
    expect(fate("A Tyr")).toBe("supported");
    expect(units("Italy")).toEqual(["A Tri"]);
  });

  test("an impossible order is not mended into a possible one: its unit stays (CB-37, CB-36)", () => {
    const { order, units } = playMoves(edition, {
      Italy: ["A Ven - Vie", "F Nap - Ven"],
      Austria: ["A Tri - Ven"],
    });
    expect(order("A Ven").status).toBe("illegal");
    expect(order("F Nap").status).toBe("illegal");
    expect(order("A Tri")).toMatchObject({ result: "bounced", by: ["A Ven"] });
    expect(units("Italy")).toEqual(["A Ven", "F Nap"]);
  });

  test("a unit without an order stands, keeps its space and can be supported (CB-39, CB-95, C23-19)", () => {
    const { fate, response } = playMoves(edition, {
      Germany: ["A Mun", "A Ber S A Mun"],
      France: ["A Bur - Mun", "A Ruh S A Bur - Mun"],
    });
    expect(fate("A Mun")).toBe("held");
    expect(fate("A Bur")).toBe("bounced");
    expect(response.events).toContainEqual(
      expect.objectContaining({ type: "unordered", unit: "A Mun", rules: ["CB-39"] }),
    );
  });

  test("a power orders all its units, some of them, or none (CB-40)", () => {
    const units = { France: ["A Par", "A Mar", "F Bre"] };
    expect(play(edition, units, { France: ["A Par - Bur"] }).units("France")).toEqual([
      "A Bur",
      "A Mar",
      "F Bre",
    ]);
    for (const orders of [{ France: [] }, {}])
      expect(play(edition, units, orders).units("France")).toEqual(["A Mar", "A Par", "F Bre"]);
  });

  test("a unit does one thing: of two different orders it follows neither (CB-41)", () => {
    const { response, units } = play(
      edition,
      { Germany: ["A Mun", "A Ber"] },
      { Germany: ["A Mun - Boh", "A Mun S A Ber - Sil", "A Ber - Sil"] },
    );
    expect(response.orders.map(({ status }) => status)).toEqual(["illegal", "illegal", "succeeds"]);
    expect(units("Germany")).toEqual(["A Mun", "A Sil"]);
    const same = play(edition, { Germany: ["A Mun"] }, { Germany: ["A Mun - Boh", "A Mun - Boh"] });
    expect(same.units("Germany")).toEqual(["A Boh"]);
  });

  test("armies move, hold and support; fleets may convoy besides (CB-41)", () => {
    const { fate } = playMoves(edition, {
      England: ["F Nth C A Yor - Nwy", "A Yor - Nwy", "F Lon H", "A Lvp C A Yor - Nwy", "F Edi S F Nth"],
    });
    expect(fate("F Nth")).toBe("convoyed");
    expect(fate("A Yor")).toBe("moved");
    expect(fate("F Lon")).toBe("held");
    expect(fate("F Edi")).toBe("supported");
    expect(fate("A Lvp")).toBe("ignored");
  });

  test("players order only units of their own power (CB-42)", () => {
    const { response, units } = play(
      edition,
      { France: ["A Par", "A Bur"], Germany: ["A Mun"] },
      { Germany: ["A Par - Pic", "A Bur S A Mun - Tyr", "A Mun - Tyr"] },
    );
    expect(response.orders.map(({ status }) => status)).toEqual(["illegal", "illegal", "succeeds"]);
    expect(response.orders[0].rules).toContain("CB-42");
    expect(response.orders[0].why).toContain("A Par belongs to France");
    expect(units("France")).toEqual(["A Bur", "A Par"]);
    const both = play(edition, { France: ["A Par"] }, { France: ["A Par - Bur"], Germany: ["A Par - Pic"] });
    expect(both.units("France")).toEqual(["A Bur"]);
  });

  test("a unit whose order fails counts as standing: it keeps its space, with its own strength (C23-15, CB-78)", () => {
    const lines = { Germany: ["A Mun - Tyr"], Italy: ["A Ven - Tyr"], France: ["A Bur - Mun"] };
    expect(playMoves(edition, lines).fate("A Bur")).toBe("bounced");
    const stronger = playMoves(edition, { ...lines, France: [...lines.France, "A Ruh S A Bur - Mun"] });
    expect(stronger.fate("A Mun")).toBe("bounced, dislodged");
  });

  test("what helped it on its way does not help it to stay, nor is that said (CB-78)", () => {
    const { response } = playMoves(edition, {
      Germany: ["A Mun - Tyr", "A Boh S A Mun - Tyr"],
      Italy: ["A Ven - Tyr", "A Pie S A Ven - Tyr"],
      France: ["A Bur - Mun"],
    });
    const why = (unit: string) => response.orders.find(({ order }) => order?.startsWith(unit))?.why;
    expect(why("A Bur")).toBe("Bounced 1v1 with A Mun");
    expect(why("A Mun")).toBe("Bounced 2v2 with A Ven (supported by A Pie)");
  });

  test("an order to a place that is none leaves a unit that can be supported (C23-20, C71-VII.4-3)", () => {
    for (const order of ["A Boh - Moon", "A Boh - Oz"]) {
      const { fate } = playMoves(edition, {
        Germany: [order, "A Mun S A Boh"],
        Austria: ["A Vie - Boh", "A Tyr S A Vie - Boh"],
      });
      expect(fate("A Mun")).toBe("supported");
      expect(fate("A Boh")).toBe("ignored");
    }
  });

  test("an army sent overseas by fleets that are there but do nothing was ordered to move (CB-96, CB-118)", () => {
    const { fate } = playMoves(edition, {
      England: ["A Yor - Hol", "F Nth H", "F Lon S A Yor"],
      France: ["A Lvp - Yor", "A Edi S A Lvp - Yor"],
    });
    expect(fate("F Lon")).toBe("void");
    expect(fate("A Yor")).toBe("stayed, dislodged");
  });

  test("resolving yields moves that succeed and fail, standoffs, retreats and disbandments (C23-50)", () => {
    const { fate, standoffs, retreats, phase, next } = playMoves(edition, {
      Germany: ["A Mun - Tyr", "A Ber - Sil"],
      Austria: ["A Boh - Mun", "A Vie - Tyr"],
      Italy: ["A Ven - Tyr"],
      France: ["A Bur S A Boh - Mun", "F Eng - Pic"],
    });
    expect(fate("A Ber")).toBe("moved");
    expect(fate("A Vie")).toBe("bounced");
    expect(standoffs).toEqual(["Tyr"]);
    expect(fate("A Mun")).toBe("bounced, dislodged");
    expect(retreats("A Mun")).toEqual(["Ber", "Kie", "Ruh"]);
    expect(phase).toBe("S1901R");
    const after = next({ Germany: ["A Mun D"] });
    expect(after.fate("A Mun")).toBe("disbanded");
    expect(after.units("Germany")).toEqual(["A Sil"]);
  });
});

describe("an impossible order to a space of the board", () => {
  const dislodged = (edition: string, lines: Record<string, string[]>, unit: string): boolean =>
    playMoves(edition, lines).fate(unit).includes("dislodged");
  const attack = { Austria: ["A Vie - Boh", "A Tyr S A Vie - Boh"] };

  test.each(["A Boh - Edi", "A Boh - Bal", "A Boh - Boh"])(
    "%s: the unit holds and can be supported (C23-20)",
    (line) => {
      expect(dislodged("2023", { ...attack, Germany: [line, "A Mun S A Boh"] }, "A Boh")).toBe(false);
      expect(dislodged("2023", { ...attack, Germany: [line, "A Mun"] }, "A Boh")).toBe(true);
    },
  );

  test.each(["A Boh - Edi", "A Boh - Bal"])(
    "%s: the unit stands, but remains one ordered to move, which cannot be supported (C71-VII.4-3)",
    (line) => {
      const { order, fate } = playMoves("1971", { ...attack, Germany: [line, "A Mun S A Boh"] });
      expect(fate("A Boh")).toBe("ignored, dislodged");
      expect(order("A Mun")).toMatchObject({ status: "void", by: ["A Boh"] });
      expect(order("A Mun").why).toContain("A Boh");
    },
  );

  test("a missing coast is such an order (C23-20, C71-VII.4-3, CB-64)", () => {
    const lines = {
      Turkey: ["F Con - Bul", "A Smy S F Con"],
      Russia: ["F Bla - Con", "A Ank S F Bla - Con"],
    };
    expect(dislodged("2023", lines, "F Con")).toBe(false);
    expect(dislodged("1971", lines, "F Con")).toBe(true);
  });

  test("so is a journey for which there are no fleets (C23-20, C71-VII.4-3)", () => {
    const lines = {
      England: ["A Yor - Hol", "F Lon S A Yor"],
      France: ["A Lvp - Yor", "A Edi S A Lvp - Yor"],
    };
    expect(dislodged("2023", lines, "A Yor")).toBe(false);
    expect(dislodged("1971", lines, "A Yor")).toBe(true);
  });

  test("beside a possible order it is passed over in 2023 and makes two meanings in 1971 (CB-41, C71-VII.4-1)", () => {
    const units = { Germany: ["A Mun"] };
    const orders = { Germany: ["A Mun - Edi", "A Mun - Tyr"] };
    expect(play("2023", units, orders).units("Germany")).toEqual(["A Tyr"]);
    expect(play("1971", units, orders).units("Germany")).toEqual(["A Mun"]);
  });
});

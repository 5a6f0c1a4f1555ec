import { playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

/** Venice and Trieste are next to each other by land, and both on the Adriatic. */
const WEST = "A Ven - Tri";
const EAST = "A Tri - Ven";
const FERRY = "F Adr C A Ven - Tri";
/** Sinks a fleet in the Adriatic. */
const RAID = ["F Ion - Adr", "F Alb S F Ion - Adr"];

describe.each(EDITIONS)("exchanging places (%s)", (edition) => {
  test("two units exchange places if one of them is convoyed, or both (CB-83, C23-56, C23-51)", () => {
    const one = playMoves(edition, { Italy: [WEST, FERRY], Austria: [EAST] });
    expect(one.units("Italy")).toEqual(["A Tri", "F Adr"]);
    expect(one.units("Austria")).toEqual(["A Ven"]);
    const both = playMoves(edition, {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel"],
      France: ["A Bel - Lon", "F Eng C A Bel - Lon"],
    });
    expect(both.units("England")).toEqual(["A Bel", "F Nth"]);
    expect(both.units("France")).toEqual(["A Lon", "F Eng"]);
  });

  test("the other may be a fleet (CB-83)", () => {
    const { units } = playMoves(edition, { Italy: [WEST, FERRY], Austria: ["F Tri - Ven"] });
    expect(units("Italy")).toEqual(["A Tri", "F Adr"]);
    expect(units("Austria")).toEqual(["F Ven"]);
  });

  test("without a convoy, or if it is broken, neither moves (CB-83, CB-79)", () => {
    for (const lines of [
      { Italy: [WEST, "F Adr H"], Austria: [EAST] },
      { Italy: [WEST, FERRY], Austria: [EAST], Turkey: RAID },
    ]) {
      const { fate } = playMoves(edition, lines);
      expect(fate("A Ven")).toMatch(/bounced|disrupted/);
      expect(fate("A Tri")).toBe("bounced");
    }
  });
});

test.each(EDITIONS)(
  "an attack comes from the army's province, not from the sea it crosses (CB-112): %s",
  (edition) => {
    const { fate } = playMoves(edition, {
      Italy: [WEST, FERRY],
      Austria: ["A Tri S A Tyr - Ven", "A Tyr - Ven"],
    });
    expect(fate("A Tri")).toBe("supported");
    expect(fate("A Ven")).toBe("bounced, dislodged");
  },
);

describe("an army that could walk or sail, by the rules of 2023", () => {
  const moves = (lines: Record<string, string[]>, options = {}) => playMoves("2023", lines, { options });

  test("it sails if a convoying fleet is its player's own, and the land route is ignored (C23-36)", () => {
    expect(moves({ Italy: [WEST, FERRY], Austria: [EAST] }).fate("A Ven")).toBe("moved");
    const broken = moves({ Italy: [WEST, FERRY], Turkey: RAID });
    expect(broken.order("A Ven")).toMatchObject({ status: "fails", result: "disrupted", by: ["F Adr"] });
  });

  test("one own fleet on the route is enough (C23-36)", () => {
    const lines = { England: ["A Lvp - Edi", "F NAt C A Lvp - Edi"], France: ["F Nrg C A Lvp - Edi"] };
    expect(moves({ ...lines, Germany: ["A Edi - Lvp"] }).fate("A Lvp")).toBe("moved");
    const broken = moves({ ...lines, Russia: ["F Bar - Nrg", "F Nwy S F Bar - Nrg"] });
    expect(broken.fate("A Lvp")).toBe("disrupted");
  });

  test("own means the same player's, whichever of their powers (C23-36)", () => {
    const lines = { Italy: [WEST], Russia: [FERRY], Austria: [EAST] };
    expect(moves(lines).fate("A Ven")).toBe("bounced");
    expect(moves(lines, { players: 4 }).fate("A Ven")).toBe("moved");
  });

  test("without a complete route it could not arrive by convoy, and walks (C23-36)", () => {
    const { fate } = moves({ England: ["A Lvp - Edi", "F NAt C A Lvp - Edi", "F Nrg H"] });
    expect(fate("A Lvp")).toBe("moved");
  });

  test("it walks if no convoying fleet is its player's (C23-37)", () => {
    const broken = moves({ Italy: [WEST], Germany: [FERRY], Turkey: RAID });
    expect(broken.fate("F Adr")).toBe("dislodged");
    expect(broken.fate("A Ven")).toBe("moved");
    const { order } = moves({ Italy: [WEST], Germany: [FERRY] });
    expect(order("F Adr")).toMatchObject({ rules: ["C23-37"], by: ["A Ven"] });
    expect(order("F Adr").why).toContain("A Ven");
  });

  test('it sails on a foreign fleet if its order says "via convoy" (C23-38)', () => {
    const via = `${WEST} via convoy`;
    const swap = moves({ Italy: [via], Germany: [FERRY], Austria: [EAST] });
    expect(swap.units("Italy")).toEqual(["A Tri"]);
    expect(swap.units("Austria")).toEqual(["A Ven"]);
    expect(moves({ Italy: [via], Germany: [FERRY], Turkey: RAID }).fate("A Ven")).toBe("disrupted");
    expect(moves({ Italy: [via], Germany: ["F Adr H"] }).units("Italy")).toEqual(["A Ven"]);
  });

  test("nobody can kidnap an army by convoying it unasked (C23-39, C23-37)", () => {
    const { fate } = moves({ Italy: [WEST], Germany: [FERRY], Austria: [EAST] });
    expect(fate("A Ven")).toBe("bounced");
    expect(fate("A Tri")).toBe("bounced");
  });

  test("a unit dislodged by an army from overseas still stands others off where that came from (CB-109, C23-53)", () => {
    const { fate, standoffs } = moves({
      Italy: [WEST, FERRY, "A Tyr S A Ven - Tri"],
      Austria: [EAST],
      France: ["A Pie - Ven"],
    });
    expect(fate("A Ven")).toBe("moved");
    expect(fate("A Tri")).toBe("bounced, dislodged");
    expect(fate("A Pie")).toBe("bounced");
    expect(standoffs).toEqual(["Ven"]);
  });
});

describe("an army that could walk or sail, by the rules of 1971", () => {
  const moves = (lines: Record<string, string[]>) => playMoves("1971", lines);

  test.each(["Italy", "Germany"])(
    "it walks, even if a convoy is offered, unless it would meet a unit coming the other way (C71-XIV.5-1): %s",
    (ferryman) => {
      const lines = ferryman === "Italy" ? { Italy: [WEST, FERRY] } : { Italy: [WEST], Germany: [FERRY] };
      const alone = moves({ ...lines, Turkey: RAID });
      expect(alone.fate("F Adr")).toBe("dislodged");
      expect(alone.fate("A Ven")).toBe("moved");
      const meeting = moves({ ...lines, Austria: [EAST] });
      expect(meeting.fate("A Ven")).toBe("moved");
      expect(meeting.fate("A Tri")).toBe("moved");
    },
  );

  test("if the convoy is broken, the two meet as on any border (C71-XIV.5-1)", () => {
    const lines = { Italy: [WEST, FERRY], Austria: [EAST], Turkey: RAID };
    const { fate, order } = moves(lines);
    expect(fate("A Ven")).toBe("bounced");
    expect(order("A Tri")).toMatchObject({ result: "bounced", by: ["A Ven"], rules: ["CB-79"] });
    const stronger = moves({ ...lines, Italy: [...lines.Italy, "A Tyr S A Ven - Tri"] });
    expect(stronger.fate("A Ven")).toBe("moved");
    expect(stronger.fate("A Tri")).toBe("bounced, dislodged");
  });

  test('"via convoy" changes nothing (C71-XIV.5-1)', () => {
    expect(moves({ Italy: [`${WEST} via convoy`, FERRY], Turkey: RAID }).fate("A Ven")).toBe("moved");
    expect(moves({ Italy: [`${WEST} via convoy`, "F Adr H"] }).fate("A Ven")).toBe("moved");
  });

  test("a unit dislodged by an army from overseas has no effect where that came from (CB-109, C71-XIV.5-1)", () => {
    const { fate } = moves({
      Italy: [WEST, FERRY, "A Tyr S A Ven - Tri"],
      Austria: [EAST],
      France: ["A Pie - Ven"],
    });
    expect(fate("A Ven")).toBe("moved");
    expect(fate("A Tri")).toBe("bounced, dislodged");
    expect(fate("A Pie")).toBe("moved");
  });
});

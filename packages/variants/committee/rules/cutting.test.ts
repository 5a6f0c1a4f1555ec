import { sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

describe.each(COMMITTEES)("cutting support in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>) => sitOnClassicBoard(committee, lines);
  const LINES = { Germany: ["A Pru - War", "A Sil S A Pru - War"], Russia: ["A War H"] };

  test("diagram 15: an attack from elsewhere cuts it, though it does not dislodge (MB-150, MB-151, MB-152)", () => {
    expect(moves(LINES).fate("A War")).toBe("dislodged");
    const { fate, order } = moves({ ...LINES, Austria: ["A Boh - Sil"] });
    expect(fate("A Boh")).toBe("bounced");
    expect(order("A Sil")).toMatchObject({ result: "cut", by: ["A Boh"], rules: ["MB-150"] });
    expect(fate("A War")).toBe("held");
  });

  test("the attack cuts as well if it is stood off itself (MB-151)", () => {
    const { fate } = moves({ ...LINES, Austria: ["A Boh - Sil"], France: ["A Mun - Sil"] });
    expect(fate("A Sil")).toBe("cut");
  });

  test("diagram 16: an attack from where the support is aimed at cuts it only by dislodging (MB-153, MB-154)", () => {
    const lines = { ...LINES, Russia: ["A War - Sil"] };
    const attacked = moves(lines);
    expect(attacked.fate("A Sil")).toBe("supported");
    expect(attacked.fate("A War")).toBe("bounced, dislodged");
    const dislodged = moves({
      ...lines,
      Russia: ["A War - Sil", "A Gal S A War - Sil", "A Boh S A War - Sil"],
    });
    expect(dislodged.fate("A Sil")).toBe("cut, dislodged");
    expect(dislodged.order("A Sil").rules).toContain("MB-153");
  });

  test("diagram 17: Prussia dislodges Silesia, and Berlin only stands off the Baltic fleet (MB-153, MB-155)", () => {
    const { fate, standoffs } = moves({
      Germany: ["F Ber - Pru", "A Sil S F Ber - Pru"],
      Russia: ["A Pru - Sil", "A War S A Pru - Sil", "F Bal - Pru"],
    });
    expect(fate("A Sil")).toBe("cut, dislodged");
    expect(fate("F Ber")).toBe("bounced");
    expect(fate("F Bal")).toBe("bounced");
    expect(standoffs).toEqual(["Pru"]);
  });

  test("diagram 18: Munich, though dislodged, cuts the support of Silesia (MB-156, MB-157)", () => {
    const { fate } = moves({
      Germany: ["A Ber H", "A Mun - Sil"],
      Russia: ["A Pru - Ber", "A Sil S A Pru - Ber", "A Boh - Mun", "A Tyr S A Boh - Mun"],
    });
    expect(fate("A Mun")).toBe("bounced, dislodged");
    expect(fate("A Sil")).toBe("cut");
    expect(fate("A Pru")).toBe("bounced");
    expect(fate("A Ber")).toBe("held");
  });

  test("but not in the province its own attacker comes from (MB-156)", () => {
    const { fate } = moves({
      Germany: ["A Mun - Boh", "A Ber"],
      Russia: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
    });
    expect(fate("A Mun")).toBe("bounced, dislodged");
    expect(fate("A Tyr")).toBe("supported");
  });
});

import { resolveLines } from "@chancery/testkit";
import { describe, expect, test } from "vitest";

const CAIRO = {
  EG: ["A Cai - Asw - Shi", "W Asw C A Cai - Shi"],
  "United Arab Emirates": ["A UAE S A Cai - Shi"],
};
const TEHRAN = { IR: ["A Teh - Shi - Asw", "W Shi C A Teh - Asw"], Khartoum: ["A Khm S A Teh - Asw"] };

describe("criss-cross attacks", () => {
  test("of equal strength both bounce, and both convoys held (DIS-3.11.1-1, DIS-3.11.1-3)", () => {
    const { order, dislodged } = resolveLines({ ...CAIRO, ...TEHRAN });
    expect(order("A Cai").why).toBe("Criss-cross bounce 2v2 with A Teh (supported by A Khm)");
    expect(order("A Teh").why).toBe("Criss-cross bounce 2v2 with A Cai (supported by A UAE)");
    expect(order("W Asw").results).toBe("convoyed");
    expect(dislodged).toEqual([]);
  });

  test("name only the supporters that counted: none against a unit of their own power (DIS-3.11.1-1)", () => {
    const { order } = resolveLines({ ...CAIRO, ...TEHRAN, IR: [...TEHRAN.IR, "A Kan S A Cai - Shi"] });
    expect(order("A Teh").why).toBe("Criss-cross bounce 2v2 with A Cai (supported by A UAE)");
  });

  test("of unequal strength the stronger goes through and disrupts the other (DIS-3.11.1-2, DIS-3.11.1-4)", () => {
    const { order, units } = resolveLines({ ...CAIRO, ...TEHRAN, Kandahar: ["A Kan S A Cai - Shi"] });
    expect(order("A Cai").why).toBe("Moved 3v1 (supported by A Kan and A UAE), dislodging W Shi");
    expect(order("A Teh")).toMatchObject({
      results: "disrupted",
      why: "Criss-cross bounce 2v3 with A Cai (supported by A Kan and A UAE), convoy disrupted",
      rules: ["DIS-3.11.1-2", "DIS-3.11.1-4"],
    });
    expect(units).toContain("EG A Shi");
  });

  test("are none if one of the two could not win anyway (DIS-3.11.1-5)", () => {
    const { order, units } = resolveLines({ ...CAIRO, ...TEHRAN, Kandahar: ["A Kan S W Shi"] });
    expect(order("A Cai")).toMatchObject({
      results: "disrupted",
      why: "Convoy disrupted: W Asw was dislodged",
    });
    expect(units).toContain("IR A Asw");
  });

  test("are none if a rival keeps one of the two out (R043)", () => {
    const { order, units } = resolveLines({
      ...CAIRO,
      ...TEHRAN,
      IR: [...TEHRAN.IR, "A Blo - Shi", "A Kho S A Blo - Shi"],
    });
    expect(order("A Cai").results).toBe("disrupted");
    expect(units).toContain("IR A Asw");
  });

  test("are none if a third party breaks one of the convoys (R041)", () => {
    const { order, units } = resolveLines({
      ...CAIRO,
      IR: ["A Teh - Cas - Kra - Shi - Asw", "F Cas C A Teh - Asw", "W Shi C A Teh - Asw"],
      RU: ["W Kra C A Teh - Asw"],
      KA: ["F Akt - Cas", "F Tkm S F Akt - Cas"],
      Khartoum: ["A Khm S A Teh - Asw"],
    });
    expect(order("A Teh").why).toBe("Convoy disrupted: F Cas and W Shi were dislodged");
    expect(units).toContain("EG A Shi");
  });

  test("of one power with itself are no criss-cross: the first by abbreviation holds (R041, DIS-3.11.2-2)", () => {
    const { order, units } = resolveLines({
      EG: ["A Cai - Asw - Shi", "A Teh - Shi - Asw"],
      RU: ["W Asw C A Cai - Shi"],
      NA: ["W Shi C A Teh - Asw"],
      "United Arab Emirates": ["A UAE S A Cai - Shi"],
      Khartoum: ["A Khm S A Teh - Asw"],
    });
    expect(order("A Cai")).toMatchObject({ results: "stayed", rules: ["DIS-3.11.2-1", "DIS-3.11.2-2"] });
    expect(order("A Teh").results).toBe("bounced");
    expect(units).toContain("EG A Cai");
  });
});

/** The convoyed army would cut the support by which its own carrier is dislodged. */
const PARADOX = {
  SA: ["A Mec - Red - Asw", "F Red C A Mec - Asw"],
  EG: ["W Asw S F Sue - Red", "F Sue - Red"],
};

describe("other paradoxes", () => {
  test("the convoyed army's order becomes Hold, and the rest is resolved (DIS-3.11.2-1)", () => {
    const { order, units, dislodged } = resolveLines(PARADOX);
    expect(order("A Mec")).toMatchObject({
      status: "fails",
      results: "stayed",
      why: "Held instead: its own attack would decide whether it arrives",
    });
    expect(order("W Asw").results).toBe("supported");
    expect(order("F Red")).toMatchObject({
      status: "void",
      results: "void, dislodged",
      rules: ["DIS-3.11.2-1"],
    });
    expect(dislodged).toEqual(["SA F Red"]);
    expect(units).toContain("EG F Red");
  });

  test("an army whose order became Hold can be supported in holding, and no longer in moving (R045)", () => {
    const { order, units } = resolveLines({
      ...PARADOX,
      SA: [...PARADOX.SA, "A Tbk S A Mec"],
      ET: ["A Naj - Mec", "A Riy S A Naj - Mec"],
      Khartoum: ["A Khm S A Mec - Asw"],
    });
    expect(order("A Tbk").results).toBe("supported");
    expect(order("A Naj")).toMatchObject({
      results: "bounced",
      why: "Bounced 2v2 with A Mec (supported by A Tbk)",
    });
    expect(order("A Khm")).toMatchObject({
      status: "void",
      why: "Void: the order of A Mec was changed to hold",
    });
    expect(units).toContain("SA A Mec");
  });

  test("of interlocking ones the first by abbreviation holds; then all is resolved again (DIS-3.11.2-2, R044)", () => {
    // Each army would cut the support by which the other's carrier is dislodged.
    const { order, dislodged } = resolveLines({
      EG: ["A Cai - Asw - Shi", "W Asw C A Cai - Shi"],
      PA: ["W Shi S A Pes - Kan", "A Pes - Kan"],
      IR: ["A Kho - Kan - Khm", "W Kan C A Kho - Khm"],
      ET: ["W Khm S A WDe - Asw", "A WDe - Asw"],
    });
    expect(order("A Cai").results).toBe("stayed");
    expect(order("A Kho")).toMatchObject({
      results: "disrupted",
      why: "Convoy disrupted: W Kan was dislodged",
    });
    expect(dislodged).toEqual(["EG W Asw", "IR W Kan"]);
  });
});

import { resolveLines } from "@chancery/testkit";
import { describe, expect, test } from "vitest";

describe("convoys by declared paths", () => {
  test("the army's order states the whole path, the others only its two ends (DIS-3.10.1-1, DIS-3.10.1-2)", () => {
    const { order, units } = resolveLines({
      EG: ["A Cai - Asw - Khm", "W Asw C Cai - Khm"],
      Libya: ["A Ben S Cai - Khm"],
      Khartoum: ["A Khm H"],
    });
    expect(order("A Cai").why).toBe("Moved 2v1 (supported by A Ben), dislodging A Khm");
    expect(order("A Khm").why).toBe("Dislodged by A Cai (supported by A Ben) (2v1)");
    expect(units).toContain("EG A Khm");
    const repeated = resolveLines({ EG: ["A Cai - Asw - Khm", "W Asw C Cai - Asw - Khm"] });
    expect(repeated.order("W Asw").status).toBe("succeeds");
    expect(repeated.units).toContain("EG A Khm");
    const pathless = resolveLines({ EG: ["A Cai - Khm", "W Asw C A Cai - Khm"] });
    expect(pathless.order("A Cai")).toMatchObject({ status: "illegal", rules: ["DIS-3.10.1-1"] });
    expect(pathless.order("A Cai").why).toContain(
      "The convoy route is missing: name each place it passes before Khartoum",
    );
  });

  test("a wing takes an army over land between neighbors of its own (DIS-3.3-4, DIS-3.10.2-1)", () => {
    expect(resolveLines({ EG: ["A Cai - Asw - Khm", "W Asw C A Cai - Khm"] }).units).toContain("EG A Khm");
    // Darfur is not next to Aswan.
    expect(resolveLines({ EG: ["A Cai - Asw - Dar", "W Asw C A Cai - Dar"] }).order("A Cai").status).toBe(
      "illegal",
    );
    // Libya is not next to Aswan either (R036).
    expect(resolveLines({ EG: ["A Ben - Asw - Khm", "W Asw"] }).order("A Ben").status).toBe("illegal");
  });

  test("wings hand on to each other at any distance, no matter whose they are (DIS-3.3-6, DIS-3.10.2-2, DIS-3.10.2-5)", () => {
    const { units } = resolveLines({
      PO: ["A EGe - Ram - Mum - Guj"],
      NA: ["W Ram C A EGe - Guj"],
      IN: ["W Mum C A EGe - Guj"],
    });
    expect(units).toContain("PO A Guj");
  });

  test("a wing sets an army down where another wing is, at any distance (DIS-3.3-7, DIS-3.1-6, DIS-3.10.2-3)", () => {
    const lines = {
      EG: ["A Cai - Asw - Shi", "W Asw C A Cai - Shi"],
      "United Arab Emirates": ["A UAE S A Cai - Shi"],
    };
    expect(resolveLines({ ...lines, IR: ["W Shi"] }).units).toContain("EG A Shi");
    expect(resolveLines({ ...lines, IR: ["A Shi"] }).order("A Cai").status).toBe("illegal");
  });

  test("fleets chain with fleets and with wings (DIS-3.1-3, DIS-3.3-5, DIS-3.10.2-4)", () => {
    const fleets = resolveLines({
      IR: ["A Irq - Per - GOm - Oma", "F Per C A Irq - Oma", "F GOm C A Irq - Oma"],
    });
    expect(fleets.units).toContain("IR A Oma");
    const mixed = resolveLines({
      UK: ["A Sev - Bla - Inc - Syr", "F Bla C A Sev - Syr"],
      NA: ["W Inc C A Sev - Syr"],
    });
    expect(mixed.units).toContain("UK A Syr");
  });

  test("a US fleet at sea is a link like any other (DIS-3.10.2-5)", () => {
    expect(resolveLines({ SA: ["A Dmm - Per - Shi"], US: ["F Per C A Dmm - Shi"] }).units).toContain(
      "SA A Shi",
    );
  });

  test("a stationary army attacks at the far end, and stays (DIS-3.7-3, R038)", () => {
    const { order, units, disabled } = resolveLines({
      Khartoum: ["A Khm - Asw - Cai"],
      EG: ["W Asw C A Khm - Cai", "A WDe S A Khm - Cai"],
      SA: ["A Cai S A Jor - Sue", "A Jor - Sue"],
      ET: ["A Sue"],
    });
    expect(disabled).toEqual(["SA A Cai by Khartoum A Khm"]);
    expect(order("A Cai").results).toBe("cut, disabled");
    expect(units).toContain("Khartoum A Khm");
    expect(order("A Jor").results).toBe("bounced");
  });

  test("wings are not carried, nor are fleets (R037)", () => {
    const { order } = resolveLines({ EG: ["W Asw - Ram - Mum", "F Alx - Asw - Khm"], NA: ["W Ram"] });
    expect(order("W Asw").status).toBe("illegal");
    expect(order("F Alx")).toMatchObject({ status: "illegal", why: "F Alx cannot be convoyed" });
  });

  test.each([
    ["A Cai - Khm - Asw", "No unit in Khartoum can convoy A Cai"],
    [
      "A Cai - Ram - Khm",
      "The convoy route of A Cai breaks off before Ramstein, which is not next to the place before it",
    ],
    ["A Cai - Asw - Ram - Asw - Khm", "The convoy route of A Cai passes through Aswan twice"],
    ["A Cai - Asw - Red", "A Cai cannot enter the Red Sea: it is sea"],
    ["A Cai - Khm via convoy", "The convoy route is missing: name each place it passes before Khartoum"],
  ])("%s is refused, and the army holds with support (R033, R034)", (order, why) => {
    const told = resolveLines({
      EG: [order, "W Asw", "A Alx S A Cai"],
      NA: ["W Ram"],
    });
    expect(told.order("A Cai")).toMatchObject({ status: "illegal", why });
    expect(told.order("A Alx").results).toBe("supported");
  });

  test("a legal path on which a unit doesn't convoy is a move that fails: no support in holding (R034)", () => {
    const { order, units } = resolveLines({
      EG: ["A Cai - Asw - Khm", "W Asw H", "A Alx S A Cai"],
    });
    expect(order("A Cai")).toMatchObject({
      status: "fails",
      why: "Did not move: W Asw was not ordered to convoy it",
    });
    expect(order("A Alx").status).toBe("void");
    expect(units).toContain("EG A Cai");
  });

  test("a broken path is not replaced by another (R034)", () => {
    const { order, units } = resolveLines({
      IR: ["A Irq - Per - GOm - Oma", "F Per C A Irq - Oma", "F GOm C A Irq - Oma", "W Khu C A Irq - Oma"],
      PA: ["F Ara - GOm", "F Blo S F Ara - GOm"],
      SA: ["W Dmm C A Irq - Oma"],
    });
    expect(order("A Irq")).toMatchObject({
      results: "disrupted",
      why: "Convoy disrupted: F GOm was dislodged",
    });
    expect(order("W Khu").why).toBe("Convoy not needed: A Irq named another route");
    expect(units).toContain("IR A Irq");
  });

  test("with a path an army goes by convoy though it could walk, without one it walks (R035)", () => {
    const lines = { IR: ["A UAE - Dmm"] };
    const sailed = resolveLines({ ...lines, SA: ["A Dmm - Per - UAE"], US: ["F Per C A Dmm - UAE"] });
    expect(sailed.units).toEqual(["IR A Dmm", "SA A UAE", "US F Per"]);
    const walked = resolveLines({ ...lines, SA: ["A Dmm - UAE"], US: ["F Per C A Dmm - UAE"] });
    expect(walked.units).toEqual(["IR A UAE", "SA A Dmm", "US F Per"]);
    expect(walked.order("F Per").why).toBe("Convoy not needed: A Dmm went by land");
  });

  test("a unit dislodged by a convoyed army may retreat to where it came from (R017)", () => {
    const { retreats } = resolveLines({
      SA: ["A Dmm - Per - UAE", "F Per C A Dmm - UAE", "A Oma S A Dmm - UAE"],
      IR: ["A UAE"],
    });
    expect(retreats("A UAE")).toContain("Dmm");
  });

  test("a convoy has no effect if the army was ordered elsewhere (DIS-3.10.1-2)", () => {
    const { order } = resolveLines({ EG: ["A Cai - Sue", "W Asw C A Cai - Khm"] });
    expect(order("W Asw")).toMatchObject({ status: "void", rules: ["DIS-3.10.1-2"] });
  });
});

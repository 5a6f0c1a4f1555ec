import { resolveLines } from "@chancery/testkit";
import { describe, expect, test } from "vitest";

describe("stationary units", () => {
  test("hold, support, move and convoy like others (DIS-3.7-2)", () => {
    const { order } = resolveLines({
      Austria: ["A Aus S A Bgd - Hun"],
      Hungary: ["A Hun - Cro"],
      YU: ["A Bgd - Hun", "A Kos H"],
      NA: ["W Ram C A EGe - Pra"],
      PO: ["A EGe - Ram - Pra"],
      Syria: ["A Syr H"],
    });
    expect(order("A Aus").results).toBe("supported");
    expect(order("A Hun").results).toBe("bounced, dislodged");
    expect(order("W Ram").results).toBe("convoyed");
    expect(order("A Syr").results).toBe("held");
  });

  test("never leave, however strong their move is (DIS-3.7-4)", () => {
    const { order, units, standoffs } = resolveLines({
      Hungary: ["A Hun - Cro"],
      Austria: ["A Aus S A Svn - Cro"],
      YU: ["A Svn S A Hun - Cro", "A Bgd S A Hun - Cro"],
    });
    expect(order("A Hun")).toMatchObject({ status: "fails", results: "bounced" });
    expect(order("A Hun").why).toBe("Bounced: a stationary unit never leaves its place");
    expect(units).toContain("Hungary A Hun");
    expect(standoffs).toEqual(["Cro"]);
  });

  test("cut support by attacking (DIS-3.7-5)", () => {
    const { order, units } = resolveLines({
      PO: ["A War - Pra"],
      Austria: ["A Aus S A War - Pra"],
      Czechoslovakia: ["A Pra"],
      NA: ["W Ram - Aus"],
    });
    expect(order("A Aus")).toMatchObject({ results: "cut", why: "Cut by W Ram" });
    expect(order("A Aus").rules).toContain("DIS-3.7-5");
    expect(units).toContain("PO A War");
  });

  test("keep others out of an empty province, with the strength of their supports (DIS-3.7-6, R019)", () => {
    expect(resolveLines({ EG: ["W Asw - Khm"], ET: ["A AdA - Khm"] }).units).toContain("ET A AdA");
    const stronger = resolveLines({ EG: ["W Asw - Khm"], ET: ["A AdA - Khm", "A Eri S A AdA - Khm"] });
    expect(stronger.units).toContain("ET A Khm");
    const helped = resolveLines({
      EG: ["W Asw - Khm", "A WDe S W Asw - Khm"],
      ET: ["A AdA - Khm", "A Eri S A AdA - Khm"],
    });
    expect(helped.units).toContain("ET A AdA");
  });

  test("are destroyed when dislodged, for they cannot retreat (DIS-3.7-7, DIS-2.1.4-4)", () => {
    const { dislodged, retreats } = resolveLines({
      EG: ["A Cai - Asw - Khm", "W Asw C A Cai - Khm"],
      Libya: ["A Ben S A Cai - Khm"],
      Khartoum: ["A Khm"],
    });
    expect(dislodged).toEqual(["Khartoum A Khm"]);
    expect(retreats("A Khm")).toEqual([]);
  });

  test("bar their target from retreats even if nobody else wanted it (DIS-3.7-8, R020)", () => {
    const lines = { SA: ["A Riy - Irq", "A Dmm S A Riy - Irq"], IR: ["A Irq"] };
    expect(resolveLines(lines).retreats("A Irq")).toContain("Syr");
    const barred = resolveLines({ ...lines, IS: ["W Tel - Syr"] });
    expect(barred.standoffs).toEqual(["Syr"]);
    expect(barred.retreats("A Irq")).not.toContain("Syr");
  });

  test("bar nothing where the unit that dislodges them comes from (R021)", () => {
    const { dislodged, standoffs } = resolveLines({
      EG: ["W Asw - Khm"],
      ET: ["A Khm - Asw", "A WDe S A Khm - Asw"],
    });
    expect(dislodged).toEqual(["EG W Asw"]);
    expect(standoffs).toEqual([]);
  });

  test("count as staying for those who follow, with strength one and no support in holding (R022)", () => {
    const follow = resolveLines({ Hungary: ["A Hun - Cro"], YU: ["A Bgd - Hun"] });
    expect(follow.order("A Bgd")).toMatchObject({ results: "bounced", why: "Bounced 1v1 with A Hun" });
    const helped = resolveLines({ Hungary: ["A Hun - Cro"], YU: ["A Bgd - Hun"], RO: ["A Cri S A Hun"] });
    expect(helped.order("A Cri")).toMatchObject({ status: "void" });
    const ring = resolveLines({
      YU: ["A Bgd - Hun", "A BHz - Bgd"],
      Hungary: ["A Hun - Cro"],
      Croatia: ["A Cro - BHz"],
    });
    expect(ring.units).toEqual(["Croatia A Cro", "Hungary A Hun", "YU A BHz", "YU A Bgd"]);
  });

  test("fight head to head as usual (R023)", () => {
    const mobileWins = resolveLines({ EG: ["W Asw - Khm"], ET: ["A Khm - Asw", "A WDe S A Khm - Asw"] });
    expect(mobileWins.units).toContain("ET A Asw");
    const stationaryWins = resolveLines({ EG: ["W Asw - Khm", "A WDe S W Asw - Khm"], ET: ["A Khm - Asw"] });
    expect(stationaryWins.disabled).toEqual(["ET A Khm by EG W Asw"]);
    expect(stationaryWins.units).toContain("ET A Khm");
    const even = resolveLines({ EG: ["W Asw - Khm"], ET: ["A Khm - Asw"] });
    expect(even.order("A Khm").why).toBe("Bounced 1v1 head to head with W Asw");
  });
});

describe("disabling", () => {
  test("an attack by a stationary unit that would dislodge disables instead (DIS-3.7-9, DIS-3.9-1)", () => {
    const { order, disabled, dislodged } = resolveLines({
      EG: ["W Asw - Khm", "A WDe S W Asw - Khm"],
      ET: ["A Khm H"],
    });
    expect(dislodged).toEqual([]);
    expect(disabled).toEqual(["ET A Khm by EG W Asw"]);
    expect(order("W Asw").why).toBe("Bounced 2v1 (supported by A WDe), disabling A Khm");
    expect(order("A Khm")).toMatchObject({
      results: "held, disabled",
      why: "Disabled by W Asw (supported by A WDe) (2v1)",
    });
  });

  test("an attack on an invulnerable unit bounces and disables it (DIS-3.8-2)", () => {
    const { order, units, disabled } = resolveLines({
      UK: ["A Khk - Mos"],
      Belarus: ["A Blr S A Khk - Mos"],
      RU: ["A Mos H"],
    });
    expect(order("A Khk")).toMatchObject({ status: "fails", results: "bounced" });
    expect(order("A Khk").rules).toContain("DIS-3.8-2");
    expect(disabled).toEqual(["RU A Mos by UK A Khk"]);
    expect(units).toContain("UK A Khk");
  });

  test("a disabled unit gives no support, even against the unit that disables it (DIS-3.9-2, R027)", () => {
    const lines = { SA: ["A Irq"], Syria: ["A Syr - Inc"], RO: ["A Arm S A Tbz - Irq", "A Tbz - Irq"] };
    // Syria attacks the unit that supports against Iraq: from elsewhere, one attack cuts.
    expect(resolveLines({ ...lines, NA: ["W Inc S A Tbz - Irq"] }).order("W Inc").results).toBe("cut");
    // From where the support is aimed at, only an attack that disables does.
    const aimed = { NA: ["W Inc S A Riy - Irq"], SA: ["A Riy - Irq"], IR: ["A Irq - Inc"] };
    expect(resolveLines(aimed).order("W Inc").results).toBe("supported");
    const disabling = resolveLines({ ...aimed, Syria: ["A Syr S A Irq - Inc"] });
    expect(disabling.order("W Inc")).toMatchObject({
      results: "cut, disabled",
      why: "Cut: disabled by A Irq",
    });
    expect(disabling.units).toContain("SA A Riy");
  });

  test("a convoy through a disabled unit fails (DIS-3.9-3)", () => {
    const { order, units } = resolveLines({
      UK: ["A Sev - Bla - Inc - Syr", "F Bla C A Sev - Syr"],
      NA: ["W Inc C A Sev - Syr"],
      IR: ["A Tbz - Inc", "A Arm S A Tbz - Inc"],
    });
    expect(order("W Inc")).toMatchObject({
      status: "fails",
      results: "disabled",
      why: "Disabled by A Tbz (supported by A Arm) (2v1)",
    });
    expect(order("A Sev")).toMatchObject({
      results: "disrupted",
      why: "Convoy disrupted: W Inc was disabled",
      rules: ["DIS-3.9-3"],
    });
    expect(order("F Bla").results).toBe("convoyed");
    expect(units).toContain("UK A Sev");
  });

  test("a disabled unit stays where it is and keeps its strength and its own attack (DIS-3.9-4, R026)", () => {
    const { order, units, standoffs } = resolveLines({
      NA: ["W Inc - Syr"],
      IR: ["A Tbz - Inc", "A Arm S A Tbz - Inc"],
      SA: ["A Jor - Syr"],
    });
    expect(order("W Inc").results).toBe("bounced, disabled");
    expect(units).toContain("NA W Inc");
    expect(order("A Jor").results).toBe("bounced");
    expect(standoffs).toEqual(["Syr"]);
  });

  test("units of one power do not disable each other, nor help others to (DIS-3.9-5, R029)", () => {
    const own = resolveLines({ NA: ["W Ram - Par", "A Par H"], PO: ["A EGe S W Ram - Par"] });
    expect(own.disabled).toEqual([]);
    const abetted = resolveLines({ PO: ["A EGe - Ram"], NA: ["W Ram H", "A Par S A EGe - Ram"] });
    expect(abetted.order("A EGe")).toMatchObject({ results: "bounced" });
    expect(abetted.disabled).toEqual([]);
    // NATO and the US Navy are two powers.
    const allied = resolveLines({ PO: ["A EGe - Ram"], NA: ["W Ram H"], US: ["F Bal S A EGe - Ram"] });
    expect(allied.disabled).toEqual(["NA W Ram by PO A EGe"]);
  });

  test("two attacks of equal strength disable nobody, of unequal strength the stronger (R025)", () => {
    const even = {
      UK: ["A Khk - Mos", "A Kyv S A Khk - Mos"],
      KA: ["A Ast - Mos", "A Niz S A Ast - Mos"],
      RU: ["A Mos H"],
    };
    expect(resolveLines(even).disabled).toEqual([]);
    expect(resolveLines(even).order("A Mos").why).toContain("stood each other off");
    const uneven = resolveLines({ ...even, Belarus: ["A Blr S A Khk - Mos"] });
    expect(uneven.disabled).toEqual(["RU A Mos by UK A Khk"]);
  });

  test("a US fleet that gets away is not disabled, one that does not is (R031)", () => {
    const attack = { SA: ["A Dmm - Kuw", "A Riy"], IR: ["A Irq S A Dmm - Kuw"] };
    const away = resolveLines({ ...attack, US: ["F Kuw - Per"] });
    expect(away.disabled).toEqual([]);
    expect(away.units).toContain("SA A Kuw");
    const kept = resolveLines({ ...attack, US: ["F Kuw - Per"], PA: ["F GOm - Per"] });
    expect(kept.disabled).toEqual(["US F Kuw by SA A Dmm"]);
    expect(kept.units).toContain("SA A Dmm");
  });

  test("the armies of one real country act against each other if they are two powers (DIS-3.5.2-2)", () => {
    const { disabled } = resolveLines({
      Juba: ["A Jub - Khm"],
      Khartoum: ["A Khm"],
      Libya: ["A Ben S A Jub - Khm"],
    });
    expect(disabled).toEqual(["Khartoum A Khm by Juba A Jub"]);
  });
});

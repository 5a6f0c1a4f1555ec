import { legalOrders, type Power } from "@chancery/engine";
import { DISSOLUTION, resolveLines, respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { START } from "../testing.ts";

/** Whether a unit leaves its place when it is ordered to another that nobody is in. */
const isMobile = (power: string, unit: string, to: string): boolean =>
  !resolveLines({ [power]: [`${unit} - ${to}`] }).units.includes(`${power} ${unit}`);

/** Whether a unit gives way to three that attack it by land and water. */
const isVulnerable = (power: string, unit: string, [from, ...helpers]: readonly string[]): boolean => {
  const attack = `${from} - ${unit.slice(2)}`;
  const attackers = [attack, ...helpers.map((helper) => `${helper} S ${attack}`)];
  return resolveLines({ [power]: [`${unit} H`], YU: attackers }).dislodged.includes(`${power} ${unit}`);
};

describe("kinds of units", () => {
  test("armies, fleets and wings stand on the geographic map, embassies on the Favor Map, and nothing else (DIS-3.0-1)", () => {
    const letters = new Set(Object.values(START.units).flatMap((units) => units.map((unit) => unit[0])));
    expect([...letters].sort()).toEqual(["A", "F", "W"]);
    expect(
      Object.values(START.favor)
        .flat()
        .every((space) => /^[NUIBR]\d[a-z]$/.test(space)),
    ).toBe(true);
    for (const unit of ["E Cai", "S Cai"])
      expect(() =>
        respond({ variant: "dissolution", state: { ...START, units: { Egypt: [unit] } }, orders: {} }),
      ).toThrow();
  });

  test("players' armies and fleets are mobile and their wings stationary (DIS-3.2-1, DIS-3.2-2)", () => {
    expect(isMobile("EG", "A Cai", "WDe")).toBe(true);
    expect(isMobile("EG", "F Alx", "Lev")).toBe(true);
    expect(isMobile("EG", "W Asw", "WDe")).toBe(false);
  });

  test("what players have is vulnerable (DIS-3.2-1, DIS-3.2-2, DIS-3.8-1)", () => {
    expect(isVulnerable("EG", "A Cai", ["A Alx", "A Sue"])).toBe(true);
    expect(isVulnerable("EG", "F Alx", ["A Cai", "F Lev"])).toBe(true);
    expect(isVulnerable("EG", "W Asw", ["A Cai", "A Sue"])).toBe(true);
  });

  test("of all that a player can build only wings are stationary (DIS-3.3-1)", () => {
    const { rules, start } = DISSOLUTION;
    const egypt = rules.powers.findIndex(({ name }) => name === "Egypt") as Power;
    const phase = { season: "W", year: 1992, task: "A" } as const;
    const owners = start.owners.map(() => egypt);
    const builds = legalOrders(rules, { ...start, phase, owners, units: [] }, egypt);
    const letters = builds.flatMap(({ type, kind }) => (type === "build" && kind ? [kind.letter] : []));
    expect([...new Set(letters)].sort()).toEqual(["A", "F", "W"]);
    for (const [letter, mobile] of [
      ["A", true],
      ["F", true],
      ["W", false],
    ] as const)
      expect(isMobile("EG", `${letter} Alx`, "Sue")).toBe(mobile);
  });

  test.each([
    ["Belarus", "A Blr", "Lvi", ["A Kyv", "A Mos"]],
    ["Czechoslovakia", "A Bra", "Poz", ["A Hun", "A Aus"]],
  ])(
    "minor armies are stationary and vulnerable: %s %s (DIS-3.2-3, DIS-3.7-1)",
    (power, unit, to, attackers) => {
      expect(isMobile(power, unit, to)).toBe(false);
      expect(isVulnerable(power, unit, attackers)).toBe(true);
    },
  );

  test.each([
    ["NA", "A Ath", "Mac", ["A Mac", "A Bul"]],
    ["NA", "F Izm", "Aeg", ["F Aeg", "A Inc"]],
    ["NA", "W Ram", "EGe", ["A EGe", "A Aus"]],
    ["RU", "A Mos", "Niz", ["A Khk", "A Blr"]],
    ["RU", "F Kal", "Bal", ["A Gda", "A Ols"]],
    ["IS", "W Tel", "Lev", ["A Jor", "A Sue"]],
    ["IN", "A Del", "Guj", ["A Isl", "A Kas"]],
    ["IN", "W Mum", "Guj", ["A Guj", "A Del"]],
  ])(
    "nuclear units are stationary and invulnerable: %s %s (DIS-3.2-4, DIS-3.7-1, DIS-3.8-1)",
    (power, unit, to, attackers) => {
      expect(isMobile(power, unit, to)).toBe(false);
      expect(isVulnerable(power, unit, attackers)).toBe(false);
    },
  );

  test("US fleets are mobile and invulnerable (DIS-3.2-5, DIS-3.7-1, DIS-3.8-1)", () => {
    expect(isMobile("US", "F Kuw", "Per")).toBe(true);
    expect(isVulnerable("US", "F Kuw", ["A Irq", "A Dmm"])).toBe(false);
  });

  test("a power's letter stands for its own kind: the same order moves one army and not the other (DIS-3.0-2)", () => {
    expect(resolveLines({ PO: ["A War - Poz"] }).units).toEqual(["PO A Poz"]);
    expect(resolveLines({ Belarus: ["A Blr - Kyv"] }).units).toEqual(["Belarus A Blr"]);
  });
});

describe("where units go", () => {
  test("armies neither move nor support into water, and can be carried across it (DIS-3.1-1)", () => {
    const dry = resolveLines({ PO: ["A Gda - Bal", "A Ols S F Kal - Bal"], RU: ["F Kal - Bal"] });
    expect(dry.order("A Gda")).toMatchObject({ status: "illegal", rules: ["DIS-3.1-1"] });
    expect(dry.order("A Ols").status).toBe("illegal");
    const carried = resolveLines({ PO: ["A Gda - Bal - Fin", "F Bal C A Gda - Fin"] });
    expect(carried.units).toEqual(["PO A Fin", "PO F Bal"]);
  });

  test("fleets move and support into land only along coasts and canals (DIS-3.1-2)", () => {
    const inland = resolveLines({ UK: ["F Sev - Kyv"] });
    expect(inland.order("F Sev")).toMatchObject({ status: "illegal", rules: ["DIS-3.1-2"] });
    expect(resolveLines({ UK: ["F Sev - Ode"] }).units).toEqual(["UK F Ode"]);
    expect(resolveLines({ UK: ["F Bal - Len"] }).units).toEqual(["UK F Len"]);
    // Both are on the sea, but their coasts do not meet.
    expect(resolveLines({ UK: ["F Inc - Irq"] }).order("F Inc").status).toBe("illegal");
    expect(resolveLines({ UK: ["F Sev S A Khk - Kyv", "A Khk - Kyv"] }).order("F Sev").status).toBe(
      "illegal",
    );
  });

  test("wings sortie into any terrain, and bounce (DIS-3.1-4, DIS-3.3-2)", () => {
    for (const place of ["Red", "Cai", "Khm", "Sue", "WDe"]) {
      const { order, units } = resolveLines({ EG: [`W Asw - ${place}`] });
      expect(order("W Asw")).toMatchObject({ status: "fails", results: "bounced", rules: ["DIS-3.7-4"] });
      expect(units).toEqual(["EG W Asw"]);
    }
  });

  test("wings support into any terrain beside them (DIS-3.1-5)", () => {
    const { units } = resolveLines({
      EG: ["W Asw S F Sue - Red", "F Sue - Red"],
      SA: ["F Red"],
      IS: ["W Tel"],
    });
    expect(units).toContain("EG F Red");
    const onLand = resolveLines({ EG: ["W Asw S A Cai - WDe", "A Cai - WDe"], ET: ["A WDe"] });
    expect(onLand.units).toContain("EG A WDe");
  });

  test("the coast that a fleet would have to name does not matter to wings, and no place has any (DIS-3.3-3)", () => {
    const { board } = DISSOLUTION.rules;
    expect(board.provinces.filter(({ coasts }) => coasts.length > 0)).toEqual([]);
    // Suez lies on two seas; the wing beside it reaches it all the same.
    expect(resolveLines({ EG: ["W Asw - Sue"] }).standoffs).toEqual(["Sue"]);
  });

  test("being next to every wing gives neither sorties nor supports any range (DIS-3.3-8)", () => {
    const far = resolveLines({ EG: ["W Asw - Ram", "A Cai"], NA: ["W Ram S W Asw"] });
    expect(far.order("W Asw")).toMatchObject({ status: "illegal" });
    expect(far.order("W Asw").rules).toContain("DIS-3.3-8");
    expect(far.order("W Ram").status).toBe("illegal");
  });

  test("vacant nuclear territory is open to players' units (DIS-6.1-2)", () => {
    expect(resolveLines({ PO: ["A Gda - EGe"] }).units).toEqual(["PO A EGe"]);
    expect(resolveLines({ KA: ["A Akt - Ast"] }).units).toEqual(["KA A Ast"]);
  });

  test("Leningrad, Nizhny Novgorod and Astrakhan are open to armies and fleets, but not to US fleets (DIS-6.2.1-1, DIS-8.5.4-1)", () => {
    expect(resolveLines({ UK: ["F Len - Niz", "A Mos - Ast"] }).units).toEqual(["UK A Ast", "UK F Niz"]);
    for (const [from, to] of [
      ["Bal", "Len"],
      ["Cas", "Ast"],
      ["Azo", "Ast"],
      ["Len", "Niz"],
    ]) {
      const { order } = resolveLines({ US: [`F ${from} - ${to}`] });
      expect(order(`F ${from}`)).toMatchObject({ status: "illegal", rules: ["DIS-8.5.4-1", "DIS-6.2.1-1"] });
    }
  });

  test("nor do US fleets support into them, or get support for going there (R069)", () => {
    const { order } = resolveLines({
      US: ["F Bal S A Mos - Len"],
      UK: ["A Mos - Len", "F Fin S F Bal - Len"],
    });
    expect(order("F Bal")).toMatchObject({ status: "illegal" });
    expect(order("F Bal").why).toBe("F Bal is not allowed into Leningrad");
    expect(order("F Fin").status).toBe("illegal");
  });

  test("a US fleet really moves when its move succeeds (DIS-8.5.3-1)", () => {
    expect(resolveLines({ US: ["F Kuw - Per"] }).units).toEqual(["US F Per"]);
  });

  test.each([
    ["Len", "Blr", "BSt"],
    ["Niz", "Mos", "Akt"],
    ["Ast", "Khk", "Akt"],
    ["Ist", "Bul", "Ath"],
    ["Sue", "Cai", "Jor"],
  ])("a fleet in %s does not convoy (DIS-6.2.1-3, DIS-6.2.2-3, DIS-6.2.3-4)", (canal, from, to) => {
    const { order, units } = resolveLines({
      UK: [`A ${from} - ${canal} - ${to}`, `F ${canal} C A ${from} - ${to}`],
    });
    expect(order(`A ${from}`)).toMatchObject({ status: "illegal" });
    expect(order(`A ${from}`).why).toMatch(/^No unit in .* can convoy/);
    expect(order(`F ${canal}`)).toMatchObject({ status: "illegal" });
    expect(order(`F ${canal}`).why).toContain("is not at sea");
    expect(units).toContain(`UK A ${from}`);
  });

  test("a wing in a canal province convoys like any other (R039)", () => {
    expect(resolveLines({ EG: ["A Cai - Sue - Jor", "W Sue C A Cai - Jor"] }).units).toContain("EG A Jor");
  });
});

describe("crossings", () => {
  const pairs = (group: string): string[][] =>
    group.split(" ").flatMap((a, i, all) => all.slice(i + 1).map((b) => [a, b]));
  const isSea = (id: string): boolean =>
    DISSOLUTION.rules.board.provinces.some((province) => province.id === id && province.terrain === "sea");
  const goes = (letter: string, from: string, to: string): boolean =>
    resolveLines({ UK: [`${letter} ${from} - ${to}`] }).units.includes(`UK ${letter} ${to}`);

  test("armies and wings pass those inland (DIS-6.3.1-1, DIS-6.3.1-2)", () => {
    for (const [a, b] of ["Kab Pes Taj", "Naj Dmm Oma Yem"].flatMap(pairs)) {
      expect(goes("A", a, b)).toBe(true);
      expect(goes("A", b, a)).toBe(true);
      expect(resolveLines({ UK: [`W ${a} - ${b}`] }).standoffs).toEqual([b]);
    }
  });

  test.each([
    "Sev Kra Azo Bla",
    "Dji Eri Red Yem",
    "Tel Jor Sue Tbk",
    "Dmm Per Qat UAE",
    "Irq Khu Kuw Per",
    "GOm Per Shi UAE",
    "Bal BSt Fin Len",
    "Avi Svn Cro Adr",
    "Cro BHz Pod Adr",
    "Kal Gda Ols Bal",
  ])(
    "fleets pass those on coasts between all sides, armies between the lands: %s (DIS-6.3.2-1, DIS-6.3.2-2, DIS-6.3.2-3, DIS-6.3.2-4, DIS-6.3.2-5, DIS-6.3.2-6, DIS-6.3.2-7, DIS-6.3.2-8, DIS-6.3.2-9, DIS-6.3.2-10)",
    (group) => {
      for (const [a, b] of pairs(group)) {
        expect(goes("F", a, b) && goes("F", b, a)).toBe(true);
        if (!isSea(a) && !isSea(b)) expect(goes("A", a, b) && goes("A", b, a)).toBe(true);
      }
    },
  );
});

describe("neutral units", () => {
  test("of all kinds hold, move and support (DIS-5.1.1-1, DIS-5.1.1-3, DIS-5.1.1-5)", () => {
    const { order } = resolveLines({
      Finland: ["A Fin - Len"],
      RU: ["F Kal S A Gda - Ols", "A Mos H", "W Kra - Bla", "W Sve S A Mos"],
      PO: ["A Gda - Ols"],
      NA: ["F Izm - Aeg", "A Par H", "W Ram H"],
      US: ["F Kuw S A Riy - Irq", "F Nap - Ion"],
      SA: ["A Riy - Irq"],
      Austria: ["A Aus S W Ram"],
    });
    const results = (unit: string): string => order(unit).results;
    expect(["A Fin", "F Izm", "W Kra"].map(results)).toEqual(["bounced", "bounced", "bounced"]);
    expect(["A Mos", "A Par", "W Ram"].map(results)).toEqual(["held", "held", "held"]);
    expect(["F Kal", "F Kuw", "A Aus"].map(results)).toEqual(["supported", "supported", "supported"]);
    expect(results("F Nap")).toBe("moved");
    expect(order("W Sve").status).toBe("illegal"); // Moscow is not beside Sverdlovsk.
  });

  test("armies are carried by wings and fleets, wings and US fleets at sea carry (DIS-5.1.1-2, DIS-5.1.1-4, DIS-5.1.1-5)", () => {
    const { order, disabled } = resolveLines({
      "United Arab Emirates": ["A UAE - Per - Irq"],
      US: ["F Per C A UAE - Irq"],
      SA: ["A Riy S A UAE - Irq"],
      IR: ["A Irq"],
    });
    expect(order("A UAE").why).toBe("Bounced 2v1 (supported by A Riy), disabling A Irq");
    expect(order("F Per").results).toBe("convoyed");
    expect(disabled).toEqual(["IR A Irq by United Arab Emirates A UAE"]);
    const flown = resolveLines({
      Georgia: ["A Geo - Kra - Mum - Guj"],
      RU: ["W Kra C A Geo - Guj"],
      IN: ["W Mum C A Geo - Guj"],
    });
    expect(flown.standoffs).toEqual(["Guj"]);
  });
});

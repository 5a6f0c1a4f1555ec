import { expect, test } from "vitest";
import { isGenuine, verifyReceipt } from "../index.ts";
import { digest, sevenAt, twoAt } from "../testing.ts";

test("each save makes a new version with a receipt that proves what was received, and when", () => {
  const play = sevenAt().save("France", "A Par - Bur").after(1000).save("France", "A Par - Pic");
  const [sheet] = play.view("cleo").sheets;
  expect(sheet).toMatchObject({ power: "France", text: "A Par - Pic", onBehalf: false });
  const { receipt } = sheet;
  expect(receipt).toMatchObject({
    game: "g1",
    turn: 1,
    phase: "S1901M",
    power: "France",
    version: 2,
    at: play.now,
  });
  expect(receipt && verifyReceipt(receipt, "A Par - Pic", digest)).toBe(true);
  expect(receipt && verifyReceipt(receipt, "A Par - Bur", digest)).toBe(false);
  expect(receipt && verifyReceipt({ ...receipt, at: 0 }, "A Par - Pic", digest)).toBe(false);
  expect(play.view("cleo").turns[0].sheets.map(({ text }) => text)).toEqual([null, "A Par - Pic"]);
});

test("only the receipts of earlier versions are kept, and these still prove what was received", () => {
  const play = sevenAt().save("France", "A Par - Bur");
  const { receipt } = play.view("cleo").sheets[0];
  const before = JSON.stringify(play.table).length;
  for (let i = 0; i < 20; i++) play.save("France", `A Par - Pic\n${"#".repeat(19_000 + i)}`);
  expect(JSON.stringify(play.table).length - before).toBeLessThan(30_000);
  expect(receipt && isGenuine(play.table, { member: "cleo" }, receipt, "A Par - Bur", digest)).toBe(true);
  expect(receipt && isGenuine(play.table, { member: "cleo" }, receipt, "A Par - Pic", digest)).toBe(false);
});

test("drafts opened after the game are kept, up to a length", () => {
  const play = sevenAt({ reveal: { drafts: true } });
  for (const text of ["A Par - Bur", `A Par - Pic\n${"#".repeat(15_000)}`, "A Par H", "A Par - Gas"])
    play.save("France", text);
  const texts = () => play.view("cleo").turns[0].sheets.map(({ text }) => text?.slice(0, 11));
  expect(texts()).toEqual(["A Par - Bur", "A Par - Pic", "A Par H", "A Par - Gas"]);
  play.save("France", "#".repeat(19_000)).save("France", "A Par - Bre");
  expect(texts()).toEqual([undefined, undefined, "A Par H", "A Par - Gas", "#".repeat(11), "A Par - Bre"]);
});

test("a sheet can be saved only so often in a turn", () => {
  const play = sevenAt();
  for (let i = 0; i < 500; i++) play.save("France", `A Par H # ${i}`);
  expect(play.try("cleo", { type: "save", power: "France", text: "A Par - Bur" })).toBe("too-many-versions");
  expect(play.view("cleo").sheets[0].text).toBe("A Par H # 499");
});

test("orders for a turn that is over are refused, and not taken for the next one", () => {
  const play = sevenAt();
  const late = [
    { type: "save", power: "France", text: "A Par - Bur", turn: 2 },
    { type: "ready", ready: true, turn: 2 },
  ] as const;
  for (const command of late) expect(play.try("cleo", command)).toBe("other-turn");
  expect(play.view("cleo").sheets[0].text).toBeNull();
});

test("saving on top of a named version never overwrites a newer one", () => {
  const play = sevenAt().do("cleo", { type: "save", power: "France", text: "A Par - Bur", upon: 0 });
  const late = { type: "save", power: "France", text: "A Par - Pic", upon: 0 } as const;
  expect(play.try("cleo", late)).toBe("changed-meanwhile");
  expect(play.view("cleo").sheets[0].text).toBe("A Par - Bur");
  expect(play.try("cleo", { ...late, upon: 1 })).toBe("done");
});

test("mistakes are pointed out at once, but saved", () => {
  const play = sevenAt().save("France", "A Par - Atlantis\nA Mar - Lon\nF Bre - Eng\nA Mun H");
  const [{ lines, text }] = play.view("cleo").sheets;
  expect(text).toContain("Atlantis");
  expect(lines.map(({ order, fault }) => [order, fault])).toMatchObject([
    [null, expect.stringMatching(/neither a place|no place/)],
    ["A Mar - Lon", expect.stringMatching(/No fleet can convoy/)],
    ["F Bre - Eng", null],
    [null, expect.stringMatching(/belongs to Germany/)],
  ]);
});

test("a unit ordered twice is pointed out", () => {
  const [{ lines }] = sevenAt().save("France", "A Par - Bur\nA Par - Pic").view("cleo").sheets;
  expect(lines.map(({ fault }) => fault)).toEqual([
    expect.stringMatching(/different orders/),
    expect.stringMatching(/different orders/),
  ]);
});

test("units without orders, and supports that match none of your own orders, are listed", () => {
  const play = sevenAt().save("France", "A Mar S A Par - Bur\nA Par - Pic");
  const [{ warnings }] = play.view("cleo").sheets;
  expect(warnings).toEqual([
    { code: "no-order", text: "F Bre has no order" },
    {
      code: "support-unmatched",
      text: "A Mar supports A Par to Burgundy, but A Par isn't ordered there",
      line: 1,
    },
  ]);
});

test("what was guessed and what is ordered twice is listed with its line", () => {
  const [{ warnings }] = sevenAt()
    .save("France", "A Par - Bur\nF Bre - Picrady\nArmy Paris to Burgundy\nA Mar H")
    .view("cleo").sheets;
  expect(warnings).toEqual([
    { code: "guess", text: '"Picrady" was read as Picardy', line: 2 },
    { code: "second-order", text: "Army Paris to Burgundy: A Par has another order on this sheet", line: 3 },
  ]);
});

test("text in a sheet that belongs to no order is reported", () => {
  const [{ warnings, lines }] = sevenAt().save("France", "Fall 1903\nGermany:\nA Mun H").view("cleo").sheets;
  expect(lines).toEqual([]);
  expect(warnings.filter(({ code }) => code === "unread").length).toBe(3);
});

test("players of several powers get warnings based on all their orders together, and on nobody else's", () => {
  const play = twoAt().save("France", "A Par - Pic\nA Mar S A Par - Bur").save("Germany", "A Mun - Bur");
  const support = () =>
    play
      .view("ann")
      .sheets.find(({ power }) => power === "France")
      ?.warnings.filter(({ code }) => code !== "no-order");
  expect(support()).toHaveLength(1);
  play.save("France", "A Mar S A Mun - Bur");
  expect(support()).toEqual([]);
});

test("builds and removals still open are listed", () => {
  const play = sevenAt().save("France", "A Mar - Spa").allReady().allReady();
  const warnings = () => play.view("cleo").sheets[0].warnings.map(({ text }) => text);
  expect(warnings()).toEqual(["You can build 1 more unit"]);
  play.save("France", "Build A Par");
  expect(play.view("cleo").sheets[0].lines[0].fault).toMatch(/occupied/);
  expect(warnings()).toEqual(["You can build 1 more unit"]);
  play.save("France", "Build A Mar");
  expect(warnings()).toEqual([]);
});

test("convoys that match none of your own orders are listed", () => {
  const play = sevenAt().save("England", "F Lon - Nth\nF Edi - Nrg\nA Lvp - Yor").allReady();
  play.save("England", "F Nth C A Yor - Nwy\nA Yor - Lon\nF Nrg H");
  const [{ warnings }] = play.view("bob").sheets;
  expect(warnings.map(({ code }) => code)).toEqual(["convoy-unmatched"]);
});

test("nobody writes for a power they don't play", () => {
  const play = sevenAt();
  expect(play.try("ann", { type: "save", power: "France", text: "A Par H" })).toBe("not-your-power");
  expect(play.try("ann", { type: "save", power: "Sweden", text: "" })).toBe("no-such-power");
  expect(play.try("zoe", { type: "save", power: "France", text: "" })).toBe("not-entitled");
  expect(play.try("cleo", { type: "save", power: "France", text: "x".repeat(20_001) })).toBe("text-too-long");
});

test("saved is not ready, and ready can be withdrawn", () => {
  const play = sevenAt().save("France", "A Par H");
  const ready = () => play.view("ann").seats[2].isReady;
  expect(ready()).toBe(false);
  play.do("cleo", { type: "ready", ready: true });
  expect(ready()).toBe(true);
  expect(play.try("cleo", { type: "ready", ready: true })).toBe("unchanged");
  play.do("cleo", { type: "ready", ready: false });
  expect(ready()).toBe(false);
});

test("the phase is resolved as soon as everyone is ready", () => {
  const play = sevenAt();
  for (const who of ["ann", "bob", "cleo", "dan", "eve", "fay"]) play.do(who, { type: "ready", ready: true });
  expect(play.view("ann").phase).toBe("S1901M");
  play.do("gus", { type: "ready", ready: true });
  expect(play.view("ann").phase).toBe("F1901M");
  expect(play.view("ann").seats.map(({ isReady }) => isReady)).toEqual(Array(7).fill(false));
});

test("orders are read in the language they were written in, and count", () => {
  const german = "Armee Paris nach Burgund\nMarseille hält\nFlotte Brest in den Ärmelkanal";
  const saved = (language: string | undefined) =>
    sevenAt().do("cleo", { type: "save", power: "France", text: german, ...(language && { language }) });
  const [{ lines, language }] = saved("de").view("cleo").sheets;
  expect(language).toBe("de");
  expect(lines.map(({ order, fault }) => [order, fault])).toEqual([
    ["A Par - Bur", null],
    ["A Mar H", null],
    ["F Bre - Eng", null],
  ]);
  // Without a language, by the words of the books alone: as everything was read that is in older logs.
  const [older] = saved(undefined).view("cleo").sheets;
  expect(older.language).toBeUndefined();
  expect(older.lines.some(({ fault }) => fault !== null)).toBe(true);
});

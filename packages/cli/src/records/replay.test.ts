import { describe, expect, test } from "vitest";
import { chancery, folderWith, linesOf } from "../testing/index.ts";

const START = {
  Austria: ["A VIE", "A BUD", "F TRI"],
  England: ["F LON", "F EDI", "A LVP"],
  France: ["A PAR", "A MAR", "F BRE"],
  Germany: ["A BER", "A MUN", "F KIE"],
  Italy: ["A ROM", "A VEN", "F NAP"],
  Russia: ["A MOS", "A WAR", "F SEV", "F STP/SC"],
  Turkey: ["A CON", "A SMY", "F ANK"],
};
const spring = {
  id: "game-S1901M",
  phase: "S1901M",
  units: START,
  orders: {
    FRANCE: ["A PAR - BUR", "A MAR S A PAR - BUR"],
    GERMANY: ["A MUN - BUR"],
    ITALY: ["A VEN - TRI"],
  },
  results: { "A MUN": ["bounce"], "A VEN": ["bounce"] },
  next: { phase: "F1901M", units: { ...START, France: ["A BUR", "A MAR", "F BRE"] } },
};
const fall = {
  id: "game-F1901M",
  phase: "F1901M",
  units: spring.next.units,
  orders: { FRANCE: ["A BUR - MUN", "A MAR - BUR"], GERMANY: ["A MUN - SIL", "A BER - MUN"] },
  next: { phase: "S1902M" },
};

const record = (...phases: readonly unknown[]): string =>
  phases.map((phase) => JSON.stringify(phase)).join("\n");

describe("a record", () => {
  test("in JSON Lines is played phase by phase and agrees", async () => {
    const { status, out, err } = await chancery(["replay", "--json"], { input: record(spring, fall) });
    expect([status, err]).toEqual([0, ""]);
    expect(linesOf(out)).toMatchObject([
      { id: "game-S1901M", phase: "S1901M", state: { phase: "F1901M" } },
      { id: "game-F1901M", phase: "F1901M", state: { phase: "S1902M" } },
    ]);
  });

  test.each([
    [
      "units",
      { ...spring, next: { phase: "F1901M", units: START } },
      "France has the units A Bur, A Mar, F Bre. The record says A Mar, A Par, F Bre.",
    ],
    ["phase", { ...spring, next: { phase: "S1901R" } }, "The game is in F1901M. The record says S1901R."],
    [
      "centers",
      { ...spring, next: { centers: { France: ["PAR", "MAR", "BRE", "SPA"] } } },
      "Austria has the centers Bud, Tri, Vie. The record says none.",
    ],
    [
      "results",
      { ...spring, results: { "A PAR": ["bounce"] } },
      "A PAR - BUR: moved. The record says bounced.",
    ],
    ["retreats", { ...spring, next: { phase: "F1901M", retreats: {} } }, null],
  ])("is compared in its %s, and the game ends where it differs", async (_, phase, difference) => {
    const { status, out, err } = await chancery(["replay", "--json"], { input: record(phase, fall) });
    expect(linesOf(out).length).toBe(difference === null ? 2 : 1);
    expect(status).toBe(difference === null ? 0 : 1);
    if (difference !== null) expect(err).toBe(`standard input, line 1 (game-S1901M): ${difference}\n`);
  });

  test("is compared before a phase too, and the next game continues", async () => {
    const other = { ...fall, units: START };
    const { status, out, err } = await chancery(["replay", "--json"], {
      input: record(spring, other, spring, fall),
    });
    expect(status).toBe(1);
    expect(linesOf(out).map(({ phase }) => phase)).toEqual(["S1901M", "S1901M", "F1901M"]);
    expect(err).toMatch(/^standard input, line 2 \(game-F1901M\): France has the units A Bur/);
  });

  test("with retreats as other programs write them is compared with what happens here", async () => {
    const battle = {
      phase: "S1901M",
      units: { France: ["A BUR", "A MAR"], Germany: ["A MUN", "A RUH"] },
      orders: { Germany: ["A MUN - BUR", "A RUH S A MUN - BUR"] },
      next: { phase: "S1901R", retreats: { FRANCE: { "A BUR": ["BEL", "GAS", "PAR", "PIC"] } } },
    };
    const retreat = {
      phase: "S1901R",
      orders: { France: ["A BUR R PAR"] },
      next: { units: { France: ["A MAR", "A PAR"], Germany: ["A BUR", "A RUH"] } },
    };
    expect(await chancery(["replay", "--json"], { input: record(battle, retreat) })).toMatchObject({
      status: 0,
      err: "",
    });
  });

  test("as a list, and as a whole game, is played from the start", async () => {
    const phases = [{ orders: spring.orders }, { phase: "F1901M", orders: fall.orders }];
    const cwd = folderWith({
      "list.json": JSON.stringify(phases, null, 2),
      "game.json": JSON.stringify({
        variant: "classic",
        rulebook: "1971",
        options: { firstYear: 1905 },
        phases: [phases[0]],
      }),
    });
    const list = await chancery(["replay", "list.json", "--json"], { cwd });
    expect(linesOf(list.out).map(({ phase }) => phase)).toEqual(["S1901M", "F1901M"]);
    const game = await chancery(["replay", "game.json", "--json"], { cwd });
    expect(linesOf(game.out).map(({ phase }) => phase)).toEqual(["S1905M"]);
  });

  test("as text has sheets under their dates, and is read until a phase", async () => {
    const text = `# The opening of a game
Spring 1901
France: A Par - Bur, A Mar S A Par - Bur
Germany: A Mun - Bur

Fall 1901
France: A Bur - Mun, A Mar - Bur
Germany: A Mun - Tyr, A Ber - Mun
Austria: A Vie - Tyr

Spring 1902
France: A Bur - Mun
`;
    const cwd = folderWith({ "game.txt": text });
    const { status, out, err } = await chancery(["replay", "game.txt", "--until", "F1901M"], { cwd });
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain("Spring 1901 (S1901M)\n\nFrance\n   A Par - Bur ");
    expect(out).toContain("Fall 1901 (F1901M)\n\nFrance\n  _A Bur - Mun_ ");
    expect(out).not.toContain("Spring 1902 (S1902M)\n\nFrance");
    expect(out).toContain("Position: Spring 1902 (S1902M)\n");
  });

  test("underlines help for a rising that turns out to fail only after the retreats (R37, R64)", async () => {
    const units = { England: ["F Lon"], Turkey: ["A Con", "A Gre"], France: ["A Bul"] };
    const centers = { England: ["Lon"], Turkey: ["Con", "Sev", "Mos"], France: ["Par"] };
    const variant = "committee-1901";
    const input = record(
      {
        variant,
        state: { phase: "S1905M", units, centers, lost: { Russia: "Turkey" } },
        orders: {
          England: ["F I Lon-Russia"],
          Turkey: ["A Con - Bul", "A Gre S A Con - Bul"],
          Russia: ["Revive 1 A Mos"],
        },
      },
      { variant, phase: "S1905R", orders: { France: ["A Bul - Ser"] } },
    );
    const { status, out, err } = await chancery(["replay"], { input });
    expect([status, err]).toEqual([0, ""]);
    expect(out).toMatch(
      / _F I Lon-Russia_ +failed +Left the board.*Spring 1905 retreats.*The insurrection in Russia failed/s,
    );
  });

  test("whose dates do not follow each other is refused where they break off", async () => {
    const { status, err } = await chancery(["replay"], {
      input: "Spring 1901\nFrance: A Par H\nSpring 1902\nFrance: A Par H",
    });
    expect(status).toBe(1);
    expect(err).toContain('standard input, line 3, column 1: "Spring 1902" is another phase');
  });

  test.each([
    ["5", "standard input, line 1: This isn't a recorded phase."],
    ['{"orders": {"France": 5}}', "line 1: This must be a list of orders, or one text (orders.France)"],
    ['{"orders": {"Narnia": []}}', 'line 1: There is no power "Narnia"'],
    [
      '{"phase": "S1901M", "units": {"France": ["A Xyz"]}}',
      'line 1 (S1901M): There is no place "Xyz" on the board',
    ],
    [
      '{"phases": [{"orders": {}}, {"phase": "W1901A"}]}',
      "phase 2 (W1901A): The game is in F1901M. The record says W1901A.",
    ],
  ])("that makes no sense is refused: %s", async (input, message) => {
    const { status, err } = await chancery(["replay", "--json"], { input });
    expect(status).toBe(1);
    expect(err).toContain(message);
  });
});

test("a record without a phase is refused, so that no script takes it for a game that was played", async () => {
  const { status, err } = await chancery(["replay"], { input: "" });
  expect([status, err]).toEqual([1, "chancery: There is no phase in the record.\n"]);
});

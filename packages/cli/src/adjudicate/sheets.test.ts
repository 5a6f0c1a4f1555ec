import { describe, expect, test } from "vitest";
import { chancery, folderWith, linesOf } from "../testing/index.ts";

const spring = `Spring 1901

FRANCE: A Par-Bur, A Mar S A Par-Bur
F Brest - English Channel

Germany
army munich to burgundy
A Ber Holds
F Kie - Denmrk

ENGLAND
F Lon - Eng   # as agreed with nobody
`;

describe("orders in text", () => {
  test("are entered by a gamesmaster in one command, and read out with their results (CB-48, C23-14)", async () => {
    const cwd = folderWith({ "spring.txt": spring });
    const { status, out, err } = await chancery(["adjudicate", "--explain", "spring.txt"], { cwd });
    expect([status, err]).toEqual([0, ""]);
    // C23-18: what failed is underlined. C71-VII.4-2, CB-35: what was written stands beside its meaning.
    expect(out).toBe(`Spring 1901 (S1901M)

France
   A Par - Bur           "A Par-Bur"                  Moved 2v1 (supported by A Mar) against A Mun [CB-92]
   A Mar S A Par - Bur   "A Mar S A Par-Bur"          Support given [CB-92, CB-93]
  _F Bre - Eng_          "F Brest - English Channel"  Bounced 1v1 with F Lon [CB-77]

Germany
  _A Mun - Bur_          "army munich to burgundy"    Bounced 1v2 with A Par (supported by A Mar) [CB-92]
   A Ber H               "A Ber Holds"                Held [CB-93]
   F Kie - Den           "F Kie - Denmrk"             Moved [CB-54]

England
  _F Lon - Eng_                                       Bounced 1v1 with F Bre [CB-77]

Also
  Standoff in the English Channel
  Austria gave no orders for A Vie, A Bud, F Tri
  England gave no orders for F Edi, A Lvp
  Italy gave no orders for A Rom, A Ven, F Nap
  Russia gave no orders for A Mos, A War, F Sev, F StP/sc
  Turkey gave no orders for A Con, A Smy, F Ank

Position: Fall 1901 (F1901M)
  Austria  A Bud, A Vie, F Tri            3 centers: Bud Tri Vie
  England  A Lvp, F Edi, F Lon            3 centers: Edi Lon Lvp
  France   A Bur, A Mar, F Bre            3 centers: Bre Mar Par
  Germany  A Ber, A Mun, F Den            3 centers: Ber Kie Mun
  Italy    A Rom, A Ven, F Nap            3 centers: Nap Rom Ven
  Russia   A Mos, A War, F Sev, F StP/sc  4 centers: Mos Sev StP War
  Turkey   A Con, A Smy, F Ank            3 centers: Ank Con Smy
`);
  });

  test("give the same JSON as a request, and go on from the last response", async () => {
    const cwd = folderWith({ "spring.txt": spring });
    const first = await chancery(["adjudicate", "spring.txt"], { cwd });
    expect(linesOf(first.out)).toMatchObject([{ phase: "S1901M", state: { phase: "F1901M" } }]);
    const then = folderWith({ "spring.json": first.out, "fall.txt": "France\nA Bur - Bel\nA Mar - Spa" });
    const second = await chancery(["adjudicate", "--state", "spring.json", "fall.txt"], { cwd: then });
    expect(linesOf(second.out)).toMatchObject([
      { phase: "F1901M", orders: [{ text: "A Bur - Bel", status: "succeeds" }, { status: "succeeds" }] },
    ]);
  });

  test("are played in the game that the command line names", async () => {
    const args = ["adjudicate", "--rulebook", "1971", "--option", "players=2", "--option", "firstYear=1920"];
    const { out } = await chancery(args, { input: "France: A Par H\nItaly: A Rom H" });
    expect(linesOf(out)).toMatchObject([
      { phase: "S1920M", orders: [{ status: "succeeds" }, { status: "illegal" }], state: { closed: {} } },
    ]);
  });

  test("that cannot be read are shown with their place and the reason", async () => {
    const { status, out, err } = await chancery(["adjudicate", "--explain"], {
      input: "\nFrance\n  A Par - Xyzzy\n  F Bre - Mid\n",
    });
    expect(status).toBe(0);
    expect(out).toContain('?             "A Par - Xyzzy"  Not followed: There is no place');
    expect(err).toBe(`standard input, line 3, column 11: There is no place called "Xyzzy" on this board.
      A Par - Xyzzy
              ^^^^^
`);
  });

  test.each([
    ["Atlantis:\nA Par H", 'line 1, column 1: There is no power called "Atlantis:".'],
    ["A Par H\nFrance: F Bre H", 'line 1, column 1: It is not clear whose order "A Par H" is.'],
    [
      "Fall 1907\nFrance: A Par H",
      'line 1, column 1: "Fall 1907" is another phase. The position is Spring 1901',
    ],
    ["France: A Par H\n".repeat(5000), "There is too much text."],
  ])("of nobody, or of another phase, are refused", async (input, message) => {
    const { status, out, err } = await chancery(["adjudicate"], { input });
    expect([status, out]).toEqual([1, ""]);
    expect(err).toContain(message);
  });

  test.each([
    ["position.json", '{"phase": "S1901M"}', "position.json: This is neither a position"],
    [
      "position.json",
      '{"phase": "S1901M", "units": {"France": ["A Xyz"]}}',
      'no place "Xyz" on the board (state.units.France[0])',
    ],
    [
      "position.json",
      '{"phase":\n 5,}',
      "position.json: Line 2, column 4: a name in double quotes is missing here",
    ],
    ["position.json", '{"state": {"phase": "COMPLETED", "units": {}}}', "The game is over"],
  ])("need a position that makes sense", async (name, text, message) => {
    const cwd = folderWith({ [name]: text });
    const { status, out, err } = await chancery(["adjudicate", "--state", name], {
      cwd,
      input: "France: A Par H",
    });
    expect([status, out]).toEqual([1, ""]);
    expect(err).toContain(message);
  });

  test("go with --state and similar options, which requests don't", async () => {
    const { status, err } = await chancery(["adjudicate", "--rulebook", "1971"], {
      input: '{"state": "start"}',
    });
    expect(status).toBe(2);
    expect(err).toContain("A JSON request has fields for them");
  });
});

import { describe, expect, test } from "vitest";
import { chancery, folderWith } from "../testing/index.ts";
import { count, GAME, orderIn, render, sizeOf } from "../testing/render.ts";

const SPRING = `Spring 1901
France: A Par - Bur, A Mar S A Par - Bur
Germany: A Mun - Bur, F Kie H
`;
const BATTLE = {
  state: { phase: "S1902M", units: { France: ["A Bur"], Germany: ["A Mun", "A Ruh"] } },
  orders: { France: ["A Bur H"], Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"] },
};

describe("a position", () => {
  test("of the start is drawn as SVG", async () => {
    const { status, err, text } = await render(["-o", "start.svg"]);
    expect([status, err]).toEqual([0, ""]);
    const svg = text("start.svg");
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 2000 \d+" role=/);
    expect(svg).toContain(">Europe 1901: Spring 1901</title>");
    expect(count(svg, 'class="unit"')).toBe(22);
    expect(count(svg, 'class="order"')).toBe(0);
  });

  test("has names in the language one reads, and the books' abbreviations where these are asked for", async () => {
    const drawn = async (...more: readonly string[]) =>
      (await render(["-o", "start.svg", ...more])).text("start.svg");
    expect(await drawn("--language", "de")).toContain(">München</tspan>");
    expect(await drawn("--language", "fr")).toContain(">mer du Nord</tspan>");
    expect(await drawn("--language", "fr", "--labels", "short")).toContain(">Nth</tspan>");
  });

  test("is drawn as PNG, 2000 px wide or as wide as one likes", async () => {
    const { status, err, bytes } = await render(["-o", "start.PNG"]);
    expect([status, err]).toEqual([0, ""]);
    const png = bytes("start.PNG");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(sizeOf(png)).toEqual([2000, 1645]);
    const small = await render(["--theme", "print", "--labels", "short", "--width", "300", "-o", "a.png"]);
    expect(sizeOf(small.bytes("a.png"))).toEqual([300, 247]);
  });

  test("goes to standard output, or is only a part of the board, in another theme", async () => {
    const dark = ["--theme", "dark", "--labels", "none", "--crop", "500,600,300,200", "--width", "600"];
    const { status, out } = await render([...dark, "-o", "-"]);
    expect(status).toBe(0);
    expect(out).toMatch(/^<svg [^>]*viewBox="500 600 300 200" width="600" height="400"/);
    expect(out).not.toContain(">Paris</tspan>");
    expect(out.trimEnd().endsWith("</svg>")).toBe(true);
  });

  test("may be a response, a position after the end, and one from standard input", async () => {
    const cwd = folderWith({});
    const input = JSON.stringify({
      phase: "S1901M",
      orders: [],
      events: [],
      state: {
        phase: "COMPLETED",
        units: { France: ["A Par"] },
        centers: { France: ["Par"] },
        winner: "France",
      },
    });
    const { status, out, err } = await chancery(["render", "-", "-o", "-"], { cwd, input });
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain(">Europe 1901: End of the game</title>");
    expect(count(out, 'class="unit"')).toBe(1);
  });
});

describe("orders", () => {
  test("are drawn as they were given", async () => {
    const { status, err, text } = await render(["--orders", "spring.txt", "-o", "a.svg"], {
      "spring.txt": `${SPRING}Italy: A Ven - Xyz`,
    });
    expect(status).toBe(0);
    expect(err).toContain("spring.txt, line 4, column 16: ");
    const svg = text("a.svg");
    expect(count(svg, /class="order" data-order="[\d-]+" data-type="[\w-]+" data-state="pending"/)).toBe(4);
    expect(orderIn(svg, "Paris moves")).toBe("French army Paris moves to Burgundy");
  });

  test("are reviewed: help for what is not ordered, and what will not be followed, is told", async () => {
    const { status, err } = await render(["--orders", "spring.txt", "-o", "a.svg"], {
      "spring.txt": "France: A Mar S A Par - Bur, A Par - Pic, F Bre - Nth",
    });
    expect(status).toBe(0);
    expect(err.trimEnd().split("\n")).toEqual([
      "A Mar supports A Par to Burgundy, but A Par isn't ordered there.",
      expect.stringMatching(/^F Bre - Nth: .*\.$/),
    ]);
  });

  test("are drawn with their results: what failed has a cross, and all say why", async () => {
    const { status, err, text } = await render(["--results", "spring.txt", "-o", "a.svg"], {
      "spring.txt": SPRING,
    });
    expect([status, err]).toEqual([0, ""]);
    const svg = text("a.svg");
    expect(orderIn(svg, "Paris moves")).toMatch(/succeeds: Moved 2v1/);
    expect(orderIn(svg, "Munich moves")).toMatch(/fails: Bounced 1v2 with A Par/);
    expect(count(svg, /class="mark" [^>]*data-state="fails"/)).toBe(1);
  });

  test("of a request, in which a unit is dislodged, show it as such in the position before", async () => {
    const { status, text } = await render(["--results", "battle.json", "-o", "a.svg"], {
      "battle.json": JSON.stringify(BATTLE),
    });
    expect(status).toBe(0);
    const svg = text("a.svg");
    expect(svg).toMatch(/id="classic-dislodged-Bur-France"/);
    expect(svg).toMatch(/id="classic-unit-Mun-Germany"/);
  });

  test("of retreats are for a position in another file", async () => {
    const cwd = folderWith({ "battle.json": JSON.stringify(BATTLE) });
    const { out } = await chancery(["adjudicate", "battle.json"], { cwd });
    const { status, err, text } = await render(
      ["--results", "--state", "next.json", "retreats.txt", "-o", "a.svg"],
      { "next.json": out, "retreats.txt": "France: A Bur R Gas" },
    );
    expect([status, err]).toEqual([0, ""]);
    expect(orderIn(text("a.svg"), "retreats")).toMatch(/^French army Burgundy retreats to Gascony, succeeds/);
  });
});

describe("Dissolution", () => {
  const TURN = `Spring 1992
Ukraine: A Khk - Mos, A Kyv S A Khk - Mos
Pakistan: A Isl - Kas
Poland:
1 DP: A Aus - Pra
`;
  const draw = async (look: string): Promise<string> => {
    const args = [look, "turn.txt", "--variant", "dissolution", "-o", "a.svg"];
    const { status, err, text } = await render(args, { "turn.txt": TURN });
    expect([status, err]).toEqual([0, ""]);
    return text("a.svg");
  };

  test("shows sorties, retaliation and disabled units with the results (DIS-3.2-2, DIS-11.4.2-2, DIS-3.9-1)", async () => {
    const svg = await draw("--results");
    expect(orderIn(svg, "sorties")).toMatch(/ army Austria sorties to Prague, fails: /);
    expect(svg).toMatch(/data-type="retaliation"[^>]*aria-label="[^"]*is destroyed by India/);
    expect(svg).toMatch(/class="unit" data-unit="Mos"[^>]*aria-label="[^"]*army \(disabled/);
  });

  test("shows the orders that points are put on, before they are resolved (DIS-5.1-1)", async () => {
    const svg = await draw("--orders");
    expect(orderIn(svg, "sorties")).toMatch(/ army Austria sorties to Prague$/);
    expect(svg).not.toContain('data-type="retaliation"');
    expect(svg).not.toContain("(disabled");
  });
});

describe("what makes no sense", () => {
  test.each([
    [[], "The option -o, --output <path> is missing."],
    [["-o", "a.gif"], "a.gif doesn't say what to draw. It has to end in .svg or .png"],
    [["-o", "folder/"], "folder/ doesn't say what to draw"],
    [["--width", "wide", "-o", "a.svg"], "Write a whole number from 16 to 16000."],
    [["--width", "16000", "-o", "a.png"], "would be too large"],
    [["--crop", "1,2,3", "-o", "a.svg"], "Write left, top, width and height"],
    [["--crop", "9000,0,10,10", "-o", "a.svg"], "--crop shows nothing of the board, which is 2000 px wide"],
    [["--theme", "pink", "-o", "a.svg"], "Choose light, dark, or print."],
    [["--results", "-o", "a.svg"], "--orders and --results need orders."],
    [["--orders", "--results", "-o", "a.svg"], "--results can't be used with --orders."],
    [["--board", "narnia", "-o", "a.svg"], 'There is no board "narnia". Available: classic, dissolution'],
    [["--board", "classic", "--results", "-o", "a.svg"], "--board <name> can't be used with --results."],
    [["--favor", "--variant", "classic", "-o", "a.svg"], "--favor can't be used with --variant"],
    [["--seconds", "2", "-o", "a.svg"], "--format and --seconds go with --game"],
    [["--game", "game.txt", "--seconds", "0", "-o", "a.svg"], "Write a number from 0.1 to 60."],
    [["--game", "game.txt", "-o", "a.png"], "A game is drawn into a folder, or as one animated .svg."],
    [["--game", "game.txt", "--format", "png", "-o", "a.svg"], "--format goes with a folder"],
    [["spring.txt", "--game", "game.txt", "-o", "a.svg"], "--game names its own file"],
    [["battle.json", "--state", "battle.json", "-o", "a.svg"], "--state only works with orders as text"],
  ])("is a wrong call: %j", async (args, message) => {
    const files = { "game.txt": GAME, "spring.txt": SPRING, "battle.json": JSON.stringify(BATTLE) };
    const { status, out, err, exists } = await render(args, files);
    expect([status, out, exists("a.svg")]).toEqual([2, "", false]);
    expect(err).toContain(message);
  });

  test.each([
    [["none.json", "-o", "a.svg"], "There is no file none.json."],
    [["spring.txt", "-o", "no/such/a.svg"], "no/such/a.svg can't be written: its folder doesn't exist."],
    [
      ["--game", "spring.txt", "-o", "spring.txt/in/"],
      "can't be written: there's a file where its folder should be.",
    ],
    [["--results", "position.json", "-o", "a.svg"], "position.json: There are no orders in it."],
    [
      ["two.jsonl", "-o", "a.svg"],
      "two.jsonl, line 2: This is a second position. Only one can be drawn at a time.",
    ],
    [["empty.txt", "-o", "a.svg"], "empty.txt is empty."],
    [["--results", "bad.json", "-o", "a.svg"], 'bad.json: There is no power "Narnia"'],
    [["broken.json", "-o", "a.svg"], "broken.json: Line 1, column"],
    [["--option", "players=70", "-o", "a.svg"], "This must be a whole number from 2 to 7 (options.players)"],
  ])("cannot be drawn: %j", async (args, message) => {
    const { status, out, err } = await render(args, {
      "spring.txt": SPRING,
      "position.json": JSON.stringify(BATTLE.state),
      "two.jsonl": `${JSON.stringify(BATTLE)}\n${JSON.stringify(BATTLE)}`,
      "empty.txt": "\n",
      "bad.json": '{"state": "start", "orders": {"Narnia": []}}',
      "broken.json": '{"state": ',
    });
    expect([status, out]).toEqual([1, ""]);
    expect(err).toContain(message);
  });
});

test("a unit that joins an insurrection carries a flag in the colors of its country (MB-225)", async () => {
  const position = {
    phase: "S1903M",
    units: { England: ["F Lon"], France: ["A Par"], Turkey: ["A Sev"] },
    centers: { England: ["Lon"], France: ["Par"], Turkey: ["Sev"] },
    lost: { Russia: "Turkey" },
  };
  const { status, err, text } = await render(
    ["--orders", "--variant", "committee-1901", "--state", "state.json", "turn.txt", "-o", "a.svg"],
    {
      "state.json": JSON.stringify(position),
      "turn.txt": "England: F I Lon-Russia\nFrance: A I Par-Russia\n",
    },
  );
  expect([status, err]).toEqual([0, ""]);
  expect(text("a.svg")).toMatch(
    /data-type="insurrection"[^>]*aria-label="English fleet London joins the insurrection in Russia"/,
  );
  expect(text("a.svg")).toContain('aria-label="French army Paris joins the insurrection in Russia"');
});

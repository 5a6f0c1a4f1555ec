import type { AdjudicationResponse } from "@chancery/contract";
import { adjudicate } from "@chancery/contract/adjudicate";
import { describe, expect, test } from "vitest";
import { VariantFiles } from "../boards/variant-files.ts";
import { styleFor, visible } from "../terminal/style.ts";
import { explainResponse } from "./explain.ts";
import { setUp } from "./setup.ts";

const PLAIN = styleFor({ isTTY: false } as NodeJS.WriteStream);

/** What is printed about a request, with the position after it. */
const explained = async (request: unknown): Promise<string> => {
  const before = await setUp(request, "", {}, new VariantFiles(undefined));
  return explainResponse(adjudicate(request) as AdjudicationResponse, before, PLAIN);
};

/** The underlined orders of a text. */
const markedIn = (text: string): string[] =>
  text.split("\n").flatMap((line) => /_(.*)_/.exec(line)?.[1] ?? []);

describe("an explanation", () => {
  test("underlines cut supports, dislodged units that held or convoyed, and moves that failed (C23-18)", async () => {
    const text = await explained({
      state: {
        phase: "S1902M",
        units: {
          England: ["F Nth", "F Hel", "A Lon", "F Den"],
          Germany: ["F Ska", "F Nwy", "A Ber", "A Kie"],
          France: ["A Mun", "A Bur", "A Ruh"],
          Italy: ["A Tyr"],
        },
      },
      orders: {
        England: ["F Nth C A Lon - Hol", "F Hel C A Lon - Hol", "A Lon - Hol", "F Den H"],
        Germany: ["F Ska - Nth", "F Nwy S F Ska - Nth", "A Ber S A Kie", "A Kie S A Ber"],
        France: ["A Mun - Kie", "A Bur S A Par - Pic", "A Ruh S A Mun - Kie"],
        Italy: ["A Tyr - Mun"],
      },
    });
    // The other fleet of the broken convoy is not marked, nor is support for a unit that is not there.
    expect(markedIn(text)).toEqual([
      "F Nth C A Lon - Hol",
      "A Lon - Hol",
      "A Kie S A Ber",
      "A Mun - Kie",
      "A Tyr - Mun",
    ]);
  });

  test.each(["1901", "1935"])(
    "underlines in the committee of %s what others interfered with: a cut support, not one whose move failed; of a broken convoy the dislodged fleet (MB-79, MB-81, M01-29)",
    async (committee) => {
      const [gulf, sea, start] = committee === "1901" ? ["GoL", "Tyn", "Spa"] : ["Gol", "Tyr", "And"];
      const text = await explained({
        variant: `committee-${committee}`,
        state: {
          phase: `S${committee}M`,
          units: {
            France: [`A ${start}`, `F ${gulf}`, `F ${sea}`, "A Bur"],
            Italy: ["F Ion", "F Tun"],
            Germany: ["A Ber", "A Sil", "A Mun"],
            Turkey: ["A War", "A Pru"],
          },
        },
        orders: {
          France: [
            `A ${start} - Nap`,
            `F ${gulf} C A ${start} - Nap`,
            `F ${sea} C A ${start} - Nap`,
            "A Bur H",
          ],
          Italy: [`F Ion - ${sea}`, `F Tun S F Ion - ${sea}`],
          Germany: ["A Sil S A Ber - Pru", "A Ber - Pru"],
          Turkey: ["A War - Sil", "A Pru H"],
        },
      });
      expect(markedIn(text)).toEqual([
        `A ${start} - Nap`,
        `F ${sea} C A ${start} - Nap`,
        "A Sil S A Ber - Pru",
        "A Ber - Pru",
        "A War - Sil",
      ]);
    },
  );

  const RISING = {
    variant: "committee-1901",
    state: {
      phase: "S1905M",
      units: { England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Con", "F BLA"], France: ["F Rum", "A Bul"] },
      centers: { England: ["Lon"], Turkey: ["Con", "Sev", "Mos"], France: ["Par", "Rum", "Bul"] },
      lost: { Russia: "Turkey" },
    },
    orders: {
      England: ["F I Lon-Russia", "A Lvp - Gal", "F Edi S A Lvp - Yor", "A Lvp - Xyzzy"],
      Turkey: ["A Con - Bul", "F Bla S A Con - Bul"],
      France: ["F Rum - Bla", "A Bul H"],
      Russia: ["Revive 1 A Mos"],
    },
  };

  test("underlines in a committee also void and illegal orders and help for a failed rising, and tags them with a word that survives copying (R37, MB-79, MB-81)", async () => {
    const lines = (await explained(RISING)).split("\n");
    const tagged = lines.flatMap(
      (line) => /^ {2}_(.*)_ +(illegal|void|failed) {2}/.exec(line)?.slice(1) ?? [],
    );
    expect(tagged).toEqual([
      ...["F I Lon-Russia", "failed"],
      ...["A Lvp - Gal", "illegal"],
      ...["F Edi S A Lvp - Yor", "void"],
      ...["A Lvp - Xyzzy", "illegal"],
      ...["A Con - Bul", "failed"],
      ...["F Bla S A Con - Bul", "failed"],
      ...["F Rum - Bla", "failed"],
      ...["Revive 1 A Mos", "failed"],
    ]);
    expect(lines).toContainEqual(expect.stringMatching(/^ {3}A Bul H +Held against A Con/));
  });

  test("says where a rising depends on the retreats, and underlines one that fails wherever they go (R37, R64)", async () => {
    const units = { England: ["F Lon", "A Lvp"], Turkey: ["A Rum", "A Sev"], France: ["A Ukr"] };
    const told = async (help: readonly string[], revival: readonly string[]): Promise<string[]> => {
      // The army in the Ukraine has Moscow, Warsaw and Galicia to retreat to.
      const Turkey = ["A Rum - Ukr", "A Sev S A Rum - Ukr"];
      const orders = { England: help, Turkey, Russia: revival };
      const text = await explained({ ...RISING, state: { ...RISING.state, units }, orders });
      const lines = text.split("\n").filter((line) => /^ *_?(F I Lon|Revive)/.test(line));
      return lines.map((line) => line.trim().replace(/ {2,}/g, " | ").split(" | ").slice(0, 2).join(" | "));
    };
    const both = ["F I Lon-Russia", "A I Lvp-Russia"];
    expect(await told(both, ["Revive 1 A Mos"])).toEqual([
      "F I Lon-Russia | depends on the retreats",
      "Revive 1 A Mos | depends on the retreats",
    ]);
    const [sure] = await told(both, ["Revive 1 A Mos, 2 A StP"]);
    expect(sure).toMatch(/^F I Lon-Russia \| Left the board/);
    expect(await told(["F I Lon-Russia"], ["Revive 1 A Mos"])).toEqual([
      "_F I Lon-Russia_ | failed",
      "_Revive 1 A Mos_ | failed",
    ]);
    expect(await told(both, [])).toEqual(["_F I Lon-Russia_ | failed"]);
  });

  test("leaves the lines of a rising that succeeded alone (R37)", async () => {
    const units = { England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Con"] };
    const joined = ["F I Lon-Russia", "A I Lvp-Russia", "F I Edi-Russia"];
    const orders = { England: joined, Russia: ["Revive 1 A Mos"] };
    const text = await explained({ ...RISING, state: { ...RISING.state, units }, orders });
    expect(text).toContain("Russia rises");
    expect(markedIn(text)).toEqual([]);
  });

  test("calls the season after Spring as the rulebook does (DIS-2.0-1)", async () => {
    const text = await explained({ variant: "dissolution", state: "start", orders: {} });
    expect(text).toContain("Position: Autumn 1992 (F1992M)");
  });

  test("names those who have to retreat, and where they may go", async () => {
    const text = await explained({
      state: { phase: "F1901M", units: { France: ["A Bur", "A Mar"], Germany: ["A Mun", "A Ruh"] } },
      orders: { Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"] },
    });
    expect(text).toContain("Position: Fall 1901 retreats (F1901R)");
    expect(text).toContain("Dislodged: A Bur (France), attacked from Mun, can retreat to Bel, Gas, Par, Pic");
  });

  test("says who has won", async () => {
    const eighteen = "Par Bre Mar Spa Por Bel Hol Lon Lvp Edi Mun Kie Ber Den Ven Rom Nap Tun".split(" ");
    const text = await explained({
      state: { phase: "F1905M", units: { France: ["A Par"] }, centers: { France: eighteen } },
    });
    expect(text).toContain("Position: the game is over");
    expect(text).toContain("Winner: France");
  });

  test("shows harmlessly what was written to do harm", async () => {
    const text = await explained({ state: "start", orders: { France: ["A Par \u001b]0;x\u0007 - Xyzzy"] } });
    expect(visible(text.replaceAll("\n", ""))).toBe(text.replaceAll("\n", ""));
    expect(text).toContain("\\u001b]0;x\\u0007");
  });
});

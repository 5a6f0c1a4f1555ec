import { type AdjudicationResponse, adjudicate } from "@chancery/contract";
import { describe, expect, test } from "vitest";
import { explainPhase, explainResponse } from "./explain.ts";
import { styleFor, visible } from "./style.ts";

const PLAIN = styleFor({ isTTY: false } as NodeJS.WriteStream);

const explained = (request: unknown): string =>
  explainResponse(adjudicate(request) as AdjudicationResponse, PLAIN);

describe("an explanation", () => {
  test("underlines cut supports, dislodged units that held or convoyed, and moves that failed (C23-18)", () => {
    const answer = adjudicate({
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
    }) as AdjudicationResponse;
    const marked = explainPhase(answer, PLAIN)
      .split("\n")
      .flatMap((line) => /_(.*)_/.exec(line)?.[1] ?? []);
    // The other fleet of the broken convoy is not marked, nor is support for a unit that is not there.
    expect(marked).toEqual([
      "F Nth C A Lon - Hol",
      "A Lon - Hol",
      "A Kie S A Ber",
      "A Mun - Kie",
      "A Tyr - Mun",
    ]);
  });

  test.each(["1901", "1935"])(
    "underlines in the committee of %s what others interfered with: a cut support, not one whose move failed; of a broken convoy the dislodged fleet (MB-79, MB-81, M01-29)",
    (committee) => {
      const [gulf, sea, start] = committee === "1901" ? ["GoL", "Tyn", "Spa"] : ["Gol", "Tyr", "And"];
      const answer = adjudicate({
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
      }) as AdjudicationResponse;
      const marked = explainPhase(answer, PLAIN)
        .split("\n")
        .flatMap((line) => /_(.*)_/.exec(line)?.[1] ?? []);
      expect(marked).toEqual([
        `A ${start} - Nap`,
        `F ${sea} C A ${start} - Nap`,
        "A Sil S A Ber - Pru",
        "A Ber - Pru",
        "A War - Sil",
      ]);
    },
  );

  test("names those who have to retreat, and where they may go", () => {
    const text = explained({
      state: { phase: "F1901M", units: { France: ["A Bur", "A Mar"], Germany: ["A Mun", "A Ruh"] } },
      orders: { Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"] },
    });
    expect(text).toContain("Position: Fall 1901, retreats (F1901R)");
    expect(text).toContain("Dislodged: A Bur (France), attacked from Mun; may retreat to Bel, Gas, Par, Pic");
  });

  test("says who has won", () => {
    const eighteen = "Par Bre Mar Spa Por Bel Hol Lon Lvp Edi Mun Kie Ber Den Ven Rom Nap Tun".split(" ");
    const text = explained({
      state: { phase: "F1905M", units: { France: ["A Par"] }, centers: { France: eighteen } },
    });
    expect(text).toContain("Position: the game is over");
    expect(text).toContain("Winner: France");
  });

  test("shows harmlessly what was written to do harm", () => {
    const text = explained({ state: "start", orders: { France: ["A Par \u001b]0;x\u0007 - Xyzzy"] } });
    expect(visible(text.replaceAll("\n", ""))).toBe(text.replaceAll("\n", ""));
    expect(text).toContain("\\u001b]0;x\\u0007");
  });
});

import type { OrderReport } from "@chancery/contract";
import { RESULTS } from "@chancery/engine";
import { LANGUAGES, languageData } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import explainEn from "@chancery/messages/en/explain.ts";
import en from "@chancery/messages/en/results.ts";
import { expect, test } from "vitest";
import { outcomeInWords, resultInWords } from "./tone.ts";

test("every result has a word, and one of a later version stays as it is", () => {
  expect(RESULTS.filter((result) => !(result in en))).toEqual([]);
  expect(resultInWords("bounced")).toBe("bounced");
  expect(resultInWords("open")).toBe("depends on the retreats");
  expect(resultInWords("teleported")).toBe("teleported");
});

test("reasons say that an order is void in the word that results are tagged with, in every language", () => {
  const codes = Object.entries(explainEn).flatMap(([code, why]) => (why.startsWith("Void: ") ? [code] : []));
  expect(codes).not.toEqual([]);
  expect(en.void).toBe("void");
  for (const language of LANGUAGES) {
    const texts = languageData<Record<string, string>>(language, "explain") ?? explainEn;
    for (const code of codes)
      expect(texts[code as keyof typeof explainEn].toLowerCase()).toMatch(
        new RegExp(`^${messagesIn(language).results("void")}\\s?: `),
      );
  }
});

test("a unit that its own side stopped stayed, and a fleet without an army to carry carried nobody", () => {
  const report = (result: string, code: string) =>
    ({ result, results: [result], reason: { code } }) as unknown as OrderReport;
  expect(outcomeInWords(report("bounced", "own-unit-in-place"))).toBe("stayed");
  expect(outcomeInWords(report("bounced", "own-unit-head-to-head"))).toBe("stayed");
  expect(outcomeInWords(report("bounced", "bounced-by-rival"))).toBe("bounced");
  expect(outcomeInWords(report("convoyed", "convoy-incomplete"))).toBe("carried nobody");
  expect(outcomeInWords(report("convoyed", "convoyed"))).toBe("convoyed");
});

import { RESULTS } from "@chancery/engine";
import explainDe from "@chancery/messages/de/explain.ts";
import de from "@chancery/messages/de/results.ts";
import explainEn from "@chancery/messages/en/explain.ts";
import en from "@chancery/messages/en/results.ts";
import { expect, test } from "vitest";
import { resultInWords } from "./tone.ts";

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
  for (const code of codes)
    expect(explainDe[code as keyof typeof explainDe].toLowerCase()).toMatch(new RegExp(`^${de.void}: `));
});

import { casesOf, dissolutionInEnglish } from "@chancery/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { legalEmbassyOrders } from "./enumerate.ts";
import { withdraw } from "./favor.ts";
import { formatEmbassyOrder } from "./format.ts";
import { readEmbassyOrder } from "./read.ts";
import { anyFavor } from "./testing/arbitraries.ts";
import { mapOf, order, powerOf } from "./testing/maps.ts";
import { misreadEmbassyFacts } from "./told.ts";

const favor = mapOf("IR N1u", "KA I1p", "KA B1p", "UK R2m", "EG R1r", "YU B1u", "PO U1p", "SA U2k");

const canonical = (code: string, text: string): string => {
  const read = readEmbassyOrder(favor, powerOf(code), text);
  return read.ok ? formatEmbassyOrder(favor, read.value) : `${read.error.code} at ${read.error.at}`;
};

describe("orders are read as people write them (DIS-3.4-3, DIS-11.5.1-1)", () => {
  test.each([
    ["UK", "E R2m H", "E R2m H"],
    ["UK", "r2m holds", "E R2m H"],
    ["UK", "Embassy in R2m: hold.", "E R2m H"],
    ["UK", "R H", "E R2m H"],
    ["UK", "Russia hold", "E R2m H"],
    ["UK", "R2m-R3g", "E R2m - R3g"],
    ["UK", "E R2m – R3g", "E R2m - R3g"],
    ["UK", "E R2m -> R3g", "E R2m - R3g"],
    ["UK", "e r2M moves to R3G", "E R2m - R3g"],
    ["UK", "UK E R2m to R3g", "E R2m - R3g"],
    ["UK", "Ukrainian embassy R2m M R3g", "E R2m - R3g"],
    ["EG", "R1r - R0", "E R1r - R0z"],
    ["EG", "R1r - R0z", "E R1r - R0z"],
    ["EG", "E R1r S R2m - R3g", "E R1r S R2m - R3g"],
    ["EG", "E R1r supports E R2m to R3g", "E R1r S R2m - R3g"],
    ["EG", "R1r S UK E R2m", "E R1r S R2m H"],
    ["EG", "R1r S R2m H", "E R1r S R2m H"],
    ["EG", "R1r supports Ukraine's embassy in R2m to hold", "E R1r S R2m H"],
    ["EG", "R1r S Ukraine R - R3g", "E R1r S R2m - R3g"],
    ["EG", "R1r S R2m (UK) - R3g", "E R1r S R2m - R3g"],
    ["YU", "Yugoslav E B1u H", "E B1u H"],
    ["YU", "Yugoslavian embassy B1u holds", "E B1u H"],
    ["IR", "E N1u S IR U0z - U1p", "E N1u S IR U0z - U1p"],
    ["KA", "E B1p S PA I0z – I1u", "E B1p S PA I0z - I1u"],
    ["KA", "I1p S Pakistani I0z-I1q", "E I1p S PA I0z - I1q"],
    ["KA", "I1p supports Saudi Arabia's embassy from I0z to I1q", "E I1p S SA I0z - I1q"],
  ])("%s %s", (code, text, written) => expect(canonical(code, text)).toBe(written));
});

test("the power of an embassy alone in a Perimeter may go unsaid", () => {
  let lonely = favor;
  for (const code of ["EG", "ET", "PO", "RO", "UK", "YU", "SA", "IR"])
    lonely = withdraw(lonely, powerOf(code));
  const read = readEmbassyOrder(lonely, powerOf("KA"), "E I1p S I0z - I1q");
  expect(read.ok && formatEmbassyOrder(lonely, read.value)).toBe("E I1p S PA I0z - I1q");
});

test("a power that is eliminated has nothing to order", () => {
  const gone = withdraw(favor, powerOf("UK"));
  for (const text of ["R H", "E R2m H", "E R0z - R1p"]) {
    const read = readEmbassyOrder(gone, powerOf("UK"), text);
    expect(!read.ok && dissolutionInEnglish(misreadEmbassyFacts(read.error))).toMatch(
      /^Ukraine has no embassy in R/,
    );
  }
});

describe("text that isn't an order is refused, with what is wrong, where, and what would be right", () => {
  test.each([
    ["UK", "", "empty", 0, "There is no order here. Write an order to an embassy like E R2m - R1q."],
    ["UK", "E R3m H", "unknown-space", 2, '"R3m" is not a space of the Favor Map. Did you mean R2m?'],
    [
      "UK",
      "E R2l H",
      "unknown-space",
      2,
      '"R2l" is not a space of the Favor Map. Did you mean R2o, R2n, R2m, R2k, or R2j?',
    ],
    [
      "UK",
      "E R2m - Mos",
      "unknown-space",
      8,
      '"Mos" is not a space of the Favor Map. Write spaces like R2m, Perimeters like R0z.',
    ],
    [
      "UK",
      "E R1p H",
      "no-such-embassy",
      2,
      "Ukraine has no embassy in R1p. Its embassy in that slice is in R2m.",
    ],
    ["UK", "E R1r H", "not-yours", 2, "The embassy in R1r belongs to Egypt. You can only order your own."],
    ["UK", "EG E R1r H", "not-yours", 5, "The embassy in R1r belongs to Egypt. You can only order your own."],
    ["UK", "E R2m S R1p - R1q", "no-such-embassy", 8, "There is no embassy in R1p."],
    ["UK", "E R2m S PO R1r H", "other-power", 11, "The embassy in R1r belongs to Egypt."],
    [
      "UK",
      "E R2m S PO R1p H",
      "no-such-embassy",
      11,
      "Poland has no embassy in R1p. Its embassy in that slice is in R0z.",
    ],
    ["UK", "H", "missing-embassy", 0, 'Which embassy? Write its space before "H".'],
    [
      "UK",
      "E R2m",
      "missing-action",
      5,
      "Say what the embassy should do: H to hold, - and a space to move, or S and another embassy to support.",
    ],
    ["UK", "E R2m -", "missing-space", 7, "The order ends too early: a space of the Favor Map is missing."],
    ["UK", "E R2m S", "missing-embassy", 7, "The order ends too early: say which embassy is supported."],
    [
      "UK",
      "E R2m H R1r",
      "trailing-text",
      8,
      'The order is complete before "R1r". Leave that out, or write it as a separate order.',
    ],
  ])("%s: %s", (code, text, fault, at, sentence) => {
    const read = readEmbassyOrder(favor, powerOf(code), text);
    expect(read).toMatchObject({ ok: false, error: { code: fault, at } });
    expect(!read.ok && dissolutionInEnglish(misreadEmbassyFacts(read.error))).toBe(sentence);
  });

  test("support of one among several in a Perimeter has to say whose, and is told how (DIS-11.5.2-4)", () => {
    const two = mapOf(
      "KA I1p",
      ...["EG", "ET", "IR", "PO", "RO", "UK", "YU"]
        .map((code, i) => `${code} I1${"qrstu"[i] ?? ""}`)
        .slice(0, 5),
      "UK I2j",
      "YU I2k",
    );
    const read = readEmbassyOrder(two, powerOf("KA"), "E I1p S I0z - I1q");
    expect(!read.ok && dissolutionInEnglish(misreadEmbassyFacts(read.error))).toBe(
      "There are several embassies in I0z. Write E I1p S PA I0z - I1q or E I1p S SA I0z - I1q.",
    );
  });

  test("embassies neither convoy nor are built or disbanded (DIS-3.1-7, DIS-3.4-3, DIS-3.4-7, DIS-4.1-1)", () => {
    expect(canonical("UK", "E R2m C R1r - R3g")).toBe("cannot-convoy at 6");
    expect(canonical("UK", "Build E R1p")).toBe("unknown-space at 0");
    expect(canonical("UK", "Disband E R2m")).toBe("unknown-space at 0");
  });

  test("no order is conditional (DIS-2.2.3-1, DIS-11.5-2)", () => {
    expect(canonical("UK", "E R2m - R3g if A Kyv is built")).toBe("unknown-space at 12");
    expect(canonical("UK", "E R2m - R3g or R2k")).toBe("unknown-space at 12");
  });
});

test("an order that is written reads back as the same", () => {
  fc.assert(
    fc.property(anyFavor, fc.nat(9), (map, player) => {
      const power = powerOf(["EG", "ET", "IR", "KA", "PA", "PO", "RO", "SA", "UK", "YU"][player]);
      for (const each of legalEmbassyOrders({ favor: map, restraints: [] }, power)) {
        const text = formatEmbassyOrder(map, each);
        expect(readEmbassyOrder(map, power, text), text).toEqual({ ok: true, value: each });
      }
    }),
    { seed: 1992, numRuns: 100 },
  );
});

test("whatever is written is answered", () => {
  const words = fc.constantFrom(
    "E",
    "R2m",
    "R1r",
    "-",
    "S",
    "H",
    "C",
    "UK",
    "Egypt",
    "NATO",
    "R",
    "to",
    "?",
    "é",
    "'s",
    "R9",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((list) => list.join(" ")),
      ),
      (text) => {
        const read = readEmbassyOrder(favor, powerOf("UK"), text);
        if (read.ok) expect(order(favor, `UK ${formatEmbassyOrder(favor, read.value)}`)).toEqual(read.value);
        else expect(dissolutionInEnglish(misreadEmbassyFacts(read.error))).toMatch(/[.?]$/);
      },
    ),
    { seed: 1992, numRuns: casesOf(2000) },
  );
});

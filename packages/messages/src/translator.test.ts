import { describe, expect, expectTypeOf, test } from "vitest";
import { formatDuration, formatList } from "./intl.ts";
import { acceptedLanguage, languageOf, preferredLanguage } from "./language.ts";
import { pseudo } from "./pseudo.ts";
import { translator } from "./translator.ts";

const en = {
  plain: "Ready",
  named: "{power} is ready",
  counted: "{count, plural, =0 {No units} one {# unit} other {# units}}",
  chosen: "{who, select, you {You are} other {They are}} late",
  linked: "Read <link>the rules</link> of {title}",
} as const;
const de = {
  plain: "Bereit",
  named: "{power} ist bereit",
  counted: "{count, plural, =0 {Keine Einheiten} one {# Einheit} other {# Einheiten}}",
  chosen: "{who, select, you {Du bist} other {Sie sind}} zu spät",
  linked: "Lies <link>die Regeln</link> von {title}",
};

test("messages say what fingers do where fingers point, and what a mouse does elsewhere", () => {
  const pressed = { press: "{touch, select, yes {Tap} other {Click}} the unit" } as const;
  expect(translator<typeof pressed>("en", pressed)("press")).toBe("Click the unit");
  expect(translator("en", pressed, pressed, { touch: "yes" })("press")).toBe("Tap the unit");
});

describe("a translator", () => {
  const t = translator<typeof en>("en", en);
  const german = translator("de", en, de);

  test("fills in names, plurals and choices", () => {
    expect(t("plain")).toBe("Ready");
    expect(t("named", { power: "France" })).toBe("France is ready");
    expect([0, 1, 1234].map((count) => t("counted", { count }))).toEqual([
      "No units",
      "1 unit",
      "1,234 units",
    ]);
    expect(german("counted", { count: 1234 })).toBe("1.234 Einheiten");
    expect(t("chosen", { who: "you" })).toBe("You are late");
  });

  test("gives messages with tags in pieces", () => {
    const pieces = german.rich("linked", { title: "Chancery" }, { link: (chunks) => ({ chunks }) });
    expect(pieces).toEqual(["Lies ", { chunks: ["die Regeln"] }, " von Chancery"]);
  });

  test("looks up codes that are known only at run time", () => {
    expect(t.byCode("named", { power: "Italy" })).toBe("Italy is ready");
    expect(t.byCode("toString")).toBeUndefined();
  });

  test("demands the right arguments at compile time", () => {
    expectTypeOf(t<"named">).parameters.toEqualTypeOf<["named", { power: string | number }]>();
    expectTypeOf(t<"plain">).parameters.toEqualTypeOf<["plain"]>();
    // @ts-expect-error there is no such message
    expect(() => t("missing")).toThrow();
  });
});

describe("a language that doesn't have every text", () => {
  const { linked: _, ...some } = de;
  const t = translator("de", en, some);

  test("shows English for those it lacks, with English plurals, and its own for the others", () => {
    expect(t("plain")).toBe("Bereit");
    expect(t.rich("linked", { title: "Ch" }, { link: ([chunk]) => chunk })).toEqual(["Read the rules of Ch"]);
    expect(translator("de", en, {})("counted", { count: 1234 })).toBe("1,234 units");
    expect(translator("de", en, {}).byCode("named", { power: "Italy" })).toBe("Italy is ready");
  });

  test.each([
    ["doesn't parse", "named", "{power ist bereit"],
    ["asks for something else", "named", "{land} ist bereit"],
    ["has another tag", "linked", "Lies <regeln>die Regeln</regeln> von {title}"],
    ["lacks a branch", "counted", "{count, plural, =0 {Keine}}"],
  ] as const)("shows English for a text that %s", (_what, key, text) => {
    const faulty = translator("de", en, { ...de, [key]: text });
    const values = { power: "Italien", count: 3, title: "Ch" };
    const said = faulty.rich(key as "linked", values, { link: ([chunk]) => chunk }).join("");
    expect(said).toBe({ named: "Italien is ready", linked: "Read the rules of Ch", counted: "3 units" }[key]);
    expect(faulty("plain")).toBe("Bereit");
  });
});

test("the pseudo-language accents what a message says, keeps what it is given, and is longer", () => {
  const t = translator("en-XA", en, pseudo(en));
  expect(t("plain")).toBe("Ŕéàđý~~");
  expect(t("named", { power: "France" })).toBe("France îš ŕéàđý~~~");
  expect(t("counted", { count: 3 })).toMatch(/^3 ûñîţš~+$/);
  expect(t("chosen", { who: "x" })).toMatch(/^Ţĥéý àŕé~+ ļàţé~+$/);
  expect(t.rich("linked", { title: "Ch" }, { link: (chunks) => chunks.join() }).join("")).toContain(
    "ţĥé ŕûļéš",
  );
});

test("languages are found by their tags, and wishes by their order and weight", () => {
  expect(["de", "de-AT", "DE_de.UTF-8", "pt", "C"].map(languageOf)).toEqual([
    "de",
    "de",
    "de",
    undefined,
    undefined,
  ]);
  expect(preferredLanguage(["pt", "de-CH", "en"])).toBe("de");
  expect(preferredLanguage([])).toBe("en");
  expect(acceptedLanguage("pt, en;q=0.5, de;q=0.8")).toBe("de");
  expect(acceptedLanguage("de;q=0, *")).toBe("en");
  expect(acceptedLanguage(undefined)).toBe("en");
});

test("lists are written as the language has it", () => {
  expect(formatList("en", ["A Mun"])).toBe("A Mun");
  expect(formatList("en", ["A Mun", "A Ber", "F Kie"])).toBe("A Mun, A Ber, and F Kie");
  expect(formatList("de", ["A Mun", "A Ber"], "or")).toBe("A Mun oder A Ber");
});

test("lengths of time are named in the units they have, and no time is no minutes", () => {
  const english = [0, 1, 59, 60, 61, 1440, 1441, 2 * 1440 + 90].map((each) => formatDuration("en", each));
  expect(english).toEqual([
    "0 minutes",
    "1 minute",
    "59 minutes",
    "1 hour",
    "1 hour, 1 minute",
    "1 day",
    "1 day, 1 minute",
    "2 days, 1 hour, 30 minutes",
  ]);
  expect(formatDuration("de", 0)).toBe("0 Minuten");
});

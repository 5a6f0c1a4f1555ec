import { describe, expect, expectTypeOf, test } from "vitest";
import { formatList } from "./intl.ts";
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

describe("a translator", () => {
  const t = translator<typeof en>("en", en);
  const german = translator<typeof en>("de", de);

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

test("the pseudo-language accents what a message says, keeps what it is given, and is longer", () => {
  const t = translator<typeof en>("en-XA", pseudo(en));
  expect(t("plain")).toBe("Ŕéàđý~~");
  expect(t("named", { power: "France" })).toBe("France îš ŕéàđý~~~");
  expect(t("counted", { count: 3 })).toMatch(/^3 ûñîţš~+$/);
  expect(t("chosen", { who: "x" })).toMatch(/^Ţĥéý àŕé~+ ļàţé~+$/);
  expect(t.rich("linked", { title: "Ch" }, { link: (chunks) => chunks.join() }).join("")).toContain(
    "ţĥé ŕûļéš",
  );
});

test("languages are found by their tags, and wishes by their order and weight", () => {
  expect(["de", "de-AT", "DE_de.UTF-8", "fr", "C"].map(languageOf)).toEqual([
    "de",
    "de",
    "de",
    undefined,
    undefined,
  ]);
  expect(preferredLanguage(["fr", "de-CH", "en"])).toBe("de");
  expect(preferredLanguage([])).toBe("en");
  expect(acceptedLanguage("fr, en;q=0.5, de;q=0.8")).toBe("de");
  expect(acceptedLanguage("de;q=0, *")).toBe("en");
  expect(acceptedLanguage(undefined)).toBe("en");
});

test("lists are written as the language has it", () => {
  expect(formatList("en", ["A Mun"])).toBe("A Mun");
  expect(formatList("en", ["A Mun", "A Ber", "F Kie"])).toBe("A Mun, A Ber, and F Kie");
  expect(formatList("de", ["A Mun", "A Ber"], "or")).toBe("A Mun oder A Ber");
});

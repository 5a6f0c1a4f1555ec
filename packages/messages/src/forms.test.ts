import { describe, expect, test } from "vitest";
import { formOf, formsIn } from "./forms.ts";
import { LANGUAGES } from "./language.ts";
import { languageData } from "./language-data.ts";
import { placeName } from "./places.ts";
import { translator } from "./translator.ts";

describe("names in sentences", () => {
  test.each([
    ["de", "in", "Nordsee", "in der Nordsee"],
    ["de", "into", "Burgund", "nach Burgund"],
    ["de", "into", "Gascogne", "in die Gascogne"],
    ["de", "into", "Schwarzes Meer", "ins Schwarze Meer"],
    ["de", "in", "Östliches Schwarzes Meer", "im Östlichen Schwarzen Meer"],
    ["de", "from", "Ärmelkanal", "aus dem Ärmelkanal"],
    ["de", "in", "Vereinigte Arabische Emirate", "in den Vereinigten Arabischen Emiraten"],
    ["fr", "in", "Bourgogne", "en Bourgogne"],
    ["fr", "in", "Le Caire", "au Caire"],
    ["fr", "of", "Édimbourg", "d’Édimbourg"],
    ["fr", "in", "mer du Nord", "en mer du Nord"],
    ["fr", "in", "Portugal", "au Portugal"],
    ["fr", "of", "Autriche", "de l’Autriche"],
    ["fr", "The", "Italie", "L’Italie"],
    ["fr", "in", "Espagne (côte sud)", "en Espagne (côte sud)"],
  ] as const)("in %s, %s: %s is %s", (language, form, name, said) => {
    expect(formOf(language, form, name)).toBe(said);
  });

  test("are asked for behind the name of the argument, only by other languages than English", () => {
    const english = { moved: "{unit} moves to {to}" } as const;
    const t = translator("de", english, { moved: "{unit} zieht {to_into}" });
    expect(t("moved", { unit: "A Par", to: "Gascogne" })).toBe("A Par zieht in die Gascogne");
    const wrong = translator("de", english, { moved: "{unit} zieht {to_nowhere}" });
    expect(wrong("moved", { unit: "A Par", to: "Gascogne" })).toBe("A Par moves to Gascogne");
    expect(formsIn("en")).toEqual([]);
  });

  test("have a class that exists, and every class has all forms or elides some", () => {
    for (const language of LANGUAGES.slice(1)) {
      const { classes, names } = languageData<{
        classes: Record<string, object>;
        names: Record<string, string | object>;
      }>(language, "forms") ?? { classes: {}, names: {} };
      for (const [name, of] of Object.entries(names)) {
        const forms = typeof of === "string" ? classes[of] : of;
        expect(Object.keys(forms ?? {}).sort(), name).toEqual([...formsIn(language)].sort());
      }
    }
  });
});

test("places are called as the reader calls them, by the board where that matters, and in English otherwise", () => {
  expect(placeName("de", "Munich")).toBe("München");
  expect(placeName("fr", "North Sea")).toBe("mer du Nord");
  expect([placeName("de", "Galicia", "classic"), placeName("de", "Galicia", "board1935")]).toEqual([
    "Galizien",
    "Galicien",
  ]);
  expect(placeName("de", "Atlantis")).toBe("Atlantis");
  expect(placeName("en", "Munich")).toBe("Munich");
  expect(placeName("en-XA", "Munich")).toBe("Munich");
});

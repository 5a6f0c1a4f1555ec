import { describe, expect, test } from "vitest";
import { chancery, linesOf } from "../testing/index.ts";
import { chooseLanguage } from "./language.ts";

describe("the language", () => {
  test.each([
    [["orders"], {}, "en"],
    [["orders"], { LANG: "de_DE.UTF-8" }, "de"],
    [["orders"], { LC_MESSAGES: "de", LANG: "en_US.UTF-8" }, "de"],
    [["orders"], { LC_ALL: "C", LC_MESSAGES: "de_AT", LANG: "de_DE.UTF-8" }, "en"],
    [["orders"], { LC_ALL: "", LANG: "de" }, "de"],
    [["orders"], { LANG: "pt_PT.UTF-8" }, "en"],
    [["--language", "de", "orders"], { LANG: "en" }, "de"],
    [["orders", "--language=en"], { LANG: "de" }, "en"],
    [["orders", "--", "--language", "de"], {}, "en"],
    [["orders", "--language"], { LANG: "de" }, "de"],
  ] as const)("of %j in %j is %s", (args, environment, language) => {
    expect(chooseLanguage(args, environment)).toBe(language);
  });

  test("can be chosen before and after the command, or by the environment, also for reasons in JSON", async () => {
    const input = '{"state": "start", "orders": {"France": ["A Par - Bur"]}}';
    const runs = [
      chancery(["--language", "de", "adjudicate"], { input }),
      chancery(["adjudicate", "--language", "de"], { input }),
      chancery(["adjudicate"], { input, env: { LANG: "de_DE.UTF-8" } }),
    ];
    for (const { status, out } of await Promise.all(runs)) {
      expect(status).toBe(0);
      expect(linesOf(out)[0].orders[0]).toMatchObject({ power: "France", result: "moved", why: "Gezogen" });
    }
    const { out } = await chancery(["--language", "de", "adjudicate"], {
      input: input.replace("{", '{"language": "en", '),
    });
    expect(linesOf(out)[0].orders[0].why).toBe("Moved");
  });

  test("that doesn't exist is refused with those that do", async () => {
    const { status, out, err } = await chancery(["orders", "--language", "pt"]);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain('--language <code> can\'t be "pt". Choose a language: en, de, or fr.');
  });
});

describe("in German", () => {
  test.each([
    [],
    ["adjudicate"],
    ["orders"],
    ["replay"],
    ["render"],
    ["board"],
    ["variants"],
    ["audit"],
    ["backup"],
    ["restore"],
  ])("help has no English left: %s", async (...command) => {
    const { status, out } = await chancery([...command, "--help", "--language", "de"]);
    expect(status).toBe(0);
    const [text, examples] = out.split("Beispiele:\n");
    expect(examples).toMatch(/^ {2}.*chancery /m);
    expect(text).toContain("Aufruf: chancery");
    expect(text).not.toMatch(/(?<!")\b(the|of|with|default|choices|options|Usage|display|command)\b/);
  });

  test("results and positions name powers, seasons and reasons", async () => {
    const input = "France: A Par - Bur\nGermany: A Mun - Bur";
    const { out } = await chancery(["adjudicate", "--explain", "--language", "de"], { input });
    expect(out).toMatch(/^Frühjahr 1901 \(S1901M\)\n\nFrankreich\n {2}_A Par - Bur_ +Zurückgeschlagen/);
    expect(out).toContain("Außerdem\n");
    expect(out).toContain("Stellung: Herbst 1901 (F1901M)\n  Österreich   A Bud, A Vie, F Tri");
    expect(out).toMatch(/3 Zentren: Bre Mar Par/);
  });

  test("pictures say what they show", async () => {
    const input = "France: A Par - Bur";
    const { out } = await chancery(["render", "--results", "-", "-o", "-", "--language", "de"], { input });
    expect(out).toContain(">Europa 1901: Frühjahr 1901</title>");
    expect(out).toContain("französische Armee in Paris zieht nach Burgund, gelingt: Gezogen");
  });
});

/** Every way in which a command line can be wrong, and the message in each language. */
const WRONG: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
  [["--nope"], { en: "There is no option --nope.", de: "Es gibt keine Option --nope." }],
  [["orders", "--jsom"], { en: "Did you mean --json?", de: "Meinst du --json?" }],
  [["xyzzy"], { en: 'There is no command "xyzzy".', de: "Es gibt keinen Befehl „xyzzy“." }],
  [["board"], { en: "The argument <name> is missing.", de: "Das Argument <name> fehlt." }],
  [["orders", "--power"], { en: "--power <name> needs a value.", de: "--power <name> braucht einen Wert." }],
  [["render"], { en: "-o, --output <path> is missing.", de: "-o, --output <path> fehlt." }],
  [["variants", "a"], { en: "none is expected, but there are 1.", de: "Keines ist erlaubt" }],
  [
    ["render", "--orders", "--results", "-o", "-"],
    { en: "--results can't be used with --orders.", de: "--results geht nicht zusammen mit --orders." },
  ],
  [
    ["render", "--theme", "pink", "-o", "-"],
    { en: 'can\'t be "pink". Choose light,', de: "kann nicht „pink“ sein. Wähle light," },
  ],
];

describe.each(["en", "de"] as const)("a wrong command line in %s", (language) => {
  test.each(WRONG)("is explained: %j", async (args, told) => {
    const { status, out, err } = await chancery(["--language", language, ...args]);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(told[language]);
    expect(err).toContain("chancery --help.");
    expect(err).not.toContain("error:");
  });
});

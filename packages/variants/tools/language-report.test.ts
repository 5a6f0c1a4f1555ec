import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES_FOLDER, reportOn } from "./language-report.ts";

describe("a language as a folder of data", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "chancery-language-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (area: string, texts: unknown): void => {
    mkdirSync(join(folder, area, ".."), { recursive: true });
    writeFileSync(join(folder, `${area}.json`), typeof texts === "string" ? texts : JSON.stringify(texts));
  };
  const areaOf = async (area: string) => (await reportOn("pt", folder)).find((each) => each.area === area);

  test("needs no texts, and every one of its texts counts", async () => {
    const empty = await reportOn("pt", folder);
    expect(empty.flatMap(({ faults, broken }) => [...faults, broken ?? []].flat())).toEqual([]);
    expect(empty.every(({ missing, total }) => missing.length === total)).toBe(true);
    write("ui", { close: "Fechar" });
    const ui = await areaOf("ui");
    expect(ui?.missing).toHaveLength((ui?.total ?? 0) - 1);
    expect(ui?.missing).not.toContain("close");
  });

  test("lacks one text of a complete one, and is told which", async () => {
    cpSync(join(LANGUAGES_FOLDER, "de"), folder, { recursive: true });
    const { close: _, ...others } = JSON.parse(readFileSync(join(folder, "ui.json"), "utf8"));
    write("ui", others);
    const missing = (await reportOn("de", folder)).flatMap((each) =>
      each.missing.map((key) => `${each.area}.${key}`),
    );
    expect(missing).toEqual(["ui.close"]);
  });

  test("is told which texts are faulty, and how", async () => {
    write("start", {
      sandboxOf: "Sandbox: {titulo}",
      allOpen: "Todas {count",
      joinText: "{count, plural, other {# partidas}}",
      nope: "Nada",
      lead: 3,
      rules: " ",
    });
    expect((await areaOf("start"))?.faults.map(({ key, code, what }) => [key, code, what].join(" "))).toEqual(
      [
        "sandboxOf unknown-argument titulo",
        "sandboxOf missing-argument title",
        expect.stringMatching(/^allOpen unreadable /),
        "joinText missing-branch count: one",
        "nope no-such-text ",
        "lead not-a-text ",
        "rules empty ",
      ],
    );
    write("games/manifests", { Diplomacy: "Diplomacia", "Committee {year}": "Comité {ano}" });
    expect((await areaOf("games/manifests"))?.faults.map(({ key, code }) => `${key} ${code}`)).toEqual([
      "Diplomacy no-such-text",
      "Committee {year} unknown-argument",
    ]);
  });

  test("is told of files that can't be read, or that nothing asks for", async () => {
    write("ui", "{ close: }");
    write("start-page", {});
    expect((await areaOf("ui"))?.broken).toMatch(/JSON/);
    expect((await areaOf("start-page"))?.broken).toBe("no area has this name");
  });
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("every translator asks for the area that its English is from", () => {
  const src = join(import.meta.dirname, "..");
  const areas: string[] = [];
  for (const file of globSync("{messages,games/*}/*.ts", { cwd: src })) {
    const source = readFileSync(join(src, file), "utf8");
    const [, english] =
      /import en from "@chancery\/(?:messages\/en|variants)\/([\w/-]+?)(?:\/messages\/en)?\.ts"/.exec(
        source,
      ) ?? [];
    const [, area] = /await load\("([^"]+)", en\)/.exec(source) ?? [];
    if (english === undefined && area === undefined) continue;
    expect(area, file).toBe(file.startsWith("games/") ? `games/${english?.replace("/", "-")}` : english);
    areas.push(area);
  }
  expect(areas.length).toBeGreaterThan(40);
  expect(new Set(areas).size).toBe(areas.length);
});

import { expect, test } from "vitest";
import { favorGeometryIn } from "./favor-geometry.ts";

test("the Favor Map calls nuclear powers as the reader's language does", () => {
  const label = (language: "en" | "de"): string | undefined =>
    favorGeometryIn(language).provinces.get("U0z")?.label.lines.join(" ");
  expect(label("en")).toBe("US Navy · U0z");
  expect(label("de")).toBe("US-Marine · U0z");
});

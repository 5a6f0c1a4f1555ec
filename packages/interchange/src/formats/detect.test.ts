import { expect, test } from "vitest";
import { detect } from "./detect.ts";

const formatIn = (text: string): string => {
  const found = detect(text);
  return found.ok ? found.value.format : `line ${found.error.line}`;
};

test("a format is recognized by what is in a file", () => {
  expect(formatIn('{"map": "standard", "phases": []}')).toBe("py-diplomacy");
  expect(formatIn('{"map": "standard", "version": "1.0", "phases": []}')).toBe("cicero");
  const phases = [{ messages: [{ recipient: "ALL" }] }];
  expect(formatIn(JSON.stringify({ map: "standard", phases }))).toBe("cicero");
  expect(formatIn('{"gameID": 1, "variantID": 1, "phases": []}')).toBe("webdiplomacy");
  expect(formatIn('\uFEFF{"variant": "classic", "phases": []}')).toBe("chancery");
  expect(formatIn("PHASE 1901 Spring Movement\nPOSITIONS")).toBe("droidippy");
  expect(formatIn("Spring 1901\nFrance: A Par - Bur")).toBe("text");
});

test("several games may lie in one file, as a list or line by line", () => {
  const game = '{"map": "standard", "phases": []}';
  for (const text of [`[${game}, ${game}]`, `${game}\n${game}\n`]) {
    const found = detect(text);
    expect(found.ok && found.value.games).toHaveLength(2);
  }
});

test("a broken file is refused with the line in which it breaks", () => {
  expect(formatIn('{"map": "standard"}\n{"map": }')).toBe("line 2");
  expect(formatIn('{"map":\n "standard"')).toBe("line 2");
});

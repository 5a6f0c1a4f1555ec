import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newSandbox } from "../sandbox/sandbox.ts";
import { parseRecord } from "../sandbox/sharing/read-record.ts";
import { formatRecord } from "../sandbox/sharing/record.ts";
import { formatLink, parseLink } from "../sandbox/sharing/share.ts";
import { played } from "../sandbox/testing.ts";
import { isMapText, openMaps } from "./map-files.ts";

const LAGOON = readFileSync("packages/variants/map-file/lagoon.map", "utf8");
const LATER = "# Fifty years on\nMAP Lagoon\nBEGIN SPRING 1700 MOVEMENT";

function opened(...files: Parameters<typeof openMaps>[0]) {
  const maps = openMaps(files);
  if (!maps.ok) throw new Error(maps.error.join("\n"));
  return maps.value;
}

function sandboxOn({ map, game }: Pick<ReturnType<typeof opened>, "map" | "game">) {
  return newSandbox({ variant: game.variant.id, rulebook: "2023", options: {}, map });
}

test("a sandbox on a map comes back from its link and from its file, with the map", async () => {
  const [first] = sandboxOn(opened({ name: "lagoon.map", text: LAGOON })).phases;
  const sandbox = {
    ...sandboxOn(opened({ name: "lagoon.map", text: LAGOON })),
    phases: [{ ...first, orders: { Cove: ["F Cov - Isl"] } }, { orders: {} }],
  };
  for (const read of [
    await parseLink(await formatLink(sandbox)),
    await parseRecord(formatRecord(sandbox, played(sandbox))),
  ]) {
    expect(read.ok && read.value.setup).toEqual(sandbox.setup);
    expect(read.ok && played(read.value).phases.map(({ position }) => position)).toEqual(
      played(sandbox).phases.map(({ position }) => position),
    );
  }
  const fresh = await parseLink(await formatLink({ ...sandbox, phases: [{ orders: {} }] }));
  expect(fresh.ok && fresh.value.setup.map).toEqual({ title: "lagoon", text: LAGOON });
});

test("the record names the map as the command line finds it", () => {
  const sandbox = sandboxOn(opened({ name: "lagoon.map", text: LAGOON }));
  expect(JSON.parse(formatRecord(sandbox, played(sandbox)))).toMatchObject({ variant: "./lagoon.map" });
});

test("a map that uses another one is opened with it, and needs it no more", async () => {
  const files = [
    { name: "lagoon.map", text: LAGOON },
    { name: "later.map", text: LATER },
  ];
  const { map, game } = opened(...files);
  expect([map.title, game.editions[0].title.en]).toEqual(["later", "later"]);
  const again = await parseLink(await formatLink(sandboxOn({ map, game })));
  expect(again.ok && played(again.value).phases[0].state.phase.year).toBe(1700);
});

test("a map is refused with every line that is wrong", () => {
  const wrong = LAGOON.replace("VICTORY 6", "VICTORY six").replace("A MIL", "A MUL");
  expect(openMaps([{ name: "lagoon.map", text: wrong }])).toMatchObject({
    ok: false,
    error: [/^Line 2: Victory takes one number/, /^Line 7: There is no place MUL/].map((each) =>
      expect.stringMatching(each),
    ),
  });
  expect(openMaps([{ name: "later.map", text: LATER }])).toMatchObject({
    ok: false,
    error: [expect.stringMatching(/^Line 2: This map uses Lagoon.map/)],
  });
});

test.each([
  [LAGOON, true],
  [LATER, true],
  ["Spring 1901\nFrance: A Par - Bur", false],
  ['{"map": "standard", "phases": []}', false],
  ["PHASE 1901 Spring Movement\nPOSITIONS", false],
])("%j is recognized", (text, isMap) => {
  expect(isMapText(text)).toBe(isMap);
});

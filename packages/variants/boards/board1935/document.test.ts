import { readFileSync } from "node:fs";
import { boardOf } from "@chancery/engine";
import { expect, test } from "vitest";
import { board1935 } from "./table.ts";

/** The reconstruction of the board, province by province. */
const DOCUMENT = readFileSync("docs/rules/board-1935.md", "utf8").split("\n");

const board = boardOf(board1935);

const sorted = (places: string): string =>
  places === "-" ? "" : places.toLowerCase().split(/\s+/).toSorted().join(" ");

/** Where a unit can go from a place, as the document writes it. */
function reached(way: "land" | "water", label: string): string {
  const at = board.locations.findIndex((each) => each.label.toLowerCase() === label);
  return sorted(board.reach[way].to[at].map((to) => board.locations[to].label).join(" ") || "-");
}

const LAND =
  /^\| (\w{3}) \| ([^|]+) \| (coastal|inland) \| (home|neutral|) ?\| [AF]? ?\| [^|]+ \| ([^|]+) \| ([^|]+) \|$/;
const WATER = /^\| (\w{3}) \| ([^|]+) \| [^|]+ \| ([a-z/ ]+) \|$/;

test("each province is as the reconstruction has it: its name, kind and centre, and who is next to it (M35-7, MB-13, MB-90, MB-95)", () => {
  const described = new Set<string>();
  const provinceOf = (id: string) => board.provinces.find((each) => each.id.toLowerCase() === id);
  const waters = DOCUMENT.slice(DOCUMENT.findIndex((line) => line.startsWith("## 6.")));
  for (const [, id, name, kind, centre, army, fleet] of DOCUMENT.flatMap((line) => [LAND.exec(line) ?? []])) {
    if (id === undefined) continue;
    described.add(id);
    expect(provinceOf(id), id).toMatchObject({
      name,
      terrain: kind === "coastal" ? "coast" : "inland",
      centre: centre !== "",
    });
    expect(reached("land", id), id).toBe(sorted(army));
    // Of a province with two coasts the document says where each leads.
    const coasts = [...fleet.matchAll(/(NC|SC): ([a-z ]+)/g)];
    for (const [, coast, places] of coasts)
      expect(reached("water", `${id}/${coast.toLowerCase()}`), `${id} ${coast}`).toBe(sorted(places.trim()));
    if (coasts.length === 0) expect(reached("water", id), id).toBe(sorted(fleet));
  }
  for (const [, id, name, fleet] of waters.flatMap((line) => [WATER.exec(line) ?? []])) {
    if (id === undefined) continue;
    described.add(id);
    expect(provinceOf(id), id).toMatchObject({ name, terrain: "sea" });
    expect(reached("water", id), id).toBe(sorted(fleet));
  }
  expect(described.size).toBe(board.provinces.length);
});

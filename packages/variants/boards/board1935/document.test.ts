import { readFileSync } from "node:fs";
import { Atlas, committeeGame } from "@chancery/testkit";
import { expect, test } from "vitest";

/** The reconstruction of the board, province by province. */
const DOCUMENT = readFileSync("docs/rules/board-1935.md", "utf8").split("\n");

const game = committeeGame("1935");
const { provinces } = game.rules.board;
const atlas = new Atlas(game);
const centers = atlas.centers();

const sorted = (places: string): string =>
  places === "-" ? "" : places.toLowerCase().split(/\s+/).toSorted().join(" ");

/** Where a unit can be ordered from a place, as the document writes it. */
const reached = (kind: "army" | "fleet", label: string): string =>
  sorted(atlas[kind](label[0].toUpperCase() + label.slice(1)).join(" ") || "-");

const LAND =
  /^\| (\w{3}) \| ([^|]+) \| (coastal|inland) \| (home|neutral|) ?\| [AF]? ?\| [^|]+ \| ([^|]+) \| ([^|]+) \|$/;
const WATER = /^\| (\w{3}) \| ([^|]+) \| [^|]+ \| ([a-z/ ]+) \|$/;

test("each province is as the reconstruction has it: its name, kind and center, and who is next to it (M35-7, MB-13, MB-90, MB-95)", () => {
  const described = new Set<string>();
  const provinceOf = (id: string) => {
    const found = provinces.find((each) => each.id.toLowerCase() === id);
    return (
      found && {
        name: found.name,
        ground: atlas.groundOf(found.id),
        isCenter: centers.includes(found.id),
      }
    );
  };
  const waters = DOCUMENT.slice(DOCUMENT.findIndex((line) => line.startsWith("## 6.")));
  for (const [, id, name, kind, center, army, fleet] of DOCUMENT.flatMap((line) => [LAND.exec(line) ?? []])) {
    if (id === undefined) continue;
    described.add(id);
    expect(provinceOf(id), id).toEqual({
      name,
      ground: kind === "coastal" ? "shore" : "land",
      isCenter: center !== "",
    });
    expect(reached("army", id), id).toBe(sorted(army));
    // Of a province with two coasts the document says where each leads.
    const coasts = [...fleet.matchAll(/(NC|SC): ([a-z ]+)/g)];
    for (const [, coast, places] of coasts)
      expect(reached("fleet", `${id}/${coast.toLowerCase()}`), `${id} ${coast}`).toBe(sorted(places.trim()));
    if (coasts.length === 0) expect(reached("fleet", id), id).toBe(sorted(fleet));
  }
  for (const [, id, name, fleet] of waters.flatMap((line) => [WATER.exec(line) ?? []])) {
    if (id === undefined) continue;
    described.add(id);
    expect(provinceOf(id), id).toEqual({ name, ground: "water", isCenter: false });
    expect(reached("fleet", id), id).toBe(sorted(fleet));
  }
  expect(described.size).toBe(provinces.length);
});

import { fail, ok, type Result } from "@chancery/engine";
import { same } from "@chancery/messages";
import { SLOTS } from "../boards/slots.ts";
import type { PowerRow } from "../cast.ts";
import { derivedManifest } from "../classic/derived.ts";
import type { Manifest } from "../manifest.ts";
import type { MapFault } from "./map-fault.ts";
import { type MapFile, type MapPower, parseMapFile } from "./parse.ts";
import { schematicOf } from "./schematic.ts";
import { labelOf, tableOf, takesArmies, takesFleets } from "./table.ts";
import type { IncludeMap } from "./whole.ts";

/** A game on the board of a map file. */
export interface MapGame {
  readonly manifest: Manifest;
  /** What is played otherwise than the file says. */
  readonly notes: readonly MapFault[];
}

/** A game on the board of a DPjudge map file, by the classic rules, or everything that is wrong with the file. */
export function mapManifest(
  text: string,
  id: string,
  title: string,
  include: IncludeMap,
): Result<MapGame, readonly MapFault[]> {
  const { file, faults: misread, notes } = parseMapFile(text, include);
  // Without another file that it uses, or the rest of it, a map would seem to lack most of what it names.
  const lacking = misread.filter(({ code }) => code === "map-too-large" || code === "map-include");
  if (lacking.length > 0) return fail(lacking);
  const { table, faults: unsound } = tableOf(id, title, file);
  const faults = [...misread, ...unsound, ...powerFaults(file)];
  if (faults.length > 0) return fail(faults.sort((a, b) => a.line - b.line));
  const byPower = (list: (power: MapPower) => Iterable<string>) =>
    Object.fromEntries(file.powers.map((power) => [power.name, [...list(power)]]));
  return ok({
    notes,
    manifest: derivedManifest({
      id,
      title: same(title),
      summary: same(title),
      board: { table, geometry: async () => schematicOf(table) },
      powers: file.powers.map(
        ({ name, adjective }, index): PowerRow => ({
          name,
          title: same(name),
          adjective: same(adjective),
          aliases: [],
          slot: SLOTS[index],
        }),
      ),
      start: byPower(({ units }) => units.keys().map((unit) => `${unit[0]} ${labelOf(unit.slice(2))}`)),
      homes: byPower(({ homes }) => homes.keys().map(labelOf)),
      owned: byPower(({ owned }) => owned.keys().map(labelOf)),
      ...(file.victory !== null && { controlNeeds: file.victory }),
      firstYear: file.year,
    }),
  });
}

function* powerFaults({ powers, places }: MapFile): Generator<MapFault> {
  if (powers.length < 2 || powers.length > SLOTS.length)
    yield { line: 0, code: "map-powers", text: String(powers.length), most: SLOTS.length };
  const owners = new Set<string>();
  for (const { owned, units } of powers) {
    for (const [center, line] of owned) {
      if (owners.has(center)) yield { line, code: "map-two-owners", text: center };
      owners.add(center);
    }
    for (const [unit, line] of units) {
      const at = unit.slice(2);
      const place = places.get(at);
      const hasCoasts = places.keys().some((key) => key.startsWith(`${at}/`));
      if (!place || place.terrain === "SHUT") yield { line, code: "map-place", text: at };
      else if (unit.startsWith("A") ? !takesArmies(place) : hasCoasts || !takesFleets(place))
        yield { line, code: "map-unit", text: unit };
    }
  }
}

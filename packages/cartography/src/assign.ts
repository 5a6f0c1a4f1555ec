import type { Fault } from "./fault.ts";
import { centroid, type Point, radians } from "./shapes/plane.ts";
import type { Unit } from "./source.ts";
import { type BoardSpec, OFF, type ProvinceId } from "./spec.ts";

const REST = "*";

/** Gives every unit to a province: by `override`, else `units`, else `nearest`, else `countries`, else to nobody. */
export function assignUnits(
  spec: BoardSpec,
  units: readonly Unit[],
  faults: Fault[],
): (unit: Unit) => ProvinceId {
  const known = new Set(units.map(({ key }) => key));
  const need = (key: string, where: string): void => {
    if (!known.has(key)) faults.push({ where, what: `the data have no unit "${key}"` });
  };
  const byName = new Map<string, Map<string, ProvinceId>>();
  for (const [country, provinces] of Object.entries(spec.units)) {
    const names = new Map<string, ProvinceId>();
    for (const [province, list] of Object.entries(provinces)) {
      for (const name of list.split("|")) {
        if (name !== REST) need(`${country}/${name}`, `units of ${province}`);
        if (names.has(name))
          faults.push({ where: `units of ${province}`, what: `${country}/${name} is listed twice` });
        names.set(name, province);
      }
    }
    byName.set(country, names);
  }
  for (const key of Object.keys(spec.override ?? {})) need(key, "override");
  for (const stroke of spec.paint) for (const key of stroke.units ?? []) need(key, `paint to ${stroke.to}`);

  return (unit) => {
    const single = spec.override?.[unit.key];
    if (single) return single;
    const names = byName.get(unit.country);
    if (names) return names.get(unit.name) ?? names.get(REST) ?? OFF;
    const seeds = spec.nearest?.[unit.country];
    return seeds ? nearest(centroid(unit.polygons), seeds) : (spec.countries[unit.country] ?? OFF);
  };
}

function nearest(from: Point, seeds: Readonly<Record<ProvinceId, readonly Point[]>>): ProvinceId {
  const narrowing = Math.cos(radians(from[1]));
  let best = Number.POSITIVE_INFINITY;
  let pick = OFF;
  for (const [province, points] of Object.entries(seeds)) {
    for (const [lon, lat] of points) {
      const far = ((lon - from[0]) * narrowing) ** 2 + (lat - from[1]) ** 2;
      if (far < best) [best, pick] = [far, province];
    }
  }
  return pick;
}

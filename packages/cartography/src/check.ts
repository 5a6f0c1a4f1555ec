import type { BoardTable } from "@chancery/variants/boards";
import type { Fault } from "./fault.ts";
import { type BoardSpec, OFF } from "./spec.ts";

/** Names in a specification that the table does not know, and what the table has that it forgets. */
export function checkSpec(spec: BoardSpec, table: BoardTable): Fault[] {
  const faults: Fault[] = [];
  const rows = new Map(table.provinces.map((row) => [row.id, row]));
  const need = (id: string, where: string): void => {
    if (id !== OFF && !rows.has(id)) faults.push({ where, what: `the table has no province "${id}"` });
  };
  const needAll = (ids: Iterable<string>, where: string): void => {
    for (const id of ids) need(id, where);
  };
  for (const [country, id] of Object.entries(spec.countries)) need(id, `countries: ${country}`);
  for (const key of ["units", "nearest"] as const) {
    for (const [country, provinces] of Object.entries(spec[key] ?? {}))
      needAll(Object.keys(provinces), `${key}: ${country}`);
  }
  for (const [unit, id] of Object.entries(spec.override ?? {})) need(id, `override: ${unit}`);
  for (const { to, over = [] } of spec.paint) needAll(to === "sea" ? over : [to, ...over], "paint");
  for (const { sectors } of spec.corners ?? [])
    needAll(
      sectors.map(([id]) => id),
      "corners",
    );
  for (const [id] of spec.pieces) need(id, "pieces");
  for (const key of ["seas", "straits", "grow", "hints"] as const) needAll(Object.keys(spec[key]), key);
  for (const pair of Object.keys(spec.smooth ?? {})) needAll(pair.split("-"), `smooth: ${pair}`);
  for (const pair of spec.marks ?? []) needAll(pair, "marks");

  for (const { id, terrain, coasts = [] } of table.provinces) {
    if (terrain === "sea" && !spec.seas[id])
      faults.push({ where: id, what: "a sea of the table without a point in seas" });
    if (terrain !== "sea" && spec.seas[id])
      faults.push({ where: id, what: "in seas, but the table says it is land" });
    for (const coast of coasts) {
      if (!spec.coasts[`${id}/${coast}`])
        faults.push({ where: `${id}/${coast}`, what: "a coast of the table without a point in coasts" });
    }
  }
  for (const label of Object.keys(spec.coasts)) {
    const [id, coast] = label.split("/");
    if (!rows.get(id)?.coasts?.includes(coast))
      faults.push({ where: "coasts", what: `the table has no coast "${label}"` });
  }
  return faults;
}

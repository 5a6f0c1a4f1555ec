import type { BoardTable, ProvinceRow } from "@chancery/variants/boards";
import type { Fault } from "../fault.ts";
import type { SvgPoint, SvgShape, SvgSheet } from "./read.ts";
import { whereIs } from "./xml.ts";

/** The names on a drawing against the table: unknown, missing and doubled ones. */
export function checkNames({ shapes, points }: SvgSheet, table: BoardTable): Fault[] {
  return [...checkShapes(shapes, table), ...checkPoints(points, table)];
}

function checkShapes(shapes: readonly SvgShape[], { provinces }: BoardTable): Fault[] {
  const faults: Fault[] = [];
  const ids = new Set(provinces.map(({ id }) => id));
  const first = new Map<string, number>();
  for (const { line, name, off } of shapes) {
    if (off) continue;
    const where = whereIs(line);
    if (!name) {
      faults.push({
        where,
        what: 'a shape without a name: give it data-province, or put decoration into <g data-decoration="">',
      });
    } else if (!ids.has(name)) {
      faults.push({ where, what: `the table has no province "${name}"${suggest(name, provinces)}` });
    } else if (first.has(name)) {
      faults.push({
        where: whereIs(line, name),
        what: `already drawn on line ${first.get(name)}: make both one path, or rename one`,
      });
    } else first.set(name, line);
  }
  const missing = provinces.filter(({ id }) => !first.has(id));
  return [
    ...faults,
    ...missing.map(({ id }) => ({ where: id, what: `not drawn: add a shape with data-province="${id}"` })),
  ];
}

function checkPoints(points: readonly SvgPoint[], { provinces }: BoardTable): Fault[] {
  const faults: Fault[] = [];
  const rows = new Map(provinces.map((row) => [row.id, row]));
  const first = new Map<string, number>();
  for (const { line, name, role } of points) {
    const where = whereIs(line, `${role} of ${name}`);
    const [id, coast] = name.split("/");
    const row = rows.get(id);
    const key = `${role} ${name}`;
    if (!row) faults.push({ where, what: `the table has no province "${id}"${suggest(id, provinces)}` });
    else if (role === "coast" && !row.coasts?.includes(coast))
      faults.push({ where, what: `the table has no coast "${name}"${listCoasts(row)}` });
    else if (role !== "coast" && coast !== undefined)
      faults.push({ where, what: `only data-coast names a coast: write data-${role}="${id}"` });
    else if (role === "center" && !row.center)
      faults.push({ where, what: "the province has no supply center in the table: remove the point" });
    else if (first.has(key)) faults.push({ where, what: `already given on line ${first.get(key)}` });
    else first.set(key, line);
  }
  const coasts = provinces.flatMap(({ id, coasts: own = [] }) => own.map((coast) => `${id}/${coast}`));
  const missing = coasts.filter((label) => !first.has(`coast ${label}`));
  return [
    ...faults,
    ...missing.map((label) => ({
      where: label,
      what: `no place for its fleet: add <circle data-coast="${label}" cx="…" cy="…" r="4"/>`,
    })),
  ];
}

/** What may have been meant by a name that is spelled otherwise in the table. */
function suggest(name: string, provinces: readonly ProvinceRow[]): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const row = provinces.find(({ id, name: whole, aliases = [] }) =>
    [id, whole, ...aliases].some((spelling) => plain(spelling) === plain(name)),
  );
  return row ? `: did you mean ${row.id}?` : "";
}

const listCoasts = ({ id, coasts = [] }: ProvinceRow): string =>
  coasts.length > 0 ? `: ${id} has ${coasts.join(" and ")}` : `: ${id} has no separate coasts`;

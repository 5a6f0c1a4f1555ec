import type { BoardNotes, BoardTable, ProvinceRow } from "@chancery/variants/boards";
import { type Contacts, type Drawing, findContacts, nearMisses, pairOf } from "./contacts.ts";
import type { Fault } from "./fault.ts";
import type { Corner } from "./spec.ts";

/** A common border shorter than this, in px, cannot be seen. */
const SHORTEST = 8;
/** Provinces that do not touch must be this far apart, in px, for people to see it. */
const APART = 3;

/** What a board is by its table and notes, and where its drawing may have four provinces in one point. */
export interface Truth {
  readonly table: BoardTable;
  readonly notes?: BoardNotes | undefined;
  readonly corners?: readonly Corner[] | undefined;
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const provinceOf = (label: string): string => label.split("/")[0];
const pairOfEdge = (edge: string): string => {
  const [a, b] = edge.split("-").map(provinceOf);
  return pairOf(a, b);
};

export const seasOf = ({ provinces }: BoardTable): Set<string> =>
  new Set(provinces.filter(({ terrain }) => terrain === "sea").map(({ id }) => id));

export const crossingsOf = (notes: BoardNotes | undefined): string[] => words(notes?.crossings ?? "");

/**
 * Compares the drawing with the table. Every edge must be drawn, crossings and canals excepted, and nothing
 * may touch that is no edge, closed pairs excepted.
 */
export function compare(drawing: Drawing, truth: Truth): Fault[] {
  const { table, notes } = truth;
  const { land, both, water } = table.edges;
  const contacts = findContacts(drawing, seasOf(table));
  const pairs = (...lists: string[]): Set<string> => new Set(lists.flatMap(words).map(pairOfEdge));
  const crossings = pairs(notes?.crossings ?? "");
  const canals = pairs(notes?.canals ?? "");
  const closed = pairs(notes?.closed ?? "");
  const faults: Fault[] = [];
  for (const [who, edges, drawn, exempt, way] of [
    ["armies", pairs(land, both), contacts.army, crossings, "a crossing"],
    ["fleets", pairs(both, water), contacts.fleet, new Set([...crossings, ...canals]), "a crossing or canal"],
  ] as const) {
    for (const pair of edges) {
      const length = drawn.get(pair) ?? 0;
      if (length === 0 && !exempt.has(pair)) {
        faults.push({
          where: pair,
          what: `the table lets ${who} pass, but no common border is drawn: draw one, or declare ${way}`,
        });
      }
      if (length > 0 && length < SHORTEST && !exempt.has(pair)) {
        faults.push({
          where: pair,
          what: `the common border for ${who} is only ${length.toFixed(1)} px long: make it ${SHORTEST} px or more`,
        });
      }
      if (length > 0 && crossings.has(pair)) {
        faults.push({
          where: pair,
          what: `a crossing is declared, but ${length.toFixed(0)} px of common border are drawn: choose one`,
        });
      }
    }
    for (const [pair, length] of drawn) {
      if (edges.has(pair) || closed.has(pair)) continue;
      faults.push({
        where: pair,
        what: `${length.toFixed(0)} px of common border are drawn for ${who}, but the table has no edge: add it, draw them apart, or declare the pair closed`,
      });
    }
  }
  return [...faults, ...compareCoasts(truth, contacts), ...findNearMisses(truth, contacts)];
}

/** A separate coast must touch its seas, and reach the lands whose border meets one of them. */
function compareCoasts({ table }: Truth, contacts: Contacts): Fault[] {
  const seas = seasOf(table);
  const reach = (label: string): string[] =>
    words(`${table.edges.both} ${table.edges.water}`).flatMap((edge) => {
      const [a, b] = edge.split("-");
      return a === label ? [provinceOf(b)] : b === label ? [provinceOf(a)] : [];
    });
  return table.provinces.flatMap(({ id, coasts = [] }: ProvinceRow): Fault[] => {
    const sides = coasts.map((coast) => ({ label: `${id}/${coast}`, next: reach(`${id}/${coast}`) }));
    const meets = (land: string, sea: string): boolean =>
      contacts.ends.get(pairOf(id, land))?.has(sea) ?? false;
    const faults = sides.flatMap(({ label, next }) => {
      const own = next.filter((to) => seas.has(to));
      const apart = own.filter((sea) => !contacts.fleet.has(pairOf(id, sea)));
      const dry = next.filter((to) => !seas.has(to) && !own.some((sea) => meets(to, sea)));
      return [
        ...apart.map((sea) => ({
          where: `${label}-${sea}`,
          what: "that coast and sea share no drawn border: draw one, or change the edge",
        })),
        ...dry.map((land) => ({
          where: `${label}-${land}`,
          what: "their drawn border meets no sea of that coast: change the border, or the edge",
        })),
      ];
    });
    if (coasts.length === 0) return [];
    for (const [pair, waters] of contacts.ends) {
      const land = pair.split("-").find((end) => end !== id);
      if (!land || !pair.split("-").includes(id)) continue;
      for (const sea of waters) {
        if (!seas.has(sea) || sides.some(({ next }) => next.includes(sea) && next.includes(land))) continue;
        faults.push({
          where: `${id}-${land}`,
          what: `their drawn border meets ${sea}, but no coast of ${id} reaches both in the table`,
        });
      }
    }
    return faults;
  });
}

function findNearMisses({ table, corners = [] }: Truth, contacts: Contacts): Fault[] {
  const edges = new Set(
    words(`${table.edges.land} ${table.edges.both} ${table.edges.water}`).map(pairOfEdge),
  );
  const inCorner = (pair: string): boolean =>
    corners.some(({ sectors }) =>
      pair.split("-").every((id) => sectors.some(([province]) => province === id)),
    );
  const ids = table.provinces.map(({ id }) => id);
  const drawn = (pair: string): boolean => contacts.army.has(pair) || contacts.fleet.has(pair);
  const misses = nearMisses(contacts, ids, APART, (pair) => edges.has(pair) || inCorner(pair) || drawn(pair));
  return [...misses].map(([pair, { width, at }]) => ({
    where: pair,
    what: `not neighbors, but only ${width.toFixed(1)} px apart at ${Math.round(at[0])}, ${Math.round(at[1])}: keep them ${APART} px apart`,
  }));
}

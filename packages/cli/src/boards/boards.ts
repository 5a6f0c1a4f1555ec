import {
  type Board,
  type BoardTable,
  boardOf,
  type Location,
  type Terrain,
  type Way,
} from "@chancery/engine";
import { BOARDS, GAMES } from "@chancery/variants";
import { Failure } from "../terminal/failure.ts";
import { cli } from "../terminal/messages.ts";

const TABLES: readonly BoardTable[] = BOARDS.map(({ table }) => table);

export const boardNames = (): string[] => TABLES.map(({ id }) => id);

/** A board as it is printed. */
export interface BoardDescription {
  readonly id: string;
  readonly name: string;
  readonly provinces: readonly ProvinceDescription[];
  /** Neighbors as the table has them: passable by land only, along the coast too, or by water only. */
  readonly edges: Readonly<Record<keyof BoardTable["edges"], readonly (readonly string[])[]>>;
}

interface ProvinceDescription {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  readonly country: string | null;
  readonly center: boolean;
  /** The power that builds here. */
  readonly homeOf: string | null;
  readonly coasts: readonly string[];
  /** Other spellings. */
  readonly aliases: readonly string[];
  /** Where an army can go from here, and a fleet from each place in which one can stand. */
  readonly army: readonly string[];
  readonly fleet: readonly { readonly from: string; readonly to: readonly string[] }[];
}

/** A board by its name. */
export function tableNamed(name: string): BoardTable {
  const table = TABLES.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (!table) throw new Failure(cli("unknownBoard", { name, boards: boardNames().join(", ") }), 2);
  return table;
}

export function describeBoard(name: string): BoardDescription {
  const table = tableNamed(name);
  const board = boardOf(table);
  const homes = homesOn(table.id);
  return {
    id: table.id,
    name: table.name,
    provinces: board.provinces.map(({ id, name, terrain, country, center, coasts, aliases }, index) => ({
      id,
      name,
      terrain,
      country,
      center,
      homeOf: homes.get(id) ?? null,
      coasts: coasts.flatMap((coast) => board.locations[coast].coast ?? []),
      aliases,
      army: neighbors(board, "land", index as Location),
      fleet: (coasts.length > 0 ? coasts : [index as Location])
        .map((from) => ({ from: board.locations[from].label, to: neighbors(board, "water", from) }))
        .filter(({ to }) => to.length > 0),
    })),
    edges: {
      land: pairs(table.edges.land),
      both: pairs(table.edges.both),
      water: pairs(table.edges.water),
    },
  };
}

const neighbors = (board: Board, way: Way, from: Location): string[] =>
  board.reach[way].to[from].map((to) => board.locations[to].label).sort();

const pairs = (text: string): string[][] =>
  text
    .split(/\s+/)
    .filter((pair) => pair !== "")
    .map((pair) => pair.split("-"));

/** Whose home each province is, in the first game that is played on a board. */
function homesOn(id: string): ReadonlyMap<string, string> {
  const { create, rulebooks } = GAMES.filter(({ board }) => board.table.id === id)[0].variant;
  const game = create(rulebooks[0], {});
  if (!game.ok) return new Map();
  const { board, powers } = game.value.rules;
  return new Map(
    powers.flatMap(({ name, homes }) => homes.map((home) => [board.provinces[home].id, name] as const)),
  );
}

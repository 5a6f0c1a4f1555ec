import { drawBoard, type GroupShape, type Shape, sceneOf, type ThemeName } from "@chancery/boardview";
import { formatPosition, type Game } from "@chancery/engine";
import { geometryOf } from "./boards.ts";

/** How a power appears beside the board: its tokens, and the colour of its lines. */
export interface Livery {
  readonly army: GroupShape;
  readonly fleet: GroupShape;
  readonly line: string;
}

const known = new Map<string, ReadonlyMap<string, Livery>>();

/** The liveries of a game's powers, by name: taken from a drawing of the start, so that they are those of the board. */
export function liveriesOf({ rules, start }: Game, theme: ThemeName): ReadonlyMap<string, Livery> {
  const key = `${rules.variant} ${theme}`;
  const before = known.get(key);
  if (before) return before;
  const position = formatPosition(rules, start);
  const orders = Object.entries(position.units).flatMap(([power, units]) =>
    units
      .slice(0, 1)
      .map((unit) => ({ type: "hold" as const, power, at: unit.split(" ")[1], state: "pending" as const })),
  );
  const scene = sceneOf(position, { board: rules.board.id, variant: rules.variant, orders });
  const { layers } = drawBoard(geometryOf(rules.board.id), scene, { theme, labels: "none" });
  const groups = (layer: string): GroupShape[] =>
    (layers.find(({ name }) => name === layer)?.shapes ?? []).filter((shape) => shape.shape === "group");
  const of = (layer: string, power: string, kind?: string): GroupShape | undefined =>
    groups(layer).find(({ data }) => data?.power === power && (kind === undefined || data.kind === kind));
  const liveries = new Map(
    rules.powers.map(({ name }): [string, Livery] => [
      name,
      {
        // Who has no such unit is known by what it has.
        army: token(of("units", name, "army") ?? of("units", name)),
        fleet: token(of("units", name, "fleet") ?? of("units", name)),
        line: strokeOf(of("orders", name)?.shapes ?? []),
      },
    ]),
  );
  known.set(key, liveries);
  return liveries;
}

/** A token by itself: about the origin, 20 px in radius, and without anything to say. */
const token = (drawn: GroupShape | undefined): GroupShape => ({
  shape: "group",
  shapes: drawn?.shapes ?? [],
});

const strokeOf = (shapes: readonly Shape[]): string => {
  const last = shapes.at(-1);
  return last && "stroke" in last ? (last.stroke ?? "currentColor") : "currentColor";
};

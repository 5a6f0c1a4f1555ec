import type { PositionJson } from "@chancery/engine";
import { dissolutionBoard, dissolutionFacts, favorBoard } from "@chancery/variants/boards";
import { CASTS } from "./casts.ts";
import type {
  Scene,
  SceneCentre,
  SceneHighlight,
  SceneOrder,
  ScenePower,
  SceneProvince,
  SceneUnit,
  SceneUnitKind,
} from "./scene.ts";
import { tableOf } from "./tables.ts";

/** What a position in names does not say. */
export interface SceneContext {
  readonly board: string;
  /** The game that is played on it, whose colours may be its own. */
  readonly variant?: string;
  readonly title?: string;
  readonly orders?: readonly SceneOrder[];
  readonly highlights?: readonly SceneHighlight[];
  /** Units that cannot act this turn, by the places they stand in. */
  readonly disabled?: readonly string[];
}

const KINDS: Readonly<Record<string, SceneUnitKind>> = { A: "army", F: "fleet", W: "wing", E: "embassy" };

/** A scene of a position in names. */
export function sceneOf(
  position: PositionJson,
  { board, variant = board, title, orders = [], highlights = [], disabled = [] }: SceneContext,
): Scene {
  const cast = CASTS[variant] ?? CASTS[board] ?? {};
  const powers = [
    ...new Set([...Object.keys(position.units), ...Object.keys(position.centers), ...Object.keys(cast)]),
  ];
  const unit = (power: string, written: string): SceneUnit => {
    const [letter, at] = written.split(" ");
    const kind = KINDS[letter];
    if (!kind) throw new Error(`${written} is no unit`);
    const { stationary, invulnerable } = cast[power] ?? {};
    return {
      power,
      kind,
      at,
      // Embassies with the US Navy look like fleets (DIS-11.1.1-3).
      ...(kind === "embassy" && at.startsWith("U") && { figure: "fleet" as const }),
      ...((stationary || kind === "wing") && { stationary: true }),
      ...(invulnerable && { invulnerable }),
      ...(disabled.includes(at) && { disabled: true }),
    };
  };
  return {
    board,
    title: title ?? position.phase,
    powers: powers.map((name): ScenePower => {
      const { slot, adjective } = cast[name] ?? { slot: "tan" };
      return { name, slot, ...(adjective && { adjective }) };
    }),
    provinces: board === favorBoard.id ? slices() : ownedLand(position, board),
    units: [
      ...Object.entries(position.units).flatMap(([power, list]) =>
        list.map((written) => unit(power, written)),
      ),
      ...(position.dislodged ?? []).map(({ power, unit: written }) => ({
        ...unit(power, written),
        dislodged: true,
      })),
    ],
    centres: centresOf(position, board),
    orders,
    highlights,
  };
}

const ownersOf = ({ centers }: PositionJson): Map<string, string> =>
  new Map(
    Object.entries(centers).flatMap(([power, list]) => list.map((at): [string, string] => [at, power])),
  );

/** A centre's land is its owner's; other land is its country's, as long as that has a centre or a unit. */
function ownedLand(position: PositionJson, board: string): SceneProvince[] {
  const owners = ownersOf(position);
  const alive = new Set(
    [...Object.entries(position.centers), ...Object.entries(position.units)].flatMap(([power, list]) =>
      list.length > 0 ? [power] : [],
    ),
  );
  return tableOf(board).provinces.flatMap(({ id, centre, country }) => {
    const owner = centre ? owners.get(id) : country && alive.has(country) ? country : undefined;
    return owner ? [{ at: id, owner }] : [];
  });
}

/** On the Favor Map the hexes are their nuclear power's, deeper in colour the more they are worth (DIS-11.1.1-2). */
const slices = (): SceneProvince[] =>
  favorBoard.provinces.flatMap(({ id, country = "" }) => {
    const value = Number(id[1]);
    return value > 0 ? [{ at: id, owner: country, depth: (value - 1) * 0.04 }] : [];
  });

function centresOf(position: PositionJson, board: string): SceneCentre[] {
  const owners = ownersOf(position);
  const { TWO_POINTS, OIL } = dissolutionFacts;
  const worth = (id: string): Partial<SceneCentre> =>
    board === dissolutionBoard.id
      ? {
          points: (TWO_POINTS as readonly string[]).includes(id) ? 2 : 1,
          ...((OIL as readonly string[]).includes(id) && { oil: true }),
        }
      : {};
  return tableOf(board)
    .provinces.filter(({ centre }) => centre)
    .map(({ id }) => ({ at: id, owner: owners.get(id) ?? null, ...worth(id) }));
}

import type { PositionJson } from "@chancery/engine";
import type {
  BoardTable,
  CenterWorth,
  Scene,
  SceneCenter,
  SceneHighlight,
  SceneOrder,
  ScenePower,
  SceneProvince,
  SceneUnit,
  SceneUnitKind,
  Slot,
} from "@chancery/variants/boards";

/** How a power appears on a board, and what its units are like. */
interface CastRow {
  readonly slot: Slot;
  readonly title?: string;
  readonly adjective?: string;
  readonly stationary?: boolean;
  readonly invulnerable?: boolean;
}

/** What a position in names does not say. */
export interface SceneContext {
  readonly board: BoardTable;
  /** The powers of the game by name. */
  readonly cast: Readonly<Record<string, CastRow>>;
  /** What centers are worth, by province, where they differ. */
  readonly centers?: Readonly<Record<string, CenterWorth>> | undefined;
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
  { board, cast, centers = {}, title, orders = [], highlights = [], disabled = [] }: SceneContext,
): Scene {
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
      ...((stationary || kind === "wing") && { stationary: true }),
      ...(invulnerable && { invulnerable }),
      ...(disabled.includes(at) && { disabled: true }),
    };
  };
  return {
    board,
    title: title ?? position.phase,
    powers: powers.map((name): ScenePower => {
      const { slot, title, adjective } = cast[name] ?? { slot: "tan" };
      return { name, slot, ...(title && { title }), ...(adjective && { adjective }) };
    }),
    provinces: ownedLand(position, board),
    units: [
      ...Object.entries(position.units).flatMap(([power, list]) =>
        list.map((written) => unit(power, written)),
      ),
      ...(position.dislodged ?? []).map(({ power, unit: written }) => ({
        ...unit(power, written),
        dislodged: true,
      })),
    ],
    centers: centersOf(position, board, centers),
    orders,
    highlights,
  };
}

const ownersOf = ({ centers }: PositionJson): Map<string, string> =>
  new Map(
    Object.entries(centers).flatMap(([power, list]) => list.map((at): [string, string] => [at, power])),
  );

/** A center's land is its owner's; other land is its country's, as long as that has a center or a unit. */
function ownedLand(position: PositionJson, { provinces }: BoardTable): SceneProvince[] {
  const owners = ownersOf(position);
  const alive = new Set(
    [...Object.entries(position.centers), ...Object.entries(position.units)].flatMap(([power, list]) =>
      list.length > 0 ? [power] : [],
    ),
  );
  return provinces.flatMap(({ id, center, country }) => {
    const owner = center ? owners.get(id) : country && alive.has(country) ? country : undefined;
    return owner ? [{ at: id, owner }] : [];
  });
}

function centersOf(
  position: PositionJson,
  { provinces }: BoardTable,
  worth: Readonly<Record<string, CenterWorth>>,
): SceneCenter[] {
  const owners = ownersOf(position);
  return provinces
    .filter(({ center }) => center)
    .map(({ id }) => ({ at: id, owner: owners.get(id) ?? null, ...worth[id] }));
}

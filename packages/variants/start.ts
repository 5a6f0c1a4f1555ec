import {
  type Board,
  BrokenInvariant,
  type Location,
  type Power,
  type PowerInfo,
  type UnitKind,
} from "@chancery/engine";

/** A unit as books list it where a game begins: `A Par`, `F StP/sc`. */
export function unitAt(
  board: Board,
  kinds: readonly UnitKind[],
  text: string,
): { readonly kind: UnitKind; readonly at: Location } {
  const kind = kinds.find(({ letter }) => letter === text[0]);
  const at = board.locations.findIndex(({ label }) => label === text.slice(2));
  if (!kind || at < 0) throw new BrokenInvariant(`no unit of the board "${board.id}": ${text}`);
  return { kind, at: at as Location };
}

/** Who owns each center when a game begins: the power at home there. */
export const ownersAtHome = (
  board: Board,
  powers: readonly Pick<PowerInfo, "homes">[],
): readonly (Power | null)[] =>
  board.centers.map((center) => {
    const owner = powers.findIndex(({ homes }) => homes.includes(center));
    return owner < 0 ? null : (owner as Power);
  });

import {
  drawTokenBeside,
  type GroupShape,
  lineColor,
  type SceneUnitKind,
  sceneOf,
  type ThemeName,
} from "@chancery/boardview";
import { formatPosition, type Game } from "@chancery/engine";
import { appearanceOf } from "@chancery/variants";

/** How a power appears beside the board: its tokens, and the color of its lines. */
export interface Livery {
  readonly army: GroupShape;
  readonly fleet: GroupShape;
  readonly line: string;
}

const known = new Map<string, ReadonlyMap<string, Livery>>();

/** The liveries of a game's powers, by name. Their units look as they do at the start. */
export function liveriesOf({ rules, start }: Game, theme: ThemeName): ReadonlyMap<string, Livery> {
  const key = `${rules.variant} ${theme}`;
  const before = known.get(key);
  if (before) return before;
  const { powers, units } = sceneOf(formatPosition(rules, start), appearanceOf(rules));
  const liveries = new Map(
    powers.map(({ name, slot }): [string, Livery] => {
      const own = units.filter(({ power }) => power === name);
      // Powers without such a unit are known by what they have.
      const token = (kind: SceneUnitKind): GroupShape =>
        drawTokenBeside(theme, slot, own.find((unit) => unit.kind === kind) ?? own[0] ?? { kind });
      return [name, { army: token("army"), fleet: token("fleet"), line: lineColor(theme, slot) }];
    }),
  );
  known.set(key, liveries);
  return liveries;
}

import type * as Engine from "@chancery/engine";
import type { Game, Location, Order, Power, State, Unit } from "@chancery/engine";
import { diceOf, haveRecords, movementsByChance, positionOf, readRecords } from "@chancery/testkit";
import type * as Variants from "@chancery/variants";

/** An engine and its games, of this checkout or of another. */
export interface Checkout {
  readonly engine: typeof Engine;
  readonly variants: typeof Variants;
  readonly sheets: typeof import("../../packages/contract/src/sheets.ts");
}

export async function checkoutAt(root: string): Promise<Checkout> {
  return {
    engine: await import(`${root}/packages/engine/src/index.ts`),
    variants: await import(`${root}/packages/variants/index.ts`),
    sheets: await import(`${root}/packages/contract/src/sheets.ts`),
  };
}

/** A position, and what was ordered in it. */
export interface Ordered {
  readonly state: State;
  readonly orders: readonly Order[];
}

export function gameOf({ variants }: Checkout, id: string): Game {
  const variant = variants.VARIANTS.find((each) => each.id === id);
  const created = variant?.create(variant.rulebooks[0], {});
  if (!created?.ok) throw new Error(`no game ${id}`);
  return created.value;
}

/** Every third movement phase of recorded games; random ones where there are none. */
export function classicPhases({ engine }: Checkout, { rules, start }: Game): Ordered[] {
  if (!haveRecords()) return phasesByChance({ engine }, { rules, start });
  const notation = engine.createNotation(rules);
  const phases = readRecords().filter(({ phase }) => phase.endsWith("M"));
  return phases
    .filter((_, index) => index % 3 === 0)
    .map((phase) => {
      const read = engine.readPosition(notation, start, positionOf(phase));
      if (!read.ok) throw new Error(`${phase.id} cannot be read`);
      const state = read.value;
      const orders = Object.entries(phase.orders).flatMap(([name, lines]) => {
        const power = rules.powers.findIndex((each) => each.name.toUpperCase() === name) as Power;
        return lines.flatMap((line) => {
          const order = engine.readOrder(notation, state, power, line);
          const checked = order.ok ? engine.checkOrder(rules, state, order.value) : order;
          return checked.ok ? [checked.value] : [];
        });
      });
      return { state, orders };
    });
}

/** Movement phases of a random game. */
export function phasesByChance({ engine }: Pick<Checkout, "engine">, game: Game): Ordered[] {
  const dice = diceOf(1);
  return movementsByChance(game, dice, 20).map((state) => {
    const orders = state.units.map((unit) => dice.pick(engine.legalOrdersOf(game.rules, state, unit)));
    return { state, orders };
  });
}

/** A position with a fleet in every sea and an army on every shore. */
export function crowded({ rules, start }: Game): State {
  const { board } = rules;
  const [army, fleet] = rules.kinds;
  const units = board.provinces.flatMap(({ terrain }, index): Unit[] => {
    if (terrain === "inland") return [];
    const kind = terrain === "sea" ? fleet : army;
    return [{ power: (index % rules.powers.length) as Power, kind, at: index as Location }];
  });
  return { ...start, units };
}

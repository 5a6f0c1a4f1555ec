import { BrokenInvariant, formatPosition, type PositionJson } from "@chancery/engine";
import { createDissolution, RULEBOOK } from "./game.ts";
import { POWERS } from "./powers.ts";

/** Help for tests: positions by a few words. */

const created = createDissolution(RULEBOOK);
if (!created.ok) throw new BrokenInvariant("no game");
export const { rules, start } = created.value;

export const START: PositionJson & Fields = formatPosition(rules, start) as PositionJson & Fields;

interface Fields {
  readonly favor: Readonly<Record<string, readonly string[]>>;
}

/** A power's name by its two letters. */
export const nameOf = (code: string): string =>
  POWERS.find(({ name, aliases }) => name === code || aliases.includes(code))?.name ??
  (() => {
    throw new BrokenInvariant(`no power ${code}`);
  })();

const textOf = (unit: string): readonly [power: string, unit: string] => {
  const at = unit.search(/[AFW] \S+$/);
  return [nameOf(unit.slice(0, at).trim()), unit.slice(at)];
};

/** What is changed of a position: units by their power's letters, `SA A Irq`; centers likewise, `SA Irq`. */
export interface Changes {
  readonly phase?: string;
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
  readonly own?: Readonly<Record<string, readonly string[]>>;
  /** Embassies that stand elsewhere: `YU N1p`. */
  readonly embassies?: readonly string[];
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** The starting position with changes. Whatever stands where a unit is added is gone. */
export function positionWith({ phase, add = [], remove = [], own = {}, embassies = [], fields }: Changes) {
  const units: Record<string, string[]> = {};
  for (const [name, list] of Object.entries(START.units)) units[name] = [...list];
  const drop = (place: string): void => {
    for (const name of Object.keys(units))
      units[name] = units[name].filter((unit) => unit.slice(2) !== place);
  };
  for (const unit of remove) drop(unit.slice(-3));
  for (const text of add) {
    const [name, unit] = textOf(text);
    drop(unit.slice(2));
    units[name] = [...(units[name] ?? []), unit];
  }
  const centers = Object.fromEntries(
    Object.entries(START.centers).map(([name, list]) => [
      name,
      list.filter((center) => !Object.values(own).flat().includes(center)),
    ]),
  );
  for (const [code, list] of Object.entries(own)) centers[nameOf(code)] = [...centers[nameOf(code)], ...list];
  const favor: Record<string, readonly string[]> = { ...START.favor };
  for (const text of embassies) {
    const [code, space] = text.split(" ");
    favor[nameOf(code)] = favor[nameOf(code)].map((known) => (known[0] === space[0] ? space : known));
  }
  return { ...START, ...(phase && { phase }), units, centers, favor, ...fields };
}

interface Report {
  readonly power: string;
  readonly order: string | null;
  readonly status: string;
  readonly results: readonly string[];
  readonly why: string;
  readonly rules: readonly string[];
  readonly visibleTo?: readonly string[] | undefined;
}
interface Answer {
  readonly orders: readonly Report[];
}

/** What everyone sees of a unit: its order and what came of it. */
export const publicOrder = ({ orders }: Answer, unit: string): Report | undefined =>
  orders.find(
    ({ order, visibleTo, status }) => !visibleTo && status !== "illegal" && order?.startsWith(`${unit} `),
  );

/** A player's lines of points, as it sees them: whether they count, or the rules by which they do not. */
export const bidsOf = ({ orders }: Answer, code: string): readonly string[] =>
  orders
    .filter(({ power, visibleTo }) => visibleTo && power === nameOf(code))
    .map(({ results, rules: ids }) => (results.includes("counted") ? "counted" : `ignored ${ids.join(" ")}`));

/** Points on an order, as a request has them. */
export const bid = (points: number, order: string) => ({ points, order });

import {
  type Board,
  convoy,
  type Game,
  hold,
  kindOf,
  move,
  type Power,
  type State,
  support,
  type Unit,
} from "@chancery/engine";
import { isLegal } from "../reference/legality.ts";
import type { MovementOrder } from "../reference/situation.ts";
import { type Atlas, provinceIn, type Scene } from "./committee-scene.ts";

/** Sheets by power, in the one spelling in which the second referee reads. */
export type Sheets = ReadonlyMap<string, readonly string[]>;

/** What the sheets of a Spring or Fall say, as far as it can be carried out. */
export interface Reading {
  readonly state: State;
  /** Units that leave to help, each with the country they help. */
  readonly joined: ReadonlyMap<Unit, string>;
  readonly orders: readonly MovementOrder[];
  /** What lost countries ask for: "F StP/sc", or "War" for no unit. */
  readonly revivals: ReadonlyMap<string, readonly string[]>;
}

const PLACE = "[A-Za-z]+(?:/[a-z]+)?";
const UNIT = `[AF] ${PLACE}`;
const JOIN = new RegExp(`^([AF]) I (${PLACE})-(.+)$`);
const HOLD = new RegExp(`^(${UNIT}) H$`);
const MOVE = new RegExp(`^(${UNIT}) - (${PLACE})( via convoy)?$`);
const SUPPORT = new RegExp(`^(${UNIT}) S (${UNIT})(?: - (${PLACE}))?$`);
const CONVOY = new RegExp(`^(${UNIT}) C (${UNIT}) - (${PLACE})$`);
const WISH = new RegExp(`^(?:(\\d+) )?(?:([AF]) )?(${PLACE})( none)?$`);

/** Reads the sheets of a season: of several different possible orders a unit carries out none (MB-84, R30). */
export function readSeason({ rules, start }: Game, atlas: Atlas, scene: Scene, sheets: Sheets): Reading {
  const indexOf = (power: string): Power => rules.powers.findIndex(({ name }) => name === power) as Power;
  const units = new Map<string, Unit>(
    scene.pieces.map(({ power, unit }) => {
      const kind = kindOf(rules, indexOf(power), unit[0]);
      if (!kind) throw new Error(`no kind: ${unit}`);
      return [unit, { power: indexOf(power), kind, at: atlas.location(unit.slice(2)) }];
    }),
  );
  const state: State = { ...start, units: [...units.values()] };
  const wanted = new Map<Unit, Map<string, MovementOrder | { readonly country: string }>>();
  const want = (
    power: string,
    text: string,
    order: MovementOrder | { country: string },
    unit: Unit,
  ): void => {
    if (unit.power !== indexOf(power)) return;
    wanted.set(unit, (wanted.get(unit) ?? new Map()).set(text, order));
  };
  for (const [power, lines] of sheets)
    for (const line of lines) {
      const joining = JOIN.exec(line);
      const joiner = joining && units.get(`${joining[1]} ${joining[2]}`);
      if (joiner && joining[3] in scene.lost) want(power, line, { country: joining[3] }, joiner);
      const order = readMovement(rules.board, atlas, units, line);
      if (order && isLegal(rules, state, order)) want(power, line, order, order.unit);
    }
  const carriedOut = [...wanted].flatMap(([unit, choices]) =>
    choices.size === 1 ? [{ unit, order: [...choices.values()][0] }] : [],
  );
  const joined = new Map(
    carriedOut.flatMap(({ unit, order }) => ("country" in order ? [[unit, order.country] as const] : [])),
  );
  const isForSakeOf = ({ target }: MovementOrder): boolean => target !== null && joined.has(target);
  const orders = carriedOut.flatMap(({ order }) => ("country" in order || isForSakeOf(order) ? [] : [order]));
  return { state, joined, orders, revivals: readRevivals(atlas, rules, scene, sheets) };
}

function readMovement(
  board: Board,
  atlas: Atlas,
  units: ReadonlyMap<string, Unit>,
  line: string,
): MovementOrder | null {
  const known = (label: string): boolean => board.locations.some((each) => each.label === label);
  const [held] = HOLD.exec(line)?.slice(1) ?? [];
  const [mover, goal, via] = MOVE.exec(line)?.slice(1) ?? [];
  const [supporter, supported, into] = SUPPORT.exec(line)?.slice(1) ?? [];
  const [carrier, carried, shore] = CONVOY.exec(line)?.slice(1) ?? [];
  const unit = units.get(held ?? mover ?? supporter ?? carrier ?? "");
  if (!unit || [goal, into, shore].some((place) => place !== undefined && !known(place))) return null;
  if (held) return hold(unit);
  if (mover) return move(unit, atlas.location(goal), via !== undefined);
  const target = units.get(supported ?? carried);
  if (!target) return null;
  if (carrier) return convoy(unit, target, atlas.location(shore));
  return support(unit, target, into === undefined ? null : atlas.location(into));
}

/** Valid orders to revive: one only, of a lost country, its centers numbered unless there is but one (R58). */
function readRevivals(
  atlas: Atlas,
  { powers, board }: Game["rules"],
  { lost }: Scene,
  sheets: Sheets,
): Reading["revivals"] {
  const revivals = new Map<string, readonly string[]>();
  for (const { name, homes } of powers) {
    const ids = homes.map((home) => board.provinces[home].id);
    const lists = (sheets.get(name) ?? []).filter((line) => line.startsWith("Revive "));
    const valid = lists.map((line) => readRevival(atlas, ids, line)).filter((list) => list !== null);
    if (name in lost && valid.length === 1) revivals.set(name, valid[0]);
  }
  return revivals;
}

function readRevival(atlas: Atlas, homes: readonly string[], line: string): readonly string[] | null {
  const items = line
    .slice("Revive ".length)
    .split(", ")
    .map((item) => WISH.exec(item));
  const ranks = items.map((item) => item?.[1]);
  if (items.length > 1 && (ranks.includes(undefined) || new Set(ranks).size < ranks.length)) return null;
  const ranked = items.toSorted((a, b) => Number(a?.[1] ?? 0) - Number(b?.[1] ?? 0));
  const wishes: string[] = [];
  for (const item of ranked) {
    const [, , letter = "A", place, none] = item ?? [];
    const id = provinceIn(place ?? "");
    if (!homes.includes(id) || wishes.some((wish) => provinceIn(wish) === id)) continue;
    wishes.push(none ? id : wishFor(atlas, letter, place));
  }
  return wishes.length > 0 ? wishes : null;
}

/** An army anywhere; a fleet on a coast, which is named where there are two; else no unit (R68). */
function wishFor(atlas: Atlas, letter: string, place: string): string {
  const id = provinceIn(place);
  const { terrain, coasts } = atlas.province(place);
  if (letter === "A") return `A ${id}`;
  return terrain === "inland" || (coasts.length > 0 && place === id) ? id : `F ${place}`;
}

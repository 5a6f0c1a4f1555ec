import {
  formatUnit,
  isInactive,
  type Order,
  type Power,
  type Province,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import { convoyRoute } from "./convoy-route.ts";
import { type Due, duesOf } from "./dues.ts";
import type { Concern, Finding } from "./finding.ts";
import { type Line, ordersIn, unitOrdered, type WrittenLine } from "./line.ts";

/** What some powers have still to order, and what to look at in what they have ordered. */
export interface Review<L extends WrittenLine = Line> {
  /** Units that could be ordered and are not. */
  readonly idle: readonly Unit[];
  readonly dues: readonly Due[];
  readonly findings: readonly Finding<L>[];
}

/** Reviews the sheets of some powers. Others' orders aren't known, so they lead to no findings. */
export function review<L extends WrittenLine>(
  rules: Rules,
  { state, lines }: { readonly state: State; readonly lines: readonly L[] },
  powers: ReadonlySet<Power>,
): Review<L> {
  const sheets: Sheets = { rules, state, powers, lines, orders: ordersIn(lines) };
  const ordered = new Set(sheets.orders.map((order) => unitOrdered(rules, order)));
  const ordersBy = (power: Power): Order[] =>
    ordersIn(lines.filter((line) => line.power === power && isFollowed(line)));
  return {
    idle: unitsToOrder(state, powers).filter((unit) => !ordered.has(unit)),
    dues: state.phase.task === "A" ? duesOf(rules, state, powers, ordersBy) : [],
    findings: lines.flatMap((line) => findingsIn(sheets, line)),
  };
}

/** Units that some powers can give orders to in this phase. */
export function unitsToOrder(state: State, powers: ReadonlySet<Power>): Unit[] {
  const { task } = state.phase;
  const units = task === "M" ? state.units : task === "R" ? state.dislodged.map(({ unit }) => unit) : [];
  return state.ending ? [] : units.filter(({ power }) => powers.has(power) && !isInactive(state, power));
}

/** Whether these are all the powers that people play, so that what they do not order is not ordered at all. */
export const areAllPowers = (rules: Rules, powers: ReadonlySet<Power>): boolean =>
  rules.powers.every(({ neutral }, power) => neutral || powers.has(power as Power));

/** The province an order points to. A unit that is supported where it stands is its own destination. */
export function destinationOf({ board }: Rules, { to, target, unit }: Order): Province {
  const location = to ?? target?.at ?? unit?.at ?? 0;
  return board.provinceOf[location] as Province;
}

/** The orders under review, and whose they are. */
interface Sheets {
  readonly rules: Rules;
  readonly state: State;
  readonly powers: ReadonlySet<Power>;
  readonly lines: readonly WrittenLine[];
  readonly orders: readonly Order[];
}

function findingsIn<L extends WrittenLine>(sheets: Sheets, line: L): Finding<L>[] {
  const found = { line, at: placeOf(sheets, line.order) };
  return concernsIn(sheets, line).map((concern) => ({ ...found, ...concern }));
}

function concernsIn(sheets: Sheets, line: WrittenLine): Concern[] {
  const { order, text, report } = line;
  const guesses = guessesIn(sheets, line);
  if (!isFollowed(line)) return [...guesses, { code: "not-followed", text, why: report.why }];
  return [...guesses, ...repeated(sheets, line), ...unmatched(sheets, order)];
}

function unmatched(sheets: Sheets, order: Order | null): Concern[] {
  if (order?.type === "support" || order?.type === "convoy") return mismatches(sheets, order);
  return order?.type === "move" ? convoysMissing(sheets, order) : [];
}

const guessesIn = ({ rules }: Sheets, { guesses = [] }: WrittenLine): Concern[] =>
  guesses.map(({ text, province }) => ({ code: "guess", text, to: rules.board.provinces[province].name }));

/** A unit with an order on an earlier line. Where two contradict each other, the lines themselves say that none counts. */
function repeated({ rules, lines }: Sheets, line: WrittenLine): Concern[] {
  const { order, text, power } = line;
  if (!order?.unit) return [];
  const earlier = lines
    .slice(0, lines.indexOf(line))
    .some((other) => other.power === power && other.order?.unit === order.unit);
  return earlier ? [{ code: "second-order", text, unit: formatUnit(rules, order.unit) }] : [];
}

const isFollowed = ({ report: { status } }: WrittenLine): boolean =>
  status !== "illegal" && status !== "invalid";

type OrderOf<T extends Order["type"]> = Extract<Order, { type: T }>;

const placeOf = ({ rules }: Sheets, order: Order | null): string | null => {
  const at = order?.unit?.at ?? order?.to;
  return at === undefined || at === null ? null : rules.board.locations[at].label;
};

const namesOf = ({ rules }: Sheets, order: Order) => ({
  unit: (unit: Unit): string => formatUnit(rules, unit),
  to: rules.board.provinces[destinationOf(rules, order)].name,
});

/** Supports and convoys of something that is not ordered. */
function mismatches(sheets: Sheets, order: OrderOf<"support" | "convoy">): Concern[] {
  const { rules, powers, orders } = sheets;
  if (!powers.has(order.target.power)) return [];
  const helped = orders.find(({ unit, type }) => unit === order.target && type === "move");
  const names = namesOf(sheets, order);
  const named = { unit: names.unit(order.unit), target: names.unit(order.target) };
  if (order.to === null) return helped ? [{ ...named, code: "support-of-mover" }] : [];
  if (helped && destinationOf(rules, helped) === destinationOf(rules, order)) return [];
  return [{ ...named, code: `${order.type}-unmatched`, to: names.to }];
}

/** Armies that nobody carries, and units on a declared path that do not carry. */
function convoysMissing(sheets: Sheets, order: OrderOf<"move">): Concern[] {
  const { rules, state, powers, orders } = sheets;
  const names = namesOf(sheets, order);
  const convoys = orders.filter(
    (other) =>
      other.type === "convoy" &&
      other.target === order.unit &&
      destinationOf(rules, other) === destinationOf(rules, order),
  );
  if (order.path.length > 0)
    return order.path.flatMap((link): Concern[] => {
      const carrier = state.units.find(({ at }) => rules.board.provinceOf[at] === link);
      if (!carrier || !powers.has(carrier.power) || convoys.some(({ unit }) => unit === carrier)) return [];
      const [unit, target] = [names.unit(carrier), names.unit(order.unit)];
      return [{ code: "carrier-idle", unit, target, to: names.to }];
    });
  return needsConvoy(rules, order) ? routeMissing(sheets, order, convoys) : [];
}

/** What an army still lacks to be carried all the way. */
function routeMissing(sheets: Sheets, order: OrderOf<"move">, convoys: readonly Order[]): Concern[] {
  const { rules, state, powers } = sheets;
  const isOwn = ({ power }: Unit): boolean => powers.has(power);
  const carriers = new Set(convoys.flatMap(({ unit }) => unit ?? []));
  const route = convoyRoute(rules, state, order, carriers, isOwn);
  const names = namesOf(sheets, order);
  const named = { unit: names.unit(order.unit), to: names.to };
  const seesAll = areAllPowers(rules, powers);
  const missing = route?.missing ?? [];
  if (route && missing.length === 0) return [];
  if (carriers.size === 0) return [{ code: seesAll ? "no-convoy" : "no-own-convoy", ...named, missing }];
  const own = missing.filter((unit) => seesAll || isOwn(unit));
  const code = own.length > 0 ? "convoy-incomplete" : "convoy-needs-others";
  const fleets = (own.length > 0 ? own : missing).map(names.unit).join(", ");
  return [{ code, ...named, fleets, missing }];
}

function needsConvoy({ board }: Rules, { unit, to, viaConvoy }: OrderOf<"move">): boolean {
  if (!unit.kind.convoyed || board.isSea[board.provinceOf[to]] === 1) return false;
  return viaConvoy || !board.reach[unit.kind.way].to[unit.at].includes(to);
}

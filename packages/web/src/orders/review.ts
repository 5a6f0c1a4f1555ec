import { buildSites, formatUnit, isInactive, type Order, type Power, type Unit } from "@chancery/engine";
import { type Due, dues } from "./adjustments.ts";
import { type Desk, destinationOf, seesAll } from "./desk.ts";
import type { Played } from "./played.ts";
import type { Line } from "./sheet.ts";

/** Something to look at before the phase is resolved. */
interface Note {
  readonly power: Power;
  /** Where on the board; null if nowhere in particular. */
  readonly at: string | null;
  readonly text: string;
}

export interface Review {
  /** Units that could be ordered and are not. */
  readonly idle: readonly Unit[];
  readonly dues: readonly Due[];
  /** Orders that will not be followed, and supports and convoys that nobody makes use of. */
  readonly notes: readonly Note[];
}

export function review(
  desk: Desk,
  { lines, response }: Played,
  ordersOf: (order: Order) => Unit | null = () => null,
): Review {
  const { state, orders } = desk;
  const ordered = new Set(orders.map((order) => order.unit ?? ordersOf(order)));
  const due = state.phase.task === "A" ? dues(desk, (power) => ordersBy(lines, power)) : [];
  const notes = lines.flatMap((line, index): Note[] => {
    const report = response?.orders[index];
    // Lines of the game's own that go with moves say it where they stand.
    if (line.order?.type === "own" && state.phase.task === "M") return [];
    if (report?.status !== "illegal" && report?.status !== "invalid") return unmatched(desk, line);
    return [{ power: line.power, at: placeOf(desk, line.order), text: `${line.text}: ${report.why}` }];
  });
  return {
    idle: orderable(desk).filter((unit) => !ordered.has(unit)),
    dues: due,
    notes,
  };
}

const ordersBy = (lines: readonly Line[], power: Power): Order[] =>
  lines.flatMap((line) => (line.power === power && line.order ? [line.order] : []));

/** Units from which an order is expected in this phase. */
export function orderable({ state, powers }: Desk): Unit[] {
  const { task } = state.phase;
  const units = task === "M" ? state.units : task === "R" ? state.dislodged.map(({ unit }) => unit) : [];
  return state.ending ? [] : units.filter(({ power }) => powers.has(power) && !isInactive(state, power));
}

const placeOf = ({ rules }: Desk, order: Order | null): string | null => {
  const at = order?.unit?.at ?? order?.to;
  return at === undefined || at === null ? null : rules.board.locations[at].label;
};

/** Supports and convoys of something that is not ordered, and armies that nobody carries. Of others' orders nothing is known. */
function unmatched(desk: Desk, { power, order }: Line): Note[] {
  const { rules, orders } = desk;
  if (!order) return [];
  const note = (text: string): Note[] => [{ power, at: placeOf(desk, order), text }];
  const unit = (each: Unit): string => formatUnit(rules, each);
  const moveOf = (each: Unit): Order | undefined =>
    orders.find((other) => other.unit === each && other.type === "move");
  const place = (of: Order): string => rules.board.provinces[destinationOf(rules, of)].name;
  if (order.type === "support" || order.type === "convoy") {
    if (!desk.powers.has(order.target.power)) return [];
    const helped = moveOf(order.target);
    const verb = order.type === "support" ? "supports" : "convoys";
    if (order.to === null)
      return helped ? note(`${unit(order.unit)} supports ${unit(order.target)} to hold, but that moves`) : [];
    if (helped && destinationOf(rules, helped) === destinationOf(rules, order)) return [];
    return note(
      `${unit(order.unit)} ${verb} ${unit(order.target)} to ${place(order)}, which is not ordered there`,
    );
  }
  if (order.type !== "move") return [];
  if (order.path.length > 0) return carriersIdle(desk, order).map((text) => note(text)[0]);
  if (!needsConvoy(desk, order)) return [];
  const carried = orders.some(
    (other) =>
      other.type === "convoy" &&
      other.target === order.unit &&
      destinationOf(rules, other) === destinationOf(rules, order),
  );
  return carried
    ? []
    : note(`No fleet ${seesAll(desk) ? "" : "of yours "}convoys ${unit(order.unit)} to ${place(order)}`);
}

/** Units of one's own on a declared way that are not ordered to carry. */
function carriersIdle({ rules, state, orders, powers }: Desk, order: Order & { type: "move" }): string[] {
  const { provinceOf, provinces } = rules.board;
  const [army, there] = [formatUnit(rules, order.unit), provinces[provinceOf[order.to]].name];
  return order.path.flatMap((link) => {
    const carrier = state.units.find(({ at }) => provinceOf[at] === link);
    const carries = orders.some(
      (other) =>
        other.type === "convoy" &&
        other.unit === carrier &&
        other.target === order.unit &&
        destinationOf(rules, other) === destinationOf(rules, order),
    );
    if (!carrier || carries || !powers.has(carrier.power)) return [];
    return [`${formatUnit(rules, carrier)} is not ordered to convoy ${army} to ${there}`];
  });
}

function needsConvoy({ rules }: Desk, { unit, to, viaConvoy }: Order & { type: "move" }): boolean {
  const { board } = rules;
  if (!unit.kind.convoyed || board.isSea[board.provinceOf[to]] === 1) return false;
  return viaConvoy || !board.reach[unit.kind.way].to[unit.at].includes(to);
}

/** Where somebody still has to build, or could remove a unit. Moves are not pointed out: they are everywhere. */
export function waitingPlaces({ rules, state, orders }: Desk, { dues: due }: Review): string[] {
  const { provinces, provinceOf, locations } = rules.board;
  return due
    .filter(({ done, possible }) => done < possible)
    .flatMap(({ power, task }) => {
      if (task === "remove") {
        const kept = state.units.filter(
          (unit) => unit.power === power && !orders.some((order) => order.unit === unit),
        );
        return kept.map(({ at }) => locations[at].label);
      }
      const taken = orders.flatMap(({ to }) => (to === null ? [] : [provinceOf[to]]));
      return buildSites(rules, state, power)
        .filter((site) => !taken.includes(site))
        .map((site) => provinces[site].id);
    });
}

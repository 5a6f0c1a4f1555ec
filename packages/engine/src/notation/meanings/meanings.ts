import { type Board, type Location, landings, type Province } from "../../board/board.ts";
import { adjustmentDue } from "../../orders/adjust.ts";
import { isCarrier } from "../../orders/carriers.ts";
import {
  build,
  convoy,
  disband,
  hold,
  move,
  type Order,
  type OrderType,
  retreat,
  support,
  waive,
} from "../../orders/order.ts";
import { kindOf, kindsOf } from "../../rulebook/rules.ts";
import type { Unit, UnitKind } from "../../state/unit.ts";
import { suits } from "../format.ts";
import { isProblem, type Problem, type Scene } from "../scene.ts";
import type { ParsedOrder } from "../sentences/parsed-order.ts";
import type { PlacePhrase, UnitPhrase } from "../sentences/phrases.ts";
import { type Fit, fitOf } from "./reach.ts";
import { findOwn, findTargets } from "./units.ts";

/** An order that a draft can stand for. */
export interface Meaning {
  readonly draft: ParsedOrder;
  readonly order: Order;
  readonly fit: Fit;
  /** Words taken for a place that they hardly name: good enough to cast doubt on others, not to be followed. */
  readonly stretched: PlacePhrase | null;
}

/** All orders that a draft can stand for in the position, or why there is none. */
export function meaningsOf(scene: Scene, draft: ParsedOrder): Meaning[] | Problem {
  const orders = draft.type === "bare" ? ordersOfBare(scene, draft) : ordersOf(scene, draft, draft.type);
  if (isProblem(orders)) return orders;
  const { rules, state, power } = scene;
  return orders.map((order) => ({
    draft,
    order,
    fit: fitOf(rules, state, power, order),
    stretched: stretchedIn(rules.board, draft, order),
  }));
}

function stretchedIn(board: Board, { unit, target, to }: ParsedOrder, order: Order): PlacePhrase | null {
  const pairs = [
    [to, order.to],
    [target?.place, order.target?.at],
    [unit?.place, order.unit ? order.unit.at : order.to],
  ] as const;
  for (const [phrase, at] of pairs)
    if (phrase && at != null && phrase.remote.includes(board.provinceOf[at] as Province)) return phrase;
  return null;
}

/** A unit and nothing else: built if builds are due, removed if removals are; otherwise it lacks an action. */
function ordersOfBare(scene: Scene, draft: ParsedOrder): Order[] | Problem {
  const { rules, state, power } = scene;
  if (state.phase.task === "A") {
    const due = adjustmentDue(rules, state, power);
    if (due !== 0) return ordersOf(scene, draft, due > 0 ? "build" : "disband");
    return { what: { code: "nothing-to-do", task: "A" }, phrase: draft, unit: null };
  }
  const units = findOwn(scene, draft.unit as UnitPhrase);
  if (isProblem(units)) return units;
  return { what: { code: "missing-action" }, phrase: draft.unit as UnitPhrase, unit: units[0] };
}

function ordersOf(scene: Scene, draft: ParsedOrder, type: OrderType): Order[] | Problem {
  // A build names no unit that could show whose it is.
  const power = draft.power ?? (type === "build" ? draft.unit?.power : null) ?? scene.power;
  if (power !== scene.power) return { what: { code: "other-power", power }, phrase: draft, unit: null };
  if (type === "waive") return [waive()];
  if (type === "build") return buildsOf(scene, draft.unit as UnitPhrase);
  const units = findOwn(scene, draft.unit as UnitPhrase);
  if (isProblem(units)) return units;
  switch (type) {
    case "hold":
      return units.map(hold);
    case "disband":
      return units.map(disband);
    case "retreat":
      return units.flatMap((unit) =>
        placesFor(scene, unit, draft.to as PlacePhrase).map((to) => retreat(unit, to)),
      );
    case "move":
      return movesOf(scene, units, draft);
    default:
      return aidsOf(scene, units, draft, type);
  }
}

function movesOf(scene: Scene, units: readonly Unit[], draft: ParsedOrder): Order[] | Problem {
  const [link] = draft.links;
  if (link && scene.rules.policies.convoyPaths === "declared") return declaredMoves(scene, units, draft);
  const walkers = units.filter(({ kind }) => kind.convoyed);
  // A written route is not part of either edition and ignored, except that it says how the army goes
  // (DATC 4.A.6); but a second place that is no link of a convoy makes no sense.
  if (link && (walkers.length === 0 || !draft.links.every((place) => isLink(scene, place))))
    return notOnTheWay(link, draft, units[0]);
  return (link ? walkers : units).flatMap((unit) =>
    placesFor(scene, unit, draft.to as PlacePhrase).map((to) => move(unit, to, draft.via)),
  );
}

/** Where a convoy's way is part of the order it is kept as written, right or wrong (DIS-3.10.1-1). */
function declaredMoves(scene: Scene, units: readonly Unit[], { links, to }: ParsedOrder): Order[] {
  const paths = links.reduce<Province[][]>(
    (begun, place) => {
      const carrying = place.all.filter((province) => canCarry(scene, province));
      const meant = carrying.length > 0 ? carrying : place.all.slice(0, 1);
      return begun.flatMap((path) => meant.map((province) => [...path, province]));
    },
    [[]],
  );
  return units.flatMap((unit) =>
    placesFor(scene, unit, to as PlacePhrase).flatMap((end) =>
      paths.map((path) => move(unit, end, false, path)),
    ),
  );
}

const canCarry = ({ rules, units }: Scene, province: Province): boolean => {
  const unit = units[province];
  return unit !== null && isCarrier(rules, unit);
};

const notOnTheWay = ({ next }: PlacePhrase, draft: ParsedOrder, unit: Unit): Problem => ({
  what: { code: "trailing-text" },
  phrase: { from: next, next: draft.next },
  unit,
});

/** Whether a place can be part of a convoy's route: a sea, or the place of a unit that carries through the air. */
const isLink = ({ rules, units }: Scene, { all, how }: PlacePhrase): boolean =>
  how !== "near" &&
  all.every((province) => {
    const kind = units[province]?.kind;
    return rules.board.isSea[province] === 1 || (kind?.convoys === true && kind.way === "air");
  });

function aidsOf(
  scene: Scene,
  units: readonly Unit[],
  draft: ParsedOrder,
  type: "support" | "convoy",
): Order[] | Problem {
  const targets = findTargets(scene, draft.target as UnitPhrase, units[0]);
  if (isProblem(targets)) return targets;
  const { board } = scene.rules;
  const { to, links } = draft;
  if (links.some((place) => !isLink(scene, place))) return notOnTheWay(links[0], draft, units[0]);
  return units.flatMap((unit) =>
    targets.flatMap((target): Order[] => {
      if (to === null) return [support(unit, target)];
      if (type === "convoy") return to.all.map((province) => convoy(unit, target, whole(province)));
      // The coast may be left out of a support; one that is named is kept, to be matched later.
      return to.all.map((province) =>
        support(unit, target, coastOf(board, target.kind, province, to.coast) ?? whole(province)),
      );
    }),
  );
}

/**
 * Where a unit goes that is sent to a place. A coast means nothing to those that do not go by water, and
 * one that the place does not have is ignored (DATC 4.B.6). A coast left out goes without saying where only
 * one can be reached (CB-65), unless it has to be stated in any case; where there are two, the order lacks it (CB-64).
 */
function placesFor({ rules }: Scene, unit: Unit, { all, coast }: PlacePhrase): Location[] {
  const { board, policies } = rules;
  return all.map((province) => {
    if (unit.kind.way !== "water") return whole(province);
    const named = coastOf(board, unit.kind, province, coast);
    if (named !== null) return named;
    if (policies.coasts === "stated") return whole(province);
    const reached = landings(board, unit.kind.way, unit.at, province);
    return reached.length === 1 ? reached[0] : whole(province);
  });
}

function coastOf(board: Board, kind: UnitKind, province: Province, coast: string | null): Location | null {
  if (coast === null || kind.way !== "water") return null;
  return board.provinces[province].coasts.find((at) => board.locations[at].coast === coast) ?? null;
}

/** The letter may be left out where only one kind can be built: inland, or on a coast that is named (DATC 4.C.3). */
function buildsOf({ rules, power }: Scene, phrase: UnitPhrase): Order[] | Problem {
  const { board } = rules;
  const place = phrase.place as PlacePhrase;
  const lacking: Problem[] = [];
  const orders = place.all.flatMap((province): Order[] => {
    const onCoast = place.coast !== null && board.provinces[province].terrain === "coast";
    const kinds = kindsOf(rules, power).filter(
      (kind) => suits(board, kind, whole(province)) && (!onCoast || kind.way === "water"),
    );
    const named = phrase.kind && (kindOf(rules, power, phrase.kind.letter) ?? phrase.kind);
    const kind = named ?? (kinds.length === 1 ? kinds[0] : null);
    if (kind) return [build(kind, coastOf(board, kind, province, place.coast) ?? whole(province))];
    lacking.push({ what: { code: "kind-missing", province, kinds }, phrase: place, unit: null });
    return [];
  });
  return orders.length > 0 ? orders : lacking[0];
}

const whole = (province: Province): Location => province as number as Location;

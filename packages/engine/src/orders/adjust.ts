import type { Location, Province } from "../board/board.ts";
import type { Result } from "../result.ts";
import { fail, ok } from "../result.ts";
import type { OwnReason } from "../rulebook/own.ts";
import { type AdjustmentRules, kindsOf, type Rules } from "../rulebook/rules.ts";
import { centersOf, isInactive, type State, unitsOf } from "../state/state.ts";
import type { Power, Unit, UnitKind } from "../state/unit.ts";
import { type Illegal, illegal } from "./illegal.ts";
import { type Build, build, disband, type LegalOrder, type Order, waive } from "./order.ts";

/** As many units as centers, built at home (CB-144, CB-146). */
const HOME_BUILDS: AdjustmentRules = {
  allowance: (_rules, state, power) => centersOf(state, power),
  whyNot: (rules, _state, power, _kind, province) =>
    rules.powers[power].homes.includes(province) ? null : illegal("not-home", null, province),
};

const rulesFor = ({ adjustments }: Rules): AdjustmentRules => adjustments ?? HOME_BUILDS;

/** Units a power is entitled to build (positive) or has to remove (negative) (CB-144). */
export function adjustmentDue(rules: Rules, state: State, power: Power): number {
  return rulesFor(rules).allowance(rules, state, power) - unitsOf(state, power);
}

/** Centers in which the power could build: its own, vacant, and where it may (CB-146, CB-147). */
export function buildSites(rules: Rules, state: State, power: Power): Province[] {
  const { centers, provinceOf } = rules.board;
  return centers.filter(
    (center, index) =>
      state.owners[index] === power &&
      !state.units.some((unit) => provinceOf[unit.at] === center) &&
      kindsOf(rules, power).some((kind) => mayBuild(rules, state, power, kind, center)),
  );
}

const mayBuild = (rules: Rules, state: State, power: Power, kind: UnitKind, center: Province): boolean =>
  rulesFor(rules).whyNot(rules, state, power, kind, center, []) === null;

/** How many units a power can really build: what is due, as far as there is room, and nothing in civil disorder. */
export function buildsOpen(rules: Rules, state: State, power: Power): number {
  const due = adjustmentDue(rules, state, power);
  if (due <= 0 || isInactive(state, power)) return 0;
  return Math.min(due, buildSites(rules, state, power).length);
}

/** Where in a province a unit of a kind can stand: more than one place where a coast has to be named. */
function standingPlaces(rules: Rules, kind: UnitKind, province: Province): readonly Location[] {
  const { terrain, coasts } = rules.board.provinces[province];
  if (kind.way === "water") {
    if (terrain === "inland") return [];
    return coasts.length > 0 ? coasts : [province as number as Location];
  }
  return kind.way === "land" && terrain === "sea" ? [] : [province as number as Location];
}

/**
 * Checks the builds and removals of one power in sequence: each line uses up what is due, and lines that
 * cannot be carried out are skipped (R-15; DATC 4.D.4 to 4.D.6).
 */
export class Adjuster {
  readonly rules: Rules;
  readonly state: State;
  readonly power: Power;
  /** Builds left where positive, removals left where negative. */
  due: number;
  private readonly built: Build[] = [];
  private readonly removed = new Set<Unit>();

  constructor(rules: Rules, state: State, power: Power) {
    this.rules = rules;
    this.state = state;
    this.power = power;
    this.due = adjustmentDue(rules, state, power);
  }

  /** Takes the next line, or says why it is skipped. A coast that goes without saying is filled in. */
  take(order: Order): Result<LegalOrder, Illegal | OwnReason> {
    if (order.type === "build") return this.takeBuild(order);
    if (order.type === "waive") {
      if (this.due <= 0) return fail(illegal("no-builds-due"));
      this.due--;
      return ok(order as LegalOrder);
    }
    if (order.type !== "disband") return fail(illegal("not-in-this-phase", order.unit));
    if (this.removed.has(order.unit)) return fail(illegal("already-removed", order.unit));
    if (this.due >= 0) return fail(illegal("no-removals-due", order.unit));
    this.removed.add(order.unit);
    this.due++;
    return ok(order as LegalOrder);
  }

  private takeBuild(order: Build): Result<LegalOrder, Illegal | OwnReason> {
    const { board } = this.rules;
    const province = board.provinceOf[order.to] as Province;
    const refuse = (code: Parameters<typeof illegal>[0], instead: readonly Location[] = []) =>
      fail(illegal(code, null, province, instead));
    if (isInactive(this.state, this.power)) return refuse("no-builds-in-disorder");
    if (!board.provinces[province].center) return refuse("not-a-centre");
    const { rules, state, power } = this;
    const bar = rulesFor(rules).whyNot(rules, state, power, order.kind, province, this.built);
    if (bar) return fail(bar);
    if (this.state.owners[board.centers.indexOf(province)] !== this.power) return refuse("not-owned");
    const occupied = this.state.units.some((unit) => board.provinceOf[unit.at] === province);
    if (occupied || this.built.some(({ to }) => board.provinceOf[to] === province)) return refuse("occupied");
    const places = standingPlaces(this.rules, order.kind, province);
    if (places.length === 0) return refuse("wrong-terrain-for-kind");
    const named = places.includes(order.to);
    if (!named && places.length > 1) return refuse("coast-needed-to-build", places);
    if (this.due <= 0) return refuse("no-builds-due");
    this.due--;
    const built = named ? order : build(order.kind, places[0]);
    this.built.push(built);
    return ok(built as Order as LegalOrder);
  }

  /** Units that still have to go although nobody said which. */
  missing(): Unit[] {
    if (this.due >= 0) return [];
    return this.state.units.filter((unit) => unit.power === this.power && !this.removed.has(unit));
  }
}

/** All single builds, removals and the waiver that a power may order. */
export function possibleAdjustments(rules: Rules, state: State, power: Power): Order[] {
  const due = adjustmentDue(rules, state, power);
  if (due < 0) return state.units.filter((unit) => unit.power === power).map(disband);
  if (buildsOpen(rules, state, power) === 0) return [];
  const builds = buildSites(rules, state, power).flatMap((site) =>
    kindsOf(rules, power)
      .filter((kind) => mayBuild(rules, state, power, kind, site))
      .flatMap((kind) => standingPlaces(rules, kind, site).map((place) => build(kind, place))),
  );
  return [...builds, waive()];
}

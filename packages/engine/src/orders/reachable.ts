import { type Board, isNext, type Location, type Province, reachOf, type Way } from "../board/board.ts";
import { onRoutes, shoresBeyond } from "../board/crossing.ts";
import { searchRoutes, shoresAcross } from "../board/routes.ts";
import { routesThatCount } from "../rulebook/policies.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import { type Carriers, carriersIn, carriersWithout, isCarrier } from "./carriers.ts";
import { canBeCarried, liesOnChain, waysByConvoy } from "./chains.ts";
import { bitIn, carrierSeas, fleetsIn } from "./fleets.ts";

/** Where an army could be taken, and the way to each place where one has to be declared. */
export interface Voyages {
  readonly to: readonly Province[];
  readonly ways: readonly (readonly Province[])[];
  /** Of these, the places it could not go to by itself. */
  readonly overseas: readonly Province[];
}

const NO_WAY: readonly Province[] = [];
const NO_VOYAGES: Voyages = { to: [], ways: [], overseas: [] };

/** Where the units of a position can go, on foot and by convoy: computed once for all orders listed for it. */
export abstract class Reachable {
  readonly rules: Rules;
  readonly state: State;
  /** By unit: where it stands. */
  readonly provinces: readonly Province[];
  /** By unit: where it can go by itself, and the provinces of these places. */
  readonly steps: readonly (readonly Location[])[];
  readonly stepProvinces: readonly (readonly Province[])[];
  private readonly voyages: (Voyages | undefined)[] = [];
  private carried: number[] | null = null;
  private beyond: (readonly Province[])[] | null = null;

  constructor(rules: Rules, state: State) {
    const { provinceOf } = rules.board;
    const { provincesNextTo } = surroundingsOf(rules.board);
    const provinces: Province[] = [];
    const steps: (readonly Location[])[] = [];
    const stepProvinces: (readonly Province[])[] = [];
    this.rules = rules;
    this.state = state;
    for (let u = 0; u < state.units.length; u++) {
      const { kind, at } = state.units[u];
      provinces.push(provinceOf[at] as Province);
      const places = reachOf(rules.board, kind.way).to[at];
      if (state.closed.length === 0 && kind.barred.length === 0) {
        steps.push(places);
        stepProvinces.push(provincesNextTo[kind.way][at]);
        continue;
      }
      const open = places.filter((to) => this.isOpen(kind.barred, provinceOf[to] as Province));
      steps.push(open);
      stepProvinces.push(open.map((to) => provinceOf[to] as Province));
    }
    this.provinces = provinces;
    this.steps = steps;
    this.stepProvinces = stepProvinces;
  }

  protected isOpen(barred: readonly Province[], province: Province): boolean {
    return !this.state.closed.includes(province) && !barred.includes(province);
  }

  /** The units that could be taken anywhere. */
  get travellers(): readonly number[] {
    if (this.carried !== null) return this.carried;
    const carried: number[] = [];
    for (let u = 0; u < this.provinces.length; u++) if (this.voyagesOf(u).to.length > 0) carried.push(u);
    this.carried = carried;
    return carried;
  }

  /** By unit: where it could be taken, but not go by itself. */
  get overseas(): readonly (readonly Province[])[] {
    if (this.beyond !== null) return this.beyond;
    const beyond: (readonly Province[])[] = [];
    for (let u = 0; u < this.provinces.length; u++) beyond.push(this.voyagesOf(u).overseas);
    this.beyond = beyond;
    return beyond;
  }

  /** Where the unit of this index could be taken by the fleets as they stand. */
  voyagesOf(index: number): Voyages {
    let known = this.voyages[index];
    if (known === undefined) {
      known = this.state.units[index].kind.convoyed ? this.sail(index) : NO_VOYAGES;
      this.voyages[index] = known;
    }
    return known;
  }

  protected unwalkable(index: number, to: readonly Province[]): readonly Province[] {
    const { kind, at } = this.state.units[index];
    return to.filter((place) => !isNext(this.rules.board, kind.way, at, place));
  }

  protected abstract sail(index: number): Voyages;
  /** Whether a unit could have a part in carrying an army somewhere, and to one of the places to which it can be carried. */
  abstract takesPart(unit: number, army: number): boolean;
  abstract takesPartTo(unit: number, army: number, voyage: number): boolean;
  /** Of the places overseas that are wanted, those to which an army could be taken without the help of one unit. */
  abstract withoutHelp(unit: number, army: number, isWanted: (to: Province) => boolean): readonly Province[];
}

/** Where convoys go by any way that the fleets make. */
class FoundWays extends Reachable {
  private readonly fleets = fleetsIn(this.rules, this.state);
  /** By unit: its sea, and those it could cross. By unit and voyage: those on routes that count. */
  private readonly bits = this.provinces.map((province) => bitIn(this.fleets, province));
  private readonly crossed: number[] = this.provinces.map(() => 0);
  private readonly routed: number[][] = [];
  private readonly which = routesThatCount(this.rules.policies);

  protected sail(index: number): Voyages {
    const to = this.shoresOf(index, null);
    return to.length === 0 ? NO_VOYAGES : { to, ways: [], overseas: this.unwalkable(index, to) };
  }

  private shoresOf(index: number, without: number | null): Province[] {
    const { rules, state } = this;
    const { seas, crossing } = this.fleets;
    const from = this.provinces[index];
    if (crossing === null) {
      const left = without === null ? seas : carrierSeas(rules, state.units, state.units[without]);
      return this.open([...shoresAcross(rules.board, left, from)]);
    }
    if (crossing.near[from] === 0) return [];
    const some = without === null ? -1 : ~this.bits[without];
    const { shores, crossed } = shoresBeyond(rules.board, crossing, some, from);
    if (without === null) this.crossed[index] = crossed;
    return this.open(shores);
  }

  private open(shores: Province[]): Province[] {
    const { closed } = this.state;
    return closed.length === 0 ? shores : shores.filter((shore) => !closed.includes(shore));
  }

  takesPart(unit: number, army: number): boolean {
    return this.fleets.crossing === null || (this.crossed[army] & this.bits[unit]) !== 0;
  }

  takesPartTo(unit: number, army: number, voyage: number): boolean {
    const { seas, crossing } = this.fleets;
    const from = this.provinces[army];
    const { to } = this.voyagesOf(army);
    if (crossing === null)
      return searchRoutes(this.rules.board, seas, from, to[voyage], this.which).has(this.provinces[unit]);
    this.routed[army] ??= to.map((shore) => onRoutes(crossing, this.crossed[army], from, shore, this.which));
    return (this.routed[army][voyage] & this.bits[unit]) !== 0;
  }

  withoutHelp(unit: number, army: number, isWanted: (to: Province) => boolean): readonly Province[] {
    const isHelper = this.takesPart(unit, army) && isCarrier(this.rules, this.state.units[unit]);
    const { overseas } = this.voyagesOf(army);
    return (isHelper ? this.unwalkable(army, this.shoresOf(army, unit)) : overseas).filter(isWanted);
  }
}

/** Where the way of a convoy is declared. */
class DeclaredWays extends Reachable {
  private readonly carriers: Carriers = carriersIn(this.rules, this.state);

  protected sail(index: number): Voyages {
    const unit = this.state.units[index];
    const to: Province[] = [];
    const ways: (readonly Province[])[] = [];
    for (const [province, way] of waysByConvoy(this.carriers, unit)) {
      if (!this.isOpen(unit.kind.barred, province)) continue;
      to.push(province);
      ways.push(way);
    }
    return { to, ways, overseas: this.unwalkable(index, to) };
  }

  takesPart(): boolean {
    return true;
  }

  takesPartTo(unit: number, army: number, voyage: number): boolean {
    const { units } = this.state;
    return liesOnChain(this.carriers, units[unit], units[army], this.voyagesOf(army).to[voyage]);
  }

  withoutHelp(unit: number, army: number, isWanted: (to: Province) => boolean): readonly Province[] {
    const to = this.voyagesOf(army).overseas.filter(isWanted);
    const { units } = this.state;
    if (!isCarrier(this.rules, units[unit])) return to;
    const others = carriersWithout(this.carriers, units[unit]);
    return to.filter((place) => canBeCarried(others, units[army], place));
  }
}

/** What the lists need to know about a board, computed once. */
interface Surroundings {
  /** 1 for each two provinces that are two steps from each other, or fewer: only there someone can be supported on foot. */
  readonly isNear: Uint8Array;
  /** By way and location: the provinces of the places next to it. */
  readonly provincesNextTo: Readonly<Record<Way, readonly (readonly Province[])[]>>;
}

const surroundings = new WeakMap<Board, Surroundings>();

export function surroundingsOf(board: Board): Surroundings {
  let known = surroundings.get(board);
  if (known === undefined) {
    const nextTo = (way: Way) =>
      board.reach[way].to.map((places) => places.map((to) => board.provinceOf[to] as Province));
    const provincesNextTo = { land: nextTo("land"), water: nextTo("water"), air: nextTo("air") };
    known = { isNear: nearbyIn(board), provincesNextTo };
    surroundings.set(board, known);
  }
  return known;
}

function nearbyIn({ provinces, reach }: Board): Uint8Array {
  const size = provinces.length;
  const isNear = new Uint8Array(size * size);
  for (let from = 0; from < size; from++) {
    for (const near of reach.air.to[from]) {
      isNear[from * size + near] = 1;
      for (const far of reach.air.to[near]) isNear[from * size + far] = 1;
    }
  }
  return isNear;
}

/** By rules: what is known of the position last asked about, which is asked for with each of its units. */
const latest = new WeakMap<Rules, Reachable>();

export function reachableIn(rules: Rules, state: State): Reachable {
  let reachable = latest.get(rules);
  if (reachable?.state.units !== state.units || reachable.state.closed !== state.closed) {
    reachable =
      rules.policies.convoyPaths === "declared"
        ? new DeclaredWays(rules, state)
        : new FoundWays(rules, state);
    latest.set(rules, reachable);
  }
  return reachable;
}

export const wayTo = ({ ways }: Voyages, i: number): readonly Province[] => ways[i] ?? NO_WAY;

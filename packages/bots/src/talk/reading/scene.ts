import {
  type Board,
  convoy,
  formatOrder,
  hold,
  isNext,
  type Location,
  landings,
  move,
  type Order,
  type Power,
  type Province,
  type Rules,
  type State,
  support,
  type Unit,
} from "@chancery/engine";

/** The board as the reader looks at it: who could mean which unit. */
export class Scene {
  readonly rules: Rules;
  readonly state: State;
  private readonly board: Board;
  private readonly units = new Map<number, Unit>();
  private readonly byPower = new Map<Power, Unit[]>();
  private readonly reachable = new Map<Unit, ReadonlySet<number>>();

  constructor(rules: Rules, state: State) {
    this.rules = rules;
    this.state = state;
    this.board = rules.board;
    for (const unit of state.units) {
      this.units.set(this.board.provinceOf[unit.at], unit);
      this.byPower.set(unit.power, [...(this.byPower.get(unit.power) ?? []), unit]);
    }
  }

  get isMovement(): boolean {
    return this.state.phase.task === "M";
  }

  unitIn(province: Province, power?: Power): Unit | undefined {
    const unit = this.units.get(province);
    return unit && (power === undefined || unit.power === power) ? unit : undefined;
  }

  ownerOf(province: Province): Power | null {
    return this.unitIn(province)?.power ?? this.state.owners[this.board.centers.indexOf(province)] ?? null;
  }

  unitsOf = (power: Power): readonly Unit[] => this.byPower.get(power) ?? [];

  provinceOf = (unit: Unit): Province => this.board.provinceOf[unit.at] as Province;

  private reachOf(unit: Unit): ReadonlySet<number> {
    const known = this.reachable.get(unit);
    if (known) return known;
    const reach = new Set(
      this.board.reach[unit.kind.way].to[unit.at].map((to) => this.board.provinceOf[to] as number),
    );
    this.reachable.set(unit, reach);
    return reach;
  }

  reaches = (unit: Unit, to: Province): boolean => this.reachOf(unit).has(to);

  /** Whether a unit could get there in two moves. */
  private nears(unit: Unit, province: Province): boolean {
    if (this.reaches(unit, province) || this.board.provinceOf[unit.at] === province) return true;
    return this.board.reach[unit.kind.way].to[unit.at].some((at) =>
      isNext(this.board, unit.kind.way, at, province),
    );
  }

  /** How near a place is to what two powers have: what they talk about is mostly there. */
  near(province: Province, powers: readonly Power[]): number {
    const own = powers.flatMap((power) => this.unitsOf(power));
    if (own.some((unit) => this.reaches(unit, province) || this.provinceOf(unit) === province)) return 3;
    if (own.some((unit) => this.nears(unit, province))) return 2;
    return this.units.has(province) ? 1 : 0;
  }

  /** The one unit of a power that can go to a place. */
  mover(power: Power, to: Province, except: readonly (Unit | undefined)[] = []): Unit | undefined {
    const able = this.unitsOf(power).filter((unit) => this.reaches(unit, to) && !except.includes(unit));
    return able.length === 1 ? able[0] : undefined;
  }

  private line = (order: Order): string => formatOrder(this.rules, order);

  moveLine(unit: Unit, to: Province): string | undefined {
    const [at] = landings(this.board, unit.kind.way, unit.at, to);
    return at === undefined ? undefined : this.line(move(unit, at));
  }

  holdLine = (unit: Unit): string => this.line(hold(unit));

  /** Support for a unit to go to a place, or to hold if that is null. */
  supportLine(power: Power, target: Unit, to: Province | null, by?: Unit): string | undefined {
    const place = to ?? this.provinceOf(target);
    const able = this.unitsOf(power).filter((unit) => unit !== target && this.reaches(unit, place));
    const unit = by && this.reaches(by, place) ? by : able.length === 1 ? able[0] : undefined;
    return unit && this.line(support(unit, target, to === null ? null : (to as number as Location)));
  }

  /** A convoy by one fleet: the lines of the fleet and of the army, where both are certain. */
  convoyLines(carrier: Power, armies: readonly Power[], to: Province, from?: Province): readonly string[] {
    const fleets = this.unitsOf(carrier).filter(
      (unit) =>
        unit.kind.convoys && this.board.isSea[this.board.provinceOf[unit.at]] === 1 && this.reaches(unit, to),
    );
    const found = fleets.flatMap((fleet) =>
      armies.flatMap((power) =>
        this.unitsOf(power)
          .filter((unit) => unit.kind.convoyed && (from === undefined || this.provinceOf(unit) === from))
          .filter((unit) => this.provinceOf(unit) !== to && this.reaches(fleet, this.provinceOf(unit)))
          .map((army) => ({ fleet, army })),
      ),
    );
    if (found.length !== 1) return [];
    const [{ fleet, army }] = found;
    const at = to as number as Location;
    return [this.line(move(army, at)), this.line(convoy(fleet, army, at))];
  }
}

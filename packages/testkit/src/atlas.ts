import {
  BrokenInvariant,
  createNotation,
  formatOrder,
  formatPosition,
  type Game,
  legalOrders,
  legalOrdersOf,
  type Notation,
  type PositionJson,
  type Power,
  playPhase,
  readOrder,
  readPosition,
  type State,
} from "@chancery/engine";

/** A kind of province, by what can stand there. */
type Ground = "land" | "water" | "shore";

/**
 * Questions about a board, answered by the game that is played on it: by where units may stand, what they may be
 * ordered to do, and what they capture. The tables of the board are not asked.
 */
export class Atlas {
  readonly ids: readonly string[];
  private readonly game: Game;
  private readonly power: string;
  private readonly notation: Notation;
  private readonly start: PositionJson;
  private readonly states = new Map<string, State | null>();
  private readonly ends = new Map<string, readonly string[]>();

  /** All units are those of one power: it has to be one that moves like everyone else. */
  constructor(game: Game, power = game.rules.powers[0].name) {
    this.game = game;
    this.power = power;
    this.notation = createNotation(game.rules);
    this.start = formatPosition(game.rules, game.start);
    this.ids = game.rules.board.provinces.map(({ id }) => id);
  }

  /** Where an army, a fleet or a wing can be ordered to go from a place. */
  readonly army = (label: string): readonly string[] => this.goals(`A ${label}`);
  readonly fleet = (label: string): readonly string[] => this.goals(`F ${label}`);
  readonly wing = (label: string): readonly string[] => this.goals(`W ${label}`);

  /** Whether any unit can be ordered to go from one province to the other. */
  readonly next = (a: string, b: string): boolean =>
    this.placesIn(a)
      .flatMap((label) => [...this.army(label), ...this.fleet(label)])
      .some((to) => to.split("/")[0] === b);

  /** All provinces on which only armies, only fleets, or both can stand. */
  readonly ofGround = (ground: Ground): readonly string[] =>
    this.ids.filter((id) => this.groundOf(id) === ground);

  readonly groundOf = (id: string): Ground => {
    const [armies, fleets] = [this.stands(`A ${id}`), this.coastsOf(id).length > 0];
    if (!armies && !fleets) throw new BrokenInvariant(`nothing can stand in ${id}`);
    return armies && fleets ? "shore" : armies ? "land" : "water";
  };

  /** The places in a province on which a fleet can stand: the province itself, or each of its coasts. */
  readonly coastsOf = (id: string): readonly string[] =>
    this.placesIn(id).filter((label) => this.stands(`F ${label}`));

  /** The provinces a power owns after a Fall in which it has a unit everywhere. */
  readonly centers = (): readonly string[] => {
    const { rules } = this.game;
    const everywhere = this.ids.map((id) =>
      this.stands(`A ${id}`) ? `A ${id}` : `F ${this.coastsOf(id)[0]}`,
    );
    const fall = this.position("F", everywhere);
    if (!fall.ok) throw new BrokenInvariant(JSON.stringify(fall.error));
    const { state } = playPhase(rules, fall.value, new Map());
    return formatPosition(rules, state).centers[this.power];
  };

  /** The provinces in which a power can build when it owns all centers and has no units. */
  readonly homesOf = (name: string): readonly string[] => {
    const { rules, start } = this.game;
    const power = rules.powers.findIndex((each) => each.name === name) as Power;
    const phase = { season: "W", year: start.phase.year, task: "A" } as const;
    const owners = start.owners.map(() => power);
    const builds = legalOrders(rules, { ...start, phase, owners, units: [] }, power);
    const places = builds.flatMap(({ type, to }) =>
      type === "build" && to !== null ? [rules.board.provinces[rules.board.provinceOf[to]].id] : [],
    );
    return [...new Set(places)];
  };

  /** How an order to a unit is understood, in the usual notation; null if it is not. */
  readonly reads = (unit: string, text: string): string | null => {
    const state = this.alone(unit);
    if (state === null) throw new BrokenInvariant(`${unit} cannot stand there`);
    const order = readOrder(this.notation, state, state.units[0].power, text);
    return order.ok ? formatOrder(this.game.rules, order.value) : null;
  };

  private placesIn(id: string): string[] {
    const { locations } = this.game.rules.board;
    return locations.map(({ label }) => label).filter((label) => label.split("/")[0] === id);
  }

  private stands(unit: string): boolean {
    return this.alone(unit) !== null;
  }

  private goals(unit: string): readonly string[] {
    const known = this.ends.get(unit);
    if (known) return known;
    const { rules } = this.game;
    const state = this.alone(unit);
    const orders = state === null ? [] : legalOrdersOf(rules, state, state.units[0]);
    const found = orders.flatMap(({ type, to }) =>
      type === "move" && to !== null ? [rules.board.locations[to].label] : [],
    );
    this.ends.set(unit, found);
    return found;
  }

  /** A position with one unit; null if it cannot stand there. */
  private alone(unit: string): State | null {
    const known = this.states.get(unit);
    if (known !== undefined) return known;
    const read = this.position("S", [unit]);
    const state = read.ok ? read.value : null;
    this.states.set(unit, state);
    return state;
  }

  /** The starting position with these units and no others, and no center owned. */
  private position(season: "S" | "F", units: readonly string[]): ReturnType<typeof readPosition> {
    const { start } = this.game;
    return readPosition(this.notation, start, {
      ...this.start,
      phase: `${season}${start.phase.year}M`,
      units: { [this.power]: units.map((unit) => this.inFull(unit)) },
      centers: {},
    });
  }

  /** A unit by the full name of its province: abbreviations can mean one place to armies and another to fleets. */
  private inFull(unit: string): string {
    const [kind, label] = unit.split(" ");
    const province = this.game.rules.board.provinces.find(({ id }) => id === label);
    return province ? `${kind} ${province.name}` : unit;
  }
}

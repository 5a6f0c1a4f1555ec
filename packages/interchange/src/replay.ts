import {
  type FindVariant,
  type OpenGame,
  type OrderReport,
  openVariant,
  type PhaseReport,
  playOut,
  type RequestFault,
  readSheets,
  type Sheets,
  stateOf,
} from "@chancery/contract";
import {
  fail,
  formatPhase,
  formatPosition,
  type LoosePosition,
  ok,
  type PositionJson,
  type Result,
  type State,
} from "@chancery/engine";
import { type Difference, ownerDifferences, positionDifferences, resultDifferences } from "./difference.ts";
import { missingUnits, namesMissing, otherKinds } from "./missing.ts";
import { Past } from "./past.ts";
import { phaseTime } from "./phase-time.ts";
import { type GameRecord, MOST_PHASES, type RecordedPhase, TOO_MANY_PHASES } from "./record.ts";

/** More orders than any game has. */
const MOST_ORDERS = 50_000;
/** As many orders are told as reasons for differences: a record full of these is another game. */
const MOST_REASONS = 20_000;

/** A recorded phase, played by our engine. */
export interface ReplayedPhase {
  readonly recorded: RecordedPhase;
  readonly before: State;
  readonly sheets: Sheets;
  readonly report: PhaseReport;
  readonly after: State;
  /** How its outcome differs from the record. */
  readonly differences: readonly Difference[];
}

/** A recorded game, played by our engine. */
export interface ReplayedGame {
  readonly game: OpenGame;
  readonly phases: readonly ReplayedPhase[];
  readonly differences: readonly Difference[];
  /** Orders that couldn't be read, with their phases. */
  readonly misread: readonly { readonly phase: string; readonly report: OrderReport }[];
  /** Recorded phases with orders for which there was no position to play them from. */
  readonly unplayed: readonly RecordedPhase[];
}

/**
 * Plays a recorded game. Where the record knows better what came of a phase, the difference is noted and the game goes
 * on from the record's position.
 */
export function replay(record: GameRecord, find?: FindVariant): Result<ReplayedGame, RequestFault> {
  const opened = openVariant(record, find);
  return opened.ok ? new Replay(opened.value, record).play() : opened;
}

class Replay {
  private readonly game: OpenGame;
  private readonly record: GameRecord;
  private readonly phases: ReplayedPhase[] = [];
  private readonly unplayed: RecordedPhase[] = [];
  private readonly past = new Past();
  private reasons = 0;
  private state: State;

  constructor(game: OpenGame, record: GameRecord) {
    this.game = game;
    this.record = record;
    this.state = game.start;
  }

  play(): Result<ReplayedGame, RequestFault> {
    if (this.record.phases.length > MOST_PHASES) return fail(TOO_MANY_PHASES);
    if (ordersIn(this.record) > MOST_ORDERS) return fail(TOO_MANY_ORDERS);
    for (const [index, recorded] of this.record.phases.entries()) {
      const begun = this.goTo(recorded, index);
      if (!begun.ok) return begun;
      if (!begun.value) {
        if (hasOrders(recorded)) this.unplayed.push(recorded);
        continue;
      }
      const played = this.playOut(recorded, index);
      if (!played.ok) return played;
    }
    const end = this.compareOwners();
    if (!end.ok) return end;
    const { game, phases, unplayed } = this;
    return ok({
      game,
      phases,
      unplayed,
      differences: [...phases.flatMap(({ differences }) => differences), ...end.value],
      misread: phases.flatMap(({ report: { phase, orders } }) =>
        orders
          .filter((report) => report.order === null && !namesMissing(report))
          .map((report) => ({ phase, report })),
      ),
    });
  }

  /** Whether the game has come to a recorded phase. Phases that the record leaves out are played without orders. */
  private goTo({ phase, state }: RecordedPhase, index: number): Result<boolean, RequestFault> {
    const isReached = (): boolean => !this.state.ending && formatPhase(this.state.phase) === phase;
    if (state && !isReached()) {
      const read = stateOf(this.game, asRequest(state, phase));
      if (!read.ok) return fail(inPhase(read.error, index));
      this.state = read.value;
    }
    const time = phaseTime(phase) ?? 0;
    while (!this.state.ending && (phaseTime(formatPhase(this.state.phase)) ?? time) < time) {
      const played = this.playOut({ phase: formatPhase(this.state.phase), orders: {} }, null);
      if (!played.ok) return played;
    }
    return ok(isReached());
  }

  /** Plays a phase of the record, or one that the record leaves out. */
  private playOut(recorded: RecordedPhase, index: number | null): Result<null, RequestFault> {
    if (this.phases.length >= MOST_PHASES) return fail(TOO_MANY_PHASES);
    const { notation } = this.game;
    const sheets = readSheets(notation, this.state, recorded.orders);
    if (!sheets.ok) return fail(inPhase(sheets.error, index ?? 0));
    const before = this.state;
    const { response: report, next } = playOut(notation, before, sheets.value);
    this.state = next;
    const differences = [
      ...missingUnits(report, this.past),
      ...otherKinds(this.game.rules, report, this.past),
      ...resultDifferences(report, recorded.results),
    ];
    const following = recorded.next ?? (index === null ? undefined : this.record.phases[index + 1]?.state);
    if (following) {
      const found = this.compare(report, following);
      if (!found.ok) return fail(inPhase(found.error, index ?? 0));
      differences.push(...found.value);
    }
    this.past.add(report);
    this.phases.push({
      recorded,
      before,
      sheets: sheets.value,
      report,
      after: next,
      differences: differences.map((found) => this.explained(found)),
    });
    return ok(null);
  }

  private explained(found: Difference): Difference {
    this.reasons += found.because.length;
    return this.reasons > MOST_REASONS ? { ...found, because: [] } : found;
  }

  /** How the position reached differs from the recorded one, with which the game then goes on. */
  private compare(report: PhaseReport, recorded: LoosePosition): Result<Difference[], RequestFault> {
    const isEnd = recorded.phase?.toUpperCase() === "COMPLETED";
    // A game may end by agreement: then its last phase serves to read the position.
    const phase = isEnd ? formatPhase(this.state.phase) : (recorded.phase ?? "");
    const read = stateOf(this.game, asRequest(recorded, phase));
    if (!read.ok) return read;
    const reached = this.position(this.state, isEnd);
    const said = this.position(read.value, isEnd);
    const found = positionDifferences(report, reached, { ...said, ...dislodgedIn(recorded, said, reached) });
    if (found.length > 0 && !isEnd) this.state = read.value;
    return ok(found);
  }

  /** A record without positions may still say who owned the centers last: after the last phase, or before it. */
  private compareOwners(): Result<readonly Difference[], RequestFault> {
    const last = this.phases.at(-1);
    const { centers } = this.record;
    if (!centers || !last) return ok([]);
    const phase = formatPhase(last.before.phase);
    const read = stateOf(this.game, asRequest({ phase, units: {}, centers }, phase));
    if (!read.ok) return fail({ ...read.error, path: read.error.path.replace(/^state[.]/, "") });
    const owners = ({ centers }: PositionJson) => centers;
    const moves = new Past();
    for (const { report } of this.phases) if (report.phase.endsWith("M")) moves.add(report);
    const said = owners(this.position(read.value, false));
    const found = [last.after, last.before].map((state) =>
      ownerDifferences(last.report.phase, moves, owners(this.position(state, false)), said),
    );
    return ok(found.some((each) => each.length === 0) ? [] : found[0]);
  }

  private position(state: State, isEnd: boolean): PositionJson {
    const position = formatPosition(this.game.rules, state);
    return isEnd ? { ...position, phase: "COMPLETED" } : position;
  }
}

/** How many orders a record has. */
export const ordersIn = ({ phases }: GameRecord): number =>
  phases.reduce(
    (sum, { orders }) => Object.values(orders).reduce((count, lines) => count + lines.length, sum),
    0,
  );

const TOO_MANY_ORDERS: RequestFault = {
  code: "too-large",
  path: "phases",
  fault: { code: "too-many-orders-in-game", most: MOST_ORDERS },
};

type GivenState = Parameters<typeof stateOf>[1];

const asRequest = (position: LoosePosition, phase: string): GivenState =>
  ({ ...position, phase }) as GivenState;

const inPhase = (fault: RequestFault, index: number): RequestFault => ({
  ...fault,
  path: `phases[${index}].${fault.path}`,
});

/** Some records don't say which units were dislodged, and some not where these may retreat: we don't differ in that. */
function dislodgedIn(
  { dislodged: given }: LoosePosition,
  said: PositionJson,
  reached: PositionJson,
): Pick<PositionJson, "dislodged"> {
  const ours = reached.dislodged ?? [];
  if (!given) return { dislodged: ours };
  if (given.every(({ retreats }) => retreats)) return {};
  const same = (one: { power: string; unit: string }) =>
    ours.find(({ power, unit }) => power === one.power && unit === one.unit);
  return { dislodged: (said.dislodged ?? []).map((each) => same(each) ?? each) };
}

const hasOrders = ({ orders }: RecordedPhase): boolean =>
  Object.values(orders).some((lines) => lines.length > 0);

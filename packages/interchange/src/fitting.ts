import type { FindVariant, RequestFault } from "@chancery/contract";
import { formatPosition, ok, type PositionJson, type Result } from "@chancery/engine";
import type { Difference } from "./difference.ts";
import { outcomesOf } from "./outcomes.ts";
import { phaseTime } from "./phase-time.ts";
import type { GameRecord, RecordedPhase } from "./record.ts";
import { ordersIn, type ReplayedGame, replay } from "./replay.ts";

/** As many other outcomes of earlier phases are tried for a game, ... */
const MOST_TRIED = 250;
/** ... and as many phases and orders are played for that: those of a long game, as often. */
const MOST_PLAYED = 250_000;

/** Differences that show in a phase, but come from an earlier one. */
const LATE: ReadonlySet<Difference["what"]> = new Set(["missing", "kind", "centers"]);

/**
 * Plays a record. If it has no positions, a difference shows only in later phases, by orders for units that aren't
 * there, and then in ever more of them. What the record's outcome was is found by trying: if another outcome of an
 * earlier phase fits the later orders better, it's noted as the difference, and replay continues from there.
 */
export function replayFitting(record: GameRecord, find?: FindVariant): Result<ReplayedGame, RequestFault> {
  const played = replay(record, find);
  const hasPositions = record.phases.some(({ state, next }) => state ?? next);
  return played.ok && !hasPositions ? ok(new Fitting(record, played.value, find).best()) : played;
}

class Fitting {
  private record: GameRecord;
  private replayed: ReplayedGame;
  private readonly find: FindVariant | undefined;
  private readonly inferred = new Set<string>();
  private tried = 0;
  private played = 0;

  constructor(record: GameRecord, replayed: ReplayedGame, find: FindVariant | undefined) {
    this.record = record;
    this.replayed = replayed;
    this.find = find;
  }

  best(): ReplayedGame {
    while (this.firstLate(this.replayed) < Number.POSITIVE_INFINITY && this.improve());
    const { replayed } = this;
    return {
      ...replayed,
      differences: replayed.differences.map((found) =>
        this.isInferred(found) ? { ...found, inferred: true } : found,
      ),
    };
  }

  /** Takes the outcome of an earlier phase that leaves the fewest findings, the latest phase first. */
  private improve(): boolean {
    const first = this.firstLate(this.replayed);
    let best: { record: GameRecord; replayed: ReplayedGame; phase: string } | null = null;
    let fewest = this.count(this.replayed);
    for (const { phase, next } of this.candidates(first)) {
      this.played += this.replayed.phases.length + ordersIn(this.record);
      if (this.tried++ >= MOST_TRIED || this.played > MOST_PLAYED) break;
      const record = withOutcome(this.record, phase, next);
      const replayed = replay(record, this.find);
      if (!replayed.ok || this.firstLate(replayed.value, phase) <= first) continue;
      const count = this.count(replayed.value, phase);
      if (count >= fewest) continue;
      [best, fewest] = [{ record, replayed: replayed.value, phase }, count];
      if (count === 0) break;
    }
    if (!best) return false;
    this.inferred.add(best.phase);
    this.record = best.record;
    this.replayed = best.replayed;
    return true;
  }

  private *candidates(until: number): Generator<{ phase: string; next: PositionJson }> {
    const { game, phases } = this.replayed;
    for (const played of phases.toReversed()) {
      const { phase } = played.report;
      if ((phaseTime(phase) ?? 0) >= until || this.inferred.has(phase)) continue;
      for (const units of outcomesOf(game.rules, played))
        yield { phase, next: { ...formatPosition(game.rules, played.after), units } };
    }
  }

  private isInferred({ phase, what }: Difference): boolean {
    return what === "units" && this.inferred.has(phase);
  }

  /** When the first difference shows that comes from an earlier phase. */
  private firstLate({ differences }: ReplayedGame, trying?: string): number {
    const late = differences.filter(({ phase, what }) => LATE.has(what) && phase !== trying);
    return late.reduce(
      (first, { phase }) => Math.min(first, phaseTime(phase) ?? 0),
      Number.POSITIVE_INFINITY,
    );
  }

  /** How many findings there are besides what was inferred. */
  private count({ differences, misread, unplayed }: ReplayedGame, trying?: string): number {
    const others = differences.filter(
      (found) => !this.isInferred(found) && !(found.what === "units" && found.phase === trying),
    );
    return others.length + misread.length + unplayed.length;
  }
}

/** A record that says how a phase came out. The phase may be one that the record leaves out. */
function withOutcome(record: GameRecord, phase: string, next: PositionJson): GameRecord {
  const { phases } = record;
  if (phases.some((each) => each.phase === phase))
    return { ...record, phases: phases.map((each) => (each.phase === phase ? { ...each, next } : each)) };
  const added: RecordedPhase = { phase, orders: {}, next };
  const time = phaseTime(phase) ?? 0;
  const isLater = (each: RecordedPhase): boolean => (phaseTime(each.phase) ?? 0) > time;
  return {
    ...record,
    phases: [...phases.filter((each) => !isLater(each)), added, ...phases.filter(isLater)],
  };
}

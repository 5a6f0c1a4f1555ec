import {
  faultIn,
  playOut,
  readRequest,
  readSheets,
  type Sheets,
  type ToldPhase,
  tellResult,
} from "@chancery/contract";
import { formatPhase, formatPosition, isRecord, type PositionJson } from "@chancery/engine";
import type { Setup } from "../adjudicate/setup.ts";
import { type PlayedSheet, playSheet } from "../adjudicate/sheet.ts";
import { Failure } from "../terminal/failure.ts";
import { cli } from "../terminal/messages.ts";
import { words } from "../terminal/words.ts";
import { positionDifference, resultDifference } from "./difference.ts";
import type { RecordedPhase } from "./record.ts";

/** Sets up a game and a position from JSON; `source` leads in what is wrong with it. */
type SetUp = (given: unknown, source: string) => Promise<Setup>;

/** A phase of a recorded game, played out again. */
export interface ReplayedPhase {
  /** The position it was played from, and the orders. */
  readonly before: Setup;
  readonly sheets: Sheets;
  readonly response: ToldPhase;
  /** Orders that could not be read. */
  readonly misread: readonly string[];
  /** How it differs from the record. */
  readonly difference: string | null;
}

/** A recorded game on its way. */
export class ReplayedGame {
  private setup: Setup;
  private readonly setUp: SetUp;
  private readonly source: string;

  private constructor(setup: Setup, setUp: SetUp, source: string) {
    this.setup = setup;
    this.setUp = setUp;
    this.source = source;
  }

  static async begin(
    { game, position, name }: RecordedPhase,
    setUp: SetUp,
    source: string,
  ): Promise<ReplayedGame> {
    return new ReplayedGame(await setUp({ ...game, state: position ?? "start" }, `${name}: `), setUp, source);
  }

  /** The game's current phase. */
  get phase(): string {
    return formatPhase(this.setup.state.phase);
  }

  /** The game, and its current position. */
  get present(): Setup {
    return this.setup;
  }

  /** The game's current position, in names. */
  get position(): PositionJson {
    return formatPosition(this.setup.table.rules, this.setup.state);
  }

  /** How what the record says before a phase differs from the position reached. */
  async differenceBefore(recorded: RecordedPhase): Promise<string | null> {
    const { position, phase } = recorded;
    const given = isRecord(position) ? position : typeof phase === "string" ? { phase } : {};
    if (this.setup.state.ending) return cli("recordGoesOn");
    return this.difference(given, recorded);
  }

  async play(recorded: RecordedPhase): Promise<ReplayedPhase> {
    const before = this.setup;
    const { response, next, sheets, misread } = this.playOut(recorded);
    this.setup = next;
    const difference =
      resultDifference(response.orders, recorded.results) ??
      (recorded.next ? await this.difference(recorded.next, recorded) : null);
    return { before, sheets, response, misread, difference };
  }

  private playOut({ sheet, orders, name }: RecordedPhase): PlayedSheet {
    const { table, state } = this.setup;
    if (sheet) return playSheet(this.setup, sheet.text, { name: this.source, line: sheet.line });
    const request = readRequest({ state: "start", orders });
    const sheets = request.ok ? readSheets(table.notation, state, request.value.orders) : request;
    if (!sheets.ok)
      throw new Failure(`${name}: ${faultIn(words, sheets.error.fault)} (${sheets.error.path})`);
    const { response, next } = playOut(table.notation, state, sheets.value);
    const told = tellResult(words, table.rules, response);
    return { response: told, next: { table, state: next }, sheets: sheets.value, misread: [] };
  }

  /** How a recorded position differs from the one reached; what it does not say is as reached. */
  private async difference(
    given: Readonly<Record<string, unknown>>,
    { game, name }: RecordedPhase,
  ): Promise<string | null> {
    const reached = this.position;
    const phase = typeof given.phase === "string" ? given.phase.trim().toUpperCase() : reached.phase;
    if (phase !== reached.phase) return cli("differentPhase", { ours: reached.phase, theirs: phase });
    // A game that is over has no phase of its own; the last one serves to read the rest of the position.
    const state = { ...reached, ...given, phase: this.phase };
    const recorded = await this.setUp({ ...game, state }, `${name}: `);
    return positionDifference(
      recorded.table.rules,
      reached,
      formatPosition(recorded.table.rules, recorded.state),
    );
  }
}

import { readDocuments } from "../adjudicate/documents.ts";
import type { GameOptions } from "../adjudicate/game-options.ts";
import { timeOf } from "../adjudicate/phases.ts";
import { nameOf, setUp } from "../adjudicate/setup.ts";
import { VariantFiles } from "../boards/variant-files.ts";
import { readInput } from "../terminal/input.ts";
import { phasesIn, type RecordedPhase } from "./record.ts";
import { ReplayedGame, type ReplayedPhase } from "./replayed-game.ts";

/** What happens while the games of a record are played again. */
export type ReplayEvent =
  | { readonly type: "began"; readonly name: string }
  | { readonly type: "played"; readonly recorded: RecordedPhase; readonly phase: ReplayedPhase }
  /** The record says something else; the rest of the game is passed over. */
  | { readonly type: "differs"; readonly name: string; readonly difference: string }
  | { readonly type: "ended"; readonly game: ReplayedGame };

/** Plays the games of a record again, phase by phase, up to some phase if one is named. */
export async function* replayGames(
  file: string | undefined,
  options: GameOptions,
  until?: string,
): AsyncGenerator<ReplayEvent> {
  const source = nameOf(file);
  const files = new VariantFiles(file);
  const lastTime = timeOf(until) ?? Number.POSITIVE_INFINITY;
  let game: ReplayedGame | null = null;
  let time = 0;
  let isOver = false;
  for await (const recorded of phasesOf(file, source)) {
    const { name } = recorded;
    if (!game || isAnother(recorded, time)) {
      if (game) yield { type: "ended", game };
      const begin = (given: unknown, lead: string) => setUp(given, lead, options, files);
      game = await ReplayedGame.begin(recorded, begin, source);
      isOver = false;
      yield { type: "began", name };
    } else if (isOver) continue;
    else {
      const difference = await game.differenceBefore(recorded);
      if (difference) {
        isOver = true;
        yield { type: "differs", name, difference };
        continue;
      }
    }
    time = timeOf(game.phase) ?? 0;
    isOver = time > lastTime;
    if (isOver) continue;
    const phase = await game.play(recorded);
    yield { type: "played", recorded, phase };
    if (!phase.difference) continue;
    isOver = true;
    yield { type: "differs", name, difference: phase.difference };
  }
  if (game) yield { type: "ended", game };
}

async function* phasesOf(file: string | undefined, source: string): AsyncGenerator<RecordedPhase> {
  for await (const document of readDocuments(readInput(file))) yield* phasesIn(document, source);
}

/** Time does not run backwards within a game. */
function isAnother({ position, phase }: RecordedPhase, before: number): boolean {
  if (position === "start") return true;
  const time = timeOf(phase);
  return position !== undefined && time !== null && time <= before;
}

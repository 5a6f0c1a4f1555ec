import { officialsOf } from "@chancery/variants/officials";
import type { Chronicle } from "../../../api/client.ts";
import type { PlayedBy } from "../../../lib/rulebooks.ts";
import { formatMoment } from "../../../messages/time.ts";
import { phaseInWords } from "../../../orders/names.ts";

/** The public record, phase by phase, the last first. */
export interface Chapter {
  readonly title: string;
  readonly lines: readonly RecordLine[];
}

interface RecordLine {
  readonly key: number;
  readonly at: number;
  readonly text: string;
  /** The turn in which the referee changed something, to show what. */
  readonly intervention: number | null;
  /** Whether somebody did it, rather than the game's going on. */
  readonly isAct: boolean;
}

const CAUSES: Readonly<Record<string, string>> = {
  ready: "everybody was ready",
  deadline: "the time was up",
  "nobody-to-wait-for": "there was nobody to wait for",
};

const ACTS: readonly Chronicle["what"][] = [
  "paused",
  "resumed",
  "extended",
  "vacated",
  "offered",
  "taken-over",
  "announced",
  "appointed",
  "ended",
  "deadline-moved",
];

export function chaptersOf(chronicle: readonly Chronicle[], game: PlayedBy): readonly Chapter[] {
  const chapters: { title: string; turn: number | null; lines: RecordLine[] }[] = [];
  for (const [key, note] of chronicle.entries()) {
    const { at, what, by, turn, phase } = note;
    if (!chapters.at(-1) || chapters.at(-1)?.turn !== turn)
      chapters.push({
        title: phase === null ? "Before the game" : phaseInWords(phase, game),
        turn,
        lines: [],
      });
    const isReferees = what === "opened" && by === "referee";
    chapters.at(-1)?.lines.push({
      key,
      at,
      text: sentenceOf(note, game),
      intervention: isReferees ? turn : null,
      isAct: isReferees || ACTS.includes(what),
    });
  }
  return chapters.map(({ title, lines }) => ({ title, lines: lines.toReversed() })).toReversed();
}

/** What happened, with phases called as people call them. */
export function sentenceOf({ sentence, phase, what, text, time, at }: Chronicle, game: PlayedBy): string {
  const named = phase === null ? sentence : sentence.replace(phase, phaseInWords(phase, game));
  // Around the board, the moment is what the sentence is about.
  if (what === "room" && time !== null) return `${named}: ${formatMoment(time, at)}`;
  const cause = text === "referee" ? `${officialsOf(game).the} had it played out` : CAUSES[text];
  return what === "processed" && cause ? `${named}: ${cause}` : named;
}

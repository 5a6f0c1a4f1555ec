import type { Chronicle, TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { record } from "../../../messages/record.ts";
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
  /** The turn in which the game master changed something, to show what. */
  readonly intervention: number | null;
  /** Whether a person did it, rather than the game going on. */
  readonly isAct: boolean;
}

type Seen = Pick<TableView, "chronicle" | "setup" | "turns" | "referee" | "room">;

const ACTS: readonly Chronicle["what"][] = [
  "paused",
  "resumed",
  "extended",
  "vacated",
  "offered",
  "taken-over",
  "applied",
  "admission-ended",
  "bot-added",
  "bot-removed",
  "announced",
  "appointed",
  "ended",
  "deadline-moved",
];

export function chaptersOf(view: Seen): readonly Chapter[] {
  const chapters: { title: string; turn: number | null; lines: RecordLine[] }[] = [];
  for (const [key, note] of view.chronicle.entries()) {
    const { at, what, by, turn, phase } = note;
    if (!chapters.at(-1) || chapters.at(-1)?.turn !== turn)
      chapters.push({
        title: phase === null ? record("beforeGame") : phaseInWords(phase, view.setup),
        turn,
        lines: [],
      });
    const isReferees = what === "opened" && by === "referee";
    chapters.at(-1)?.lines.push({
      key,
      at,
      text: sentenceOf(note, view),
      intervention: isReferees ? turn : null,
      isAct: isReferees || ACTS.includes(what),
    });
  }
  return chapters.map(({ title, lines }) => ({ title, lines: lines.toReversed() })).toReversed();
}

/** A line of the record in words, without a period. */
export function sentenceOf(note: Chronicle, view: Seen): string {
  const { what, text, time, at } = note;
  const officials = officialsOf(view.setup);
  const phase = note.phase === null ? "" : phaseInWords(note.phase, view.setup);
  const powers = powerNames(note.powers);
  const by = note.by === "referee" ? officials : note.by;
  switch (what) {
    case "joined":
      return record("joined", { role: text, officials });
    case "appointed":
      return appointed(note, view);
    case "started":
    case "overdue":
      return record(what, { officials });
    case "opened":
      return note.by === "referee" ? because(intervened(note, view), text) : record("opened", { phase });
    case "stage":
      return record(text === "writing" ? "stage-writing" : "stage-negotiation");
    case "processed":
      return record.byCode(`resolved-${text}`, { phase, officials }) ?? record("resolved", { phase });
    case "paused":
    case "extended":
      return because(record(what, { by }), text);
    case "vacated":
      return because(record("vacated", { powers }), text);
    case "offered":
    case "applied":
    case "admission-ended":
      return record(what, { powers });
    case "taken-over":
      return record(text === "return" ? "returned" : "taken-over", { powers });
    case "announced":
      return record("announced", { by, text });
    case "ended":
      return because(record("ended", { officials }), text);
    case "bot-added":
    case "bot-removed":
    case "proposed":
    case "proposal-ended":
    case "time-asked":
    case "time-refused":
      return note.sentence;
    // In a room the record says it in its own words, and the moment is what they are about.
    case "room":
      return time === null ? text : record("at", { what: text, moment: formatMoment(time, at) });
    default:
      return record(what);
  }
}

const because = (what: string, reason: string): string =>
  reason === "" ? what : record("because", { what, reason });

/** How the game master opened a turn. */
function intervened({ turn, phase }: Chronicle, { turns, setup }: Seen): string {
  const officials = officialsOf(setup);
  const how = turns.find(({ number }) => number === turn)?.how;
  return how === "override" || how === "edit"
    ? record(how, { officials })
    : record("back", { officials, phase: phaseInWords(phase ?? "", setup) });
}

/** The record has no names, but who the game master is now is known to all. */
function appointed(note: Chronicle, { chronicle, referee, room, setup }: Seen): string {
  const isLast = chronicle.findLast(({ what }) => what === "appointed") === note;
  return isLast && referee !== null && room === null
    ? record("appointedName", { name: referee })
    : record("appointed", { officials: officialsOf(setup) });
}

import type { Chronicle } from "@chancery/api";
import { type Officials, officialsOf } from "@chancery/variants/officials";
import { powersBySeat } from "./game-of.ts";
import type { Note, Table } from "./table.ts";

/** The public record, in order. It is the same for everybody. */
export function chronicleOf(table: Table): readonly Chronicle[] {
  const bySeat = powersBySeat(table);
  return table.notes.map((note) => {
    const phase = table.turns[note.turn - 1]?.phase ?? null;
    const powers = note.seat === null ? [] : bySeat[note.seat];
    const { at, what, by, time, text } = note;
    return {
      at,
      what,
      phase,
      turn: note.turn === 0 ? null : note.turn,
      by,
      powers,
      time,
      text,
      sentence: tell(note, phase ?? "", powers.join(" and "), officialsOf(table.setup)),
    };
  });
}

function tell({ what, by, text }: Note, phase: string, powers: string, officials: Officials): string {
  const { the, The, one, does } = officials;
  const did = (verb: string): string =>
    by === "referee" ? `${The} ${does(verb)}` : `The ${by} ${verb === "have" ? "has" : `${verb}s`}`;
  const because = text === "" ? "" : `: ${text}`;
  switch (what) {
    case "joined":
      return `A ${text} has joined the table`;
    case "left":
      return "Somebody has left the table";
    case "appointed":
      return `Somebody has been made ${one === "officer" ? "an officer" : "the referee"}`;
    case "started":
      return "The game has begun";
    case "opened":
      return by === "referee" ? `${did("have")} the game go on at ${phase}${because}` : `${phase} has begun`;
    case "stage":
      return text === "writing" ? "Negotiation is over: orders are written" : "Negotiation has begun";
    case "processed":
      return `${phase} has been played out`;
    case "paused":
      return `${did("have")} paused the clock${because}`;
    case "resumed":
      return "The clock goes on";
    case "extended":
      return `${did("have")} extended the phase${because}`;
    case "grace":
      return "Orders are missing: there is a time of grace";
    case "overdue":
      return `Orders are missing: ${the} ${does("decide")}`;
    case "deadline-moved":
      return "The deadline passed during an outage and was moved";
    case "vacated":
      return `Nobody plays ${powers} at present${because}`;
    case "offered":
      return `Somebody is sought to play ${powers}`;
    case "taken-over":
      return `Somebody plays ${powers} again`;
    case "announced":
      return `${did("say")}${because}`;
    case "room":
      return text;
    case "ended":
      return `The game is over${because}`;
  }
}

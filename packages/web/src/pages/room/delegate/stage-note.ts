import type { TableView } from "../../../api/client.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { delegate as messages } from "../../../messages/delegate.ts";
import { powerNames } from "../../../messages/power-name.ts";
import type { Room } from "../room.ts";
import { hasSpeeches } from "../schedule/stages.ts";

/** What a stage means for a delegate, with the rules behind it. */
export interface StageNote {
  readonly text: string;
  readonly rules: readonly string[];
}

type Seen = Pick<TableView, "phase" | "setup" | "status">;

export function noteOf(view: Seen, room: Room): StageNote {
  const note = (text: string, ...rules: readonly string[]): StageNote => ({ text, rules });
  if (view.status === "ended") return note(messages("noteClosed"), "MB-271");
  if (room.stage === "results") return note(messages("noteResults"), "MB-33");
  switch (view.phase.at(-1)) {
    case "R":
      return note(messages("noteRetreats"), "MB-64");
    case "A":
      return note(messages("noteBuilds"), "MB-64");
  }
  const { stage, speeches, requests, extra } = room;
  switch (stage) {
    case "opening":
      if (speeches) return note(messages("noteSpeechesOf", { count: speeches.seconds }), "MB-41");
      return hasSpeeches({ ...view, room })
        ? note(messages("noteAnnounce"), "MB-44")
        : note(messages("noteOnRequest"), "MB-45");
    case "speeches":
    case "extra-speeches":
      return note(messages("noteSpeaking"), "MB-43");
    case "diplomacy":
      return note(messages("noteDiplomacy"), "MB-50");
    case "request":
      if (extra) return note(messages("noteExtraGranted"));
      return requests.length > 0
        ? note(messages("noteExtraAsked", { powers: powerNames(requests) }))
        : note(messages("noteExtraOpen"));
    case "writing":
      return note(messages("noteWriting"), "MB-63", "MB-64");
    case "sealed":
      return note(messages("noteSealed"), "MB-65");
    case "revealed":
      return isReadAloud(view)
        ? note(messages("noteReadAloud"), "M01-24", "M01-25")
        : note(messages("noteRevealed"), "M35-24");
    default:
      return note("");
  }
}

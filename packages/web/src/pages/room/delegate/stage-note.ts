import type { TableView } from "../../../api/client.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { listed } from "../../table/words.ts";
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
  if (view.status === "ended")
    return note("The committee is closed, and all goals and points are open.", "MB-271");
  switch (view.phase.at(-1)) {
    case "R":
      return note("Units that were driven out retreat. Nobody talks.", "MB-64");
    case "A":
      return note("Units are gained and lost. Nobody talks.", "MB-64");
  }
  const { stage, speeches, requests, extra } = room;
  switch (stage) {
    case "opening":
      if (speeches) return note(`Speeches of ${speeches.seconds} seconds are announced.`, "MB-41");
      return hasSpeeches({ ...view, room })
        ? note("The officers announce the speeches.", "MB-44")
        : note("This turn has speeches if a delegation asks for them.", "MB-45");
    case "speeches":
    case "extra-speeches":
      return note("Whoever has the floor speaks until the time is up.", "MB-43");
    case "diplomacy":
      return note(
        "Talk to whomever you like. It ends with its time, or earlier if all delegations agree.",
        "MB-50",
      );
    case "request":
      if (extra) return note("Extra speeches are granted; the officers announce them.");
      return requests.length > 0
        ? note(`${listed(requests)} asked for extra speeches: the officers decide.`)
        : note("For a minute any delegation may ask for extra speeches.");
    case "writing":
      return note(
        "Write your orders in silence. Either of you may write, and both see the sheet.",
        "MB-63",
        "MB-64",
      );
    case "sealed":
      return note("All sheets are closed. The officers open them at once.", "MB-65");
    case "revealed":
      return isReadAloud(view)
        ? note("Each delegation reads its sheet aloud; what is written counts.", "M01-24", "M01-25")
        : note("Everybody sees all orders; the officers resolve them.", "M35-24");
    default:
      return note("");
  }
}

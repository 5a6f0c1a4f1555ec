import type { TableView } from "../../api/client.ts";
import { isReadAloud } from "../../games/read-aloud.ts";
import { hosting as text } from "../../messages/hosting.ts";
import { phaseInWords } from "../../orders/names.ts";
import { languageInWords } from "./setup-words.ts";

/** What a committee has agreed on, in sentences. */
export function agreedInWords({ setup, room }: Pick<TableView, "setup" | "room">): readonly string[] {
  const { clock, options } = setup;
  const last = typeof options.lastTurn === "string" ? options.lastTurn : (room?.lastTurn ?? null);
  return [
    clock.kind === "live"
      ? text("sayCommitteeTimes", {
          first: clock.firstNegotiation,
          later: clock.laterNegotiation,
          writing: clock.writing,
          retreats: clock.retreats,
          builds: clock.adjustments,
        })
      : text("sayCommitteeMaster"),
    isReadAloud({ setup }) ? text("sayReadAloud") : text("sayRevealed"),
    text("sayHold"),
    setup.refereeReads ? text("sayOfficersRead") : "",
    room?.cap == null ? "" : text("sayCap", { cap: room.cap }),
    last === null ? "" : text("sayCloses", { phase: phaseInWords(`${last}M`, setup) }),
    setup.spectators ? "" : text("sayNoSpectators"),
    languageInWords(setup),
  ].filter((sentence) => sentence !== "");
}

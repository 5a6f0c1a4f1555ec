import type { TableView } from "../../../api/client.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { clock as text } from "../../../messages/clock.ts";
import { phaseInWords } from "../../../orders/names.ts";

/** The stage of a committee's turn, by its name in the booklet; null where there is none. */
export function stageTitle({
  phase,
  room,
  setup,
}: Pick<TableView, "phase" | "room" | "setup">): string | null {
  const stage = room?.stage ?? null;
  if (stage === null || !phase.endsWith("M")) return null;
  if (stage === "opening") return text("stage-opening", { turn: phaseInWords(phase, setup) });
  return text(stage === "revealed" && isReadAloud({ setup }) ? "stage-reading" : `stage-${stage}`);
}

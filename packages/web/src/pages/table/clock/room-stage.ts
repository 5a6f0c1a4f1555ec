import type { TableView } from "../../../api/client.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { clock as text } from "../../../messages/clock.ts";
import { phaseInWords } from "../../../orders/names.ts";

type Seen = Pick<TableView, "phase" | "room" | "setup">;

/** The turn a phase belongs to: retreats and adjustments are part of it, and have no name of their own (MB-36). */
const turnOf = (phase: string): string => `${phase.replace(/^W/, "F").slice(0, -1)}M`;

/** The turn that is going on, as everyone is told: "Spring 1901" until its last results have been shown. */
export const turnTitle = (view: Seen): string => phaseInWords(turnOf(view.phase), view.setup);

/** What is being played now, worded the same everywhere. */
export const headline = (view: Seen): string =>
  view.room === null ? phaseInWords(view.phase, view.setup) : turnTitle(view);

/** The stage of a committee's turn, by its name in the booklet; null where there is none. */
export function stageTitle(view: Seen): string | null {
  const { phase, room, setup } = view;
  if (room === null) return null;
  const stage = room.stage ?? null;
  if (stage === null) return null;
  if (stage === "results") return text("stage-results");
  if (phase.endsWith("R")) return text("stage-retreats");
  if (phase.endsWith("A")) return text("stage-adjustments");
  if (stage === "opening") return text("stage-opening", { turn: phaseInWords(phase, setup) });
  return text(stage === "revealed" && isReadAloud({ setup }) ? "stage-reading" : `stage-${stage}`);
}

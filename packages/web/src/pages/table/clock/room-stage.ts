import type { TableView } from "../../../api/client.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";

type Stage = NonNullable<NonNullable<TableView["room"]>["stage"]>;

const TITLES: Readonly<Record<Stage, string>> = {
  opening: "Opening of the turn",
  speeches: "Speeches",
  diplomacy: "Negotiation",
  request: "Extra speeches?",
  "extra-speeches": "Extra speeches",
  writing: "Writing in silence",
  sealed: "The sheets are closed",
  revealed: "The sheets are open",
};

/** What everybody does at present; null where the room has nothing to say about that. */
export function stageTitle({
  phase,
  room,
  setup,
}: Pick<TableView, "phase" | "room" | "setup">): string | null {
  const stage = room?.stage ?? null;
  if (stage === null || !phase.endsWith("M")) return null;
  return stage === "revealed" && isReadAloud({ setup }) ? "Reading the orders" : TITLES[stage];
}

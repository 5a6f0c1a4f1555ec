import type { SceneHighlight } from "@chancery/boardview";
import { type Location, type Province, type State, unitIn } from "@chancery/engine";
import { useMemo } from "react";
import { geometryOf } from "../../../board/boards.ts";
import { ChoiceMenu } from "../../../board/ChoiceMenu.tsx";
import { placeName } from "../../../messages/localized.ts";
import { sandbox as text } from "../../../messages/sandbox.ts";
import { MessagePill } from "../../../orders/entry/MessagePill.tsx";
import { OrdersBoard } from "../../../orders/entry/OrdersBoard.tsx";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { coastName } from "../../../orders/names.ts";
import { edit, type Tool } from "./edit.ts";
import type { Editing } from "./use-editing.ts";

/** A tool that takes two presses starts over. */
const afresh = (tool: Tool): Tool =>
  tool.type === "move"
    ? { type: "move", from: null }
    : tool.type === "dislodge"
      ? { type: "dislodge", victim: null }
      : tool;

/** The board while its position is set by hand. */
export function EditBoard({ editing, onState }: { editing: Editing; onState: (state: State) => void }) {
  const { entry, say } = useOrderEditor();
  const { tool, coasts } = editing;
  const { board } = entry.rules;
  const from = tool?.type === "move" ? tool.from : tool?.type === "dislodge" ? tool.victim : null;
  const { contested } = entry.state;
  const marks = useMemo<readonly SceneHighlight[]>(
    () => [
      ...contested.map((province) => ({ at: board.provinces[province].id, kind: "warning" as const })),
      ...(from === null ? [] : [{ at: board.provinces[from].id, kind: "selected" as const }]),
    ],
    [from, board, contested],
  );
  const apply = (province: Province, coast?: Location): void => {
    if (!tool) return;
    const isTaking = from === null && unitIn(entry.state, board.provinceOf, province);
    if (isTaking && (tool.type === "move" || tool.type === "dislodge")) {
      editing.choose(tool.type === "move" ? { ...tool, from: province } : { ...tool, victim: province });
      return;
    }
    const edited = edit(entry.rules, entry.state, tool, province, coast);
    if (!edited.ok) say({ why: edited.error, rules: [] });
    else if ("coasts" in edited.value) editing.askCoast({ province, open: edited.value.coasts });
    else {
      editing.choose(afresh(tool));
      onState(edited.value);
    }
  };
  const anchor = coasts && geometryOf(board.id).provinces.get(board.provinces[coasts.province].id);
  return (
    <OrdersBoard onProvince={(province) => apply(province)} marks={marks} bare>
      {coasts && anchor && (
        <ChoiceMenu
          at={anchor.unit}
          title={text("whichCoast", { province: placeName(board, coasts.province) })}
          choices={coasts.open.map((coast) => ({
            label: coastName(board.locations[coast].coast ?? ""),
            onChoose: () => apply(coasts.province, coast),
          }))}
          onCancel={() => editing.askCoast(null)}
        />
      )}
      <MessagePill />
    </OrdersBoard>
  );
}

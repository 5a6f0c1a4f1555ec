import type { State } from "@chancery/engine";
import { ownOf } from "@chancery/variants/dissolution";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { FavorEditor } from "./FavorEditor.tsx";

/** The Favor Map while the position is set by hand. */
export function FavorEditBoard({ onState }: { onState: (state: State) => void }) {
  const { entry, say } = useOrderEditor();
  const own = ownOf(entry.state);
  return (
    <FavorEditor
      favor={own.favor}
      keepsValues={false}
      onFavor={(favor) => onState({ ...entry.state, own: { ...own, favor } })}
      onRefused={(why) => say({ why, rules: [] })}
    />
  );
}

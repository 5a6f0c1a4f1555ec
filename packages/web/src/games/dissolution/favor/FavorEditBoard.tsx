import type { State } from "@chancery/engine";
import { ownOf } from "@chancery/variants/dissolution";
import { useWork } from "../../../orders/work.ts";
import { FavorEditor } from "./FavorEditor.tsx";

/** The Favor Map while the position is set by hand. */
export function FavorEditBoard({ onState }: { onState: (state: State) => void }) {
  const { desk, say } = useWork();
  const own = ownOf(desk.state);
  return (
    <FavorEditor
      favor={own.favor}
      keepsValues={false}
      onFavor={(favor) => onState({ ...desk.state, own: { ...own, favor } })}
      onRefused={(why) => say({ why, rules: [] })}
    />
  );
}

import { Token } from "../../../board/Token.tsx";
import { officers } from "../../../messages/officers.ts";
import { powerName } from "../../../messages/power-name.ts";
import { Icon } from "../../../ui/icons.tsx";
import { useTable } from "../../table/table-context.ts";
import type { RoomTable } from "../room.ts";
import css from "./officers.module.css";

/** During order resolution: whose results the room has been shown (MB-33). */
export function ShownResults({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { order = [], shown = 0 } = view.room.results ?? {};
  return (
    <section aria-label={officers("resultsOnProjector")}>
      <header className={css.head}>
        <h2>{officers("resultsOnProjector")}</h2>
        <span>{officers("countShown", { shown, count: order.length })}</span>
      </header>
      <ol className={css.rows}>
        {order.map((power, at) => (
          <li key={power} data-is={at === shown - 1 ? "now" : at < shown ? "past" : "ahead"}>
            <Token game={game} power={power} size={20} />
            <strong>{powerName(power)}</strong>
            <em>{at < shown ? officers("isShown") : at === shown ? officers("next") : ""}</em>
            {at < shown && <Icon name="check" size={15} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

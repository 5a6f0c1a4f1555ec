import { TopBar } from "../app/TopBar.tsx";
import css from "./TableBar.module.css";
import { useTable } from "./table-context.ts";
import { listed } from "./words.ts";

/** Which table this is, who one is at it, and whether it is up to date. */
export function TableBar() {
  const { table, me, connection } = useTable();
  const who = me.powers.length > 0 ? listed(me.powers) : me.role === "referee" ? "Referee" : "Looking on";
  return (
    <TopBar title={who}>
      {connection === "disconnected" && (
        <span className={css.away} role="status">
          Not connected
        </span>
      )}
      <span className={css.book}>Rules of {table.setup.rulebook}</span>
    </TopBar>
  );
}

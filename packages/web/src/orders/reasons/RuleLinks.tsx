import { orders as text } from "../../messages/orders.ts";
import { useBoardPage } from "../board-page.tsx";
import css from "./RuleLinks.module.css";

/** The rules behind a reason; each opens where it stands. */
export function RuleLinks({ ids }: { ids: readonly string[] }) {
  const { showRule: show } = useBoardPage();
  return ids.map((id) => (
    <button
      key={id}
      type="button"
      className={css.rule}
      onClick={() => show(id)}
      aria-label={text("rule", { id })}
    >
      <span className={css.id}>{id}</span>
      <span className={css.sign} translate="no">
        {"§"}
      </span>
    </button>
  ));
}

import { powerNamed } from "@chancery/engine";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { saveSolved } from "../../../lib/learning.ts";
import { coach as text } from "../../../messages/coach.ts";
import { unitName } from "../../../orders/names.ts";
import { useOrderEditor } from "../../../orders/order-editor.ts";
import { useTable } from "../table-context.ts";
import css from "./Coach.module.css";
import { ENOUGH, hasEnough, tipFor } from "./coach.ts";

/** What a coach says to someone who plays their first game. */
export function Coach() {
  const { table, me, viewed } = useTable();
  const editor = useOrderEditor();
  const { state } = editor.entry;
  const power = powerNamed(editor.entry.rules, me.powers[0] ?? "");
  const isDone = viewed === null && power !== null && power !== undefined && hasEnough(state, power);
  useEffect(() => {
    if (isDone || table.status === "ended") saveSolved("game");
  }, [isDone, table.status]);
  const isWaiting = table.seats.some(({ isYours, isReady }) => isYours && isReady === true);
  if (isWaiting && table.status === "playing") return null;
  return (
    <section className={css.coach} aria-label={text("coach")}>
      <p role="status">
        {table.status === "ended" ? text("over") : viewed === null ? <NextTip /> : text("results")}
      </p>
      {table.status === "playing" && isDone && (
        <p>
          {text("enough", { count: ENOUGH })} <Link to="/learn">{text("back")}</Link>
        </p>
      )}
      {table.status === "ended" && (
        <p>
          <Link to="/learn">{text("back")}</Link>
        </p>
      )}
    </section>
  );
}

function NextTip() {
  const editor = useOrderEditor();
  const { rules } = editor.entry;
  const tip = tipFor(editor);
  switch (tip.code) {
    case "build":
    case "remove":
    case "idle":
      return text(tip.code, { count: tip.count });
    case "stay":
      return text("stay", { unit: unitName(rules, tip.unit) });
    case "reach":
      return text(tip.isFall ? "reachFall" : "reach", {
        unit: unitName(rules, tip.unit),
        province: rules.board.provinces[tip.province].name,
      });
    default:
      return text(tip.code);
  }
}

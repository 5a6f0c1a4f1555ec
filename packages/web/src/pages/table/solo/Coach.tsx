import { powerNamed, type Rules } from "@chancery/engine";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { saveSolved } from "../../../lib/learning.ts";
import { coach as text } from "../../../messages/coach.ts";
import { placeName } from "../../../messages/localized.ts";
import { useBoardPage } from "../../../orders/board-page.tsx";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { unitName } from "../../../orders/names.ts";
import { useTable } from "../table-context.ts";
import css from "./Coach.module.css";
import { ENOUGH, hasEnough, type Tip, tipFor } from "./coach.ts";

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
  const { entry, review, partial } = editor;
  const { board } = entry.rules;
  const { point } = useBoardPage();
  const tip = useMemo(() => tipFor({ entry, review }), [entry, review]);
  const named = placesOf(entry.rules, tip).join(" ");
  // What is spoken of is shown; a unit in hand is shown already.
  const shown = partial === null ? named : "";
  useEffect(() => {
    point(shown === "" ? [] : shown.split(" "));
  }, [point, shown]);
  useEffect(() => () => point([]), [point]);
  const { rules } = entry;
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
        province: placeName(board, tip.province),
      });
    case "contested":
      return text("contested", {
        unit: unitName(rules, tip.unit),
        province: placeName(board, tip.province),
      });
    case "together":
    case "support":
      return text(tip.code, {
        unit: unitName(rules, tip.unit),
        helper: unitName(rules, tip.helper),
        province: placeName(board, tip.province),
      });
    default:
      return text(tip.code);
  }
}

/** The provinces that a tip is about, by id. */
function placesOf({ board }: Rules, tip: Tip): readonly string[] {
  const { provinces, provinceOf } = board;
  const units = [...("unit" in tip ? [tip.unit] : []), ...("helper" in tip ? [tip.helper] : [])];
  return [
    ...units.map(({ at }) => provinces[provinceOf[at]].id),
    ...("province" in tip ? [provinces[tip.province].id] : []),
  ];
}

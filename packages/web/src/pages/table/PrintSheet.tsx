import { formatUnit, type Power } from "@chancery/engine";
import { type Line, unitOrdered, unitsToOrder } from "@chancery/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { sharedTurnQuery } from "../../api/queries.ts";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { drawBoard } from "../../board/draw.ts";
import { powerName } from "../../messages/power-name.ts";
import { table as text } from "../../messages/table.ts";
import { useOccupation } from "../../orders/occupiers-context.ts";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { picturesOf } from "../../orders/picture.ts";
import { isNews } from "../../orders/tone.ts";
import css from "./PrintSheet.module.css";
import { pastPhase } from "./phases.ts";
import { useTable } from "./table-context.ts";
import { stopInWords } from "./words.ts";

/** The turn in view on paper: the board, and its results, or lines to write orders on. */
export function PrintSheet({ onDone }: { onDone: () => void }) {
  const { table, viewed } = useTable();
  const { game, plugin, phase: seen, resolved, entry, lines: written } = useOrderEditor();
  const { rules } = game;
  const occupied = useOccupation();
  // A printed sheet may hang on a wall, so it contains no secrets.
  const { data: shared } = useQuery({ ...sharedTurnQuery(table, viewed ?? 0), enabled: resolved });
  const past = useMemo(() => (shared ? pastPhase(game, shared) : null), [game, shared]);
  const phase = past?.ok ? past.value : seen;
  const lines = past?.ok ? past.value.lines : written;
  const isReady = !resolved || past !== null;

  useEffect(() => {
    if (!isReady) return;
    window.addEventListener("afterprint", onDone);
    // The picture has to be there before it is printed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone, isReady]);
  if (!isReady) return null;

  const pictures = picturesOf(rules, plugin, phase, resolved, occupied).map(({ geometry, scene, title }) =>
    drawBoard(geometry, scene, { theme: "print", labels: "full", id: `print-${title}` }),
  );
  const news = resolved ? (phase.response?.events ?? []).filter(isNews) : [];
  const byPower = Map.groupBy(
    lines.filter((line) => !isQuiet(line)),
    ({ power }) => power,
  );
  return createPortal(
    <div className={css.sheet} data-print>
      <h1>
        {stopInWords(table, viewed)} <small>{text("rulebook", { rulebook: table.setup.rulebook })}</small>
      </h1>
      {pictures.map((drawing) => (
        <BoardPicture key={drawing.id} frame={drawing} layers={drawing.layers} />
      ))}
      {plugin.second?.credit && <p className={css.credit}>{plugin.second.credit}</p>}
      <div className={css.columns}>
        {resolved
          ? [...byPower].map(([power, own]) => (
              <section key={power}>
                <h2>{powerName(rules.powers[power].name)}</h2>
                {own.map(({ id, text: written, report }) => (
                  <p key={id}>
                    <b>{report.order ?? written}</b> {report.why}
                  </p>
                ))}
              </section>
            ))
          : [...entry.powers].map((power) => (
              <section key={power}>
                <h2>{powerName(rules.powers[power].name)}</h2>
                {blanks(power).map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: several may be empty alike
                  <p key={place} className={css.blank}>
                    {line}
                  </p>
                ))}
              </section>
            ))}
        {news.length > 0 && (
          <section>
            <h2>{text("also")}</h2>
            {news.map(({ why }) => (
              <p key={why}>{why}</p>
            ))}
          </section>
        )}
      </div>
    </div>,
    document.body,
  );

  /** A neutral unit that did nothing, and to which nothing was done. */
  function isQuiet({ power, order, report }: Line): boolean {
    const held = order?.type === "hold" && report.status === "succeeds";
    return resolved && held && Boolean(rules.powers[power].neutral);
  }

  /** What is ordered already, the units that are not, and room for what else the game has written. */
  function blanks(power: Power): string[] {
    const own = lines.filter((line) => line.power === power);
    const idle = unitsToOrder(entry.state, entry.powers).filter(
      (unit) => unit.power === power && !own.some(({ order }) => order && unitOrdered(rules, order) === unit),
    );
    return [
      ...own.map((line) => line.text),
      ...idle.map((unit) => formatUnit(rules, unit)),
      ...(plugin.blanks?.(entry, own, power) ?? []),
    ];
  }
}

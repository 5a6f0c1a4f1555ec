import { drawBoard } from "@chancery/boardview";
import { formatUnit, type Power } from "@chancery/engine";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { BoardPicture } from "../board/BoardPicture.tsx";
import { geometryOf } from "../board/boards.ts";
import { orderable } from "../orders/review.ts";
import { bareScene, fullScene, sceneOrders } from "../orders/scene.ts";
import { useWork } from "../orders/work.ts";
import css from "./PrintSheet.module.css";
import { useTable } from "./table-context.ts";
import { stopInWords } from "./words.ts";

/** The turn in view on paper: the board, and its results, or lines to write orders on. */
export function PrintSheet({ onDone }: { onDone: () => void }) {
  const { table, viewed } = useTable();
  const { game, phase, resolved, desk, lines } = useWork();
  const { rules } = game;

  useEffect(() => {
    window.addEventListener("afterprint", onDone);
    // The picture has to be there before it is printed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);

  const scene = fullScene(bareScene(rules, phase.state), sceneOrders(rules, phase, resolved), []);
  const drawing = drawBoard(geometryOf(rules.board.id), scene, {
    theme: "print",
    labels: "full",
    id: "print",
  });
  const report = (number: number): string => phase.response?.orders[number]?.why ?? "";
  const byPower = Map.groupBy(
    lines.map((line, number) => ({ ...line, number })),
    ({ power }) => power,
  );
  return createPortal(
    <div className={css.sheet} data-print>
      <h1>
        {stopInWords(table, viewed)} <small>Rules of {table.setup.rulebook}</small>
      </h1>
      <BoardPicture frame={drawing} layers={drawing.layers} decorative />
      <div className={css.columns}>
        {resolved
          ? [...byPower].map(([power, own]) => (
              <section key={power}>
                <h2>{rules.powers[power].name}</h2>
                {own.map(({ number, text }) => (
                  <p key={number}>
                    <b>{phase.response?.orders[number]?.order ?? text}</b> {report(number)}
                  </p>
                ))}
              </section>
            ))
          : [...desk.powers].map((power) => (
              <section key={power}>
                <h2>{rules.powers[power].name}</h2>
                {blanks(power).map((line) => (
                  <p key={line} className={css.blank}>
                    {line}
                  </p>
                ))}
              </section>
            ))}
      </div>
    </div>,
    document.body,
  );

  /** What is ordered already, and the units that are not. */
  function blanks(power: Power): string[] {
    const own = lines.filter((line) => line.power === power);
    const idle = orderable(desk).filter(
      (unit) => unit.power === power && !own.some(({ order }) => order?.unit === unit),
    );
    return [...own.map(({ text }) => text), ...idle.map((unit) => formatUnit(rules, unit))];
  }
}

import { formatNumber } from "@chancery/messages";
import type { Geometry } from "@chancery/variants/boards";
import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { BoardPicture } from "../../../board/BoardPicture.tsx";
import { geometryOf } from "../../../board/boards.ts";
import { drawBoard } from "../../../board/draw.ts";
import { useGeometry } from "../../../board/use-geometry.ts";
import { presetOf } from "../../../games/index.ts";
import type { RuleExample } from "../../../games/rule-example.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { rules as text } from "../../../messages/rules.ts";
import { openGame } from "../../../orders/open-game.ts";
import { isNews } from "../../../orders/reasons/tone.ts";
import { phaseScene } from "../../../orders/scene.ts";
import type { SandboxSetup } from "../sandbox.ts";
import { formatLink } from "../sharing/share.ts";
import { timelineOf } from "../timeline.ts";
import css from "./Examples.module.css";
import { sandboxOf } from "./sandbox-of.ts";

interface RuleExampleProps {
  readonly example: RuleExample;
  readonly setup: SandboxSetup;
}

/** An example as a picture, the result of each order, and the way to the sandbox. */
export function RuleExampleView({ example, setup }: RuleExampleProps) {
  const game = openGame(setup);
  const isDrawn = useGeometry(game.ok ? game.value : null);
  return isDrawn ? <Drawn example={example} setup={setup} /> : null;
}

/** So many lines are read; what else happens is seen in the sandbox. */
const MOST = 8;

function Drawn({ example, setup }: RuleExampleProps) {
  const theme = useComputedColorScheme("light");
  const sandbox = useMemo(() => sandboxOf(example, setup), [example, setup]);
  const timeline = useMemo(() => timelineOf(sandbox), [sandbox]);
  const [link, setLink] = useState("");
  useEffect(() => {
    void formatLink(sandbox).then(setLink);
  }, [sandbox]);
  const drawing = useMemo(() => {
    if (!timeline.ok) return null;
    const { table, phases } = timeline.value;
    const options = { theme, labels: "short", id: `rule-${example.name}-${setup.rulebook}` } as const;
    const geometry = geometryOf(table.rules.board.id);
    const scene = phaseScene(table.rules, phases[0], { resolved: true });
    return { board: drawBoard(geometry, scene, options), part: partOf(geometry, example) };
  }, [timeline, theme, example, setup]);
  const page = presetOf(setup)?.page;
  const response = timeline.ok ? timeline.value.phases[0].response : null;
  const written = new Set(
    Object.values(example.orders)
      .flat()
      .map((line) => line.split(" - ")[0]),
  );
  // Of games that order for neutrals, what people ordered.
  const told = (response?.orders ?? []).filter(
    ({ text: line }) => (response?.orders.length ?? 0) <= MOST || written.has(line.split(" - ")[0]),
  );
  const news = (response?.events ?? []).filter(isNews).slice(0, MOST);
  if (!drawing || !page) return null;
  return (
    <figure className={css.figure}>
      <div className={css.drawn}>
        <BoardPicture frame={drawing.board} layers={drawing.board.layers} part={drawing.part} decorative />
      </div>
      <figcaption>
        <ul>
          {told.map(({ power, text: line, order, why }) => (
            <li key={`${power} ${line}`}>{text("outcome", { order: order ?? line, why })}</li>
          ))}
          {news.map(({ why }) => (
            <li key={why}>{text("happened", { why })}</li>
          ))}
          {told.length + news.length === 0 && (
            <li>{text("startShown", { count: formatNumber(LANGUAGE, unitsIn(timeline), {}) })}</li>
          )}
        </ul>
        <a href={`/sandbox/${page}#${link}`} target="_blank" rel="noreferrer">
          {text("openExample")}
        </a>
      </figcaption>
    </figure>
  );
}

const unitsIn = (timeline: ReturnType<typeof timelineOf>): number =>
  timeline.ok ? timeline.value.phases[0].state.units.length : 0;

const AROUND = 0.09;

/** The part of a board that an example is about, with some room around it; all of it, if it's about many places. */
function partOf(
  { width, height, provinces }: Geometry,
  { position, orders }: RuleExample,
): readonly [number, number, number, number] {
  const named = [...Object.values(position?.units ?? {}).flat(), ...Object.values(orders).flat()].join(" ");
  const places = new Set(named.split(/[^A-Za-z]+/));
  const points = [...provinces].flatMap(([id, { unit }]) => (places.has(id) ? [unit] : []));
  if (points.length < 2 || points.length > 14) return [0, 0, 1, 1];
  const xs = points.map(([x]) => x / width);
  const ys = points.map(([, y]) => y / height);
  return [
    Math.max(0, Math.min(...xs) - AROUND),
    Math.max(0, Math.min(...ys) - AROUND),
    Math.min(1, Math.max(...xs) + AROUND),
    Math.min(1, Math.max(...ys) + AROUND),
  ];
}

import { Button, useComputedColorScheme } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { geometryOf } from "../../board/boards.ts";
import { drawBoard } from "../../board/draw.ts";
import { useGeometry } from "../../board/use-geometry.ts";
import type { OpenMap } from "../../games/map-game.ts";
import { MAP_PAGE } from "../../lib/map-page.ts";
import { bring as text } from "../../messages/bring.ts";
import { phaseScene } from "../../orders/scene.ts";
import { newSandbox } from "../sandbox/sandbox.ts";
import { formatLink } from "../sandbox/sharing/share.ts";
import { type Timeline, timelineOf } from "../sandbox/timeline.ts";
import css from "./ImportedGames.module.css";

/** A map that was brought along: what it has, how it looks, and the way to play on it. */
export function BroughtMap({ map, game, notes }: OpenMap) {
  const navigate = useNavigate();
  const { sandbox, timeline } = useMemo(() => {
    const [{ rulebook }] = game.editions;
    const sandbox = newSandbox({ variant: game.variant.id, rulebook, options: {}, map });
    return { sandbox, timeline: timelineOf(sandbox) };
  }, [map, game]);
  if (!timeline.ok) return <p>{timeline.error}</p>;
  const { board, powers, policies } = timeline.value.table.rules;
  return (
    <div className={css.games} data-testid="brought">
      <p className={css.format}>{text("readAs", { format: text("format.map") })}</p>
      <section className={css.game} aria-label={map.title}>
        <h2>{map.title}</h2>
        <p>
          {text("mapSummary", {
            powers: powers.length,
            provinces: board.provinces.length,
            centers: board.centers.length,
            win: policies.controlNeeds,
          })}
        </p>
        {notes.length > 0 && (
          <ul className={css.faults}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <MapPicture timeline={timeline.value} />
        <Button
          onClick={async () =>
            navigate({
              to: "/sandbox/$rulebook",
              params: { rulebook: MAP_PAGE },
              hash: await formatLink(sandbox),
            })
          }
        >
          {text("openMap")}
        </Button>
      </section>
    </div>
  );
}

function MapPicture({ timeline: { table, phases } }: { timeline: Timeline }) {
  const theme = useComputedColorScheme("light");
  const isDrawn = useGeometry(table);
  const drawing = useMemo(() => {
    if (!isDrawn) return null;
    const scene = phaseScene(table.rules, phases[0], { resolved: false });
    return drawBoard(geometryOf(table.rules.board.id), scene, { theme, labels: "full", id: "brought-map" });
  }, [isDrawn, table, phases, theme]);
  return <div className={css.map}>{drawing && <BoardPicture frame={drawing} layers={drawing.layers} />}</div>;
}

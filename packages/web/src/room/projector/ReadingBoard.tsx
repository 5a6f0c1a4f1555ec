import type { Table } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { geometryOf } from "../../board/boards.ts";
import { useLayers } from "../../board/layers.ts";
import { play } from "../../orders/played.ts";
import { bareScene, fullScene, sceneOrders } from "../../orders/scene.ts";
import { divideSheet, powersNamed, stateOf } from "../../table/phases.ts";
import type { RoomTable } from "../room.ts";

/** The board while sheets are read: what is ordered on those that have been read, not yet what comes of it. */
export function ReadingBoard({ view, game }: { view: RoomTable; game: Table }) {
  const theme = useComputedColorScheme("light");
  const options = useMemo(() => ({ theme, labels: "full" as const, interactive: false }), [theme]);
  const { sheets } = view.room;
  const { bare, full } = useMemo(() => {
    const read = stateOf(game, view.position as PositionJson, view.phase);
    const state = read.ok ? read.value : game.start;
    const orders = Object.fromEntries(
      sheets.map(({ power, text }) => {
        const [index] = powersNamed(game, [power]);
        return [power, divideSheet(game, state, index, text ?? "")];
      }),
    );
    const played = play(game, state, orders);
    const scene = bareScene(game.rules, state);
    if (!played.ok) return { bare: scene, full: scene };
    return { bare: scene, full: fullScene(scene, sceneOrders(game.rules, played.value, false), []) };
  }, [game, view.position, view.phase, sheets]);
  const { drawing, layers } = useLayers(geometryOf(game.rules.board.id), bare, full, options);
  return <BoardPicture frame={drawing} layers={layers} />;
}

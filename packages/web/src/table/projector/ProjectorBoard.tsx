import type { Table } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import type { TableView, TurnView } from "../../api/client.ts";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { geometryOf } from "../../board/boards.ts";
import { useLayers } from "../../board/layers.ts";
import { bareScene, fullScene, sceneOrders } from "../../orders/scene.ts";
import { pastPhase, stateOf } from "../phases.ts";

/** The board for all to see: as it stands, or with what came of a turn. */
export function ProjectorBoard({
  view,
  game,
  turn,
}: {
  view: TableView;
  game: Table;
  turn: TurnView | null;
}) {
  const theme = useComputedColorScheme("light");
  const options = useMemo(() => ({ theme, labels: "full" as const, interactive: false }), [theme]);
  const { bare, full } = useMemo(() => {
    const played = turn && pastPhase(game, turn);
    if (played?.ok) {
      const scene = bareScene(game.rules, played.value.state);
      return { bare: scene, full: fullScene(scene, sceneOrders(game.rules, played.value, true), []) };
    }
    const state = stateOf(game, view.position as PositionJson, view.phase);
    const scene = bareScene(game.rules, state.ok ? state.value : game.start);
    return { bare: scene, full: scene };
  }, [game, view.position, view.phase, turn]);
  const { drawing, layers } = useLayers(geometryOf(game.rules.board.id), bare, full, options);
  return <BoardPicture frame={drawing} layers={layers} />;
}

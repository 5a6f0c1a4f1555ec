import type { Scene } from "@chancery/boardview";
import type { OpenGame } from "@chancery/contract";
import type { Played } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { TableView, TurnView } from "../../../api/client.ts";
import { BoardPicture } from "../../../board/BoardPicture.tsx";
import { Boards } from "../../../board/Boards.tsx";
import { geometryOf } from "../../../board/boards.ts";
import { useLayers } from "../../../board/layers.ts";
import { useDetail } from "../../../board/use-detail.ts";
import { pluginOf } from "../../../games/parts.ts";
import { BoardPage } from "../../../orders/board-page.tsx";
import type { BoardScene } from "../../../orders/plugin.ts";
import { phaseScene, positionScene } from "../../../orders/scene.ts";
import { useOccupation } from "../../../orders/use-occupation.ts";
import { pastPhase, stateOf } from "../turns/phases.ts";
import css from "./screen.module.css";

interface ProjectorBoardProps {
  readonly view: TableView;
  readonly game: OpenGame;
  readonly turn: TurnView | null;
}

/** The boards for the whole room: the current position, or the results of a turn. */
export const ProjectorBoard = (props: ProjectorBoardProps) => (
  <BoardPage occupiers={props.turn?.occupiers ?? props.view.occupiers}>
    <ShownBoards {...props} />
  </BoardPage>
);

function ShownBoards({ view, game, turn }: ProjectorBoardProps) {
  const occupied = useOccupation();
  const { rules } = game;
  const { second } = pluginOf(view.setup.variant);
  const { phase, resolved } = useMemo(() => shownOf(view, game, turn), [view, game, turn]);
  const bare = useMemo(
    () => occupied(positionScene(rules, phase.state, resolved ? phase.response : null)),
    [rules, phase, resolved, occupied],
  );
  const scene = useMemo(
    () => occupied(phaseScene(rules, phase, { resolved, plain: true })),
    [rules, phase, resolved, occupied],
  );
  const other = useMemo(() => second?.picture(rules, phase, resolved), [second, rules, phase, resolved]);
  const own = useMemo(() => ({ geometry: geometryOf(rules.board.id), scene }), [rules, scene]);
  // Nobody can move a board on the wall: no inset lies on it.
  const beside = second &&
    other && {
      ...second,
      board: <Picture board={other} bare={other.scene} />,
      isUsed: second.matters(phase, resolved),
    };
  return (
    <Boards leads second={beside}>
      <Picture board={own} bare={bare} />
    </Boards>
  );
}

export interface PictureProps {
  readonly board: BoardScene;
  readonly bare: Scene;
  /** How large it is on paper, in px; it's for a screen if left out. Paper is light, and has abbreviations. */
  readonly paper?: { readonly width: number; readonly height: number };
}

/** A board that is only looked at. */
export function Picture({ board: { geometry, scene }, bare, paper }: PictureProps) {
  const scheme = useComputedColorScheme("light");
  const [theme, labels] = paper ? (["light", "short"] as const) : ([scheme, "full"] as const);
  const options = useMemo(() => ({ theme, labels, interactive: false }), [theme, labels]);
  const { detail, onScale } = useDetail(paper ? "paper" : "projector", () =>
    paper ? Math.min(paper.width / geometry.width, paper.height / geometry.height) : null,
  );
  const { drawing, layers } = useLayers({ geometry, bare, full: scene, look: options }, detail);
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = picture.current;
    // The window says nothing about paper.
    if (!element || paper) return;
    const measure = (): void =>
      onScale(Math.min(element.clientWidth / geometry.width, element.clientHeight / geometry.height) || 1);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [geometry, onScale, paper]);
  return (
    <div ref={picture} className={css.picture}>
      <BoardPicture frame={drawing} layers={layers} />
    </div>
  );
}

/** The turn shown with its results, or the current position. */
function shownOf(
  view: TableView,
  game: OpenGame,
  turn: TurnView | null,
): { phase: Played; resolved: boolean } {
  const played = turn && pastPhase(game, turn);
  if (played?.ok) return { phase: played.value, resolved: true };
  const position = view.position as PositionJson;
  const read = stateOf(game, position, view.phase);
  const state = read.ok ? read.value : game.start;
  return { phase: { state, position, lines: [], response: null }, resolved: false };
}

import type { OpenGame } from "@chancery/contract";
import { playSheets, readWritten } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import { useMemo } from "react";
import { geometryOf } from "../../../board/boards.ts";
import { words } from "../../../messages/words.ts";
import { BoardPage } from "../../../orders/board-page.tsx";
import { phaseScene, positionScene } from "../../../orders/scene.ts";
import { useOccupation } from "../../../orders/use-occupation.ts";
import { Picture } from "../../table/projector/ProjectorBoard.tsx";
import { powersNamed, stateOf } from "../../table/turns/phases.ts";
import type { RoomTable } from "../room.ts";

interface ReadingBoardProps {
  readonly view: RoomTable;
  readonly game: OpenGame;
}

/** The board while orders are read: the orders read so far, without results. */
export const ReadingBoard = (props: ReadingBoardProps) => (
  <BoardPage occupiers={props.view.occupiers}>
    <Read {...props} />
  </BoardPage>
);

function Read({ view, game }: ReadingBoardProps) {
  const occupied = useOccupation();
  const { sheets } = view.room;
  const { bare, board } = useMemo(() => {
    const read = stateOf(game, view.position as PositionJson, view.phase);
    const state = read.ok ? read.value : game.start;
    const orders = new Map(
      sheets.map(({ power, text }) => {
        const [index] = powersNamed(game, [power]);
        return [index, readWritten(game.notation, state, index, text ?? "")];
      }),
    );
    const bare = occupied(positionScene(game.rules, state));
    const full = state.ending
      ? bare
      : occupied(
          phaseScene(game.rules, playSheets(words, game, state, orders), { resolved: false, plain: true }),
        );
    return { bare, board: { geometry: geometryOf(game.rules.board.id), scene: full } };
  }, [game, view.position, view.phase, sheets, occupied]);
  return <Picture board={board} bare={bare} />;
}

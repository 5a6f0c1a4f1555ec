import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { Boards } from "../board/Boards.tsx";
import { useOrderEditor } from "./entry/order-editor.ts";

const SecondInset = lazy(() => import("./SecondInset.tsx"));

/** The boards of the game that is ordered: its first, and the second where it has one. */
export function GameBoards({ edit, children }: { edit?: ReactNode; children: ReactNode }) {
  const { plugin, phase, resolved, game, entry, review } = useOrderEditor();
  const { second } = plugin;
  const picture = useMemo(
    () => second?.picture(game.rules, phase, resolved),
    [second, game, phase, resolved],
  );
  const inset = picture && (
    <Suspense>
      <SecondInset board={picture} width={132} />
    </Suspense>
  );
  // Players without builds or removals have orders for the second board only.
  const isAlone = !resolved && entry.powers.size > 0 && review.dues.length === 0;
  return (
    <Boards
      second={
        second && {
          titles: second.titles,
          credit: second.credit,
          board: edit ?? <second.Board />,
          isAlone,
          isUsed: edit !== undefined || second.matters(phase, resolved),
          inset,
        }
      }
    >
      {children}
    </Boards>
  );
}

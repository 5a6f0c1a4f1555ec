import { lazy, type ReactNode, Suspense } from "react";
import { Boards } from "../board/Boards.tsx";
import { useOrderEditor } from "./order-editor.ts";

const SecondInset = lazy(() => import("./SecondInset.tsx"));

/** The boards of the game that is ordered: its first, and the second where it has one. */
export function GameBoards({ edit, children }: { edit?: ReactNode; children: ReactNode }) {
  const { plugin, phase, resolved } = useOrderEditor();
  const { second } = plugin;
  const inset = (
    <Suspense>
      <SecondInset />
    </Suspense>
  );
  return (
    <Boards
      second={
        second && {
          titles: second.titles,
          credit: second.credit,
          board: edit ?? <second.Board />,
          isUsed: edit !== undefined || second.matters(phase, resolved),
          inset,
        }
      }
    >
      {children}
    </Boards>
  );
}

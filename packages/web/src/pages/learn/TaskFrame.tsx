import type { ReactNode } from "react";
import { EntryBoard } from "../../orders/entry/EntryBoard.tsx";
import { type OrderEditor, OrderEditorContext } from "../../orders/entry/order-editor.ts";
import { useKeys } from "../../orders/entry/use-keys.ts";
import page from "../layout/Page.module.css";
import { TopBar } from "../layout/TopBar.tsx";
import css from "./TaskView.module.css";

const NOWHERE = { walk: () => undefined };

export interface TaskFrameProps {
  readonly editor: OrderEditor;
  /** The provinces that a small screen opens on. */
  readonly around: readonly string[];
  readonly title: ReactNode;
  /** What the panel is called. */
  readonly label: string;
  /** The panel. */
  readonly children: ReactNode;
}

/** A board with a task on it, and a panel with the task and how it went. */
export function TaskFrame({ editor, around, title, label, children }: TaskFrameProps) {
  useKeys(editor, NOWHERE);
  return (
    <OrderEditorContext value={editor}>
      <div className={`${page.page} ${css.page}`}>
        <TopBar title={title} />
        <main className={page.board}>
          <EntryBoard around={around} />
        </main>
        <aside className={`${page.panel} ${css.panel}`} aria-label={label}>
          {children}
        </aside>
      </div>
      <p className="hidden" role="status" aria-live="polite">
        {editor.spoken}
      </p>
    </OrderEditorContext>
  );
}

import { useEffect, useRef } from "react";
import { begin, chooseVerb } from "./entry-steps.ts";
import { focused, takeNext } from "./idle.ts";
import type { OrderEditor } from "./order-editor.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key is meant for the page, and not for a field or a dialog on it. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  !document.querySelector("[role=dialog][aria-modal=true]");

export interface KeyActions {
  /** Ends editing; null while orders are written. */
  readonly stopEditing?: (() => void) | null;
  /** Goes to an earlier or a later phase. */
  readonly walk: (by: -1 | 1) => void;
}

/** Keys for the whole page. What is typed into a field stays there. */
export function useKeys(editor: OrderEditor, actions: KeyActions): void {
  const latest = useRef({ editor, actions });
  latest.current = { editor, actions };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (handle(event, latest.current.editor, latest.current.actions)) event.preventDefault();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

function handle(event: KeyboardEvent, editor: OrderEditor, actions: KeyActions): boolean {
  if (!isForPage(event)) return false;
  const { key } = event;
  const name = key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (name === "z") (event.shiftKey ? editor.redo : editor.undo)();
    else if (name === "y") editor.redo();
    else return false;
    return true;
  }
  if (event.altKey) return false;
  if (actions.stopEditing) {
    if (key !== "Escape") return false;
    actions.stopEditing();
    return true;
  }
  switch (key) {
    case "Escape":
      if (!editor.back()) editor.cancel();
      return true;
    case "Backspace":
      return editor.back();
    case "ArrowLeft":
    case "PageUp":
      actions.walk(-1);
      return true;
    case "ArrowRight":
    case "PageDown":
      actions.walk(1);
      return true;
    case "n":
      takeNext(editor);
      return true;
    default:
      return handleVerb(name, editor);
  }
}

/** A verb for the unit in hand, or for the one in focus, which is taken up by it. */
function handleVerb(name: string, editor: OrderEditor): boolean {
  const verb = editor.plugin.keys[editor.entry.state.phase.task][name];
  if (!verb || editor.resolved || editor.isClosed) return false;
  if (editor.partial) {
    editor.choose(verb);
    return true;
  }
  const province = focused(editor);
  const step = province === null ? null : begin(editor.byHand, province);
  if (step?.type !== "partial") return false;
  editor.follow(chooseVerb(editor.byHand, step.partial, verb), step.partial);
  return true;
}

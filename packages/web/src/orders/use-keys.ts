import { useEffect, useRef } from "react";
import { begin, chooseVerb } from "./entry.ts";
import { focused, takeNext } from "./idle.ts";
import type { Work } from "./work.ts";

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
export function useKeys(work: Work, actions: KeyActions): void {
  const latest = useRef({ work, actions });
  latest.current = { work, actions };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (handle(event, latest.current.work, latest.current.actions)) event.preventDefault();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

function handle(event: KeyboardEvent, work: Work, actions: KeyActions): boolean {
  if (!isForPage(event)) return false;
  const { key } = event;
  const name = key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (name === "z") (event.shiftKey ? work.redo : work.undo)();
    else if (name === "y") work.redo();
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
      work.cancel();
      return true;
    case "Backspace":
      return work.back();
    case "ArrowLeft":
    case "PageUp":
      actions.walk(-1);
      return true;
    case "ArrowRight":
    case "PageDown":
      actions.walk(1);
      return true;
    case "n":
      takeNext(work);
      return true;
    default:
      return handleVerb(name, work);
  }
}

/** A verb for the unit in hand, or for the one in focus, which is taken up by it. */
function handleVerb(name: string, work: Work): boolean {
  const verb = work.plugin.keys[work.desk.state.phase.task][name];
  if (!verb || work.resolved || work.isClosed) return false;
  if (work.draft) {
    work.choose(verb);
    return true;
  }
  const province = focused(work);
  const step = province === null ? null : begin(work.hand, province);
  if (step?.type !== "draft") return false;
  work.follow(chooseVerb(work.hand, step.draft, verb), step.draft);
  return true;
}

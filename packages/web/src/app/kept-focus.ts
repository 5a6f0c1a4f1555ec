import { useEffect } from "react";

/** Where something stood: its ancestors from the nearest on, and its place, or that of the one before, among their children. */
type Trail = readonly { readonly parent: Element; readonly index: number }[];

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * What is pressed by keys often goes away with that: a line is dropped, a menu has done its work, a button changes into
 * another, or can be pressed no more. The focus then stays near, for the keyboard to go on from there. Whoever uses a pointer has no need of it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let board: Element | null = null;
    let trail: Trail = [];
    let isByKeys = false;
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      focused = target;
      trail = trailOf(target);
      board = target.closest("[data-fixed]")?.closest("[data-board]") ?? null;
    };
    const onKey = (): void => {
      isByKeys = true;
    };
    const onPointer = (): void => {
      isByKeys = false;
    };
    const observer = new MutationObserver(() => {
      if (!focused || (focused.isConnected && !focused.matches(":disabled"))) return;
      const isElsewhere = ![null, document.body, focused].includes(document.activeElement as HTMLElement);
      focused = null;
      if (!isByKeys || isElsewhere) return;
      // A menu above a board was about the place in hand, where the arrow keys go on.
      const inHand = board?.isConnected ? board.querySelector<SVGElement>('.province[tabindex="0"]') : null;
      (inHand ?? nearest(trail))?.focus();
    });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPointer, true);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPointer, true);
      observer.disconnect();
    };
  }, []);
}

function trailOf(element: Element): Trail {
  const trail: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    trail.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return trail;
}

/** The first thing that can have the focus near where something stood: in its place, after it, before it. */
function nearest(trail: Trail): HTMLElement | null {
  for (const { parent, index } of trail) {
    if (!parent.isConnected) continue;
    if (parent === document.body) return null;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = [child, ...child.querySelectorAll(FOCUSABLE)].find(canHaveFocus);
      if (found) return found;
    }
  }
  return null;
}

const canHaveFocus = (element: Element): element is HTMLElement =>
  element.matches(FOCUSABLE) &&
  !element.matches(":disabled, [tabindex='-1']") &&
  element.getClientRects().length > 0;

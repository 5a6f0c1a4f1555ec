import { useEffect } from "react";

/** Where something was: its ancestors from the nearest on, and its index, or that of the one before, among their children. */
type Trail = readonly { readonly parent: Element; readonly index: number }[];

/** What has the focus, and where it stands. */
interface Held {
  readonly element: Element;
  readonly trail: Trail;
  /** The dialog or menu in which it stands; null if it is a part of the page. */
  readonly above: Element | null;
  /** The board above which it stands. */
  readonly board: Element | null;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const ABOVE = "[role=dialog], [role=menu]";
/** A part of the page that has the focus itself when something in it goes: what's beside it mustn't be pressed by mistake. */
const HOME = "[data-focus-home]";

/**
 * What is pressed by keys often goes away with that: a line is dropped, a menu has done its work, a button changes into
 * another, or can be pressed no more. The focus then stays near, for the keyboard to go on from there; a dialog gives it back to
 * what it was opened by; and what cannot be pressed only while it is busy has it again. People who use a pointer don't need it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Held | null = null;
    /** What had the focus before a dialog or a menu took it. */
    let below: Held | null = null;
    let wasBusy = false;
    let isByKeys = false;
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const next = heldBy(target);
      if (next.above && held && !held.above) below = held;
      held = next;
      wasBusy = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      isByKeys = true;
      // The browser would leave a dialog from a button that is busy.
      const inside = wasBusy && event.key === "Tab" ? held?.above : null;
      if (!inside?.isConnected || document.activeElement?.closest(ABOVE) === inside) return;
      event.preventDefault();
      [...inside.querySelectorAll(FOCUSABLE)].find(canHaveFocus)?.focus();
    };
    const onPointer = (): void => {
      isByKeys = false;
    };
    const observer = new MutationObserver(() => {
      if (!held) return;
      const isElsewhere = ![null, document.body, held.element].includes(
        document.activeElement as HTMLElement,
      );
      const isGone = !held.element.isConnected || held.element.matches(":disabled");
      if (!isGone) {
        if (wasBusy && isByKeys && !isElsewhere) (held.element as HTMLElement).focus();
        wasBusy = false;
      } else if (held.element.isConnected && held.element.matches("[data-loading]")) wasBusy = true;
      else {
        const gone = held;
        held = null;
        if (isByKeys && !isElsewhere) giveTo(instead(gone, below));
      }
    });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPointer, true);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "data-loading"],
    });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPointer, true);
      observer.disconnect();
    };
  }, []);
}

/** A board shows by itself what has the focus. */
const giveTo = (element: HTMLElement | SVGElement | null): void =>
  element?.focus({ preventScroll: element instanceof SVGElement });

function heldBy(element: Element): Held {
  const trail: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    trail.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  const board = element.closest("[data-fixed]")?.closest("[data-board]") ?? null;
  return { element, trail, above: element.closest(ABOVE), board };
}

/** What gets the focus in place of what is gone. */
function instead({ trail, above, board }: Held, below: Held | null): HTMLElement | SVGElement | null {
  // A menu above a board was about the selected place, so the arrow keys continue from there.
  const inHand = board?.isConnected ? board.querySelector<SVGElement>('.province[tabindex="0"]') : null;
  if (inHand) return inHand;
  if (!above || above.isConnected || !below) return nearest(trail);
  return below.element.isConnected && canHaveFocus(below.element) ? below.element : nearest(below.trail);
}

/** The first thing that can have the focus near where something stood: in its place, after it, before it. */
function nearest(trail: Trail): HTMLElement | null {
  const home = trail.find(({ parent }) => parent.isConnected && parent.matches(HOME))?.parent;
  if (home) return home as HTMLElement;
  for (const { parent, index } of trail) {
    if (!parent.isConnected) continue;
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

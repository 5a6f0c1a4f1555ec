type Place = readonly [number, number];

/** Less than this is a press, more is a drag; in px. */
export const SLACK = 7;
const WHEEL = 0.0016;

export interface Gestures {
  /** Whether a press that begins there is not for moving the board. */
  claims(event: PointerEvent): boolean;
  /** Whether the gesture is a drag, or a press again. */
  onDragged(isDrag: boolean): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Place): void;
}

/** Tells what fingers, mouse and wheel do to a board apart from pressing it; returns how to stop that. */
export function watchGestures(element: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Place>();
  let start: Place = [0, 0];
  let dragging = false;

  const at = (event: MouseEvent): Place => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const drag = (isDrag: boolean): void => {
    dragging = isDrag;
    gestures.onDragged(isDrag);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest("[data-fixed]")) return;
    if (pointers.size === 0) {
      start = at(event);
      drag(false);
      if (gestures.claims(event)) return;
    }
    pointers.set(event.pointerId, at(event));
  };
  const moved = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (pointers.size === 1 && !dragging) {
      if (Math.hypot(now[0] - start[0], now[1] - start[1]) < SLACK) return;
      drag(true);
      element.setPointerCapture(event.pointerId);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) {
      gestures.pan(now[0] - before[0], now[1] - before[1]);
      return;
    }
    drag(true);
    const spread = (point: Place): number =>
      Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]));
    gestures.zoom(spread(now) / spread(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    gestures.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest("[data-fixed]")) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    gestures.zoom(Math.exp(-event.deltaY * lines * WHEEL), at(event));
  };
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", moved);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", moved);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("wheel", wheel);
  };
}

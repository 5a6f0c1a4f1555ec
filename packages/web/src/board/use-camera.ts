import { type RefObject, useEffect, useMemo, useRef } from "react";
import { type Camera, pan, reveal, type Size, whole, zoom } from "./camera.ts";

/** Less than this is a press, more is a drag; in px. */
const SLACK = 7;
const WHEEL = 0.0016;
/** After so long without change the picture is drawn sharply again; in ms. */
const REST = 160;

export interface CameraControl {
  zoomBy(factor: number): void;
  showAll(): void;
  /** Brings a point into view, and others about it if there is room. */
  reveal(point: readonly [number, number], others?: readonly (readonly [number, number])[]): void;
  /** Whether what just ended was a drag rather than a press. */
  wasDrag(): boolean;
}

interface Parts {
  /** The window onto the board. */
  readonly screen: RefObject<HTMLDivElement | null>;
  /** What is moved and scaled. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** What lies above and keeps its size; finds places on the board by `--x`, `--y` and `--k`. */
  readonly overlay: RefObject<HTMLDivElement | null>;
}

/** Moves a board by wheel, drag and pinch. Nothing is rendered anew for it. */
export function useCamera(
  { screen, sheet, overlay }: Parts,
  board: Size,
  middle: readonly [number, number] | null,
  tall?: number,
): CameraControl {
  const about = useRef({ middle, tall });
  about.current = { middle, tall };
  const camera = useRef<Camera | null>(null);
  const dragged = useRef(false);
  const control = useMemo(() => {
    let resting = 0;
    const size = (): Size => ({
      width: screen.current?.clientWidth ?? 1,
      height: screen.current?.clientHeight ?? 1,
    });
    const show = (next: Camera): void => {
      camera.current = next;
      if (!sheet.current || !overlay.current) return;
      sheet.current.style.willChange = "transform";
      sheet.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.k})`;
      for (const [name, value] of [
        ["--x", `${next.x}px`],
        ["--y", `${next.y}px`],
        ["--k", String(next.k)],
      ])
        overlay.current.style.setProperty(name, value);
      clearTimeout(resting);
      resting = window.setTimeout(() => sheet.current?.style.removeProperty("will-change"), REST);
    };
    const change = (next: (camera: Camera, size: Size) => Camera): void => {
      if (camera.current) show(next(camera.current, size()));
    };
    return {
      change,
      fitAll: () => {
        const { middle, tall } = about.current;
        show(whole(size(), board, middle ?? undefined, tall));
      },
      control: {
        zoomBy: (factor) =>
          change((now, screenSize) =>
            zoom(now, factor, [screenSize.width / 2, screenSize.height / 2], screenSize, board),
          ),
        showAll: () => show(whole(size(), board, undefined, 1)),
        reveal: (point, others) => change((now, screenSize) => reveal(now, point, screenSize, board, others)),
        wasDrag: () => dragged.current,
      } satisfies CameraControl,
    };
  }, [screen, sheet, overlay, board]);

  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const { change, fitAll } = control;
    const pointers = new Map<number, readonly [number, number]>();
    let start: readonly [number, number] = [0, 0];

    const at = (event: MouseEvent): readonly [number, number] => {
      const { left, top } = element.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest("[data-fixed]")) return;
      if (pointers.size === 0) {
        start = at(event);
        dragged.current = false;
      }
      pointers.set(event.pointerId, at(event));
    };
    const moved = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (pointers.size === 1 && !dragged.current) {
        if (Math.hypot(now[0] - start[0], now[1] - start[1]) < SLACK) return;
        dragged.current = true;
        element.setPointerCapture(event.pointerId);
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      change((camera, size) => {
        if (!other) return pan(camera, now[0] - before[0], now[1] - before[1], size, board);
        dragged.current = true;
        const spread = (point: readonly [number, number]): number =>
          Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]));
        const middle = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2] as const;
        const wider = zoom(camera, spread(now) / spread(before), middle, size, board);
        return pan(wider, (now[0] - before[0]) / 2, (now[1] - before[1]) / 2, size, board);
      });
    };
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent): void => {
      if ((event.target as Element).closest("[data-fixed]")) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      change((camera, size) => zoom(camera, Math.exp(-event.deltaY * lines * WHEEL), at(event), size, board));
    };
    let [width, height] = [0, 0];
    // A phone that is turned shows the whole board again, as it then fits. A panel that opens below takes from the
    // height alone: what was in the middle stays there.
    const watcher = new ResizeObserver(() => {
      const taller = element.clientHeight - height;
      if (Math.abs(element.clientWidth - width) > 1) fitAll();
      else change((camera, size) => pan(camera, 0, taller / 2, size, board));
      [width, height] = [element.clientWidth, element.clientHeight];
    });
    watcher.observe(element);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      watcher.disconnect();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
    };
  }, [screen, board, control]);

  return control.control;
}

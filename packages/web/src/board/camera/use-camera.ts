import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import {
  type Camera,
  framed,
  type Insets,
  NO_INSETS,
  type Opening,
  opened,
  pan,
  reveal,
  type Size,
  zoom,
} from "./camera.ts";
import { watchGestures } from "./gestures.ts";

/** After so long without change the picture is drawn sharply again; in ms. */
const REST = 160;

type Place = readonly [number, number];

/** Between two pixels of the screen, the ground would be blurred. */
const snapped = (px: number): number => Math.round(px * devicePixelRatio) / devicePixelRatio;

export interface CameraControl {
  zoomBy(factor: number): void;
  showAll(): void;
  /** Shows what matters most, as when the board was opened. */
  reopen(): void;
  /** Brings a place into view. */
  reveal(place: Place): void;
  /** Brings places into view, beside what lies over the edges; `release` goes back, unless someone has moved on. */
  frame(places: readonly Place[], insets: Insets): void;
  release(): void;
  /** A point of the screen on the board. */
  toBoard(clientX: number, clientY: number): Place;
  toScreen(place: Place): Place;
  scale(): number;
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

export interface CameraOptions {
  readonly board: Size;
  readonly opening: Opening;
  /** Told the scale when it has come to rest. */
  readonly onScale: (scale: number) => void;
  /** Whether a press that begins there is not for moving the board. */
  readonly claims: (event: PointerEvent) => boolean;
}

/** Moves a board by wheel, drag and pinch. Nothing is rendered again until it rests. */
export function useCamera({ screen, sheet, overlay }: Parts, options: CameraOptions): CameraControl {
  const { board } = options;
  const latest = useRef(options);
  latest.current = options;
  const camera = useRef<Camera | null>(null);
  const dragged = useRef(false);
  const control = useMemo(() => {
    let resting = 0;
    let frame = 0;
    /** The size of the screen while the board is moved by hand; asking for it again and again makes the browser lay out. */
    let room: Size | null = null;
    let insets: Insets = NO_INSETS;
    /** Where it was before something was brought into view, and where that has led. */
    let before: { readonly from: Camera; readonly to: Camera } | null = null;
    const size = (): Size => ({
      width: screen.current?.clientWidth ?? 1,
      height: screen.current?.clientHeight ?? 1,
    });
    const rest = (): void => {
      room = null;
      sheet.current?.style.removeProperty("will-change");
      if (camera.current) latest.current.onScale(camera.current.k);
    };
    const place = (): void => {
      cancelAnimationFrame(frame);
      frame = 0;
      if (!camera.current || !sheet.current || !overlay.current) return;
      const { k } = camera.current;
      const [x, y] = [snapped(camera.current.x), snapped(camera.current.y)];
      sheet.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      overlay.current.style.setProperty("--x", `${x}px`);
      overlay.current.style.setProperty("--y", `${y}px`);
      overlay.current.style.setProperty("--k", String(k));
    };
    const show = (next: Camera, isMoving = false): void => {
      camera.current = next;
      clearTimeout(resting);
      if (isMoving) {
        // Two fingers move several times a frame.
        if (frame === 0) frame = requestAnimationFrame(place);
        if (sheet.current) sheet.current.style.willChange = "transform";
        resting = window.setTimeout(rest, REST);
      } else {
        place();
        rest();
      }
    };
    const open = (): void => {
      before = null;
      const { width, height } = size();
      // A board that is hidden is not drawn until it is shown.
      if (width > 0 && height > 0) show(opened({ width, height }, board, latest.current.opening));
    };
    return {
      open,
      /** The screen has another size. */
      measure: (): void => {
        room = null;
      },
      /** Moves it by hand. */
      move: (next: (camera: Camera, size: Size, insets: Insets) => Camera): void => {
        room ??= size();
        if (camera.current) show(next(camera.current, room, insets), true);
      },
      control: {
        zoomBy: (factor) => {
          const { width, height } = size();
          if (camera.current)
            show(zoom(camera.current, factor, [width / 2, height / 2], size(), board, insets));
        },
        showAll: () => show(opened(size(), board, { tall: 1 })),
        reopen: open,
        reveal: (place) => {
          if (camera.current) show(reveal(camera.current, place, size(), board));
        },
        frame: (places, around) => {
          if (!camera.current) return;
          insets = around;
          const from = before?.to === camera.current ? before.from : camera.current;
          const to = framed(camera.current, places, size(), board, around);
          if (to === camera.current) return;
          before = { from, to };
          show(to);
        },
        release: () => {
          insets = NO_INSETS;
          if (before && before.to === camera.current) show(before.from);
          before = null;
        },
        toBoard: (clientX, clientY) => {
          const { left, top } = screen.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
          const { x, y, k } = camera.current ?? { x: 0, y: 0, k: 1 };
          return [(clientX - left - x) / k, (clientY - top - y) / k];
        },
        toScreen: ([px, py]) => {
          const { left, top } = screen.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
          const { x, y, k } = camera.current ?? { x: 0, y: 0, k: 1 };
          return [left + x + px * k, top + y + py * k];
        },
        scale: () => camera.current?.k ?? 1,
        wasDrag: () => dragged.current,
      } satisfies CameraControl,
    };
  }, [screen, sheet, overlay, board]);

  useLayoutEffect(() => {
    const element = screen.current;
    if (!element) return;
    control.open();
    let [width, height] = [element.clientWidth, element.clientHeight];
    // A phone that is turned shows the board again, as it then fits. A panel that opens below takes from the height
    // alone: what was in the middle stays there.
    const watcher = new ResizeObserver(() => {
      control.measure();
      const taller = element.clientHeight - height;
      if (Math.abs(element.clientWidth - width) > 1) control.open();
      else if (taller !== 0)
        control.move((now, size, insets) => pan(now, 0, taller / 2, size, board, insets));
      [width, height] = [element.clientWidth, element.clientHeight];
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [screen, board, control]);

  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    return watchGestures(element, {
      claims: (event) => latest.current.claims(event),
      onDragged: (isDrag) => {
        dragged.current = isDrag;
      },
      pan: (dx, dy) => control.move((now, size, insets) => pan(now, dx, dy, size, board, insets)),
      zoom: (factor, at) => control.move((now, size, insets) => zoom(now, factor, at, size, board, insets)),
    });
  }, [screen, board, control]);

  return control.control;
}

import type { Drawing, Layer } from "@chancery/boardview";
import type { Point } from "@chancery/variants/boards";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { ui } from "../messages/ui.ts";
import { Icon } from "../ui/icons.tsx";
import css from "./Board.module.css";
import { BoardPicture } from "./BoardPicture.tsx";
import { type Direction, isDirection, nextPlace } from "./compass.ts";
import { useCamera } from "./use-camera.ts";
import { type Pointed, useOutlines } from "./use-outlines.tsx";

export interface BoardProps {
  readonly drawing: Drawing;
  readonly layers: readonly Layer[];
  /** Where units stand, by province: the keyboard finds its way by these. */
  readonly places: ReadonlyMap<string, Point>;
  /** Places the arrow keys go to; all if there are none. */
  readonly stops: ReadonlySet<string>;
  /** Orders let presses through while a place is being chosen. */
  readonly choosing: boolean;
  /** The province that takes the focus when the board does. */
  readonly home: string;
  readonly onProvince: (id: string) => void;
  readonly onOrder: (id: string) => void;
  readonly onPoint: (pointed: Pointed) => void;
  /** What matters most: shown first where not all of the board can be. */
  readonly middle?: Point | null;
  /** How many times larger than it fits it may begin, beside a tall screen. */
  readonly tall?: number;
  /** A place to bring into view, with the stops about it. */
  readonly look: string | null;
  /** Lies above the board. */
  readonly children?: ReactNode;
}

/** A board to look at, move about and press: by pointer, finger or keys. */
export function Board(props: BoardProps) {
  const { drawing, layers, places, stops, choosing, home, onProvince, onOrder, onPoint, look, children } =
    props;
  const { middle = null, tall } = props;
  const screen = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const size = useSize(drawing);
  const camera = useCamera({ screen, sheet, overlay }, size, middle, tall);
  const outlines = useOutlines(sheet, size, onPoint);

  const provinceElement = useCallback(
    (id: string) => sheet.current?.querySelector<SVGGElement>(`.province[data-province="${id}"]`) ?? null,
    [],
  );

  // One province at a time is reached by Tab; the arrow keys go on from there.
  useEffect(() => {
    const element = provinceElement(home);
    element?.setAttribute("tabindex", "0");
    return () => element?.setAttribute("tabindex", "-1");
  }, [home, provinceElement]);

  useEffect(() => {
    const point = look && places.get(look);
    if (!point) return;
    camera.reveal(
      point,
      [...places].filter(([id]) => stops.has(id)).map(([, place]) => place),
    );
  }, [look, stops, places, camera]);

  const click = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (camera.wasDrag() || target.closest("[data-fixed]")) return;
    const found = target.closest<SVGGElement>("[data-order], [data-province]");
    if (found?.dataset.order) onOrder(found.dataset.order);
    else if (found?.dataset.province) onProvince(found.dataset.province);
  };

  const walk = (direction: Direction, from: string): void => {
    const start = places.get(from);
    const open = stops.size > 0 ? new Map([...places].filter(([id]) => stops.has(id))) : places;
    const next = start && nextPlace(open, start, direction);
    if (!next) return;
    provinceElement(next)?.focus();
    camera.reveal(places.get(next) as Point);
  };

  const key = (event: KeyboardEvent): void => {
    const focused = (event.target as Element).closest<SVGGElement>(".province");
    const id = focused?.dataset.province;
    if (!focused || !id) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onProvince(id);
    } else if (isDirection(event.key) && focused.matches(":focus-visible")) {
      event.preventDefault();
      event.stopPropagation();
      walk(event.key, id);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the provinces inside are buttons
    <div ref={screen} className={css.screen} data-board onClick={click} onKeyDown={key}>
      <div ref={sheet} className={css.sheet} data-choosing={choosing || undefined}>
        <BoardPicture frame={drawing} layers={layers} />
        {outlines}
      </div>
      <div ref={overlay} className={css.overlay}>
        {children}
      </div>
      <div className={css.zoom} data-fixed>
        <button type="button" aria-label={ui("zoomIn")} onClick={() => camera.zoomBy(1.4)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={ui("zoomOut")} onClick={() => camera.zoomBy(1 / 1.4)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={ui("showWholeBoard")} onClick={() => camera.showAll()}>
          <Icon name="whole" />
        </button>
      </div>
    </div>
  );
}

/** The same object as long as the size is the same. */
function useSize({ width, height }: Drawing): { width: number; height: number } {
  const size = useRef({ width, height });
  if (size.current.width !== width || size.current.height !== height) size.current = { width, height };
  return size.current;
}

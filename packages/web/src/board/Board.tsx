import type { Point } from "@chancery/variants/boards";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { shellBoard } from "../lib/shell.ts";
import css from "./Board.module.css";
import { BoardPicture } from "./BoardPicture.tsx";
import { BoardTools } from "./BoardTools.tsx";
import { opened } from "./camera/camera.ts";
import { type Direction, isDirection, nextPlace } from "./camera/compass.ts";
import { useCamera } from "./camera/use-camera.ts";
import { useCarry } from "./camera/use-carry.ts";
import { type Hit, hitAt, spotsOf } from "./hit.ts";
import { insetsOf, toolsOver } from "./insets.ts";
import { type Sight, useLayers } from "./layers.ts";
import { useDetail } from "./use-detail.ts";
import { type Pointed, useOutlines } from "./use-outlines.tsx";

export interface BoardProps extends Sight {
  /** Places that may be chosen next, to which arrow keys go and which stay in view; all places if there are none. */
  readonly stops: ReadonlySet<string>;
  /** An order is being made, or something else that takes only places. */
  readonly choosing: boolean;
  /** The province that takes the focus when the board does. */
  readonly home: string;
  readonly onProvince: (id: string) => void;
  readonly onOrder: (id: string) => void;
  readonly onPoint: (pointed: Pointed) => void;
  /** A place that was pressed long, or with the other button. */
  readonly onMenu?: (id: string) => void;
  /** Units that can be carried elsewhere, and what is done about it. */
  readonly carry?: {
    readonly from: (id: string) => boolean;
    readonly onLift: (id: string) => void;
    readonly onDrop: (from: string, to: string | null) => void;
  };
  /** What matters most: shown first where not all of the board can be. */
  readonly focus?: readonly Point[];
  /** How many times larger than it fits it may begin, beside a tall screen. */
  readonly tall?: number;
  /** Takes the place of the board that a page shows before the application is there. */
  readonly inShell?: boolean;
  /** A place to keep in view, with the stops about it. */
  readonly watched: string | null;
  /** Other provinces that are shown with it. */
  readonly beside?: readonly string[];
  /** Lies above the board. */
  readonly children?: ReactNode;
}

const NOWHERE: readonly Point[] = [];

/** A board to look at, move about and press: by pointer, finger or keys. */
export function Board(props: BoardProps) {
  const {
    geometry,
    stops,
    choosing,
    home,
    onPoint,
    watched,
    beside,
    carry,
    focus = NOWHERE,
    tall,
    inShell,
  } = props;
  const screen = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const line = useRef<SVGPathElement>(null);
  const size = useMemo(() => ({ width: geometry.width, height: geometry.height }), [geometry]);
  const places = useMemo(
    () => new Map([...geometry.provinces].map(([id, { unit }]): [string, Point] => [id, unit])),
    [geometry],
  );
  const { detail, onScale } = useDetail("page", () => {
    const room = inShell ? shellBoard() : null;
    return room && opened(room, size, { focus, tall }).k;
  });
  const { drawing, layers } = useLayers(props, detail);
  const spots = useMemo(() => spotsOf(layers), [layers]);

  const areaAt = (clientX: number, clientY: number): string | null =>
    sheet.current && (provinceOf(document.elementFromPoint(clientX, clientY), sheet.current) ?? null);
  const hit = (clientX: number, clientY: number, isTouch: boolean): Hit | null =>
    hitAt(spots, {
      point: camera.toBoard(clientX, clientY),
      area: areaAt(clientX, clientY),
      scale: camera.scale(),
      isTouch,
      choosing,
      open: stops,
    });
  const provinceAt = (clientX: number, clientY: number, isTouch: boolean): string | null => {
    const found = hit(clientX, clientY, isTouch);
    return found && "province" in found ? found.province : areaAt(clientX, clientY);
  };
  const { claims, wasCarried, isCarrying } = useCarry(screen, line, {
    carriedFrom: ({ clientX, clientY }) => {
      const point = camera.toBoard(clientX, clientY);
      const unit = spots.find(
        ({ kind, at, radius }) => kind === "unit" && Math.hypot(at[0] - point[0], at[1] - point[1]) <= radius,
      );
      const id = unit && "province" in unit ? unit.province : null;
      return id !== null && carry?.from(id) ? id : null;
    },
    onLift: (from) => carry?.onLift(from),
    onDrop: (from, to) => carry?.onDrop(from, to),
    onRest: (x, y) => openMenu(x, y, true),
    placeAt: (x, y) => provinceAt(x, y, false),
    toBoard: (x, y) => camera.toBoard(x, y),
    seatOf: (id) => places.get(id) ?? null,
  });
  const camera = useCamera(
    { screen, sheet, overlay },
    { board: size, opening: { focus, tall }, onScale, claims },
  );
  const outlines = useOutlines(sheet, size, onPoint, line);
  const openMenu = (clientX: number, clientY: number, isTouch: boolean): void => {
    const id = provinceAt(clientX, clientY, isTouch);
    if (id !== null) props.onMenu?.(id);
  };

  const provinceElement = useCallback(
    (id: string) => sheet.current?.querySelector<SVGGElement>(`.province[data-province="${id}"]`) ?? null,
    [],
  );

  // Tab reaches one province at a time; the arrow keys continue from there.
  useEffect(() => {
    const element = provinceElement(home);
    element?.setAttribute("tabindex", "0");
    return () => element?.setAttribute("tabindex", "-1");
  }, [home, provinceElement]);

  // What is in hand and where it may go stay in view, beside the menu that has opened for it.
  useLayoutEffect(() => {
    const point = watched === null ? undefined : places.get(watched);
    if (!point) return camera.release();
    if (!screen.current || isCarrying()) return;
    const all = [point, ...pointsOf(places, stops), ...pointsOf(places, new Set(beside ?? []))];
    const insets = insetsOf(screen.current);
    camera.frame(all, insets);
    const sides = toolsOver(screen.current, all.map(camera.toScreen));
    if (sides) camera.frame(all, { ...insets, ...sides });
  }, [watched, beside, stops, places, camera, isCarrying]);

  // Where not all of the board can be seen, another focus is gone to.
  const shown = useRef(focus);
  useEffect(() => {
    if (shown.current === focus) return;
    shown.current = focus;
    if (watched === null) camera.reopen();
  }, [focus, watched, camera]);

  const click = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (camera.wasDrag() || wasCarried() || target.closest("[data-fixed]")) return;
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === "touch";
    // A press without a pointer means the element itself.
    const found = event.detail === 0 ? elementHit(target) : hit(event.clientX, event.clientY, isTouch);
    if (!found) return;
    if ("order" in found) props.onOrder(found.order);
    else props.onProvince(found.province);
  };

  const walk = (direction: Direction, from: string): void => {
    const start = places.get(from);
    const open = stops.size > 0 ? new Map([...places].filter(([id]) => stops.has(id))) : places;
    const next = start && nextPlace(open, start, direction);
    if (!next) return;
    provinceElement(next)?.focus({ preventScroll: true });
  };

  // The camera brings in what the keyboard goes to, wherever it comes from, and the browser scrolls nothing.
  const focused = (event: FocusEvent): void => {
    const at = (event.target as Element).closest<SVGGElement>(".province:focus-visible");
    const point = places.get(at?.dataset.province ?? "");
    if (!point) return;
    camera.reveal(point);
    requestAnimationFrame(() => screen.current?.scrollTo(0, 0));
  };

  const key = (event: KeyboardEvent): void => {
    const focused = (event.target as Element).closest<SVGGElement>(".province");
    const id = focused?.dataset.province;
    if (!focused || !id) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.onProvince(id);
    } else if (isDirection(event.key) && focused.matches(":focus-visible")) {
      event.preventDefault();
      event.stopPropagation();
      walk(event.key, id);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the provinces inside are buttons
    <div
      ref={screen}
      className={css.screen}
      data-board
      onClick={click}
      onKeyDown={key}
      onFocus={focused}
      onContextMenu={(event) => {
        if (!props.onMenu || (event.target as Element).closest("[data-fixed]")) return;
        event.preventDefault();
        if ((event.nativeEvent as PointerEvent).pointerType !== "touch")
          openMenu(event.clientX, event.clientY, false);
      }}
    >
      <div ref={sheet} className={css.sheet} data-choosing={choosing || undefined}>
        <BoardPicture frame={drawing} layers={layers} />
        {outlines}
      </div>
      <div ref={overlay} className={css.overlay}>
        {props.children}
      </div>
      <BoardTools camera={camera} scene={props.bare} theme={props.look.theme} />
    </div>
  );
}

const pointsOf = (places: ReadonlyMap<string, Point>, ids: ReadonlySet<string>): readonly Point[] =>
  [...ids].flatMap((id): Point[] => {
    const point = places.get(id);
    return point ? [point] : [];
  });

/** The province that an element of the board belongs to. */
const provinceOf = (element: Element | null, sheet: Element): string | undefined =>
  element && sheet.contains(element)
    ? element.closest<SVGGElement>("[data-province]")?.dataset.province
    : undefined;

function elementHit(target: Element): Hit | null {
  const found = target.closest<SVGGElement>("[data-order], [data-province]");
  if (found?.dataset.order) return { order: found.dataset.order };
  return found?.dataset.province ? { province: found.dataset.province } : null;
}

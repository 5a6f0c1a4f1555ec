import type { Point } from "@chancery/variants/boards";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { SLACK } from "./gestures.ts";

/** How long a finger rests on something before a menu opens, in ms. */
const LONG = 450;

export interface Carrying {
  /** The unit under a pointer, if it can be carried: its province. */
  carriedFrom(event: PointerEvent): string | null;
  /** It has left its place. */
  onLift(from: string): void;
  /** Put down in a province; null where there is none. */
  onDrop(from: string, to: string | null): void;
  /** A finger has rested on a place. */
  onRest(clientX: number, clientY: number): void;
  placeAt(clientX: number, clientY: number): string | null;
  toBoard(clientX: number, clientY: number): Point;
  /** Where a unit stands. */
  seatOf(province: string): Point | null;
}

interface Carried {
  readonly pointer: number;
  readonly from: string;
  readonly start: Point;
  lifted: boolean;
}

/**
 * Carries units about the board by mouse or finger, and notices fingers that rest. The line from a unit to the pointer is
 * set directly: nothing is rendered for it. Returns whether a press is taken up by this.
 */
export function useCarry(
  screen: RefObject<HTMLDivElement | null>,
  line: RefObject<SVGPathElement | null>,
  carrying: Carrying,
): {
  claims: (event: PointerEvent) => boolean;
  isCarrying: () => boolean;
  wasCarried: () => boolean;
} {
  const latest = useRef(carrying);
  latest.current = carrying;
  const carried = useRef<Carried | null>(null);
  const ended = useRef(false);
  const timer = useRef(0);

  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const drop = (): void => {
      carried.current = null;
      line.current?.setAttribute("d", "");
      clearTimeout(timer.current);
    };
    const rest = (event: PointerEvent): void => {
      clearTimeout(timer.current);
      if (event.pointerType === "mouse" || (event.target as Element).closest("[data-fixed]")) return;
      timer.current = window.setTimeout(() => {
        if (carried.current?.lifted) return;
        ended.current = true;
        carried.current = null;
        latest.current.onRest(event.clientX, event.clientY);
      }, LONG);
    };
    const moved = (event: PointerEvent): void => {
      const now = carried.current;
      if (!now || now.pointer !== event.pointerId) {
        if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 2)
          clearTimeout(timer.current);
        return;
      }
      if (!now.lifted) {
        if (Math.hypot(event.clientX - now.start[0], event.clientY - now.start[1]) < SLACK) return;
        now.lifted = true;
        clearTimeout(timer.current);
        element.setPointerCapture(event.pointerId);
        latest.current.onLift(now.from);
      }
      const [x, y] = latest.current.toBoard(event.clientX, event.clientY);
      const seat = latest.current.seatOf(now.from);
      if (seat) line.current?.setAttribute("d", `M${seat[0]} ${seat[1]}L${x} ${y}`);
    };
    const up = (event: PointerEvent): void => {
      clearTimeout(timer.current);
      const now = carried.current;
      if (!now || now.pointer !== event.pointerId) return;
      drop();
      if (!now.lifted) return;
      ended.current = true;
      latest.current.onDrop(now.from, latest.current.placeAt(event.clientX, event.clientY));
    };
    const second = (event: PointerEvent): void => {
      ended.current = false;
      if (carried.current && event.pointerId !== carried.current.pointer) drop();
      rest(event);
    };
    element.addEventListener("pointerdown", second, true);
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", drop);
    return () => {
      drop();
      element.removeEventListener("pointerdown", second, true);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", drop);
    };
  }, [screen, line]);

  return useMemo(
    () => ({
      claims: (event) => {
        const from = latest.current.carriedFrom(event);
        if (from === null) return false;
        const start: Point = [event.clientX, event.clientY];
        carried.current = { pointer: event.pointerId, from, start, lifted: false };
        return true;
      },
      isCarrying: () => carried.current?.lifted ?? false,
      wasCarried: () => ended.current,
    }),
    [],
  );
}

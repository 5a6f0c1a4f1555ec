import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import css from "./Board.module.css";
import type { Size } from "./camera/camera.ts";

/** The province under the pointer or in focus; null if none is. */
export type Pointed = string | null;

const provinceAt = (target: EventTarget | null): SVGGElement | null => {
  if (!(target instanceof Element)) return null;
  const found = target.closest<SVGGElement>("[data-province]");
  if (!found) return null;
  if (found.classList.contains("province")) return found;
  return found.ownerSVGElement?.querySelector(`.province[data-province="${found.dataset.province}"]`) ?? null;
};

const pathOf = (province: SVGGElement | null): string =>
  province ? [...province.querySelectorAll("path")].map((path) => path.getAttribute("d")).join("") : "";

/**
 * Outlines of what is pointed at and of what has the focus. They are set directly and lie on a sheet of their own, so
 * that moving the pointer neither renders nor paints the board.
 */
export function useOutlines(
  sheet: RefObject<HTMLDivElement | null>,
  board: Size,
  onPoint: (pointed: Pointed) => void,
  carried: RefObject<SVGPathElement | null>,
): ReactNode {
  const hover = useRef<SVGPathElement>(null);
  const focus = useRef<SVGGElement>(null);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let pointed: SVGGElement | null = null;
    const point = (province: SVGGElement | null, lit: boolean): void => {
      if (province === pointed) return;
      pointed = province;
      hover.current?.setAttribute("d", lit ? pathOf(province) : "");
      onPoint(province?.dataset.province ?? null);
    };
    const over = (event: PointerEvent): void =>
      point(provinceAt(event.target), event.pointerType === "mouse");
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") point(null, false);
    };
    const focused = (event: FocusEvent): void => {
      const province = provinceAt(event.target);
      const d = province?.matches(":focus-visible") ? pathOf(province) : "";
      for (const path of focus.current?.querySelectorAll("path") ?? []) path.setAttribute("d", d);
      if (d) onPoint(province?.dataset.province ?? null);
    };
    const blurred = (): void => {
      for (const path of focus.current?.querySelectorAll("path") ?? []) path.setAttribute("d", "");
    };
    element.addEventListener("pointerover", over);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", focused);
    element.addEventListener("focusout", blurred);
    return () => {
      element.removeEventListener("pointerover", over);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusin", focused);
      element.removeEventListener("focusout", blurred);
    };
  }, [sheet, onPoint]);

  const { width, height } = board;
  return useMemo(
    () => (
      <svg
        className={css.outlines}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        <path ref={hover} className={css.hover} d="" />
        <path ref={carried} className={css.carry} d="" />
        <g ref={focus}>
          <path className={css.focusCasing} d="" />
          <path className={css.focus} d="" data-focus-ring />
        </g>
      </svg>
    ),
    [width, height, carried],
  );
}

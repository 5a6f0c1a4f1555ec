import type { SceneHighlight, ThemeName } from "@chancery/boardview";
import type { Province } from "@chancery/engine";
import { openPlaces } from "@chancery/orders";
import { sceneOrders } from "@chancery/orders/scene";
import type { Point } from "@chancery/variants/boards";
import { useComputedColorScheme } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { Board } from "../board/Board.tsx";
import { geometryOf } from "../board/boards.ts";
import { useLayers } from "../board/layers.ts";
import { NameChip } from "../board/NameChip.tsx";
import type { Pointed } from "../board/use-outlines.tsx";
import { createSignal } from "../lib/signal.ts";
import { describeProvince } from "./describe.ts";
import { type Desk, seesAll } from "./desk.ts";
import { questionOf, targetsOf } from "./entry.ts";
import { positionScene } from "./scene.ts";
import { useWork, type Work } from "./work.ts";

export interface OrdersBoardProps {
  readonly onProvince: (province: Province) => void;
  /** Pointed out besides what the orders point out. */
  readonly marks?: readonly SceneHighlight[];
  /** Orders are not shown while the position is edited. */
  readonly bare?: boolean;
  /** Nor are they, as long as they are secret, where others may look on. */
  readonly covered?: boolean;
  readonly children?: ReactNode;
}

/** The board with the phase in view. */
export function OrdersBoard({
  onProvince,
  marks = [],
  bare: isBare = false,
  covered = false,
  children,
}: OrdersBoardProps) {
  const work = useWork();
  const { phase, lines, resolved, desk, hand, draft, ask } = work;
  const { rules } = desk;
  const isCovered = covered && !resolved;
  const theme: ThemeName = useComputedColorScheme("light");
  const isNarrow = useMediaQuery("(max-width: 760px)");
  const options = useMemo(
    () => ({ theme, labels: isNarrow ? ("short" as const) : ("full" as const), interactive: true }),
    [theme, isNarrow],
  );
  const geometry = geometryOf(rules.board.id);
  const places = useMemo<ReadonlyMap<string, Point>>(
    () => new Map([...geometry.provinces].map(([id, { unit }]) => [id, unit])),
    [geometry],
  );
  const report = resolved && !isBare ? phase.response : null;
  const bare = useMemo(() => positionScene(rules, phase.state, report), [rules, phase.state, report]);
  const orders = useMemo(
    () => (isBare || isCovered ? [] : sceneOrders(rules, phase, { resolved })),
    [isBare, isCovered, rules, phase, resolved],
  );
  const highlights = useHighlights(work, marks, isBare, isCovered);
  const full = useMemo(() => ({ ...bare, orders, highlights }), [bare, orders, highlights]);
  const { drawing, layers } = useLayers(geometry, bare, full, options);
  const pointed = useRef(createSignal<Pointed>(null)).current;
  const idOf = (province: Province): string => rules.board.provinces[province].id;
  const stops = useMemo(() => {
    if (!draft) return new Set<string>();
    const targets = [...targetsOf(hand, draft)].map((province) => rules.board.provinces[province].id);
    return new Set([...targets, rules.board.provinces[draft.at].id]);
  }, [hand, draft, rules]);
  const provinceOf = (id: string): Province =>
    rules.board.provinces.findIndex((each) => each.id === id) as Province;
  const describe = useCallback((id: string) => describeProvince(desk, id), [desk]);

  return (
    <Board
      drawing={drawing}
      layers={layers}
      places={places}
      stops={stops}
      choosing={draft !== null || isBare}
      home={draft ? idOf(draft.at) : homeOf(work)}
      middle={middleOf(desk, places)}
      look={draft ? idOf(draft.at) : null}
      onProvince={(id) => onProvince(provinceOf(id))}
      onOrder={(id) => {
        const unit = lines.find((line) => line.id === id)?.order?.unit;
        if (resolved) ask({ id });
        else if (unit) onProvince(rules.board.provinceOf[unit.at] as Province);
      }}
      onPoint={pointed.set}
    >
      <NameChip pointed={pointed} describe={describe} />
      {children}
    </Board>
  );
}

/** The middle of one's own units; of the board, for who orders all or none. */
function middleOf(desk: Desk, places: ReadonlyMap<string, Point>): Point | null {
  const { board } = desk.rules;
  const own = desk.state.units
    .filter(({ power }) => desk.powers.has(power))
    .map(({ at }) => places.get(board.provinces[board.provinceOf[at]].id) as Point);
  if (own.length === 0 || seesAll(desk)) return null;
  const mean = (axis: 0 | 1): number => own.reduce((sum, point) => sum + point[axis], 0) / own.length;
  return [mean(0), mean(1)];
}

/** Where the keyboard comes in: the first unit that waits for an order. */
function homeOf({ review, desk }: Work): string {
  const { board } = desk.rules;
  const [first] = review.idle.length > 0 ? review.idle : desk.state.units;
  return board.provinces[first ? board.provinceOf[first.at] : 0].id;
}

function useHighlights(
  work: Work,
  marks: readonly SceneHighlight[],
  isBare: boolean,
  isCovered: boolean,
): readonly SceneHighlight[] {
  const { desk, hand, draft, review, resolved, asked, lines } = work;
  return useMemo(() => {
    const { locations, provinces, provinceOf } = desk.rules.board;
    const highlights: SceneHighlight[] = [...marks];
    if (isBare) return highlights;
    if (draft) {
      for (const province of targetsOf(hand, draft))
        if (province !== draft.at || questionOf(hand, draft) !== "verb")
          highlights.push({ at: provinces[province].id, kind: "target" });
      for (const province of draft.way ?? [])
        highlights.push({ at: provinces[province].id, kind: "selected" });
      highlights.push({
        at: draft.unit ? locations[draft.unit.at].label : provinces[draft.at].id,
        kind: "selected",
      });
    }
    if (resolved && asked) {
      const unit =
        "id" in asked
          ? lines.find(({ id }) => id === asked.id)?.order?.unit
          : "province" in asked && desk.state.units.find(({ at }) => provinceOf[at] === asked.province);
      if (unit) highlights.push({ at: locations[unit.at].label, kind: "selected" });
    }
    if (resolved || isCovered) return highlights;
    for (const { at } of review.findings) if (at) highlights.push({ at, kind: "warning" });
    // In a sandbox units without orders are everywhere; one's own are few.
    if (!seesAll(desk))
      for (const { at } of review.idle) highlights.push({ at: locations[at].label, kind: "own" });
    for (const at of openPlaces(desk.rules, desk.state, desk.orders, review.dues))
      highlights.push({ at, kind: "own" });
    return highlights;
  }, [desk, hand, draft, review, resolved, asked, lines, marks, isBare, isCovered]);
}

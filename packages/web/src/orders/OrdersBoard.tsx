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
import { questionOf, targetsOf } from "./entry-steps.ts";
import { type OrderEditor, useOrderEditor } from "./order-editor.ts";
import { type OrderEntry, seesAll } from "./order-entry.ts";
import { positionScene } from "./scene.ts";

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
  const editor = useOrderEditor();
  const { phase, lines, resolved, entry, byHand, partial, ask } = editor;
  const { rules } = entry;
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
  const highlights = useHighlights(editor, marks, isBare, isCovered);
  const full = useMemo(() => ({ ...bare, orders, highlights }), [bare, orders, highlights]);
  const { drawing, layers } = useLayers(geometry, bare, full, options);
  const pointed = useRef(createSignal<Pointed>(null)).current;
  const idOf = (province: Province): string => rules.board.provinces[province].id;
  const stops = useMemo(() => {
    if (!partial) return new Set<string>();
    const targets = [...targetsOf(byHand, partial)].map((province) => rules.board.provinces[province].id);
    return new Set([...targets, rules.board.provinces[partial.at].id]);
  }, [byHand, partial, rules]);
  const provinceOf = (id: string): Province =>
    rules.board.provinces.findIndex((each) => each.id === id) as Province;
  const describe = useCallback((id: string) => describeProvince(entry, id), [entry]);

  return (
    <Board
      drawing={drawing}
      layers={layers}
      places={places}
      stops={stops}
      choosing={partial !== null || isBare}
      home={partial ? idOf(partial.at) : homeOf(editor)}
      middle={middleOf(entry, places)}
      look={partial ? idOf(partial.at) : null}
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
function middleOf(entry: OrderEntry, places: ReadonlyMap<string, Point>): Point | null {
  const { board } = entry.rules;
  const own = entry.state.units
    .filter(({ power }) => entry.powers.has(power))
    .map(({ at }) => places.get(board.provinces[board.provinceOf[at]].id) as Point);
  if (own.length === 0 || seesAll(entry)) return null;
  const mean = (axis: 0 | 1): number => own.reduce((sum, point) => sum + point[axis], 0) / own.length;
  return [mean(0), mean(1)];
}

/** Where the keyboard comes in: the first unit that waits for an order. */
function homeOf({ review, entry }: OrderEditor): string {
  const { board } = entry.rules;
  const [first] = review.idle.length > 0 ? review.idle : entry.state.units;
  return board.provinces[first ? board.provinceOf[first.at] : 0].id;
}

function useHighlights(
  editor: OrderEditor,
  marks: readonly SceneHighlight[],
  isBare: boolean,
  isCovered: boolean,
): readonly SceneHighlight[] {
  const { entry, byHand, partial, review, resolved, asked, lines } = editor;
  return useMemo(() => {
    const { locations, provinces, provinceOf } = entry.rules.board;
    const highlights: SceneHighlight[] = [...marks];
    if (isBare) return highlights;
    if (partial) {
      for (const province of targetsOf(byHand, partial))
        if (province !== partial.at || questionOf(byHand, partial) !== "verb")
          highlights.push({ at: provinces[province].id, kind: "target" });
      for (const province of partial.way ?? [])
        highlights.push({ at: provinces[province].id, kind: "selected" });
      highlights.push({
        at: partial.unit ? locations[partial.unit.at].label : provinces[partial.at].id,
        kind: "selected",
      });
    }
    if (resolved && asked) {
      const unit =
        "id" in asked
          ? lines.find(({ id }) => id === asked.id)?.order?.unit
          : "province" in asked && entry.state.units.find(({ at }) => provinceOf[at] === asked.province);
      if (unit) highlights.push({ at: locations[unit.at].label, kind: "selected" });
    }
    if (resolved || isCovered) return highlights;
    for (const { at } of review.findings) if (at) highlights.push({ at, kind: "warning" });
    // In a sandbox units without orders are everywhere; one's own are few.
    if (!seesAll(entry))
      for (const { at } of review.idle) highlights.push({ at: locations[at].label, kind: "own" });
    for (const at of openPlaces(entry.rules, entry.state, entry.orders, review.dues))
      highlights.push({ at, kind: "own" });
    return highlights;
  }, [entry, byHand, partial, review, resolved, asked, lines, marks, isBare, isCovered]);
}

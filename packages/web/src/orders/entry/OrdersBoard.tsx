import type { SceneHighlight, SceneOrder, ThemeName } from "@chancery/boardview";
import { areAllPowers, openPlaces, type Played } from "@chancery/contract/orders";
import { sceneOrders } from "@chancery/contract/scene";
import type { Province, Rules } from "@chancery/engine";
import type { Point } from "@chancery/variants/boards";
import { useComputedColorScheme } from "@mantine/core";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { Board } from "../../board/Board.tsx";
import { geometryOf } from "../../board/boards.ts";
import { NameChip } from "../../board/NameChip.tsx";
import type { Pointed } from "../../board/use-outlines.tsx";
import { createSignal } from "../../lib/signal.ts";
import { useBoardPage } from "../board-page.tsx";
import { positionScene } from "../scene.ts";
import { useOccupation } from "../use-occupation.ts";
import { describeProvince, worthInWords } from "./describe.ts";
import { isFarFor, questionOf, targetsOf } from "./entry-steps.ts";
import { waitingIn } from "./idle.ts";
import { type Asked, type OrderEditor, useOrderEditor } from "./order-editor.ts";
import { type OrderEntry, seesAll } from "./order-entry.ts";

export interface OrdersBoardProps {
  readonly onProvince: (province: Province) => void;
  /** Pointed out besides what the orders point out. */
  readonly marks?: readonly SceneHighlight[];
  /** Orders are not shown while the position is edited. */
  readonly bare?: boolean;
  /** Nor are they, as long as they are secret, where others may watch. */
  readonly covered?: boolean;
  /** Shown instead of what is written. */
  readonly preview?: Played | null;
  /** The provinces that a small screen opens on, where that is not what your own units see. */
  readonly around?: readonly string[];
  readonly children?: ReactNode;
}

/** The board with the phase in view. */
export function OrdersBoard({
  onProvince,
  marks = [],
  bare: isBare = false,
  covered = false,
  preview = null,
  around,
  children,
}: OrdersBoardProps) {
  const editor = useOrderEditor();
  const { phase, lines, resolved, entry, byHand, partial, ask, asked } = editor;
  const { rules } = entry;
  const isCovered = covered && !resolved;
  const theme: ThemeName = useComputedColorScheme("light");
  const options = useMemo(() => ({ theme, labels: "full" as const, interactive: true }), [theme]);
  const geometry = geometryOf(rules.board.id);
  const report = resolved && !isBare ? phase.response : null;
  const occupied = useOccupation();
  const bare = useMemo(
    () => occupied(positionScene(rules, phase.state, report)),
    [rules, phase.state, report, occupied],
  );
  const orders = useMemo(
    () => (isBare || isCovered ? [] : sceneOrders(rules, preview ?? phase, { resolved })),
    [isBare, isCovered, rules, phase, preview, resolved],
  );
  const highlights = useHighlights(editor, marks, isBare, isCovered);
  const full = useMemo(() => ({ ...bare, orders, highlights }), [bare, orders, highlights]);
  const own = useFocus(entry, orders, resolved);
  const focus = useMemo(() => (around ? anchorsOf(rules, around) : own), [rules, around, own]);
  const pointed = useRef(createSignal<Pointed>(null)).current;
  const idOf = (province: Province): string => rules.board.provinces[province].id;
  const stops = useMemo(() => {
    if (!partial) return new Set<string>();
    const targets = [...targetsOf(byHand, partial)].map((province) => rules.board.provinces[province].id);
    return new Set([...targets, rules.board.provinces[partial.at].id]);
  }, [byHand, partial, rules]);
  const provinceOf = (id: string): Province =>
    rules.board.provinces.findIndex((each) => each.id === id) as Province;
  const describe = useCallback(
    (id: string) => [
      ...describeProvince(entry, id),
      ...worthInWords(bare.centers.find(({ at }) => at === id)),
    ],
    [entry, bare],
  );

  const isOpen = !resolved && !editor.isClosed && !isBare && !phase.state.ending;
  const { pointed: named } = useBoardPage();
  const inHand = partial ? idOf(partial.at) : resolved && asked ? provinceAsked(editor, asked) : null;
  const watched = inHand ?? named[0] ?? null;

  return (
    <Board
      geometry={geometry}
      bare={bare}
      full={full}
      look={options}
      inShell
      stops={stops}
      choosing={partial !== null || isBare}
      home={partial ? idOf(partial.at) : homeOf(editor)}
      focus={focus}
      watched={watched}
      {...(inHand === null && { beside: named })}
      onProvince={(id) => onProvince(provinceOf(id))}
      onOrder={(id) => {
        const unit = lines.find((line) => line.id === id)?.order?.unit;
        if (resolved) ask({ id });
        else if (unit) onProvince(rules.board.provinceOf[unit.at] as Province);
      }}
      onPoint={pointed.set}
      {...(isOpen && {
        onMenu: (id: string) => {
          const province = provinceOf(id);
          if (partial && partial.at !== province) editor.dropOn(province);
          else if (!partial) editor.press(province);
        },
        carry: {
          from: (id: string) => canCarry(byHand, provinceOf(id)),
          onLift: (id: string) => {
            if (partial?.at === provinceOf(id) && partial.verb === null) return;
            editor.takeUp(provinceOf(id));
          },
          onDrop: (from: string, to: string | null) => {
            if (to === null || to === from) editor.cancel();
            else editor.dropOn(provinceOf(to));
          },
        },
      })}
    >
      <NameChip pointed={pointed} describe={describe} />
      {children}
    </Board>
  );
}

/** Whether there is a unit that may be ordered elsewhere. */
function canCarry({ rules, state, powers }: OrderEntry, province: Province): boolean {
  const { provinceOf } = rules.board;
  const units =
    state.phase.task === "R"
      ? state.dislodged.map(({ unit }) => unit)
      : state.phase.task === "M"
        ? state.units
        : [];
  return units.some(({ at, power }) => provinceOf[at] === province && powers.has(power));
}

/** The province of the unit whose fate is explained. */
function provinceAsked({ lines, entry }: OrderEditor, asked: Asked): string | null {
  const { board } = entry.rules;
  if ("province" in asked) return board.provinces[asked.province].id;
  const order = lines.find(({ id }) => id === asked.id)?.order;
  const at = order?.unit?.at ?? order?.to ?? null;
  return at === null ? null : board.provinces[board.provinceOf[at]].id;
}

/**
 * What a small screen opens on: your own units, or your home if you have none, and, once a phase has been resolved, where they went and who came at
 * them. The whole board, for those who order all or none.
 */
function useFocus(entry: OrderEntry, orders: readonly SceneOrder[], resolved: boolean): readonly Point[] {
  const { rules, state, powers } = entry;
  const happened = resolved ? orders : null;
  return useMemo(() => {
    if (areAllPowers(rules, powers)) return NOWHERE;
    const { board } = rules;
    const own = new Set(
      [...state.units, ...state.dislodged.map(({ unit }) => unit)]
        .filter(({ power }) => powers.has(power))
        .map(({ at }) => board.provinces[board.provinceOf[at]].id),
    );
    // Where units are built, or a country has lost all, people look at its home.
    if (own.size === 0 || state.phase.task === "A")
      for (const power of powers)
        for (const home of rules.powers[power].homes) own.add(board.provinces[home].id);
    const idOf = (place: string): string => place.split("/")[0];
    const touched = (happened ?? []).flatMap((order) => {
      if (!("at" in order) || !("to" in order)) return [];
      const ends = [idOf(order.at), idOf(order.to)];
      return ends.some((end) => own.has(end)) ? ends : [];
    });
    return anchorsOf(rules, new Set([...own, ...touched]));
  }, [rules, state, powers, happened]);
}

/** Where the units of some provinces stand. */
function anchorsOf({ board }: Rules, ids: Iterable<string>): readonly Point[] {
  const { provinces } = geometryOf(board.id);
  return [...ids].flatMap((id): Point[] => {
    const anchors = provinces.get(id);
    return anchors ? [anchors.unit] : [];
  });
}

const NOWHERE: readonly Point[] = [];

/** Where the keyboard comes in: the first place that waits for an order. */
function homeOf(editor: OrderEditor): string {
  const { rules, state } = editor.entry;
  const { provinces, provinceOf } = rules.board;
  const [waiting] = waitingIn(editor);
  return provinces[waiting ?? (state.units.length > 0 ? provinceOf[state.units[0].at] : 0)].id;
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
          highlights.push({
            at: provinces[province].id,
            kind: "target",
            ...(isFarFor(byHand, partial, province) && { isFar: true }),
          });
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
    // In a sandbox, units without orders are everywhere; your own are few.
    if (!seesAll(entry))
      for (const { at } of review.idle) highlights.push({ at: locations[at].label, kind: "own" });
    for (const at of openPlaces(entry.rules, entry.state, entry.orders, review.dues))
      highlights.push({ at, kind: "own" });
    return highlights;
  }, [entry, byHand, partial, review, resolved, asked, lines, marks, isBare, isCovered]);
}

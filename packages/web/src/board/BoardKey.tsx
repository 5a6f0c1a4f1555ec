import {
  drawCenterBeside,
  elementOf,
  type Scene,
  type SceneCenter,
  type ThemeName,
} from "@chancery/boardview";
import { Checkbox, CloseButton } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { ui } from "../messages/ui.ts";
import css from "./BoardKey.module.css";
import { rendered } from "./rendered.ts";
import { changeBoardSettings, useBoardSettings } from "./settings.ts";

/** What the marks on a board mean, and how it is drawn. */
export default function BoardKey({
  scene,
  theme,
  onClose,
}: {
  scene: Scene;
  theme: ThemeName;
  onClose: () => void;
}) {
  const { largerPieces, centersOnly } = useBoardSettings();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <section ref={panel} className={css.panel} aria-label={ui("boardKey")} data-fixed onKeyDown={key}>
      <header>
        <h2>{ui("boardKey")}</h2>
        <CloseButton aria-label={ui("close")} onClick={onClose} />
      </header>
      <Checkbox
        size="sm"
        label={ui("largerPieces")}
        checked={largerPieces}
        onChange={({ currentTarget }) => changeBoardSettings({ largerPieces: currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label={ui("centersOnly")}
        description={ui("centersOnlyHint")}
        checked={centersOnly}
        onChange={({ currentTarget }) => changeBoardSettings({ centersOnly: currentTarget.checked })}
      />
      <ul>
        {marksOn(scene).map(([name, center]) => (
          <li key={name}>
            <svg width="26" height="26" viewBox="-11 -11 22 22" fill="none" aria-hidden="true">
              {rendered(elementOf(drawCenterBeside(theme, scene, center), "key"), 0)}
            </svg>
            {ui(name)}
          </li>
        ))}
        {LINES.map(({ name, dash, cap, width, head, cross }) => (
          <li key={name}>
            <svg width="46" height="20" viewBox="0 0 46 20" fill="none" aria-hidden="true">
              <path
                d={head ? "M3 10H34" : "M3 10H43"}
                stroke="currentColor"
                strokeWidth={width}
                strokeDasharray={dash}
                strokeLinecap={cap}
              />
              {head && <path d="M33 4l11 6-11 6z" fill="currentColor" />}
              {cross && <path d="M14 5l10 10M24 5L14 15" stroke="currentColor" strokeWidth="2.6" />}
            </svg>
            {ui(name)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks of centers as they occur in a scene, each kind once. */
function marksOn({ centers }: Scene) {
  const owner = centers.find((center) => center.owner !== null)?.owner ?? null;
  const hasPoints = centers.some(({ points }) => points !== undefined);
  const marks: [name: MarkName, center: SceneCenter][] = hasPoints
    ? [
        ["keyOnePoint", { at: "", owner: null, points: 1 }],
        ["keyTwoPoints", { at: "", owner: null, points: 2 }],
        ["keyOil", { at: "", owner: null, points: 1, oil: true }],
        ["keyOwned", { at: "", owner, points: 1 }],
      ]
    : [
        ["keyUnowned", { at: "", owner: null }],
        ["keyOwned", { at: "", owner }],
      ];
  return centers.length > 0 ? marks : [];
}

type MarkName = "keyOnePoint" | "keyTwoPoints" | "keyOil" | "keyOwned" | "keyUnowned";

interface Line {
  readonly name: "keyMove" | "keySupport" | "keyConvoy" | "keyRetreat" | "keyFailed";
  readonly width: number;
  readonly dash?: string;
  /** Dots are round. */
  readonly cap?: "round";
  readonly head?: boolean;
  readonly cross?: boolean;
}

/** Lines of orders as boards have them, in one color. */
const LINES: readonly Line[] = [
  { name: "keyMove", width: 3.6, head: true },
  { name: "keySupport", width: 2.4 },
  { name: "keyConvoy", width: 3.3, dash: "7 4", head: true },
  { name: "keyRetreat", width: 3.4, dash: "0.1 6", cap: "round", head: true },
  { name: "keyFailed", width: 2.5, dash: "3.5 3.2", head: true, cross: true },
];

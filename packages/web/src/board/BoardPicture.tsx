import { type Clip, type Drawing, definitionsOf, elementOf, isGround, type Layer } from "@chancery/boardview";
import { memo } from "react";
import { rendered } from "./rendered.ts";

type Frame = Pick<Drawing, "id" | "width" | "height" | "title" | "background" | "patterns" | "clips">;

export interface BoardPictureProps {
  readonly frame: Frame;
  /** From the bottom up. A layer that is the same object as before is not drawn again. */
  readonly layers: readonly Layer[];
  /** The part that is shown, from 0 to 1: left, top, right and bottom; all of it by default. */
  readonly part?: readonly [left: number, top: number, right: number, bottom: number];
  /** Decorative only: it fills its place, and isn't read out. */
  readonly decorative?: boolean;
}

const WHOLE = [0, 0, 1, 1] as const;

/** A drawing as elements of the page. */
export function BoardPicture({ frame, layers, part = WHOLE, decorative }: BoardPictureProps) {
  const { id, width, height, title, background } = frame;
  const [left, top, right, bottom] = part;
  const box = [left * width, top * height, (right - left) * width, (bottom - top) * height];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture is no fieldset
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={box.join(" ")}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      textAnchor="middle"
      role="group"
      aria-label={title}
      aria-hidden={decorative}
      preserveAspectRatio={decorative ? `${part === WHOLE ? "xMinYMid" : "xMidYMid"} slice` : undefined}
    >
      <Definitions frame={frame} />
      <g className="ground">
        <rect width={width} height={height} fill={background} />
        <LayerViews layers={layers.filter(isGround)} id={id} />
      </g>
      <LayerViews layers={layers.filter((layer) => !isGround(layer))} id={id} />
    </svg>
  );
}

/** Provinces never overlap, so their paths can be one. Browsers are slow at uniting several. */
const inOnePath = (clip: Clip): Clip => ({ ...clip, paths: [clip.paths.join("")] });

const Definitions = memo(function Definitions({ frame }: { frame: Frame }) {
  return <defs>{definitionsOf({ ...frame, clips: frame.clips.map(inOnePath) }).map(rendered)}</defs>;
});

/** Names of provinces are the same in every language. React doesn't know that drawings can say so. */
const AS_IT_IS = { translate: "no" };

const LayerViews = ({ layers, id }: { layers: readonly Layer[]; id: string }) =>
  layers.map((layer) => <LayerView key={layer.name} layer={layer} id={id} />);

const LayerView = memo(function LayerView({ layer, id }: { layer: Layer; id: string }) {
  return (
    <g className={`layer-${layer.name}`} {...(layer.name === "names" && AS_IT_IS)}>
      {layer.shapes.map((shape, index) => rendered(elementOf(shape, id), index))}
    </g>
  );
});

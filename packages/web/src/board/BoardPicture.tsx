import { type Drawing, definitionsOf, elementOf, type Layer } from "@chancery/boardview";
import { memo } from "react";
import { rendered } from "./rendered.ts";

type Frame = Pick<Drawing, "id" | "width" | "height" | "title" | "background" | "patterns" | "clips">;

export interface BoardPictureProps {
  readonly frame: Frame;
  /** From the bottom up. A layer that is the same object as before is not drawn again. */
  readonly layers: readonly Layer[];
  /** No more than an adornment: it fills its place, and is not read out. */
  readonly decorative?: boolean;
}

/** A drawing as elements of the page. */
export function BoardPicture({ frame, layers, decorative }: BoardPictureProps) {
  const { id, width, height, title, background } = frame;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture is no fieldset
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      textAnchor="middle"
      role="group"
      aria-label={title}
      aria-hidden={decorative}
      preserveAspectRatio={decorative ? "xMinYMid slice" : undefined}
    >
      <Definitions frame={frame} />
      <rect width={width} height={height} fill={background} />
      {layers.map((layer) => (
        <LayerView key={layer.name} layer={layer} id={id} />
      ))}
    </svg>
  );
}

const Definitions = memo(function Definitions({ frame }: { frame: Frame }) {
  return <defs>{definitionsOf(frame).map(rendered)}</defs>;
});

const LayerView = memo(function LayerView({ layer, id }: { layer: Layer; id: string }) {
  return (
    <g className={`layer-${layer.name}`}>
      {layer.shapes.map((shape, index) => rendered(elementOf(shape, id), index))}
    </g>
  );
});

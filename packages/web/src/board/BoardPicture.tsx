import type { Drawing, Fill, GroupShape, Layer, Paint, Shape, TextShape } from "@chancery/boardview";
import { LABEL_BASELINE, LABEL_LEADING } from "@chancery/variants/boards";
import { memo, type ReactNode } from "react";

/** How wide an order's line is to the finger. */
const GRIP = 24;

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

const Definitions = memo(function Definitions({ frame: { id, patterns, clips } }: { frame: Frame }) {
  return (
    <defs>
      {patterns.map(({ id: own, size, angle, shapes }) => (
        <pattern
          key={own}
          id={`${id}-${own}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={angle ? `rotate(${angle})` : undefined}
        >
          {shapes.map((shape, index) => elementOf(shape, id, index))}
        </pattern>
      ))}
      {clips.map(({ id: own, paths }) => (
        <clipPath key={own} id={`${id}-${own}`}>
          {paths.map((d) => (
            <path key={d} d={d} clipRule="evenodd" />
          ))}
        </clipPath>
      ))}
    </defs>
  );
});

const LayerView = memo(function LayerView({ layer, id }: { layer: Layer; id: string }) {
  return (
    <g className={`layer-${layer.name}`}>{layer.shapes.map((shape, index) => elementOf(shape, id, index))}</g>
  );
});

const fillOf = (fill: Fill | undefined, id: string): string | undefined =>
  typeof fill === "object" ? `url(#${id}-${fill.pattern})` : fill;

const painted = ({ fill, stroke, width, dash, butt, opacity }: Paint, id: string) => ({
  fill: fillOf(fill, id),
  stroke,
  strokeWidth: stroke ? width : undefined,
  strokeDasharray: dash?.join(" "),
  strokeLinecap: butt ? ("butt" as const) : undefined,
  fillOpacity: fill ? opacity : undefined,
  strokeOpacity: stroke ? opacity : undefined,
});

export function elementOf(shape: Shape, id: string, key: number): ReactNode {
  switch (shape.shape) {
    case "path":
      return (
        <path key={key} d={shape.d} fillRule={shape.fill ? "evenodd" : undefined} {...painted(shape, id)} />
      );
    case "circle":
      return <circle key={key} cx={shape.at[0]} cy={shape.at[1]} r={shape.r} {...painted(shape, id)} />;
    case "text":
      return lettersOf(shape, key);
    case "group":
      return groupOf(shape, id, key);
  }
}

function groupOf(group: GroupShape, id: string, key: number): ReactNode {
  const { place, data = {} } = group;
  const turned =
    place &&
    `translate(${place.at[0]} ${place.at[1]})${place.angle ? ` rotate(${place.angle})` : ""}${place.scale ? ` scale(${place.scale})` : ""}`;
  const facts = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
  return (
    <g
      key={group.id ?? key}
      id={group.id && `${id}-${group.id}`}
      className={group.class}
      role={group.role}
      tabIndex={group.focusable ? -1 : undefined}
      aria-label={group.role && group.label}
      transform={turned}
      clipPath={group.clip && `url(#${id}-${group.clip})`}
      pointerEvents={group.passive ? "none" : undefined}
      {...facts}
    >
      {data.order !== undefined && gripsOf(group)}
      {group.shapes.map((shape, index) => elementOf(shape, id, index))}
    </g>
  );
}

/** Lines that cannot be seen make orders easier to press. */
const gripsOf = ({ shapes }: GroupShape): ReactNode[] =>
  shapes.flatMap((shape, index) =>
    shape.shape === "path" && shape.stroke
      ? [
          <path
            key={`grip-${index.toString()}`}
            d={shape.d}
            stroke="transparent"
            strokeWidth={GRIP}
            pointerEvents="stroke"
          />,
        ]
      : [],
  );

function lettersOf(
  { at: [x, y], lines, size, angle, weight = 500, italic, start, fill, halo }: TextShape,
  key: number,
) {
  return (
    <text
      key={key}
      fontSize={size}
      fontWeight={weight}
      fontStyle={italic ? "italic" : undefined}
      textAnchor={start ? "start" : undefined}
      fill={fill}
      stroke={halo?.colour}
      strokeWidth={halo?.width}
      paintOrder={halo && "stroke"}
      transform={angle ? `rotate(${angle} ${x} ${y})` : undefined}
    >
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          y={y + ((index - (lines.length - 1) / 2) * LABEL_LEADING + LABEL_BASELINE) * size}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

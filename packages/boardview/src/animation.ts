import { THEME, type ThemeName } from "./colors/theme.ts";
import {
  type Clip,
  type Drawing,
  type GroupShape,
  group,
  type Layer,
  path,
  type Shape,
  text,
} from "./drawing.ts";
import { type SvgOptions, toSvg } from "./svg.ts";

/** How an animated picture is written. */
export interface AnimationOptions extends SvgOptions {
  /** How long each drawing is shown. */
  readonly seconds: number;
  readonly theme: ThemeName;
  /** The title of the whole. */
  readonly title: string;
}

/** The line below the board, on 1000 px: its height, its type, and the progress bar. */
const CAPTION = { height: 40, letters: 19, margin: 16, bar: 4 };

/**
 * Drawings of one board shown in turn, over and over, as an SVG document that needs no script. What they share is
 * written once, what changes once for all drawings it is seen in. Where motion is off, the last one shows.
 */
export function toAnimatedSvg(
  drawings: readonly Drawing[],
  { seconds, theme, title, width, crop }: AnimationOptions,
): string {
  const [first] = drawings;
  const [left, top, wide, high] = crop ?? [0, 0, first.width, first.height];
  const scale = wide / 1000;
  const frames = withOwnClips(inPieces(drawings.map(bare)));
  const captions = drawings.map((drawing, i) =>
    captionOf(drawing.title, (i + 1) / drawings.length, [left, top + high], scale, theme),
  );
  const projector = new Projector(wide);
  const whole: Drawing = {
    ...first,
    title,
    patterns: unique(frames.flatMap(({ patterns }) => patterns)),
    clips: unique(frames.flatMap(({ clips }) => clips)),
    layers: [
      ...first.layers.map(({ name }, i) => ({
        name,
        shapes: projector.merge(frames.map(({ layers }) => layers[i].shapes)),
      })),
      { name: "caption", shapes: projector.merge(captions) },
    ],
  };
  const svg = toSvg(whole, {
    ...(width && { width }),
    crop: [left, top, wide, high + CAPTION.height * scale],
  });
  return svg.replace("<defs>", `<defs>\n<style>${projector.style(seconds)}${FADED.style}</style>`);
}

const unique = <T extends { readonly id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [each.id, each])).values(),
];

/** A drawing's title, and the progress of the whole. */
function captionOf(
  title: string,
  part: number,
  [left, top]: readonly [number, number],
  scale: number,
  name: ThemeName,
): Shape[] {
  const { casing, shallows, coast, text: ink } = THEME[name];
  const [wide, high, bar] = [1000, CAPTION.height, CAPTION.bar];
  const pen = { width: bar, butt: true };
  return [
    group(
      [
        path(`M0 0h${wide}v${high}h-${wide}z`, { fill: casing }),
        path(`M0 ${bar / 2}h${wide}`, { stroke: shallows, ...pen }),
        path(`M0 ${bar / 2}h${Math.round(wide * part)}`, { stroke: coast, ...pen }),
        text([CAPTION.margin, (bar + high) / 2], [title], {
          size: CAPTION.letters,
          weight: 600,
          start: true,
          fill: ink,
        }),
      ],
      { place: { at: [left, top], scale }, class: "caption" },
    ),
  ];
}

const withShapes = (drawing: Drawing, change: (shape: Shape) => readonly Shape[]): Drawing => ({
  ...drawing,
  layers: drawing.layers.map((layer): Layer => ({ ...layer, shapes: layer.shapes.flatMap(change) })),
});

/** Without the attributes in which identical pictures differ: nothing is pressed here. */
function bare(drawing: Drawing): Drawing {
  const strip = (shape: Shape): Shape => {
    if (shape.shape !== "group") return shape;
    const { id, data, role, focusable, passive, label, class: _, shapes, ...rest } = shape;
    // an order's result is worth a tooltip; other words change more often than what they're about
    const words = label && data?.order !== undefined ? { label } : {};
    return { ...rest, ...words, shapes: shapes.map(strip) };
  };
  return withShapes(drawing, (shape) => [strip(shape)]);
}

/** A translucent line: its parts are translucent together, so that joints don't show. */
const FADED = { class: "faded", opacity: 0.3, style: ".faded{opacity:.3}" };

/** Lines that are not the same in all drawings, part by part: most of the parts are. */
function inPieces(drawings: readonly Drawing[]): Drawing[] {
  const counts = new Map<string, number>();
  const count = (shape: Shape): readonly Shape[] => {
    if (shape.shape === "path") counts.set(shape.d, (counts.get(shape.d) ?? 0) + 1);
    else if (shape.shape === "group") shape.shapes.forEach(count);
    return [];
  };
  for (const drawing of drawings) withShapes(drawing, count);
  const cut = (shape: Shape): readonly Shape[] => {
    if (shape.shape === "group") {
      const [line] = shape.shapes;
      const isFaded = shape.clip && line?.shape === "path" && line.opacity === FADED.opacity;
      const shapes = isFaded ? cut(withoutOpacity(line)) : shape.shapes.flatMap(cut);
      return [{ ...shape, shapes, ...(isFaded && { class: FADED.class }) }];
    }
    if (shape.shape !== "path" || shape.fill || shape.opacity || counts.get(shape.d) === drawings.length)
      return [shape];
    return shape.d
      .split(/(?=M)/)
      .filter((d) => d !== "")
      .map((d) => ({ ...shape, d }));
  };
  return drawings.map((drawing) => withShapes(drawing, cut));
}

const withoutOpacity = ({ opacity, ...line }: Extract<Shape, { shape: "path" }>): Shape => line;

/** Clips of one name differ from drawing to drawing; each gets a name of its own. */
function withOwnClips(drawings: readonly Drawing[]): Drawing[] {
  const names = new Map<string, string>();
  const own = ({ id, paths }: Clip): Clip => {
    const key = `${id} ${paths.join("")}`;
    const name = names.get(key) ?? `${id}-${names.size}`;
    names.set(key, name);
    return { id: name, paths };
  };
  return drawings.map((drawing) => {
    const clips = new Map(drawing.clips.map((clip) => [clip.id, own(clip)]));
    const rename = (shape: Shape): Shape =>
      shape.shape === "group"
        ? {
            ...shape,
            shapes: shape.shapes.map(rename),
            ...(shape.clip && { clip: clips.get(shape.clip)?.id ?? shape.clip }),
          }
        : shape;
    return { ...withShapes(drawing, (shape) => [rename(shape)]), clips: [...clips.values()] };
  });
}

/**
 * Lays pictures on top of each other, to be shown in turn. What isn't in all of them goes onto films: strips of
 * cells, one of which is on the sheet at a time. Few parts move, so little has to be computed
 * while they do; that is why not every shape appears and disappears by itself.
 */
class Projector {
  /** How far apart the cells of a film are. */
  private readonly pitch: number;
  /** For each film, the cell that is shown in each picture. */
  private readonly films: (readonly number[])[] = [];

  constructor(width: number) {
    this.pitch = 3 * Math.ceil(width);
  }

  merge(pictures: readonly (readonly Shape[])[]): Shape[] {
    const wrapper = sharedWrapper(pictures);
    if (wrapper) {
      const inner = pictures.map(([only]) => (only as GroupShape).shapes);
      return [{ ...wrapper, shapes: this.merge(inner) }];
    }
    const keys = pictures.map((shapes) => shapes.map((shape) => JSON.stringify(shape)));
    const inAll = keys.map((each) => new Set(each)).reduce((all, each) => all.intersection(each));
    const isStill = (_: Shape, i: number): boolean => inAll.has(keys[0][i]);
    const moving = pictures.map((shapes, n) => shapes.filter((_, i) => !inAll.has(keys[n][i])));
    if (moving.every((shapes) => shapes.length === 0)) return [...pictures[0]];
    // the film lies as high as the first of what it shows
    const [shapes] = pictures;
    const place = shapes.findIndex((shape, i) => !isStill(shape, i));
    const at = place < 0 ? shapes.length : place;
    return [
      ...shapes.slice(0, at),
      this.film(moving),
      ...shapes.slice(at).filter((shape, i) => isStill(shape, i + at)),
    ];
  }

  /** When each film moves on. Where motion is off or unsupported, the last picture shows. */
  style(seconds: number): string {
    const total = this.films[0]?.length ?? 1;
    const duration = `${Math.round(seconds * total * 1000) / 1000}s`;
    return [
      "@media (prefers-reduced-motion:no-preference){",
      `.film{animation:${duration} step-end infinite}`,
      ...this.films.map((_, i) => `.film-${i}{animation-name:film-${i}}`),
      "}",
      ...this.films.map((cells, i) => `@keyframes film-${i}{${this.keyframes(cells)}}`),
    ].join("");
  }

  private film(pictures: readonly (readonly Shape[])[]): GroupShape {
    const cells = new Map<string, number>();
    const shown = pictures.map((shapes) => {
      const key = JSON.stringify(shapes);
      const cell = cells.get(key) ?? cells.size;
      cells.set(key, cell);
      return cell;
    });
    const strip = [...cells.values()].map((cell) =>
      group(pictures[shown.indexOf(cell)], { place: { at: [cell * this.pitch, 0] } }),
    );
    const last = shown[shown.length - 1];
    const number = this.films.push(shown) - 1;
    return group(strip, { class: `film film-${number}`, place: { at: [-last * this.pitch, 0] } });
  }

  private keyframes(cells: readonly number[]): string {
    return cells
      .flatMap((cell, i) => {
        if (cell === cells[i - 1]) return [];
        const percent = Math.round((i * 1e6) / cells.length) / 1e4;
        return [`${percent}%{transform:translateX(${-cell * this.pitch}px)}`];
      })
      .join("");
  }
}

/** The group that all pictures consist of, if only what is in it differs. */
function sharedWrapper(pictures: readonly (readonly Shape[])[]): GroupShape | null {
  const [[first]] = pictures;
  if (first?.shape !== "group") return null;
  const outside = ({ shapes, ...rest }: GroupShape): string => JSON.stringify(rest);
  const isShared = pictures.every(
    ([only, ...others]) => only?.shape === "group" && others.length === 0 && outside(only) === outside(first),
  );
  return isShared ? first : null;
}

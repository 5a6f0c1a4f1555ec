import {
  arcPath,
  type BoardTable,
  type BorderKind,
  decodeGeometry,
  type Geometry,
  type GeometryFile,
  LABEL_BASELINE,
  LABEL_LEADING,
  type LabelAnchor,
  type Point,
  polygonsPath,
} from "@chancery/variants/boards";
import type { PathCommand } from "opentype.js";
import { COAST_LETTERS } from "../src/text/anchors.ts";
import { glyphsOf, type Style, textWidth } from "../src/text/font.ts";
import { SIZES } from "../src/text/sizes.ts";

const INK = {
  land: "#f4efe3",
  sea: "#d3e3ea",
  strait: "#c1d8e2",
  offLand: "#e2ded4",
  offSea: "#dbe4e7",
  text: "#37322a",
  seaText: "#3f6b85",
};
const TINTS = [
  "#e6cfc4",
  "#cfdcc3",
  "#c9d5e3",
  "#e8dcb9",
  "#dccfe0",
  "#c5ddd8",
  "#e5d2b4",
  "#d5d0c4",
  "#e3c9cf",
  "#cdd9ce",
];
const STROKES: Readonly<Record<BorderKind, string>> = {
  coast: 'stroke="#4f7488" stroke-width="1.3"',
  border: 'stroke="#8a7f6d" stroke-width="1.3"',
  edge: 'stroke="#6f6656" stroke-width="1.8"',
  seam: 'stroke="#7ba2b6" stroke-width="1.6" stroke-dasharray="7 5"',
  strait: 'stroke="#7ba2b6" stroke-width="1.3" stroke-dasharray="2 3.5"',
  rim: 'stroke="none"',
};
const ARMY = "M-11 4h22l2 4-3 5h-20l-3-5zM-7 4l2-7h10l3 7zM4 -1h10v2.4h-10z";
const FLEET = "M-14 4h28l-4 8h-20zM-7 4v-5h5v-5h4v5h6v5zM-.8 -11h1.6v6h-1.6z";

/** A plain picture of a board, to judge its geometry by: every unit, dislodged unit and center in its place. */
export function drawPicture(file: GeometryFile, table: BoardTable, withUnits: boolean): string {
  const geometry = decodeGeometry(file);
  const { width, height } = geometry;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...drawFaces(geometry, table),
    ...drawLines(geometry),
    ...drawCentersAndLabels(geometry, table),
    ...(withUnits ? drawUnits(geometry, table) : []),
    "</svg>",
  ].join("\n");
}

function drawFaces({ arcs, faces }: Geometry, table: BoardTable): string[] {
  const countries = [...new Set(table.provinces.map(({ country }) => country))].filter((country) => country);
  const countryOf = new Map(table.provinces.map(({ id, country }) => [id, country]));
  const fill = (province: string | null, kind: string): string => {
    if (kind === "strait") return INK.strait;
    if (kind === "sea") return province ? INK.sea : INK.offSea;
    const country = province && countryOf.get(province);
    return country ? TINTS[countries.indexOf(country) % TINTS.length] : province ? INK.land : INK.offLand;
  };
  return faces.map(
    ({ province, kind, polygons }) =>
      `<path d="${polygonsPath(arcs, polygons)}" fill="${fill(province, kind)}" fill-rule="evenodd"/>`,
  );
}

function drawLines({ borders, waterways, crossings, offBoard }: Geometry): string[] {
  const kinds = Map.groupBy(borders, ({ kind }) => kind);
  return [
    ...[...kinds].map(
      ([kind, list]) =>
        `<path d="${list.map(({ arc }) => arcPath(arc)).join("")}" fill="none" stroke-linejoin="round" ${STROKES[kind]}/>`,
    ),
    ...waterways.map(
      ({ line }) =>
        `<path d="${arcPath(line)}" fill="none" stroke="#8fb4c6" stroke-width="2.2" stroke-linecap="round"/>`,
    ),
    ...crossings.map(
      ({ from, to }) =>
        `<path d="M${from}L${to}" stroke="#fffdf6" stroke-width="6" stroke-linecap="round"/><path d="M${from}L${to}" stroke="#22303a" stroke-width="2.4" stroke-linecap="round"/>`,
    ),
    ...offBoard.map(({ text, at }) =>
      drawLabel({ at, size: 12, angle: 0, lines: [text] }, "italic", "#8d8778"),
    ),
  ];
}

function drawCentersAndLabels({ provinces }: Geometry, table: BoardTable): string[] {
  return table.provinces.flatMap(({ id, terrain }) => {
    const { center, label, coasts } = provinces.get(id)!;
    return [
      center
        ? `<circle cx="${center[0]}" cy="${center[1]}" r="${SIZES.center - 0.6}" fill="#fffdf6" stroke="#5b5346" stroke-width="1.2"/><circle cx="${center[0]}" cy="${center[1]}" r="2.4" fill="#5b5346"/>`
        : "",
      terrain === "sea" ? drawLabel(label, "italic", INK.seaText) : drawLabel(label, "normal", INK.text),
      ...Object.entries(coasts).map(([coast, { label: at }]) =>
        drawLabel({ at, size: COAST_LETTERS, angle: 0, lines: [coast] }, "italic", INK.seaText),
      ),
    ];
  });
}

/** Letters as outlines, so that the picture does not depend on installed fonts. */
function drawLabel({ at: [x, y], size, angle, lines }: LabelAnchor, style: Style, color: string): string {
  const paths = lines.flatMap((line, i) => {
    let pen = x - (textWidth(line, style) * size) / 2;
    const baseline = y + ((i - (lines.length - 1) / 2) * LABEL_LEADING + LABEL_BASELINE) * size;
    return glyphsOf(line, style).map(({ font, glyph }) => {
      const path = glyph.getPath(pen, baseline, size).commands.map(pathData).join("");
      pen += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size;
      return path;
    });
  });
  return `<path d="${paths.join("")}" fill="${color}" transform="rotate(${angle} ${x} ${y})"/>`;
}

/** The library's own path data have holes in them: some numbers come out as NaN. */
function pathData(command: PathCommand): string {
  const { type, ...numbers } = command;
  const { x1, y1, x2, y2, x, y } = numbers as Partial<Record<string, number>>;
  return (
    type +
    [x1, y1, x2, y2, x, y]
      .filter((value) => value !== undefined)
      .map((value) => value.toFixed(2))
      .join(" ")
  );
}

function drawUnits({ provinces }: Geometry, table: BoardTable): string[] {
  return table.provinces.flatMap(({ id, terrain }) => {
    const { unit, dislodged, radius, coasts } = provinces.get(id)!;
    const sea = terrain === "sea";
    return [
      ...(Object.keys(coasts).length > 0
        ? []
        : [disc(dislodged, radius, "#a8483f", sea ? FLEET : ARMY, 0.35)]),
      disc(unit, radius, sea ? "#3f6b85" : "#6d6352", sea ? FLEET : ARMY, 1),
      ...Object.values(coasts).flatMap((coast) => [
        disc(coast.dislodged, radius, "#a8483f", FLEET, 0.35),
        disc(coast.unit, radius, "#3f6b85", FLEET, 1),
      ]),
    ];
  });
}

const disc = ([x, y]: Point, radius: number, color: string, icon: string, opacity: number): string =>
  `<g opacity="${opacity}" transform="translate(${x} ${y})"><circle r="${radius - 0.8}" fill="${color}" stroke="#fffdf6" stroke-width="1.6"/><path d="${icon}" fill="#fffdf6" transform="scale(${radius / 20})"/></g>`;

import { flattenRing } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import type { Fault } from "../fault.ts";
import { inPolygon, type Point, type Polygon, ringArea } from "../shapes/plane.ts";
import type { Sketch } from "../sketch.ts";
import { OFF } from "../spec.ts";
import { sketchSvg } from "./sketch.ts";
import { toySvg, toyTable } from "./toy.ts";

async function read(text: string): Promise<{ sketch: Sketch | null; faults: string[] }> {
  const faults: Fault[] = [];
  const sketch = await sketchSvg(text, toyTable, faults);
  return { sketch, faults: faults.map(({ where, what }) => `${where}: ${what}`) };
}

type Changes = Parameters<typeof toySvg>[0];

/** What is wrong with the toy drawing after some changes. */
const faultsOf = async (changes: Changes): Promise<string[]> => (await read(toySvg(changes))).faults;

/** Polygons of each province of the toy drawing. */
async function polygonsOf(changes: Changes = {}) {
  const { sketch, faults } = await read(toySvg(changes));
  expect(faults).toEqual([]);
  const { arcs, faces } = sketch!.layout;
  const found: Record<string, Polygon[]> = {};
  for (const { province, polygons } of faces) {
    const drawn = polygons.map((rings) => rings.map((ring) => flattenRing(arcs, ring)));
    found[province] = [...(found[province] ?? []), ...drawn];
  }
  return found;
}

const provinceAt = (polygons: Awaited<ReturnType<typeof polygonsOf>>, at: Point): string | undefined =>
  Object.keys(polygons).find((id) => polygons[id].some((polygon) => inPolygon(at, polygon)));

describe("a drawing", () => {
  test("covers its sheet once, land lying on water", async () => {
    const polygons = await polygonsOf();
    const area = Object.values(polygons)
      .flat()
      .reduce((sum, [ring]) => sum + ringArea(ring), 0);
    expect(Math.abs(area - 600 * 400)).toBeLessThan(100);
    expect(provinceAt(polygons, [100, 150])).toBe("Wes");
    expect(provinceAt(polygons, [250, 90])).toBe("Nor");
    expect(provinceAt(polygons, [235, 98])).toBe("Mid");
  });

  test("has every border once, with the faces on both sides", async () => {
    const { sketch } = await read(toySvg());
    const { arcs, faces } = sketch!.layout;
    const used = faces
      .flatMap(({ polygons }) => polygons.flat(2))
      .map((index) => (index < 0 ? ~index : index));
    for (const arc of arcs.keys()) expect([1, 2]).toContain(used.filter((one) => one === arc).length);
  });

  test("closes slips of the pen", async () => {
    const polygons = await polygonsOf({
      Wes: '<path data-province="Wes" d="M0 100H199.2V300H0Z"/>',
      Eas: '<path data-province="Eas" d="M399.2 100H600V300H399.2Z"/>',
    });
    expect(Object.values(polygons).every((list) => list.length === 1)).toBe(true);
  });

  test("may have transforms, groups and another origin", async () => {
    const moved = toySvg({
      Wes: '<g transform="translate(100 200)"><path data-province="Wes" transform="rotate(90)" d="M-100-100h200v200h-200z"/></g>',
      Eas: '<path data-province="Eas" transform="matrix(2 0 0 2 400 100)" d="m0 0h100v100h-100z"/>',
    })
      .replace('viewBox="0 0', 'viewBox="-50 20')
      .replace(/(viewBox.*)/, '$1<g transform="translate(-50 20)">')
      .replace("</svg>", "</g></svg>");
    const { sketch, faults } = await read(moved);
    expect(faults).toEqual([]);
    expect(sketch!.coasts["Mid/nc"]).toEqual([350, 140]);
  });

  test("may have holes, islands and places off the board", async () => {
    const polygons = await polygonsOf({
      Wes: '<path data-province="Wes" d="M0 100H200V300H0Z M50 150h40v40h-40z M20 20h30v30h-30z"/>',
      hole: '<rect data-off="land" x="50" y="150" width="40" height="40"/>',
      beyond: '<circle data-off="water" cx="540" cy="360" r="30"/>',
      Sou: '<path data-province="Sou" d="M0 200H600V400H0Z M510 360a30 30 0 0 0 60 0a30 30 0 0 0-60 0z"/>',
    });
    expect(provinceAt(polygons, [70, 170])).toBe(OFF);
    expect(provinceAt(polygons, [540, 360])).toBe(OFF);
    expect(provinceAt(polygons, [35, 35])).toBe("Wes");
  });

  test("gives places to units, labels, centers and coasts", async () => {
    const { sketch } = await read(
      toySvg({
        unit: '<circle data-unit="Wes" cx="60" cy="180" r="2"/>',
        label: '<g transform="translate(0 10)"><circle data-label="Wes" cx="60" cy="220" r="2"/></g>',
        center: '<circle data-center="Wes" cx="120" cy="180" r="2"/>',
      }),
    );
    expect(sketch!.given).toEqual({ Wes: { unit: [60, 180], label: [60, 230], center: [120, 180] } });
    expect(sketch!.coasts).toEqual({ "Mid/nc": [350, 140], "Mid/sc": [350, 260] });
  });

  test("may spell the place of a center as older ones do", async () => {
    const { sketch, faults } = await read(
      toySvg({ center: '<circle data-centre="Wes" cx="120" cy="180" r="2"/>' }),
    );
    expect(faults).toEqual([]);
    expect(sketch!.given).toEqual({ Wes: { center: [120, 180] } });
  });

  test("may have decoration, and what editors add", async () => {
    const { faults } = await read(
      toySvg({
        editor:
          '<e:view xmlns:e="urn:editor" zoom="2"/><defs><path id="ship" d="M0 0h9"/></defs><style>.a{}</style>',
        compass: '<g data-decoration=""><text x="5" y="5">N</text><use href="#ship"/><path d="M0 0h9"/></g>',
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe("a drawing is refused", () => {
  test("with everything that is wrong at once", async () => {
    expect(
      await faultsOf({
        Wes: '<path data-province="wes" d="M0 100H200V300H0Z"/>',
        Eas: '<path data-province="Eas" d="M390 100H600V300L390 290"/>',
        unit: '<circle data-unit="Mid" cx="100" cy="50" r="2"/>',
        use: '<use href="#Mid"/>',
      }),
    ).toEqual([
      "line 6, Eas: the line from 390, 100 to 390, 290 is not closed: end it where it starts, or with Z",
      expect.stringMatching(
        /^line 10: <use> cannot be read: draw provinces as path, polygon, rect, circle, ellipse/,
      ),
      'line 4: the table has no province "wes": did you mean Wes?',
      'Wes: not drawn: add a shape with data-province="Wes"',
      "line 9, unit of Mid: 100, 50 is in Nor: move it into Mid",
    ]);
  });

  test.each<[string, Record<string, string>, (string | RegExp)[]]>([
    [
      "an unknown name",
      { more: '<rect data-province="Xyz" x="9" y="9" width="9" height="9"/>' },
      ['line 9: the table has no province "Xyz"'],
    ],
    [
      "a shape without a name",
      { more: '<rect x="9" y="9" width="9" height="9"/>' },
      [/^line 9: a shape without a name: give it data-province/],
    ],
    [
      "the full name for the id",
      { Wes: '<path id="West" d="M0 100H200V300H0Z"/>' },
      ['line 4: the table has no province "West": did you mean Wes?', /^Wes: not drawn/],
    ],
    [
      "a province drawn twice",
      { more: '<path data-province="Wes" d="M0 0h50v50h-50z"/>' },
      ["line 9, Wes: already drawn on line 4: make both one path, or rename one"],
    ],
    ["a missing province", { Eas: "" }, ['Eas: not drawn: add a shape with data-province="Eas"']],
    [
      "a line that crosses itself",
      { Wes: '<path data-province="Wes" d="M0 100L200 300V100L0 300Z"/>' },
      ["line 4, Wes: its line crosses or touches itself at 100, 200: an outline must be simple"],
    ],
    [
      "overlapping lands",
      { Eas: '<path data-province="Eas" d="M380 120H600V300H380Z"/>' },
      ["line 6, Mid and Eas: overlap by 3600 px² at 390, 250: they must share one line there"],
    ],
    [
      "overlapping seas",
      { Sou: '<rect data-province="Sou" y="60" width="600" height="340"/>' },
      [/^line 3, Nor and Sou: overlap by \d+ px² at/],
    ],
    [
      "a gap",
      { Sou: '<rect data-province="Sou" y="200" width="600" height="180"/>' },
      [
        /^300, 390: 12000 px² of the sheet belong to no shape: extend a neighbor, or draw a shape with data-off/,
      ],
    ],
    [
      "a sea that land cuts apart",
      {
        Nor: '<path data-province="Nor" d="M0 0H600V200H500V350H450V200H0Z"/>',
        Sou: '<path data-province="Sou" d="M0 200H450V350H500V200H600V400H0Z"/>',
      },
      [/^Nor: land cuts it into 2 pieces, at [\d., ]+ and at 475, 325: a sea must be one piece$/],
    ],
    [
      "a center where the table has none",
      { more: '<circle data-center="Eas" cx="500" cy="200" r="2"/>' },
      ["line 9, center of Eas: the province has no supply center in the table: remove the point"],
    ],
    [
      "an unknown coast",
      {
        more: '<circle data-coast="Mid/ec" cx="300" cy="200" r="2"/>',
        other: '<circle data-coast="Wes/nc" cx="30" cy="200" r="2"/>',
      },
      [
        'line 9, coast of Mid/ec: the table has no coast "Mid/ec": Mid has nc and sc',
        'line 10, coast of Wes/nc: the table has no coast "Wes/nc": Wes has no separate coasts',
      ],
    ],
    ["a forgotten coast", { sc: "" }, [/^Mid\/sc: no place for its fleet: add <circle data-coast="Mid\/sc"/]],
    [
      "a point given twice, for nobody, or for a coast that only fleets have",
      {
        one: '<circle data-unit="Wes" cx="60" cy="180" r="2"/><circle data-unit="Wes" cx="61" cy="180" r="2"/>',
        two: '<circle data-unit="Abc" cx="60" cy="180" r="2"/>',
        three: '<circle data-label="Mid/nc" cx="300" cy="200" r="2"/>',
      },
      [
        "line 9, unit of Wes: already given on line 9",
        'line 10, unit of Abc: the table has no province "Abc"',
        'line 11, label of Mid/nc: only data-coast names a coast: write data-label="Mid"',
      ],
    ],
    [
      "a point that is no circle",
      { more: '<rect data-unit="Wes" x="60" y="180" width="4" height="4"/>' },
      ["line 9, Wes: data-unit is on a rect: a point must be a circle"],
    ],
    [
      "a point off the board",
      { more: '<circle data-unit="Wes" cx="-60" cy="180" r="2"/>' },
      ["line 9, unit of Wes: -60, 180 is off the board: move it into Wes"],
    ],
    [
      "units of length",
      { Nor: '<rect data-province="Nor" width="60mm" height="200"/>' },
      ['line 2, Nor: the rect has width="60mm": it must be a plain number'],
    ],
    [
      "shapes without their numbers",
      {
        Wes: '<path data-province="Wes"/>',
        Eas: '<polygon data-province="Eas" points="400,100 600"/>',
        Nor: '<rect data-province="Nor" width="0" height="200"/>',
        Sou: '<rect data-province="Sou" y="200" rx="4" width="600" height="200"/>',
      },
      [
        "line 2, Nor: the rect has no size",
        "line 3, Sou: a rect with rounded corners cannot be read: draw it as a path",
        "line 4, Wes: the path has no d attribute",
        /^line 6, Eas: the polygon needs three or more points/,
      ],
    ],
    [
      "clips, masks and hidden shapes",
      {
        Wes: '<path data-province="Wes" clip-path="url(#a)" d="M0 100H200V300H0Z"/>',
        Eas: '<path data-province="Eas" style="mask: url(#b); fill: red" d="M400 100H600V300H400Z"/>',
        Nor: '<g style="display:none"><rect data-province="Nor" width="600" height="200"/></g>',
        Sou: '<rect data-province="Sou" visibility="hidden" y="200" width="600" height="200"/>',
      },
      [
        /^line 2: display is not supported: show it, delete it/,
        /^line 3, Sou: visibility is not supported/,
        "line 4, Wes: clip-path is not supported: draw the shape as it should be seen",
        "line 6, Eas: mask is not supported: draw the shape as it should be seen",
      ],
    ],
    [
      "transforms that cannot be followed",
      {
        Wes: '<path data-province="Wes" style="transform: scale(2)" d="M0 100H200V300H0Z"/>',
        Eas: '<path data-province="Eas" transform="turn(5)" d="M400 100H600V300H400Z"/>',
      },
      [
        "line 4, Wes: a transform in a style is not supported: use the transform attribute",
        /^line 6, Eas: the transform turn\(\) is unknown/,
      ],
    ],
    [
      "attributes that mean nothing",
      { Wes: '<path data-province="Wes" data-capital="Wes" d="M0 100H200V300H0Z"/>' },
      [/^line 4, Wes: data-capital means nothing here: there are data-province, data-off, .* data-center/],
    ],
    [
      "a place off the board that is neither land nor water",
      { more: '<rect data-off="ice" x="9" y="9" width="9" height="9"/>' },
      ['line 9: data-off="ice": it must be land or water'],
    ],
  ])("for %s", async (_what, changes, expected) => {
    const faults = await faultsOf(changes);
    expect(faults).toEqual(
      expected.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))),
    );
  });

  test.each<[string, string, string | RegExp]>([
    ["is not XML", "hello", "line 1: not well-formed XML: missing root element"],
    ["is cut off", toySvg().replace("</svg>", "<g>"), /^line \d+: not well-formed XML: /],
    ["lacks quotes", toySvg().replace('"0 0 600 400"', "0"), /^line 1: not well-formed XML: /],
    ["is another kind of XML", "<html/>", "line 1: the outermost element is <html>: it must be <svg>"],
    ["lacks the namespace", '<svg viewBox="0 0 600 400"/>', /^line 1: the svg element needs xmlns="http/],
    ["has no size", toySvg().replace("viewBox", "box"), /^line 1, svg: viewBox="": it must be four numbers/],
    ["has a broken size", toySvg().replace("600 400", "600 399.5"), /its sides whole px from 300 to 4000$/],
    ["is far too large", toySvg().replace("600 400", "60000 400"), /its sides whole px from 300 to 4000$/],
  ])("if it %s", async (_what, text, expected) => {
    const { sketch, faults } = await read(text);
    expect(sketch).toBeNull();
    expect(faults).toEqual([typeof expected === "string" ? expected : expect.stringMatching(expected)]);
  });
});

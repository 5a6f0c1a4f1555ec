import type { BoardNotes, BoardTable } from "@chancery/variants/boards";
import { describe, expect, test, vi } from "vitest";
import { type BoardSource, buildBoard, fingerprint } from "./build.ts";
import type { BoardSpec } from "./spec.ts";
import { toySvg, toyTable } from "./svg/toy.ts";
import { toy, toyUnits } from "./toy.ts";

vi.setConfig({ testTimeout: 60_000 });

interface Change {
  readonly spec?: Partial<BoardSpec>;
  readonly edges?: Partial<BoardTable["edges"]>;
  readonly notes?: Partial<BoardNotes>;
}

const NO_NOTES: BoardNotes = {
  grounds: {},
  otherwise: "",
  provinces: {},
  edges: {},
  fleetLegs: {},
  crossings: "",
  canals: "",
  closed: "",
  remarks: {},
};

/** What is wrong with the toy board after a change. */
async function faultsOf({ spec, edges, notes }: Change): Promise<string[]> {
  const board: BoardSource = {
    spec: { ...toy.spec, ...spec },
    table: { ...toy.table, edges: { ...toy.table.edges, ...edges } },
    notes: { ...NO_NOTES, ...notes },
  };
  const { faults } = await buildBoard(board, toyUnits);
  return faults.map(({ where, what }) => `${where}: ${what}`);
}

test("a sound board is drawn, with a place for everything", async () => {
  const { faults, geometry } = await buildBoard(toy, toyUnits);
  expect(faults).toEqual([]);
  expect(Object.keys(geometry?.anchors ?? {})).toEqual(["Wes", "Eas", "Nth", "Nor", "Sou"]);
  expect(geometry?.anchors.Wes.center).toBeDefined();
  expect(geometry?.anchors.Eas.center).toBeUndefined();
});

describe("the build fails and says where", () => {
  test("when a unit is unknown", async () => {
    expect(await faultsOf({ spec: { units: { AAA: { Wes: "Wset", Eas: "*" } } } })).toEqual([
      'units of Wes: the data have no unit "AAA/Wset"',
    ]);
  });

  test("when a unit is listed twice", async () => {
    expect(await faultsOf({ spec: { units: { AAA: { Wes: "West", Eas: "West|East" } } } })).toEqual([
      "units of Eas: AAA/West is listed twice",
    ]);
  });

  test("when a province is unknown", async () => {
    const faults = await faultsOf({
      spec: { countries: { BBB: "Xxx" }, grow: { Yyy: 2 }, pieces: [["Zzz", 12, 47]] },
    });
    expect(faults).toEqual([
      'countries: BBB: the table has no province "Xxx"',
      'pieces: the table has no province "Zzz"',
      'grow: the table has no province "Yyy"',
    ]);
  });

  test("when a sea or a coast of the table is forgotten", async () => {
    expect(await faultsOf({ spec: { seas: { Nor: [[12, 47.5]] } } })).toEqual([
      "Sou: a sea of the table without a point in seas",
    ]);
    expect(await faultsOf({ spec: { coasts: { "Wes/nc": [10, 46] } } })).toEqual([
      'coasts: the table has no coast "Wes/nc"',
    ]);
  });

  test("when a sea leaks into another", async () => {
    const [first] = toy.spec.seaLines;
    expect(await faultsOf({ spec: { seaLines: [first] } })).toEqual([
      "Sou: leaks into Nor: no sea line parts them at 12, 44.5",
    ]);
  });

  test("when the point of a sea lies on land, or that of a piece in the water", async () => {
    const faults = await faultsOf({
      spec: { seas: { Nor: [[12, 47.5]], Sou: [[12, 45.5]] }, pieces: [["Wes", 8, 45]] },
    });
    expect(faults).toEqual([
      "piece for Wes: there is no land at 8, 45",
      "Sou: its point 12, 45.5 lies in no water",
    ]);
  });

  test("when a province has no area", async () => {
    expect(await faultsOf({ spec: { countries: {}, units: { AAA: { Wes: "West", Eas: "*" } } } })).toEqual([
      "Nth: the province has no area on the sheet",
    ]);
  });

  test("when water on the sheet is nobody's", async () => {
    const seaLines = [
      ...toy.spec.seaLines,
      [
        [13.5, 46.5],
        [24, 46.5],
      ],
    ] as const;
    expect((await faultsOf({ spec: { seaLines } })).join()).toContain(
      "water on the sheet that no point names",
    );
  });

  test("when an edge of the table has no common border and is no crossing or canal", async () => {
    const faults = await faultsOf({ edges: { water: `${toy.table.edges.water} Sou-Nth` } });
    expect(faults).toEqual([
      "Nth-Sou: the table lets fleets pass, but no common border is drawn: draw one, or declare a crossing or canal",
    ]);
  });

  test("when a common border has no edge and is not declared closed", async () => {
    const faults = await faultsOf({ edges: { both: "Nth-Wes Eas-Nth", land: "" } });
    expect(faults).toHaveLength(2);
    for (const [i, who] of ["armies", "fleets"].entries()) {
      expect(faults[i]).toMatch(
        new RegExp(
          `^Eas-Wes: \\d+ px of common border are drawn for ${who}, but the table has no edge: add it`,
        ),
      );
    }
  });

  test("when a crossing is declared although a border is drawn", async () => {
    expect((await faultsOf({ notes: { crossings: "Eas-Wes" } }))[0]).toMatch(
      /^Eas-Wes: a crossing is declared, but \d+ px/,
    );
  });

  test("when a unit does not fit", async () => {
    const sliver = { to: "Wes", over: ["Eas", "Nth"], rough: 0 } as const;
    const faults = await faultsOf({
      spec: {
        warp: { ...toy.spec.warp, land: 1, lifts: 0 },
        paint: [
          {
            ...sliver,
            area: [
              [11.9, 45.5],
              [11.9, 47.1],
              [14.1, 47.1],
              [14.1, 44.9],
              [12.06, 44.9],
              [12.06, 45.5],
            ],
          },
          {
            ...sliver,
            to: "Nth",
            over: ["Wes"],
            area: [
              [9.9, 46],
              [9.9, 47.1],
              [12.1, 47.1],
              [12.1, 46],
            ],
          },
        ],
      },
    });
    expect(faults).toContain("Eas: no room for a unit of 14 px with its label and center");
  });
});

describe("the build accepts", () => {
  test("a common border that is declared closed", async () => {
    expect(await faultsOf({ edges: { both: "Nth-Wes Eas-Nth" }, notes: { closed: "Eas-Wes" } })).toEqual([]);
  });

  test("an edge without a border that is declared a crossing, and marks it", async () => {
    const water = `${toy.table.edges.water} Sou-Nth`;
    const board = {
      ...toy,
      table: { ...toy.table, edges: { ...toy.table.edges, water } },
      notes: { ...NO_NOTES, crossings: "Sou-Nth" },
    };
    const { faults, geometry } = await buildBoard(board, toyUnits);
    expect(faults).toEqual([]);
    expect(geometry?.crossings.map(({ between }) => between)).toEqual([["Sou", "Nth"]]);
  });

  test("a fleet's way by canal", async () => {
    const water = `${toy.table.edges.water} Sou-Nth`;
    expect(await faultsOf({ edges: { water }, notes: { canals: "Sou-Nth" } })).toEqual([]);
  });
});

describe("a board drawn as SVG", () => {
  const draw = async (
    changes: Parameters<typeof toySvg>[0],
    edges: Partial<BoardTable["edges"]> = {},
    notes: Partial<BoardNotes> = {},
  ) => {
    const table = { ...toyTable, edges: { ...toyTable.edges, ...edges } };
    const { faults, geometry } = await buildBoard(
      { svg: toySvg(changes), table, notes: { ...NO_NOTES, ...notes } },
      [],
    );
    return { faults: faults.map(({ where, what }) => `${where}: ${what}`), geometry };
  };

  test("has a place for everything, and what the drawing gives exactly there", async () => {
    const { faults, geometry } = await draw({
      unit: '<circle data-unit="Wes" cx="70" cy="180" r="2"/>',
      label: '<circle data-label="Wes" cx="70" cy="240" r="2"/>',
      center: '<circle data-center="Wes" cx="140" cy="200" r="2"/>',
      other: '<circle data-unit="Eas" cx="470" cy="250" r="2"/>',
      seaLabel: '<circle data-label="Nor" cx="120" cy="40" r="2"/>',
    });
    expect(faults).toEqual([]);
    const { Wes, Mid, Eas, Nor } = geometry!.anchors;
    expect([Wes.unit, Wes.label.at, Wes.center, Wes.radius]).toEqual([[70, 180], [70, 240], [140, 200], 24]);
    expect(Mid.coasts).toMatchObject({ nc: { unit: [350, 140] }, sc: { unit: [350, 260] } });
    expect(Eas.unit).toEqual([470, 250]);
    expect(Nor.label.at).toEqual([120, 40]);
  });

  test("is compared with its table", async () => {
    expect((await draw({}, { land: "Eas-Mid Eas-Wes Mid-Wes" })).faults).toEqual([
      "Eas-Wes: the table lets armies pass, but no common border is drawn: draw one, or declare a crossing",
    ]);
    const [fault] = (await draw({}, { land: "Eas-Mid" })).faults;
    expect(fault).toMatch(
      /^Mid-Wes: 200 px of common border are drawn for armies, but the table has no edge: add it/,
    );
    expect((await draw({}, { land: "Eas-Mid Eas-Wes Mid-Wes" }, { crossings: "Eas-Wes" })).faults).toEqual(
      [],
    );
  });

  test("fails where things do not fit", async () => {
    const { faults, geometry } = await draw({
      unit: '<circle data-unit="Wes" cx="190" cy="180" r="2"/>',
      label: '<circle data-label="Eas" cx="402" cy="200" r="2"/>',
    });
    expect(faults).toEqual([
      "Wes: its unit at 190, 180 is too near to the border: it needs 15 px around it",
      "Eas: no room for a unit of 14 px with its label and center where the drawing wants them",
    ]);
    expect(geometry).toBeNull();
  });

  test("is redrawn when its file changes", () => {
    const print = (svg: string): string => fingerprint({ svg, table: toyTable });
    expect(print(toySvg())).not.toBe(print(toySvg({ more: "<!-- -->" })));
  });
});

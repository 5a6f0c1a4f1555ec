import { describe, expect, test } from "vitest";
import { complete } from "./complete.ts";
import { FORMATS } from "./formats.ts";
import type { GameRecord } from "./record.ts";
import { replay } from "./replay.ts";

const POWERS = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

const read = (format: string, given: unknown) => {
  const game = FORMATS[format].read(given);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

const fault = (format: string, given: unknown) => {
  const game = FORMATS[format].read(given);
  return game.ok ? null : { path: game.error.path, code: game.error.fault.code };
};

/** What is written in a format. */
const write = (format: string, record: GameRecord): unknown => FORMATS[format].write?.(record, play(record));

const play = (record: GameRecord) => {
  const game = replay(record);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

/** The start of a game on the board of 1901, and what France and Germany ordered. */
const opening: GameRecord = {
  id: "one",
  variant: "classic",
  rulebook: "2023",
  options: {},
  phases: [
    {
      phase: "S1901M",
      orders: { France: ["A Par - Bur", "F Bre - Mid", "A Mar S A Par - Bur"], Germany: ["A Mun - Bur"] },
      messages: [
        { from: "France", to: "all", text: "Good luck!", time: 5000 },
        { from: "Germany", to: ["France", "Italy"], text: "Burgundy is mine.", time: 6000 },
      ],
    },
    { phase: "F1901M", orders: { France: ["F Mid - Spa/sc", "A Bur - Mun"], Germany: ["A Mun - Tyr"] } },
  ],
};

describe.each(["chancery", "py-diplomacy", "cicero"])("%s", (format) => {
  const whole = complete(opening, play(opening));
  const written = JSON.parse(JSON.stringify(write(format, whole)));

  test("gives back the game, with messages and results", () => {
    const { record, unknownFields } = read(format, written);
    expect(unknownFields).toEqual([]);
    expect(play(record).differences).toEqual([]);
    expect(complete(record, play(record))).toEqual(whole);
  });

  test("keeps how a game ended by agreement", () => {
    const [spring, fall] = whole.phases;
    const draw = ["France", "Germany"];
    const ended = {
      ...whole,
      phases: [spring, { ...fall, next: { ...fall.next, phase: "COMPLETED", draw } as typeof fall.next }],
    };
    const text = JSON.stringify(write(format, ended as GameRecord));
    const { record } = read(format, JSON.parse(text));
    expect(complete(record, play(record)).phases.at(-1)?.next).toMatchObject({ phase: "COMPLETED", draw });
  });
});

describe("saved games of other programs", () => {
  const state = (name: string, units: Record<string, string[]>, more = {}) => ({ name, units, ...more });
  const start = {
    AUSTRIA: ["A BUD", "A VIE", "F TRI"],
    ENGLAND: ["F EDI", "F LON", "A LVP"],
    FRANCE: ["F BRE", "A MAR", "A PAR"],
    GERMANY: ["F KIE", "A BER", "A MUN"],
    ITALY: ["F NAP", "A ROM", "A VEN"],
    RUSSIA: ["A WAR", "A MOS", "F SEV", "F STP/SC"],
    TURKEY: ["F ANK", "A CON", "A SMY"],
  };

  test("are written in capitals, with the names and fields that others know", () => {
    const { map, phases, outcome } = write("py-diplomacy", opening) as {
      map: string;
      outcome?: unknown;
      phases: { name: string; orders: unknown; results: unknown; messages: unknown[]; state: unknown }[];
    };
    expect([map, outcome]).toEqual(["standard", undefined]);
    expect(phases.map(({ name }) => name)).toEqual(["S1901M", "F1901M", "W1901A"]);
    expect(phases[0].orders).toMatchObject({
      FRANCE: ["A PAR - BUR", "F BRE - MAO", "A MAR S A PAR - BUR"],
      ENGLAND: [],
    });
    expect(phases[0].results).toMatchObject({ "A MUN": ["bounce"], "A PAR": [], "F LON": [] });
    expect(phases[0].messages.map((each) => (each as { recipient: string }).recipient)).toEqual([
      "GLOBAL",
      "FRANCE",
      "ITALY",
    ]);
    expect(phases[2].state).toMatchObject({
      builds: { FRANCE: { count: 2, homes: ["BRE", "PAR"] }, GERMANY: { count: -1, homes: [] } },
    });
  });

  test("mark dislodged units with an asterisk, and say where they may go", () => {
    const given = {
      id: 7,
      map: "standard",
      phases: [
        {
          name: "F1901R",
          state: state(
            "F1901R",
            { FRANCE: ["A BUR", "*A GAS"], GERMANY: ["A MUN"], ITALY: ["A MAR"] },
            { retreats: { FRANCE: { "A GAS": ["BRE", "SPA"] } } },
          ),
          orders: { FRANCE: ["A GAS R BRE"] },
        },
      ],
    };
    const { record } = read("cicero", given);
    const { phases } = play(record);
    expect(phases[0].report.state.units.France).toEqual(["A Bre", "A Bur"]);
    const back = write("cicero", record) as { phases: { state: unknown }[] };
    expect(back.phases[0].state).toMatchObject({
      units: { FRANCE: ["A BUR", "*A GAS"] },
      retreats: { FRANCE: { "A GAS": ["BRE", "SPA"] } },
    });
  });

  test("may see an outcome differently: that is told with our reason, and the game goes on from theirs", () => {
    const next = { ...start, FRANCE: ["F BRE", "A MAR", "A BUR"], GERMANY: ["F KIE", "A BER", "A RUH"] };
    const { record } = read("py-diplomacy", {
      map: "standard",
      phases: [
        {
          name: "S1901M",
          state: state("S1901M", start),
          orders: { FRANCE: ["A PAR - BUR"], GERMANY: ["A MUN - BUR"] },
        },
        { name: "F1901M", state: state("F1901M", next), orders: { FRANCE: ["A BUR - MUN"] } },
      ],
    });
    const { differences, phases } = play(record);
    expect(differences.map(({ phase, what, power }) => [phase, what, power])).toEqual([
      ["S1901M", "units", "France"],
      ["S1901M", "units", "Germany"],
    ]);
    expect(differences[0].ours).toContain("A Par");
    expect(differences[0].theirs).toContain("A Bur");
    expect(differences[0].because.map(({ order, reason }) => [order, reason?.code])).toEqual([
      ["A Par - Bur", "bounced-by-rival"],
      ["A Mun - Bur", "bounced-by-rival"],
    ]);
    expect(phases[1].report.state.units.France).toContain("A Mun");
  });

  test("are checked: a result that isn't ours, orders nobody can read, fields nobody knows", () => {
    const { record, unknownFields } = read("py-diplomacy", {
      map: "standard",
      mood: "fine",
      phases: [
        {
          name: "S1901M",
          state: state("S1901M", start, { weather: "rain" }),
          orders: { FRANCE: ["A PAR - BUR", "A PAR FLIES"], GERMANY: null },
          results: { "A PAR": ["bounce"] },
        },
      ],
    });
    expect(unknownFields).toEqual(["mood", "phases[].state.weather"]);
    const { differences, misread } = play(record);
    expect(differences.map(({ what, ours, theirs }) => [what, ours, theirs])).toEqual([
      ["result", [], ["bounce"]],
    ]);
    expect(misread.map(({ phase, report }) => [phase, report.text])).toEqual([["S1901M", "A PAR FLIES"]]);
  });

  test("are refused with the place of what is wrong", () => {
    expect(fault("py-diplomacy", { map: "standard" })).toEqual({ path: "phases", code: "missing" });
    expect(fault("py-diplomacy", { map: "colonial", phases: [] })).toEqual({
      path: "map",
      code: "unknown-variant",
    });
    const phase = { name: "S1901M", state: { name: "S1901M", units: { FRANCE: "A PAR" } } };
    expect(fault("cicero", { map: "standard", phases: [phase] })).toEqual({
      path: "phases[0].state.units.FRANCE",
      code: "wrong-type",
    });
    const { record } = read("cicero", {
      map: "standard",
      phases: [
        { name: "S1901M", state: state("S1901M", { FRANCE: ["A XYZ"] }), orders: { FRANCE: ["A PAR H"] } },
      ],
    });
    // The start is reached without help, so what the record says of it is not needed.
    expect(play(record).phases).toHaveLength(1);
  });
});

test("phases that a record leaves out are played, and what comes too late is told", () => {
  const record: GameRecord = {
    ...opening,
    phases: [
      { phase: "S1901M", orders: {} },
      { phase: "S1902M", orders: { France: ["A Par - Bur"] } },
    ],
  };
  const { phases, unplayed } = play(record);
  expect(phases.map(({ report }) => report.phase)).toEqual(["S1901M", "F1901M", "S1902M"]);
  expect(unplayed).toEqual([]);
  const backwards = { ...record, phases: [record.phases[1], { ...opening.phases[0] }] };
  expect(play(backwards).unplayed.map(({ phase }) => phase)).toEqual(["S1901M"]);
});

describe("logs of Droidippy", () => {
  const positions = (units: string[]) => ["POSITIONS", ...units];
  const log = [
    "PHASE 1901 Spring Movement",
    ...positions(["France: A par", "France: S par", "Germany: A mun", "Germany: S mun", "France: A mar"]),
    "ORDERS",
    " France: Army par move bur",
    " France: Army mar support Army par move bur",
    " Germany: Army mun hold",
    "PHASE 1901 Fall Movement",
    ...positions(["France: A bur", "France: S par", "Germany: A mun", "Germany: S mun", "France: A mar"]),
    "ORDERS",
  ];

  test("are read: positions, orders, and where the game stopped", () => {
    const { record } = read("droidippy", log.join("\n"));
    expect(record.rulebook).toBe("1971");
    expect(record.phases.map(({ phase, orders }) => [phase, orders])).toEqual([
      ["S1901M", { France: ["A par - bur", "A mar S A par - bur"], Germany: ["A mun H"] }],
    ]);
    expect(record.phases[0].next?.units).toEqual({ France: ["A bur", "A mar"], Germany: ["A mun"] });
  });

  test("know a dislodged unit by the phase before", () => {
    const { record } = read(
      "droidippy",
      [
        ...log.slice(0, 10),
        "PHASE 1901 Spring Retreat",
        "POSITIONS",
        "Germany:  mun",
        "France: A bur",
        "ORDERS",
        " Germany: Army mun move ruh",
      ].join("\n"),
    );
    expect(record.phases[1].state?.dislodged).toEqual([{ power: "Germany", unit: "A mun" }]);
    expect(record.phases[1].orders).toEqual({ Germany: ["A mun R ruh"] });
  });

  test("may leave out whose orders they are", () => {
    const short = [
      "PHASE 1901 Fall Retreat",
      ...positions([
        "France: army bur",
        "Germany: army/dislodged mun",
        "France: army mun",
        "Germany: fleet kie",
      ]),
      "ORDERS",
      "mun move ruh",
      "PHASE 1901 Fall Adjustment",
      ...positions(["France: army mun", "France: supply par", "Germany: army ruh", "Germany: fleet kie"]),
      "ORDERS",
      "build Fleet par",
      "remove kie",
      "PHASE 1902 Spring Movement",
      ...positions(["France: army mun", "France: fleet mid", "Germany: army ruh"]),
      "ORDERS",
      "mid convoy mun move spa",
      "ruh support mun",
    ];
    const { record } = read("droidippy", short.join("\n"));
    expect(record.phases.map(({ orders }) => orders)).toEqual([
      { Germany: ["A mun R ruh"] },
      { France: ["Build F par"], Germany: ["Disband F kie"] },
      { France: ["F mid C mun - spa"], Germany: ["A ruh S mun"] },
    ]);
    expect(record.phases[0].state).toMatchObject({
      units: { France: ["A bur", "A mun"], Germany: ["F kie"] },
      dislodged: [{ power: "Germany", unit: "A mun" }],
    });
    expect(fault("droidippy", [...short, "bur move par"].join("\n"))).toMatchObject({
      code: "unreadable-line",
    });
  });

  test("are refused with the line that makes no sense", () => {
    expect(fault("droidippy", [...log, "Chapter 2"].join("\n"))).toEqual({
      path: `[${log.length + 1}]`,
      code: "unreadable-line",
    });
  });
});

describe("states of webDiplomacy", () => {
  const unit = (unitType: string, terrID: number, countryID: number, retreating = "No") => ({
    unitType,
    terrID,
    countryID,
    retreating,
  });
  const given = {
    gameID: 12,
    variantID: 1,
    turn: 1,
    phase: "Diplomacy",
    gameOver: "No",
    standoffs: [],
    occupiedFrom: [],
    phases: [
      {
        turn: 0,
        phase: "Diplomacy",
        units: [unit("Army", 47, 2), unit("Army", 49, 2), unit("Fleet", 79, 7)],
        centers: [{ terrID: 47, countryID: 2 }],
        orders: [
          { countryID: 2, terrID: 47, unitType: "Army", type: "Move", toTerrID: 48, viaConvoy: "No" },
          { countryID: 2, terrID: 49, unitType: "Army", type: "Support move", fromTerrID: 47, toTerrID: 48 },
          { countryID: 7, terrID: 79, unitType: "Fleet", type: "Move", toTerrID: 57, viaConvoy: "No" },
        ],
      },
    ],
  };

  test("are read by their numbers", () => {
    const { record, unknownFields } = read("webdiplomacy", given);
    expect(unknownFields).toEqual([]);
    const [{ phase, orders, state }] = record.phases;
    expect([record.id, record.variant, phase]).toEqual(["12", "classic", "S1901M"]);
    expect(state?.units).toMatchObject({ FRANCE: ["A PAR", "A MAR"], RUSSIA: ["F STP/SC"] });
    expect(orders).toMatchObject({
      FRANCE: ["A PAR - BUR", "A MAR S A PAR - BUR"],
      RUSSIA: ["F STP/SC - BOT"],
    });
    expect(Object.keys(orders)).toEqual([
      "ENGLAND",
      "FRANCE",
      "ITALY",
      "GERMANY",
      "AUSTRIA",
      "TURKEY",
      "RUSSIA",
    ]);
  });

  test("say who was dislodged, who bounced and where the game ended", () => {
    const [first] = given.phases;
    const [move, , other] = first.orders;
    const { record } = read("webdiplomacy", {
      ...given,
      phases: [
        { turn: 0, phase: "Pre-game", units: [], centers: [], orders: [] },
        {
          ...first,
          orders: [
            { ...move, success: "No", dislodged: "Yes" },
            { ...other, success: "Yes", dislodged: "No" },
          ],
        },
        {
          turn: 0,
          phase: "Retreats",
          units: [unit("Army", 47, 2, "Yes"), unit("Army", 47, 4)],
          centers: [],
          orders: [{ countryID: 2, terrID: 47, unitType: "Army", type: "Retreat", toTerrID: 48 }],
        },
        { turn: 1, phase: "Finished", units: [unit("Army", 48, 2)], centers: [], orders: [] },
      ],
    });
    const [movement, retreats] = record.phases;
    expect(movement.results).toEqual({ "A PAR": ["bounce", "dislodged"] });
    expect(retreats.state?.dislodged).toEqual([{ power: "FRANCE", unit: "A PAR" }]);
    expect(retreats.next).toMatchObject({ phase: "COMPLETED", units: { FRANCE: ["A BUR"] } });
    const odd = { ...first, phase: "Tea" };
    expect(fault("webdiplomacy", { ...given, phases: [odd] })).toEqual({
      path: "phases[0].phase",
      code: "not-one-of",
    });
  });

  test("are refused where a number stands for nothing", () => {
    const [phase] = given.phases;
    const wrong = { ...given, phases: [{ ...phase, units: [unit("Army", 99, 2)] }] };
    expect(fault("webdiplomacy", wrong)).toEqual({ path: "phases[0].units[0].terrID", code: "unfit" });
    expect(fault("webdiplomacy", { ...given, variantID: 2 })?.path).toBe("variantID");
  });
});

test("every power has its list in what we write", () => {
  const { phases } = write("cicero", opening) as { phases: { orders: object }[] };
  expect(Object.keys(phases[0].orders)).toEqual(POWERS);
});

describe("order sheets that people paste", () => {
  const sheets = `Spring 1901
France:
A Par - Bur
F Bre - Mid (moved)
Germany
A Mun - Bur (*bounce*), F Kie - Den (moved)
A Ber - Kie (stuck in the mud)

Fall 1901
France: A Bur - Mun, F Mid - Spa/sc
Nobody: A Ber H
`;

  test("become a game, with results, and every piece that couldn't be read", () => {
    const { record, unread } = read("text", sheets);
    expect(record.phases).toEqual([
      {
        phase: "S1901M",
        orders: {
          France: ["A Par - Bur", "F Bre - Mid"],
          Germany: ["A Mun - Bur", "F Kie - Den", "A Ber - Kie (stuck in the mud)"],
        },
        results: { "A MUN": ["bounce"] },
      },
      { phase: "F1901M", orders: { France: ["A Bur - Mun", "F Mid - Spa/sc"] } },
    ]);
    expect(unread).toEqual([
      { line: 11, text: "Nobody:" },
      { line: 11, text: "A Ber H" },
    ]);
    const { differences } = play(record);
    expect(differences.map(({ phase, what, theirs }) => [phase, what, theirs])).toContainEqual([
      "F1901M",
      "missing",
      ["A Bur - Mun"],
    ]);
  });

  test("can be about another game, and must have orders in them", () => {
    const duel = FORMATS.text.read("Spring 1901\nLindria: A Eld - Cau", { variant: "causeway" });
    expect(duel.ok && duel.value.record).toMatchObject({ variant: "causeway" });
    expect(fault("text", "Dear all, see you on Monday.")).toEqual({ path: "", code: "no-orders-found" });
  });
});

describe("orders for units that a game without positions doesn't have", () => {
  test("are differences, with what was last ordered or lost there", () => {
    const record: GameRecord = {
      ...opening,
      phases: [
        { phase: "S1901M", orders: { France: ["A Par - Bur"], Germany: ["A Mun - Bur"] } },
        { phase: "F1901M", orders: { France: ["A Bur - Bel"] } },
      ],
    };
    const { differences, misread } = play(record);
    expect(misread).toEqual([]);
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({
      what: "missing",
      power: "France",
      theirs: ["A Bur - Bel"],
      since: "S1901M",
    });
    expect(differences[0].because.map(({ order }) => order)).toEqual(["A Par - Bur", "A Mun - Bur"]);
  });

  test("may have been removed, which is told as well", () => {
    const state = {
      phase: "W1901A",
      units: { France: ["A Par", "A Gas"] },
      centers: { France: ["Par"], Germany: ["Mun"] },
    };
    const record: GameRecord = {
      ...opening,
      rulebook: "1971",
      phases: [
        { phase: "W1901A", state, orders: {} },
        { phase: "S1902M", orders: { France: ["A Gas - Spa"] } },
      ],
    };
    const [{ since, events = [] }] = play(record).differences;
    expect([since, events.map(({ type, unit }) => [type, unit])]).toEqual([
      "W1901A",
      [["disbanded", "A Gas"]],
    ]);
  });

  test("who owned the centers last is compared with the end", () => {
    const owned = (centers: Record<string, string[]>) =>
      play({ ...opening, phases: [opening.phases[0]], centers }).differences.map(({ what, power }) => [
        what,
        power,
      ]);
    const start = play(opening).phases[0].report.state.centers as Record<string, string[]>;
    expect(owned(start)).toEqual([]);
    expect(owned({ ...start, France: [...start.France, "Spa"] })).toEqual([["centers", "France"]]);
  });
});

test("fields of our own records that nobody knows are told, once each", () => {
  const phase = { phase: "S1901M", orders: {}, mood: "fine" };
  const { unknownFields } = read("chancery", {
    phases: [phase, { ...phase, phase: "F1901M" }],
    title: "A game",
  });
  expect(unknownFields).toEqual(["title", "phases[].mood"]);
});

test("a request of the contract is a game of one phase", () => {
  const { record } = read("chancery", {
    state: { phase: "S1902M", units: { France: ["A Par"] } },
    orders: { France: ["A Par H"] },
  });
  expect(record.phases).toMatchObject([{ phase: "S1902M", orders: { France: ["A Par H"] } }]);
});

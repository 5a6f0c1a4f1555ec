import type { OwnFacts, Power } from "@chancery/engine";
import type { OrderState, Scene, SceneHighlight, SceneOrder } from "@chancery/variants/boards";
import { board1935, dissolutionBoard, dissolutionFacts } from "@chancery/variants/boards";
import { embassyScene, favorScene } from "@chancery/variants/dissolution";
import {
  carryOutKicks,
  type Favor,
  readEmbassyOrder,
  readFavor,
  resolveWinter,
  type SliceId,
  siftEmbassyOrders,
} from "@chancery/variants/dissolution/favor";
import { sceneOf } from "../src/scene-of.ts";
import { lookOf } from "./boards.ts";

type Units = Readonly<Record<string, readonly string[]>>;

/** A year into a game of 1901: every power has orders, of every kind and with every result. */
const UNITS_1902: Units = {
  Austria: ["A Vie", "A Bud", "A Ser", "F Tri", "A Gal"],
  England: ["F Lon", "F Nth", "F Nrg", "A Yor", "F Edi"],
  France: ["A Bur", "A Par", "F Mid", "A Mar", "F Eng"],
  Germany: ["A Mun", "A Ruh", "F Den", "A Ber", "A Kie", "F Hol"],
  Italy: ["A Ven", "A Tyr", "F Ion", "A Rom"],
  Russia: ["A Mos", "A War", "A Ukr", "F Rum", "F StP/sc", "A Swe"],
  Turkey: ["A Bul", "A Con", "F Bla", "F Aeg", "A Smy"],
};
const CENTERS_1902: Units = {
  Austria: ["Vie", "Bud", "Tri", "Ser"],
  England: ["Lon", "Edi", "Lvp"],
  France: ["Par", "Mar", "Bre"],
  Germany: ["Ber", "Mun", "Kie", "Den", "Hol"],
  Italy: ["Rom", "Ven", "Nap"],
  Russia: ["Mos", "War", "Sev", "StP", "Rum", "Swe"],
  Turkey: ["Con", "Smy", "Ank", "Bul"],
};

/** An order with its result. */
export const order = <T extends SceneOrder["type"]>(
  type: T,
  power: string,
  state: OrderState,
  rest: Omit<Extract<SceneOrder, { type: T }>, "type" | "power" | "state">,
): SceneOrder => ({ type, power, state, ...rest }) as SceneOrder;

const ORDERS_1902: readonly SceneOrder[] = [
  order("move", "Austria", "fails", { at: "Gal", to: "Ukr", why: "Bounced 1v2 with A Ukr" }),
  order("support-hold", "Austria", "succeeds", { at: "Vie", from: "Bud" }),
  order("hold", "Austria", "succeeds", { at: "Bud" }),
  order("move", "Austria", "fails", { at: "Ser", to: "Bul" }),
  order("support-move", "Austria", "void", { at: "Tri", from: "Vie", to: "Tyr" }),
  order("move", "England", "succeeds", { at: "Yor", to: "Nwy", path: ["Nth", "Nrg"] }),
  order("convoy", "England", "succeeds", { at: "Nth", from: "Yor", to: "Nwy" }),
  order("convoy", "England", "succeeds", { at: "Nrg", from: "Yor", to: "Nwy" }),
  order("move", "England", "fails", { at: "Lon", to: "Eng" }),
  order("support-hold", "England", "succeeds", { at: "Edi", from: "Nth" }),
  order("move", "France", "fails", { at: "Bur", to: "Mun" }),
  order("move", "France", "fails", { at: "Par", to: "Bur" }),
  order("support-move", "France", "fails", { at: "Mar", from: "Par", to: "Bur" }),
  order("move", "France", "succeeds", { at: "Mid", to: "Spa/nc" }),
  order("support-hold", "France", "void", { at: "Eng", from: "Par" }),
  order("move", "Germany", "fails", { at: "Mun", to: "Bur" }),
  order("support-move", "Germany", "succeeds", { at: "Ruh", from: "Mun", to: "Bur" }),
  order("move", "Germany", "pending", { at: "Kie", to: "Ruh" }),
  order("move", "Germany", "pending", { at: "Ber", to: "Kie" }),
  order("move", "Germany", "fails", { at: "Den", to: "Nth" }),
  order("support-move", "Germany", "fails", { at: "Hol", from: "Den", to: "Nth" }),
  order("move", "Italy", "fails", { at: "Ven", to: "Tri" }),
  order("support-move", "Italy", "succeeds", { at: "Tyr", from: "Ven", to: "Tri" }),
  order("move", "Italy", "fails", { at: "Rom", to: "Alb" }),
  order("convoy", "Italy", "fails", { at: "Ion", from: "Rom", to: "Alb" }),
  order("move", "Russia", "succeeds", { at: "War", to: "Gal" }),
  order("support-move", "Russia", "succeeds", { at: "Ukr", from: "War", to: "Gal" }),
  order("move", "Russia", "succeeds", { at: "Mos", to: "War" }),
  order("support-hold", "Russia", "succeeds", { at: "Rum", from: "Ukr" }),
  order("move", "Russia", "succeeds", { at: "StP/sc", to: "Bot" }),
  order("move", "Russia", "fails", { at: "Swe", to: "Den" }),
  order("support-move", "Turkey", "succeeds", { at: "Bla", from: "Bul", to: "Rum" }),
  order("move", "Turkey", "fails", { at: "Bul", to: "Rum" }),
  order("support-hold", "Turkey", "succeeds", { at: "Con", from: "Bul" }),
  order("support-hold", "Turkey", "succeeds", { at: "Aeg", from: "Bul" }),
  order("move", "Turkey", "succeeds", { at: "Smy", to: "Arm" }),
];

export const turn1902 = (orders: readonly SceneOrder[] = ORDERS_1902): Scene =>
  sceneOf(
    { phase: "F1902M", units: UNITS_1902, centers: CENTERS_1902 },
    { ...lookOf("classic"), title: "Autumn 1902", orders },
  );

/** A turn on the board that is drawn by hand, with fleets on a separate coast and at sea. */
export const turnOnCauseway = (): Scene =>
  sceneOf(
    {
      phase: "F1901M",
      units: {
        Lindria: ["F Gul", "A Eld", "A Sal", "F Amb"],
        Corvany: ["A Tar", "A Iro", "F Cau/sc", "F Col"],
      },
      centers: { Lindria: ["Gul", "Eld", "Sal", "Ott"], Corvany: ["Tar", "Iro", "Dun"] },
    },
    {
      ...lookOf("causeway"),
      title: "Fall 1901",
      orders: [
        order("move", "Lindria", "fails", { at: "Eld", to: "Cau" }),
        order("support-move", "Lindria", "succeeds", { at: "Gul", from: "Eld", to: "Cau" }),
        order("move", "Lindria", "succeeds", { at: "Sal", to: "Ott", path: ["Amb"] }),
        order("convoy", "Lindria", "succeeds", { at: "Amb", from: "Sal", to: "Ott" }),
        order("hold", "Corvany", "succeeds", { at: "Cau/sc" }),
        order("support-hold", "Corvany", "succeeds", { at: "Iro", from: "Cau/sc" }),
        order("move", "Corvany", "succeeds", { at: "Tar", to: "Whi", path: ["Col"] }),
        order("convoy", "Corvany", "succeeds", { at: "Col", from: "Tar", to: "Whi" }),
      ],
    },
  );

const HIGHLIGHTS: readonly SceneHighlight[] = [
  { at: "Par", kind: "selected" },
  { at: "Pic", kind: "target" },
  { at: "Bre", kind: "target" },
  { at: "Mar", kind: "own" },
  { at: "Mos", kind: "warning" },
];

/** What comes after it: retreats, builds and removals in one picture, and highlights. */
export const retreats1902 = (): Scene =>
  sceneOf(
    {
      phase: "F1902R",
      units: {
        ...UNITS_1902,
        Germany: ["A Ber", "A Kie", "F Den", "A Bur", "F Hol"],
        France: ["A Par", "F Spa/nc", "A Mar", "F Eng"],
        Austria: ["A Vie", "A Bud", "A Ser"],
        Italy: ["A Tri", "A Tyr", "F Ion", "A Rom"],
        Russia: ["A Mos", "A War", "A Ukr", "F StP/sc", "A Swe"],
        Turkey: ["A Rum", "A Con", "F Bla", "F Aeg", "A Smy"],
      },
      centers: CENTERS_1902,
      dislodged: [
        { power: "France", unit: "A Bur", attackedFrom: "Mun", retreats: ["Gas"] },
        { power: "Austria", unit: "F Tri", attackedFrom: "Ven", retreats: ["Alb"] },
        { power: "Russia", unit: "F Rum", attackedFrom: "Bul", retreats: [] },
      ],
    },
    {
      ...lookOf("classic"),
      title: "Retreats of autumn 1902",
      orders: [
        order("retreat", "France", "succeeds", { at: "Bur", to: "Gas" }),
        order("retreat", "Austria", "fails", { at: "Tri", to: "Alb" }),
        order("disband", "Russia", "succeeds", { at: "Rum", dislodged: true }),
        order("build", "Germany", "pending", { at: "Mun", kind: "army" }),
        order("build", "Turkey", "pending", { at: "Ank", kind: "fleet" }),
        order("disband", "England", "pending", { at: "Edi" }),
        order("waive", "Italy", "pending", {}),
      ],
      highlights: HIGHLIGHTS,
    },
  );

const homes = (table: typeof board1935, powers: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    powers.map((power) => [
      power,
      table.provinces.filter(({ center, country }) => center && country === power).map(({ id }) => id),
    ]),
  );

/** The start of 1935: fleets in the ports that the booklet says. */
const PORTS_1935 = "Lon Ire Gib Bri Fna Rom Nap Lib Ham Mur Ros Ank Izm Ant Cro Mon Nav And Pru".split(" ");

export function start1935(): Scene {
  const powers = [...new Set(board1935.provinces.flatMap(({ country }) => country ?? []))];
  const centers = homes(board1935, powers);
  const units = Object.fromEntries(
    Object.entries(centers).map(([power, list]) => [
      power,
      list.map((id) => `${PORTS_1935.includes(id) ? "F" : "A"} ${id}`),
    ]),
  );
  return sceneOf({ phase: "S1935M", units, centers }, { ...lookOf("board1935"), title: "Spring 1935" });
}

/** Starting units of the players and of the nuclear powers (section 7.1 to section 8.5.2). */
const PLAYERS_1992: Units = {
  Egypt: ["F Alx", "W Asw", "A Cai"],
  Ethiopia: ["A AdA", "A DiD"],
  Iran: ["A Shi", "A Tbz", "A Teh"],
  Kazakhstan: ["A Alm", "A Akt"],
  Pakistan: ["A Isl", "A Kch", "A Pes"],
  Poland: ["A Gda", "A War"],
  Romania: ["A Buc", "A Clu"],
  "Saudi Arabia": ["A Dmm", "A Riy"],
  Ukraine: ["A Khk", "A Kyv", "F Sev"],
  Yugoslavia: ["A Bgd", "A Pod"],
};
const NUCLEAR_1992: Units = {
  NATO: ["A Ath", "W Avi", "W Dji", "W Inc", "F Izm", "A Par", "W Ram"],
  Russia: ["F Kal", "W Kra", "A Mos", "W Sve"],
  India: ["A Del", "W Mum"],
  Israel: ["W Tel"],
  "US Navy": ["F Kuw", "F Nap"],
};

function minors1992(): Record<string, string[]> {
  const { INDEPENDENTS, PAIRS } = dissolutionFacts;
  const name = (id: string): string => dissolutionBoard.provinces.find((row) => row.id === id)?.name ?? id;
  return Object.fromEntries([
    ...[...INDEPENDENTS.tan, ...INDEPENDENTS.bronze].map((id) => [name(id), [`A ${id}`]]),
    ...Object.entries(PAIRS).map(([power, ids]) => [power, ids.map((id) => `A ${id}`)]),
  ]);
}

export const start1992 = (orders: readonly SceneOrder[] = [], disabled: readonly string[] = []): Scene =>
  sceneOf(
    {
      phase: "S1992M",
      units: { ...PLAYERS_1992, ...NUCLEAR_1992, ...minors1992() },
      centers: homes(dissolutionBoard, Object.keys(PLAYERS_1992)),
    },
    { ...lookOf("dissolution"), title: "Spring 1992", orders, disabled },
  );

/** Sorties, a disabled wing, a unit that is destroyed where it came to, an army carried by a wing, and a unit that cannot be dislodged. */
export const turn1992 = (): Scene =>
  start1992(
    [
      order("move", "Iran", "succeeds", { at: "Tbz", to: "Aze" }),
      order("sortie", "Georgia", "fails", { at: "Geo", to: "Aze" }),
      order("support-move", "Russia", "succeeds", { at: "Kra", from: "Tbz", to: "Aze" }),
      order("support-hold", "NATO", "void", { at: "Inc", from: "Geo" }),
      order("hold", "US Navy", "succeeds", { at: "Kuw" }),
      order("support-hold", "Iraq", "succeeds", { at: "Irq", from: "Kuw" }),
      order("move", "Egypt", "succeeds", { at: "Cai", to: "Mec", path: ["Asw"] }),
      order("convoy", "Egypt", "succeeds", { at: "Asw", from: "Cai", to: "Mec" }),
      order("sortie", "Israel", "succeeds", { at: "Tel", to: "Sue" }),
      order("move", "Kazakhstan", "succeeds", { at: "Akt", to: "Ast" }),
      order("retaliation", "Kazakhstan", "succeeds", { at: "Ast", by: "Russia" }),
      order("move", "Saudi Arabia", "fails", { at: "Dmm", to: "UAE" }),
      order("sortie", "United Arab Emirates", "fails", { at: "UAE", to: "Dmm" }),
    ],
    ["Inc"],
  );

/** A winter on the Favor Map. */
const EMBASSIES: Units = {
  Egypt: ["N2k", "U1s", "I1r", "B1q", "R1p"],
  Ethiopia: ["N1s", "U2o", "I1u", "B2n", "R0z"],
  Iran: ["N1u", "U0z", "I0z", "B3f", "R2n"],
  Kazakhstan: ["N1p", "U1p", "I1s", "B1p", "R2j"],
  Pakistan: ["N2n", "U2k", "I0z", "B0z", "R2o"],
  Poland: ["N1q", "U2m", "I1q", "B1r", "R1r"],
  Romania: ["N1r", "U1q", "I2o", "B2m", "R0z"],
  "Saudi Arabia": ["N2m", "U2j", "I0z", "B1u", "R1s"],
  Ukraine: ["N1t", "U1r", "I1t", "B1s", "R2m"],
  Yugoslavia: ["N0z", "U0z", "I1p", "B3i", "R2k"],
};

export const winter1992 = (): Scene => ({
  ...embassyScene(EMBASSIES, new Set(), { title: "Winter 1992" }),
  orders: [
    order("move", "Kazakhstan", "succeeds", { at: "B1p", to: "B2o" }),
    order("support-move", "Ethiopia", "succeeds", { at: "I1u", from: "B1p", to: "B2o" }),
    order("move", "Poland", "fails", { at: "B1r", to: "B2m" }),
    order("support-move", "Ukraine", "succeeds", { at: "B1s", from: "B1r", to: "B2m" }),
    order("move", "Pakistan", "fails", { at: "I0z", to: "I1q" }),
    order("support-move", "Yugoslavia", "succeeds", {
      at: "I1p",
      from: "I0z",
      to: "I1q",
      aided: "Pakistan",
    }),
    order("hold", "Poland", "succeeds", { at: "I1q" }),
    order("support-hold", "Iran", "succeeds", { at: "R2n", from: "R2m" }),
    order("move", "Egypt", "succeeds", { at: "N2k", to: "N3h" }),
  ],
});

const layout = (embassies: Units): Favor => {
  const read = readFavor(embassies);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const PLAYERS = Object.keys(EMBASSIES);

/** Orders to embassies, by powers. */
const WINTER_ORDERS: Units = {
  Egypt: ["E B1q - B2o", "E N2k S N2m - N3h", "E R1p S R2o H"],
  Ethiopia: ["E I1u S B1q - B2o", "E B2n - B3g", "E R0z - R1q"],
  Iran: ["E B3f - B4e", "E R2n - R3f", "E U0z - U1t", "E N1u S U1p - U2o"],
  Kazakhstan: ["E B1p S B1q - B2o", "E U1p - U2o", "E R2j - R3i"],
  Pakistan: ["E I0z - I1q", "E U2k S U2j H", "E N2n S N1q - N2o", "E R2o - R3f", "E B0z - B1t"],
  Poland: ["E N1q - N2o", "E I1q - I2n", "E R1r S R1s H"],
  Romania: ["E I2o - I2n", "E U1q S U1p - U2o", "E N1r - N2m", "E R0z - R1q"],
  "Saudi Arabia": ["E N2m - N3h", "E R1s - R2k", "E I0z - I1q", "E U2j H"],
  Ukraine: ["E N1t - N2k", "E I1t S I1u H", "E R2m S R1s - R2k"],
  Yugoslavia: ["E I1p S PA I0z - I1q", "E R2k - R2j", "E U0z - U1t"],
};

/** A winter with everything that can become of an embassy. */
export function winterResults(tell?: (facts: OwnFacts) => string): Scene {
  const favor = layout(EMBASSIES);
  const submissions = new Map(
    Object.entries(WINTER_ORDERS).map(([name, lines]) => {
      const power = PLAYERS.indexOf(name) as Power;
      const orders = lines.map((line) => {
        const read = readEmbassyOrder(favor, power, line);
        if (!read.ok) throw new Error(`${name}, ${line}: ${read.error.code}`);
        return read.value;
      });
      return [power, orders];
    }),
  );
  const { orders, refused } = siftEmbassyOrders({ favor, restraints: [] }, submissions);
  if (refused.size > 0)
    throw new Error([...refused.values()].map(({ code, space }) => `${code} ${space}`).join());
  return favorScene(favor, {
    title: "Results of winter 1992",
    verdicts: resolveWinter(favor, orders).verdicts,
    ...(tell && { tell }),
  });
}

/** The map after an autumn in which many have offended: to near hexes, far ones, into Perimeters, and twice. */
export function autumnKicks(): Scene {
  const pending = ["SA U", "SA U", "SA N", "ET U", "EG U", "YU U", "KA R", "UK R", "UK R", "IR B", "PO I"];
  const codes = ["EG", "ET", "IR", "KA", "PA", "PO", "RO", "SA", "UK", "YU"];
  const { favor, kicks } = carryOutKicks(
    layout(EMBASSIES),
    pending.map((each) => ({
      power: codes.indexOf(each.slice(0, 2)) as Power,
      slice: each.slice(3) as SliceId,
    })),
  );
  return favorScene(favor, { title: "Kicks of autumn 1992", kicks });
}

import { type RequestFault, readBy } from "@chancery/contract";
import { fail, type LoosePosition, ok, type Result } from "@chancery/engine";
import { z } from "zod";
import type { ReadGame } from "../read-game.ts";
import type { RecordedPhase } from "../record.ts";
import { Notes } from "./notes.ts";
import { NUMBERINGS, type Numbering } from "./webdiplomacy-ids.ts";

const RULEBOOK = "2023";

const ignored = z.unknown().optional();
/** Numbers may be written as texts. */
const number = z.coerce.number().int();

const UnitSchema = z.looseObject({
  unitType: z.enum(["Army", "Fleet"]),
  terrID: number,
  countryID: number,
  retreating: z.enum(["Yes", "No"]),
});

const CenterSchema = z.looseObject({ terrID: number, countryID: number });

const OrderSchema = z.looseObject({
  countryID: number,
  terrID: number.nullish(),
  unitType: z.string().nullish(),
  type: z.string(),
  toTerrID: number.nullish(),
  fromTerrID: number.nullish(),
  viaConvoy: z.string().nullish(),
  turn: ignored,
  phase: ignored,
  success: z.string().nullish(),
  dislodged: z.string().nullish(),
});

const PhaseSchema = z.looseObject({
  turn: number,
  phase: z.string(),
  units: z.array(UnitSchema),
  centers: z.array(CenterSchema),
  orders: z.array(OrderSchema),
});

const StateSchema = z.looseObject({
  gameID: z.union([z.string(), z.number()]),
  variantID: number,
  phases: z.array(PhaseSchema),
  turn: ignored,
  phase: ignored,
  gameOver: ignored,
  standoffs: ignored,
  occupiedFrom: ignored,
});

type StateOf = z.output<typeof StateSchema>;
type PhaseOf = z.output<typeof PhaseSchema>;
type OrderOf = z.output<typeof OrderSchema>;

const TASKS: Readonly<Record<string, string>> = { Diplomacy: "M", Retreats: "R", Builds: "A" };
const FINISHED = "Finished";

/** Reads the state of a game as webDiplomacy's API answers it. */
export function readWebDiplomacy(given: unknown): Result<ReadGame, RequestFault> {
  const read = readBy(StateSchema, given);
  if (!read.ok) return read;
  const state = read.value;
  const numbering = NUMBERINGS[state.variantID];
  if (!numbering)
    return fail({
      code: "unknown-variant",
      path: "variantID",
      fault: { code: "unknown-variant", text: String(state.variantID), known: Object.keys(NUMBERINGS) },
    });
  const phases: RecordedPhase[] = [];
  for (const [index, phase] of state.phases.entries()) {
    // Before the game there is nothing to read.
    if (phase.phase === "Pre-game") continue;
    const wrong = wrongPhase(phase) ?? wrongIn(numbering, phase);
    if (wrong) return fail({ ...wrong, path: `phases[${index}].${wrong.path}` });
    phases.push(phaseOf(numbering, phase));
  }
  return ok({
    record: {
      id: String(state.gameID),
      variant: numbering.variant,
      rulebook: RULEBOOK,
      options: {},
      phases: withEnd(phases),
    },
    unknownFields: unknownIn(state),
  });
}

function wrongPhase({ phase }: PhaseOf): RequestFault | null {
  const values = [...Object.keys(TASKS), FINISHED];
  if (values.includes(phase)) return null;
  return { code: "bad-request", path: "phase", fault: { code: "not-one-of", values, given: phase } };
}

/** A number that stands for nothing. */
function wrongIn({ powers, places }: Numbering, { units, centers, orders }: PhaseOf): RequestFault | null {
  for (const [name, items] of Object.entries({ units, centers, orders }))
    for (const [index, item] of items.entries()) {
      const { countryID, ...rest } = item as OrderOf;
      const numbers = { terrID: rest.terrID, toTerrID: rest.toTerrID, fromTerrID: rest.fromTerrID };
      const [field] =
        Object.entries(numbers).find(([, id]) => id && !places[id - 1]) ??
        (countryID < 0 || countryID > powers.length ? ["countryID"] : []);
      if (field) return { code: "bad-request", path: `${name}[${index}].${field}`, fault: { code: "unfit" } };
    }
  return null;
}

/** A unit, and one that was dislodged there. */
const MOST_IN_PROVINCE = 2;

/** Power 0 stands for nobody: neutral units and centers that nobody owns. */
function phaseOf(numbering: Numbering, { turn, phase, units, centers, orders }: PhaseOf): RecordedPhase {
  const { powers, places } = numbering;
  const place = (id: number | null | undefined): string => places[(id ?? 0) - 1] ?? "";
  const task = TASKS[phase];
  const season = task === "A" ? "W" : turn % 2 === 0 ? "S" : "F";
  const name = phase === FINISHED ? "COMPLETED" : `${season}${1901 + Math.floor(turn / 2)}${task}`;
  const letter = (type: string | null | undefined): string => (type === "Fleet" ? "F" : "A");
  const provinceOf = (id: number | null | undefined): string => place(id).split("/")[0];
  const byProvince = Map.groupBy(units, ({ terrID }) => provinceOf(terrID));
  const unitAt = (id: number | null | undefined): string => {
    const here = (byProvince.get(provinceOf(id)) ?? []).slice(0, MOST_IN_PROVINCE);
    const unit = here.find(({ retreating }) => (retreating === "Yes") === (task === "R")) ?? here[0];
    return unit ? `${letter(unit.unitType)} ${place(unit.terrID)}` : place(id);
  };
  const ofPower = <T>(items: readonly (T & { countryID: number })[], text: (item: T) => string) =>
    Object.fromEntries(
      powers.map((power, index) => [
        power,
        items.filter(({ countryID }) => countryID === index + 1).map(text),
      ]),
    );
  const state: LoosePosition = {
    phase: name,
    units: ofPower(
      units.filter(({ retreating }) => retreating === "No"),
      ({ unitType, terrID }) => `${letter(unitType)} ${place(terrID)}`,
    ),
    centers: ofPower(centers, ({ terrID }) => place(terrID)),
    ...(task === "R" && {
      dislodged: units
        .filter(({ retreating }) => retreating === "Yes")
        .map(({ unitType, terrID, countryID }) => ({
          power: powers[countryID - 1],
          unit: `${letter(unitType)} ${place(terrID)}`,
        })),
    }),
  };
  const line = (order: OrderOf): string => {
    const unit = order.unitType ? `${letter(order.unitType)} ${place(order.terrID)}` : unitAt(order.terrID);
    const to = place(order.toTerrID);
    switch (order.type) {
      case "Hold":
        return `${unit} H`;
      case "Move":
        return `${unit} - ${to}${order.viaConvoy === "Yes" ? " VIA" : ""}`;
      case "Support hold":
        return `${unit} S ${unitAt(order.toTerrID)}`;
      case "Support move":
        return `${unit} S ${unitAt(order.fromTerrID)} - ${to}`;
      case "Convoy":
        return `${unit} C ${unitAt(order.fromTerrID)} - ${to}`;
      case "Retreat":
        return `${unit} R ${to}`;
      case "Disband":
        return `${unit} D`;
      case "Build Army":
        return `A ${to} B`;
      case "Build Fleet":
        return `F ${to} B`;
      case "Destroy":
        return `${unitAt(order.toTerrID ?? order.terrID)} D`;
      case "Wait":
        return "WAIVE";
      default:
        return `${unit} ${order.type} ${to}`.trim();
    }
  };
  const results = Object.fromEntries(
    orders.flatMap((order) => {
      const words = resultsIn(order);
      return words.length > 0 ? [[unitAt(order.terrID), words]] : [];
    }),
  );
  return {
    phase: name,
    state,
    orders: ofPower(orders, line),
    ...(Object.keys(results).length > 0 && { results }),
  };
}

/** What the state says of an order. Of supports it only says whether they helped, which isn't whether they were cut. */
const resultsIn = ({ type, success, dislodged }: OrderOf): string[] => [
  ...(type === "Move" && success === "No" ? ["bounce"] : []),
  ...(dislodged === "Yes" ? ["dislodged"] : []),
];

/** The last phase is the one that is still to be played. */
function withEnd(phases: readonly RecordedPhase[]): RecordedPhase[] {
  const [before, last] = [phases.at(-2), phases.at(-1)];
  if (!before || !last?.state || Object.values(last.orders).some((lines) => lines.length > 0))
    return [...phases];
  return [...phases.slice(0, -2), { ...before, next: last.state }];
}

function unknownIn(state: StateOf): readonly string[] {
  const notes = new Notes();
  notes.check(state, StateSchema, "");
  for (const phase of state.phases) {
    notes.check(phase, PhaseSchema, "phases[].");
    for (const unit of phase.units) notes.check(unit, UnitSchema, "phases[].units[].");
    for (const center of phase.centers) notes.check(center, CenterSchema, "phases[].centers[].");
    for (const order of phase.orders) notes.check(order, OrderSchema, "phases[].orders[].");
  }
  return notes.unknownFields;
}

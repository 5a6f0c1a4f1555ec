import { loadPeople, peopleIn } from "@chancery/bots";
import {
  type ErrorResponse,
  errorIn,
  explain,
  explainMisreading,
  type FindVariant,
  findVariant,
  idOf,
  type OpenGame,
  openVariant,
  type Prediction,
  PredictionRequestSchema,
  type RequestFault,
  readBy,
  shapeFault,
  stateOf,
  type Words,
} from "@chancery/contract";
import { programWords } from "@chancery/contract/program-words";
import {
  checkOrder,
  fail,
  formatOrder,
  formatPhase,
  formatPosition,
  formatUnit,
  type Order,
  ok,
  type PositionJson,
  type Result,
  readOrder,
  readPower,
  type State,
} from "@chancery/engine";
import { languageOf, type PageLanguage } from "@chancery/messages";
import { likelyLines } from "./likely.ts";

/** A prediction or why there is none; and the position that was asked about, in our spelling. */
export interface Predicted {
  readonly response: Prediction | ErrorResponse;
  readonly position: PositionJson | null;
}

/** As many orders of a unit as are worth telling. */
const MOST = 10;

type Lines = Record<string, string[]>;

/**
 * Says what people would order in a movement phase, and how the game would end among them; or why that can't be said. Never
 * throws on what it is given.
 */
export async function predict(
  given: unknown,
  find: FindVariant = findVariant,
  language: PageLanguage = "en",
): Promise<Predicted> {
  const asked = (given as { readonly language?: unknown } | null)?.language;
  const words = programWords((typeof asked === "string" && languageOf(asked)) || language);
  await loadPeople();
  const found = predictionFor(given, find, words);
  const id = idOf(given);
  if (!found.ok) return { response: { ...id, error: found.error }, position: null };
  const { orders, shares, position } = found.value;
  return { response: { ...id, orders, shares }, position };
}

type Refused = ErrorResponse["error"];

function predictionFor(
  given: unknown,
  find: FindVariant,
  words: Words,
): Result<Prediction & { readonly position: PositionJson }, Refused> {
  const refuse = (fault: RequestFault) => fail(errorIn(words, fault));
  const misshapen = shapeFault(given);
  if (misshapen) return refuse(misshapen);
  const request = readBy(PredictionRequestSchema, given);
  if (!request.ok) return refuse(request.error);
  const table = openVariant(request.value, find);
  if (!table.ok) return refuse(table.error);
  const state = stateOf(table.value, request.value.state);
  if (!state.ok) return refuse(state.error);
  const { rules } = table.value;
  if (state.value.phase.task !== "M")
    return refuse({ code: "bad-state", path: "state.phase", fault: { code: "only-moves-predicted" } });
  const { last, given: settled } = request.value;
  const before = last ? lastIn(table.value, state.value, last, words) : ok(null);
  if (!before.ok) return before;
  const known = readLines(table.value, state.value, settled, { path: "given", isChecked: true, words });
  if (!known.ok) return known;
  const people = peopleIn(rules, state.value, before.value);
  if (!people) return refuse({ code: "bad-request", path: "variant", fault: { code: "not-predicted" } });
  const orders: Prediction["orders"] = {};
  for (const unit of state.value.units) {
    const { name } = rules.powers[unit.power];
    const order = known.value.find((each) => each.unit === unit);
    orders[name] ??= {};
    orders[name][formatUnit(rules, unit)] = order
      ? [[formatOrder(rules, order), 1]]
      : likelyLines(people, rules, unit, MOST, known.value).map(([line, chance]) => [line, chance]);
  }
  const shares = Object.fromEntries(
    rules.powers.map(({ name }, power) => [name, rounded(people.shares[power])]),
  );
  return ok({ orders, shares, position: formatPosition(rules, state.value) });
}

const rounded = (chance: number): number => Math.round(chance * 10_000) / 10_000;

/** The movement phase before. */
function lastIn(
  table: OpenGame,
  { phase }: State,
  { units, orders }: { readonly units: Lines; readonly orders: Lines },
  words: Words,
) {
  const read = stateOf(table, { phase: formatPhase(phase), units });
  if (!read.ok)
    return fail(errorIn(words, { ...read.error, path: read.error.path.replace(/^state/, "last") }));
  const lines = readLines(table, read.value, orders, { path: "last.orders", isChecked: false, words });
  return lines.ok ? ok({ units: read.value.units, orders: lines.value }) : lines;
}

/** Reads orders, each of a unit of its own. Those of the phase before needn't have been legal. */
function readLines(
  { rules, notation }: OpenGame,
  state: State,
  sheets: Lines,
  {
    path: root,
    isChecked,
    words,
  }: { readonly path: string; readonly isChecked: boolean; readonly words: Words },
): Result<readonly Order[], Refused> {
  const orders: Order[] = [];
  for (const [name, lines] of Object.entries(sheets)) {
    const power = readPower(notation, name);
    if (!power.ok)
      return fail(errorIn(words, { code: "unknown-power", path: `${root}.${name}`, fault: power.error }));
    for (const [index, line] of lines.entries()) {
      const path = `${root}.${name}[${index}]`;
      const refuse = (message: string) => fail({ code: "bad-request", message, path } as const);
      const read = readOrder(notation, state, power.value, line);
      if (!read.ok) return refuse(explainMisreading(words, rules, read.error));
      const order = read.value;
      const checked = checkOrder(rules, state, order);
      if (isChecked && !checked.ok) return refuse(explain(words, rules, checked.error).why);
      if (orders.some(({ unit }) => unit === order.unit))
        return fail(errorIn(words, { code: "bad-request", path, fault: { code: "ordered-twice" } }));
      orders.push(order);
    }
  }
  return ok(orders);
}

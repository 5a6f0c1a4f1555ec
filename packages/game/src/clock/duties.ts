import { holdingOut, legalOrders, type Power, type Rules, type State } from "@chancery/engine";
import { gameOf, powersBySeat, stateOf } from "../game-of.ts";
import { stageOf } from "../room/schedule/stage.ts";
import { botAt, currentTurn, sheetOf, type Table } from "../table.ts";

/** Whether a player has anything to decide for a power, civil disorder apart. */
function hasSay(rules: Rules, state: State, power: Power): boolean {
  const orders = legalOrders(rules, { ...state, disorder: [] }, power);
  // A unit that has no place to retreat to leaves nothing to decide.
  const isChoice =
    state.phase.task === "R" ? orders.some(({ type }) => type === "retreat") : orders.length > 0;
  return isChoice || hasLines(rules, state, power);
}

/** Whether there is any line of the game's own to write for a power. */
function hasLines(rules: Rules, state: State, power: Power): boolean {
  for (const _ of rules.own?.lines(rules, state, power) ?? []) return true;
  return false;
}

const sayings = new WeakMap<State, ReadonlySet<string>>();

/** Powers on any seat that have something to decide in the current phase. */
function powersWithSay(table: Table): ReadonlySet<string> {
  const { rules } = gameOf(table);
  const state = stateOf(table);
  const known = sayings.get(state);
  if (known) return known;
  const powers = state.seats.flat().filter((power) => hasSay(rules, state, power));
  const names = new Set(powers.map((power) => rules.powers[power].name));
  sayings.set(state, names);
  return names;
}

/** The powers of a seat whose player may order something, by seat. Nobody orders for an empty seat. */
export function callable(table: Table): readonly (readonly string[])[] {
  // While a room is told what a turn came to, it has been played.
  if (stageOf(table) === "results") return table.seats.map(() => []);
  const withSay = powersWithSay(table);
  return powersBySeat(table).map((powers, seat) =>
    table.seats[seat].holder === null ? [] : powers.filter((power) => withSay.has(power)),
  );
}

/**
 * The powers the game waits for, by seat: not those in civil disorder, whose player may yet come back, nor those its
 * rules never wait for.
 */
export function due(table: Table): readonly (readonly string[])[] {
  const { rules } = gameOf(table);
  const state = stateOf(table);
  const excused = [...rules.powers.entries()]
    .filter(([power]) => isExcused(rules, state, power as Power))
    .map(([, { name }]) => name);
  return callable(table).map((powers) => powers.filter((power) => !excused.includes(power)));
}

const isExcused = (rules: Rules, state: State, power: Power): boolean =>
  state.disorder.includes(power) || rules.own?.isWaitedFor(rules, state, power) === false;

/**
 * Whether a player has submitted anything: a sheet for any of their powers, even an empty one, or that they're
 * ready. Only players who submit nothing at all are silent. A bot never is: if it fails, its units hold.
 */
export function hasSubmitted(table: Table, seat: number): boolean {
  if (botAt(table, seat)) return true;
  if (!isNegotiating(table) && table.ready.includes(seat)) return true;
  const turn = currentTurn(table);
  return powersBySeat(table)[seat].some((power) => sheetOf(turn, power) !== undefined);
}

/** Powers that are waited for and whose player has submitted nothing. */
export const missing = (table: Table): readonly string[] =>
  due(table).flatMap((powers, seat) => (hasSubmitted(table, seat) ? [] : powers));

/** Whether people talk first and write then, or both at the same time. */
const isStaged = ({ setup }: Table): boolean =>
  setup.clock.kind === "live" || (setup.clock.kind === "referee" && setup.talk === "rulebook");

/** Whether the table is in a negotiation that has to end before anything is resolved. */
export const isNegotiating = (table: Table): boolean =>
  table.status === "playing" && isStaged(table) && table.clock.stage === "negotiation";

/** In a room a lost country is waited for as well: it files its revival, or says that it files none (MB-243). */
const isOrdered = (table: Table): ((power: string) => boolean) => {
  const { disorder } = stateOf(table);
  const { powers } = gameOf(table).rules;
  return (power) => !disorder.some((each) => powers[each].name === power);
};

/** Seats that may talk or order though nobody waits for them, as exiles may: they aren't counted, done or not. */
export function excusedFrom(table: Table): readonly number[] {
  if (table.room) return [];
  const { rules } = gameOf(table);
  const state = stateOf(table);
  if (isNegotiating(table))
    return [...state.seats.keys()].filter((seat) =>
      state.seats[seat].every((power) => rules.own?.isWaitedFor(rules, state, power) === false),
    );
  const called = due(table);
  return callable(table).flatMap((powers, seat) =>
    powers.length > 0 && called[seat].length === 0 ? [seat] : [],
  );
}

/** Seats that are not done with the present stage. Empty ones are not waited for. */
export function waitedFor(table: Table): readonly number[] {
  const seats = [...table.seats.keys()];
  if (!isNegotiating(table)) {
    const called = table.room ? callable(table).map((powers) => powers.filter(isOrdered(table))) : due(table);
    return seats.filter((seat) => called[seat].length > 0 && !table.ready.includes(seat));
  }
  const held = seats.filter((seat) => table.seats[seat].holder !== null);
  // Delegations that have lost their country negotiate too (R17).
  if (table.room) return held.filter((seat) => !table.ready.includes(seat));
  const state = stateOf(table);
  const agreed = seats.filter((seat) => table.ready.includes(seat) || table.seats[seat].holder === null);
  const out = holdingOut(state, new Set(agreed.flatMap((seat) => state.seats[seat])));
  return seats.filter((seat) => out.includes(state.seats[seat]));
}

/** All that a seat has to order in the present turn, by version; undefined if something has not been written yet. */
export function writtenBy(table: Table, seat: number): Readonly<Record<string, number>> | undefined {
  const turn = currentTurn(table);
  const powers = callable(table)[seat];
  const sheets = powers.map((power) => sheetOf(turn, power));
  if (powers.length === 0 || !sheets.every((sheet) => sheet !== undefined)) return undefined;
  return Object.fromEntries(sheets.map(({ receipt }) => [receipt.power, receipt.version]));
}

/**
 * Seats that had written their orders when they agreed to end the negotiation, and have not changed them since. If all
 * agree, nobody was still talking, so they don't have to say again that they are ready.
 */
export const readyWithOrders = (table: Table): readonly number[] =>
  table.ready.filter((seat) => {
    const then = Object.entries(table.written?.[seat] ?? {});
    const now = writtenBy(table, seat) ?? {};
    return then.length > 0 && then.every(([power, version]) => now[power] === version);
  });

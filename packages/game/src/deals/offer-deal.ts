import type { Deal } from "@chancery/api";
import {
  fail,
  formatOrder,
  formatUnit,
  ok,
  type Power,
  playPhase,
  powerNamed,
  type Result,
  readOrders,
  restoreOrder,
} from "@chancery/engine";
import { gameOf, powersBySeat, stateOf } from "../game-of.ts";
import { EVERYBODY } from "../press/channel.ts";
import { noSuchPower, type Refusal, refusal } from "../refusal.ts";
import { type Answered, currentTurn, type Message, type Offered, type Table } from "../table.ts";
import { dealAt, recipientsOf, yearOf } from "./deal.ts";

/** How many years ahead a promise can reach. */
const FARTHEST = 20;

type Heading = Pick<Message, "channel" | "from">;

/** Reads a deal that someone wants to send, with its orders as they're usually written. */
export function readDeal(
  table: Table,
  heading: Heading,
  own: readonly string[],
  deal: Deal,
): Result<Offered, Refusal> {
  if (table.status !== "playing") return fail(refusal("bad-deal", "over"));
  const recipients = recipientsOf(heading);
  const isPrivate = heading.channel !== EVERYBODY && own.includes(heading.from);
  if (!isPrivate || recipients.every((power) => own.includes(power)))
    return fail(refusal("bad-deal", "recipients"));
  const terms = readTerms(table, [heading.from, ...recipients], deal);
  return terms.ok ? ok({ terms: terms.value, turn: currentTurn(table).number }) : terms;
}

function readTerms(table: Table, parties: readonly string[], deal: Deal): Result<Deal, Refusal> {
  if (deal.kind === "orders") return readPromises(table, parties, deal.orders);
  const from = yearOf(currentTurn(table).phase);
  const to = from + FARTHEST;
  if (deal.through < from || deal.through > to)
    return fail(refusal("bad-deal", "year", { from: String(from), to: String(to) }));
  if (deal.kind === "alliance") {
    const powers = powersBySeat(table).flat();
    if (!powers.includes(deal.against)) return fail(noSuchPower(deal.against, powers));
    if (parties.includes(deal.against)) return fail(refusal("bad-deal", "against"));
  }
  if (deal.kind === "demilitarize") {
    const { provinces } = gameOf(table).rules.board;
    if (!provinces.some(({ id }) => id === deal.province))
      return fail(refusal("bad-deal", "province", { province: deal.province }));
  }
  return ok(deal);
}

function readPromises(
  table: Table,
  parties: readonly string[],
  orders: Readonly<Record<string, readonly string[]>>,
): Result<Deal, Refusal> {
  const promised: Record<string, readonly string[]> = {};
  for (const [power, lines] of Object.entries(orders)) {
    if (!parties.includes(power)) return fail(refusal("bad-deal", "not-a-party", { power }));
    const read = readLines(table, power, lines);
    if (!read.ok) return read;
    if (read.value.length > 0) promised[power] = read.value;
  }
  return Object.keys(promised).length > 0
    ? ok({ kind: "orders", orders: promised })
    : fail(refusal("bad-deal", "empty"));
}

/** The lines of a power as they're usually written: each must be legal by itself, and no unit gets two orders. */
function readLines(table: Table, name: string, lines: readonly string[]): Result<readonly string[], Refusal> {
  const { rules, notation } = gameOf(table);
  const power = powerNamed(rules, name) as Power;
  const state = restoreOrder(stateOf(table), power);
  const read: string[] = [];
  const units = new Set<unknown>();
  for (const line of lines) {
    const { orders } = readOrders(notation, state, power, line);
    const [first] = orders;
    if (orders.length !== 1 || !first.reading.ok)
      return fail(refusal("bad-deal", "line", { power: name, line }));
    const order = first.reading.value;
    const verdict = playPhase(rules, state, new Map([[power, [order]]])).verdicts.get(order);
    if (verdict?.status === "illegal") return fail(refusal("bad-deal", "line", { power: name, line }));
    if (order.unit && units.has(order.unit))
      return fail(refusal("bad-deal", "twice", { power: name, unit: formatUnit(rules, order.unit) }));
    units.add(order.unit);
    read.push(formatOrder(rules, verdict?.order ?? order));
  }
  return ok(read);
}

/** An answer to the deal of a message, by its number among all of the table. */
export function readAnswer(
  table: Table,
  { channel, from }: Heading,
  index: number,
  { accept, why = null }: { readonly accept: boolean; readonly why?: Answered["why"] | undefined },
): Result<Answered, Refusal> {
  const deal = table.messages[index]?.channel === channel ? dealAt(table, index) : null;
  if (!deal) return fail(refusal("no-such-deal"));
  const isOwn = deal.from === from;
  if (!isOwn && !deal.recipients.includes(from)) return fail(refusal("no-such-deal"));
  if (deal.state !== "open" || deal.accepted.includes(from) || (isOwn && accept))
    return fail(refusal("deal-closed"));
  return ok({ to: index, accept, why, turn: currentTurn(table).number });
}
